#include "core/notify/outcome.h"

#include <QSet>
#include <QTest>

using namespace lekthi::notify;

/// What became of a message, for the store, for scripts and for people.
class OutcomeTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTroubleHasItsNameAndSentence()
    {
        QSet<QString> names;
        QSet<QString> sentences;
        constexpr int count = int(Trouble::Rejected) + 1;
        for (int trouble = 0; trouble < count; ++trouble) {
            names.insert(troubleName(Trouble(trouble)));
            sentences.insert(describe({.trouble = Trouble(trouble), .answer = {}, .pauseAsked = {}}));
        }
        QCOMPARE(names.size(), count);
        QCOMPARE(sentences.size(), count);
        QVERIFY(troubleName(Trouble::None).isEmpty());
        QVERIFY(!sentences.contains(QString()));
    }

    void triesAgainOnlyWhatMayGoBetterLater()
    {
        QSet<Trouble> final;
        for (int trouble = 0; trouble <= int(Trouble::Rejected); ++trouble) {
            const Outcome outcome{.trouble = Trouble(trouble), .answer = {}, .pauseAsked = {}};
            if (!outcome.isRetryable())
                final.insert(Trouble(trouble));
        }
        QVERIFY(final.contains(Trouble::Rejected));
        QVERIFY(final.contains(Trouble::Redirected));
        for (const Trouble passing : {Trouble::Unreachable, Trouble::TooSlow, Trouble::HungUp,
                                      Trouble::Throttled, Trouble::ServerFault})
            QVERIFY(!final.contains(passing));
    }

    void quotesTheAnswer()
    {
        const Outcome outcome{Trouble::Rejected, 404, QStringLiteral("no_such_channel"), {}};
        QVERIFY(describe(outcome).contains(QStringLiteral("404 no_such_channel")));
    }
};

QTEST_GUILESS_MAIN(OutcomeTest)
#include "outcome_test.moc"
