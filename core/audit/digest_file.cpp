#include "core/audit/digest_file.h"

#include <algorithm>
#include <optional>

namespace lekthi::audit {

namespace {

constexpr qint64 bytesOfLines = 64 * 1024;

struct Line
{
    int number = 1;
    qint64 begin = 0;
    qint64 end = 0;
};

/// Those that are not empty; nothing if the file cannot be read to its end.
std::optional<std::vector<Line>> linesOf(QFile &file)
{
    std::vector<Line> lines;
    Line line;
    bool hasText = false;
    const qint64 size = file.size();
    const auto endLine = [&](qint64 end) {
        line.end = end;
        if (hasText)
            lines.push_back(line);
        line = {line.number + 1, end + 1, 0};
        hasText = false;
    };
    file.seek(0);
    qint64 place = 0;
    while (place < size) {
        const QByteArray block = file.read(std::min(bytesOfLines, size - place));
        if (block.isEmpty())
            return std::nullopt;
        for (const char byte : block) {
            if (byte == '\n')
                endLine(place);
            else
                hasText = hasText || !isBlank(byte);
            ++place;
        }
    }
    endLine(size);
    return lines;
}

tl::unexpected<AuditError> unreadable(const QString &path, const QFile &file)
{
    return tl::unexpected(AuditError{AuditProblem::FileMissing, path, file.errorString()});
}

} // namespace

AuditResult<DigestFile> DigestFile::read(std::unique_ptr<QFile> file, const QString &path)
{
    const auto lines = linesOf(*file);
    if (!lines)
        return unreadable(path, *file);
    DigestFile all;
    for (const Line &line : *lines) {
        auto digest = StoredDigest::read(*file, line.begin, line.end);
        if (!digest)
            return tl::unexpected(
                AuditError{AuditProblem::Malformed, path + u':' + QString::number(line.number), {}});
        all.m_digests.push_back(*std::move(digest));
    }
    all.m_path = path;
    all.m_file = std::move(file);
    return all;
}

AuditResult<void> DigestFile::showHeads(const std::function<void(const CounterHead &)> &show)
{
    for (StoredDigest &digest : m_digests) {
        HeadSource &heads = digest.heads();
        heads.begin();
        for (qint64 shown = 0; shown < heads.count(); ++shown) {
            const auto head = heads.next();
            if (!head)
                return unreadable(m_path, *m_file);
            show(*head);
        }
    }
    return {};
}

} // namespace lekthi::audit
