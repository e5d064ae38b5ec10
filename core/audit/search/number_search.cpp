#include "core/audit/search/number_search.h"

#include "core/audit/search/id_search.h"
#include "core/audit/search/search_texts.h"
#include "core/numbering/edit_distance.h"
#include "core/numbering/render.h"
#include "core/numbering/text_safety.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/ledger/found_numbers.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/log/error_gateway.h"
#include "core/store/people/people.h"
#include "core/store/requests/request_gateway.h"

#include <QJsonArray>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::LedgerEntry;
using store::LedgerState;
using store::Result;

namespace {

constexpr int mostExact = 20;
constexpr int mostBeginning = 8;
constexpr int mostOfDocument = 20;
constexpr qsizetype mostSimilar = 3;
constexpr qsizetype mostCodes = 5;
constexpr qsizetype mostUncounted = 2;
constexpr qsizetype shortestBeginning = 2;
constexpr qsizetype shortestSimilar = 4;
constexpr qsizetype mostSlips = 1'500;
constexpr int mostNeighbours = 40;
constexpr qsizetype mostSteps = 3;          ///< between a text and what it may be a typing error of
constexpr qint64 longestExplained = 20'000; ///< rows of a counter of which the gaps are looked for at once
constexpr int mostEpochsRead = 100;
constexpr qsizetype longestId = 18;

using Answers = QList<SearchAnswer>;

/// One search over one connection.
class Searching
{
public:
    Searching(store::Connection &connection, const TemplateReader &reader)
        : m_connection(connection)
        , m_reader(reader)
    {
    }

    Result<void> begin()
    {
        const auto person = store::findPerson(m_connection, m_connection.address().user);
        if (!person && person.error().kind != store::ErrorKind::NotFound)
            return tl::unexpected(person.error());
        if (person && person->role == store::Role::ProjectAdmin)
            m_projects = person->projectIds;
        return {};
    }

    Result<Answers> search(const QString &typed, const QStringList &spellings)
    {
        const QString &plain = spellings.constLast();
        auto ofPools = idsTyped(m_connection, typed);
        if (!ofPools)
            return ofPools;
        Answers answers = *ofPools;
        answers.removeIf([](const SearchAnswer &answer) { return answer.kind != AnswerKind::IdIssued; });
        if (auto found = addIds(plain, answers); !found)
            return tl::unexpected(found.error());
        auto exact = exactly(spellings, AnswerReason::Found);
        if (!exact)
            return exact;
        answers += *exact;
        if (answers.isEmpty()) {
            if (auto found = addOthers(spellings, answers); !found)
                return tl::unexpected(found.error());
            if (ofPools->isEmpty())
                ofPools = idsMistyped(m_connection, typed);
            if (!ofPools)
                return ofPools;
            answers = withLikelyIds(*ofPools, std::move(answers));
        }
        addCodes(spellings, answers);
        return answers;
    }

    Result<Answers> fates(const QList<TemplateReading> &readings)
    {
        Answers answers;
        for (const TemplateReading &reading : readings) {
            auto fate = fateOf(reading);
            if (!fate)
                return tl::unexpected(fate.error());
            answers.append(*std::move(fate));
        }
        // What is nearest to a counter that there is comes first.
        std::ranges::stable_sort(answers, {}, [](const SearchAnswer &answer) {
            return std::pair(!answer.counter && !answer.entry, answer.ahead());
        });
        return answers;
    }

    void onlyOf(int project) { m_projects = QList<int>{project}; }
    const std::optional<QList<int>> &projects() const { return m_projects; }

private:
    bool isShown(int project) const { return !m_projects || m_projects->contains(project); }

    Result<void> addIds(const QString &text, Answers &answers)
    {
        if (const QUuid id = QUuid::fromString(text); !id.isNull())
            return addDrawn(id, answers);
        if (const QString reference = store::errorReferenceIn(text); reference.size() == text.size())
            return addError(reference, answers);
        const bool isRequest = text.startsWith(u'#');
        bool isId = false;
        const qint64 id = text.mid(isRequest ? 1 : 0).toLongLong(&isId);
        if (!isId || id <= 0 || text.size() > longestId)
            return {};
        return isRequest ? addRequest(id, answers) : addDocument(id, answers);
    }

