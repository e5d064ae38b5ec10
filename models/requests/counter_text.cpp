#include "models/requests/counter_text.h"

#include "core/numbering/period.h"
#include "core/numbering/token.h"

#include <QRegularExpression>
#include <QStringList>

namespace lekthi::models {

using namespace Qt::StringLiterals;

QString searchedCode(QString text)
{
    static const QRegularExpression year(
        u"(?:[พค]\\.ศ\\. ?|佛曆|西元)?(?<![0-9])(20[0-9]{2}|2[5-6][0-9]{2})(?![0-9])"
        u"(?: B\\.E\\.|年)?"_s);
    for (const QString &joint : {u" · "_s, u" → "_s, u" / "_s})
        text.replace(joint, u"/"_s);
    const auto match = year.match(text);
    if (!match.hasMatch())
        return text;
    const int shown = match.captured(1).toInt();
    const bool isBuddhist = shown > numbering::lastCountedYear;
    return text.replace(match.capturedStart(), match.capturedLength(),
                        QString::number(isBuddhist ? shown - numbering::buddhistYearOffset : shown));
}

QString counterText(const numbering::CounterKey &key, const store::ReferenceData &reference,
                    const QString &period)
{
    const numbering::NumberParts codes = store::partsOf(reference, key);
    QString path = codes.originator;
    if (!codes.recipient.isEmpty())
        path += (path.isEmpty() ? u"→ "_s : u" → "_s) + codes.recipient;
    QStringList parts{codes.project.isEmpty() ? QString::number(key.projectId) : codes.project,
                      codes.corrType, path, store::detailCodes(codes).join(u" / "_s), period};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString counterTextWithinType(const numbering::CounterKey &key, const store::ReferenceData &reference,
                              const QString &period)
{
    const QString own = counterText(key, reference, period).section(u" · "_s, 2);
    return own.isEmpty() ? u"–"_s : own;
}

} // namespace lekthi::models
