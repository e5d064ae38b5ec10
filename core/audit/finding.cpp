#include "core/audit/finding.h"

#include <QCoreApplication>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

QString damageName(Damage damage)
{
    switch (damage) {
    case Damage::Edited:
        return u"EDITED"_s;
    case Damage::Missing:
        return u"MISSING"_s;
    case Damage::Reordered:
        return u"REORDERED"_s;
    case Damage::Forked:
        return u"FORKED"_s;
    case Damage::Forged:
        return u"FORGED"_s;
    case Damage::TailCut:
        return u"TAIL_CUT"_s;
    case Damage::HeadWrong:
        return u"HEAD_WRONG"_s;
    case Damage::Gap:
        return u"GAP"_s;
    case Damage::CounterWrong:
        return u"COUNTER_WRONG"_s;
    case Damage::NotAgreed:
        return u"NOT_AGREED"_s;
    case Damage::Rewritten:
        return u"REWRITTEN"_s;
    case Damage::NotOfTemplate:
        return u"NOT_OF_TEMPLATE"_s;
    case Damage::NotOfDrawer:
        return u"NOT_OF_DRAWER"_s;
    case Damage::NotTaken:
        return u"NOT_TAKEN"_s;
    case Damage::TakenWithoutLedger:
        return u"TAKEN_WITHOUT_LEDGER"_s;
    case Damage::EqualInForce:
        return u"EQUAL_IN_FORCE"_s;
    case Damage::DecisionNotAgreed:
        return u"DECISION_NOT_AGREED"_s;
    case Damage::DecisionAltered:
        return u"DECISION_ALTERED"_s;
    case Damage::ArchiveNotAgreed:
        return u"ARCHIVE_NOT_AGREED"_s;
    case Damage::AccountAltered:
        return u"ACCOUNT_ALTERED"_s;
    case Damage::SettingAltered:
        return u"SETTING_ALTERED"_s;
    case Damage::TemplateAltered:
        return u"TEMPLATE_ALTERED"_s;
    case Damage::EmergencyAltered:
        return u"EMERGENCY_ALTERED"_s;
    case Damage::PoolAltered:
        return u"POOL_ALTERED"_s;
    }
    return {};
}

QString describe(Damage damage)
{
    const auto sentence = [damage] {
        switch (damage) {
        case Damage::Edited:
            return QT_TRANSLATE_NOOP("lekthi", "This row was changed after it was written.");
        case Damage::Missing:
            return QT_TRANSLATE_NOOP("lekthi", "The row before this one was removed.");
        case Damage::Reordered:
            return QT_TRANSLATE_NOOP("lekthi", "This row and others changed places.");
        case Damage::Forked:
            return QT_TRANSLATE_NOOP("lekthi",
                                     "Two rows claim to follow the same one; this one leads nowhere.");
        case Damage::Forged:
            return QT_TRANSLATE_NOOP("lekthi", "This row was put in from outside.");
        case Damage::TailCut:
            return QT_TRANSLATE_NOOP("lekthi", "The newest rows after this one were removed.");
        case Damage::HeadWrong:
            return QT_TRANSLATE_NOOP("lekthi", "The counter names another row than this one as its newest.");
        case Damage::Gap:
            return QT_TRANSLATE_NOOP("lekthi",
                                     "Before this row a sequence number was left out without a reason, "
                                     "or came twice.");
        case Damage::CounterWrong:
            return QT_TRANSLATE_NOOP("lekthi", "The counter is not at the number of this row, its newest.");
        case Damage::NotAgreed:
            return QT_TRANSLATE_NOOP(
                "lekthi",
                "This row relies on a reset, an import or a voiding that was not approved in this form.");
        case Damage::Rewritten:
            return QT_TRANSLATE_NOOP(
                "lekthi",
                "This row is not the one that was signed: this row or an earlier one was rewritten.");
        case Damage::NotOfTemplate:
            return QT_TRANSLATE_NOOP("lekthi", "This number is not the one that its template gives for its "
                                               "counter and sequence number: it was not made by Lekthi.");
        case Damage::NotOfDrawer:
            return QT_TRANSLATE_NOOP(
                "lekthi", "This row assigns the number to a document, marks it as unused or voids it, but "
                          "the number was not free, or neither its own account nor a Super Admin did "
                          "it.");
        case Damage::NotTaken:
            return QT_TRANSLATE_NOOP("lekthi", "This number is in force but not marked as taken, so that it "
                                               "could be issued again.");
        case Damage::TakenWithoutLedger:
            return QT_TRANSLATE_NOOP("lekthi",
                                     "This number is marked as taken, but the ledger has no row for it.");
        case Damage::EqualInForce:
            return QT_TRANSLATE_NOOP("lekthi", "This number was in force already when it was issued here, in "
                                               "a scope that allows it only once.");
        case Damage::DecisionNotAgreed:
            return QT_TRANSLATE_NOOP("lekthi", "This request counts as executed, but the admin log has no "
                                               "sufficient approval by other Super Admins.");
        case Damage::ArchiveNotAgreed:
            return QT_TRANSLATE_NOOP("lekthi",
                                     "This archive is not the one that two Super Admins agreed on.");
        case Damage::DecisionAltered:
            return QT_TRANSLATE_NOOP("lekthi", "This request or its approvals differ from the admin log.");
        case Damage::AccountAltered:
            return QT_TRANSLATE_NOOP("lekthi", "This account was renamed, given to another person, or "
                                               "differs from the admin log.");
        case Damage::SettingAltered:
            return QT_TRANSLATE_NOOP("lekthi", "This setting differs from the admin log, or was not changed "
                                               "by a Super Admin.");
        case Damage::TemplateAltered:
            return QT_TRANSLATE_NOOP("lekthi",
                                     "This template or its history differs from the admin log, or names "
                                     "a request that nobody approved.");
        case Damage::EmergencyAltered:
            return QT_TRANSLATE_NOOP("lekthi", "This emergency access or its review differs from the admin "
                                               "log.");
        case Damage::PoolAltered:
            return QT_TRANSLATE_NOOP("lekthi", "This ID pool differs from what two Super Admins agreed on.");
        }
        return "";
    };
    return QCoreApplication::translate("lekthi", sentence());
}

QString describe(const Finding &finding)
{
    const QString sentence = describe(finding.damage);
    return finding.subject.isEmpty() ? sentence : finding.subject + u": "_s + sentence;
}

} // namespace lekthi::audit
