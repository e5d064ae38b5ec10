#include "tests/ui/support/text_walk.h"

#include "ui/widgets/empty_state.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

class Walk
{
public:
    explicit Walk(const QWidget &root)
    {
        visit(root);
        for (const QWidget *widget : root.findChildren<QWidget *>()) {
            if (!isInRestingState(*widget))
                visit(*widget);
        }
    }

    QList<ShownText> texts;

private:
    void add(const QWidget &widget, QLatin1StringView what, QString text)
    {
        static const QRegularExpression tag(u"<[^>]*>"_s);
        if (Qt::mightBeRichText(text))
            text.remove(tag);
        if (!text.trimmed().isEmpty())
            texts += {pathOf(widget) + u' ' + what, text};
    }

    // An empty or loading state that is put away is written anew when it comes back.
    static bool isInRestingState(const QWidget &widget)
    {
        for (const QWidget *at = &widget; at; at = at->parentWidget()) {
            if (qobject_cast<const ui::EmptyState *>(at))
                return !at->isVisibleTo(at->parentWidget());
        }
        return false;
    }

    void visit(const QWidget &widget)
    {
        add(widget, "window title"_L1, widget.windowTitle());
        add(widget, "tool tip"_L1, widget.toolTip());
        add(widget, "accessible name"_L1, widget.accessibleName());
        add(widget, "accessible description"_L1, widget.accessibleDescription());
        visitText(widget);
        visitList(widget);
    }

    void visitText(const QWidget &widget)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            add(widget, "label"_L1, label->text());
        if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
            add(widget, "button"_L1, button->text());
        if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
            add(widget, "placeholder"_L1, edit->placeholderText());
        if (const auto *edit = qobject_cast<const QPlainTextEdit *>(&widget))
            add(widget, "placeholder"_L1, edit->placeholderText());
        if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
            add(widget, "group"_L1, group->title());
    }

    void visitList(const QWidget &widget)
    {
        if (const auto *combo = qobject_cast<const QComboBox *>(&widget)) {
            for (int row = 0; row < combo->count(); ++row)
                add(widget, "entry"_L1, combo->itemText(row));
        }
        if (const auto *list = qobject_cast<const QListWidget *>(&widget)) {
            for (int row = 0; row < list->count(); ++row)
                add(widget, "entry"_L1, list->item(row)->text());
        }
        if (const auto *header = qobject_cast<const QHeaderView *>(&widget); header && header->model()) {
            for (int section = 0; section < header->count(); ++section)
                add(widget, "header"_L1,
                    header->model()->headerData(section, header->orientation()).toString());
        }
        for (const QAction *action : widget.actions())
            add(widget, "action"_L1, action->text());
    }
};

bool isAllowed(const QString &text, const QStringList &patterns)
{
    return std::any_of(patterns.cbegin(), patterns.cend(), [&](const QString &pattern) {
        return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
    });
}

} // namespace

QString pathOf(const QWidget &widget)
{
    QString path;
    for (const QWidget *at = &widget; at; at = at->parentWidget()) {
        const QString name = at->objectName().isEmpty() ? QString::fromLatin1(at->metaObject()->className())
                                                        : at->objectName();
        path = path.isEmpty() ? name : name + u'/' + path;
    }
    return path;
}

QList<ShownText> shownTexts(const QWidget &root)
{
    return Walk(root).texts;
}

QList<ShownText> untranslated(const QList<ShownText> &english, const QList<ShownText> &other,
                              const QStringList &allowedPatterns)
{
    static const QRegularExpression latinWord(u"[A-Za-z]{2,}"_s);
    QList<ShownText> left;
    for (const ShownText &shown : other) {
        if (english.contains(shown) && shown.text.contains(latinWord) &&
            !isAllowed(shown.text, allowedPatterns) && !left.contains(shown))
            left += shown;
    }
    return left;
}

} // namespace lekthi::test
