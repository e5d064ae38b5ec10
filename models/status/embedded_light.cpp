#include "models/status/embedded_light.h"

#include "core/numbering/translated.h"
#include "models/amount_text.h"

#include <QRegularExpression>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mebibyte = 1024LL * 1024;
constexpr qint64 littleRoom = 1024 * mebibyte;
constexpr qint64 nearlyNoRoom = 100 * mebibyte;

} // namespace

QStringList logWarnings(const QString &log, qsizetype most)
{
    static const QRegularExpression warning(u"^(\\S+ +\\S+) \\d+ \\[(?:Warning|ERROR)\\] (.+)$"_s,
                                            QRegularExpression::MultilineOption);
    QStringList lines;
    for (auto match = warning.globalMatch(log); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        lines.append(u"%1  %2"_s.arg(found.captured(1), found.captured(2).trimmed()));
    }
    return lines.mid(qMax<qsizetype>(0, lines.size() - most));
}

HealthLight embeddedLight(const EmbeddedLook &look)
{
    HealthLight light{.name = u"embedded"_s,
                      .standing = Standing::Good,
                      .title = translated(QT_TRANSLATE_NOOP("lekthi", "Server of this computer")),
                      .state = translated(QT_TRANSLATE_NOOP("lekthi", "%1 of data, %2 free on the disk."))
                                   .arg(sizeText(look.dataBytes), sizeText(look.freeBytes)),
                      .concern = {},
                      .advice = {},
                      .facts = {{translated(QT_TRANSLATE_NOOP("lekthi", "Folder")), look.directory},
                                {translated(QT_TRANSLATE_NOOP("lekthi", "Log")), look.logFile}}};
    const QString warnings = look.warnings.join(u'\n');
    light.facts.append({translated(QT_TRANSLATE_NOOP("lekthi", "Last warnings")),
                        warnings.isEmpty() ? translated(QT_TRANSLATE_NOOP("lekthi", "None")) : warnings});
    if (look.freeBytes >= littleRoom)
        return light;
    const bool isUrgent = look.freeBytes < nearlyNoRoom;
    light.standing = isUrgent ? Standing::Error : Standing::Warning;
    light.concern =
        isUrgent
            ? translated(QT_TRANSLATE_NOOP(
                  "lekthi",
                  "Within minutes it may be impossible to allocate numbers or save. What is saved stays."))
            : translated(
                  QT_TRANSLATE_NOOP("lekthi", "Numbers are allocated as usual, until the disk is full."));
    light.advice =
        translated(QT_TRANSLATE_NOOP("lekthi", "Free space on the disk of %1.")).arg(look.directory);
    return light;
}

} // namespace lekthi::models
