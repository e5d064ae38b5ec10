#include "models/admin_log/admin_log_text.h"

#include "core/store/session/denial.h"
#include "models/admin_log/reference_change_text.h"
#include "models/templates/settings_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <optional>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

struct Action
{
    const char *name;
    const char *text;
};

constexpr Action actions[] = {
    {"SIGNED_IN", QT_TRANSLATE_NOOP("lekthi", "Signed in")},
    {"TEMPLATE_CHANGED", QT_TRANSLATE_NOOP("lekthi", "Changed a template")},
    {"TEMPLATE_REQUESTED", QT_TRANSLATE_NOOP("lekthi", "Requested a template with repeating numbers")},
    {"TEMPLATE_APPROVED", QT_TRANSLATE_NOOP("lekthi", "Approved a template with repeating numbers")},
    {"TEMPLATE_EXECUTED", QT_TRANSLATE_NOOP("lekthi", "Executed the request for a template")},
    {"TEMPLATE_REJECTED", QT_TRANSLATE_NOOP("lekthi", "Rejected a template with repeating numbers")},
    {"TEMPLATE_WITHDRAWN", QT_TRANSLATE_NOOP("lekthi", "Withdrew the request for a template")},
    {"TEMPLATE_EXPIRED", QT_TRANSLATE_NOOP("lekthi", "A request for a template expired")},
    {"TEMPLATE_STALE", QT_TRANSLATE_NOOP("lekthi", "A request for a template became stale")},
    {"REQUEST_APPROVED", QT_TRANSLATE_NOOP("lekthi", "Approved a request")},
    {"REQUEST_REJECTED", QT_TRANSLATE_NOOP("lekthi", "Rejected a request")},
    {"REQUEST_WITHDRAWN", QT_TRANSLATE_NOOP("lekthi", "Withdrew a request")},
    {"VOID_REQUESTED", QT_TRANSLATE_NOOP("lekthi", "Requested the voiding of a number")},
    {"VOID_APPROVED", QT_TRANSLATE_NOOP("lekthi", "Approved the voiding of a number")},
    {"VOID_EXECUTED", QT_TRANSLATE_NOOP("lekthi", "Voided a number")},
    {"VOID_REJECTED", QT_TRANSLATE_NOOP("lekthi", "Rejected the voiding of a number")},
    {"VOID_WITHDRAWN", QT_TRANSLATE_NOOP("lekthi", "Withdrew the request to void a number")},
    {"VOID_EXPIRED", QT_TRANSLATE_NOOP("lekthi", "A request to void a number expired")},
    {"VOID_STALE", QT_TRANSLATE_NOOP("lekthi", "A request to void a number became stale")},
    {"ARCHIVE_REQUESTED", QT_TRANSLATE_NOOP("lekthi", "Requested the archiving of a year")},
    {"ARCHIVE_APPROVED", QT_TRANSLATE_NOOP("lekthi", "Approved the archiving of a year")},
    {"ARCHIVE_EXECUTED", QT_TRANSLATE_NOOP("lekthi", "Archived a year of the ledger")},
    {"ARCHIVE_REJECTED", QT_TRANSLATE_NOOP("lekthi", "Rejected the archiving of a year")},
    {"ARCHIVE_WITHDRAWN", QT_TRANSLATE_NOOP("lekthi", "Withdrew the request to archive a year")},
    {"ARCHIVE_EXPIRED", QT_TRANSLATE_NOOP("lekthi", "A request to archive a year expired")},
    {"ARCHIVE_STALE", QT_TRANSLATE_NOOP("lekthi", "A request to archive a year became stale")},
    {"POOL_REQUESTED", QT_TRANSLATE_NOOP("lekthi", "Requested to create or retire an ID pool")},
    {"POOL_APPROVED", QT_TRANSLATE_NOOP("lekthi", "Approved creating or retiring an ID pool")},
    {"POOL_EXECUTED", QT_TRANSLATE_NOOP("lekthi", "Created or retired an ID pool")},
    {"POOL_REJECTED", QT_TRANSLATE_NOOP("lekthi", "Rejected creating or retiring an ID pool")},
    {"POOL_WITHDRAWN", QT_TRANSLATE_NOOP("lekthi", "Withdrew a request about an ID pool")},
    {"POOL_EXPIRED", QT_TRANSLATE_NOOP("lekthi", "A request about an ID pool expired")},
    {"POOL_STALE", QT_TRANSLATE_NOOP("lekthi", "A request about an ID pool became stale")},
    {"POOL_GIVEN", QT_TRANSLATE_NOOP("lekthi", "Let a service use an ID pool")},
    {"POOL_TAKEN", QT_TRANSLATE_NOOP("lekthi", "No longer let a service use an ID pool")},
    {"POOL_FILLED", QT_TRANSLATE_NOOP("lekthi", "Filled an ID pool")},
    {"ID_ISSUED", QT_TRANSLATE_NOOP("lekthi", "Issued an ID")},
    {"RESET_REQUESTED", QT_TRANSLATE_NOOP("lekthi", "Requested a reset")},
    {"RESET_APPROVED", QT_TRANSLATE_NOOP("lekthi", "Approved a reset")},
    {"RESET_EXECUTED", QT_TRANSLATE_NOOP("lekthi", "Reset a counter")},
    {"RESET_REJECTED", QT_TRANSLATE_NOOP("lekthi", "Rejected a reset")},
    {"RESET_WITHDRAWN", QT_TRANSLATE_NOOP("lekthi", "Withdrew a reset request")},
    {"RESET_EXPIRED", QT_TRANSLATE_NOOP("lekthi", "A reset request expired")},
    {"TAKE_OVER_REQUESTED", QT_TRANSLATE_NOOP("lekthi", "Requested the import of a register")},
    {"TAKE_OVER_APPROVED", QT_TRANSLATE_NOOP("lekthi", "Approved the import of a register")},
    {"TAKE_OVER_EXECUTED", QT_TRANSLATE_NOOP("lekthi", "Imported a register")},
    {"TAKE_OVER_REJECTED", QT_TRANSLATE_NOOP("lekthi", "Rejected the import of a register")},
    {"TAKE_OVER_WITHDRAWN", QT_TRANSLATE_NOOP("lekthi", "Withdrew the import of a register")},
    {"TAKE_OVER_EXPIRED", QT_TRANSLATE_NOOP("lekthi", "A request to import a register expired")},
    {"TAKE_OVER_STALE", QT_TRANSLATE_NOOP("lekthi", "A request to import a register became stale")},
    {"RESET_STALE", QT_TRANSLATE_NOOP("lekthi", "A reset request became stale")},
    {"SETTING_CHANGED", QT_TRANSLATE_NOOP("lekthi", "Changed a setting")},
    {"REFERENCE_CHANGED", QT_TRANSLATE_NOOP("lekthi", "Changed reference data")},
    {"REFERENCE_KEPT_HERE", QT_TRANSLATE_NOOP("lekthi", "Ended reading reference data of another schema")},
    {"REFERENCE_FOLLOWED", QT_TRANSLATE_NOOP("lekthi", "Read changed reference data of another schema")},
    {"ERROR_RESOLVED", QT_TRANSLATE_NOOP("lekthi", "Resolved an error")},
    {"PERSON_ADDED", QT_TRANSLATE_NOOP("lekthi", "Added an account")},
    {"PERSON_CHANGED", QT_TRANSLATE_NOOP("lekthi", "Changed an account")},
    {"PACE_CHANGED", QT_TRANSLATE_NOOP("lekthi", "Changed the limit of a numbering service")},
    {"TRUST_CHANGED", QT_TRANSLATE_NOOP("lekthi", "Changed whom a numbering service may allocate for")},
    {"PASSWORD_SET", QT_TRANSLATE_NOOP("lekthi", "Set a password")},
    {"PASSWORD_CHANGED", QT_TRANSLATE_NOOP("lekthi", "Changed their own password")},
    {"PROJECT_GIVEN", QT_TRANSLATE_NOOP("lekthi", "Gave a project to an account")},
    {"PROJECT_TAKEN", QT_TRANSLATE_NOOP("lekthi", "Took a project from an account")},
    {"GLASS_BROKEN", QT_TRANSLATE_NOOP("lekthi", "Opened an account in an emergency")},
    {"GLASS_REVIEWED", QT_TRANSLATE_NOOP("lekthi", "Reviewed an emergency")},
    {"DOCUMENT_BOUND", QT_TRANSLATE_NOOP("lekthi", "Assigned a number to a document")},
    {"NUMBER_UNUSED", QT_TRANSLATE_NOOP("lekthi", "Marked a number as unused")},
    {"NUMBER_DRAWN", QT_TRANSLATE_NOOP("lekthi", "Allocated a number")},
    {"DATA_READ", QT_TRANSLATE_NOOP("lekthi", "Read data of the store")},
    {"ALERTS_EVALUATED", QT_TRANSLATE_NOOP("lekthi", "Evaluated alerts")},
    {"MINUTE_WRITTEN", QT_TRANSLATE_NOOP("lekthi", "Wrote figures of a minute")},
    {"ERROR_RECORDED", QT_TRANSLATE_NOOP("lekthi", "Recorded an error")},
    {"TAKEN_NUMBERS_REPAIRED", QT_TRANSLATE_NOOP("lekthi", "Restored the list of taken numbers")},
    {"BACKUP_RECORDED", QT_TRANSLATE_NOOP("lekthi", "Took a backup")},
    {"MOVE_APPROVED", QT_TRANSLATE_NOOP("lekthi", "Approved moving the store")},
    {"GUARDS_RESTORED", QT_TRANSLATE_NOOP("lekthi", "Restored the rules of the store")},
};

