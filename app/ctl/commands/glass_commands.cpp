#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/password_input.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/store/people/glass.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

struct GlassWish
{
    QString login;
    store::GlassOpening opening = store::GlassOpening::Unlock;
};

Result<GlassWish> readGlassWish(const Arguments &arguments)
{
    constexpr std::pair<QLatin1StringView, store::GlassOpening> openings[] = {
        {"activate"_L1, store::GlassOpening::Activate},
        {"new-password"_L1, store::GlassOpening::NewPassword},
        {"unlock"_L1, store::GlassOpening::Unlock},
    };
    QList<GlassWish> wishes;
    for (const auto &[option, opening] : openings) {
        if (arguments.has(option))
            wishes.append({arguments.text(option), opening});
    }
    if (wishes.size() != 1)
        return usageError(
            Texts::tr("Name what to open: one of --activate, --new-password and --unlock with a login."));
    return wishes.first();
}

Result<Report> runBreak(const Arguments &arguments)
{
    const Result<GlassWish> wish = readGlassWish(arguments);
    if (!wish)
        return tl::make_unexpected(wish.error());
    const Result<numbering::Reason> reason = reasonOption(arguments, store::minimumForGlass);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const bool needsPassword = wish->opening == store::GlassOpening::NewPassword;
    const Result<QString> password = needsPassword ? readNewPassword(arguments) : QString();
    if (!password)
        return tl::make_unexpected(password.error());
    const auto broken =
        store::breakGlass(*opened->connection, wish->login, wish->opening, reason->text(), *password);
    if (!broken)
        return storeError(broken.error());
    return Report{.text = Texts::tr("The account %1 is open. Until two other people have reviewed it with "
                                    "\"lekthictl glass review\" it decides about no reset.")
                              .arg(wish->login),
                  .json = {{u"login"_s, wish->login}}};
}

QJsonObject jsonOf(const store::GlassBreak &entry)
{
    return {{u"id"_s, entry.id},
            {u"login"_s, entry.login},
            {u"opening"_s, entry.openedBy},
            {u"reason"_s, entry.reason},
            {u"brokenBy"_s, entry.brokenBy},
            {u"brokenAt"_s, toJson(entry.brokenAt)},
            {u"reviews"_s, entry.reviews},
            {u"reviewed"_s, entry.isReviewed()}};
}

Result<Report> runGlassList(const Arguments &arguments)
{
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const auto breaks = store::listGlassBreaks(*opened->connection);
    if (!breaks)
        return storeError(breaks.error());
    QList<QStringList> rows{{u"Id"_s, Texts::tr("Time"), Texts::tr("Account"), Texts::tr("Opened by"),
                             Texts::tr("Reviews"), Texts::tr("Reason")}};
    QJsonArray array;
    for (const store::GlassBreak &entry : *breaks) {
        rows.append({QString::number(entry.id), timeCell(entry.brokenAt), entry.login,
                     entry.openedBy + u' ' + entry.brokenBy,
                     u"%1/%2"_s.arg(entry.reviews).arg(store::GlassBreak::reviewsNeeded), entry.reason});
        array.append(jsonOf(entry));
    }
    return Report{.text = breaks->isEmpty() ? Texts::tr("No account was opened in an emergency.")
                                            : alignedRows(rows),
                  .json = {{u"breaks"_s, array}}};
}

Result<Report> runReview(const Arguments &arguments)
{
    const Result<qint64> id =
        positionalNumber(arguments, Texts::tr("An entry is named by its number, not by %1. List them with "
                                              "\"lekthictl glass list\"."));
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<numbering::Reason> comment =
        reasonOption(arguments, numbering::Reason::minimumForTemplate, "comment"_L1);
    if (!comment)
        return tl::make_unexpected(comment.error());
    const Result<Acting<OpenStore>> store = openActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    if (const auto done = store::reviewGlassBreak(*store->person, *id, comment->text()); !done)
        return storeError(done.error());
    return Report{.text = Texts::tr("Your review is in the admin log."), .json = {{u"id"_s, *id}}};
}

} // namespace

QList<Command> glassCommands()
{
    return {
        {.name = "break-glass",
         .summary = QT_TRANSLATE_NOOP("lekthi",
                                      "Open an account in an emergency; two other people have to review it"),
         .options = {{"reason", "TEXT", QT_TRANSLATE_NOOP("lekthi", "Why; kept in the admin log"), true},
                     {"activate", "LOGIN", QT_TRANSLATE_NOOP("lekthi", "Activate a deactivated account")},
                     {"new-password", "LOGIN",
                      QT_TRANSLATE_NOOP("lekthi", "Set a password that has to be changed at once")},
                     {"unlock", "LOGIN",
                      QT_TRANSLATE_NOOP("lekthi", "Unlock an account, also after too many wrong passwords")},
                     {"password-fd", "N",
                      QT_TRANSLATE_NOOP(
                          "lekthi",
                          "File descriptor whose first line is the password; asked for if left out")}},
         .run = runBreak},
        {.name = "glass list",
         .summary = QT_TRANSLATE_NOOP("lekthi", "List the accounts that were opened in an emergency"),
         .run = runGlassList},
        {.name = "glass review",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Review an opening of an account"),
         .positional = "ID",
         .options = {{"comment", "TEXT", QT_TRANSLATE_NOOP("lekthi", "Comment; kept in the admin log"), true},
                     options::actor},
         .run = runReview},
    };
}

} // namespace lekthi::ctl
