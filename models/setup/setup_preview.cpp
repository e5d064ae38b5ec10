#include "models/setup/setup_preview.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

numbering::DocumentNumber firstNumberOf(const SetupTemplate &wanted, const SetupProject &project,
                                        const QDate &date)
{
    numbering::PreviewInput input;
    input.parts.project = project.names.code;
    input.parts.originator = project.organizations.value(0).code;
    input.parts.recipient = project.organizations.value(1).code;
    input.parts.corrType = wanted.type.isEmpty() ? u"MEMO"_s : wanted.type;
    // Of the starter set, as the examples of 3.11.3 have them.
    input.parts.subType = u"21"_s;
    input.parts.rfaType = u"RPT"_s;
    input.parts.discipline = u"STR"_s;
    input.parts.revision = u"A"_s;
    input.parts.documentDate = date;
    input.period = wanted.settings.period;
    input.overflow = wanted.settings.overflow;
    return numbering::previewTemplate(numbering::parseTemplate(wanted.text), input).next;
}

} // namespace lekthi::models
