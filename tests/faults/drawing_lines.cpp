#include "tests/faults/drawing_lines.h"

#include "tests/faults/request_maker.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr auto refused = "refused"_L1;
constexpr qsizetype partsBefore = 3;
constexpr qsizetype partsOfNumber = 6;

QByteArray lineOf(const QStringList &parts)
{
    QByteArray line = parts.join(u'\t').toUtf8();
    line.replace('\n', ' ');
    return line + '\n';
}

QStringList partsOf(const QByteArray &line)
{
    return QString::fromUtf8(line).trimmed().split(u'\t');
}

QString textOf(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

allocation::Failure failureFrom(const QString &text)
{
    allocation::Failure failure;
    failure.subject = text;
    return failure;
}

} // namespace

QByteArray requestLine(const allocation::Request &request)
{
    return lineOf({textOf(request.requestId), QString::number(request.recipientOrganizationIds.first()),
                   request.documentDate.toString(Qt::ISODate), QString::number(request.count),
                   QString::number(request.correspondenceTypeId)});
}

allocation::Request requestFrom(const QByteArray &line)
{
    const QStringList parts = partsOf(line);
    allocation::Request request =
        letter(parts.value(1).toInt(), QDate::fromString(parts.value(2), Qt::ISODate));
    request.requestId = QUuid::fromString(parts.value(0));
    request.count = parts.value(3).toInt();
    request.correspondenceTypeId = parts.value(4).toInt();
    return request;
}

QByteArray answerLine(const DrawingAnswer &answer)
{
    QStringList parts{textOf(answer.requestId), QString::number(answer.yearBefore),
                      QString::number(answer.yearAfter)};
    if (!answer.outcome) {
        const allocation::Failure &failure = answer.outcome.error();
        parts << refused << allocation::codeName(failure.code) + u' ' + failure.cause.detail;
        return lineOf(parts);
    }
    for (const allocation::Allocation &one : *answer.outcome)
        parts << textOf(one.requestId) << QString::number(one.sequence) << one.number
              << QString::number(one.key.projectId) << QString::number(one.key.correspondenceTypeId)
              << QString::number(one.key.period.year);
    return lineOf(parts);
}

DrawingAnswer answerFrom(const QByteArray &line)
{
    const QStringList parts = partsOf(line);
    DrawingAnswer answer{
        QUuid::fromString(parts.value(0)), parts.value(1).toInt(), parts.value(2).toInt(), {}};
    if (parts.value(partsBefore) == refused) {
        answer.outcome = tl::unexpected(failureFrom(parts.value(partsBefore + 1)));
        return answer;
    }
    for (qsizetype at = partsBefore; at + partsOfNumber <= parts.size(); at += partsOfNumber) {
        allocation::Allocation one;
        one.requestId = QUuid::fromString(parts[at]);
        one.sequence = parts[at + 1].toLongLong();
        one.number = parts[at + 2];
        one.key.projectId = parts[at + 3].toInt();
        one.key.correspondenceTypeId = parts[at + 4].toInt();
        one.key.period.year = parts[at + 5].toInt();
        answer.outcome->append(one);
    }
    return answer;
}

} // namespace lekthi::test
