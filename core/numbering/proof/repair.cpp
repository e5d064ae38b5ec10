#include "core/numbering/proof/repair.h"

#include "core/numbering/template_text.h"
#include "core/numbering/text_safety.h"
#include "core/numbering/validate.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

constexpr int mostProofs = 40;
constexpr qint64 stepsOfProof = 2'000'000;
constexpr qsizetype mostSteps = 4;
const QStringView separators = u"-/_.";

/// A template in the making: the text with its segments, and the steps so far.
using Draft = Repair;

class Mender
{
public:
    Mender(const ProofInput &input, const std::stop_token &stop)
        : m_input(input)
        , m_stop(stop)
    {
    }

    QList<Repair> mend(qsizetype limit)
    {
        const auto examined = std::ranges::find_if(m_input.types, &NumberedType::isExamined);
        if (examined == m_input.types.end() || !isOneTemplate(*examined))
            return {};
        QList<Draft> drafts{{examined->text.text(), examined->period, examined->scope, {}}};
        QList<Repair> found;
        for (qsizetype next = 0; next < drafts.size() && found.size() < limit && mayGoOn(); ++next) {
            const Draft draft = drafts[next];
            if (std::ranges::any_of(found, [&](const Repair &known) { return addsTo(known, draft); }))
                continue;
            const Proof proof = proofOf(draft);
            if (proof.verdict == ProofVerdict::Proved && !draft.steps.isEmpty())
                found.append(draft);
            if (!proof.collisions.isEmpty() && draft.steps.size() < mostSteps)
                addCandidates(draft, proof.collisions.first(), drafts);
        }
        return found;
    }

private:
    bool mayGoOn() const { return m_proofs < mostProofs && !m_stop.stop_requested(); }

    /// Whether the draft does all that the repair does, and more; separators may be others.
    static bool addsTo(const Repair &repair, const Draft &draft)
    {
        const auto countIn = [](const QList<RepairStep> &steps, const RepairStep &step) {
            return std::ranges::count_if(steps, [&step](const RepairStep &other) {
                return other == step || (other.kind == step.kind && step.kind == RepairKind::AddSeparator);
            });
        };
        return draft.steps.size() > repair.steps.size() &&
               std::ranges::all_of(repair.steps, [&](const RepairStep &step) {
                   return countIn(draft.steps, step) >= countIn(repair.steps, step);
               });
    }

    bool isOneTemplate(const NumberedType &first) const
    {
        return std::ranges::none_of(m_input.types, [&first](const NumberedType &type) {
            return type.isExamined && (type.projectId != first.projectId || !(type.text == first.text));
        });
    }

    Proof proofOf(const Draft &draft)
    {
        ++m_proofs;
        const auto text = Template::parse(draft.text);
        ProofInput input = m_input;
        for (NumberedType &type : input.types) {
            if (!type.isExamined)
                continue;
            if (!text || hasErrors(validateTemplate(text->parsed(), rulesOf(type))))
                return {ProofVerdict::NotDecided, {}, UndecidedReason::Withdrawn};
            type.text = *text;
            type.period = draft.period;
            type.scope = draft.scope;
        }
        return prove(input, {.steps = stepsOfProof}, m_stop);
    }

    ValidationContext rulesOf(const NumberedType &type) const
    {
        ValidationContext rules{.typeCode = type.usesDefault ? QString() : type.typeCode};
        for (const TokenDescriptor &token : tokenTable()) {
            if (token.form == TokenForm::Constant)
                rules.longestCodes[token.kind] =
                    static_cast<int>(codePointCount(writtenFor(type, token.kind)));
            else if (token.form == TokenForm::Code)
                rules.longestCodes[token.kind] =
                    longestOf(rowsFor(m_input, token.kind, type.organizations), token.kind);
        }
        return rules;
    }

    static int longestOf(const QList<ProofCode> &rows, TokenKind kind)
    {
        qsizetype longest = 0;
        for (const ProofCode &row : rows)
            longest = std::max(longest, codePointCount(writtenFor(row, kind)));
        return static_cast<int>(longest);
    }

    void addCandidates(const Draft &draft, const Collision &collision, QList<Draft> &drafts)
    {
        m_base = draft;
        m_parsed = parseTemplate(draft.text);
        m_drafts = &drafts;
        switch (collision.reason) {
        case CollisionReason::MissingKeyPart:
            return insertToken({.kind = *collision.token}, true);
        case CollisionReason::RepeatsEachPeriod:
            return offerPeriod();
        case CollisionReason::AmbiguousBoundary:
        case CollisionReason::OutgrownDigits:
        case CollisionReason::NextFormat:
            offerSeparators();
            return offerOtherSeparators();
        case CollisionReason::OtherTemplate:
            return offerApart(collision);
        case CollisionReason::EqualCodes:
            return;
        }
    }

