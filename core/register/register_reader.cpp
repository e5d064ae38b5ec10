#include "core/register/register_reader.h"

#include "core/files/regular_file.h"
#include "core/numbering/calendar.h"
#include "core/numbering/proof/collated_text.h"

#include <QCryptographicHash>
#include <QFile>

#include <algorithm>
#include <array>
#include <unordered_map>

namespace lekthi::registers {

namespace {

constexpr qint64 largestRegister = 1024 * 1024 * 1024;

using numbering::TokenKind;

constexpr qint64 beginningSize = 65'536;
constexpr qint64 linesPerReport = 500;

tl::unexpected<RegisterFault> cannotOpen(const files::FileProblem &problem)
{
    return tl::unexpected(
        RegisterFault{.kind = RegisterFaultKind::CannotOpen, .subject = files::describe(problem)});
}

QString textOf(QByteArrayView beginning, TextEncoding encoding)
{
    QString text;
    TextDecoder(encoding).decode(beginning, text);
    return text;
}

/// As numbers of documents do, and headings do not.
bool hasNumber(const QString &cell)
{
    constexpr auto fewestDigits = 3;
    return std::ranges::count_if(cell, [](QChar character) { return character.isDigit(); }) >= fewestDigits;
}

/// Whether a first line can be headings (register_reader.h).
bool canBeHeadings(const QList<CsvLine> &lines)
{
    const QStringList &first = lines.constFirst().cells;
    if (!columnsOf(first).isEmpty())
        return true;
    for (qsizetype at = 0; at < first.size(); ++at) {
        if (std::ranges::all_of(lines, [at](const CsvLine &line) { return hasNumber(line.cells.value(at)); }))
            return false;
    }
    return true;
}

qsizetype mostCellsOf(const QList<CsvLine> &lines)
{
    qsizetype most = 0;
    for (const CsvLine &line : lines)
        most = std::max(most, line.cells.size());
    return most;
}

/// The first lines of a file, headings among them.
RegisterResult<QList<CsvLine>> linesAtBeginning(QFile &file, TextEncoding encoding, QChar separator)
{
    CsvReader reader(file, encoding, separator);
    QList<CsvLine> lines;
    while (lines.size() <= previewedLines) {
        auto line = reader.next();
        if (!line)
            return tl::unexpected(line.error());
        if (!*line)
            break;
        lines.append(**std::move(line));
    }
    return lines;
}

/// The file as it is read, remembering its digest.
class HashedFile : public QFile
{
public:
    using QFile::QFile;

    QByteArray digest() const { return m_hash.result(); }

protected:
    qint64 readData(char *data, qint64 size) override
    {
        const qint64 read = QFile::readData(data, size);
        if (read > 0)
            m_hash.addData(QByteArrayView(data, read));
        return read;
    }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

using Ids = std::unordered_map<std::u32string, int>;

template <class Items>
Ids idsOf(const Items &items)
{
    Ids ids;
    for (const store::CodedItem &item : items)
        ids.try_emplace(numbering::collatedText(item.code), item.id);
    return ids;
}

/// Also by its names: registers say "Letter" or "หนังสือ".
template <class Items>
Ids idsByCodeAndName(const Items &items)
{
    Ids ids = idsOf(items);
    for (const store::CodedItem &item : items) {
        for (const QString &name : {item.nameEnglish, item.nameThai}) {
            if (!name.isEmpty())
                ids.try_emplace(numbering::collatedText(name), item.id);
        }
    }
    return ids;
}

struct CodeColumn
{
    RegisterColumn column;
    TokenKind token;
    bool mayBeNone;
};

constexpr std::array codeColumns{
    CodeColumn{RegisterColumn::Originator, TokenKind::Originator, false},
    CodeColumn{RegisterColumn::Recipient, TokenKind::Recipient, false},
    CodeColumn{RegisterColumn::SubType, TokenKind::SubType, true},
    CodeColumn{RegisterColumn::RfaType, TokenKind::RfaType, true},
    CodeColumn{RegisterColumn::Discipline, TokenKind::Discipline, true},
};

/// Dates of spreadsheets often carry a time of midnight.
QDate dateFrom(const QString &cell)
{
    if (const auto date = numbering::parseDate(cell))
        return *date;
    return numbering::parseDate(QStringView(cell).left(10)).value_or(QDate());
}

class LineReader
{
public:
    LineReader(const RegisterForm &form, const RegisterTarget &target, const store::ReferenceData &data)
        : m_form(form)
        , m_target(target)
        , m_projects(idsByCodeAndName(data.projects))
        , m_types(idsByCodeAndName(data.types))
    {
        for (const CodeColumn &column : codeColumns)
            m_codes[column.token] = idsOf(itemsOf(data, store::codeKindOf(column.token)));
    }

    RegisterLine read(const CsvLine &line) const
    {
        RegisterLine result{.line = line.line, .written = cell(line, RegisterColumn::Number)};
        result.isOfOthers = isOther(cell(line, RegisterColumn::Project), m_projects, m_target.project.id) ||
                            isOther(cell(line, RegisterColumn::Type), m_types, m_target.type.id);
        for (const CodeColumn &column : codeColumns)
            addCode(line, column, result.known);
        for (auto fixed = m_target.fixed.cbegin(); fixed != m_target.fixed.cend(); ++fixed)
            result.known.ids.insert(fixed.key(), fixed.value());
        result.known.date = dateFrom(cell(line, RegisterColumn::Date));
        bool isId = false;
        const qint64 id = cell(line, RegisterColumn::DocumentId).toLongLong(&isId);
        if (isId && id > 0)
            result.documentId = id;
        return result;
    }

private:
    QString cell(const CsvLine &line, RegisterColumn column) const
    {
        return line.cells.value(m_form.columns.value(column, -1)).trimmed();
    }

