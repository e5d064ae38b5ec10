#include "core/allocation/failure.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lekthi;
using namespace Qt::StringLiterals;
using allocation::Failure;
using allocation::FailureCode;
using allocation::ValidationFault;

class FailureTest : public QObject
{
    Q_OBJECT

private slots:
    void namesEveryCode();
    void describesEveryFault();
    void putsTheSubjectIntoTheSentence();
    void saysThatTheSystemIsBusy();
    void namesNoTypeWhereThereIsNone();
    void tellsWhetherARetryHelps_data();
    void tellsWhetherARetryHelps();
};

void FailureTest::namesEveryCode()
{
    const QStringList expected{u"LOCK_TIMEOUT"_s,       u"VERSION_CONFLICT"_s, u"DB_ERROR"_s,
                               u"REDIS_ERROR"_s,        u"VALIDATION_ERROR"_s, u"NUMBER_TAKEN"_s,
                               u"SEQUENCE_EXHAUSTED"_s, u"NUMBER_VOIDED"_s,    u"RATE_LIMITED"_s};
    QStringList names;
    for (int code = 0; code <= int(FailureCode::RateLimited); ++code)
        names << allocation::codeName(FailureCode(code));
    QCOMPARE(names, expected);
}

void FailureTest::describesEveryFault()
{
    QSet<QString> names;
    QSet<QString> sentences;
    for (int fault = int(ValidationFault::None) + 1; fault <= int(ValidationFault::NumberUnused); ++fault) {
        const Failure failure{
            .code = FailureCode::ValidationError, .fault = ValidationFault(fault), .subject = u"x"_s};
        const QString sentence = allocation::describe(failure);
        QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), qPrintable(sentence));
        names << allocation::faultName(failure.fault);
        sentences << sentence;
    }
    QCOMPARE(names.size(), int(ValidationFault::NumberUnused));
    QCOMPARE(sentences.size(), names.size());
    for (const QString &name : names)
        QVERIFY2(QRegularExpression(u"^[A-Z_]+$"_s).match(name).hasMatch(), qPrintable(name));
}

void FailureTest::putsTheSubjectIntoTheSentence()
{
    const Failure failure{.code = FailureCode::NumberTaken, .subject = u"คคง.-สคฉ.3-0001-2568"_s};
    QVERIFY(allocation::describe(failure).contains(failure.subject));
}

void FailureTest::saysThatTheSystemIsBusy()
{
    QCOMPARE(allocation::describe({.code = FailureCode::LockTimeout}),
             u"The system is busy, try again later."_s);
}

void FailureTest::namesNoTypeWhereThereIsNone()
{
    Failure failure{.code = FailureCode::ValidationError, .fault = allocation::ValidationFault::NoTemplate};
    QCOMPARE(allocation::describe(failure),
             u"There is no number template yet. Ask the Project Admin to add one."_s);
    failure.subject = u"LETTER"_s;
    QCOMPARE(allocation::describe(failure),
             u"There is no number template for LETTER. Ask the Project Admin to add one."_s);
}

void FailureTest::tellsWhetherARetryHelps_data()
{
    QTest::addColumn<Failure>("failure");
    QTest::addColumn<bool>("retryable");
    QTest::addColumn<int>("retryAfter");
    const auto database = [](store::ErrorKind kind) {
        Failure failure;
        failure.cause.kind = kind;
        return failure;
    };
    QTest::newRow("lock timeout") << Failure{.code = FailureCode::LockTimeout} << true << 30;
    QTest::newRow("version conflict") << Failure{.code = FailureCode::VersionConflict} << true << 1;
    QTest::newRow("store down") << database(store::ErrorKind::Unreachable) << true << 30;
    QTest::newRow("wrong password") << database(store::ErrorKind::AccessDenied) << false << 0;
    QTest::newRow("validation") << Failure{.code = FailureCode::ValidationError} << false << 0;
    QTest::newRow("number taken") << Failure{.code = FailureCode::NumberTaken} << false << 0;
    QTest::newRow("rate limited") << Failure{.code = FailureCode::RateLimited} << true << 60;
    QTest::newRow("rate limited, told for how long")
        << Failure{.code = FailureCode::RateLimited, .cause = {store::ErrorKind::Busy, 0, {}, u"17"_s}}
        << true << 17;
    QTest::newRow("stopped") << Failure{.code = FailureCode::Cancelled} << true << 1;
    QTest::newRow("exhausted") << Failure{.code = FailureCode::SequenceExhausted} << false << 0;
}

void FailureTest::tellsWhetherARetryHelps()
{
    QFETCH(Failure, failure);
    QFETCH(bool, retryable);
    QFETCH(int, retryAfter);
    QCOMPARE(failure.isRetryable(), retryable);
    QCOMPARE(failure.retryAfter().value_or(0), retryAfter);
}

QTEST_GUILESS_MAIN(FailureTest)
#include "failure_test.moc"
