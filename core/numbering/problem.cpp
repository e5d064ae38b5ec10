#include "core/numbering/problem.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

QString argument(const Problem &problem, qsizetype index)
{
    return problem.arguments.value(index);
}

/// The tokens that the fixes offer: "{YEAR:A.D.}, {YEAR:B.E.}"; empty if they only remove.
QString offers(const Problem &problem)
{
    QStringList replacements;
    for (const Fix &fix : problem.fixes) {
        if (!fix.replacement.isEmpty())
            replacements.append(fix.replacement);
    }
    return replacements.join(u", "_s);
}

QString firstOffer(const Problem &problem)
{
    const auto offer =
        std::ranges::find_if(problem.fixes, [](const Fix &fix) { return !fix.replacement.isEmpty(); });
    return offer == problem.fixes.end() ? QString() : offer->replacement;
}

QString describeUnknown(const Problem &problem)
{
    const QString token = argument(problem, 0);
    const QString offer = firstOffer(problem);
    if (!offer.isEmpty())
        return QCoreApplication::translate("lekthi", "%1 is not a token. Did you mean %2?").arg(token, offer);
    if (token.mid(1, token.size() - 2).trimmed().isEmpty())
        return QCoreApplication::translate("lekthi", "There is no token between these braces. Remove them.");
    return QCoreApplication::translate("lekthi",
                                       "%1 is not a token. Choose a token from the list or remove it.")
        .arg(token);
}

/// Why a token was given up (3.11.4, and the older names of the strategy decision) and what stands in its
/// place.
QString deprecatedText(const QString &token)
{
    const QString name = token.mid(1, token.size() - 2).section(u':', 0, 0).trimmed().toUpper();
    if (name == u"ORG")
        return QCoreApplication::translate(
            "lekthi", "%1 is no longer used, because it does not say whether the sender or the "
                      "recipient is meant. Use instead: %2");
    if (name == u"TYPE")
        return QCoreApplication::translate("lekthi",
                                           "%1 is no longer used, because it does not say which of a "
                                           "document's types is meant. Use instead: %2");
    if (name == u"YEAR")
        return QCoreApplication::translate("lekthi",
                                           "%1 is no longer used, because it does not say in which calendar "
                                           "the year is counted. Use instead: %2");
    return QCoreApplication::translate("lekthi", "%1 is a name from older templates. Use instead: %2");
}

QString describeDeprecated(const Problem &problem)
{
    const QString token = argument(problem, 0);
    const QString offer = offers(problem);
    if (offer.isEmpty())
        return QCoreApplication::translate(
                   "lekthi", "%1 is no longer used, because these documents have no value for it. Remove it.")
            .arg(token);
    return deprecatedText(token).arg(token, offer);
}

QString describeBadArgument(const Problem &problem)
{
    const QString offer = offers(problem);
    if (offer.isEmpty())
        return QCoreApplication::translate("lekthi",
                                           "%1 is not correct, and these documents have no value for it. "
                                           "Remove it.")
            .arg(argument(problem, 0));
    return QCoreApplication::translate("lekthi", "%1 is not complete or not correct. Use instead: %2")
        .arg(argument(problem, 0), offer);
}

QString describeUnbalanced(const Problem &problem)
{
    if (argument(problem, 0) == u"{")
        return QCoreApplication::translate(
            "lekthi", "This { has no }. Close the token, or write {{ to print a brace in the number.");
    return QCoreApplication::translate(
        "lekthi", "This } has no {. Remove it, or write }} to print a brace in the number.");
}

QString describeTooLong(const Problem &problem)
{
    const QString text =
        argument(problem, 2) == u"number"
            ? QCoreApplication::translate(
                  "lekthi",
                  "With the longest codes in use the number would have %1 characters; %2 are allowed. "
                  "Shorten the template.")
            : QCoreApplication::translate(
                  "lekthi", "The template has %1 characters; %2 are allowed. Remove the rest from here on.");
    return text.arg(argument(problem, 0), argument(problem, 1));
}

QString unsafeText(const QString &fault)
{
    if (fault == u"symbol")
        return QCoreApplication::translate(
            "lekthi",
            "The symbol %1 does not belong in a number, because not every program can show it. Remove it.");
    if (fault == u"mark")
        return QCoreApplication::translate(
            "lekthi",
            "The mark %1 has no letter before it and would change the code in front of it. Remove it or "
            "write its letter.");
    if (fault == u"script")
        return QCoreApplication::translate(
            "lekthi",
            "The mark %1 can be stored in several ways, so a search could miss the number. Only Thai and Lao "
            "marks are allowed. Remove it or use a letter that includes it.");
    if (fault == u"edge")
        return QCoreApplication::translate(
            "lekthi", "A space (%1) at the beginning or end of a number is easily overlooked. Remove it.");
    if (fault == u"form")
        return QCoreApplication::translate(
            "lekthi",
            "The text at %1 looks like another text but is stored differently, so a search would miss it. "
            "Replace it with the usual form.");
    return QCoreApplication::translate(
        "lekthi", "The character %1 cannot be seen or is not a plain space. Remove it or replace it.");
}

QString describeMissing(const Problem &problem)
{
    return QCoreApplication::translate("lekthi", "A template for %2 needs %1. Insert it.")
        .arg(argument(problem, 0), argument(problem, 1));
}

