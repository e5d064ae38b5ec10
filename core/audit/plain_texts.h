#pragma once

#include "core/numbering/template.h"
#include "core/store/ledger/ledger_chain.h"
#include "core/store/reference/reference_data.h"

#include <QHash>
#include <QString>
#include <QStringView>

#include <optional>
#include <utility>

namespace lekthi::audit {

/// Recognizes by far the most numbers of a ledger without rendering them: piece by piece, by the codes of
/// today. What it does not recognize may be right as well. One thread.
class PlainTexts
{
public:
    explicit PlainTexts(store::ReferenceData data)
        : m_data(std::move(data))
    {
    }

    /// Whether the row's template gives this number for the running number. False where the template shows
    /// a date.
    bool gives(const store::StoredLedgerRow &row, const numbering::CounterKey &key, qint64 sequence,
               QStringView number);

private:
    struct Code
    {
        QString text;
        bool isPlain = false; ///< stands in every number as it is
    };
    using Segments = std::optional<QList<numbering::Segment>>; ///< nothing: not to be recognized here

    const Segments &segmentsOf(const QString &templateText);
    const Code &codeOf(numbering::TokenKind kind, int id);
    /// Takes the piece that the token stands for off the rest.
    bool takeToken(const numbering::Token &token, const store::StoredLedgerRow &row,
                   const numbering::CounterKey &key, qint64 sequence, QStringView &rest);

    store::ReferenceData m_data;
    QHash<QString, Segments> m_templates;
    QHash<QPair<int, int>, Code> m_codes; ///< by kind of token and id
    QString m_lastText;
    const Segments *m_last = nullptr; ///< of m_lastText
};

} // namespace lekthi::audit
