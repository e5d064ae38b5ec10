#include "core/store/templates/template_gateway.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::ErrorKind;
using store::TemplateChange;

namespace {

TemplateChange changeOf(std::optional<int> typeId, int expectedVersion, const QString &text)
{
    return {2,
            typeId,
            expectedVersion,
            *numbering::Template::parse(text),
            {},
            *numbering::Reason::parse(u"ทดสอบการเปลี่ยน")};
}

} // namespace

class TemplateGatewayTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        if (m_touched)
            m_address = test::PrivateStore::instance().demoStore();
        m_touched = true;
        m_connection = connectAs(u"pa.demo"_s);
        m_raw = std::make_unique<test::RawSession>(m_address);
    }

    void cleanup()
    {
        m_raw.reset();
        m_connection.reset();
    }

    void choosesTemplate()
    {
        QCOMPARE(store::templateInUse(*m_connection, 2, 3)->text,
                 u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s);
        const auto memo = store::templateInUse(*m_connection, 2, 7);
        QVERIFY(memo);
        QVERIFY(!memo->typeId); // the project's default
        QCOMPARE(store::findTemplate(*m_connection, 2, 7).error().kind, ErrorKind::NotFound);
        QCOMPARE(store::findTemplate(*m_connection, 2, std::nullopt)->configId, memo->configId);
        QCOMPARE(store::templateInUse(*m_connection, 3, 6).error().kind, ErrorKind::NotFound);
    }

    void savesNewVersion()
    {
        TemplateChange change = changeOf(6, 1, u"{ORIGINATOR}/{RECIPIENT}/{SEQ:5}/{YEAR:A.D.}"_s);
        change.settings = {numbering::PeriodKind::Monthly, numbering::OverflowPolicy::Refuse,
                           numbering::UniquenessScope::Store, numbering::TakenPolicy::Fail};
        const auto saved = store::saveTemplate(*m_connection, change);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));
        QCOMPARE(saved->version, 2);
        QCOMPARE(saved->text, change.text.text());
        QCOMPARE(saved->settings, change.settings);
        QCOMPARE(saved->changedBy, u"pa.demo"_s);
        QCOMPARE(saved->reason, u"ทดสอบการเปลี่ยน"_s);
        const auto history = store::templateHistory(*m_connection, saved->configId);
        QCOMPARE(history->size(), 2);
        QCOMPARE(history->at(0).version, 2);
        QCOMPARE(history->at(0).before, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s);
        QCOMPARE(history->at(0).after, change.text.text());
        QCOMPARE(history->at(0).settings, change.settings);
        QCOMPARE(history->at(0).changedAt, saved->changedAt);
        QCOMPARE(history->at(1).before, QString());
    }

    void remembersWhichVersionCameBack()
    {
        QVERIFY(store::saveTemplate(*m_connection, changeOf(6, 1, u"{ORIGINATOR}/{SEQ:5}/{YEAR:A.D.}"_s)));
        TemplateChange back = changeOf(6, 2, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s);
        back.restored = 1;
        const auto saved = store::saveTemplate(*m_connection, back);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));
        const auto history = store::templateHistory(*m_connection, saved->configId);
        QCOMPARE(history->size(), 3);
        QCOMPARE(history->at(0).restored, std::optional(1));
        QCOMPARE(history->at(1).restored, std::nullopt);
        QCOMPARE(history->at(0).after, history->at(2).after);
    }

    void savesFirstVersionOfType()
    {
        const auto saved =
            store::saveTemplate(*m_connection, changeOf(7, 0, u"MEMO {ORIGINATOR} {SEQ:3}/{YEAR:B.E.}"_s));
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));
        QCOMPARE(saved->version, 1);
        QCOMPARE(store::templateInUse(*m_connection, 2, 7)->configId, saved->configId);
        QCOMPARE(store::templateHistory(*m_connection, saved->configId)->size(), 1);
    }

    void savesDefault()
    {
        const auto saved =
            store::saveTemplate(*m_connection, changeOf({}, 1, u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s));
        QVERIFY(saved);
        QVERIFY(!saved->typeId);
    }

    void tellsTemplatesApartByCase()
    {
        QVERIFY(store::saveTemplate(*m_connection,
                                    changeOf(6, 1, u"a{ORIGINATOR}{RECIPIENT}{SEQ:4}{YEAR:B.E.}"_s)));
        const auto saved = store::saveTemplate(
            *m_connection, changeOf(6, 2, u"A{ORIGINATOR}{RECIPIENT}{SEQ:4}{YEAR:B.E.}"_s));
        QVERIFY(saved);
        QCOMPARE(saved->version, 3);
        QVERIFY(saved->text.startsWith(u'A'));
    }

    void refusesWhatSomebodyElseChanged_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<int>("expectedVersion");
        QTest::newRow("newer in the store") << 6 << 0;
        QTest::newRow("version that never was") << 6 << 2;
        QTest::newRow("gone") << 7 << 1;
    }

    void refusesWhatSomebodyElseChanged()
    {
        QFETCH(int, type);
        QFETCH(int, expectedVersion);
        const auto saved = store::saveTemplate(
            *m_connection, changeOf(type, expectedVersion, u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s));
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, ErrorKind::Conflict);
        verifyNothingChanged();
    }

    void savesSeveralAtOnce()
    {
        TemplateChange letter = changeOf(6, 1, u"{ORIGINATOR}/{RECIPIENT}/\"{SEQ:5}\"/{YEAR:A.D.}"_s);
        letter.settings.period = numbering::PeriodKind::Monthly;
        const auto saved = store::saveTemplates(
            *m_connection, {letter, changeOf(7, 0, u"บันทึก {ORIGINATOR} {SEQ:3}/{YEAR:B.E.}"_s),
                            changeOf({}, 1, u"{ORIGINATOR}-{SEQ:6}-{YEAR:B.E.}"_s)});
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));
        const auto stored = store::findTemplate(*m_connection, 2, 6);
        QCOMPARE(stored->version, 2);
        QCOMPARE(stored->text, letter.text.text());
        QCOMPARE(stored->settings, letter.settings);
        QCOMPARE(stored->reason, u"ทดสอบการเปลี่ยน"_s);
        QCOMPARE(store::findTemplate(*m_connection, 2, 7)->text, u"บันทึก {ORIGINATOR} {SEQ:3}/{YEAR:B.E.}"_s);
        QCOMPARE(store::findTemplate(*m_connection, 2, std::nullopt)->version, 2);
        QCOMPARE(store::templateHistory(*m_connection, stored->configId)->first().restored, std::nullopt);
    }

    void savesNoneIfOneIsRefused_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<int>("version");
        QTest::addColumn<QString>("text");
        QTest::addColumn<ErrorKind>("kind");
        QTest::newRow("changed meanwhile") << 7 << 3 << u"{ORIGINATOR}-{SEQ:4}"_s << ErrorKind::Conflict;
        QTest::newRow("the same type twice") << 6 << 1 << u"{ORIGINATOR}-{SEQ:4}"_s << ErrorKind::Conflict;
        QTest::newRow("against the rules") << 1 << 1 << u"{CORR_TYPE}-{SEQ:4}"_s << ErrorKind::Refused;
    }

    void savesNoneIfOneIsRefused()
    {
        QFETCH(int, type);
        QFETCH(int, version);
        QFETCH(QString, text);
        const auto saved =
            store::saveTemplates(*m_connection, {changeOf(6, 1, u"{ORIGINATOR}/{SEQ:5}/{YEAR:A.D.}"_s),
                                                 changeOf(type, version, text)});
        QVERIFY(!saved);
        QTEST(saved.error().kind, "kind");
        verifyNothingChanged();
    }

    void oneOfManyWins()
    {
        std::atomic<int> won = 0;
        std::atomic<int> refused = 0;
        std::vector<std::thread> editors;
        for (int editor = 0; editor < 6; ++editor) {
            editors.emplace_back([&, editor] {
                const auto connection = connectAs(u"pa.demo"_s);
                const auto saved = store::saveTemplate(
                    *connection, changeOf(editor % 2 ? 6 : 8, editor % 2 ? 1 : 0,
                                          u"{ORIGINATOR}-%1-{SEQ:4}-{YEAR:B.E.}"_s.arg(editor)));
                won += saved.has_value();
                refused += !saved && saved.error().kind == ErrorKind::Conflict;
            });
        }
        for (std::thread &editor : editors)
            editor.join();
        QCOMPARE(won.load(), 2);
        QCOMPARE(refused.load(), 4);
    }

    void refusesPerson_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<QString>("before");
        QTest::newRow("Super Admin") << u"sa.one"_s << QString();
        QTest::newRow("Auditor") << u"auditor.demo"_s << QString();
        QTest::newRow("admin of another project")
            << u"pa.demo"_s << u"UPDATE project_admins SET project_id = 1 WHERE user_id = 1"_s;
        QTest::newRow("inactive admin")
            << u"pa.demo"_s << u"UPDATE users SET is_active = FALSE WHERE id = 1"_s;
        QTest::newRow("admin who became auditor")
            << u"pa.demo"_s << u"UPDATE users SET role = 'AUDITOR' WHERE id = 1"_s;
    }

    void refusesPerson()
    {
        QFETCH(QString, login);
        QFETCH(QString, before);
        const auto connection = connectAs(login);
        QVERIFY(before.isEmpty() || m_raw->run(before));
        const auto saved =
            store::saveTemplate(*connection, changeOf(6, 1, u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s));
        QVERIFY(!saved);
        QVERIFY2(saved.error().kind == ErrorKind::NotAllowed || saved.error().kind == ErrorKind::AccessDenied,
                 qPrintable(saved.error().detail));
        QVERIFY(!store::saveTemplates(*connection, {changeOf(6, 1, u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s)}));
        verifyNothingChanged();
        m_touched = !before.isEmpty();
    }

    void refusesText_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<int>("version");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("RFA without project") << 1 << 1 << u"{CORR_TYPE}-{SEQ:4}"_s << u"MISSING_PROJECT"_s;
        QTest::newRow("RFA with recipient")
            << 1 << 1 << u"{PROJECT}-{RECIPIENT}-{SEQ:4}"_s << u"RECIPIENT_NOT_ALLOWED"_s;
        QTest::newRow("transmittal without sub type")
            << 3 << 1 << u"{ORIGINATOR}-{SEQ:4}"_s << u"MISSING_SUB_TYPE"_s;
        QTest::newRow("letter with discipline")
            << 6 << 1 << u"{DISCIPLINE}-{SEQ:4}"_s << u"TOKEN_NOT_AVAILABLE"_s;
        QTest::newRow("too long number") << 6 << 1 << u"{SEQ:4}"_s + QString(110, u'x') << u"TOO_LONG"_s;
    }

    void refusesText()
    {
        QFETCH(int, type);
        QFETCH(int, version);
        QFETCH(QString, text);
        const auto saved = store::saveTemplate(*m_connection, changeOf(type, version, text));
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, ErrorKind::Refused);
        QTEST(saved.error().subject, "code");
        verifyNothingChanged();
    }

    void tellsUnknownType()
    {
        QCOMPARE(store::saveTemplate(*m_connection, changeOf(77, 0, u"{SEQ:4}"_s)).error().kind,
                 ErrorKind::NotFound);
    }

    void historyCannotBeChanged()
    {
        QVERIFY(!m_raw->run(u"UPDATE document_number_config_history SET change_reason = 'forged'"_s));
        QVERIFY(!m_raw->run(u"DELETE FROM document_number_config_history"_s));
        verifyNothingChanged();
    }

private:
    std::unique_ptr<store::Connection> connectAs(const QString &login)
    {
        return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, login));
    }

    void verifyNothingChanged()
    {
        QCOMPARE(m_raw->value(u"SELECT SUM(version) FROM document_number_configs"_s).toInt(), 8);
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM document_number_config_history"_s).toInt(), 8);
        QVERIFY(!m_connection->isInTransaction());
        m_touched = false;
    }

    store::Address m_address;
    bool m_touched = true; ///< the next test needs a store of its own
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<test::RawSession> m_raw;
};

QTEST_GUILESS_MAIN(TemplateGatewayTest)
#include "template_gateway_test.moc"
