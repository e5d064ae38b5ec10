#pragma once

#include <QString>
#include <QStringView>

#include <tl/expected.hpp>

namespace lekthi::numbering {

/// Why somebody changed something: trimmed, at least a minimum of visible characters, at most 500 code
/// points, no control, bidi or invisible characters.
class Reason
{
public:
    enum class Fault { TooShort, TooLong, UnsafeCharacter };

    static constexpr int minimumForTemplate = 5;
    static constexpr int maximumLength = 500;

    static tl::expected<Reason, Fault> parse(QStringView text, int minimumVisible = minimumForTemplate);

    const QString &text() const { return m_text; }

private:
    explicit Reason(QString text);

    QString m_text;
};

/// How many characters of the text a person can see (user-perceived characters, without spaces and invisible
/// ones).
int visibleCharacters(QStringView text);

QString describe(Reason::Fault fault, int minimumVisible);

} // namespace lekthi::numbering
