#include "models/reference/reference_words.h"

#include "models/session/session.h"

#include <QCoreApplication>

namespace lekthi::models {

using store::ParticipantRole;
using store::ReferenceKind;

namespace {

struct ReferenceTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::models::Reference)
};

} // namespace

QString listTitle(ReferenceKind kind)
{
    switch (kind) {
    case ReferenceKind::Project:
        return ReferenceTexts::tr("Projects");
    case ReferenceKind::Contract:
        return ReferenceTexts::tr("Contracts");
    case ReferenceKind::Organization:
        return ReferenceTexts::tr("Organizations");
    case ReferenceKind::Type:
        return ReferenceTexts::tr("Document types");
    case ReferenceKind::SubType:
        return ReferenceTexts::tr("Sub types");
    case ReferenceKind::RfaType:
        return ReferenceTexts::tr("RFA types");
    case ReferenceKind::Discipline:
        break;
    }
    return ReferenceTexts::tr("Disciplines");
}

QString participantTitle(ParticipantRole role)
{
    switch (role) {
    case ParticipantRole::Owner:
        return ReferenceTexts::tr("Owner");
    case ParticipantRole::Designer:
        return ReferenceTexts::tr("Designer");
    case ParticipantRole::Consultant:
        return ReferenceTexts::tr("Consultant");
    case ParticipantRole::Contractor:
        return ReferenceTexts::tr("Contractor");
    case ParticipantRole::ThirdParty:
        return ReferenceTexts::tr("Third party");
    case ParticipantRole::Other:
        break;
    }
    return ReferenceTexts::tr("Other", "role of an organization in a project");
}

QString codeCaption(ReferenceKind kind)
{
    return kind == ReferenceKind::SubType ? ReferenceTexts::tr("Number") : ReferenceTexts::tr("Code");
}

QString sourceText(const store::ReferenceSource &source)
{
    QStringList sentences{
        ReferenceTexts::tr(
            "These lists belong to the document-management system (schema %1) and are changed there.")
            .arg(source.schema)};
    if (!source.isCurrent)
        sentences.append(ReferenceTexts::tr("They cannot be read at the moment."));
    if (source.leftOut > 0)
        sentences.append(ReferenceTexts::tr("%n entries are left out; \"lekthictl store status\" names them.",
                                            nullptr, source.leftOut));
    return sentences.join(u' ');
}

QString nameOf(const store::ReferenceItem &item)
{
    return itemName(store::codedItem(item));
}

} // namespace lekthi::models
