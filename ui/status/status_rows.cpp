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

QLabel *addText(const QString &text, std::optional<Look> look, QWidget *parent)
{
    QLabel *label = makeLabel(parent, look);
    label->setText(text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

bool saysSomething(const QString &value)
{
    return !value.isEmpty() && value != QLatin1StringView("-") && value != QLatin1StringView("?");
}

} // namespace

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
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int row = 0; row < entries.size(); ++row)
        addRow(row, entries.at(row));
}

void StatusRows::addRow(int row, const StatusEntry &entry)
{
    auto *sign = addText(models::standingSign(entry.standing), lookOf(entry.standing), this);
    sign->setAccessibleName(models::standingTitle(entry.standing));
    auto *title = addText(entry.title, Look::Strong, this);
    title->setFixedWidth(titleWidth);
    auto *said = new QWidget(this);
    said->setObjectName(QStringLiteral("status_") + entry.name);
    said->setAccessibleName(entry.title);
    auto *column = new QVBoxLayout(said);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    if (!entry.message.isEmpty())
        column->addWidget(addText(entry.message, {}, said));
    if (!entry.concern.isEmpty())
        column->addWidget(addText(entry.concern, Look::Secondary, said));
    if (entry.standing > Standing::Good && saysSomething(entry.value))
        column->addWidget(addText(entry.value, Look::Small, said));
    else if (saysSomething(entry.value))
        said->setToolTip(entry.value);
    m_grid->addWidget(sign, row, 0, Qt::AlignTop);
    m_grid->addWidget(title, row, 1, Qt::AlignTop);
    m_grid->addWidget(said, row, 2, Qt::AlignTop);
}

} // namespace lekthi::ui
