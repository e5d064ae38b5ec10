#include "ui/status/status_rows.h"

#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <optional>

namespace lekthi::ui {

using models::Standing;
using models::StatusEntry;

namespace {

constexpr int signWidth = 16;
constexpr int titleWidth = 190;

QLabel *makeSelectable(QWidget *parent, std::optional<Look> look = std::nullopt)
{
    QLabel *label = makeLabel(parent, look);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// The technical value, where it tells more than the message does.
QString furtherValue(const StatusEntry &entry)
{
    const bool isMark = entry.value == QLatin1StringView("-") || entry.value == QLatin1StringView("?");
    return isMark || entry.message.contains(entry.value) ? QString()
                                                         : StatusRows::tr("Found: %1").arg(entry.value);
}

} // namespace

Look lookOf(Standing standing)
{
    switch (standing) {
    case Standing::Error:
        return Look::Error;
    case Standing::Warning:
        return Look::Warning;
    case Standing::Good:
        return Look::Good;
    case Standing::Unknown:
    case Standing::Absent:
        return Look::Secondary;
    }
    Q_UNREACHABLE();
}

StatusRows::StatusRows(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(theme::gap);
    m_grid->setVerticalSpacing(theme::gapSmall);
    m_grid->setColumnMinimumWidth(0, signWidth);
    m_grid->setColumnMinimumWidth(1, titleWidth);
    m_grid->setColumnStretch(2, 1);
}

void StatusRows::show(const QList<StatusEntry> &entries)
{
    while (m_rows.size() < entries.size())
        addRow();
    for (int row = 0; row < m_rows.size(); ++row) {
        const bool isUsed = row < entries.size();
        fill(m_rows[row], isUsed ? entries.at(row) : StatusEntry());
        for (QWidget *widget : {static_cast<QWidget *>(m_rows.at(row).sign),
                                static_cast<QWidget *>(m_rows.at(row).title), m_rows.at(row).said})
            widget->setVisible(isUsed);
    }
}

void StatusRows::addRow()
{
    Row row{};
    row.sign = makeSelectable(this);
    row.title = makeSelectable(this, Look::Strong);
    row.title->setFixedWidth(titleWidth);
    row.said = new QWidget(this);
    row.message = makeSelectable(row.said);
    row.concern = makeSelectable(row.said, Look::Secondary);
    row.value = makeSelectable(row.said, Look::Small);
    auto *column = new QVBoxLayout(row.said);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (QLabel *label : {row.message, row.concern, row.value})
        column->addWidget(label);
    const int place = int(m_rows.size());
    m_grid->addWidget(row.sign, place, 0, Qt::AlignTop);
    m_grid->addWidget(row.title, place, 1, Qt::AlignTop);
    m_grid->addWidget(row.said, place, 2, Qt::AlignTop);
    m_rows.append(row);
}

void StatusRows::fill(Row &row, const StatusEntry &entry)
{
    if (row.entry == entry)
        return;
    row.entry = entry;
    const bool isGood = entry.standing <= Standing::Good;
    theme::setLook(row.sign, lookOf(entry.standing));
    row.sign->setText(models::standingSign(entry.standing));
    row.sign->setAccessibleName(models::standingTitle(entry.standing));
    row.title->setText(entry.title);
    row.said->setObjectName(QStringLiteral("status_") + entry.name);
    row.said->setAccessibleName(entry.title);
    row.said->setToolTip(isGood ? furtherValue(entry) : QString());
    showOrHide(row.message, entry.message);
    showOrHide(row.concern, entry.concern);
    showOrHide(row.value, isGood ? QString() : furtherValue(entry));
}

} // namespace lekthi::ui
