#pragma once

#include "core/register/csv_reader.h"
#include "core/register/register_columns.h"
#include "core/register/register_plan.h"
#include "core/store/reference/reference_data.h"

#include <QByteArray>

#include <functional>

namespace lekthi::registers {

/// What a person chose of the form of a register; the rest is detected.
struct RegisterChoices
{
    std::optional<TextEncoding> encoding{};
    std::optional<QChar> separator{};
    std::optional<bool> hasHeadings{};
    QHash<RegisterColumn, QString> columns{}; ///< by heading or number from 1
};

/// The form of a register and its first lines, for a preview.
struct RegisterForm
{
    TextEncoding encoding = TextEncoding::Utf8;
    QChar separator = u',';
    bool hasHeadings = true;
    QStringList headings{}; ///< one for each column; empty texts if the file has no headings
    RegisterColumns columns{};
    QList<CsvLine> firstLines{}; ///< behind the headings
    qint64 size = 0;             ///< in bytes
};

inline constexpr qint64 mostRegisterLines = 1'000'000;
inline constexpr qsizetype previewedLines = 20;

/// Looks at the beginning of a file. The first line is taken for headings unless none of them is a usual word
/// and one of its cells holds a number, as those below it do. NoNumberColumn is no fault here: then columns
/// has no Number.
RegisterResult<RegisterForm> examineRegister(const QString &path, const RegisterChoices &choices = {});

/// Takes the column (from 0) for this, and for nothing else.
void chooseColumn(RegisterForm &form, RegisterColumn column, qsizetype at);

/// The column most of whose first cells are numbers of the parser's template, or nearly: what to try where
/// columns has no Number. Nothing if no column has any.
std::optional<qsizetype> likelyNumberColumn(const RegisterForm &form, const numbering::NumberParser &parser);

/// Whose numbers are taken over.
struct RegisterTarget
{
    store::Project project{};
    store::CodedItem type{};
    QHash<numbering::TokenKind, int> fixed{}; ///< parts of the key that hold for all lines; 0: none
};

struct RegisterWork
{
    RegisterImportPlan plan{};
    QByteArray digest{}; ///< SHA-256 of the file
};

/// Told now and then how many bytes and lines were read; false ends the work with Cancelled. Called in the
/// reader's thread.
using RegisterProgress = std::function<bool(qint64 bytes, qint64 lines)>;

/// Reads the whole register into a plan that knows nothing of the store yet (plan_store.h). 200,000 lines
/// take about two seconds.
RegisterResult<RegisterWork> readRegister(const QString &path, const RegisterForm &form,
                                          const RegisterTarget &target, const store::ReferenceData &data,
                                          const numbering::NumberParser &parser,
                                          const RegisterProgress &goOn = {});

} // namespace lekthi::registers
