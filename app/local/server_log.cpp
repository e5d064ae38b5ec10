#include "app/local/server_log.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 tailBytes = 16LL * 1024;
constexpr qsizetype tailLines = 60;

struct Symptom
{
    StartFailureKind kind;
    QString pattern;
};

// In order of what explains what: a full disk also leaves damaged files, a newer file format also looks like
// damage.
const QList<Symptom> &symptoms()
{
    using Kind = StartFailureKind;
    static const QList<Symptom> list{
        {Kind::DiskFull,
         u"No space left on device|disk is full|[Ee]rrcode: 28\\b|\\berror(?: number)?:? 28\\b"_s},
        {Kind::StoppedUnexpectedly, u"Upgrade after a crash is not supported"_s},
        {Kind::DataFromNewerServer, u"Unsupported redo log format|was created (?:by|with) a (?:later|newer)"
                                    u"|Unknown redo log format"_s},
        {Kind::NoPermission, u"Permission denied|[Ee]rrcode: 13\\b|Operating system error number 13\\b"_s},
        {Kind::DataDamaged,
         u"[Cc]orrupt|checksum mismatch|Plugin 'InnoDB' (?:init function returned error|registration)"
         u"|Unknown/unsupported storage engine: InnoDB|privilege tables"
         u"|Cannot open datafile|data file .* is of|is marked as crashed"
         u"|got signal (?:6|11)\\b"_s},
    };
    return list;
}

} // namespace

QString logTail(const QString &logFile)
{
    QFile file(logFile);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    file.seek(std::max<qint64>(0, file.size() - tailBytes));
    const QStringList lines = QString::fromUtf8(file.readAll()).trimmed().split(u'\n');
    return lines.mid(std::max<qsizetype>(0, lines.size() - tailLines)).join(u'\n');
}

StartFailureKind causeOfEnd(const QString &logTail)
{
    for (const Symptom &symptom : symptoms()) {
        if (QRegularExpression(symptom.pattern).match(logTail).hasMatch())
            return symptom.kind;
    }
    return StartFailureKind::StoppedUnexpectedly;
}

QString damagedFile(const QString &logTail)
{
    static const QRegularExpression named(
        u"(?:'|\\s)\\./([^\\s':,]+)|privilege tables:.* '(?:mysql\\.)?(\\w+)'"_s);
    static const QRegularExpression changes(u"log header|redo log"_s);
    for (const QString &line : logTail.split(u'\n')) {
        if (!line.contains("[ERROR]"_L1))
            continue;
        if (const auto file = named.match(line); file.hasMatch())
            return file.captured(1).isEmpty() ? "mysql/"_L1 + file.captured(2) : file.captured(1);
        if (changes.match(line).hasMatch())
            return u"ib_logfile0"_s;
    }
    return {};
}

bool endsWithCleanStop(const QString &logTail)
{
    return logTail.endsWith("Shutdown complete"_L1);
}

} // namespace lekthi::local
