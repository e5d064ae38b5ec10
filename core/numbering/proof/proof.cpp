#include "core/numbering/proof/proof.h"

#include "core/numbering/proof/number_shape.h"
#include "core/numbering/proof/pair_search.h"
#include "core/numbering/proof/proof_document.h"

#include <algorithm>

namespace lekthi::numbering {

namespace {

constexpr qsizetype mostReadings = 64;
constexpr qsizetype mostSymbolsOfOne = 4; // "(20)" is one character

class Prover
{
public:
    Prover(const ProofInput &input, const ProofLimits &limits, const std::stop_token &stop)
        : m_input(input)
        , m_documents(input)
        , m_parts(input)
        , m_budget{limits.steps, limits.statesOfPair, stop}
        , m_search(m_meetings, m_budget)
    {
    }

    Proof run()
    {
        for (const NumberedType &type : m_input.types)
            std::ranges::move(shapesOf(type, m_input, m_parts), std::back_inserter(m_shapes));
        for (NumberShape &shape : m_shapes) {
            if (shape.type->isExamined && shape.isPossible)
                examine(shape);
        }
        compareTypes();
        m_proof.verdict = verdict();
        return std::move(m_proof);
    }

private:
    /// One type's numbers of one format among themselves.
    void examine(NumberShape &shape)
    {
        m_shortest = m_documents.of(shape, shortestReading(shape), shape.dates->usualDate());
        shape.isPossible = !m_shortest.number.isEmpty(); // else every number is too long
        if (!shape.isPossible)
            return;
        for (const TokenKind kind : keyPartsOf(shape.key)) {
            if (!shape.shows(kind))
                examineHidden(shape, kind);
        }
        for (const Cell &cell : shape.cells) {
            if (cell.kind == Cell::Kind::Codes)
                examineCodes(shape, cell);
        }
        if (const auto &dates = shape.dates->sameInTwoPeriods())
            examinePeriods(shape, dates->first, dates->second);
        examineBoundaries(shape);
    }

    void examineHidden(const NumberShape &shape, TokenKind kind)
    {
        const QList<ProofCode> choices = m_documents.choicesOf(shape, kind);
        if (choices.size() < 2)
            return;
        const ProofDocument first = m_documents.withCode(shape, m_shortest, kind, choices[0]);
        const ProofDocument second = m_documents.withCode(shape, m_shortest, kind, choices[1]);
        add({CollisionReason::MissingKeyPart, kind, first, second});
    }

    void examineCodes(const NumberShape &shape, const Cell &cell)
    {
        const auto isShared = [](const CodeTrie::Node &node) { return node.codeCount > 1; };
        const auto nodes = cell.codes->nodes();
        const auto node = std::ranges::find_if(nodes, isShared);
        if (node == nodes.end())
            return;
        const auto codes = cell.codes->codesAt(static_cast<CodeTrie::NodeId>(node - nodes.begin()));
        add({CollisionReason::EqualCodes, cell.token,
             m_documents.withCode(shape, m_shortest, cell.token, codes[0]),
             m_documents.withCode(shape, m_shortest, cell.token, codes[1])});
    }

    void examinePeriods(const NumberShape &shape, QDate first, QDate second)
    {
        const NumberReading reading = shortestReading(shape);
        add({CollisionReason::RepeatsEachPeriod,
             {},
             m_documents.of(shape, reading, first),
             m_documents.of(shape, reading, second)});
    }

    void examineBoundaries(const NumberShape &shape)
    {
        const auto text = m_search.shortestShared(shape, shape, longestOf(shape, shape));
        if (!text)
            return noteNothingFound(shape, shape);
        QList<ProofDocument> documents;
        for (const NumberReading &reading : readingsOf(shape, *text, mostReadings))
            documents.append(documentOf(shape, reading));
        const bool wasFound = addAmbiguous(shape, documents, false) || addAmbiguous(shape, documents, true);
        if (!wasFound)
            noteUndecided(UndecidedReason::TooLarge);
    }

    ProofDocument documentOf(const NumberShape &shape, const NumberReading &reading) const
    {
        return m_documents.of(shape, reading, *shape.dates->dateOf(reading.dateDigits));
    }

    bool addAmbiguous(const NumberShape &shape, const QList<ProofDocument> &documents, bool mayOutgrow)
    {
        const qint64 last = shape.format->lastSequence();
        for (const ProofDocument &first : documents) {
            for (const ProofDocument &second : documents) {
                const bool outgrown = std::max(first.parts.sequence, second.parts.sequence) > last;
                if (&first >= &second || outgrown != mayOutgrow || !isExample(first, second))
                    continue;
                const auto reason =
                    outgrown ? CollisionReason::OutgrownDigits : CollisionReason::AmbiguousBoundary;
                add({reason, {}, first, second});
                return true;
            }
        }
        return false;
    }

    void compareTypes()
    {
        m_best.resize(m_shapes.size());
        for (size_t i = 0; i < m_shapes.size(); ++i) {
            for (size_t j = i + 1; j < m_shapes.size() && !m_budget.isSpent(); ++j) {
                if (m_shapes[i].type == m_shapes[j].type)
                    compareFormats(m_shapes[i], m_shapes[j]);
                else if (sharesScope(m_shapes[i], m_shapes[j]))
                    compare(i, j);
            }
        }
        if (m_budget.isSpent())
            noteSpent();
        for (size_t i = 0; i < m_best.size(); ++i) {
            const bool isExamined = m_shapes[i].type->isExamined;
            const auto &best = m_best[i];
            if (isExamined && best.collision && !standsAlready(*best.collision))
                m_proof.collisions.append(*best.collision);
        }
    }