QString valueText(const QJsonValue &value)
{
    if (value.isDouble())
        return QString::number(value.toInteger());
    if (value.isNull() || value.isUndefined())
        return u"–"_s;
    return value.toVariant().toString();
}

QString denialText(const store::AdminEntry &entry)
{
    store::Error error;
    error.serverCode = entry.details.value("code"_L1).toInt();
    const QString why = entry.details.value("why"_L1).toString();
    error.subject = store::subjectOfDenial(why);
    const QString sentence = store::describeDenial(error);
    QString told = sentence.isEmpty() ? why : sentence;
    const int times = entry.details.value("times"_L1).toInt();
    if (times == 0)
        return told;
    return told + u' ' +
           QCoreApplication::translate("lekthi", "%n more refusal(s) within a minute.", "an account", times);
}

QString resetText(const store::AdminEntry &entry)
{
    const QJsonObject &details = entry.details;
    return QCoreApplication::translate("lekthi", "Request #%1: %2 → %3", "a reset")
        .arg(valueText(details.value("request"_L1)), valueText(details.value("from"_L1)),
             valueText(details.value("to"_L1)));
}

QString beforeText(const QString &before)
{
    return QCoreApplication::translate("lekthi", "Before: %1").arg(before);
}

template <class Value>
Value settingOf(const QJsonObject &details, QLatin1StringView name, std::optional<Value> (*read)(QStringView))
{
    return read(details.value(name).toString()).value_or(Value());
}

