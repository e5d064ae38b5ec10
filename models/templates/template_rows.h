#pragma once

#include "core/numbering/render.h"
#include "core/store/counters/counter.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/number_template.h"
#include "models/counters/next_numbers.h"
#include "models/templates/template_key.h"
#include "models/templates/template_mark.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <functional>

namespace lekthi::models {

/// One line of the list of templates: the heading of a project, or a type with the template that numbers it.
struct TemplateRow
{
    enum class Kind { Project, Template };

    Kind kind = Kind::Template;
    TemplateKey key;
    QString code; ///< of project or type; empty for a default template
    QString name;
    QString projectCode;
    ShownNext next; ///< of a usual document; unknown until the store was asked
    int errors = 0;
    int warnings = 0;
    QList<TemplateMark> marks; ///< what worries most first
    bool usesDefault = false;  ///< the type has no template of its own
    bool hasTemplate = true;   ///< false: neither of its own nor a default
    bool hasDraft = false;

    bool operator==(const TemplateRow &) const = default;
};

/// Gives the name of an item in the language of the program.
using NameOf = std::function<QString(const store::CodedItem &)>;

using NextByTemplate = QHash<TemplateKey, ShownNext>;

struct TemplateRowsInput
{
    store::ReferenceData reference;
    QList<store::NumberTemplate> templates;
    QList<store::Counter> counters; ///< tell which documents are usual; may be few or none
    NextByTemplate next;            ///< as read; a template without an entry has an unknown one
    QSet<TemplateKey> drafts;
    QList<int> ownProjects; ///< stand first: where the person works
    QDate today;
};

/// The template that numbers of the key use: its own, else the default of the project; null if there is
/// neither.
const store::NumberTemplate *templateInUse(const QList<store::NumberTemplate> &templates,
                                           const TemplateKey &key);
/// The template of exactly this key; null if there is none.
const store::NumberTemplate *ownTemplate(const QList<store::NumberTemplate> &templates,
                                         const TemplateKey &key);

/// All rows by project, without inactive projects that have no template; in each first the types that have a
/// template of their own, then the default, then the types that use it.
QList<TemplateRow> templateRows(const TemplateRowsInput &input, const NameOf &nameOf);

/// What really comes next of a usual document of each row; each counter is looked up by its key. On the
/// connection's thread.
store::Result<NextByTemplate> readNextByTemplate(store::Connection &connection,
                                                 const TemplateRowsInput &input);

} // namespace lekthi::models
