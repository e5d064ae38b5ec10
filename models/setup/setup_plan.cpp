#include "models/setup/setup_plan.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;
using numbering::UniquenessScope;

QList<SetupTemplate> suggestedTemplates(const QString &project, UniquenessScope scope)
{
    const QString type = scope == UniquenessScope::Type ? QString() : u"{CORR_TYPE}-"_s;
    const QString ofProject = scope == UniquenessScope::Store ? u"{PROJECT}-"_s : QString();
    const store::TemplateSettings settings{.scope = scope};
    // An RFA carries its project and its type anyway (3.11.3.3); what its requirements leave out, sender and
    // year, would let two of them share a number.
    const QString rfa =
        scope == UniquenessScope::Type
            ? u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s
            : u"{PROJECT}-{ORIGINATOR}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{YEAR:B.E.}-{SEQ:4}-{REV}"_s;
    const QString usual = ofProject + u"{ORIGINATOR}-{RECIPIENT}-"_s + type + u"{SEQ:4}-{YEAR:B.E.}"_s;
    return {
        {project, u"LETTER"_s, usual, settings},
        {project, u"TRANSMITTAL"_s,
         ofProject + u"{ORIGINATOR}-{RECIPIENT}-"_s + type + u"{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s, settings},
        {project, u"RFA"_s, rfa, settings},
        {project, {}, usual, settings},
    };
}

} // namespace lekthi::models
