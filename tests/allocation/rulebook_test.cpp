#include "core/allocation/request/rulebook.h"

#include "tests/allocation/numbering_store.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class RulebookTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { NumberingStore::renew(m_store); }

    void stampMovesWithEveryRule_data();
    void stampMovesWithEveryRule();

private:
    std::unique_ptr<NumberingStore> m_store;
};

void RulebookTest::stampMovesWithEveryRule_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("template changed")
        << u"UPDATE document_number_configs SET taken_policy = 'FAIL', version = version + 1"_s;
    QTest::newRow("template added")
        << u"INSERT INTO document_number_configs (project_id, correspondence_type_id, template, changed_by, "
           "changed_at, change_reason) SELECT 1, MAX(id), '{SEQ:4}', 1, UTC_TIMESTAMP(6), 'test' "
           "FROM correspondence_types"_s;
    QTest::newRow("project closed") << u"UPDATE projects SET is_active = FALSE WHERE id = 1"_s;
    QTest::newRow("project added")
        << u"INSERT INTO projects (id, project_code, project_name) VALUES (9, 'P9', 'P9')"_s;
}

void RulebookTest::stampMovesWithEveryRule()
{
    QFETCH(QString, sql);
    const auto before = allocation::loadRulebook(m_store->connection());
    m_store->alter(sql);
    const auto after = allocation::loadRulebook(m_store->connection());
    QVERIFY(before && after);
    QVERIFY(after->stamp > before->stamp);
}

QTEST_GUILESS_MAIN(RulebookTest)
#include "rulebook_test.moc"
