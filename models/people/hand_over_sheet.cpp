#include "models/people/hand_over_sheet.h"

#include "core/store/people/rights.h"
#include "models/calendar_in_use.h"
#include "models/session/session.h"
#include "models/time_text.h"

#include <QCoreApplication>

#include <utility>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

struct SheetTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

QString placeOf(const HandOver &handOver)
{
    store::Address place = handOver.place;
    place.user.clear();
    place.password.clear();
    if (!place.usesNetwork())
        return SheetTexts::tr("the store on this computer");
    QString text = place.toText();
    return text.replace("//@"_L1, "//"_L1);
}

QString factRow(const QString &caption, const QString &fact, bool isSecret = false)
{
    if (fact.isEmpty())
        return {};
    const QString text =
        isSecret
            ? u"<span style=\"font-family:monospace;font-size:16pt\">%1</span>"_s.arg(fact.toHtmlEscaped())
            : fact.toHtmlEscaped();
    return u"<tr><td style=\"padding:4px 24px 4px 0\">%1</td><td style=\"padding:4px 0\"><b>%2</b></td></tr>"_s
        .arg(caption.toHtmlEscaped(), text);
}

QString closingOf(const HandOver &handOver)
{
    return SheetTexts::tr("Made on %1 by %2. Hand this sheet over in person and destroy it after the first "
                          "sign-in. Lekthi keeps no copy of the password.")
        .arg(timeText(handOver.madeAt, calendarInUse()), handOver.madeBy);
}

} // namespace

QStringList signInSteps(const HandOver &handOver)
{
    if (!store::may(handOver.person.role, store::Deed::SignIn))
        return {
            SheetTexts::tr("Enter account and password where the numbering service keeps its secrets. The "
                           "password does not expire.")};
    return {handOver.place.usesNetwork()
                ? SheetTexts::tr("Open Lekthi, choose “A server” and enter the address of the store.")
                : SheetTexts::tr("Open Lekthi on the computer of the store."),
            SheetTexts::tr("Sign in with the account and the one-time password."),
            SheetTexts::tr("Choose your own password. The one-time password then stops working.")};
}

QString handOverSheet(const HandOver &handOver)
{
    const store::Person &person = handOver.person;
    const bool isPerson = store::may(person.role, store::Deed::SignIn);
    QString steps;
    for (const QString &step : signInSteps(handOver))
        steps += u"<li style=\"margin-bottom:6px\">%1</li>"_s.arg(step.toHtmlEscaped());
    return u"<h1>%1</h1><table>"_s.arg(SheetTexts::tr("Your account for Lekthi").toHtmlEscaped()) +
           factRow(SheetTexts::tr("Name"), displayName(person)) +
           factRow(SheetTexts::tr("Account"), person.login) +
           factRow(isPerson ? SheetTexts::tr("One-time password") : SheetTexts::tr("Password"),
                   handOver.password, true) +
           factRow(SheetTexts::tr("Role"), roleTitle(person.role)) +
           factRow(SheetTexts::tr("Projects"), handOver.projects) +
           factRow(SheetTexts::tr("Store"), placeOf(handOver)) +
           u"</table><h3>%1</h3><ol>"_s.arg(SheetTexts::tr("How to sign in").toHtmlEscaped()) + steps +
           u"</ol><p>%1</p>"_s.arg(closingOf(handOver).toHtmlEscaped());
}

} // namespace lekthi::models
