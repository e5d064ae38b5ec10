#pragma once

#include "core/numbering/proof/number_reading.h"
#include "core/numbering/proof/proof.h"

namespace lekthi::numbering {

/// Makes documents of readings: what a number does not show is filled with the first codes there are.
class ProofDocuments
{
public:
    explicit ProofDocuments(const ProofInput &input)
        : m_input(input)
    {
    }

    /// The document of this reading and date. Its number is empty if the renderer refuses it.
    ProofDocument of(const NumberShape &shape, const NumberReading &reading, QDate date) const;
    /// The same document with another code for a token.
    ProofDocument withCode(const NumberShape &shape, const ProofDocument &document, TokenKind kind,
                           const ProofCode &code) const;
    /// The codes that a part of the key can have; an id of 0 leaves it open.
    QList<ProofCode> choicesOf(const NumberShape &shape, TokenKind kind) const;

private:
    void fill(const NumberShape &shape, const NumberReading &reading, ProofDocument &document) const;

    const ProofInput &m_input;
};

} // namespace lekthi::numbering
