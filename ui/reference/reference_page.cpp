#include "ui/reference/reference_page.h"

#include "core/files/written_file.h"
#include "core/store/people/rights.h"
#include "models/reference/reference_words.h"
#include "models/reference/reference_work.h"
#include "ui/reference/reference_form.h"
#include "ui/reference/reference_import_dialog.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/page_heading.h"
#include "ui/widgets/scrolled_details.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::ReferenceListModel;
using store::ReferenceItem;
using store::ReferenceKind;

namespace {

constexpr int narrowestColumn = 80; // for a heading above short codes

} // namespace

ReferencePage::ReferencePage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_mayChange(store::may(session.person(), store::Deed::ManageReference))
    , m_model(new ReferenceListModel(this))
    , m_title(new QLabel(this))
    , m_count(new QLabel(this))
    , m_import(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_add(new QPushButton(this))
    , m_kinds(new QTabBar(this))
    , m_search(new QLineEdit(this))
    , m_closed(new QCheckBox(this))
    , m_banner(new Banner(this))
    , m_readOnly(makeLabel(this, Look::Secondary))
    , m_stack(new QStackedWidget(this))
    , m_table(new ListTable(*m_model, this))
    , m_empty(new EmptyState(this))
    , m_form(new ReferenceForm(this))
{
    setObjectName(u"referencePage"_s);
    m_import->setObjectName(u"referenceImport"_s);
    m_export->setObjectName(u"referenceExport"_s);
    m_add->setObjectName(u"referenceAdd"_s);
    m_kinds->setObjectName(u"referenceKinds"_s);
    m_search->setObjectName(u"referenceSearch"_s);
    m_closed->setObjectName(u"referenceClosed"_s);
    m_banner->setObjectName(u"referenceBanner"_s);
    m_table->setObjectName(u"referenceTable"_s);
    m_readOnly->setObjectName(u"referenceReadOnly"_s);
    build();
    connectParts();
}

PageHeading *ReferencePage::makeHeading()
{
    theme::setLook(m_count, Look::Secondary);
    auto *heading = new PageHeading(m_title, m_count, this);
    for (QPushButton *button : {m_import, m_export, m_add})
        heading->add(button);
    return heading;
}

void ReferencePage::build()
{
    for (int kind = 0; kind < int(store::referenceKinds.size()); ++kind)
        m_kinds->addTab({});
    m_kinds->setDrawBase(false);
    m_kinds->setExpanding(false);
    // Qt does not say in every language what its buttons for scrolling do.
    for (QToolButton *button : m_kinds->findChildren<QToolButton *>())
        button->setAccessibleName({});
    m_search->setClearButtonEnabled(true);
    buildTable();
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    showSource();

    auto *filters = new QHBoxLayout;
    filters->setSpacing(theme::gap);
    filters->addWidget(m_search, 1);
    filters->addWidget(m_closed);
    auto *list = new QWidget(this);
    auto *listLayout = new QVBoxLayout(list);
    listLayout->setContentsMargins(0, 0, theme::gapSmall, 0);
    listLayout->setSpacing(theme::gapSmall);
    listLayout->addLayout(filters);
    listLayout->addWidget(m_stack, 1);
    auto *scroll = new ScrolledDetails(m_form, this);
    auto *splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(list);
    splitter->addWidget(scroll);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(makeHeading());
    layout->addWidget(m_kinds);
    layout->addWidget(m_readOnly);
    layout->addWidget(splitter, 1);
    m_banner->floatOver(*splitter);
    setKeyboardStart(*this, *m_table);
}

void ReferencePage::buildTable()
{
    m_table->horizontalHeader()->setMinimumSectionSize(narrowestColumn);
    m_table->horizontalHeader()->setSectionResizeMode(ReferenceListModel::Name, QHeaderView::Stretch);
    // Lists have an order of their own, to which a third click leads back.
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    m_table->setFit([this] {
        m_table->leaveOut(ReferenceListModel::Parent, !store::parentKindOf(kind()));
        m_table->leaveOut(ReferenceListModel::State, !m_closed->isChecked());
        for (const int column :
             {ReferenceListModel::Code, ReferenceListModel::Parent, ReferenceListModel::State})
            m_table->setColumnWidth(column, m_table->contentWidth(column));
    });
    m_table->keepFor(m_session.person().login);
}

void ReferencePage::connectParts()
{
    connect(m_kinds, &QTabBar::currentChanged, this, &ReferencePage::chooseKind);
    const auto filter = [this] {
        const int id = m_form->shown().id;
        m_model->setFilter(m_search->text(), m_closed->isChecked());
        m_wanted = id;
        showList();
    };
    connect(m_search, &QLineEdit::textChanged, this, filter);
    connect(m_closed, &QCheckBox::toggled, this, filter);
    connect(m_add, &QPushButton::clicked, this, &ReferencePage::startNew);
    connect(m_import, &QPushButton::clicked, this, &ReferencePage::askForImport);
    connect(m_export, &QPushButton::clicked, this, &ReferencePage::askForExport);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_model->count() == 0)
            startNew();
        else
            m_search->clear();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ReferencePage::showCurrent);
    connect(m_form, &ReferenceForm::saveRequested, this, &ReferencePage::save);
    connect(m_banner, &Banner::actionTriggered, this, &ReferencePage::read);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
    auto *find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    auto *create = new QShortcut(QKeySequence::New, this);
    connect(create, &QShortcut::activated, this, [this] {
        if (mayChange())
            startNew();
    });
}

