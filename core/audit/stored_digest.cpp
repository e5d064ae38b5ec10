#include "core/audit/stored_digest.h"

#include "core/audit/evidence/digest_log.h"

#include <algorithm>
#include <cerrno>
#include <utility>

namespace lekthi::audit {

namespace {

constexpr qint64 bytesAtOnce = 64 * 1024;
/// What stands before and behind the counters: the head of the admin log, a checkpoint, a proof.
constexpr qint64 mostAround = 256 * 1024;
constexpr QByteArrayView countersBegin = R"("counters":[)";
constexpr QByteArrayView countersEnd = R"(],"format":)";
constexpr QByteArrayView counterBegin = R"({"counter":)";
constexpr QByteArrayView headBegin = R"(,"head":")";
constexpr QByteArrayView lengthBegin = R"(","length":)";
constexpr qsizetype hexSize = 64;
constexpr qsizetype longestNumber = 15; ///< all of these are exact in JSON

/// The bytes of a part of a file, a block at a time.
class Blocks
{
public:
    Blocks(QFile &file, qint64 begin, qint64 end)
        : m_file(file)
        , m_next(begin)
        , m_end(end)
    {
    }

    /// The next bytes, as many as that if there are so many, without passing over them.
    QByteArrayView ahead(qsizetype size)
    {
        if (m_block.size() - m_at < size) {
            m_block.remove(0, m_at);
            m_at = 0;
            m_file.seek(m_next);
            const QByteArray more =
                m_file.read(std::min(std::max(bytesAtOnce, qint64(size)), m_end - m_next));
            m_next += more.size();
            m_block += more;
        }
        return QByteArrayView(m_block).sliced(m_at, std::min(size, m_block.size() - m_at));
    }
    void pass(qsizetype size) { m_at += size; }
    bool takes(QByteArrayView text)
    {
        const bool isThere = ahead(text.size()) == text;
        pass(isThere ? text.size() : 0);
        return isThere;
    }
    /// Where the next byte stands in the file.
    qint64 place() const { return m_next - (m_block.size() - m_at); }

private:
    QFile &m_file;
    qint64 m_next;
    qint64 m_end;
    QByteArray m_block;
    qsizetype m_at = 0;
};

/// A positive number as Lekthi writes it.
std::optional<qint64> takeNumber(Blocks &blocks)
{
    const QByteArrayView text = blocks.ahead(longestNumber + 1);
    qsizetype size = 0;
    qint64 number = 0;
    for (; size < text.size() && text[size] >= '0' && text[size] <= '9'; ++size)
        number = 10 * number + (text[size] - '0');
    if (size == 0 || size > longestNumber || text[0] == '0')
        return std::nullopt;
    blocks.pass(size);
    return number;
}

std::optional<QByteArray> takeHash(Blocks &blocks)
{
    const QByteArray text = blocks.ahead(hexSize).toByteArray();
    QByteArray hash = QByteArray::fromHex(text);
    if (text.size() != hexSize || hash.toHex() != text)
        return std::nullopt;
    blocks.pass(hexSize);
    return hash;
}

std::optional<CounterHead> takeHead(Blocks &blocks)
{
    if (!blocks.takes(counterBegin))
        return std::nullopt;
    const auto id = takeNumber(blocks);
    if (!id || !blocks.takes(headBegin))
        return std::nullopt;
    const auto hash = takeHash(blocks);
    if (!hash || !blocks.takes(lengthBegin))
        return std::nullopt;
    const auto length = takeNumber(blocks);
    if (!length || !blocks.takes("}"))
        return std::nullopt;
    return CounterHead{*id, {*hash, *length}};
}

void addText(QByteArray &text, const CounterHead &head)
{
    text.append(counterBegin).append(QByteArray::number(head.counterId));
    text.append(headBegin).append(head.head.hash.toHex());
    text.append(lengthBegin).append(QByteArray::number(head.head.length)).append('}');
}

/// Those of a line that was read to its end once.
class HeadsInFile : public HeadSource
{
public:
    HeadsInFile(QFile &file, qint64 begin, qint64 end, qint64 count)
        : m_file(file)
        , m_begin(begin)
        , m_end(end)
        , m_count(count)
        , m_blocks(std::in_place, file, begin, end)
    {
    }

    qint64 count() const override { return m_count; }
    void begin() override
    {
        m_blocks.emplace(m_file, m_begin, m_end);
        m_shown = 0;
    }
    std::optional<CounterHead> next() override
    {
        errno = 0;
        auto head =
            m_shown < m_count && (m_shown == 0 || m_blocks->takes(",")) ? takeHead(*m_blocks) : std::nullopt;
        m_shown += head ? 1 : 0;
        if (!head && errno == 0)
            errno = EIO;
        if (m_shown == m_count)
            m_blocks.emplace(m_file, m_begin, m_end); // nothing is held of it any more
        return head;
    }

private:
    QFile &m_file;
    qint64 m_begin;
    qint64 m_end;
    qint64 m_count;
    qint64 m_shown = 0;
    std::optional<Blocks> m_blocks;
};