    /// Only what is known to be another one is; a word that the store does not know says nothing.
    static bool isOther(const QString &cell, const Ids &ids, int wanted)
    {
        const auto found = cell.isEmpty() ? ids.end() : ids.find(numbering::collatedText(cell));
        return found != ids.end() && found->second != wanted;
    }

    void addCode(const CsvLine &line, const CodeColumn &column, numbering::KnownParts &known) const
    {
        if (!m_form.columns.contains(column.column))
            return;
        const QString code = cell(line, column.column);
        const Ids &ids = m_codes.at(column.token);
        const auto found = ids.find(numbering::collatedText(code));
        if (found != ids.end())
            known.ids.insert(column.token, found->second);
        else if (code.isEmpty() && column.mayBeNone)
            known.ids.insert(column.token, 0);
    }

    const RegisterForm &m_form;
    const RegisterTarget &m_target;
    const Ids m_projects;
    const Ids m_types;
    std::map<TokenKind, Ids> m_codes;
};

} // namespace

RegisterResult<RegisterForm> examineRegister(const QString &path, const RegisterChoices &choices)
{
    QFile file;
    if (const auto opened = files::openRegular(file, path, largestRegister); !opened)
        return cannotOpen(opened.error());
    const QByteArray beginning = file.peek(beginningSize);
    RegisterForm form{.encoding = choices.encoding.value_or(likelyEncoding(beginning)), .size = file.size()};
    form.separator = choices.separator.value_or(likelySeparator(textOf(beginning, form.encoding)));
    auto lines = linesAtBeginning(file, form.encoding, form.separator);
    if (!lines)
        return tl::unexpected(lines.error());
    form.hasHeadings = !lines->isEmpty() && choices.hasHeadings.value_or(canBeHeadings(*lines));
    if (form.hasHeadings)
        form.headings = lines->takeFirst().cells;
    form.firstLines = lines->mid(0, previewedLines);
    if (form.firstLines.isEmpty())
        return tl::unexpected(RegisterFault{.kind = RegisterFaultKind::Empty});
    form.headings.resize(std::max(form.headings.size(), mostCellsOf(form.firstLines)));
    form.columns = columnsOf(form.headings);
    for (auto chosen = choices.columns.cbegin(); chosen != choices.columns.cend(); ++chosen) {
        const auto column = findColumn(form.headings, chosen.value());
        if (!column)
            return tl::unexpected(column.error());
        chooseColumn(form, chosen.key(), *column);
    }
    return form;
}

void chooseColumn(RegisterForm &form, RegisterColumn column, qsizetype at)
{
    form.columns.removeIf([at](const auto &other) { return other.value() == at; });
    form.columns.insert(column, at);
}

std::optional<qsizetype> likelyNumberColumn(const RegisterForm &form, const numbering::NumberParser &parser)
{
    std::optional<qsizetype> best;
    qsizetype most = 0;
    for (qsizetype at = 0; at < form.headings.size(); ++at) {
        const auto fits = std::ranges::count_if(form.firstLines, [&parser, at](const CsvLine &line) {
            const auto number = parser.parse(line.cells.value(at));
            return number || (number.error().kind != numbering::ParseFailureKind::Mismatch &&
                              number.error().kind != numbering::ParseFailureKind::TooLong);
        });
        if (fits > most) {
            most = fits;
            best = at;
        }
    }
    return best;
}

RegisterResult<RegisterWork> readRegister(const QString &path, const RegisterForm &form,
                                          const RegisterTarget &target, const store::ReferenceData &data,
                                          const numbering::NumberParser &parser, const RegisterProgress &goOn)
{
    if (!form.columns.contains(RegisterColumn::Number))
        return tl::unexpected(RegisterFault{.kind = RegisterFaultKind::NoNumberColumn});
    HashedFile file;
    if (const auto opened = files::openRegular(file, path, largestRegister); !opened)
        return cannotOpen(opened.error());
    CsvReader reader(file, form.encoding, form.separator);
    const LineReader lines(form, target, data);
    PlanMaker maker(parser);
    for (qint64 count = 0;; ++count) {
        const auto line = reader.next();
        if (!line)
            return tl::unexpected(line.error());
        if (!*line)
            break;
        if (count > mostRegisterLines)
            return tl::unexpected(RegisterFault{.kind = RegisterFaultKind::TooManyLines,
                                                .subject = QString::number(mostRegisterLines)});
        if (count > 0 || !form.hasHeadings)
            maker.add(lines.read(**line));
        if (count % linesPerReport == 0 && goOn && !goOn(reader.bytesRead(), count))
            return tl::unexpected(RegisterFault{.kind = RegisterFaultKind::Cancelled});
    }
    return RegisterWork{.plan = maker.finish(), .digest = file.digest()};
}

} // namespace lekthi::registers
