#include "ui/metrics/metrics_bar.h"

#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/flow_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto day = 24h;
constexpr int usualRange = 4;
constexpr int narrowestField = 170;

} // namespace

MetricsBar::MetricsBar(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_range(new QComboBox(this))
    , m_project(new CodeCombo(this))
    , m_type(new CodeCombo(this))
    , m_compare(new QCheckBox(this))
    , m_follow(new QCheckBox(this))
{
    m_range->setObjectName(u"metricsRange"_s);
    m_project->setObjectName(u"metricsProject"_s);
    m_type->setObjectName(u"metricsType"_s);
    m_compare->setObjectName(u"metricsCompare"_s);
    m_follow->setObjectName(u"metricsFollow"_s);
    m_range->setItemDelegate(new QStyledItemDelegate(m_range)); // the default one ignores the style sheet
    offer(reference);
    m_follow->setChecked(true);
    auto *row = new FlowLayout(theme::gapSmall, narrowestField);
    row->setContentsMargins(0, 0, 0, 0);
    for (QComboBox *combo :
         {m_range, static_cast<QComboBox *>(m_project), static_cast<QComboBox *>(m_type)}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
        row->addWidget(combo);
    }
    row->addWidget(m_compare);
    row->addWidget(m_follow);
    setLayout(row);
    connect(m_range, &QComboBox::activated, this, &MetricsBar::changed);
    connect(m_project, &CodeCombo::currentIdChanged, this, &MetricsBar::changed);
    connect(m_type, &CodeCombo::currentIdChanged, this, &MetricsBar::changed);
    connect(m_compare, &QCheckBox::toggled, this, &MetricsBar::changed);
    connect(m_follow, &QCheckBox::toggled, this, &MetricsBar::followsChanged);
}

void MetricsBar::offer(const store::ReferenceData &reference)
{
    m_project->setItems({reference.projects.cbegin(), reference.projects.cend()}, true);
    m_type->setItems(reference.types, true);
}

std::chrono::seconds MetricsBar::length() const
{
    return std::chrono::seconds(m_range->currentData().toLongLong());
}

store::TallyFilter MetricsBar::filter() const
{
    return {m_project->currentId().value_or(0), m_type->currentId().value_or(0)};
}

void MetricsBar::setFilter(const store::TallyFilter &filter)
{
    const QSignalBlocker quiet(this);
    m_project->setCurrentId(filter.projectId == 0 ? std::nullopt : std::optional(filter.projectId));
    m_type->setCurrentId(filter.correspondenceTypeId == 0 ? std::nullopt
                                                          : std::optional(filter.correspondenceTypeId));
}

bool MetricsBar::compares() const
{
    return m_compare->isChecked();
}

bool MetricsBar::follows() const
{
    return m_follow->isChecked();
}

void MetricsBar::setFollows(bool follows)
{
    const QSignalBlocker quiet(m_follow);
    m_follow->setChecked(follows);
}

void MetricsBar::retranslate()
{
    fillRanges();
    m_range->setAccessibleName(tr("Range"));
    m_project->setAccessibleName(tr("Project"));
    m_project->setNoneText(tr("All projects"));
    m_type->setAccessibleName(tr("Document type"));
    m_type->setNoneText(tr("All types"));
    m_compare->setText(tr("Compare with previous period"));
    m_compare->setToolTip(tr("Also shows the previous period of the same length, dashed"));
    m_follow->setText(tr("Live"));
    m_follow->setToolTip(tr("Follows allocation live; each minute appears when it has ended"));
}

void MetricsBar::fillRanges()
{
    const int chosen = m_range->currentIndex() < 0 ? usualRange - 1 : m_range->currentIndex();
    m_range->clear();
    const auto add = [this](const QString &title, std::chrono::seconds length) {
        m_range->addItem(title, qlonglong(length.count()));
    };
    add(tr("15 minutes"), 15min);
    add(tr("1 hour"), 1h);
    add(tr("6 hours"), 6h);
    add(tr("24 hours"), day);
    add(tr("7 days"), 7 * day);
    add(tr("30 days"), 30 * day);
    add(tr("90 days"), 90 * day);
    add(tr("1 year"), 365 * day);
    add(tr("2 years"), 730 * day);
    m_range->setCurrentIndex(chosen);
}

} // namespace lekthi::ui
