#include "ui/ledger/ledger_detail.h"
#include "ui/ledger/ledger_page.h"
#include "ui/ledger/ledger_table.h"
#include "ui/ledger/number_story_dialog.h"
#include "ui/ledger/receipt_dialog.h"

namespace lekthi::ui {

void LedgerPage::connectLinks()
{
    using Open = void (LedgerPage::*)(const store::LedgerEntry &);
    const auto fromTable = [this](void (LedgerTable::*wanted)(), Open open) {
        connect(m_table, wanted, this, [this, open] {
            if (const store::LedgerEntry *entry = currentEntry())
                (this->*open)(*entry);
        });
    };
    const auto fromDetail = [this](void (LedgerDetail::*wanted)(), Open open) {
        connect(m_detail, wanted, this, [this, open] {
            if (const auto line = m_detail->line())
                (this->*open)(line->entry);
        });
    };
    fromTable(&LedgerTable::counterWanted, &LedgerPage::openCounter);
    fromTable(&LedgerTable::historyWanted, &LedgerPage::openHistory);
    fromTable(&LedgerTable::storyWanted, &LedgerPage::openStory);
    fromDetail(&LedgerDetail::counterWanted, &LedgerPage::openCounter);
    fromDetail(&LedgerDetail::historyWanted, &LedgerPage::openHistory);
    fromDetail(&LedgerDetail::storyWanted, &LedgerPage::openStory);
    fromDetail(&LedgerDetail::receiptWanted, &LedgerPage::openReceipt);
    connect(m_detail, &LedgerDetail::rowWanted, this, &LedgerPage::showRow);
}

const store::LedgerEntry *LedgerPage::currentEntry() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? &m_model->row(current.row()).entry : nullptr;
}

void LedgerPage::openCounter(const store::LedgerEntry &entry)
{
    emit m_session.counterWanted(entry.counterId);
}

void LedgerPage::openHistory(const store::LedgerEntry &entry)
{
    const int projectId = entry.key.projectId;
    const int typeId = entry.key.correspondenceTypeId;
    m_session.worker().run(
        this,
        [projectId, typeId](store::Connection &connection) {
            return models::readTemplateInUse(connection, projectId, typeId);
        },
        [this, own = models::TemplateKey{projectId, typeId}](const store::Result<models::TemplateKey> &used) {
            if (used || used.error().kind == store::ErrorKind::NotFound)
                emit m_session.historyWanted(used ? *used : own);
            else
                say(Banner::Kind::Error, [error = used.error()] { return store::describe(error); });
        });
}

void LedgerPage::openStory(const store::LedgerEntry &entry)
{
    (new NumberStoryDialog(m_session, entry.number, window()))->open();
}

void LedgerPage::openReceipt(const store::LedgerEntry &entry)
{
    if (m_digests)
        (new ReceiptDialog(m_session, *m_digests, entry, window()))->open();
}

} // namespace lekthi::ui
