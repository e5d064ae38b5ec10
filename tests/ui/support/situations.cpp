#include "tests/ui/support/situations.h"

#include "core/numbering/template.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/templates/template_gateway.h"
#include "models/people/account_model.h"
#include "models/templates/template_list_model.h"
#include "tests/support/demo_letters.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

namespace lekthi::test {

using namespace Qt::StringLiterals;
using models::AccountModel;
using models::TemplateListModel;

namespace {

constexpr models::TemplateKey letters{.projectId = 2, .typeId = 6};

bool waitFor(const std::function<bool()> &condition)
{
    return QTest::qWaitFor(condition, patienceMs);
}

bool press(const TestWindow &test, const QString &button)
{
    const auto found = [&] { return test.find<QAbstractButton>(button); };
    if (!waitFor([&] { return found() && found()->isVisible() && found()->isEnabled(); }))
        return false;
    found()->click();
    return true;
}

bool saveLetters(const store::Address &store, const QString &text)
{
    const auto other = PrivateStore::instance().connect(PrivateStore::asPerson(store, u"pa.demo"_s));
    const auto now = store::findTemplate(*other, letters.projectId, letters.typeId);
    return now && store::saveTemplate(*other, {now->projectId, now->typeId, now->version,
                                               *numbering::Template::parse(text), now->settings,
                                               *numbering::Reason::parse(u"as the archive wants it"_s)});
}

bool giveReason(const TestWindow &test)
{
    auto *reason = test.find<QLineEdit>(u"reasonEdit"_s);
    reason->setText(u"slashes read better"_s);
    return press(test, u"saveButton"_s);
}

bool choose(const TestWindow &test, const QString &login)
{
    auto *table = test.find<QAbstractItemView>(u"accountTable"_s);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QModelIndex account = table->model()->index(row, AccountModel::Account);
        if (account.data().toString() == login) {
            table->setCurrentIndex(account);
            return true;
        }
    }
    return false;
}

bool enterAsAdministrator(const TestWindow &test, const store::Address &store)
{
    test.find<QLineEdit>(u"administratorLogin"_s)->setText(store.user);
    test.find<QLineEdit>(u"administratorPassword"_s)->setText(store.password);
    return press(test, u"administratorEnter"_s) &&
           waitFor([&] { return !test.isShown(u"administratorDialog"_s); });
}

} // namespace

bool requestReset(const store::Address &store)
{
    const auto one = PrivateStore::instance().connect(PrivateStore::asPerson(store, u"sa.one"_s));
    const auto counter = *store::findCounter(*one, letterKey);
    const auto reason = *numbering::Reason::parse(u"The last numbers were reserved by mistake"_s);
    return store::requestReset(*one, {counter->id, counter->version, 100, store::NumbersAbove::Skip, reason})
        .has_value();
}

bool editLetters(TestWindow &test, const QString &text)
{
    if (!test.open(u"templatesPage"_s))
        return false;
    auto *list = test.find<QAbstractItemView>(u"templateList"_s);
    list->setCurrentIndex(qobject_cast<const TemplateListModel *>(list->model())->indexOf(letters));
    auto *editor = test.find<QPlainTextEdit>(u"templateEditor"_s);
    if (!waitFor(
            [&] { return editor->toPlainText().startsWith("{ORIGINATOR}"_L1) && !editor->isReadOnly(); }))
        return false;
    editor->setFocus();
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Escape); // no offer of tokens stands over it
    return true;
}

bool bringIntoConflict(TestWindow &test, const store::Address &store)
{
    return editLetters(test, u"{ORIGINATOR}/{RECIPIENT}/{SEQ:4}/{YEAR:B.E.}"_s) &&
           saveLetters(store, u"{ORIGINATOR}+{RECIPIENT}+{SEQ:4}+{YEAR:B.E.}"_s) && giveReason(test) &&
           waitFor([&] { return test.isShown(u"conflictPanel"_s); });
}

bool askForTemplate(TestWindow &test)
{
    if (!editLetters(test, u"{ORIGINATOR}-{SEQ:4}-{YEAR:A.D.}"_s))
        return false;
    test.find<QComboBox>(u"templateScope"_s)->setCurrentIndex(int(numbering::UniquenessScope::Store));
    return giveReason(test) && waitFor([&] { return test.isShown(u"templateRequestDialog"_s); });
}

bool openPeopleDialog(TestWindow &test, const store::Address &store, const QString &login,
                      const QString &button, const QString &dialog)
{
    if (!test.open(u"peoplePage"_s) || !choose(test, login) || !press(test, button))
        return false;
    const auto isAsked = [&] { return test.isShown(u"administratorDialog"_s); };
    if (!waitFor([&] { return test.isShown(dialog) || isAsked(); }))
        return false;
    if (isAsked() && !enterAsAdministrator(test, store))
        return false;
    return waitFor([&] { return test.isShown(dialog); });
}

void addPeopleDialogs()
{
    QTest::addColumn<QString>("login");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("dialog");
    QTest::newRow("new account") << u"sa.two"_s << u"accountAdd"_s << u"newAccountDialog"_s;
    QTest::newRow("role") << u"pa.demo"_s << u"accountChangeRole"_s << u"roleDialog"_s;
    QTest::newRow("rate") << u"allocator.demo"_s << u"accountLimitRate"_s << u"rateLimitDialog"_s;
    QTest::newRow("state") << u"sa.two"_s << u"accountDeactivate"_s << u"accountStateDialog"_s;
}

void addDialogs()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("dialog");
    QTest::newRow("reset") << u"countersPage"_s << u"requestResetButton"_s << u"resetRequestDialog"_s;
    QTest::newRow("import") << u"countersPage"_s << u"registerImportButton"_s << u"registerImportDialog"_s;
    QTest::newRow("unbound") << u"countersPage"_s << u"unboundButton"_s << u"unboundDialog"_s;
    QTest::newRow("missing numbers") << u"countersPage"_s << u"missingNumbersButton"_s
                                     << u"numberGapsDialog"_s;
    QTest::newRow("password") << u"countersPage"_s << u"newPasswordButton"_s << u"passwordDialog"_s;
    QTest::newRow("years") << u"statusPage"_s << u"ledgerYears"_s << u"retentionDialog"_s;
    QTest::newRow("new pool") << u"poolsPage"_s << u"poolCreate"_s << u"newPoolDialog"_s;
    QTest::newRow("keys") << u"countersPage"_s << u"keysButton"_s << u"keyboardHelp"_s;
}

} // namespace lekthi::test
