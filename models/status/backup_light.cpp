#include "models/status/backup_light.h"

#include "core/alerts/rule.h"
#include "core/numbering/translated.h"
#include "models/amount_text.h"
#include "models/time_text.h"

#include <chrono>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds mostTimeWithout = std::chrono::hours(alerts::mostHoursWithoutBackup);

bool isLate(const BackupLook &look)
{
    return look.oldestWithout.isValid() && look.oldestWithout.secsTo(look.now) > mostTimeWithout.count();
}

} // namespace

store::Result<BackupLook> lookAtBackups(store::Connection &connection)
{
    const auto newest = store::newestBackup(connection, store::BackupChoice::Verified);
    if (!newest)
        return tl::unexpected(newest.error());
    const auto oldest = store::oldestWithoutBackup(connection);
    if (!oldest)
        return tl::unexpected(oldest.error());
    return BackupLook{*newest, *oldest, connection.serverNow()};
}

HealthLight backupLight(const std::optional<BackupLook> &look, numbering::Calendar calendar)
{
    HealthLight light = lightBeingRead(u"backup"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Backup")));
    if (!look)
        return light;
    light.standing = isLate(*look) ? Standing::Warning : look->newest ? Standing::Good : Standing::Absent;
    light.state = look->newest
                      ? translated(QT_TRANSLATE_NOOP("lekthi", "The latest verified backup was taken on %1."))
                            .arg(timeText(look->newest->takenAt, calendar))
                      : translated(QT_TRANSLATE_NOOP("lekthi", "There is no verified backup yet."));
    if (light.standing != Standing::Good) {
        light.concern =
            look->newest
                ? translated(QT_TRANSLATE_NOOP(
                      "lekthi",
                      "If the database is lost, all numbers since the last backup are lost with it."))
                : translated(
                      QT_TRANSLATE_NOOP("lekthi", "If the database is lost, all numbers are lost with it."));
        light.advice = translated(QT_TRANSLATE_NOOP(
            "lekthi", "Make a backup with \"lekthictl store backup\", and have one made every day."));
    }
    if (look->newest)
        light.facts += QList<HealthFact>{
            {translated(QT_TRANSLATE_NOOP("lekthi", "Ledger rows")), groupedText(look->newest->ledgerRows)},
            {translated(QT_TRANSLATE_NOOP("lekthi", "Size")), sizeText(look->newest->bytes)},
            {translated(QT_TRANSLATE_NOOP("lekthi", "By")), look->newest->recordedBy}};
    if (look->oldestWithout.isValid())
        light.facts.append({translated(QT_TRANSLATE_NOOP("lekthi", "Numbers without a backup since")),
                            timeText(look->oldestWithout, calendar)});
    return light;
}

} // namespace lekthi::models
