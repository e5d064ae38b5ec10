#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/period.h"
#include "core/store/session/address.h"
#include "core/store/session/error.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace lekthi::store {

/// A row of a list that numbers draw codes from. Names are for people, codes stand in numbers.
struct CodedItem
{
    int id = 0;
    QString code; ///< sub types: their number (3.11.4, sub_type_number)
    QString nameThai;
    QString nameEnglish;
    QString nameChinese = {};
    bool active = true;     ///< what is closed gives no new numbers and keeps its past
    int order = 0;          ///< place in lists; those of one place by their codes
    QString shortCode = {}; ///< sub types: DWG
    int parentId = 0;       ///< sub types: their type
    /// Document types: what they count by where that was set; nothing: as their code says.
    std::optional<numbering::KeyShape> ownShape = {};

    bool operator==(const CodedItem &) const = default;
};

struct Project : CodedItem
{
    QList<int> organizationIds; ///< project_organizations, and the parties of contracts that are not closed
    numbering::FiscalYear fiscalYear{};
};

/// What a document type counts by.
numbering::KeyShape shapeOf(const CodedItem &type);

/// Everything that codes come from; a value that may cross threads.
struct ReferenceData
{
    QList<Project> projects;
    QList<CodedItem> organizations;
    QList<CodedItem> types; ///< correspondence types
    QList<CodedItem> subTypes;
    QList<CodedItem> rfaTypes;
    QList<CodedItem> disciplines;
    /// The setting "first_document_year", A.D.: documents of years before it get no numbers.
    int firstYear = numbering::usualFirstYear;

    const Project *project(int id) const;
    const Project *project(QStringView code) const;
    /// Projects, active or not, in which the organization takes part.
    QList<const Project *> projectsOf(int organizationId) const;
    /// Of a project that is gone: the usual one.
    numbering::FiscalYear fiscalYearOf(int projectId) const;
    /// Whether documents of that date can get numbers in this store.
    bool takesDate(QDate documentDate) const;
};

const CodedItem *itemById(const QList<CodedItem> &items, int id);
/// Those that are not closed: what new numbers can be of.
QList<CodedItem> openItems(QList<CodedItem> items);
/// Exact comparison of the code.
const CodedItem *itemByCode(const QList<CodedItem> &items, QStringView code);

/// As an account of the store reads it, over a session of its own that ends with the call. Blocks for store
/// and network.
Result<ReferenceData> loadReferenceData(const Address &address);

} // namespace lekthi::store
