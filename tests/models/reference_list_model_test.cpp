#include "models/reference/reference_list_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using lekthi::models::ReferenceListModel;
using lekthi::store::ReferenceItem;

namespace {

ReferenceItem organization(int id, const QString &code, const QString &name)
{
    return {.id = id, .code = code, .nameThai = name};
}

} // namespace

class ReferenceListModelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsTheOrderOfTheStoreUntilAsked();
    void sorts_data();
    void sorts();
    void sortsWhatTheFilterLetsThrough();
    void currentItemStaysCurrent();

private:
    QList<int> ids() const;

    std::unique_ptr<ReferenceListModel> m_model;
};

void ReferenceListModelTest::init()
{
    m_model = std::make_unique<ReferenceListModel>();
    m_model->setItems({organization(1, u"ผรม.10"_s, u"แสงทอง"_s), organization(2, u"ผรม.2"_s, u"กรมเจ้าท่า"_s),
                       organization(3, u"CSC"_s, u"ไทยวัฒน์"_s), organization(4, u"คคง."_s, u"เกษมสุข"_s)});
}

QList<int> ReferenceListModelTest::ids() const
{
    QList<int> ids;
    for (int row = 0; row < m_model->rowCount(); ++row)
        ids.append(m_model->item(row).id);
    return ids;
}

void ReferenceListModelTest::keepsTheOrderOfTheStoreUntilAsked()
{
    const QAbstractItemModelTester tester(m_model.get());
    QCOMPARE(ids(), (QList{1, 2, 3, 4}));
    m_model->sort(ReferenceListModel::Code);
    m_model->sort(-1);
    QCOMPARE(ids(), (QList{1, 2, 3, 4}));
}

void ReferenceListModelTest::sorts_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<Qt::SortOrder>("direction");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("codes, numbers by their size")
        << int(ReferenceListModel::Code) << Qt::AscendingOrder << QList{4, 2, 1, 3};
    QTest::newRow("codes, from the end")
        << int(ReferenceListModel::Code) << Qt::DescendingOrder << QList{3, 1, 2, 4};
    // A vowel that is written before its consonant counts after it.
    QTest::newRow("names as in a Thai dictionary")
        << int(ReferenceListModel::Name) << Qt::AscendingOrder << QList{2, 4, 3, 1};
}

void ReferenceListModelTest::sorts()
{
    QFETCH(int, column);
    QFETCH(Qt::SortOrder, direction);
    QFETCH(QList<int>, expected);
    QLocale::setDefault(QLocale(QLocale::Thai)); // names in Thai
    const QAbstractItemModelTester tester(m_model.get());
    m_model->sort(column, direction);
    QCOMPARE(ids(), expected);
}

void ReferenceListModelTest::sortsWhatTheFilterLetsThrough()
{
    m_model->sort(ReferenceListModel::Code);
    m_model->setFilter(u"ผรม"_s, false);
    QCOMPARE(ids(), (QList{2, 1}));
    m_model->setFilter({}, false);
    QCOMPARE(ids(), (QList{4, 2, 1, 3}));
}

void ReferenceListModelTest::currentItemStaysCurrent()
{
    const QPersistentModelIndex current = m_model->index(m_model->rowOf(2), ReferenceListModel::Name);
    m_model->sort(ReferenceListModel::Code);
    QCOMPARE(m_model->item(current.row()).id, 2);
    QCOMPARE(current.column(), int(ReferenceListModel::Name));
}

QTEST_GUILESS_MAIN(ReferenceListModelTest)

#include "reference_list_model_test.moc"