ReferenceKind ReferencePage::kind() const
{
    return store::referenceKinds.at(std::max(0, m_kinds->currentIndex()));
}

void ReferencePage::activate()
{
    m_wanted = m_form->shown().id;
    readSource();
    read();
}

void ReferencePage::chooseKind()
{
    m_banner->hideMessage();
    m_isNew = false;
    m_wanted = 0;
    m_model->setItems({});
    read();
}

/// What belongs to others is shown with their codes, so that these are read as well.
void ReferencePage::read()
{
    m_session.worker().cancel(m_ticket);
    QList<ReferenceKind> needed;
    if (store::hasParticipants(kind()))
        needed.append(ReferenceKind::Organization);
    if (const auto parent = store::parentKindOf(kind()))
        needed.append(*parent);
    needed.append(kind());
    for (const ReferenceKind one : needed)
        m_ticket =
            m_session.worker().run(this, models::readingReference(one),
                                   [this, one](const store::Result<Items> &items) { take(one, items); });
    showState();
}

void ReferencePage::take(ReferenceKind read, const store::Result<Items> &items)
{
    if (!items) {
        m_banner->showMessage(Banner::Kind::Error, store::describe(items.error()), tr("Try again"));
        return;
    }
    m_items.insert(read, *items);
    if (read != kind())
        return;
    const auto parent = store::parentKindOf(read);
    const Items parents = parent ? m_items.value(*parent) : Items();
    m_form->setLists(parents, m_items.value(ReferenceKind::Organization));
    m_model->setItems(*items, parents);
    if (const QString code = std::exchange(m_wantedCode, {}); !code.isEmpty()) {
        const auto added = std::ranges::find(*items, code, &ReferenceItem::code);
        m_wanted = added == items->end() ? 0 : added->id;
    }
    showList();
}

void ReferencePage::showList()
{
    const bool isEmpty = m_model->rowCount() == 0;
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_table);
    m_table->fitColumns();
    if (!m_isNew && !isEmpty) {
        const int row = std::max(0, m_model->rowOf(std::exchange(m_wanted, 0)));
        m_table->setCurrentIndex(m_model->index(row, 0));
        showCurrent();
    }
    showState();
}

void ReferencePage::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    m_isNew = false;
    m_form->show(m_model->item(current.row()));
    showState();
}

void ReferencePage::readSource()
{
    m_session.worker().run(this, models::readingReferenceSource(), [this](const auto &source) {
        if (!source)
            return;
        m_source = *source;
        showSource();
        showState();
    });
}

void ReferencePage::showSource()
{
    for (QPushButton *button : {m_import, m_add})
        button->setVisible(mayChange());
    m_form->setReadOnly(!mayChange());
    m_readOnly->setVisible(!mayChange());
    m_readOnly->setText(m_source ? models::sourceText(*m_source)
                                 : tr("Only Super Admins change these lists."));
}

