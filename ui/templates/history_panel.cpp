#include "ui/templates/history_panel.h"

#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/templates/diff_card.h"
#include "ui/widgets/expander.h"

#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::TemplateVersion;

namespace {

constexpr int mostLines = 5;

} // namespace

HistoryPanel::HistoryPanel(QWidget *parent)
    : QWidget(parent)
    , m_header(new Expander(this))
    , m_body(new QWidget(this))
    , m_list(new QListWidget(m_body))
    , m_diff(new DiffCard(u"versionDiff"_s, m_body))
    , m_take(new QPushButton(m_body))
{
    m_header->setObjectName(u"templateHistory"_s);
    m_list->setObjectName(u"templateVersions"_s);
    m_take->setObjectName(u"takeVersionButton"_s);
    m_header->showArrow();
    build();
    connect(m_header, &Expander::toggled, this, &HistoryPanel::setOpen);
    connect(m_list, &QListWidget::currentRowChanged, this, &HistoryPanel::compare);
    connect(m_take, &QPushButton::clicked, this, [this] {
        if (const TemplateVersion *version = chosen())
            emit takeRequested({version->after, version->settings});
    });
    setOpen(false);
}

void HistoryPanel::build()
{
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    auto *actions = new QHBoxLayout;
    actions->addStretch(1);
    actions->addWidget(m_take);
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gapSmall);
    column->addWidget(m_list);
    column->addWidget(m_diff);
    column->addLayout(actions);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_header, 0, Qt::AlignLeft);
    layout->addWidget(m_body);
}

bool HistoryPanel::isOpen() const
{
    return m_header->isChecked();
}

void HistoryPanel::setOpen(bool open)
{
    m_body->setVisible(open);
    if (open)
        emit opened();
}

void HistoryPanel::setVersions(const QList<TemplateVersion> &versions, PersonName nameOf)
{
    m_versions = versions;
    m_nameOf = std::move(nameOf);
    fill();
}

void HistoryPanel::setEdited(const models::TemplateRules &edited)
{
    m_edited = edited;
    if (isOpen())
        compare();
}

void HistoryPanel::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    compare();
}

const TemplateVersion *HistoryPanel::chosen() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_versions.size() ? &m_versions.at(row) : nullptr;
}

void HistoryPanel::fill()
{
    const int row = m_list->currentRow();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const TemplateVersion &version : std::as_const(m_versions)) {
            const QString when = models::timeText(version.changedAt, Preferences::instance().calendar());
            QString text =
                tr("Version %1 · %2 · %3 · %4", "number, time, person, reason")
                    .arg(QString::number(version.version), when, m_nameOf(version.changedBy), version.reason);
            m_list->addItem(text);
            QListWidgetItem *item = m_list->item(m_list->count() - 1);
            item->setToolTip(text);
            item->setSizeHint({0, theme::textRowHeight()});
        }
        m_list->setCurrentRow(std::min(std::max(row, 0), m_list->count() - 1));
    }
    const int lines = std::clamp<int>(int(m_versions.size()), 1, mostLines);
    m_list->setFixedHeight(lines * theme::textRowHeight() + 2 * m_list->frameWidth() + theme::gapSmall);
    compare();
}

void HistoryPanel::compare()
{
    const TemplateVersion *version = chosen();
    m_list->setVisible(!m_versions.isEmpty());
    m_diff->setVisible(version != nullptr);
    m_take->setVisible(version && !m_readOnly);
    if (!version)
        return;
    const models::TemplateRules old{version->after, version->settings};
    m_diff->showDiff({tr("Version %1").arg(version->version), old}, {tr("In the editor"), m_edited});
    m_take->setEnabled(!(old == m_edited));
    m_take->setText(tr("Take version %1 into the editor").arg(version->version));
}

void HistoryPanel::retranslate()
{
    m_header->setText(tr("History of this template"));
    m_list->setAccessibleName(tr("Versions of this template"));
    m_diff->setTitle(tr("Compared with what you edit"));
    m_diff->retranslate();
    fill();
}

} // namespace lekthi::ui
