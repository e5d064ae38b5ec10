#pragma once

#include <QByteArray>
#include <QHash>

#include <optional>

namespace lekthi::test {

/// Takes the first packet of the MariaDB protocol, header included, off the bytes once all of it is there.
std::optional<QByteArray> takePacket(QByteArray &bytes);

/// What a client's packet asks for. Several steps may travel in one packet; the last one of this list counts.
enum class Step {
    Unanswered, ///< closing a prepared statement, leaving
    RollBack,   ///< which a server refuses to nobody
    Other, ///< signing in (the routine that tells as whom one draws, too), session settings, reads, preparing
    Begin,
    Lock,   ///< SELECT ... FOR UPDATE, or the routine that locks a counter
    Insert, ///< of a counter or an error by their routines, too
    Commit, ///< COMMIT, or the CALL of another routine, which commits inside
};

Step stepOfSql(const QByteArray &sql);

/// Reads a client's packets one after the other: knows what its prepared statements say.
class CommandReader
{
public:
    /// The step of a packet of the client.
    Step read(const QByteArray &packet);
    /// To be shown every packet of the server: its answer to PREPARE names the statement.
    void readAnswer(const QByteArray &packet);

private:
    QHash<quint32, QByteArray> m_prepared;
    QByteArray m_latest;
    bool m_isPreparing = false;
};

/// What the server says where it refuses a command, to be sent instead of its answer to this packet of a
/// client.
QByteArray refusalOf(const QByteArray &packet, quint16 error, const QByteArray &message);

/// Finds the end of the server's answer to one command that is no PREPARE.
class AnswerReader
{
public:
    /// True once this packet, the next one of the server, is the last of the answer.
    bool isLast(const QByteArray &packet);

private:
    enum class In { Start, Columns, Rows };

    bool endsResult(quint16 status);

    In m_in = In::Start;
};

} // namespace lekthi::test
