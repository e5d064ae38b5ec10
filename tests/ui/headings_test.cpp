#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::PrivateStore;
using test::TestWindow;
using ui::Appearance;

namespace {

/// By the rule of WCAG 2.
double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// Of a text that lets something of its ground through.
double contrast(QColor text, const QColor &ground)
{
    const float share = text.alphaF();
    const auto mixed = [share](float front, float back) { return front * share + back * (1 - share); };
    text = QColor::fromRgbF(mixed(text.redF(), ground.redF()), mixed(text.greenF(), ground.greenF()),
                            mixed(text.blueF(), ground.blueF()));
    const double one = luminance(text) + 0.05;
    const double other = luminance(ground) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

constexpr double readable = 4.5;
constexpr int upperPart = 100; // what stands below is there until something is loaded

} // namespace

/// What every page begins with, and that its words can be read.
class HeadingsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_test.reset(); }
    void titlesStandOnOneLine();
    void placeholdersCanBeRead();
    void textCanBeReadOnEveryGround();

private:
    std::unique_ptr<TestWindow> m_test;
};

void HeadingsTest::init()
{
    m_test = std::make_unique<TestWindow>(test::openerOf(PrivateStore::instance().demoStore()));
    QVERIFY(m_test->show());
    QVERIFY(m_test->signIn(u"sa.one"_s));
}

void HeadingsTest::titlesStandOnOneLine()
{
    QHash<QString, int> middles;
    for (const QString &name : {u"templatesPage"_s, u"countersPage"_s, u"historyPage"_s, u"ledgerPage"_s,
                                u"adminLogPage"_s, u"errorsPage"_s, u"metricsPage"_s, u"alertsPage"_s,
                                u"testBenchPage"_s, u"statusPage"_s, u"peoplePage"_s, u"poolsPage"_s}) {
        m_test->goTo(name);
        const auto *page = m_test->find(name);
        const auto highest = [&]() -> const QLabel * {
            const QLabel *found = nullptr;
            for (const QLabel *label : page->findChildren<QLabel *>()) {
                const bool isTitle =
                    label->property("look") == u"title"_s || label->objectName() == u"templateTitle"_s;
                if (label->isVisible() && isTitle && !label->text().isEmpty() &&
                    (!found || label->mapTo(page, QPoint()).y() < found->mapTo(page, QPoint()).y()))
                    found = label;
            }
            return found;
        };
        QTRY_VERIFY2(highest() && highest()->mapTo(page, QPoint()).y() < upperPart, qPrintable(name));
        QTRY_VERIFY(highest()->height() > 0);
        const QLabel *title = highest();
        middles.insert(name, title->mapTo(&m_test->window(), title->rect().center()).y());
    }
    for (auto page = middles.cbegin(); page != middles.cend(); ++page)
        QVERIFY2(std::abs(page.value() - middles[u"countersPage"_s]) <= 1,
                 qPrintable(
                     u"%1: %2, not %3"_s.arg(page.key()).arg(page.value()).arg(middles[u"countersPage"_s])));
}

void HeadingsTest::placeholdersCanBeRead()
{
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
        m_test->preferences().setAppearance(appearance);
        for (const QString &name : {u"countersPage"_s, u"historyPage"_s, u"ledgerPage"_s, u"errorsPage"_s,
                                    u"templatesPage"_s, u"peoplePage"_s, u"poolsPage"_s}) {
            m_test->goTo(name);
            const auto fields = m_test->find(name)->findChildren<QLineEdit *>();
            QVERIFY(!fields.isEmpty());
            for (const QLineEdit *field : fields) {
                if (field->placeholderText().isEmpty() || !field->isEnabled())
                    continue;
                const double seen = contrast(field->palette().color(QPalette::PlaceholderText),
                                             ui::theme::color(ui::ColorRole::Surface));
                QVERIFY2(seen >= readable, qPrintable(u"%1: %2"_s.arg(field->objectName()).arg(seen)));
            }
        }
    }
}

void HeadingsTest::textCanBeReadOnEveryGround()
{
    using ui::ColorRole;
    const QList<std::pair<ColorRole, ColorRole>> used{{ColorRole::Text, ColorRole::Window},
                                                      {ColorRole::Text, ColorRole::Surface},
                                                      {ColorRole::SecondaryText, ColorRole::Window},
                                                      {ColorRole::SecondaryText, ColorRole::Surface},
                                                      {ColorRole::Accent, ColorRole::Window},
                                                      {ColorRole::Accent, ColorRole::AccentTint},
                                                      {ColorRole::OnAccent, ColorRole::Accent},
                                                      {ColorRole::Good, ColorRole::GoodTint},
                                                      {ColorRole::Warning, ColorRole::WarningTint},
                                                      {ColorRole::Error, ColorRole::ErrorTint},
                                                      {ColorRole::Good, ColorRole::Surface},
                                                      {ColorRole::Warning, ColorRole::Surface},
                                                      {ColorRole::Error, ColorRole::Surface},
                                                      {ColorRole::Text, ColorRole::AccentTint},
                                                      {ColorRole::SecondaryText, ColorRole::AccentTint}};
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
        m_test->preferences().setAppearance(appearance);
        for (const auto &[text, ground] : used) {
            const double seen = contrast(ui::theme::color(text), ui::theme::color(ground));
            QVERIFY2(seen >= readable,
                     qPrintable(u"%1 on %2: %3"_s.arg(int(text)).arg(int(ground)).arg(seen)));
        }
        for (int family = 0; family <= int(numbering::TokenFamily::Revision); ++family) {
            const ui::TokenColors colors = ui::theme::tokenColors(numbering::TokenFamily(family));
            const QColor ground =
                colors.tint.alpha() == 255 ? colors.tint : ui::theme::color(ColorRole::Surface);
            QVERIFY2(contrast(colors.text, ground) >= readable, qPrintable(QString::number(family)));
        }
    }
}

QTEST_MAIN(HeadingsTest)
#include "headings_test.moc"
