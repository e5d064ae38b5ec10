#include "core/notify/mail_message.h"

#include "core/notify/notice_body.h"

#include <QCryptographicHash>
#include <QLocale>
#include <QStringList>

#include <utility>

namespace lekthi::notify {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype bytesInWord = 42;      // of an encoded word of 75 characters (RFC 2047)
constexpr qsizetype charactersInLine = 76; // of base64 (RFC 2045)

/// Encoded words; no character is torn apart.
QByteArray subjectText(const QString &subject)
{
    QByteArrayList words;
    QByteArray word;
    const auto finish = [&] {
        if (!word.isEmpty())
            words.append("=?UTF-8?B?" + std::exchange(word, {}).toBase64() + "?=");
    };
    const QList<uint> points = subject.toUcs4();
    for (const uint point : points) {
        const char32_t one = point;
        const QByteArray bytes = QString::fromUcs4(&one, 1).toUtf8();
        if (word.size() + bytes.size() > bytesInWord)
            finish();
        word += bytes;
    }
    finish();
    return words.join("\r\n ");
}

QByteArray inLines(const QByteArray &base64)
{
    QByteArrayList lines;
    for (qsizetype from = 0; from < base64.size(); from += charactersInLine)
        lines.append(base64.mid(from, charactersInLine));
    return lines.join("\r\n");
}

/// Stores name their notices in any letters; ids of messages are ASCII.
QByteArray messageId(const QString &name)
{
    return '<' + QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex().left(40) +
           "@lekthi>";
}

} // namespace

QByteArray mailOf(const AlertNotice &notice, const ChannelSecret &secret, const QDateTime &now)
{
    const QByteArray thread = messageId(notice.key);
    const QByteArray date =
        QLocale::c().toString(now.toUTC(), u"ddd, dd MMM yyyy HH:mm:ss '+0000'"_s).toLatin1();
    const QByteArrayList lines{
        "Date: " + date,
        "From: Lekthi <" + secret.sender.toLatin1() + '>',
        "To: " + secret.recipients.join(",\r\n "_L1).toLatin1(),
        "Subject: " + subjectText(signOf(notice) + u' ' + headlineOf(notice)),
        "Message-ID: " + messageId(notice.transition),
        "In-Reply-To: " + thread,
        "References: " + thread,
        "Auto-Submitted: auto-generated",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: base64",
        "",
        inLines(textOf(notice).toUtf8().replace('\n', "\r\n").toBase64()),
        "",
    };
    return lines.join("\r\n");
}

} // namespace lekthi::notify
