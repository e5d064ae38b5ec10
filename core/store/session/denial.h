#pragma once

#include "core/store/session/error.h"

#include <optional>

namespace lekthi::store {

/// The rules of the store: the error numbers 31001 to 31039, 31070 to 31073, 31077 to 31087, 31090 to 31092,
/// 31100 to 31109 and 31130 to 31139 come from its routines and triggers.
namespace denial {
inline constexpr int noActiveAccount = 31001;
inline constexpr int wrongRole = 31002;
inline constexpr int notOfProject = 31003;
inline constexpr int tooManyCalls = 31004; ///< subject: seconds to wait
inline constexpr int glassOpen = 31005;
inline constexpr int ownGlass = 31006;
inline constexpr int reviewedAlready = 31007;
inline constexpr int templateStale = 31008;
inline constexpr int badReason = 31010;
inline constexpr int badValue = 31011;
inline constexpr int unknownItem = 31012;
inline constexpr int movedSinceRead = 31013;
inline constexpr int badTemplate = 31014;
inline constexpr int sameValue = 31015;
inline constexpr int tooManyReleased = 31016;  ///< subject: how many at most
inline constexpr int tooManyTakenOver = 31017; ///< subject: how many numbers and counters at most
inline constexpr int registerImportStale = 31019;
inline constexpr int openAlready = 31020;
inline constexpr int ownRequest = 31021;
inline constexpr int approvedAlready = 31022;
inline constexpr int expired = 31023;
inline constexpr int closed = 31024; ///< subject: the request's state
inline constexpr int stale = 31025;  ///< subject: "117>121"
inline constexpr int boundToDocument = 31026;
inline constexpr int requesterLeft = 31027;
inline constexpr int notTheRequester = 31028;
inline constexpr int numberVoided = 31029; ///< binding, revising or voiding it is too late
inline constexpr int guardedCounter = 31030;
inline constexpr int notAnAllocator = 31031;
inline constexpr int insertOnly = 31032;
inline constexpr int otherVersion = 31033;       ///< of a counter that was raised without a look
inline constexpr int rulesMoved = 31034;         ///< since a batch of numbers was planned
inline constexpr int unexplainedNumbers = 31035; ///< a counter raised by more than the ledger tells
inline constexpr int tooManyNumbers = 31036;     ///< subject: seconds to wait
inline constexpr int notTheEvaluator = 31037;    ///< another program evaluates the alerts by now
inline constexpr int namedByARule = 31038;       ///< a channel that is to be retired
inline constexpr int retiredName = 31039;        ///< of a channel
inline constexpr int mayNotNamePersons = 31070;
inline constexpr int unknownPerson = 31071;   ///< for whom a number is drawn
inline constexpr int tooManyByPerson = 31072; ///< subject: seconds to wait, as in the next one
inline constexpr int tooManyFromAddress = 31073;
// Of the commands that make accounts; the server never sends these.
inline constexpr int notAnAdministrator = 31040;
inline constexpr int badLogin = 31041; ///< subject: the login, as in all of these
inline constexpr int weakPassword = 31042;
inline constexpr int existsAlready = 31043;
inline constexpr int foreignAccount = 31044;
inline constexpr int otherHost = 31045; ///< subject: "login>host"
inline constexpr int severalHosts = 31046;
inline constexpr int otherRole = 31047; ///< subject: "login>role"
inline constexpr int deactivated = 31048;
inline constexpr int unknownLogin = 31049;
inline constexpr int missingOnServer = 31050;
inline constexpr int roleWithoutProjects = 31051;
inline constexpr int guardsChanged = 31052; ///< subject: the name of one
inline constexpr int onlyThroughSocket = 31053;
inline constexpr int demoPasswordRefused = 31054;
inline constexpr int roleWithoutPace = 31055;
inline constexpr int roleWithoutTrust = 31074;
inline constexpr int administratorAccount = 31075;
inline constexpr int roleWithoutPool = 31056;
inline constexpr int numbersUntaken = 31076;    ///< subject: "missing/looked at"
inline constexpr int documentHasNumber = 31077; ///< subject: the document's id
inline constexpr int malformedDraw = 31078;     ///< no program of ours sends such a call
inline constexpr int notInTheWay = 31079;       ///< a number that was passed over is in force no more
inline constexpr int numberOfAnother = 31080;   ///< subject: the id of the document that holds the number
inline constexpr int numberUnused = 31081;      ///< marked as such
inline constexpr int notTheDrawer = 31082;      ///< another account drew the number
inline constexpr int unknownDraw = 31083;       ///< no number was drawn under the request id
inline constexpr int numberImported = 31084;    ///< from a register: it belongs to a document
inline constexpr int partClosed = 31085;        ///< an organization, type, ... that gives no new numbers
inline constexpr int archiveNotNext = 31086;    ///< of a year of the ledger
inline constexpr int yearNotOver = 31087;
inline constexpr int rowsArchived = 31088;       ///< subject: the year; the server never sends it
inline constexpr int tooManyTestNumbers = 31090; ///< subject: seconds to wait
inline constexpr int sandboxFull = 31091;
inline constexpr int benchmarkOfPeople = 31093; ///< the server never sends it
inline constexpr int diskNearlyFull = 31092;    ///< subject: "free>floor", in MiB
// Of a change of reference data; subject: which of its rows, from 1. So are then 31011 to 31013.
inline constexpr int referenceCodeExists = 31100;
inline constexpr int referenceCodeShown = 31101; ///< a counter or template is of it
inline constexpr int badReferenceCode = 31102;
inline constexpr int badReferenceName = 31103;
inline constexpr int badReferenceDates = 31104;
inline constexpr int badParticipant = 31105;
inline constexpr int referenceOfOthers =
    31106; ///< subject: the schema that owns the lists, as in the next ones
inline constexpr int sourceUnread = 31107;
// Of beginning to follow that schema; the server never sends these. Subject: "schema>names".
inline constexpr int sourceLacks = 31108;
inline constexpr int sourceDiffers = 31109;
// Of ID pools.
inline constexpr int poolExists = 31130; ///< also where one of this name was retired
inline constexpr int unknownPool = 31131;
inline constexpr int poolEmpty = 31132;     ///< to be filled; subject: "available>wanted", as in the next one
inline constexpr int poolExhausted = 31133; ///< all ids that its settings accept were made
inline constexpr int poolFull = 31134;      ///< as many ids are available as may be
inline constexpr int notTheFiller = 31135;  ///< another program fills the pool by now
inline constexpr int poolNotGiven = 31136;  ///< to the account
inline constexpr int requestIdUsed = 31137; ///< for other ids
inline constexpr int poolRetired = 31138;
inline constexpr int malformedIds = 31139;    ///< no program of ours fills them in
inline constexpr int typeHasCounters = 31110; ///< so what it counts by stays
inline constexpr int yearNotCounted = 31111;  ///< subject: the first year of which documents get numbers
inline constexpr int fiscalYearCounted = 31112;
inline constexpr int countedAlike =
    31113; ///< subject: two equal numbers, in a sentence; the server never sends it
// Of reading the ledger as a list; the server never sends these.
inline constexpr int badCursor = 31120;
inline constexpr int patternNeedsPeriod = 31121;
inline constexpr int periodReversed = 31122;
inline constexpr int nameBesideAStore = 31060; ///< subject: the database
} // namespace denial

/// The kind of a refusal by a rule of the store; nothing for other numbers.
std::optional<ErrorKind> kindOfDenial(int serverCode);

/// What the store's message names behind the "|": seconds, a state, two values.
QString subjectOfDenial(const QString &serverMessage);

/// The finished sentence of a refusal: what was refused, then what to do; empty for other errors.
QString describeDenial(const Error &error);

} // namespace lekthi::store
