#pragma once

#include <QString>
#include <QStringView>

#include <optional>
#include <tl/expected.hpp>

namespace lekthi::numbering {

/// Why somebody changed something: trimmed, at least a minimum of letters and digits, several of them
/// different, at most 500 code points, no control, bidi or invisible characters. The store refuses the same
/// (`is_reason`).
class Reason
{
public:
    struct Fault
    {
        enum class Kind { TooShort, TooUniform, TooLong, UnsafeCharacter };

        Kind kind = Kind::TooShort;
        int missing = 0;        ///< TooShort: letters and digits
        char32_t character = 0; ///< UnsafeCharacter: the first one
        int place = 0;          ///< UnsafeCharacter: how manieth code point of the text, from 1

        bool operator==(const Fault &) const = default;
    };

    static constexpr int minimumForTemplate = 5;
    static constexpr int maximumLength = 500;

    static tl::expected<Reason, Fault> parse(QStringView text, int minimumLetters = minimumForTemplate);

    /// What is wrong with a text as it stands, not trimmed and not composed.
    static std::optional<Fault> faultOf(QStringView text, int minimumLetters);

    const QString &text() const { return m_text; }

private:
    explicit Reason(QString text);

    QString m_text;
};

/// How many letters and digits the text has, of any script; marks belong to their letter.
int letterCount(QStringView text);

/// How many different letters and digits a reason needs that needs so many.
constexpr int leastDifferent(int minimumLetters)
{
    return minimumLetters / 4 > 3 ? minimumLetters / 4 : 3;
}

QString describe(const Reason::Fault &fault, int minimumLetters);

} // namespace lekthi::numbering