    static bool sharesScope(const NumberShape &first, const NumberShape &second)
    {
        const bool inSameProject = first.type->projectId == second.type->projectId;
        return first.isPossible && second.isPossible &&
               (coversOtherTypes(first.type->scope, inSameProject) ||
                coversOtherTypes(second.type->scope, inSameProject)) &&
               (first.type->isExamined || second.type->isExamined);
    }

    void compare(size_t i, size_t j)
    {
        const NumberShape &first = m_shapes[i];
        const NumberShape &second = m_shapes[j];
        const auto stillOf = [this](size_t index) {
            return m_shapes[index].type->isExamined ? m_best[index].length - 1 : 0;
        };
        const qsizetype longest = std::min(longestOf(first, second), std::max(stillOf(i), stillOf(j)));
        const auto text = m_search.shortestShared(first, second, longest);
        if (!text)
            return longest < longestOf(first, second) ? void() : noteNothingFound(first, second);
        const auto collision = collisionAt(*text, CollisionReason::OtherTemplate, first, second);
        for (const size_t index : {i, j}) {
            if (collision && static_cast<qsizetype>(text->size()) < m_best[index].length)
                m_best[index] = {static_cast<qsizetype>(text->size()), collision};
        }
    }

    /// Two formats of one template.
    void compareFormats(const NumberShape &first, const NumberShape &second)
    {
        if (!first.isPossible || !second.isPossible || !first.type->isExamined)
            return;
        const auto text = m_search.shortestShared(first, second, longestOf(first, second));
        if (!text)
            return noteNothingFound(first, second);
        if (const auto collision = collisionAt(*text, CollisionReason::NextFormat, first, second))
            add(*collision);
    }

    /// The two documents whose number both shapes write; without them it is noted that nothing is decided.
    std::optional<Collision> collisionAt(const std::u32string &text, CollisionReason reason,
                                         const NumberShape &first, const NumberShape &second)
    {
        const auto firstReadings = readingsOf(first, text, 1);
        const auto secondReadings = readingsOf(second, text, 1);
        if (!firstReadings.isEmpty() && !secondReadings.isEmpty()) {
            Collision collision{reason,
                                {},
                                documentOf(first, firstReadings.first()),
                                documentOf(second, secondReadings.first())};
            if (isExample(collision.first, collision.second))
                return collision;
        }
        noteUndecided(UndecidedReason::TooLarge);
        return std::nullopt;
    }

    bool standsAlready(const Collision &collision) const
    {
        return std::ranges::any_of(m_proof.collisions, [&collision](const Collision &known) {
            return known.reason == CollisionReason::OtherTemplate &&
                   known.first.type == collision.first.type && known.second.type == collision.second.type;
        });
    }

    static qsizetype longestOf(const NumberShape &first, const NumberShape &second)
    {
        const bool expands = first.expands || second.expands;
        return expands ? maximumNumberLength * mostSymbolsOfOne : maximumNumberLength;
    }

    /// The automaton may be wider than the renderer; what it finds counts only if that agrees.
    static bool isExample(const ProofDocument &first, const ProofDocument &second)
    {
        return !first.number.isEmpty() && isSameNumber(first.number, second.number) &&
               areDifferentAllocations(first, second);
    }

    void add(const Collision &collision)
    {
        if (!isExample(collision.first, collision.second))
            return noteUndecided(UndecidedReason::TooLarge);
        // Another format of the template may have shown the same.
        const auto known = std::ranges::find_if(m_proof.collisions, [&collision](const Collision &other) {
            return other.reason == collision.reason && other.token == collision.token &&
                   other.first.type == collision.first.type;
        });
        if (known == m_proof.collisions.end())
            m_proof.collisions.append(collision);
        else if (collision.first.number.size() < known->first.number.size())
            *known = collision;
    }

    void noteNothingFound(const NumberShape &first, const NumberShape &second)
    {
        if (m_search.wasCutShort() || m_budget.isSpent())
            noteSpent();
        else if (!first.unknownText.isEmpty() || !second.unknownText.isEmpty())
            noteUndecided(UndecidedReason::UnknownCharacter,
                          first.unknownText.isEmpty() ? second.unknownText : first.unknownText);
        else if (first.joinsParts || second.joinsParts)
            noteUndecided(UndecidedReason::JoinedParts);
    }

    void noteSpent()
    {
        noteUndecided(m_budget.stop.stop_requested() ? UndecidedReason::Withdrawn
                                                     : UndecidedReason::TooLarge);
    }

    void noteUndecided(UndecidedReason reason, const QString &text = {})
    {
        if (m_proof.undecided)
            return;
        m_proof.undecided = reason;
        m_proof.undecidedText = text;
    }

    ProofVerdict verdict() const
    {
        const auto repeats = [](const Collision &collision) {
            return collision.reason == CollisionReason::RepeatsEachPeriod;
        };
        if (!std::ranges::all_of(m_proof.collisions, repeats))
            return ProofVerdict::Collides;
        if (m_proof.undecided)
            return ProofVerdict::NotDecided;
        return m_proof.collisions.isEmpty() ? ProofVerdict::Proved : ProofVerdict::RepeatsEachPeriod;
    }

    struct Best
    {
        qsizetype length = maximumNumberLength * mostSymbolsOfOne + 1;
        std::optional<Collision> collision;
    };

    const ProofInput &m_input;
    ProofDocuments m_documents;
    ShapeParts m_parts;
    CodeMeetings m_meetings;
    SearchBudget m_budget;
    PairSearch m_search;
    std::vector<NumberShape> m_shapes;
    std::vector<Best> m_best;
    ProofDocument m_shortest; ///< of the type that is examined
    Proof m_proof;
};

} // namespace

Proof prove(const ProofInput &input, const ProofLimits &limits, const std::stop_token &stop)
{
    return Prover(input, limits, stop).run();
}

} // namespace lekthi::numbering
