#pragma once

#include "core/register/csv_reader.h"
#include "models/exchange/reference_csv.h"

#include <QHash>
#include <QSet>

namespace lekthi::models {

/// A cell that cannot be: a stable name and the sentence.
struct CellFault
{
    QString code{};
    QString message{};
};

/// Reads the lines of a file of reference data into items, one after the other. UI-less; one thread.
class ReferenceLineReader
{
public:
    explicit ReferenceLineReader(const ReferenceLists &lists);

    /// The first line: which column is where. False: what is wrong with it is among the faults.
    bool readHeadings(const QStringList &cells);
    /// What a line wishes, on top of what the store has of it; nothing where something is wrong with it.
    std::optional<ReferenceDifference> read(const registers::CsvLine &line);

    QList<CellFault> takeFaults() { return std::exchange(m_faults, {}); }

private:
    void fail(const char *code, const QString &message)
    {
        m_faults.append({QString::fromLatin1(code), message});
    }
    QString plainText(QString cell);
    void apply(ReferenceColumn column, const QString &cell, store::ReferenceItem &item);
    void applyParent(const QString &cell, store::ReferenceItem &item);
    void applyOrder(const QString &cell, store::ReferenceItem &item);
    void applyActive(const QString &cell, store::ReferenceItem &item);
    QDate dateFrom(const QString &cell);
    void applyCountedBy(const QString &cell, store::ReferenceItem &item);
    void applyOrganizations(const QString &cell, store::ReferenceItem &item);
    std::optional<store::Participant> participantFrom(const QString &text);
    store::ReferenceItem basisOf(const QHash<ReferenceColumn, QString> &cells);
    void checkAgainstFile(const ReferenceDifference &difference);

    const ReferenceLists &m_lists;
    QList<ReferenceColumn> m_columns;
    QHash<QString, qint64> m_lineOfCode;      ///< by parent and code, whatever the case of letters
    QHash<QString, qint64> m_lineOfShortCode; ///< of sub types
    QList<CellFault> m_faults;
};

} // namespace lekthi::models
