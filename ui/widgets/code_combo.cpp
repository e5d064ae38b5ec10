#include "ui/widgets/code_combo.h"

#include "models/session/session.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

/// Ends a text that is too long with dots while nobody types.
class ElidingLineEdit : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (hasFocus()) {
            QLineEdit::paintEvent(event);
            return;
        }
        QPainter painter(this);
        const QRect area = rect().adjusted(lineEditInset, 0, 0, 0);
        painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
    }

private:
    static constexpr int lineEditInset = 2; // where QLineEdit itself begins its text
};

} // namespace

CodeCombo::CodeCombo(QWidget *parent)
    : QComboBox(parent)
    , m_noneText(u"–"_s)
{
    setLineEdit(new ElidingLineEdit(this));
    setInsertPolicy(QComboBox::NoInsert);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    setMaxVisibleItems(14);
    setItemDelegate(new QStyledItemDelegate(this)); // the default one ignores the style sheet
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    completer()->popup()->setObjectName(u"completion"_s);
    completer()->popup()->setItemDelegate(new QStyledItemDelegate(completer()));
    connect(this, &QComboBox::currentIndexChanged, this, &CodeCombo::announceChange);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &CodeCombo::chooseByText);
}

void CodeCombo::setItems(const QList<store::CodedItem> &items, bool allowNone)
{
    m_items = items;
    m_allowNone = allowNone;
    fill();
}

void CodeCombo::setNoneText(const QString &text)
{
    m_noneText = text;
    if (m_allowNone && count() > 0)
        setItemText(0, text);
}

std::optional<int> CodeCombo::currentId() const
{
    const QVariant id = currentData();
    return id.isValid() ? std::optional(id.toInt()) : std::nullopt;
}

void CodeCombo::setCurrentId(int id)
{
    const int index = findData(id);
    if (index >= 0)
        setCurrentIndex(index);
}

void CodeCombo::setCurrentId(std::optional<int> id)
{
    if (id)
        setCurrentId(*id);
    else if (m_allowNone)
        setCurrentIndex(0);
}

QString CodeCombo::currentCode() const
{
    const std::optional<int> id = currentId();
    const store::CodedItem *item = id ? store::itemById(m_items, *id) : nullptr;
    return item ? item->code : QString();
}

void CodeCombo::setCurrentCode(const QString &code)
{
    const auto item = std::ranges::find(m_items, code, &store::CodedItem::code);
    if (item != m_items.cend())
        setCurrentId(item->id);
}

QSize CodeCombo::minimumSizeHint() const
{
    return {72, QComboBox::minimumSizeHint().height()};
}

void CodeCombo::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QComboBox::changeEvent(event);
}

// Selected from its end, a text that is too long shows its beginning, which is the code.
void CodeCombo::focusInEvent(QFocusEvent *event)
{
    QComboBox::focusInEvent(event);
    if (lineEdit()->hasSelectedText())
        lineEdit()->setSelection(int(lineEdit()->text().size()), -int(lineEdit()->text().size()));
}

void CodeCombo::focusOutEvent(QFocusEvent *event)
{
    QComboBox::focusOutEvent(event);
    setEditText(itemText(currentIndex()));
    lineEdit()->setCursorPosition(0);
}

// A page is scrolled with the wheel over it; that must not change what was chosen.
void CodeCombo::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void CodeCombo::fill()
{
    const std::optional<int> chosen = currentId();
    {
        const QSignalBlocker quiet(this);
        clear();
        if (m_allowNone)
            addItem(m_noneText);
        for (const store::CodedItem &item : m_items)
            addItem(entryText(item), item.id);
        const int index = chosen ? findData(*chosen) : -1;
        setCurrentIndex(index >= 0 ? index : (count() > 0 ? 0 : -1));
        lineEdit()->setCursorPosition(0);
    }
    announceChange();
}

void CodeCombo::announceChange()
{
    lineEdit()->setCursorPosition(0);
    setToolTip(itemText(currentIndex()));
    if (currentId() == m_lastId)
        return;
    m_lastId = currentId();
    emit currentIdChanged();
}

void CodeCombo::chooseByText()
{
    const QString text = currentText().trimmed();
    if (text == itemText(currentIndex()))
        return;
    const auto typed = std::find_if(m_items.cbegin(), m_items.cend(), [&](const store::CodedItem &item) {
        return item.code.compare(text, Qt::CaseInsensitive) == 0 ||
               entryText(item).compare(text, Qt::CaseInsensitive) == 0;
    });
    if (typed != m_items.cend())
        setCurrentId(typed->id);
    setEditText(itemText(currentIndex()));
}

QString CodeCombo::entryText(const store::CodedItem &item) const
{
    const QString name = models::itemName(item);
    return name.isEmpty() || name == item.code ? item.code : item.code + u"  "_s + name;
}

} // namespace lekthi::ui
