#include "ui/widgets/label.h"

#include <QLabel>
#include <QRegularExpression>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

QLabel *makeLabel(QWidget *parent, std::optional<Look> look)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    if (look)
        theme::setLook(label, *look);
    return label;
}

QString withWholeNumbers(QString text)
{
    static const QRegularExpression hyphen(u"(?<=\\S)-(?=\\S)"_s);
    constexpr QChar wordJoiner(0x2060);
    return text.replace(hyphen, QString(u'-') + wordJoiner);
}

} // namespace lekthi::ui
