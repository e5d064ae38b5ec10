#include "core/store/session/denial.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

struct Rule
{
    int code;
    ErrorKind kind;
    const char *sentence;
};

constexpr int executeDenied = 1370; // the server's own: no role of the account may call the routine

constexpr Rule rules[] = {
    {executeDenied, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi", "The role of this account does not allow that.")},
    {denial::noActiveAccount, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi",
                       "This account is not active in the store. Ask the administrator of the store.")},
    {denial::wrongRole, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi", "The role of this account does not allow that.")},
    {denial::notOfProject, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi",
                       "This account does not administer the project. Ask one of its Project Admins.")},
    {denial::tooManyCalls, ErrorKind::Busy,
     QT_TRANSLATE_NOOP("lekthi", "Too many changes or sign-ins within a minute. Try again in %1 seconds.")},
    {denial::glassOpen, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP(
         "lekthi", "This account was opened in an emergency. Until two other people have reviewed that, it "
                   "decides on no request, changes no setting and reviews nothing.")},
    {denial::ownGlass, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi",
                       "This emergency access was to your own account. Two other people have to review it.")},
    {denial::reviewedAlready, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "You have already reviewed this. It is waiting for another person.")},
    {denial::templateStale, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "The template has changed since the request. Open it again, then repeat the "
                                 "request.")},
    {denial::badReason, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "The reason is too short, too long or repetitive, or has invisible characters. Write "
                       "another one.")},
    {denial::badValue, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The store does not take this value. Enter another one.")},
    {denial::unknownItem, ErrorKind::NotFound,
     QT_TRANSLATE_NOOP("lekthi", "This is no longer in the store. Load the list again.")},
    {denial::movedSinceRead, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "It has changed since it was read. Check it again, then repeat.")},
    {denial::badTemplate, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The template breaks a rule of the store. Correct it first.")},
    {denial::sameValue, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The counter has this value already. Enter another one.")},
    {denial::tooManyReleased, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "A reset releases at most %1 numbers at once. Reset the counter in several "
                                 "steps, the highest numbers first, or choose to skip the numbers.")},
    {denial::tooManyTakenOver, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "An import takes at most %1 numbers of %2 counters at once. Split the "
                                 "register, for example by year, and import its parts one after the other.")},
    {denial::registerImportStale, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "A counter, a taken number or the template has changed since the register "
                                 "was read. Read it again and request the import again.")},
    {denial::openAlready, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "This is already requested. Decide on that request first.")},
    {denial::ownRequest, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi", "This is your own request. Another Super Admin has to decide about it.")},
    {denial::approvedAlready, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi",
                       "You have already approved this request. It is waiting for another Super Admin.")},
    {denial::expired, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "The request has expired. Repeat the request.")},
    {denial::closed, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "The request is already closed. Load it again to see the decision.")},
    {denial::stale, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi",
                       "The counter moved from %1 to %2 after the request. Request the reset again.")},
    {denial::boundToDocument, ErrorKind::Refused,
     QT_TRANSLATE_NOOP(
         "lekthi", "Some of the numbers belong to documents and cannot be released. Choose to skip them.")},
    {denial::requesterLeft, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi", "The requester no longer has the role for this. Reject the request.")},
    {denial::notTheRequester, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi", "Only the requester can withdraw a request. You can reject it.")},
    {denial::numberVoided, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The number was voided, so nothing can be done with it any more.")},
    {denial::archiveNotNext, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi",
                       "These are not the ledger rows that are archived next. Archive the years one "
                       "after the other, each with a new file.")},
    {denial::yearNotOver, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "The year is not over yet, so it cannot be archived. Choose an earlier year.")},
    {denial::rowsArchived, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The ledger rows of %1 were archived and are no longer in the store. Name "
                                 "their file with --archive.")},
    {denial::guardedCounter, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi", "A counter goes back only by a reset that two Super Admins agreed on.")},
    {denial::notAnAllocator, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP(
         "lekthi",
         "This account may not allocate numbers of the project. Ask the administrator of the store.")},
    {denial::insertOnly, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi", "The store keeps this for ever; it cannot be changed.")},
    {denial::otherVersion, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "The counter has moved meanwhile. Try again.")},
    {denial::rulesMoved, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "A template or a project has changed meanwhile. Try again.")},
    {denial::tooManyNumbers, ErrorKind::Busy,
     QT_TRANSLATE_NOOP(
         "lekthi", "This numbering service has allocated as many numbers as it may in a minute. Try again "
                   "in %1 seconds.")},
    {denial::tooManyByPerson, ErrorKind::Busy,
     QT_TRANSLATE_NOOP(
         "lekthi", "This person has requested as many numbers as one person may in a minute. Try again in "
                   "%1 seconds.")},
    {denial::tooManyFromAddress, ErrorKind::Busy,
     QT_TRANSLATE_NOOP(
         "lekthi", "As many numbers as allowed in a minute were requested from this address. Try again in "
                   "%1 seconds.")},
    {denial::mayNotNamePersons, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi",
                       "This numbering service may not allocate for other people. An administrator can allow "
                       "it with \"lekthictl user trust\".")},
    {denial::unknownPerson, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "The person the number is for has no active account in the store. Check the person.")},
    {denial::notTheEvaluator, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "Another program evaluates the alerts now.")},
    {denial::namedByARule, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "A rule names this channel. Take it out of the rule first.")},
    {denial::retiredName, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "A channel of this name was retired. Choose another name.")},
    {denial::referenceCodeExists, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "This code or number exists already. Choose another one.")},
    {denial::referenceCodeShown, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "Numbers or templates use this code, so it can no longer change. Close the "
                                 "item and add a new one.")},
    {denial::badReferenceCode, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "This cannot be a code. Use up to 10, 20 or 50 letters and digits, and . - _ "
                       "/ & + ( ) after the first one.")},
    {denial::badReferenceName, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The Thai name is missing, or a name is too long, has invisible characters "
                                 "or begins as a formula. Enter plain text.")},
    {denial::badReferenceDates, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The contract ends before it starts, or a date does not exist. Correct the "
                                 "dates.")},
    {denial::badParticipant, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "An organization or its role is not known. Choose others.")},
    {denial::referenceOfOthers, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "These lists belong to the document-management system (schema %1). Change "
                                 "them there.")},
    {denial::sourceUnread, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "The lists of the document-management system (schema %1) cannot be read, so a number "
                       "could show a code that is no longer right. Run \"lekthictl store status\".")},
    {denial::sourceLacks, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The schema %1 lacks tables or columns that Lekthi reads: %2. Add them, or "
                                 "name another schema.")},
    {denial::sourceDiffers, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "Entries of the store are not in the schema %1 with the same id and code: "
                                 "%2. Add them there, or close them here.")},
    {denial::typeHasCounters, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "This type has counters, so what it counts by can no longer change: their next "
                       "numbers would be lost. Close the type and add one with another code.")},
    {denial::countedAlike, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "With this setting, two documents could get the same number. Change the "
                                 "template first. %1")},
    {denial::yearNotCounted, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "Documents of years before %1 get no numbers in this store. A Super Admin can "
                       "change the setting first_document_year.")},
    {denial::fiscalYearCounted, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "Numbers of this project were counted by its fiscal year, so the fiscal year "
                       "can no longer change.")},
    {denial::unexplainedNumbers, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "A counter was raised without a ledger row for each number. Contact the "
                                 "people who run the numbering service.")},
    {denial::notAnAdministrator, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi",
                       "Only an administrator of the server adds and changes accounts, so that no one can "
                       "create a second account to approve their own requests. Ask the administrator.")},
    {denial::badLogin, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "\"%1\" cannot be a login. Take 1 to 80 of the small letters a to z, digits, full "
                       "stop, underscore and hyphen.")},
    {denial::weakPassword, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "The password is too easy to guess. Take 12 to 128 characters, at least five "
                       "different ones, without the login in it.")},
    {denial::existsAlready, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "There is an account %1 already. Choose another login.")},
    {denial::foreignAccount, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi",
                       "The server has an account %1 that is not of this store. Choose another login.")},
    {denial::otherHost, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "The server already has the account %1 for the host %2. A login has one "
                                 "host only: use that host, or choose another login.")},
    {denial::severalHosts, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi",
                       "The server has several accounts %1 for different hosts, which all count as one "
                       "person. Drop all but one on the server first.")},
    {denial::otherRole, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi",
                       "There is an account %1 already, with the role %2. Choose another login, or change "
                       "its role with \"lekthictl user role\".")},
    {denial::deactivated, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi",
                       "The account %1 was deactivated. Activate it with \"lekthictl user activate\", or "
                       "choose another login.")},
    {denial::unknownLogin, ErrorKind::NotFound,
     QT_TRANSLATE_NOOP("lekthi",
                       "There is no account %1 in the store. \"lekthictl user list\" shows all of them.")},
    {denial::missingOnServer, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi",
                       "The server does not know the account %1. Make it there with \"lekthictl user add\" "
                       "and the same role.")},
    {denial::onlyThroughSocket, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi",
                       "Emergency access is possible only on the computer of the server, through its socket. "
                       "Run the command there with --store unix:/path/to/socket?user=root&db=DATABASE.")},
    {denial::demoPasswordRefused, ErrorKind::PasswordTooWeak,
     QT_TRANSLATE_NOOP(
         "lekthi", "The demo data are in the store, but the server's rules for passwords do not take the one "
                   "that all demo people share. Give each of them an account with a password of its own: "
                   "\"lekthictl user add %1 --role ROLE\".")},
    {denial::guardsChanged, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The triggers or routines of the store were altered (%1), so nobody can "
                                 "sign in. The administrator of the server should find out who changed them, "
                                 "then restore them with \"lekthictl store repair\".")},
    {denial::numbersUntaken, ErrorKind::Refused,
     QT_TRANSLATE_NOOP(
         "lekthi",
         "The store no longer knows which numbers are taken (%1 of the checked numbers are missing), so "
         "numbers could be issued twice. Nobody can sign in. The administrator of the server should stop the "
         "numbering services, then restore the numbers with \"lekthictl store repair\".")},
    {denial::malformedDraw, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The store refused the numbers, because they are not what a numbering "
                                 "service sends. Contact the people who run the numbering service.")},
    {denial::notInTheWay, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "A number that was in use has been released meanwhile. Try again.")},
    {denial::tooManyTestNumbers, ErrorKind::Busy,
     QT_TRANSLATE_NOOP("lekthi",
                       "You have allocated as many test numbers as one account may in an hour. Try again in "
                       "%1 seconds.")},
    {denial::sandboxFull, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "The sandbox has no room for so many skipped numbers. Use a template whose test "
                       "numbers differ from those of other templates.")},
    {denial::benchmarkOfPeople, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi",
                       "The benchmark writes to the tables of the sandbox, which only an administrator of "
                       "the server may do. Use the test bench, or run the benchmark as an administrator.")},
    {denial::diskNearlyFull, ErrorKind::DiskFull,
     QT_TRANSLATE_NOOP(
         "lekthi",
         "The disk of the database server has only %1 MB free. Below %2 MB the store only allocates "
         "numbers. Ask the administrator of the server to free space.")},
    {denial::documentHasNumber, ErrorKind::Duplicate,
     QT_TRANSLATE_NOOP("lekthi", "Document %1 already has a number. Ask explicitly for another one.")},
    {denial::numberOfAnother, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "This number belongs to document %1. A number has one document for good.")},
    {denial::numberUnused, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "This number was marked as unused, so no document can have it. Allocate "
                                 "another number.")},
    {denial::notTheDrawer, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi", "Another account allocated this number. Sign in with that account.")},
    {denial::unknownDraw, ErrorKind::NotFound,
     QT_TRANSLATE_NOOP("lekthi", "No number was allocated under this request ID.")},
    {denial::numberImported, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "This number was imported from a register, whose numbers belong to "
                                 "documents. It cannot be voided.")},
    {denial::partClosed, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The project, an organization, a type or the discipline of this number is "
                                 "closed, so there are no new numbers of it. Choose another.")},
    {denial::roleWithoutProjects, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "The role of the account %1 is for no particular project. Only Project Admins and "
                       "numbering services have projects.")},
    {denial::roleWithoutTrust, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "The account %1 allocates no numbers. Only a numbering service, an account with the "
                       "role allocator, can be trusted to name people.")},
    {denial::roleWithoutPool, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "The account %1 issues no IDs. Only a numbering service, an account with the role "
                       "allocator, can be given ID pools.")},
    {denial::administratorAccount, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The account %1 administers the server. It cannot be changed with Lekthi.")},
    {denial::nameBesideAStore, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi",
                       "The database %1 cannot hold a store: names that end in _sandbox or _api belong to "
                       "databases that Lekthi makes beside a store. Choose another name.")},
    {denial::poolExists, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "An ID pool has or had this name. Choose another name.")},
    {denial::unknownPool, ErrorKind::NotFound,
     QT_TRANSLATE_NOOP("lekthi", "There is no such ID pool. \"lekthictl pool list\" shows all of them.")},
    {denial::poolEmpty, ErrorKind::Busy,
     QT_TRANSLATE_NOOP("lekthi", "The ID pool has %1 IDs available, and %2 are wanted. Nothing was issued. "
                                 "Try again once the pool is filled.")},
    {denial::poolExhausted, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The ID pool is exhausted: %1 IDs are left, %2 are wanted, and there are no "
                                 "others of this length and these filters. Nothing was issued. Create a pool "
                                 "with longer IDs.")},
    {denial::poolFull, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The ID pool has as many IDs available as it may: its minimum and one "
                                 "batch.")},
    {denial::notTheFiller, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "Another program fills the ID pool now.")},
    {denial::poolNotGiven, ErrorKind::NotAllowed,
     QT_TRANSLATE_NOOP("lekthi", "This account may not use the ID pool. An administrator of the server can "
                                 "allow it with \"lekthictl pool grant\".")},
    {denial::requestIdUsed, ErrorKind::Conflict,
     QT_TRANSLATE_NOOP("lekthi", "This request ID was used for other IDs: of another pool, account, purpose "
                                 "or number of IDs. Use a new one.")},
    {denial::poolRetired, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The ID pool is retired. Choose another one.")},
    {denial::malformedIds, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The store refused the IDs, because they are not IDs of the pool. Contact "
                                 "the people who run the numbering service.")},
    {denial::badCursor, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "This is not where a page of this list ended. Start again from the "
                                 "beginning of the list.")},
    {denial::patternNeedsPeriod, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "A search within numbers reads every number. Give a period of at most one "
                                 "year, or the beginning of the number.")},
    {denial::periodReversed, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The period ends before it begins. Correct one of the dates.")},
    {denial::roleWithoutPace, ErrorKind::Refused,
     QT_TRANSLATE_NOOP("lekthi", "The account %1 allocates no numbers. Only a numbering service, an account "
                                 "with the role allocator, can have a limit.")},
};

