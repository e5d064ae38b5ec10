#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/proof/proof_input.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringView>

#include <memory>
#include <optional>
#include <tl/expected.hpp>

namespace lekthi::numbering {

/// What is known of a document beside its number. It fills in what the number does not show, and chooses
/// between readings of a number that can be read in several ways; what the number shows wins.
struct KnownParts
{
    QHash<TokenKind, int> ids{}; ///< sender, recipient, sub type, RFA type, discipline; 0: it has none
    QDate date{};                ///< of the document; may be invalid
};

/// A number that was read back.
struct ParsedNumber
{
    CounterKey key{};
    qint64 sequence = 1;
    QString revision{};  ///< empty if the template shows none
    QString number{};    ///< as the template writes it, for one of the dates that it can have
    bool isExact = true; ///< false: what was read is another text to the store (Thai digits)
};

enum class ParseFailureKind {
    Mismatch,       ///< no number of the template begins like this
    ImpossibleDate, ///< it shows a year or day that no document can have
    Ambiguous,      ///< it can be read in several ways
    KeyPartUnknown, ///< the number does not show `token`, and nothing else tells it
    PeriodUnknown,  ///< the number does not show in which period its counter ran, and there is no date
    TooLong,        ///< more than 100 characters
    NotRendered,    ///< the template would not write such a number
};

struct ParseFailure
{
    ParseFailureKind kind = ParseFailureKind::Mismatch;
    qsizetype position = 0;           ///< Mismatch: where the text stopped to fit, in UTF-16 code units
    QStringList expected{};           ///< Mismatch: spelled tokens, or quoted literal text, that fit there
    bool expectsEnd = false;          ///< Mismatch: the number could have ended there
    std::optional<TokenKind> token{}; ///< KeyPartUnknown
    QList<ParsedNumber> readings{};   ///< Ambiguous: some of them, two at least
    int firstYear = usualFirstYear;   ///< ImpossibleDate: the first one that counts
};

/// One sentence, in the language of the program: why the text is not a number of the template.
QString describe(const ParseFailure &failure, QStringView text);

/// Why a template cannot be read back at all.
enum class UnreadableReason {
    NoNumbers,        ///< nobody can draw a number by it
    UnknownCharacter, ///< it is not known what the store takes a character of it or of a code for
    JoinedParts,      ///< two parts may become another text when they stand side by side
};
QString describe(UnreadableReason reason);

/// Reads numbers back through the template that writes them: the inverse of render(). Texts are compared as
/// the store compares them (case, width, spaces at the end), and digits of every script count as those of
/// ASCII. Immutable; may be called from several threads at once.
class NumberParser
{
public:
    /// For one of the types; lists and range of the input count.
    static tl::expected<NumberParser, UnreadableReason> make(const ProofInput &input, qsizetype type);

    NumberParser(NumberParser &&) noexcept;
    NumberParser &operator=(NumberParser &&) noexcept;
    ~NumberParser();

    /// The one reading of the text, or why there is none. Never guesses: a text that fits to several counters
    /// or running numbers is Ambiguous, unless only one of them is written by this very text or agrees with
    /// what is known. About 2 microseconds for a usual number.
    tl::expected<ParsedNumber, ParseFailure> parse(QStringView text, const KnownParts &known = {}) const;

    /// The parts of the counter key that a number of the template does not show.
    const QList<TokenKind> &hiddenParts() const;
    /// Whether every number shows in which period its counter ran.
    bool showsPeriod() const;

private:
    class State;
    explicit NumberParser(std::unique_ptr<State> state);

    std::unique_ptr<State> d;
};

} // namespace lekthi::numbering
