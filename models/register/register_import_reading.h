#pragma once

#include "core/numbering/render.h"
#include "core/register/register_import_parts.h"

#include <atomic>
#include <memory>

namespace lekthi::models {

/// What was found in a register, with what the window shows of it.
struct RegisterFindings
{
    registers::Survey survey;
    QList<registers::RegisterImportPlan>
        parts;                             ///< the requests that it takes; none if there is nothing to do
    QList<numbering::DocumentNumber> next; ///< what the counters of the first part would hand out then
};

/// How far the reading is; written by the reader, read and stopped by the window.
struct ReadingProgress
{
    std::atomic<qint64> bytes = 0;
    std::atomic<qint64> lines = 0;
    std::atomic<bool> looksUp = false; ///< the file is read, the store is asked
    std::atomic<bool> isStopped = false;
};

using Findings = tl::expected<RegisterFindings, registers::SurveyFailure>;

/// Reads the register and holds it against the store. Any thread but the UI's; 200,000 lines take some
/// seconds.
store::Result<Findings> readFindings(store::Connection &connection, const QString &path,
                                     const registers::RegisterForm &form,
                                     const registers::RegisterTarget &target,
                                     const store::ReferenceData &reference, ReadingProgress &progress);

/// What these counters would hand out once they stand at their new numbers; empty where no template tells.
store::Result<QList<numbering::DocumentNumber>>
nextNumbersAfter(store::Connection &connection, const QList<registers::PlannedCounter> &counters,
                 const store::ReferenceData &reference);

} // namespace lekthi::models
