#include "core/store/schema/gate_reference.h"

#include "core/numbering/translated.h"
#include "core/store/reference/reference_source.h"
#include "core/store/session/denial.h"
#include "core/store/session/shown_names.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype entriesShown = 8;

Finding referenceFinding(Finding::Level level, const QString &value, const QString &message)
{
    return {level, u"reference"_s, value, message};
}

Finding lackingColumns(const QString &schema, const QStringList &missing)
{
    return referenceFinding(
        Finding::Level::Error, schema,
        translated(QT_TRANSLATE_NOOP(
                       "lekthi", "The schema %1 of the document-management system lacks columns that the "
                                 "store reads: %2. Nothing is allocated until they are back, or \"lekthictl "
                                 "store init --reference %1\" has found others in their place."))
            .arg(schema, missing.join(", "_L1)));
}

Finding unread(const QString &schema)
{
    return referenceFinding(Finding::Level::Error, schema,
                            describe(Error{ErrorKind::Refused, denial::sourceUnread, {}, schema}));
}

Finding leftOut(Connection &connection, const ReferenceSource &source)
{
    QStringList names;
    for (const LeftOutItem &item : leftOutItems(connection).value_or(QList<LeftOutItem>()))
        names.append(u"%1 %2 %3"_s.arg(item.kind).arg(item.id).arg(item.code).trimmed());
    return referenceFinding(
        Finding::Level::Warning, source.schema,
        translated(QT_TRANSLATE_NOOP(
                       "lekthi", "%1 entries of the document-management system (schema %2) are left out, "
                                 "because their code cannot stand in numbers, is another entry's, or they "
                                 "belong to nothing: %3. Correct them there."))
            .arg(QString::number(source.leftOut), source.schema, shownNames(names, entriesShown, u", "_s)));
}

Finding followed(const QString &schema)
{
    return referenceFinding(
        Finding::Level::Good, schema,
        translated(
            QT_TRANSLATE_NOOP("lekthi",
                              "The reference data are those of the document-management system (schema %1)."))
            .arg(schema));
}

} // namespace

QList<Finding> inspectReferenceSource(Connection &connection)
{
    const auto source = followReference(connection).and_then([&] { return referenceSource(connection); });
    if (!source)
        return {referenceFinding(Finding::Level::Warning, u"?"_s, describe(source.error()))};
    if (!*source)
        return {};
    const auto missing = missingSourceColumns(connection);
    if (missing && !missing->isEmpty())
        return {lackingColumns((*source)->schema, *missing)};
    if (!(*source)->isCurrent)
        return {unread((*source)->schema)};
    return {(*source)->leftOut > 0 ? leftOut(connection, **source) : followed((*source)->schema)};
}

} // namespace lekthi::store
