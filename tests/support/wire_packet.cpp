#include "tests/support/wire_packet.h"

#include <QtEndian>

namespace lekthi::test {

namespace {

constexpr qsizetype headerSize = 4; // three bytes of length, one of the packet's place in its exchange
constexpr qsizetype statementIdSize = 4;
constexpr quint32 latestStatement = 0xffffffff;
constexpr quint16 moreResults = 0x0008;

constexpr char leaveCommand = 0x01;
constexpr char queryCommand = 0x03;
constexpr char prepareCommand = 0x16;
constexpr char executeCommand = 0x17;
constexpr char longDataCommand = 0x18;
constexpr char closeCommand = 0x19;

constexpr uchar okMark = 0x00;
constexpr uchar endMark = 0xfe;
constexpr uchar errorMark = 0xff;
constexpr qsizetype longestEnd = 9;

uchar byteAt(const QByteArray &bytes, qsizetype at)
{
    return at < bytes.size() ? uchar(bytes.at(at)) : 0;
}

quint32 statementId(const QByteArray &packet)
{
    if (packet.size() < headerSize + 1 + statementIdSize)
        return latestStatement;
    return qFromLittleEndian<quint32>(packet.constData() + headerSize + 1);
}

qsizetype sizeOfInteger(uchar first)
{
    switch (first) {
    case 0xfc:
        return 3;
    case 0xfd:
        return 4;
    case 0xfe:
        return 9;
    default:
        return 1;
    }
}

quint16 statusAt(const QByteArray &packet, qsizetype at)
{
    return quint16(byteAt(packet, at) | byteAt(packet, at + 1) << 8);
}

/// Behind the mark stand two integers of variable size: changed rows and the last inserted id.
quint16 statusOfOk(const QByteArray &packet)
{
    qsizetype at = headerSize + 1;
    at += sizeOfInteger(byteAt(packet, at));
    at += sizeOfInteger(byteAt(packet, at));
    return statusAt(packet, at);
}

quint16 statusOfEnd(const QByteArray &packet)
{
    return statusAt(packet, headerSize + 3);
}

} // namespace

std::optional<QByteArray> takePacket(QByteArray &bytes)
{
    if (bytes.size() < headerSize)
        return std::nullopt;
    const qsizetype size = headerSize + byteAt(bytes, 0) + (qsizetype(byteAt(bytes, 1)) << 8) +
                           (qsizetype(byteAt(bytes, 2)) << 16);
    if (bytes.size() < size)
        return std::nullopt;
    QByteArray packet = bytes.left(size);
    bytes.remove(0, size);
    return packet;
}

Step stepOfSql(const QByteArray &sql)
{
    const QByteArray text = ' ' + sql.simplified().toUpper() + ' ';
    const auto says = [&](const char *words) { return text.contains(words); };
    if (says("DRAWING_IDENTITY`("))
        return Step::Other;
    if (says("`LOCK_COUNTER`("))
        return Step::Lock;
    if (says("`OPEN_COUNTER`(") || says("`RECORD_ERROR`("))
        return Step::Insert;
    if (says(" COMMIT ") || says(" COMMIT;") || says(";COMMIT ") || says(" CALL "))
        return Step::Commit;
    if (text == " ROLLBACK ")
        return Step::RollBack;
    if (says(" INSERT INTO "))
        return Step::Insert;
    if (says(" FOR UPDATE"))
        return Step::Lock;
    if (says(" START TRANSACTION") || says(" BEGIN "))
        return Step::Begin;
    return Step::Other;
}

Step CommandReader::read(const QByteArray &packet)
{
    const bool isCommand = packet.size() > headerSize && packet.at(headerSize - 1) == 0;
    if (!isCommand)
        return Step::Other;
    switch (packet.at(headerSize)) {
    case queryCommand:
        return stepOfSql(packet.mid(headerSize + 1));
    case prepareCommand:
        m_latest = packet.mid(headerSize + 1);
        m_isPreparing = true;
        return Step::Other;
    case executeCommand: {
        const quint32 id = statementId(packet);
        return stepOfSql(id == latestStatement ? m_latest : m_prepared.value(id));
    }
    case leaveCommand:
    case longDataCommand:
    case closeCommand:
        return Step::Unanswered;
    default:
        return Step::Other;
    }
}

void CommandReader::readAnswer(const QByteArray &packet)
{
    if (m_isPreparing && byteAt(packet, headerSize) == okMark)
        m_prepared.insert(statementId(packet), m_latest);
    m_isPreparing = false;
}

QByteArray refusalOf(const QByteArray &packet, quint16 error, const QByteArray &message)
{
    QByteArray said(3, char(errorMark));
    qToLittleEndian(error, said.data() + 1);
    said += "#HY000" + message;
    QByteArray header(headerSize, 0);
    qToLittleEndian(quint32(said.size()), header.data());
    header[headerSize - 1] = char(byteAt(packet, headerSize - 1) + 1);
    return header + said;
}

bool AnswerReader::isLast(const QByteArray &packet)
{
    const uchar mark = byteAt(packet, headerSize);
    const bool isEnd = mark == endMark && packet.size() - headerSize < longestEnd;
    if (mark == errorMark)
        return true;
    switch (m_in) {
    case In::Start:
        if (mark == okMark)
            return endsResult(statusOfOk(packet));
        m_in = In::Columns;
        return false;
    case In::Columns:
        if (isEnd)
            m_in = In::Rows;
        return false;
    case In::Rows:
        return isEnd && endsResult(statusOfEnd(packet));
    }
    return false;
}

bool AnswerReader::endsResult(quint16 status)
{
    m_in = In::Start;
    return (status & moreResults) == 0;
}

} // namespace lekthi::test
