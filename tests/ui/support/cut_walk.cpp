#include "tests/ui/support/cut_walk.h"

#include "tests/ui/support/text_walk.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionHeader>
#include <QTabBar>
#include <QToolButton>

#include <optional>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

QString described(const QWidget &widget, QSize needed, QSize given, const QString &text)
{
    return u"%1: needs %2 x %3, has %4 x %5 (%6)"_s.arg(pathOf(widget))
        .arg(needed.width())
        .arg(needed.height())
        .arg(given.width())
        .arg(given.height())
        .arg(text);
}

QSize neededBy(const QLabel &label)
{
    if (!label.wordWrap())
        return label.sizeHint();
    return {label.minimumSizeHint().width(), label.heightForWidth(label.width())};
}

/// Tabs that are scrolled need room for the longest one between the buttons for that, and all of each text.
QSize neededBy(const QTabBar &tabs)
{
    QSize needed = tabs.sizeHint();
    if (!tabs.usesScrollButtons() || tabs.elideMode() != Qt::ElideNone || tabs.width() >= needed.width())
        return needed;
    int longest = 0;
    for (int tab = 0; tab < tabs.count(); ++tab)
        longest = qMax(longest, tabs.tabRect(tab).width());
    int buttons = 0;
    for (const QToolButton *button : tabs.findChildren<QToolButton *>())
        buttons += button->isVisible() ? button->width() : needed.width();
    needed.setWidth(longest + buttons);
    return needed;
}

/// What a widget shows as its text and how much room that needs; nothing for other widgets.
std::optional<std::pair<QString, QSize>> textOf(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget); label && !label->text().isEmpty())
        return std::pair(label->text(), neededBy(*label));
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget);
        button && !button->text().isEmpty())
        return std::pair(button->text(), button->sizeHint());
    if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
        return std::pair(group->title(), group->minimumSizeHint());
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget); tabs && tabs->count() > 0)
        return std::pair(tabs->tabText(0), neededBy(*tabs));
    return std::nullopt;
}

/// What is scrolled may be higher than what is seen of it, but not wider.
bool standsInside(const QWidget &widget)
{
    const QWidget *inside = &widget;
    QRect place = widget.rect();
    for (const QWidget *around = widget.parentWidget(); around && !inside->isWindow();
         around = around->parentWidget()) {
        place.translate(inside->pos());
        const QRect room = around->rect();
        const auto *scrolled = qobject_cast<const QAbstractScrollArea *>(around->parentWidget());
        if (scrolled && scrolled->viewport() == around)
            return place.left() >= room.left() && place.right() <= room.right();
        if (!room.contains(place))
            return false;
        inside = around;
    }
    return true;
}

/// With the arrow only where it is shown: Qt's own hint keeps room for one in every section.
QSize neededBy(const QHeaderView &headings, int section, const QString &title)
{
    QStyleOptionHeader option;
    option.initFrom(&headings);
    option.orientation = Qt::Horizontal;
    option.section = section;
    option.text = title;
    if (headings.isSortIndicatorShown() && headings.sortIndicatorSection() == section)
        option.sortIndicator = QStyleOptionHeader::SortDown;
    return headings.style()->sizeFromContents(QStyle::CT_HeaderSection, &option, QSize(), &headings);
}

QStringList cutHeadings(const QHeaderView &headings)
{
    QStringList cut;
    for (int section = 0; section < headings.count(); ++section) {
        if (headings.isSectionHidden(section))
            continue;
        const QString title = headings.model()->headerData(section, Qt::Horizontal).toString();
        const QSize needed = neededBy(headings, section, title);
        const QSize given(headings.sectionSize(section), headings.height());
        if (needed.width() > given.width() || needed.height() > given.height())
            cut += described(headings, needed, given, title);
    }
    return cut;
}

} // namespace

QString LongTexts::translate(const char *, const char *sourceText, const char *, int) const
{
    static const QRegularExpression part(u"(<[^>]*>|\\{[^}]*\\}|%L?n|%L?[0-9]+|&)|[A-Za-z]+"_s);
    const QString text = QString::fromUtf8(sourceText);
    QString longer;
    qsizetype letters = 0;
    qsizetype added = 0;
    qsizetype done = 0;
    for (auto found = part.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        longer += text.sliced(done, match.capturedEnd() - done);
        done = match.capturedEnd();
        if (match.hasCaptured(1))
            continue;
        letters += match.capturedLength();
        const qsizetype more = letters * 2 / 5 - added;
        longer += QString(more, u'o');
        added += more;
    }
    return longer + text.sliced(done);
}

QStringList cutTexts(const QWidget &root)
{
    QStringList cut;
    for (const QWidget *widget : root.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != root.window())
            continue;
        if (const auto *headings = qobject_cast<const QHeaderView *>(widget);
            headings && headings->orientation() == Qt::Horizontal && headings->model())
            cut += cutHeadings(*headings);
        const auto text = textOf(*widget);
        if (!text)
            continue;
        const QSize needed = text->second;
        if (needed.width() > widget->width() || needed.height() > widget->height())
            cut += described(*widget, needed, widget->size(), text->first);
        else if (!standsInside(*widget))
            cut += u"%1: stands partly outside (%2)"_s.arg(pathOf(*widget), text->first);
    }
    return cut;
}

} // namespace lekthi::test
