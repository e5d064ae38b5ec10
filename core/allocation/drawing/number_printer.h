#pragma once

#include "core/allocation/request/request_check.h"

#include <QString>

namespace lekthi::allocation {

/// Renders the numbers of requests. Requests of one batch differ in little more than the sequence number, so
/// it keeps the last number and puts other digits into it as long as nothing else can change.
class NumberPrinter
{
public:
    /// The request must live until the next call.
    tl::expected<QString, numbering::RenderFailure> numberAt(const CheckedRequest &request, qint64 sequence);

private:
    void keep(const CheckedRequest &request, const numbering::DocumentNumber &number, const QString &digits);

    const CheckedRequest *m_request = nullptr; ///< whose number is kept
    QString m_number;
    qsizetype m_digitsAt = 0;
    qsizetype m_digits = 0; ///< of the sequence number, leading zeros left out
};

} // namespace lekthi::allocation