QStringList templateLines(const QJsonObject &details)
{
    const QString version = valueText(details.value("version"_L1));
    QStringList lines{QCoreApplication::translate("lekthi", "Version %1: %2", "of a template")
                          .arg(version, valueText(details.value("after"_L1)))};
    const QJsonValue before = details.value("before"_L1);
    if (before.isString() && before != details.value("after"_L1))
        lines += beforeText(before.toString());
    lines += settingsText({settingOf(details, "period"_L1, &numbering::periodKindFromName),
                           settingOf(details, "overflow"_L1, &numbering::overflowPolicyFromName),
                           settingOf(details, "scope"_L1, &numbering::uniquenessScopeFromName),
                           settingOf(details, "taken"_L1, &numbering::takenPolicyFromName)});
    if (details.value("restored"_L1).isDouble())
        lines += QCoreApplication::translate("lekthi", "Restored from version %1")
                     .arg(valueText(details.value("restored"_L1)));
    return lines;
}

QString accountText(const QJsonObject &details)
{
    const bool isActive = details.value("active"_L1).toVariant().toBool();
    const QString role = valueText(details.value("role"_L1));
    return isActive ? QCoreApplication::translate("lekthi", "Role %1, active", "of an account").arg(role)
                    : QCoreApplication::translate("lekthi", "Role %1, not active", "of an account").arg(role);
}