    Result<void> addDrawn(const QUuid &id, Answers &answers)
    {
        const auto rows = store::findByRequestIds(m_connection, {id});
        if (!rows)
            return tl::unexpected(rows.error());
        for (const store::LedgerRow &row : *rows) {
            const auto entry = store::findLedgerEntry(m_connection, row.id);
            if (!entry)
                return tl::unexpected(entry.error());
            if (*entry)
                answers.append(answerOf(**entry, AnswerReason::RequestId));
        }
        return {};
    }

    Result<void> addError(const QString &reference, Answers &answers)
    {
        const auto errors = store::latestErrors(m_connection, 1, {.reference = reference});
        if (!errors)
            return tl::unexpected(errors.error());
        for (const store::ErrorEntry &error : *errors) {
            SearchAnswer answer{.kind = AnswerKind::Error, .number = error.reference};
            answer.error = error;
            answers.append(answer);
        }
        return {};
    }

    Result<void> addRequest(qint64 id, Answers &answers)
    {
        const auto request = store::findRequest(m_connection, id);
        if (!request && request.error().kind != store::ErrorKind::NotFound)
            return tl::unexpected(request.error());
        if (request) {
            SearchAnswer answer{.kind = AnswerKind::Request, .number = u"#%1"_s.arg(id)};
            answer.requestId = id;
            answers.append(answer);
        }
        return {};
    }

    Result<void> addDocument(qint64 id, Answers &answers)
    {
        const auto numbers = store::numbersOfDocument(m_connection, id, mostOfDocument);
        if (!numbers)
            return tl::unexpected(numbers.error());
        QStringList texts;
        for (const store::DocumentNumber &number : *numbers) {
            if (isShown(number.projectId))
                texts.append(number.number);
        }
        auto found = exactly(texts, AnswerReason::Document);
        if (!found)
            return tl::unexpected(found.error());
        found->removeIf([id](const SearchAnswer &answer) {
            return answer.entry ? answer.entry->documentId != id : answer.imported->documentId != id;
        });
        answers += *found;
        return {};
    }

    /// What the store knows of these very numbers.
    Result<Answers> exactly(const QStringList &numbers, AnswerReason reason)
    {
        Answers answers;
        if (numbers.isEmpty())
            return answers;
        const auto entries = store::entriesOfNumbers(m_connection, numbers, mostExact);
        if (!entries)
            return tl::unexpected(entries.error());
        QList<qint64> known;
        for (const LedgerEntry &entry : *entries) {
            if (known.contains(entry.id) && entry.state != LedgerState::Skipped)
                continue;
            known.append(entry.id);
            answers.append(answerOf(entry, reason));
        }
        return addImported(numbers, reason, std::move(answers));
    }

    /// The numbers of a register have no rows of their own, but for the last one.
    Result<Answers> addImported(const QStringList &numbers, AnswerReason reason, Answers answers)
    {
        QList<std::pair<qint64, qint64>> known;
        for (const QString &number : numbers) {
            const bool isDrawn = std::ranges::any_of(answers, [&](const SearchAnswer &answer) {
                return answer.kind != AnswerKind::Imported &&
                       answer.number.compare(number, Qt::CaseInsensitive) == 0;
            });
            if (isDrawn && numbers.size() > mostSimilar)
                continue;
            const auto stories = store::takenOverStoriesOf(m_connection, number);
            if (!stories)
                return tl::unexpected(stories.error());
            for (const store::TakenOverStory &story : *stories) {
                if (!isShown(story.projectId) || known.contains(std::pair(story.requestId, story.line)))
                    continue;
                known.append({story.requestId, story.line});
                answers.removeIf([&](const SearchAnswer &answer) {
                    return answer.entry && answer.kind == AnswerKind::Imported &&
                           answer.number == story.number;
                });
                answers.append(answerOf(story, reason));
            }
        }
        return answers;
    }

