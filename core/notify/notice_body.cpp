#include "core/notify/notice_body.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>

namespace lekthi::notify {

using namespace Qt::StringLiterals;

namespace {

// Limits of the Events API v2.
constexpr int longestSummary = 1024;
constexpr int longestKey = 255;

QString line(const QString &text)
{
    return text.isEmpty() ? QString() : u'\n' + text;
}

/// What Slack takes for mark-up or for a call to everybody.
QString escapedForSlack(QString text)
{
    return text.replace(u'&', "&amp;"_L1).replace(u'<', "&lt;"_L1).replace(u'>', "&gt;"_L1);
}

QJsonObject webhookBody(const AlertNotice &notice)
{
    return {{u"text"_s, escapedForSlack(signOf(notice) + u' ' + textOf(notice))}};
}

QString actionOf(NoticeState state)
{
    switch (state) {
    case NoticeState::Acknowledged:
        return u"acknowledge"_s;
    case NoticeState::Resolved:
        return u"resolve"_s;
    default:
        return u"trigger"_s;
    }
}

QJsonObject pagerDutyBody(const AlertNotice &notice, const QString &routingKey)
{
    QJsonObject body{{u"routing_key"_s, routingKey},
                     {u"event_action"_s, actionOf(notice.state)},
                     {u"dedup_key"_s, notice.key.left(longestKey)}};
    if (actionOf(notice.state) != "trigger"_L1)
        return body;
    const bool isCritical = notice.severity == Severity::Critical && notice.state == NoticeState::Firing;
    body.insert(u"client"_s, u"Lekthi"_s);
    body.insert(
        u"payload"_s,
        QJsonObject{{u"summary"_s, headlineOf(notice).left(longestSummary)},
                    {u"source"_s, notice.source},
                    {u"severity"_s, isCritical ? u"critical"_s : u"warning"_s},
                    {u"timestamp"_s, notice.since.toUTC().toString(Qt::ISODateWithMs)},
                    {u"component"_s, u"document-numbering"_s},
                    {u"class"_s, notice.rule},
                    {u"custom_details"_s,
                     QJsonObject{{u"state"_s, notice.state == NoticeState::Test ? u"test"_s : u"firing"_s},
                                 {u"value"_s, notice.value},
                                 {u"meaning"_s, notice.meaning},
                                 {u"runbook"_s, notice.runbook}}}});
    return body;
}

} // namespace

QString headlineOf(const AlertNotice &notice)
{
    return notice.subject.isEmpty() ? notice.title : notice.title + u": "_s + notice.subject;
}

QString signOf(const AlertNotice &notice)
{
    switch (notice.state) {
    case NoticeState::Firing:
        return notice.severity == Severity::Critical ? u"🔴"_s : u"🟡"_s;
    case NoticeState::Acknowledged:
        return u"👀"_s;
    case NoticeState::Resolved:
        return u"✅"_s;
    case NoticeState::Test:
        return u"🔔"_s;
    }
    return {};
}

QString textOf(const AlertNotice &notice)
{
    const QString since = notice.since.toUTC().toString(u"yyyy-MM-dd HH:mm:ss 'UTC'"_s);
    return headlineOf(notice) + line(notice.value) + line(notice.meaning) + line(notice.runbook) +
           line(notice.source + u" · "_s + since);
}

QByteArray bodyOf(const AlertNotice &notice, const ChannelSecret &secret)
{
    const QJsonObject body = secret.kind == ChannelKind::PagerDuty ? pagerDutyBody(notice, secret.routingKey)
                                                                   : webhookBody(notice);
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

QByteArray signatureOf(const QByteArray &body, const QString &key, const QDateTime &now)
{
    const QByteArray seconds = QByteArray::number(now.toSecsSinceEpoch());
    return "t=" + seconds + ",v1=" +
           QMessageAuthenticationCode::hash(seconds + '.' + body, key.toUtf8(), QCryptographicHash::Sha256)
               .toHex();
}

} // namespace lekthi::notify
