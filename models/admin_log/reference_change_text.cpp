#include "models/admin_log/reference_change_text.h"

#include "core/store/reference/reference_item.h"

#include <QCoreApplication>

#include <array>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::ReferenceKind;

namespace {

struct ReferenceField
{
    QLatin1StringView name;
    const char *label;
};

constexpr std::array referenceFields{
    ReferenceField{"code"_L1, QT_TRANSLATE_NOOP("lekthi", "Code: %1")},
    ReferenceField{"shortCode"_L1, QT_TRANSLATE_NOOP("lekthi", "Code of the sub type: %1")},
    ReferenceField{"nameThai"_L1, QT_TRANSLATE_NOOP("lekthi", "Thai name: %1")},
    ReferenceField{"nameEnglish"_L1, QT_TRANSLATE_NOOP("lekthi", "English name: %1")},
    ReferenceField{"nameChinese"_L1, QT_TRANSLATE_NOOP("lekthi", "Chinese name: %1")},
    ReferenceField{"order"_L1, QT_TRANSLATE_NOOP("lekthi", "Order: %1")},
    ReferenceField{"startsOn"_L1, QT_TRANSLATE_NOOP("lekthi", "Starts on: %1")},
    ReferenceField{"endsOn"_L1, QT_TRANSLATE_NOOP("lekthi", "Ends on: %1")},
    ReferenceField{"countedBy"_L1, QT_TRANSLATE_NOOP("lekthi", "Counted by: %1")},
    ReferenceField{"fiscalStartMonth"_L1, QT_TRANSLATE_NOOP("lekthi", "Fiscal year begins in month: %1")},
    ReferenceField{"fiscalCalledBy"_L1, QT_TRANSLATE_NOOP("lekthi", "Fiscal year named by: %1")},
    ReferenceField{"organizations"_L1, QT_TRANSLATE_NOOP("lekthi", "Organizations: %1")},
};

QString kindText(const QString &name)
{
    switch (store::referenceKindFromName(name).value_or(ReferenceKind::Discipline)) {
    case ReferenceKind::Project:
        return QCoreApplication::translate("lekthi", "Project");
    case ReferenceKind::Contract:
        return QCoreApplication::translate("lekthi", "Contract");
    case ReferenceKind::Organization:
        return QCoreApplication::translate("lekthi", "Organization");
    case ReferenceKind::Type:
        return QCoreApplication::translate("lekthi", "Document type");
    case ReferenceKind::SubType:
        return QCoreApplication::translate("lekthi", "Sub type");
    case ReferenceKind::RfaType:
        return QCoreApplication::translate("lekthi", "RFA type");
    case ReferenceKind::Discipline:
        break;
    }
    return QCoreApplication::translate("lekthi", "Discipline");
}

QString referenceValue(const QJsonValue &value)
{
    const QString text = value.toVariant().toString();
    return text.isEmpty() ? u"–"_s : text;
}

/// %1 is the kind of the row.
QString deedText(const QJsonObject &before, const QJsonObject &after)
{
    const bool wasActive = before.value("active"_L1).toInt() != 0;
    const bool isActive = after.value("active"_L1).toInt() != 0;
    if (before.isEmpty())
        return QCoreApplication::translate("lekthi", "%1: added", "reference data");
    if (wasActive && !isActive)
        return QCoreApplication::translate("lekthi", "%1: closed", "reference data");
    if (!wasActive && isActive)
        return QCoreApplication::translate("lekthi", "%1: reopened", "reference data");
    return QCoreApplication::translate("lekthi", "%1: changed", "reference data");
}

} // namespace

QStringList referenceChangeLines(const QJsonObject &details)
{
    const QJsonObject before = details.value("before"_L1).toObject();
    const QJsonObject after = details.value("after"_L1).toObject();
    QStringList lines{deedText(before, after).arg(kindText(details.value("kind"_L1).toString()))};
    for (const ReferenceField &field : referenceFields) {
        const QString was = referenceValue(before.value(field.name));
        const QString is = referenceValue(after.value(field.name));
        if (was != is)
            lines += QCoreApplication::translate("lekthi", field.label)
                         .arg(before.isEmpty() ? is : was + u" → "_s + is);
    }
    return lines;
}

} // namespace lekthi::models
