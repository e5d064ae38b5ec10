#include "tests/audit/audited_store.h"

#include <QTest>

using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// Numbers of a ledger that is whole are rendered again from template, counter and codes.
class NumberTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_store = std::make_unique<AuditedStore>();
        m_store->draw(10);
    }
    void findsNumbersOfNoTemplate_data();
    void findsNumbersOfNoTemplate();
    void acceptsCodesOfBefore();
    void acceptsAnyDate();
    void acceptsAnyTime();

private:
    std::unique_ptr<AuditedStore> m_store;
};

void NumberTextsTest::findsNumbersOfNoTemplate_data()
{
    QTest::addColumn<QString>("change");
    const auto row = [](const char *name, const QString &change) { QTest::newRow(name) << change; };
    row("another running number", u"generated_number = 'คคง.-สคฉ.3-0044-2583'"_s);
    row("too many digits", u"generated_number = 'คคง.-สคฉ.3-00004-2583'"_s);
    row("another sender", u"generated_number = 'สคฉ.3-สคฉ.3-0004-2583'"_s);
    row("another year", u"generated_number = 'คคง.-สคฉ.3-0004-2584'"_s);
    row("more behind it", u"generated_number = 'คคง.-สคฉ.3-0004-2583-A'"_s);
    row("something else", u"generated_number = '=HYPERLINK(4)'"_s);
    row("another template", u"template_used = '{SEQ:4}/{YEAR:B.E.}'"_s);
    row("no template", u"template_used = '{SEQ'"_s);
    row("hour that is none",
        u"template_used = '{DATE:yyyyMMddHHmmss}-{SEQ:4}', generated_number = '20251202240000-0004'"_s);
    row("minute that is none", u"template_used = '{DATE:HH.mm}-{SEQ:4}', generated_number = '23.60-0004'"_s);
    row("format that has not begun", u"template_used = '{SEQ:3}{NEXT}{SEQ:4}', generated_number = '0004'"_s);
    row("date that is none", u"template_used = '{DATE:yyyyMMdd}-{SEQ:4}', generated_number = '-0004'"_s);
}

/// A ledger that is whole, written by a program that does not number as ours does.
void NumberTextsTest::findsNumbersOfNoTemplate()
{
    QFETCH(QString, change);
    m_store->unlock();
    m_store->tamper(u"UPDATE document_number_taken SET number = 'was taken' WHERE request_id = "
                    "(SELECT request_id FROM document_number_audit WHERE id = %1)"_s,
                    4);
    m_store->tamper(u"UPDATE document_number_audit SET "_s + change + u" WHERE id = %1"_s, 4);
    m_store->tamper(u"UPDATE document_number_taken SET number = (SELECT generated_number FROM "
                    "document_number_audit WHERE id = %1) WHERE number = 'was taken'"_s,
                    4);
    m_store->rechain();
    QCOMPARE(m_store->findings(), QStringList{u"NOT_OF_TEMPLATE at 4"_s});
}

void NumberTextsTest::acceptsCodesOfBefore()
{
    m_store->tamper(u"UPDATE organizations SET organization_code = 'คคง.ใหม่' WHERE id = 22"_s);
    m_store->tamper(u"UPDATE organizations SET organization_code = 'สคฉ.4' WHERE id = 10"_s);
    QCOMPARE(m_store->findings(), QStringList());
}

void NumberTextsTest::acceptsAnyDate()
{
    m_store->unlock();
    m_store->tamper(u"UPDATE document_number_audit SET template_used = '{DATE:yyyyMMdd:B.E.}-{SEQ:4}', "
                    "generated_number = '25830229-0004' WHERE id = %1"_s,
                    4);
    m_store->tamper(u"UPDATE document_number_taken SET number = '25830229-0004' WHERE request_id = "
                    "(SELECT request_id FROM document_number_audit WHERE id = %1)"_s,
                    4);
    m_store->rechain();
    QCOMPARE(m_store->findings(), QStringList());
}

void NumberTextsTest::acceptsAnyTime()
{
    m_store->unlock();
    m_store->tamper(u"UPDATE document_number_audit SET template_used = '{DATE:yyyyMMddHHmmss}-{SEQ:4}', "
                    "generated_number = '25830228235958-0004' WHERE id = %1"_s,
                    4);
    m_store->tamper(u"UPDATE document_number_taken SET number = '25830228235958-0004' WHERE request_id = "
                    "(SELECT request_id FROM document_number_audit WHERE id = %1)"_s,
                    4);
    m_store->rechain();
    QCOMPARE(m_store->findings(), QStringList());
}

QTEST_GUILESS_MAIN(NumberTextsTest)
#include "number_texts_test.moc"
