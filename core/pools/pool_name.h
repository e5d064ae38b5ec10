#pragma once

#include <QHashFunctions>
#include <QString>
#include <QStringView>

#include <tl/expected.hpp>

namespace lekthi::pools {

/// The name of an ID pool, by which its table is called (id_pool_<name>, id-generator-architecture.md,
/// Database design): 1 to 32 of a to z, 0 to 9 and _, the first one a letter, the last one no _. Nothing else
/// can be in one, so that no text of a person reaches SQL as an identifier.
class PoolName
{
public:
    struct Fault
    {
        enum class Kind { Empty, TooLong, BadStart, BadEnd, BadCharacter };

        Kind kind = Kind::Empty;
        char32_t character = 0; ///< BadStart, BadEnd, BadCharacter: the first one
        int place = 0;          ///< BadStart, BadEnd, BadCharacter: how manieth code point, from 1

        bool operator==(const Fault &) const = default;
    };

    static constexpr int maximumLength = 32;

    /// The name, or why the text is none. Takes the text as it stands: nothing is trimmed or made small.
    static tl::expected<PoolName, Fault> parse(QStringView text);

    /// What a person may have meant: "farmer_id" for " Farmer ID"; empty if no name can be made of the text.
    static QString cleaned(QStringView text);

    const QString &text() const { return m_text; }
    /// "id_pool_farmer"
    QString tableName() const;

    bool operator==(const PoolName &) const = default;

private:
    explicit PoolName(QString text);

    QString m_text;
};

size_t qHash(const PoolName &name, size_t seed = 0);

/// The finished sentence for a person.
QString describe(const PoolName::Fault &fault);

} // namespace lekthi::pools
