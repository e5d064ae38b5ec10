#include "ui/widgets/label.h"

#include <QLabel>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar wordJoiner(0x2060);
/// Stands for a hyphen between Thai letters. The dictionary that breaks Thai takes a word joiner for the end
/// of a word, and breaks behind a hyphen before a letter, but not where one format ends and another begins.
constexpr QChar hyphenInThai(0xfdd0);

} // namespace

QLabel *makeLabel(QWidget *parent, std::optional<Look> look)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    if (look)
        theme::setLook(label, *look);
    return label;
}

void showOrHide(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

void showWithWholeNumbers(QLabel *label, const QString &text)
{
    QString shown;
    QChar::Script script = QChar::Script_Common; // of the run that a hyphen belongs to
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar here = text[i];
        if (here.isLetter())
            script = here.script();
        const QChar next = i + 1 < text.size() ? text[i + 1] : u' ';
        const bool isInside = here == u'-' && i > 0 && !text[i - 1].isSpace() && !next.isSpace();
        if (!isInside)
            shown += here;
        else if (script != QChar::Script_Thai || next.script() == QChar::Script_Latin)
            shown += u'-' + QString(wordJoiner);
        else
            shown += next.script() == QChar::Script_Thai ? hyphenInThai : here;
    }
    const bool isRich = shown.contains(hyphenInThai);
    label->setTextFormat(isRich ? Qt::RichText : Qt::PlainText);
    if (isRich)
        shown =
            shown.toHtmlEscaped().replace(u'\n', "<br>"_L1).replace(hyphenInThai, "<a name=\"-\">-</a>"_L1);
    label->setText(shown);
}

} // namespace lekthi::ui
