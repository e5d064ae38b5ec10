#include "ui/widgets/number_view.h"

#include "core/numbering/preview.h"
#include "ui/shell/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::numbering::DocumentNumber;
using lekthi::ui::NumberPainter;
using lekthi::ui::NumberView;
namespace theme = lekthi::ui::theme;

namespace {

DocumentNumber usualNumber()
{
    lekthi::numbering::PreviewInput input;
    input.parts.originator = u"คคง."_s;
    input.parts.recipient = u"ปู่ฎู้"_s;
    input.parts.documentDate = QDate(2025, 12, 2);
    input.parts.sequence = 118;
    return lekthi::numbering::previewTemplate(
               lekthi::numbering::parseTemplate(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s), input)
        .next;
}

} // namespace

class NumberViewTest : public QObject
{
    Q_OBJECT

private slots:
    void isAsTallAsThaiMarksNeed();
    void wrapsBetweenPartsWhereRoomEnds();
    void breaksAPartThatIsWiderThanTheRoom();
    void hoveringAPartNamesItsPlaceInTheTemplate();
    void copiesTheWholeNumber();
    void isReadAsTheNumber();
};

void NumberViewTest::isAsTallAsThaiMarksNeed()
{
    const QSize size = NumberPainter(theme::heroFont(), true).sizeFor(usualNumber(), 2000);
    QVERIFY(size.height() >= QFontMetrics(theme::heroFont()).tightBoundingRect(u"ที่ปู่ฎู้"_s).height());
}

void NumberViewTest::wrapsBetweenPartsWhereRoomEnds()
{
    const NumberPainter painter(theme::heroFont(), true);
    const QSize oneLine = painter.sizeFor(usualNumber(), 2000);
    const QSize wrapped = painter.sizeFor(usualNumber(), oneLine.width() - 10);
    QVERIFY(wrapped.height() >= 2 * oneLine.height());
    QVERIFY(wrapped.width() <= oneLine.width() - 10);
}

void NumberViewTest::breaksAPartThatIsWiderThanTheRoom()
{
    const NumberPainter painter(theme::heroFont(), true);
    const int narrow = painter.sizeFor(usualNumber(), 2000).width() / 8;
    QVERIFY(painter.sizeFor(usualNumber(), narrow).width() <=
            narrow + QFontMetrics(theme::heroFont()).maxWidth());
    QVERIFY(painter.sizeFor(usualNumber(), 1).height() > 0);
}

void NumberViewTest::hoveringAPartNamesItsPlaceInTheTemplate()
{
    NumberView view;
    view.setNumber(usualNumber());
    view.resize(2000, 60);
    view.show();
    QSignalSpy hovered(&view, &NumberView::templatePartHovered);
    QTest::mouseMove(&view, QPoint(10, 20));
    QTRY_COMPARE(hovered.size(), 1);
    QCOMPARE(hovered.last().first().toLongLong(), 0);
    QTest::mouseMove(&view, QPoint(1900, 20));
    QTRY_COMPARE(hovered.size(), 2);
    QCOMPARE(hovered.last().first().toLongLong(), -1);
}

void NumberViewTest::copiesTheWholeNumber()
{
    NumberView view;
    view.setNumber(usualNumber());
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"คคง.-ปู่ฎู้-0118-2568"_s);
}

void NumberViewTest::isReadAsTheNumber()
{
    NumberView view;
    view.setNumber(usualNumber());
    QCOMPARE(view.accessibleName(), usualNumber().text());
}

QTEST_MAIN(NumberViewTest)
#include "number_view_test.moc"
