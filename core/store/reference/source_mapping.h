#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace lekthi::store {

/// The columns of the tables of another schema, both in small letters.
using SourceColumns = QHash<QString, QStringList>;

/// How the columns of another schema stand for ours (README, "Lists that another schema owns"); pure.
struct SourceMapping
{
    QString items;        ///< SELECT of all rows of all lists
    QString participants; ///< SELECT of who takes part in projects and contracts
    SourceColumns read;   ///< what both of them read
    QStringList missing;  ///< "disciplines.discipline_code"; "rfa_types" for a whole table

    QStringList columnNames() const; ///< "projects.id", sorted
};

SourceMapping mapSource(const QString &schema, const SourceColumns &present);

/// Changes where the mapping does.
QString sourceMappingText();

} // namespace lekthi::store
