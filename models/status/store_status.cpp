#include "models/status/store_status.h"

#include "core/numbering/translated.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

struct FindingWords
{
    const char *name;
    const char *title;
    const char *concern; ///< nullptr: the finding's own sentence says it
};

constexpr std::array knownWords{
    FindingWords{"server_version", QT_TRANSLATE_NOOP("lekthi", "Version of the server"), nullptr},
    FindingWords{"durability", QT_TRANSLATE_NOOP("lekthi", "Numbers on disk"), nullptr},
    FindingWords{"binary_log", QT_TRANSLATE_NOOP("lekthi", "Binary log"), nullptr},
    FindingWords{"clock", QT_TRANSLATE_NOOP("lekthi", "Clocks"),
                 QT_TRANSLATE_NOOP("lekthi",
                                   "Numbers stay correct. The date that this program suggests for a new "
                                   "document can be wrong, and with it the year and period.")},
    FindingWords{
        "secure_timestamp", QT_TRANSLATE_NOOP("lekthi", "True times in the logs"),
        QT_TRANSLATE_NOOP("lekthi", "Numbers stay correct. The times in the logs could be disputed.")},
    FindingWords{
        "local_infile", QT_TRANSLATE_NOOP("lekthi", "Files of people's computers"),
        QT_TRANSLATE_NOOP("lekthi", "Numbers stay correct. Files of the people who sign in are at risk.")},
    FindingWords{"max_password_errors", QT_TRANSLATE_NOOP("lekthi", "Guessing of passwords"),
                 QT_TRANSLATE_NOOP("lekthi",
                                   "With a guessed password a person can act as another: two-person "
                                   "approval is worth no more than the passwords.")},
    FindingWords{"cluster", QT_TRANSLATE_NOOP("lekthi", "Cluster"), nullptr},
    FindingWords{
        "schema", QT_TRANSLATE_NOOP("lekthi", "Tables of the store"),
        QT_TRANSLATE_NOOP("lekthi", "Until then this program allocates no numbers and changes nothing.")},
    FindingWords{"sandbox", QT_TRANSLATE_NOOP("lekthi", "Sandbox"),
                 QT_TRANSLATE_NOOP("lekthi", "Real numbers are not affected.")},
    FindingWords{"guards", QT_TRANSLATE_NOOP("lekthi", "Triggers and routines"),
                 QT_TRANSLATE_NOOP("lekthi",
                                   "They keep numbers unique and enforce rights, whatever program is used.")},
    FindingWords{
        "accounts", QT_TRANSLATE_NOOP("lekthi", "Accounts"),
        QT_TRANSLATE_NOOP("lekthi", "An account that bypasses the rules can change counters and ledger.")},
    FindingWords{
        "rights", QT_TRANSLATE_NOOP("lekthi", "Rights on the server"),
        QT_TRANSLATE_NOOP("lekthi",
                          "Accounts may read or change what their role does not allow, or be refused what "
                          "it allows.")},
    FindingWords{
        "foreign_keys", QT_TRANSLATE_NOOP("lekthi", "Foreign keys"),
        QT_TRANSLATE_NOOP(
            "lekthi",
            "Counters could disappear with what they refer to, and their numbers could be allocated again.")},
    FindingWords{
        "super_admins", QT_TRANSLATE_NOOP("lekthi", "Super Admins"),
        QT_TRANSLATE_NOOP("lekthi", "Numbers are allocated as usual. A wrong counter cannot be corrected.")},
    FindingWords{
        "glass", QT_TRANSLATE_NOOP("lekthi", "Emergency access"),
        QT_TRANSLATE_NOOP(
            "lekthi",
            "Numbers are allocated as usual. What was done with this access has not been reviewed yet.")},
    FindingWords{"taken_numbers", QT_TRANSLATE_NOOP("lekthi", "Taken numbers"), nullptr},
    FindingWords{"free_space", QT_TRANSLATE_NOOP("lekthi", "Free space on the server"), nullptr},
    FindingWords{"reference", QT_TRANSLATE_NOOP("lekthi", "Reference data of the document-management system"),
                 QT_TRANSLATE_NOOP("lekthi", "Numbers could show codes that are no longer right.")},
    FindingWords{"tables", QT_TRANSLATE_NOOP("lekthi", "Readable tables"), nullptr},
    FindingWords{"redis", "Redis", nullptr},
};

QString wordsOf(const char *source)
{
    return source ? translated(source) : QString();
}

