#include "core/store/templates/proof_data.h"

#include "core/numbering/proof/proof.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::proofInputOf;

/// What of the store's values the proof gets to see.
class ProofDataTest : public QObject
{
    Q_OBJECT

private slots:
    void takesEveryTypeThatHasATemplate();
    void leavesOutWhatNoNumberIsDrawnBy();
    void keepsOrganizationsToTheirProjects();
    void replacesAnEditedTemplate();
    void examinesTheTypesOfATemplate();
};

namespace {

store::Project project(int id, const QString &code, const QList<int> &organizationIds)
{
    store::Project project;
    project.id = id;
    project.code = code;
    project.organizationIds = organizationIds;
    return project;
}

store::ReferenceData data()
{
    store::ReferenceData data;
    data.projects = {project(1, u"P1"_s, {1, 2}), project(2, u"P2"_s, {2, 3})};
    data.organizations = {{1, u"A"_s, {}, {}}, {2, u"B"_s, {}, {}}, {3, u"C"_s, {}, {}}};
    data.types = {{1, u"RFA"_s, {}, {}}, {6, u"LETTER"_s, {}, {}}, {7, u"MEMO"_s, {}, {}}};
    data.subTypes = {{11, u"11"_s, {}, {}}};
    return data;
}

store::NumberTemplate templateOf(int projectId, std::optional<int> typeId,
                                 const QString &text = u"{ORIGINATOR}-{SEQ:4}"_s)
{
    store::NumberTemplate stored;
    stored.projectId = projectId;
    stored.typeId = typeId;
    stored.text = text;
    return stored;
}

numbering::ProofInput inputOf(const QList<store::NumberTemplate> &templates)
{
    return proofInputOf(templates, data(), QDate(2025, 6, 1));
}

QStringList types(const numbering::ProofInput &input, bool onlyExamined = false)
{
    QStringList names;
    for (const numbering::NumberedType &type : input.types) {
        if (type.isExamined || !onlyExamined)
            names.append(type.projectCode + u' ' + type.typeCode + u' ' + type.text.text());
    }
    return names;
}

} // namespace

void ProofDataTest::takesEveryTypeThatHasATemplate()
{
    const auto input = inputOf({templateOf(1, 6), templateOf(1, {}, u"{SEQ:4}"_s), templateOf(2, 7)});
    QCOMPARE(types(input), (QStringList{u"P1 RFA {SEQ:4}"_s, u"P1 LETTER {ORIGINATOR}-{SEQ:4}"_s,
                                        u"P1 MEMO {SEQ:4}"_s, u"P2 MEMO {ORIGINATOR}-{SEQ:4}"_s}));
    QVERIFY(input.types[0].usesDefault && !input.types[1].usesDefault);
    QCOMPARE(input.subTypes, (QList<numbering::ProofCode>{{11, u"11"_s}}));
    QCOMPARE(input.exampleDate, QDate(2025, 6, 1));
}

void ProofDataTest::leavesOutWhatNoNumberIsDrawnBy()
{
    QCOMPARE(types(inputOf({templateOf(1, 6, u"{ORG}-{SEQ:4}"_s), templateOf(3, 6)})), QStringList());
}

void ProofDataTest::keepsOrganizationsToTheirProjects()
{
    const auto input = inputOf({templateOf(1, 6), templateOf(2, 6)});
    QCOMPARE(input.organizations[input.types[0].organizations],
             (QList<numbering::ProofCode>{{1, u"A"_s}, {2, u"B"_s}}));
    QCOMPARE(input.organizations[input.types[1].organizations],
             (QList<numbering::ProofCode>{{2, u"B"_s}, {3, u"C"_s}}));
}

void ProofDataTest::replacesAnEditedTemplate()
{
    const QList<store::NumberTemplate> templates{templateOf(1, 6), templateOf(1, {}, u"{SEQ:4}"_s)};
    const auto edited = store::withTemplate(templates, templateOf(1, 6, u"{SEQ:5}"_s));
    QCOMPARE(edited.size(), 2);
    QCOMPARE(edited[0].text, u"{SEQ:5}"_s);
    QCOMPARE(store::withTemplate(templates, templateOf(1, 7)).size(), 3);
    QCOMPARE(store::withTemplate(templates, templateOf(1, {}, u"{SEQ:5}"_s))[1].text, u"{SEQ:5}"_s);
}

void ProofDataTest::examinesTheTypesOfATemplate()
{
    auto input = inputOf({templateOf(1, 6), templateOf(1, {}, u"{SEQ:4}"_s), templateOf(2, {})});
    store::examineOnly(input, 1, 6);
    QCOMPARE(types(input, true), QStringList{u"P1 LETTER {ORIGINATOR}-{SEQ:4}"_s});
    store::examineOnly(input, 1, std::nullopt);
    QCOMPARE(types(input, true), (QStringList{u"P1 RFA {SEQ:4}"_s, u"P1 MEMO {SEQ:4}"_s}));
}

QTEST_GUILESS_MAIN(ProofDataTest)
#include "proof_data_test.moc"
