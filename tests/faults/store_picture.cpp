#include "tests/faults/store_picture.h"

#include "tests/store/raw_session.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

StorePicture StorePicture::take(const store::Address &address)
{
    RawSession session(address);
    const QStringList names =
        session.column(u"SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() "
                       "AND table_type = 'BASE TABLE' ORDER BY table_name"_s);
    const QStringList checksums =
        session.secondColumn(u"CHECKSUM TABLE `%1` EXTENDED"_s.arg(names.join("`, `"_L1)));
    StorePicture picture;
    for (qsizetype i = 0; i < names.size(); ++i)
        picture.m_tables.insert(
            names[i],
            {checksums[i], session.value(u"SELECT COUNT(*) FROM `%1`"_s.arg(names[i])).toLongLong()});
    return picture;
}

QMap<QString, qint64> StorePicture::changesSince(const StorePicture &earlier) const
{
    QMap<QString, qint64> changes;
    for (auto table = m_tables.begin(); table != m_tables.end(); ++table) {
        const Table before = earlier.m_tables.value(table.key());
        if (table->checksum != before.checksum)
            changes.insert(table.key(), table->rows - before.rows);
    }
    return changes;
}

} // namespace lekthi::test
