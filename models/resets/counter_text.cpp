#include "models/resets/counter_text.h"

#include "core/numbering/period.h"
#include "core/numbering/token.h"

#include <QRegularExpression>
#include <QStringList>

namespace lekthi::models {

using namespace Qt::StringLiterals;

using store::codeOf;

namespace {

QString projectCode(const numbering::CounterKey &key, const store::ReferenceData &reference)
{
    const store::Project *project = reference.project(key.projectId);
    return project ? project->code : QString::number(key.projectId);
}

QStringList detailsOf(const numbering::CounterKey &key, const store::ReferenceData &reference)
{
    QStringList codes{codeOf(reference.subTypes, key.subTypeId), codeOf(reference.rfaTypes, key.rfaTypeId),
                      codeOf(reference.disciplines, key.disciplineId)};
    codes.removeAll(QString());
    return codes;
}

} // namespace

QString counterCode(const numbering::CounterKey &key, const store::ReferenceData &reference)
{
    QStringList parts{projectCode(key, reference), codeOf(reference.types, key.correspondenceTypeId),
                      codeOf(reference.organizations, key.originatorOrganizationId),
                      codeOf(reference.organizations, key.recipientOrganizationId.value_or(0))};
    parts += detailsOf(key, reference);
    if (key.period.year > 0)
        parts += QString::number(key.period.year);
    if (key.period.part > 0)
        parts += QString::number(key.period.part);
    parts.removeAll(QString());
    return parts.join(u'/');
}

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
    const QString sender = codeOf(reference.organizations, key.originatorOrganizationId);
    const QString recipient = codeOf(reference.organizations, key.recipientOrganizationId.value_or(0));
    QStringList parts{projectCode(key, reference), codeOf(reference.types, key.correspondenceTypeId),
                      recipient.isEmpty() ? sender : sender + u" → "_s + recipient,
                      detailsOf(key, reference).join(u" / "_s), period};
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
