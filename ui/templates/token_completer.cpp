#include "ui/templates/token_completer.h"

#include "core/numbering/token.h"
#include "ui/shell/theme.h"

#include <QListView>
#include <QPainter>
#include <QStandardItemModel>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

enum Role { TitleRole = Qt::UserRole, ExplanationRole, FamilyRole };

constexpr int rowPadding = 6;

int rowWidth(const QModelIndex &index)
{
    const int first = QFontMetrics(theme::monoFont()).horizontalAdvance(index.data().toString()) +
                      theme::gap +
                      QFontMetrics(theme::baseFont()).horizontalAdvance(index.data(TitleRole).toString());
    const int second =
        QFontMetrics(theme::smallFont()).horizontalAdvance(index.data(ExplanationRole).toString());
    return qMax(first, second) + 2 * theme::gapSmall;
}

} // namespace

TokenCompleter::TokenCompleter(QObject *parent)
    : QCompleter(parent)
    , m_tokens(new QStandardItemModel(this))
{
    setModel(m_tokens);
    setCaseSensitivity(Qt::CaseInsensitive);
    setFilterMode(Qt::MatchStartsWith);
    auto *view = new QListView;
    view->setObjectName(u"completion"_s);
    setPopup(view);
    view->setItemDelegate(new TokenPopupDelegate(view));
}

void TokenCompleter::setShape(numbering::KeyShape shape)
{
    m_tokens->clear();
    for (const numbering::Token &token : numbering::offeredTokens()) {
        if (!numbering::isAvailable(token.kind, shape))
            continue;
        auto *item = new QStandardItem(numbering::spellToken(token));
        item->setData(numbering::tokenTitle(token), TitleRole);
        item->setData(numbering::tokenExplanation(token), ExplanationRole);
        item->setData(int(numbering::familyOf(token.kind)), FamilyRole);
        item->setAccessibleText(numbering::spellToken(token) + u' ' + numbering::tokenExplanation(token));
        m_tokens->appendRow(item);
    }
}

int TokenCompleter::popupWidth() const
{
    int width = 0;
    for (int row = 0; row < m_tokens->rowCount(); ++row)
        width = qMax(width, rowWidth(m_tokens->index(row, 0)));
    return width + 4 * theme::gapSmall;
}

void TokenPopupDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const bool isSelected = option.state & QStyle::State_Selected;
    const TokenColors colors = theme::tokenColors(numbering::TokenFamily(index.data(FamilyRole).toInt()));
    const QRect area = option.rect.adjusted(theme::gapSmall, rowPadding, -theme::gapSmall, -rowPadding);
    const int top = theme::lineHeight(theme::monoFont());
    painter->save();
    if (isSelected)
        painter->fillRect(option.rect, theme::color(ColorRole::AccentTint));
    const QString spelled = index.data().toString();
    painter->setFont(theme::monoFont());
    painter->setPen(colors.text);
    painter->drawText(QRect(area.left(), area.top(), area.width(), top), Qt::AlignVCenter, spelled);
    const int after = painter->fontMetrics().horizontalAdvance(spelled) + theme::gap;
    painter->setFont(theme::baseFont());
    painter->setPen(theme::color(ColorRole::Text));
    painter->drawText(area.adjusted(after, 0, 0, 0), Qt::AlignTop, index.data(TitleRole).toString());
    painter->setFont(theme::smallFont());
    painter->setPen(theme::color(ColorRole::SecondaryText));
    painter->drawText(area.adjusted(0, top, 0, 0), Qt::AlignVCenter, index.data(ExplanationRole).toString());
    painter->restore();
}

QSize TokenPopupDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {rowWidth(index),
            theme::lineHeight(theme::monoFont()) + theme::lineHeight(theme::smallFont()) + 2 * rowPadding};
}

} // namespace lekthi::ui
