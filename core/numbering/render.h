#pragma once

#include "core/numbering/period.h"
#include "core/numbering/template.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringView>
#include <QTime>

#include <optional>
#include <tl/expected.hpp>

namespace lekthi::numbering {

/// What happens to a sequence number that outgrows its digits (10000 with {SEQ:4}).
enum class OverflowPolicy {
    Widen,  ///< print all its digits (default)
    Refuse, ///< SEQUENCE_EXHAUSTED
};

QString overflowPolicyName(OverflowPolicy policy);
std::optional<OverflowPolicy> overflowPolicyFromName(QStringView name);

inline constexpr qint64 lastSequence = 999'999'999; ///< no counter goes beyond it, whatever the policy

/// The values that tokens stand for. Codes are taken as they are and never read as template text.
struct NumberParts
{
    QString project{};
    QString originator{};
    QString recipient{};
    QString corrType{};
    QString subType{};
    QString rfaType{};
    QString discipline{};
    QString revision{};
    QDate documentDate{};              ///< decides {DATE}, and {YEAR} where the counter never resets
    QTime documentTime{0, 0};          ///< decides HH, mm and ss of {DATE}: when the number was asked for
    Period period{};                   ///< decides {YEAR} (3.11.4: from current_year)
    qint64 sequence = 1;               ///< 1 or more
    QHash<TokenKind, QString> shown{}; ///< of tokens that show something else than a code

    /// The text that a token of this kind stands for; empty for the running number, the year and the date.
    const QString &codeOf(TokenKind kind) const;
    void setCode(TokenKind kind, const QString &code);
};

/// A rendered number that remembers which token each part came from.
class DocumentNumber
{
public:
    struct Part
    {
        qsizetype start = 0; ///< UTF-16 code units of text()
        qsizetype length = 0;
        TokenFamily family = TokenFamily::Literal;
        std::optional<Token> token{}; ///< empty for literal text
        qsizetype templateStart = 0;  ///< where the part stands in the template
        qsizetype templateLength = 0;

        bool operator==(const Part &) const = default;
    };

    DocumentNumber() = default;
    DocumentNumber(QString text, QList<Part> parts);

    const QString &text() const { return m_text; }
    const QList<Part> &parts() const { return m_parts; }

    bool operator==(const DocumentNumber &) const = default;

private:
    QString m_text;
    QList<Part> m_parts;
};

enum class RenderFailureKind {
    SequenceExhausted, ///< outgrew its digits under Refuse, or the sequence is above 999,999,999
    MissingValue,      ///< a token of the template has no value; subject is the token as spelled
    TooLong,           ///< more than 100 code points
    UnsafeValue, ///< a code holds a control, bidi or invisible character; subject is the token as spelled
};

struct RenderFailure
{
    RenderFailureKind kind = RenderFailureKind::MissingValue;
    QString subject{};

    bool operator==(const RenderFailure &) const = default;
};

/// The number, or why there is none. Text is in Unicode Normalization Form C.
tl::expected<DocumentNumber, RenderFailure> render(const Template &text, const NumberParts &parts,
                                                   OverflowPolicy overflow = OverflowPolicy::Widen);

/// The time of day that a number of this template and of these parts shows; midnight as far as it shows none,
/// or where the number is not one of them.
QTime timeShownIn(QStringView number, const Template &text, const NumberParts &parts);

/// For previews of unfinished templates: broken segments and tokens without a value are left out, each with
/// one of the separators around it. Nothing for a text that is many times longer than a template can be.
DocumentNumber renderWhatIsRight(const ParsedTemplate &parsed, const NumberParts &parts);

QString describe(const RenderFailure &failure);

} // namespace lekthi::numbering