    Result<void> addOthers(const QStringList &spellings, Answers &answers)
    {
        const TemplateReadings read = m_reader.read(spellings, m_projects);
        auto told = fates(read.readings);
        if (!told)
            return tl::unexpected(told.error());
        answers += withFewUncounted(*std::move(told));
        auto beginning = beginningWith(spellings);
        if (!beginning)
            return tl::unexpected(beginning.error());
        const bool hasBeginning = !beginning->isEmpty();
        answers += *beginning;
        if (hasBeginning)
            return {};
        auto similar = similarTo(spellings.constLast());
        if (!similar)
            return tl::unexpected(similar.error());
        if (read.misfit && looksLikeNumber(spellings.constLast(), *read.misfit))
            answers.append(misfitOf(spellings.constFirst(), *read.misfit));
        answers += *similar;
        return {};
    }

    /// Types that number alike have a counter each, most of which has given nothing yet.
    static Answers withFewUncounted(Answers fates)
    {
        qsizetype uncounted = 0;
        fates.removeIf([&uncounted](const SearchAnswer &fate) {
            return !fate.counter && !fate.entry && ++uncounted > mostUncounted;
        });
        return fates;
    }

    static bool looksLikeNumber(const QString &text, const Misfit &misfit)
    {
        return misfit.failure.kind != numbering::ParseFailureKind::Mismatch ||
               std::ranges::any_of(text, [](QChar character) { return character.isDigit(); });
    }

    static SearchAnswer misfitOf(const QString &text, const Misfit &misfit)
    {
        SearchAnswer answer{.kind = AnswerKind::NoTemplate, .number = text};
        answer.misfit = misfit;
        return answer;
    }

    Result<Answers> beginningWith(const QStringList &spellings)
    {
        for (const QString &spelling : spellings) {
            if (spelling.size() < shortestBeginning)
                continue;
            const auto numbers = store::numbersBeginning(m_connection, spelling, mostBeginning);
            if (!numbers)
                return tl::unexpected(numbers.error());
            if (!numbers->isEmpty())
                return exactly(*numbers, AnswerReason::Beginning);
        }
        return Answers();
    }

    /// The nearest by as few steps as possible; of one step all are looked up, of more those that begin
    /// alike.
    Result<Answers> similarTo(const QString &text)
    {
        if (text.size() < shortestSimilar)
            return Answers();
        const QString alphabet =
            charactersOf({u"0123456789-"_s, text.toUpper(), codesText()}).left(mostSlips);
        auto numbers = store::numbersAmong(m_connection, oneSlipAway(text, alphabet, mostSlips));
        for (qsizetype length = text.size() - 2; numbers && numbers->isEmpty() && length >= text.size() / 2;
             length -= 2)
            numbers = store::numbersBeginning(m_connection, text.left(length), mostNeighbours);
        if (!numbers)
            return tl::unexpected(numbers.error());
        const auto steps = [&text](const QString &number) {
            return numbering::editDistance(number.toUpper(), text.toUpper());
        };
        numbers->removeIf([&](const QString &number) { return steps(number) > mostSteps; });
        std::ranges::stable_sort(*numbers, {}, steps);
        Answers similar;
        for (const QString &number : numbers->first(std::min(mostSimilar, numbers->size()))) {
            auto found = exactly({number}, AnswerReason::Similar);
            if (!found)
                return found;
            similar += found->first(std::min<qsizetype>(1, found->size()));
        }
        return similar;
    }

    QString codesText() const
    {
        QString codes;
        for (const store::CodeKind kind : {store::CodeKind::Project, store::CodeKind::Organization,
                                           store::CodeKind::Type, store::CodeKind::Discipline}) {
            for (const store::CodedItem &item : store::itemsOf(m_reader.reference(), kind))
                codes += item.code.toUpper();
        }
        return codes;
    }

