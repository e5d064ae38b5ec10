#include "core/store/ledger/ledger_cursor.h"

#include "core/store/session/denial.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QList>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto encoding = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
constexpr qsizetype checkLength = 8;

char letterOf(LedgerOrder order)
{
    return order == LedgerOrder::NewestFirst ? 'N' : 'O';
}

/// Not against forgery, for a position is no secret, but against what copying loses.
QByteArray checkOf(const QByteArray &text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().first(checkLength);
}

} // namespace

QString cursorText(const LedgerPosition &last, LedgerOrder order)
{
    const QByteArray text =
        letterOf(order) + ('|' + last.time.toLatin1()) + '|' + QByteArray::number(last.id);
    return QString::fromLatin1((text + '|' + checkOf(text)).toBase64(encoding));
}

Result<LedgerPosition> readCursor(const QString &cursor, LedgerOrder order)
{
    const QByteArray whole = QByteArray::fromBase64(cursor.toLatin1(), encoding);
    const QList<QByteArray> parts = whole.split('|');
    const bool isWhole = parts.size() == 4 && checkOf(whole.chopped(checkLength + 1)) == parts[3] &&
                         parts[0] == QByteArray(1, letterOf(order)) &&
                         QString::fromLatin1(whole.toBase64(encoding)) == cursor;
    if (!isWhole)
        return tl::unexpected(
            Error{ErrorKind::Refused, denial::badCursor, u"not a cursor of this list"_s, {}});
    return LedgerPosition{QString::fromLatin1(parts[1]), parts[2].toLongLong()};
}

} // namespace lekthi::store
