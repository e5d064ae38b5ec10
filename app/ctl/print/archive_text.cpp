#include "app/ctl/print/archive_text.h"

#include "app/ctl/print/texts.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

QJsonObject rangeJson(const store::ArchivedRange &range)
{
    return {{u"year"_s, range.year},
            {u"afterId"_s, range.afterId},
            {u"lastId"_s, range.lastId},
            {u"rows"_s, range.rows},
            {u"sha256"_s, QString::fromLatin1(range.contentHash.toHex())},
            {u"publicKey"_s, QString::fromLatin1(range.key.toBase64())}};
}

QList<QStringList> rangeRows(const store::ArchivedRange &range)
{
    return {{Texts::tr("Year"), QString::number(range.year)},
            {Texts::tr("Ledger rows"), QString::number(range.rows)},
            {Texts::tr("Row IDs"), u"%1–%2"_s.arg(range.afterId + 1).arg(range.lastId)},
            {u"SHA-256"_s, QString::fromLatin1(range.contentHash.toHex())},
            {Texts::tr("Signed with the key"), QString::fromLatin1(range.key.toBase64())}};
}

} // namespace lekthi::ctl