    Result<SearchAnswer> fateOf(const TemplateReading &reading)
    {
        SearchAnswer answer{.number = reading.number.number, .reading = reading};
        const auto counter = store::findCounter(m_connection, reading.number.key);
        if (!counter)
            return tl::unexpected(counter.error());
        answer.counter = *counter;
        const bool isPast = answer.counter && reading.number.sequence <= answer.counter->lastNumber;
        if (!isPast) {
            answer.kind = m_reader.isCurrent(reading) ? AnswerKind::NotYetDrawn : AnswerKind::OtherPeriod;
            return answer;
        }
        answer.kind = AnswerKind::Missing;
        const auto given = givenAs(*answer.counter, reading.number.sequence);
        if (!given)
            return tl::unexpected(given.error());
        if (*given)
            return answerOf(**given, AnswerReason::SameSequence);
        if (answer.counter->ledger.length > longestExplained)
            return answer;
        const auto explained = findGaps(
            m_connection, {.counters = {}, .counterId = answer.counter->id}, [&](const NumberGap &gap) {
                if (gap.first <= reading.number.sequence && reading.number.sequence <= gap.last)
                    answer.gap = gap;
            });
        if (!explained)
            return tl::unexpected(explained.error());
        return answer;
    }

    /// The newest row by which the counter gave this running number.
    Result<std::optional<LedgerEntry>> givenAs(const store::Counter &counter, qint64 sequence)
    {
        QJsonArray wanted;
        for (int epoch = std::max(0, counter.resetEpoch - mostEpochsRead); epoch <= counter.resetEpoch;
             ++epoch)
            wanted.append(QJsonArray{counter.id, epoch, sequence});
        const auto rows = store::rowsAt(m_connection, wanted);
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->isEmpty())
            return std::optional<LedgerEntry>();
        return store::findLedgerEntry(m_connection,
                                      std::ranges::max(*rows, {}, &store::StoredLedgerRow::id).id);
    }

    void addCodes(const QStringList &spellings, Answers &answers) const
    {
        const QString &text = spellings.constFirst();
        qsizetype added = 0;
        for (const store::CodeKind kind :
             {store::CodeKind::Project, store::CodeKind::Organization, store::CodeKind::Type,
              store::CodeKind::RfaType, store::CodeKind::Discipline}) {
            for (const store::CodedItem &item : store::itemsOf(m_reader.reference(), kind)) {
                const bool fits = item.code.startsWith(text, Qt::CaseInsensitive) ||
                                  (text.size() > shortestBeginning &&
                                   (item.nameThai.contains(text, Qt::CaseInsensitive) ||
                                    item.nameEnglish.contains(text, Qt::CaseInsensitive) ||
                                    item.nameChinese.contains(text, Qt::CaseInsensitive)));
                if (!fits || added == mostCodes)
                    continue;
                ++added;
                SearchAnswer answer{.kind = AnswerKind::Code, .number = item.code};
                answer.codeKind = kind;
                answer.code = item;
                answers.append(answer);
            }
        }
    }

    store::Connection &m_connection;
    const TemplateReader &m_reader;
    std::optional<QList<int>> m_projects; ///< that alone are shown; nothing: all
};

} // namespace

Result<QList<SearchAnswer>> NumberSearch::search(store::Connection &connection, const QString &text)
{
    const QStringList spellings = spellingsOf(text);
    if (spellings.isEmpty())
        return Answers();
    if (numbering::codePointCount(spellings.constFirst()) > numbering::maximumNumberLength)
        return Answers{{.kind = AnswerKind::TooLong, .number = spellings.constFirst()}};
    if (auto read = m_reader.refresh(connection); !read)
        return tl::unexpected(read.error());
    Searching searching(connection, m_reader);
    return searching.begin().and_then([&] { return searching.search(text, spellings); });
}

Result<QList<SearchAnswer>> NumberSearch::unissued(store::Connection &connection, const QString &number,
                                                   std::optional<int> project)
{
    if (auto read = m_reader.refresh(connection); !read)
        return tl::unexpected(read.error());
    Searching searching(connection, m_reader);
    if (auto begun = searching.begin(); !begun)
        return tl::unexpected(begun.error());
    if (project)
        searching.onlyOf(*project);
    return searching.fates(m_reader.read({number}, searching.projects()).readings);
}

} // namespace lekthi::audit
