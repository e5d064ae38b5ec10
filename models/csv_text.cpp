#include "models/csv_text.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString cellText(QString text)
{
    static const QString formulaStarts = u"=+-@\t\r"_s;
    text.remove(QChar::Null);
    if (!text.isEmpty() && formulaStarts.contains(text.front()))
        text.prepend(u'\'');
    return u'"' + text.replace(u'"', "\"\""_L1) + u'"';
}

} // namespace

QString csvLine(const QStringList &cells)
{
    QStringList texts;
    for (const QString &cell : cells)
        texts += cellText(cell);
    return texts.join(u',') + "\r\n"_L1;
}

} // namespace lekthi::models
