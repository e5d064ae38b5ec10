#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

const QString slashes = u"{ORIGINATOR}/{RECIPIENT}/{SEQ:4}/{YEAR:B.E.}"_s;

QJsonArray changesOf(const ProgramRun &run, QStringView change)
{
    QJsonArray found;
    for (const QJsonValue &item : run.json()[u"items"].toArray()) {
        if (item[u"change"].toString() == change)
            found.append(item);
    }
    return found;
}

} // namespace

/// Export of a project's templates and their import, here and in another project.
class TemplateExchangeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void whatWasExportedIsInForce();
    void bringsBackWhatWasExported();
    void onlyAdminsOfTheProjectImport();
    void takesTemplatesToAnotherProject();
    void refusesADamagedFile();
    void printsTheFile();

private:
    ProgramRun run(const QStringList &words) const
    {
        return runProgram(onStore(m_store, QStringList{u"template"_s} + words));
    }
    ProgramRun import(const QString &project, const QStringList &words) const
    {
        return run(QStringList{u"import"_s, m_file, u"--project"_s, project, u"--as"_s, u"pa.demo"_s} +
                   words);
    }
    ProgramRun saveSlashes() const
    {
        return run({u"set"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s, u"--template"_s,
                    slashes, u"--reason"_s, u"With slashes"_s, u"--as"_s, u"pa.demo"_s});
    }
    QStringList sure() const { return {u"--yes"_s, u"--reason"_s, u"As it was agreed"_s}; }
    QJsonArray history(const QString &project) const
    {
        return run({u"history"_s, u"--project"_s, project}).json()[u"versions"].toArray();
    }

    lekthi::store::Address m_store;
    QTemporaryDir m_folder;
    QString m_file;
};

void TemplateExchangeTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    m_file = m_folder.filePath(u"templates.json"_s);
    const ProgramRun exported = run({u"export"_s, m_file, u"--project"_s, u"LCBP3-C2"_s});
    QCOMPARE(exported.exitCode, 0);
    QVERIFY(exported.json()[u"templates"].toInt() > 1);
}

void TemplateExchangeTest::whatWasExportedIsInForce()
{
    const ProgramRun preview = import(u"LCBP3-C2"_s, {u"--preview"_s});
    QCOMPARE(preview.exitCode, 0);
    QCOMPARE(changesOf(preview, u"SAME").size(), preview.json()[u"items"].toArray().size());
    QCOMPARE(import(u"LCBP3-C2"_s, sure()).error()[u"code"].toString(), u"NO_CHANGE"_s);
}

void TemplateExchangeTest::bringsBackWhatWasExported()
{
    QCOMPARE(saveSlashes().exitCode, 0);
    const qsizetype before = history(u"LCBP3-C2"_s).size();
    const QJsonArray changed = changesOf(import(u"LCBP3-C2"_s, {u"--preview"_s}), u"CHANGED");
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][u"type"].toString(), u"LETTER"_s);
    QCOMPARE(changed[0][u"before"].toString(), slashes);
    QCOMPARE(history(u"LCBP3-C2"_s).size(), before);

    const ProgramRun imported = import(u"LCBP3-C2"_s, sure());
    QVERIFY2(imported.exitCode == 0, imported.errors);
    QCOMPARE(imported.json()[u"saved"].toInt(), 1);
    const QJsonArray after = history(u"LCBP3-C2"_s);
    QCOMPARE(after.size(), before + 1);
    QCOMPARE(after[0][u"before"].toString(), slashes);
    QVERIFY(after[0][u"reason"].toString().contains(u"LCBP3-C2"_s));
    QVERIFY(after[0][u"restored"].isNull());
}

void TemplateExchangeTest::onlyAdminsOfTheProjectImport()
{
    QCOMPARE(saveSlashes().exitCode, 0); // in the other project letters still have hyphens
    QCOMPARE(run({u"export"_s, m_file, u"--project"_s, u"LCBP3-C2"_s}).exitCode, 0);
    const qsizetype before = history(u"LCBP3-C1"_s).size();
    const ProgramRun refused = import(u"LCBP3-C1"_s, sure());
    QCOMPARE(refused.error()[u"code"].toString(), u"NOT_ALLOWED"_s);
    QCOMPARE(history(u"LCBP3-C1"_s).size(), before);
}

void TemplateExchangeTest::takesTemplatesToAnotherProject()
{
    const auto root = PrivateStore::instance().connect(m_store);
    QVERIFY(root->execute(
        u"INSERT INTO project_admins (user_id, project_id) SELECT users.id, projects.id FROM users, projects "
        "WHERE username = 'pa.demo' AND project_code = 'LCBP3-C1'"_s));
    const ProgramRun preview = import(u"LCBP3-C1"_s, {u"--preview"_s});
    const qsizetype toSave = changesOf(preview, u"ADDED").size() + changesOf(preview, u"CHANGED").size();
    QVERIFY(toSave > 0);
    const qsizetype before = history(u"LCBP3-C1"_s).size();
    const ProgramRun imported = import(u"LCBP3-C1"_s, sure());
    QVERIFY2(imported.exitCode == 0, imported.errors);
    QCOMPARE(imported.json()[u"saved"].toInt(), int(toSave));
    QCOMPARE(history(u"LCBP3-C1"_s).size(), before + toSave);
    QCOMPARE(history(u"LCBP3-C1"_s)[0][u"template"].toString(), slashes);
}

void TemplateExchangeTest::refusesADamagedFile()
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    const QString damaged = m_folder.filePath(u"damaged.json"_s);
    QFile other(damaged);
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write(whole.first(whole.size() / 2));
    other.close();
    const ProgramRun refused = run(
        QStringList{u"import"_s, damaged, u"--project"_s, u"LCBP3-C2"_s, u"--as"_s, u"pa.demo"_s} + sure());
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"].toString(), u"FILE_NOT_ACCEPTED"_s);
    QVERIFY(refused.error()[u"message"].toString().startsWith(u"Line "_s));
    QCOMPARE(run({u"import"_s, m_folder.filePath(u"none.json"_s), u"--project"_s, u"LCBP3-C2"_s, u"--as"_s,
                  u"pa.demo"_s})
                 .error()[u"code"]
                 .toString(),
             u"FILE_NOT_ACCEPTED"_s);
}

void TemplateExchangeTest::printsTheFile()
{
    const QJsonObject printed = run({u"export"_s, u"--project"_s, u"LCBP3-C2"_s}).json();
    QCOMPARE(printed[u"format"].toString(), u"lekthi-templates"_s);
    QVERIFY(printed[u"checksum"].toString().startsWith(u"sha256:"_s));
}

QTEST_GUILESS_MAIN(TemplateExchangeTest)
#include "template_exchange_test.moc"
