#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/password_input.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/store/people/accounts.h"
#include "core/store/people/own_password.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

Result<void> checkOwnPassword(const store::Address &address, const QString &wished)
{
    if (wished == address.password)
        return refusal(u"SAME_PASSWORD"_s, Texts::tr("This is the current password. Choose another one."));
    return fromStore(store::checkNewPassword(address.user, wished));
}

// Nothing is looked up first: an account whose password has expired may do nothing but this.
Result<Report> runOwnPassword(const Arguments &arguments)
{
    const Result<ReachedServer> reached = reachServer(arguments);
    if (!reached)
        return tl::make_unexpected(reached.error());
    Result<store::Address> address = addressOfOwnAccount(arguments, *reached);
    if (!address)
        return tl::make_unexpected(address.error());
    if (address->password.isEmpty()) {
        const Result<QString> current = readCurrentPassword();
        if (!current)
            return tl::make_unexpected(current.error());
        address->password = *current;
    }
    const Result<QString> wished = readNewPassword(arguments);
    if (!wished)
        return tl::make_unexpected(wished.error());
    if (const Result<void> good = checkOwnPassword(*address, *wished); !good)
        return tl::make_unexpected(good.error());
    if (const store::Result<void> changed = store::changeOwnPassword(*address, *wished); !changed)
        return openingError(changed.error());
    return Report{
        .text = Texts::tr("The password of %1 is changed. Use the new one from now on.").arg(address->user),
        .json = {{u"login"_s, address->user}}};
}

} // namespace

QList<Command> passwordCommands()
{
    return {
        {.name = "password",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Change your own password, also when it has expired"),
         .options =
             {{"as", "LOGIN",
               QT_TRANSLATE_NOOP("lekthi", "Your account; else the one of --store, or LEKTHI_USER on the "
                                           "local store")},
              {"password-fd", "N",
               QT_TRANSLATE_NOOP("lekthi", "File descriptor whose first line is the new password; asked "
                                           "for if left out")}},
         .run = runOwnPassword},
    };
}

} // namespace lekthi::ctl