const Rule *ruleOf(int code)
{
    const auto *found = std::find_if(std::begin(rules), std::end(rules),
                                     [code](const Rule &rule) { return rule.code == code; });
    return found == std::end(rules) ? nullptr : found;
}

} // namespace

std::optional<ErrorKind> kindOfDenial(int serverCode)
{
    const Rule *rule = ruleOf(serverCode);
    return rule ? std::optional(rule->kind) : std::nullopt;
}

QString subjectOfDenial(const QString &serverMessage)
{
    const qsizetype mark = serverMessage.indexOf(u'|');
    if (mark < 0)
        return {};
    // The driver puts words of its own behind the message of the server.
    qsizetype end = mark + 1;
    while (end < serverMessage.size() &&
           (serverMessage[end].isLetterOrNumber() || u">_$-"_s.contains(serverMessage[end])))
        ++end;
    return serverMessage.mid(mark + 1, end - mark - 1);
}

QString describeDenial(const Error &error)
{
    const Rule *rule = ruleOf(error.serverCode);
    if (!rule)
        return {};
    QString sentence = QCoreApplication::translate("lekthi", rule->sentence);
    // A number in a sentence may hold the sign that parts values.
    const bool isSentence = error.serverCode == denial::countedAlike;
    for (const QString &value : isSentence ? QStringList{error.subject} : error.subject.split(u'>')) {
        if (sentence.contains(u'%'))
            sentence = sentence.arg(value);
    }
    return sentence;
}

} // namespace lekthi::store
