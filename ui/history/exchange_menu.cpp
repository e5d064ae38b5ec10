#include "ui/history/exchange_menu.h"

#include "models/exchange/template_exchange.h"
#include "models/session/session.h"
#include "ui/history/import_dialog.h"
#include "ui/shell/theme.h"

#include <QFileDialog>
#include <QMenu>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

ExchangeMenu::ExchangeMenu(models::Session &session, QWidget *parent)
    : QPushButton(parent)
    , m_session(session)
{
    setObjectName(u"historyExchange"_s);
    theme::setLook(this, Look::MenuButton);
    auto *menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    m_export = menu->addAction({}, this, &ExchangeMenu::askWhereTo);
    m_import = menu->addAction({}, this, &ExchangeMenu::askWhatFrom);
    setMenu(menu);
    setEnabled(false);
}

void ExchangeMenu::setProject(int projectId)
{
    m_projectId = projectId;
    setEnabled(projectId > 0);
    retranslate();
}

QString ExchangeMenu::projectCode() const
{
    const store::Project *project = m_session.reference().project(m_projectId);
    return project ? project->code : QString();
}

void ExchangeMenu::retranslate()
{
    const QString code = projectCode();
    const bool mayImport = m_session.person().mayEditTemplatesOf(m_projectId);
    setText(tr("Export, import"));
    m_export->setText(tr("Export the templates of %1…").arg(code));
    m_import->setText(tr("Import templates into %1…").arg(code));
    m_import->setEnabled(mayImport);
    m_import->setToolTip(mayImport ? QString()
                                   : tr("Only Project Admins of %1 can import templates.").arg(code));
}

void ExchangeMenu::askWhereTo()
{
    auto *dialog = new QFileDialog(this, tr("Export templates"));
    dialog->setObjectName(u"exportFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->selectFile(u"%1-templates.json"_s.arg(projectCode()));
    connect(dialog, &QFileDialog::fileSelected, this, &ExchangeMenu::exportTo);
    dialog->open();
}

void ExchangeMenu::askWhatFrom()
{
    auto *dialog = new QFileDialog(this, tr("Import templates"));
    dialog->setObjectName(u"importFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({u"JSON (*.json)"_s, u"* (*)"_s});
    connect(dialog, &QFileDialog::fileSelected, this, &ExchangeMenu::importFrom);
    dialog->open();
}

void ExchangeMenu::exportTo(const QString &path)
{
    m_session.worker().run(
        this,
        [reference = m_session.reference(), login = m_session.person().login, id = m_projectId,
         path](store::Connection &connection) {
            return models::exportTemplates(connection, reference, id, login, path);
        },
        [this, path](const store::Result<tl::expected<int, QString>> &read) {
            if (!read)
                emit failed(store::describe(read.error()));
            else if (const auto &written = *read)
                emit exported(*written, path);
            else
                emit failed(written.error());
        });
}

void ExchangeMenu::importFrom(const QString &path)
{
    auto *dialog = new ImportDialog(m_session, m_projectId, path, window());
    connect(dialog, &ImportDialog::imported, this, &ExchangeMenu::imported);
    dialog->open();
}

} // namespace lekthi::ui