Standing standingOf(const store::Finding &finding)
{
    if (finding.value == "?"_L1)
        return Standing::Unknown;
    switch (finding.level) {
    case store::Finding::Level::Good:
        return Standing::Good;
    case store::Finding::Level::Warning:
        return Standing::Warning;
    case store::Finding::Level::Error:
        return Standing::Error;
    }
    Q_UNREACHABLE();
}

QStringList linesOf(const StatusEntry &entry)
{
    const bool hasValue = !entry.value.isEmpty() && entry.value != "-"_L1 && entry.value != "?"_L1;
    QStringList lines{standingSign(entry.standing) + u' ' +
                      (hasValue ? u"%1 (%2)"_s.arg(entry.title, entry.value) : entry.title)};
    for (const QString &text : {entry.message, entry.concern}) {
        if (!text.isEmpty())
            lines.append(u"  "_s + text);
    }
    return lines;
}

} // namespace

StatusEntry statusEntry(const store::Finding &finding)
{
    const auto found = std::find_if(knownWords.begin(), knownWords.end(), [&](const FindingWords &words) {
        return finding.name == QLatin1StringView(words.name);
    });
    StatusEntry entry{standingOf(finding), finding.name, finding.name, finding.message, {}, finding.value};
    if (entry.standing == Standing::Unknown)
        entry.message.clear();
    if (found != knownWords.end()) {
        entry.title = wordsOf(found->title);
        if (entry.standing > Standing::Good)
            entry.concern = wordsOf(found->concern);
    }
    return entry;
}

QList<StatusEntry> statusEntries(const QList<store::Finding> &findings)
{
    QList<StatusEntry> entries;
    for (const store::Finding &finding : findings)
        entries.append(statusEntry(finding));
    std::stable_sort(entries.begin(), entries.end(),
                     [](const StatusEntry &a, const StatusEntry &b) { return a.standing > b.standing; });
    return entries;
}

Standing worstOf(const QList<StatusEntry> &entries)
{
    Standing worst = Standing::Good;
    for (const StatusEntry &entry : entries)
        worst = std::max(worst, entry.standing);
    return worst;
}

int countOf(const QList<StatusEntry> &entries, Standing standing)
{
    return int(std::count_if(entries.cbegin(), entries.cend(),
                             [standing](const StatusEntry &entry) { return entry.standing == standing; }));
}

QString overview(const QList<StatusEntry> &entries)
{
    const auto counted = [&](const char *source, Standing standing) {
        return QCoreApplication::translate("lekthi", source, nullptr, countOf(entries, standing));
    };
    switch (worstOf(entries)) {
    case Standing::Error:
        return counted(QT_TRANSLATE_N_NOOP("lekthi", "%n issues put numbers or rules at risk."),
                       Standing::Error);
    case Standing::Warning:
        return counted(QT_TRANSLATE_N_NOOP("lekthi", "Numbers are safe; %n issues to fix."),
                       Standing::Warning);
    case Standing::Unknown:
        return counted(
            QT_TRANSLATE_N_NOOP("lekthi", "No issues found; %n checks are hidden from your account."),
            Standing::Unknown);
    case Standing::Good:
    case Standing::Absent:
        break;
    }
    return wordsOf(QT_TRANSLATE_NOOP("lekthi", "No issues found."));
}

QString standingTitle(Standing standing)
{
    switch (standing) {
    case Standing::Error:
        return wordsOf(QT_TRANSLATE_NOOP("lekthi", "Numbers or rules at risk"));
    case Standing::Warning:
        return wordsOf(QT_TRANSLATE_NOOP("lekthi", "To fix"));
    case Standing::Unknown:
        return wordsOf(QT_TRANSLATE_NOOP("lekthi", "Unknown"));
    case Standing::Good:
        return wordsOf(QT_TRANSLATE_NOOP("lekthi", "In order"));
    case Standing::Absent:
        return wordsOf(QT_TRANSLATE_NOOP("lekthi", "Not in use"));
    }
    Q_UNREACHABLE();
}

QString standingSign(Standing standing)
{
    switch (standing) {
    case Standing::Error:
        return u"✕"_s;
    case Standing::Warning:
        return u"▲"_s;
    case Standing::Unknown:
        return u"?"_s;
    case Standing::Good:
        return u"✓"_s;
    case Standing::Absent:
        return u"–"_s;
    }
    Q_UNREACHABLE();
}

QString statusText(const QStringList &heading, const QList<StatusEntry> &entries)
{
    QStringList lines = heading;
    std::optional<Standing> group;
    for (const StatusEntry &entry : entries) {
        if (group != entry.standing) {
            lines.append({QString(), standingTitle(entry.standing)});
            group = entry.standing;
        }
        lines += linesOf(entry);
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace lekthi::models
