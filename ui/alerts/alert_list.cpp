#include "ui/alerts/alert_list.h"

#include "ui/shell/theme.h"
#include "ui/widgets/two_line_delegate.h"

namespace lekthi::ui {

using models::ListRowsModel;
using models::Tone;

namespace {

class RowDelegate : public TwoLineDelegate
{
public:
    using TwoLineDelegate::TwoLineDelegate;

private:
    static QColor colorOf(Tone tone)
    {
        switch (tone) {
        case Tone::Good:
            return theme::color(ColorRole::Good);
        case Tone::Warning:
            return theme::color(ColorRole::Warning);
        case Tone::Error:
            return theme::color(ColorRole::Error);
        case Tone::Quiet:
            break;
        }
        return theme::color(ColorRole::SecondaryText);
    }

    TwoLineRow rowAt(const QModelIndex &index) const override
    {
        return {index.data().toString(), index.data(ListRowsModel::NameRole).toString(),
                index.data(ListRowsModel::BadgeRole).toString(),
                colorOf(Tone(index.data(ListRowsModel::ToneRole).toInt())),
                index.data(ListRowsModel::BelowRole).toString()};
    }

    QString headingAt(const QModelIndex &index) const override { return index.data().toString(); }
};

} // namespace

AlertList::AlertList(const QString &name, QWidget *parent)
    : AlertList(new ListRowsModel, name, parent)
{
}

AlertList::AlertList(ListRowsModel *model, const QString &name, QWidget *parent)
    : FilteredList(*model, name, parent)
    , m_model(model)
{
    model->setParent(this);
    setRowDelegate(new RowDelegate(this));
}

void AlertList::setRows(const QList<models::ListRow> &rows)
{
    m_model->setRows(rows);
}

void AlertList::setCurrent(const QString &id)
{
    m_current = id;
    restoreCurrent();
}

void AlertList::filterModel(const QString &text)
{
    m_model->setFilter(text);
}

QModelIndex AlertList::wantedRow() const
{
    return m_model->indexOf(m_current);
}

void AlertList::take(const QModelIndex &row)
{
    const QString id = row.data(ListRowsModel::IdRole).toString();
    if (id == m_current)
        return;
    m_current = id;
    emit chosen(id);
}

} // namespace lekthi::ui
