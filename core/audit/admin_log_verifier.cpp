#include "core/audit/admin_log_verifier.h"

#include "core/store/log/admin_log_gateway.h"
#include "core/store/session/chained_text.h"

#include <sodium/crypto_hash_sha256.h>

#include <QMultiHash>

namespace lekthi::audit {

namespace {

constexpr int entriesPerPage = 1000;
constexpr qsizetype hashSize = crypto_hash_sha256_BYTES;

void add(QByteArray &text, const std::optional<QString> &field)
{
    if (!field) {
        text += '-';
        return;
    }
    store::addChained(text, field->toUtf8());
}

/// As the store's trigger admin_log_chain puts it together.
QByteArray hashOf(const store::StoredAdminEntry &entry, const QByteArray &previousHash)
{
    QByteArray text = "AL1";
    add(text, QString::fromLatin1(previousHash.toHex().toUpper()));
    add(text, QString::number(entry.sequence));
    for (const std::optional<QString> &field : entry.fields)
        add(text, field);
    QByteArray hash(hashSize, '\0');
    crypto_hash_sha256(reinterpret_cast<unsigned char *>(hash.data()),
                       reinterpret_cast<const unsigned char *>(text.constData()),
                       static_cast<unsigned long long>(text.size()));
    return hash;
}

class Walk
{
public:
    /// What the entry of that number has to hash to.
    void expect(const store::AdminLogHead &head)
    {
        m_end = std::max(m_end, head.sequence);
        m_wanted.insert(head.sequence, head.hash);
    }

    void take(const store::StoredAdminEntry &entry)
    {
        if (m_result.firstBroken)
            return;
        const qint64 place = m_result.rows + 1;
        const QByteArray hash = hashOf(entry, m_hash);
        const QList<QByteArray> wanted = m_wanted.values(place);
        const bool agrees =
            std::all_of(wanted.begin(), wanted.end(), [&](const QByteArray &known) { return known == hash; });
        if (entry.sequence != place || entry.previousHash != m_hash || entry.rowHash != hash || !agrees) {
            m_result.firstBroken = place;
            return;
        }
        m_result.rows = place;
        m_hash = hash;
    }

    AdminLogVerification conclude()
    {
        if (!m_result.firstBroken && m_result.rows < m_end)
            m_result.firstBroken = m_result.rows + 1;
        return m_result;
    }

private:
    QMultiHash<qint64, QByteArray> m_wanted;
    qint64 m_end = 0;
    QByteArray m_hash = QByteArray(hashSize, '\0');
    AdminLogVerification m_result;
};

} // namespace

store::Result<AdminLogVerification> verifyAdminLog(store::Connection &connection,
                                                   const QList<Digest> &digests)
{
    const auto head = store::adminLogHead(connection);
    if (!head)
        return tl::unexpected(head.error());
    return verifyAdminLog(connection, *head, digests, {});
}

store::Result<AdminLogVerification> verifyAdminLog(store::Connection &connection,
                                                   const std::optional<store::AdminLogHead> &head,
                                                   const QList<Digest> &digests, const AdminEntryTaker &take)
{
    Walk walk;
    if (head)
        walk.expect(*head);
    for (const Digest &digest : digests) {
        if (digest.adminLog)
            walk.expect(*digest.adminLog);
    }
    for (qint64 after = 0;;) {
        const auto page = store::storedAdminEntries(connection, after, entriesPerPage);
        if (!page)
            return tl::unexpected(page.error());
        for (const store::StoredAdminEntry &entry : *page) {
            walk.take(entry);
            if (take)
                take(entry);
        }
        if (page->size() < entriesPerPage)
            return walk.conclude();
        after = page->last().sequence;
    }
}

} // namespace lekthi::audit