QString describeUnavailable(const Problem &problem)
{
    if (argument(problem, 1).isEmpty())
        return QCoreApplication::translate("lekthi",
                                           "%1 has no value in a template for all document types. Remove it.")
            .arg(argument(problem, 0));
    return QCoreApplication::translate("lekthi", "%1 has no value in documents of type %2. Remove it.")
        .arg(argument(problem, 0), argument(problem, 1));
}

} // namespace

QString codeName(ProblemCode code)
{
    switch (code) {
    case ProblemCode::UnknownToken:
        return u"UNKNOWN_TOKEN"_s;
    case ProblemCode::DeprecatedToken:
        return u"DEPRECATED_TOKEN"_s;
    case ProblemCode::UnbalancedBrace:
        return u"UNBALANCED_BRACE"_s;
    case ProblemCode::EmptyTemplate:
        return u"EMPTY_TEMPLATE"_s;
    case ProblemCode::MissingSequence:
        return u"MISSING_SEQ"_s;
    case ProblemCode::DuplicateSequence:
        return u"DUPLICATE_SEQ"_s;
    case ProblemCode::NeedlessFormat:
        return u"NEEDLESS_FORMAT"_s;
    case ProblemCode::BadArgument:
        return u"BAD_ARGUMENT"_s;
    case ProblemCode::MissingProject:
        return u"MISSING_PROJECT"_s;
    case ProblemCode::MissingSubType:
        return u"MISSING_SUB_TYPE"_s;
    case ProblemCode::RecipientNotAllowed:
        return u"RECIPIENT_NOT_ALLOWED"_s;
    case ProblemCode::TokenNotAvailable:
        return u"TOKEN_NOT_AVAILABLE"_s;
    case ProblemCode::TooLong:
        return u"TOO_LONG"_s;
    case ProblemCode::UnsafeCharacter:
        return u"UNSAFE_CHARACTER"_s;
    case ProblemCode::Collides:
        return u"COLLIDES"_s;
    case ProblemCode::Ambiguous:
        return u"AMBIGUOUS"_s;
    case ProblemCode::RepeatsEachPeriod:
        return u"REPEATS_EACH_PERIOD"_s;
    case ProblemCode::RunsOut:
        return u"RUNS_OUT"_s;
    }
    return {};
}

QString describe(const Problem &problem)
{
    switch (problem.code) {
    case ProblemCode::UnknownToken:
        return describeUnknown(problem);
    case ProblemCode::DeprecatedToken:
        return describeDeprecated(problem);
    case ProblemCode::UnbalancedBrace:
        return describeUnbalanced(problem);
    case ProblemCode::EmptyTemplate:
        return QCoreApplication::translate("lekthi", "The template is empty. Choose tokens from the list.");
    case ProblemCode::MissingSequence:
        return QCoreApplication::translate(
                   "lekthi",
                   "The sequence number is missing, so all documents would get the same number. Insert %1.")
            .arg(argument(problem, 0));
    case ProblemCode::DuplicateSequence:
        return QCoreApplication::translate("lekthi", "The sequence number is here a second time. Remove %1.")
            .arg(argument(problem, 0));
    case ProblemCode::NeedlessFormat:
        return QCoreApplication::translate(
                   "lekthi", "%1 has no more digits than %2 of the format before it, so no number "
                             "is left for this format. Give it more digits or remove it.")
            .arg(argument(problem, 0), argument(problem, 1));
    case ProblemCode::BadArgument:
        return describeBadArgument(problem);
    case ProblemCode::MissingProject:
    case ProblemCode::MissingSubType:
        return describeMissing(problem);
    case ProblemCode::RecipientNotAllowed:
        return QCoreApplication::translate(
                   "lekthi",
                   "%1 cannot stand in a template for %2, because an RFA belongs to the project and has no "
                   "single recipient. Remove it.")
            .arg(argument(problem, 0), argument(problem, 1));
    case ProblemCode::TokenNotAvailable:
        return describeUnavailable(problem);
    case ProblemCode::TooLong:
        return describeTooLong(problem);
    case ProblemCode::UnsafeCharacter:
        return unsafeText(argument(problem, 1)).arg(argument(problem, 0));
    case ProblemCode::Collides:
    case ProblemCode::Ambiguous:
    case ProblemCode::RepeatsEachPeriod:
        return argument(problem, 0);
    case ProblemCode::RunsOut:
        return QCoreApplication::translate(
                   "lekthi",
                   "%1 ends at %2, but at last year's volume a counter reaches %3. Give it more digits.")
            .arg(argument(problem, 0), argument(problem, 1), argument(problem, 2));
    }
    return {};
}

QString describe(const Fix &fix, const Problem &problem)
{
    if (problem.length == 0)
        return QCoreApplication::translate("lekthi", "Insert %1").arg(fix.replacement);
    if (fix.replacement.isEmpty())
        return QCoreApplication::translate("lekthi", "Remove");
    if (fix.replacement == u" ")
        return QCoreApplication::translate("lekthi", "Replace with a plain space");
    return QCoreApplication::translate("lekthi", "Replace with %1").arg(fix.replacement);
}

} // namespace lekthi::numbering
