#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

#include <array>
#include <compare>
#include <map>
#include <optional>

namespace lekthi::test::oracle {

/// What a template of a sequence writes. The model writes these texts itself.
enum class Format {
    Plain,            ///< originator, recipient, four digits, year: equal in all types and projects
    WithType,         ///< the same with the type in front
    WithProject,      ///< the same with the project in front
    WithRevision,     ///< the plain one with {REV} behind it
    WithoutRecipient, ///< equal for all recipients
    WithoutYear,      ///< equal in all years
    OneDigit,         ///< the plain one with one digit
};
enum class Scope { Type, Project, Store };

struct Settings
{
    Format format = Format::Plain;
    Scope scope = Scope::Type;
    bool failsWhenTaken = false; ///< else the next free number comes
    bool refusesOverflow = false;

    bool operator==(const Settings &) const = default;
};

/// A project and a correspondence type of a sequence, each 0 or 1.
struct Place
{
    int project = 0;
    int type = 0;

    auto operator<=>(const Place &) const = default;
};

/// A counter of a sequence; recipient and year are 0 or 1, too.
struct CounterName
{
    Place place{};
    int recipient = 0;
    int year = 0;

    auto operator<=>(const CounterName &) const = default;
};

/// The codes that a sequence's numbers are made of.
struct Codes
{
    std::array<QString, 2> projects{};
    std::array<QString, 2> types{};
    QString originator{};
    std::array<QString, 2> recipients{};
    int firstYear = 0; ///< A.D.
    QString tag{};     ///< keeps numbers without year or recipient apart from those of other sequences
};

QString templateText(Format format, const Codes &codes);
/// Nothing where the digits end.
std::optional<QString> numberText(const Settings &settings, const Codes &codes, const CounterName &counter,
                                  qint64 sequence, const QString &revision);

/// A wish for numbers. The same id is the same wish.
struct Ask
{
    QString id{};
    CounterName counter{};
    int count = 1;
    QString revision{};
    std::optional<qint64> document{};
    bool another = false; ///< the document may have a number already
};

/// A wish for another revision of a number.
struct ReviseAsk
{
    QString id{};
    Place place{};
    QString number{};
    QString revision{};
    std::optional<qint64> document{};
};

struct Given
{
    QString number{};
    qint64 sequence = 0;

    bool operator==(const Given &) const = default;
};

/// Numbers, or the name of the refusal.
struct Answer
{
    QString refusal{};
    QList<Given> numbers{};

    bool operator==(const Answer &) const = default;
};
QString describe(const Answer &answer);

/// A row that the ledger has to have.
struct LedgerLine
{
    QString event{};
    QString requestId{}; ///< empty: the store makes it
    int epoch = 0;
    qint64 sequence = 0;
    QString number{};
    QStringList skipped{};

    bool operator==(const LedgerLine &) const = default;
};

/// What a model can be told to get wrong, as the program once did: the oracle has to find each.
enum class Mistake {
    None,
    RepeatsVoided,        ///< a repeated request gets numbers that were released
    RevisionsBindNothing, ///< a document that came with a revision does not keep its number
    OneSidedScope,        ///< who draws looks at its own scope alone
};

/// What must be so: a plain account of numbers, holders and ledger, which knows nothing of the code under
/// test. A value.
class NumberModel
{
public:
    explicit NumberModel(Codes codes, Mistake mistake = Mistake::None);

    const Codes &codes() const { return m_codes; }
    const Settings &settings(Place place) const { return m_settings.at(place); }
    void use(Place place, const Settings &settings) { m_settings[place] = settings; }

    /// Also for a request that was made before.
    Answer draw(const Ask &ask);
    Answer revise(const ReviseAsk &ask);

    /// What this request got first; nothing if it got nothing.
    std::optional<QString> firstNumber(const QString &requestId) const;
    qint64 lastNumber(const CounterName &counter) const;
    /// Whether a number above this one belongs to a document or comes from a register.
    bool isBoundAbove(const CounterName &counter, qint64 wanted) const;
    /// Carries a reset out; what is not to be released stays.
    void reset(const CounterName &counter, qint64 wanted, bool releases);

    struct Imported
    {
        qint64 sequence = 0;
        QString number{};
        std::optional<qint64> document{};
    };
    /// The numbers that a register would bring; empty where the digits end.
    QList<Imported> registerOf(const CounterName &counter, const QList<int> &steps) const;
    bool mayImport(const CounterName &counter, const QList<Imported> &numbers) const;
    void import(const CounterName &counter, const QList<Imported> &numbers);

    /// Why two documents hold this number against the rule, as a sentence; empty if nobody else does. For the
    /// number of an answer that the model did not expect.
    QString otherHolder(const QString &requestId, const CounterName &counter, const QString &number) const;
    /// Whether a number of this request is no longer in force.
    bool isVoided(const QString &requestId) const;

    struct CounterState
    {
        qint64 last = 0;
        int epoch = 0;
        QList<LedgerLine> ledger{};
    };
    const std::map<CounterName, CounterState> &counters() const { return m_counters; }

    struct InForce
    {
        QString number{};
        CounterName counter{};
        QString requestId{}; ///< empty: the row of a register
    };
    QList<InForce> inForce() const;
    /// Every text that was ever asked for or passed over.
    QStringList knownTexts() const;

private:
    /// A sequence number that was handed out, with all texts that it has had.
    struct Holding
    {
        CounterName counter{};
        int epoch = 0;
        qint64 sequence = 0;
        Settings settings{};
        QList<std::pair<QString, QString>> texts{}; ///< number, request id
        std::optional<qint64> document{};
        bool isImported = false;
        bool isVoided = false;
    };
    struct Answered
    {
        QList<Given> numbers{};
        QList<qsizetype> holdings{};
    };

    bool covers(Place own, Place other) const;
    bool isTakenFor(Place place, const QString &number) const;
    bool holds(const Holding &holding, const QString &number) const;
    std::optional<qsizetype> holderFor(Place place, const QString &number) const;
    Answer repeated(const Answered &answered) const;

    struct Planned
    {
        qint64 sequence = 0;
        QString number{};
        QStringList skipped{};
    };
    /// The refusal, or nothing.
    QString plan(const Ask &ask, QList<Planned> &planned) const;
    void noteDocument(const std::optional<qint64> &document);

    Codes m_codes;
    Mistake m_mistake;
    std::map<Place, Settings> m_settings;
    std::map<CounterName, CounterState> m_counters;
    QList<Holding> m_holdings;
    QMap<QString, Answered> m_answered;
    QSet<qint64> m_numberedDocuments;
};

} // namespace lekthi::test::oracle