void ReferencePage::startNew()
{
    m_isNew = true;
    ReferenceItem item;
    item.kind = kind();
    m_form->show(item);
    showState();
    takeKeyboard(*m_form);
}

void ReferencePage::save(const ReferenceItem &item)
{
    if (std::exchange(m_isSaving, true))
        return;
    m_form->setWorking(true);
    m_banner->hideMessage();
    m_session.worker().run(this, models::savingReference({item}, std::nullopt),
                           [this, item](const store::Result<int> &changed) { takeSaved(item, changed); });
}

void ReferencePage::takeSaved(const ReferenceItem &item, const store::Result<int> &changed)
{
    m_isSaving = false;
    m_form->setWorking(false);
    if (!changed) {
        const bool isStale = changed.error().kind == store::ErrorKind::Conflict && item.id != 0;
        m_banner->showMessage(Banner::Kind::Error, store::describe(changed.error()),
                              isStale ? tr("Read again") : QString());
        return;
    }
    m_isNew = false;
    m_wanted = item.id;
    m_wantedCode = item.id == 0 ? item.code : QString();
    m_banner->showMessage(Banner::Kind::Good, item.id == 0 ? tr("%1 is added.").arg(item.code)
                                                           : tr("%1 is saved.").arg(item.code));
    if (!item.active)
        m_closed->setChecked(true);
    m_session.refreshReference();
    read();
}

void ReferencePage::askForImport()
{
    auto *dialog = new QFileDialog(this, tr("Import a list"));
    dialog->setObjectName(u"referenceImportFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({u"CSV (*.csv *.tsv *.txt)"_s, u"* (*)"_s});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        auto *import = new ReferenceImportDialog(m_session, kind(), path, this);
        connect(import, &ReferenceImportDialog::imported, this, [this](int rows) {
            m_banner->showMessage(Banner::Kind::Good, tr("%n entries imported.", nullptr, rows));
            m_session.refreshReference();
            read();
        });
        import->open();
    });
    dialog->open();
}

void ReferencePage::askForExport()
{
    auto *dialog = new QFileDialog(this, tr("Export the list"));
    dialog->setObjectName(u"referenceExportFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(store::referenceKindName(kind()).toLower().replace(u'_', u'-') + u".csv"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &ReferencePage::exportTo);
    dialog->open();
}

void ReferencePage::exportTo(const QString &path)
{
    m_session.worker().run(
        this,
        [path, work = models::exportingReference(kind())](store::Connection &connection) {
            return work(connection).map([&](const QByteArray &bytes) {
                return files::writeWholeFile(path, bytes);
            });
        },
        [this, path](const store::Result<files::Written> &written) {
            if (written && *written)
                m_banner->showMessage(Banner::Kind::Good, tr("Written to %1.").arg(path));
            else
                m_banner->showMessage(Banner::Kind::Error,
                                      written ? written->error() : store::describe(written.error()));
        });
}

void ReferencePage::showState()
{
    m_form->setVisible(m_isNew || m_table->currentIndex().isValid());
    m_count->setText(tr("%n entries", nullptr, m_model->rowCount()));
    if (m_model->count() == 0)
        m_empty->setTexts(tr("Nothing here yet"),
                          tr("%1 appear here.", "the list").arg(models::listTitle(kind())),
                          mayChange() ? tr("Add the first one") : QString());
    else
        m_empty->setTexts(tr("No matching entries"), tr("No entry contains what you searched for."),
                          tr("Show all entries"));
}

void ReferencePage::retranslate()
{
    m_title->setText(tr("Reference data"));
    m_import->setText(tr("Import…"));
    m_export->setText(tr("Export…"));
    m_add->setText(tr("Add…"));
    m_kinds->setAccessibleName(tr("Lists of the reference data"));
    for (int at = 0; at < m_kinds->count(); ++at)
        m_kinds->setTabText(at, models::listTitle(store::referenceKinds.at(at)));
    m_search->setPlaceholderText(tr("Search by code or name"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_closed->setText(tr("Show closed entries"));
    m_table->setAccessibleName(tr("Reference data"));
    showSource();
    m_model->retranslate();
    m_table->retranslate();
    m_form->retranslate();
    showState();
}

} // namespace lekthi::ui
