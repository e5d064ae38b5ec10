#include "models/number_list_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::NumberListModel;
using lekthi::numbering::DocumentNumber;

class NumberListModelTest : public QObject
{
    Q_OBJECT

private slots:
    void givesTextAndNumber();
    void canBeFilledAgain();
};

void NumberListModelTest::givesTextAndNumber()
{
    NumberListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const DocumentNumber number(u"คคง.-สคฉ.3-0001-2568"_s, {});
    model.setNumbers({number});
    QCOMPARE(model.index(0).data().toString(), number.text());
    QCOMPARE(model.index(0).data(NumberListModel::NumberRole).value<DocumentNumber>(), number);
}

void NumberListModelTest::canBeFilledAgain()
{
    NumberListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setNumbers({DocumentNumber(u"A"_s, {}), DocumentNumber(u"B"_s, {})});
    model.setNumbers({DocumentNumber(u"C"_s, {})});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0).data().toString(), u"C"_s);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

QTEST_GUILESS_MAIN(NumberListModelTest)
#include "number_list_model_test.moc"