/// Passes over the heads and the bracket behind them, and counts them; nothing if they are not by counterId,
/// or not as Lekthi writes them.
std::optional<qint64> passHeads(Blocks &blocks)
{
    qint64 count = 0;
    if (blocks.takes("]"))
        return count;
    for (qint64 lastId = 0;; ++count) {
        const auto head = takeHead(blocks);
        if (!head || head->counterId <= lastId)
            return std::nullopt;
        lastId = head->counterId;
        if (blocks.takes("]"))
            return count + 1;
        if (!blocks.takes(","))
            return std::nullopt;
    }
}

/// Of a list of its own, which was brought into order.
class OwnHeads : public HeadSource
{
public:
    explicit OwnHeads(QList<CounterHead> heads)
        : m_heads(std::move(heads))
        , m_source(m_heads)
    {
        std::ranges::stable_sort(m_heads, {}, &CounterHead::counterId);
    }

    qint64 count() const override { return m_source.count(); }
    void begin() override { m_source.begin(); }
    std::optional<CounterHead> next() override { return m_source.next(); }

private:
    QList<CounterHead> m_heads;
    ListedHeads m_source;
};

std::optional<SignedDigest> onlyDigest(const QByteArray &line)
{
    const auto digests = readDigests(line);
    return digests && digests->size() == 1 ? std::optional(digests->constFirst()) : std::nullopt;
}

} // namespace

std::optional<StoredDigest> StoredDigest::read(QFile &file, qint64 begin, qint64 end)
{
    Blocks blocks(file, begin, end);
    QByteArray around = blocks.ahead(mostAround).toByteArray();
    const qsizetype found = around.indexOf(countersBegin);
    if (found < 0)
        return readWhole(file, begin, end);
    around.truncate(found + countersBegin.size());
    blocks.pass(around.size());
    const qint64 headsBegin = blocks.place();
    const auto count = passHeads(blocks);
    if (!count || end - blocks.place() > mostAround)
        return readWhole(file, begin, end);
    const qint64 headsEnd = blocks.place();
    const QByteArray behind = blocks.ahead(mostAround).toByteArray();
    // Of a name that comes twice JSON takes the last one.
    if (behind.contains(R"("counters")"))
        return readWhole(file, begin, end);
    auto frame = onlyDigest(around + ']' + behind);
    if (!frame)
        return readWhole(file, begin, end);
    StoredDigest read;
    read.m_frame = *std::move(frame);
    read.m_heads = std::make_unique<HeadsInFile>(file, headsBegin, headsEnd, *count);
    return read;
}

std::optional<QDateTime> StoredDigest::timeOfLine(QFile &file, qint64 end)
{
    const qint64 begin = std::max<qint64>(0, end - mostAround);
    file.seek(begin);
    const QByteArray last = file.read(end - begin);
    // Within a text of JSON a quotation mark has another sign before it.
    const qsizetype found = last.lastIndexOf(countersEnd);
    return found < 0 ? std::nullopt : timeInEnd(last.sliced(found + countersEnd.indexOf('"')));
}

std::optional<StoredDigest> StoredDigest::readWhole(QFile &file, qint64 begin, qint64 end)
{
    file.seek(begin);
    auto whole = onlyDigest(file.read(end - begin));
    if (!whole)
        return std::nullopt;
    StoredDigest read;
    read.m_entryHash = leafHash(digestEntry(whole->digest));
    read.m_heads = std::make_unique<OwnHeads>(std::exchange(whole->digest.counters, {}));
    read.m_frame = *std::move(whole);
    return read;
}

std::optional<QByteArray> StoredDigest::entryHash()
{
    if (m_entryHash.isEmpty())
        m_entryHash = audit::entryHash(m_frame.digest, *m_heads).value_or(QByteArray());
    return m_entryHash.isEmpty() ? std::nullopt : std::optional(m_entryHash);
}

void StoredDigest::addSignatures(const QList<NoteSignature> &signatures)
{
    if (!m_frame.log)
        return;
    for (const NoteSignature &signature : signatures) {
        if (!m_frame.log->checkpoint.signatures.contains(signature))
            m_frame.log->checkpoint.signatures.append(signature);
    }
}

bool StoredDigest::isSignedBy(const PublicKey &trusted)
{
    if (!m_frame.log) {
        const auto text = textWithoutLog(m_frame.digest, *m_heads);
        return text && trusted.verifies(*text, m_frame.signature);
    }
    const auto entry = entryHash();
    return entry && isSignedInLog(m_frame, *entry, trusted);
}

bool writeJson(const SignedDigest &frame, HeadSource &heads,
               const std::function<bool(const QByteArray &)> &write)
{
    Q_ASSERT(frame.digest.counters.isEmpty());
    const QByteArray around = toJson(frame);
    const qsizetype middle = around.indexOf(countersBegin) + countersBegin.size();
    QByteArray block = around.first(middle);
    heads.begin();
    for (qint64 shown = 0; shown < heads.count(); ++shown) {
        const auto head = heads.next();
        if (!head)
            return false;
        block += shown > 0 ? "," : "";
        addText(block, *head);
        if (block.size() >= bytesAtOnce && !write(std::exchange(block, {})))
            return false;
    }
    return write(block + around.sliced(middle));
}

} // namespace lekthi::audit
