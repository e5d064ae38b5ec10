#include "models/templates/equal_numbers.h"

#include "core/numbering/translated.h"

#include <QStringList>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString holderText(int projectId, int typeId, const store::ReferenceData &reference)
{
    const store::Project *project = reference.project(projectId);
    const store::CodedItem *type = store::itemById(reference.types, typeId);
    return u"%1 (%2)"_s.arg(type ? type->code : QString::number(typeId),
                            project ? project->code : QString::number(projectId));
}

} // namespace

QString equalNumberText(const store::EqualNumber &equal, const store::ReferenceData &reference)
{
    return u"%1: %2, %3"_s.arg(equal.number, holderText(equal.projectId, equal.typeId, reference),
                               holderText(equal.otherProjectId, equal.otherTypeId, reference));
}

QString equalNumbersTitle()
{
    return translated(QT_TRANSLATE_NOOP(
        "lekthi", "These numbers are already used more than once in this scope. They stay as they are; only "
                  "new numbers have to differ:"));
}

QString equalNumbersList(const QList<store::EqualNumber> &equal, const store::ReferenceData &reference)
{
    QStringList lines;
    for (const store::EqualNumber &one : equal.mid(0, mostEqualNumbersNamed))
        lines.append(equalNumberText(one, reference));
    if (equal.size() > mostEqualNumbersNamed)
        lines.append(translated(QT_TRANSLATE_NOOP("lekthi", "…and others.")));
    return lines.join(u'\n');
}

QString equalNumbersText(const QList<store::EqualNumber> &equal, const store::ReferenceData &reference)
{
    return equalNumbersTitle() + u'\n' + equalNumbersList(equal, reference);
}

Work<QList<store::EqualNumber>> readingEqualNumbers(numbering::UniquenessScope scope, const TemplateKey &key)
{
    return [=](store::Connection &connection) {
        return store::equalNumbersWithin(connection, scope, key.projectId, key.typeId,
                                         mostEqualNumbersNamed + 1);
    };
}

} // namespace lekthi::models
