#include "models/admin_log/admin_log_text.h"

#include "core/store/routines/denial.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>
#include <iterator>

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
    {"RESET_REQUESTED", QT_TRANSLATE_NOOP("lekthi", "Requested a reset")},
    {"RESET_APPROVED", QT_TRANSLATE_NOOP("lekthi", "Approved a reset")},
    {"RESET_EXECUTED", QT_TRANSLATE_NOOP("lekthi", "Reset a counter")},
    {"RESET_REJECTED", QT_TRANSLATE_NOOP("lekthi", "Rejected a reset")},
    {"RESET_WITHDRAWN", QT_TRANSLATE_NOOP("lekthi", "Withdrew a reset request")},
    {"RESET_EXPIRED", QT_TRANSLATE_NOOP("lekthi", "A reset request expired")},
    {"RESET_STALE", QT_TRANSLATE_NOOP("lekthi", "A reset request became stale")},
    {"SETTING_CHANGED", QT_TRANSLATE_NOOP("lekthi", "Changed a setting")},
    {"ERROR_RESOLVED", QT_TRANSLATE_NOOP("lekthi", "Resolved an error")},
    {"PERSON_ADDED", QT_TRANSLATE_NOOP("lekthi", "Added an account")},
    {"PERSON_CHANGED", QT_TRANSLATE_NOOP("lekthi", "Changed an account")},
    {"PASSWORD_SET", QT_TRANSLATE_NOOP("lekthi", "Set a password")},
    {"PASSWORD_CHANGED", QT_TRANSLATE_NOOP("lekthi", "Changed the own password")},
    {"PROJECT_GIVEN", QT_TRANSLATE_NOOP("lekthi", "Gave a project to an account")},
    {"PROJECT_TAKEN", QT_TRANSLATE_NOOP("lekthi", "Took a project from an account")},
    {"GLASS_BROKEN", QT_TRANSLATE_NOOP("lekthi", "Opened an account in an emergency")},
    {"GLASS_REVIEWED", QT_TRANSLATE_NOOP("lekthi", "Reviewed an emergency")},
    {"GUARDS_RESTORED", QT_TRANSLATE_NOOP("lekthi", "Restored the rules of the store")},
};

QString valueText(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (value.isDouble())
        return QString::number(value.toInteger());
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    return value.toVariant().toString();
}

QString denialText(const store::AdminEntry &entry)
{
    store::Error error;
    error.serverCode = entry.details.value("code"_L1).toInt();
    const QString why = entry.details.value("why"_L1).toString();
    error.subject = store::subjectOfDenial(why);
    const QString sentence = store::describeDenial(error);
    return sentence.isEmpty() ? why : sentence;
}

QString resetText(const store::AdminEntry &entry)
{
    const QJsonObject &details = entry.details;
    return QCoreApplication::translate("lekthi", "Request #%1: from %2 to %3", "a reset")
        .arg(valueText(details.value("request"_L1)), valueText(details.value("from"_L1)),
             valueText(details.value("to"_L1)));
}

QString changeText(const store::AdminEntry &entry)
{
    const QString before = valueText(entry.details.value("before"_L1));
    return QCoreApplication::translate("lekthi", "%1, before: %2", "value now and before")
        .arg(valueText(entry.details.value("after"_L1)), before.isEmpty() ? u"–"_s : before);
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

QString detailsText(const store::AdminEntry &entry)
{
    if (entry.denied)
        return denialText(entry);
    const QJsonObject &details = entry.details;
    if (details.contains("request"_L1) && details.contains("to"_L1))
        return resetText(entry);
    if (details.contains("request"_L1))
        return QCoreApplication::translate("lekthi", "Request #%1")
            .arg(valueText(details.value("request"_L1)));
    if (details.contains("after"_L1))
        return changeText(entry);
    QStringList parts;
    for (auto at = details.begin(); at != details.end(); ++at)
        parts += at.key() + u": "_s + valueText(at.value());
    return parts.join(u", "_s);
}

} // namespace lekthi::models