    void add(Draft draft, const RepairStep &step)
    {
        draft.steps.append(step);
        const bool known = std::ranges::any_of(*m_drafts, [&draft](const Draft &other) {
            return other.text == draft.text && other.period == draft.period && other.scope == draft.scope;
        });
        if (!known)
            m_drafts->append(draft);
    }

    /// The separator that the template uses most.
    QChar separator() const
    {
        const auto count = [this](QChar character) { return literals().count(character); };
        return *std::ranges::max_element(separators, {}, count);
    }

    QString literals() const
    {
        QString all;
        for (const Segment &segment : m_parsed.segments)
            all += segment.literal;
        return all;
    }

    /// Before the running number or behind it, in each format that does not show it.
    void insertToken(const Token &token, bool before)
    {
        Draft draft = m_base;
        const QList<NumberFormat> &formats = m_parsed.formats;
        for (auto format = formats.crbegin(); format != formats.crend(); ++format) {
            if (!showsAlready(*format, token))
                insertToken(token, before, *format, draft.text);
        }
        add(draft, {RepairKind::AddToken, spellToken(token)});
    }

    static bool showsAlready(const NumberFormat &format, const Token &token)
    {
        const auto isSame = [&token](const Segment &segment) { return segment.token == token; };
        return std::ranges::any_of(format.segments, isSame) ||
               (descriptorOf(token.kind).showsRow() && format.shows(token.kind));
    }

    void insertToken(const Token &token, bool before, const NumberFormat &format, QString &text) const
    {
        const Segment *sequence = format.find(TokenKind::Sequence);
        const qsizetype at = before ? sequence->start : sequence->start + sequence->length;
        const bool opens = at > format.start && !isSeparator(text[at - 1]);
        const bool closes = at < format.start + format.length && !isSeparator(text[at]);
        QString inserted = spellToken(token);
        if (opens)
            inserted.prepend(separator());
        if (closes)
            inserted.append(separator());
        text.insert(at, inserted);
    }

    void offerPeriod()
    {
        if (m_base.period == PeriodKind::Monthly || m_base.period == PeriodKind::Daily) {
            const bool daily = m_base.period == PeriodKind::Daily;
            insertToken({.kind = TokenKind::Date, .datePattern = daily ? u"yyyyMMdd"_s : u"yyyyMM"_s}, false);
        } else {
            insertToken({.kind = TokenKind::Year, .calendar = Calendar::Gregorian}, false);
        }
        Draft draft = m_base;
        draft.period = PeriodKind::Never;
        add(draft, {RepairKind::NeverReset, {}});
    }

    void offerSeparators()
    {
        for (const NumberFormat &format : m_parsed.formats) {
            const QList<Segment> &segments = format.segments;
            for (qsizetype i = 1; i < segments.size(); ++i) {
                if (!segments[i - 1].token || !segments[i].token)
                    continue;
                Draft draft = m_base;
                draft.text.insert(segments[i].start, separator());
                add(draft, {RepairKind::AddSeparator, separator()});
            }
        }
    }

    void offerOtherSeparators()
    {
        for (const QChar other : separators) {
            Draft draft = m_base;
            for (const Segment &segment : m_parsed.segments) {
                for (qsizetype at = segment.start; !segment.token && at < segment.start + segment.length;
                     ++at) {
                    if (draft.text[at] == separator())
                        draft.text[at] = other;
                }
            }
            add(draft, {RepairKind::ChangeSeparator, other});
        }
    }

    void offerApart(const Collision &collision)
    {
        const NumberedType &first = m_input.types[collision.first.type];
        const NumberedType &second = m_input.types[collision.second.type];
        if (first.typeId != second.typeId && !isShownEverywhere(TokenKind::CorrType))
            insertToken({.kind = TokenKind::CorrType}, true);
        if (first.projectId != second.projectId && !isShownEverywhere(TokenKind::Project))
            insertToken({.kind = TokenKind::Project}, true);
        offerSeparators();
        Draft draft = m_base;
        draft.scope = UniquenessScope::Type;
        add(draft, {RepairKind::ScopeOfType, {}});
    }

    bool isShownEverywhere(TokenKind kind) const
    {
        return std::ranges::all_of(
            m_parsed.formats, [kind](const NumberFormat &format) { return format.find(kind) != nullptr; });
    }

    const ProofInput &m_input;
    std::stop_token m_stop;
    int m_proofs = 0;
    Draft m_base; ///< of the candidates that are being added
    ParsedTemplate m_parsed;
    QList<Draft> *m_drafts = nullptr;
};

} // namespace

QList<Repair> repairsOf(const ProofInput &input, qsizetype limit, const std::stop_token &stop)
{
    return Mender(input, stop).mend(limit);
}

} // namespace lekthi::numbering