QStringList accountLines(const QJsonObject &details)
{
    QStringList lines{accountText(details)};
    if (details.value("before"_L1).isObject())
        lines += beforeText(accountText(details.value("before"_L1).toObject()));
    return lines;
}

QString paceText(const QJsonValue &numbersPerMinute)
{
    if (numbersPerMinute.isDouble() && numbersPerMinute.toInt() == 0)
        return QCoreApplication::translate("lekthi", "Any number per minute");
    return numbersPerMinute.isDouble()
               ? QCoreApplication::translate("lekthi", "%1 numbers per minute").arg(numbersPerMinute.toInt())
               : QCoreApplication::translate("lekthi", "The default limit");
}

QString trustText(const QJsonValue &isTrusted)
{
    return isTrusted.toVariant().toBool() ? QCoreApplication::translate("lekthi", "For other people, too")
                                          : QCoreApplication::translate("lekthi", "For itself only");
}

QString openingText(const QString &name)
{
    if (name == "ACTIVATE"_L1)
        return QCoreApplication::translate("lekthi", "The account was activated again.");
    if (name == "PASSWORD"_L1)
        return QCoreApplication::translate("lekthi", "The account has a new password.");
    return QCoreApplication::translate("lekthi", "The account was unlocked.");
}

QStringList otherLines(const QJsonObject &details)
{
    QStringList parts;
    for (auto at = details.begin(); at != details.end(); ++at)
        parts += at.key() + u": "_s + valueText(at.value());
    return parts;
}

} // namespace

QStringList knownActions()
{
    QStringList names;
    std::transform(std::begin(actions), std::end(actions), std::back_inserter(names),
                   [](const Action &action) { return QString::fromLatin1(action.name); });
    return names;
}

QString actionText(const QString &action)
{
    const auto *found = std::find_if(std::begin(actions), std::end(actions), [&](const Action &one) {
        return action == QLatin1StringView(one.name);
    });
    return found == std::end(actions) ? action : QCoreApplication::translate("lekthi", found->text);
}

QStringList detailsLines(const store::AdminEntry &entry)
{
    const QJsonObject &details = entry.details;
    if (entry.denied)
        return {denialText(entry)};
    if (details.contains("request"_L1) && details.contains("to"_L1))
        return {resetText(entry)};
    if (details.contains("request"_L1))
        return {
            QCoreApplication::translate("lekthi", "Request #%1").arg(valueText(details.value("request"_L1)))};
    if (entry.action == "TEMPLATE_CHANGED"_L1)
        return templateLines(details);
    if (entry.action == "REFERENCE_CHANGED"_L1)
        return referenceChangeLines(details);
    if (details.contains("role"_L1))
        return accountLines(details);
    if (entry.action == "PACE_CHANGED"_L1)
        return {paceText(details.value("after"_L1)), beforeText(paceText(details.value("before"_L1)))};
    if (entry.action == "TRUST_CHANGED"_L1)
        return {trustText(details.value("after"_L1)), beforeText(trustText(details.value("before"_L1)))};
    if (details.contains("after"_L1))
        return {valueText(details.value("after"_L1)), beforeText(valueText(details.value("before"_L1)))};
    if (entry.action == "GLASS_BROKEN"_L1)
        return {openingText(valueText(details.value("opened"_L1)))};
    if (entry.action == "GLASS_REVIEWED"_L1)
        return {};
    if (entry.action == "MOVE_APPROVED"_L1)
        return {QCoreApplication::translate("lekthi", "Together with %1")
                    .arg(valueText(details.value("with"_L1)))};
    return otherLines(details);
}

QString detailsText(const store::AdminEntry &entry)
{
    return detailsLines(entry).join(u" · "_s);
}

} // namespace lekthi::models
