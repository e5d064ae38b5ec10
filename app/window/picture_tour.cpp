#include "app/window/picture_tour.h"

#include "ui/shell/page_factory.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QDate>
#include <QDir>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QPainter>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTextCursor>
#include <QTimer>

#include <algorithm>

namespace lekthi {

using namespace Qt::StringLiterals;

namespace {

constexpr int pollIntervalMs = 25;
constexpr int settleMs = 250;
constexpr int resetTarget = 110;
constexpr int pollLimit = 40'000 / pollIntervalMs;

template <class Widget>
Widget *find(const QMainWindow &window, QLatin1StringView name)
{
    return window.findChild<Widget *>(name);
}

bool isShown(const QMainWindow &window, QLatin1StringView name)
{
    const auto *widget = find<QWidget>(window, name);
    return widget && widget->isVisible();
}

/// The row of a list or tree whose display text or any role text contains all words.
QModelIndex findRow(const QAbstractItemModel &model, const QStringList &words, const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        QString text;
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QMap<int, QVariant> data = model.itemData(index.siblingAtColumn(column));
            for (const QVariant &value : data)
                text += value.toString() + u' ';
        }
        if (std::all_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word); }))
            return index;
        if (const QModelIndex below = findRow(model, words, index); below.isValid())
            return below;
    }
    return {};
}

void choose(QAbstractItemView *view, const QStringList &words)
{
    const QModelIndex index = view ? findRow(*view->model(), words) : QModelIndex();
    if (index.isValid())
        view->setCurrentIndex(index);
}

void click(const QMainWindow &window, QLatin1StringView name)
{
    if (auto *button = find<QAbstractButton>(window, name))
        button->click();
}

void typeOver(QPlainTextEdit *editor, const QString &text)
{
    if (!editor)
        return;
    editor->setFocus();
    QTextCursor cursor = editor->textCursor();
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    editor->setTextCursor(cursor);
}

void pressKey(QWidget *widget, Qt::Key key, const QString &text)
{
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text);
    QApplication::sendEvent(widget, &press);
}

} // namespace

PictureTour::PictureTour(QMainWindow &window, QString directory, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_directory(std::move(directory))
{
    planSignIn();
    planServer();
    planTemplates();
    planSaving();
    planHistory();
    planTestBench();
    planCounters();
    planRequest();
    planApproval();
    planMetrics();
    planAlerts();
    planTakeOver();
    planStatus();
    planOwnPassword();
}

void PictureTour::planSignIn()
{
    m_steps.push_back({u"sign-in"_s, [] {},
                       [this] {
                           const auto *list = find<QAbstractItemView>(m_window, "accountList"_L1);
                           return isShown(m_window, "signInPage"_L1) && list && list->model()->rowCount() > 0;
                       }});
}

void PictureTour::planServer()
{
    m_steps.push_back({u"sign-in-server"_s,
                       [this] {
                           if (auto *ways = find<QTabBar>(m_window, "signInWays"_L1))
                               ways->setCurrentIndex(1);
                           write("serverHost"_L1, u"lekthi.example.org"_s);
                           write("serverAccount"_L1, u"somchai"_s);
                           write("serverPassword"_L1, u"a password"_s);
                       },
                       [this] { return isShown(m_window, "serverPassword"_L1); }});
    m_steps.push_back({u"sign-in-refused"_s,
                       [this] {
                           write("serverHost"_L1, u"/run/lekthi/stopped.sock"_s);
                           click(m_window, "signInButton"_L1);
                       },
                       [this] { return isShown(m_window, "signInBanner"_L1); }});
}

void PictureTour::write(QLatin1StringView field, const QString &text)
{
    if (auto *edit = find<QLineEdit>(m_window, field))
        edit->setText(text);
}

void PictureTour::planTemplates()
{
    m_steps.push_back({u"templates"_s,
                       [this] {
                           if (auto *ways = find<QTabBar>(m_window, "signInWays"_L1))
                               ways->setCurrentIndex(0);
                           chooseAccount(u"pa.demo"_s);
                           click(m_window, "signInButton"_L1);
                       },
                       [this] {
                           const auto *list = find<QAbstractItemView>(m_window, "templateList"_L1);
                           return isShown(m_window, "templatesPage"_L1) && list &&
                                  list->model()->rowCount() > 0;
                       }});
    m_steps.push_back({u"letter-template"_s,
                       [this] {
                           choose(find<QAbstractItemView>(m_window, "templateList"_L1),
                                  {u"LCBP3-C2"_s, u"LETTER"_s});
                       },
                       [this] {
                           const auto *editor = find<QPlainTextEdit>(m_window, "templateEditor"_L1);
                           return editor && editor->toPlainText().contains("{SEQ:4}"_L1);
                       }});
    m_steps.push_back({u"mistake-with-fixes"_s,
                       [this] {
                           typeOver(find<QPlainTextEdit>(m_window, "templateEditor"_L1),
                                    u"{ORIGINATOR}-{RECIPIENT}-{DISIPLINE}-{SEQ:4}-{YEAR}"_s);
                       },
                       [this] { return isShown(m_window, "problemList"_L1); }});
    m_steps.push_back({u"token-completion"_s,
                       [this] {
                           auto *editor = find<QPlainTextEdit>(m_window, "templateEditor"_L1);
                           typeOver(editor, u"{ORIGINATOR}-{SEQ:4}-"_s);
                           pressKey(editor, Qt::Key_BraceLeft, u"{"_s);
                       },
                       [] { return QApplication::activePopupWidget() != nullptr; }});
}

void PictureTour::planSaving()
{
    m_steps.push_back({u"more-digits"_s,
                       [this] {
                           if (QWidget *popup = QApplication::activePopupWidget())
                               popup->close();
                           typeOver(find<QPlainTextEdit>(m_window, "templateEditor"_L1),
                                    u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s);
                       },
                       [this] { return isShown(m_window, "orderPicture"_L1); }});
    m_steps.push_back({u"would-collide"_s,
                       [this] {
                           typeOver(find<QPlainTextEdit>(m_window, "templateEditor"_L1),
                                    u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s);
                           click(m_window, "proofBadge"_L1);
                       },
                       [this] {
                           const auto *panel = find<QWidget>(m_window, "proofPanel"_L1);
                           const auto *repair = panel ? panel->findChild<QAbstractButton *>() : nullptr;
                           return repair && repair->isVisible();
                       }});
    m_steps.push_back({u"new-template-with-preview"_s,
                       [this] {
                           click(m_window, "proofBadge"_L1);
                           typeOver(find<QPlainTextEdit>(m_window, "templateEditor"_L1),
                                    u"{PROJECT}-{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s);
                           if (auto *reason = find<QLineEdit>(m_window, "reasonEdit"_L1))
                               reason->setText(u"เพิ่มรหัสโครงการตามมติประชุมครั้งที่ 12"_s);
                       },
                       [this] {
                           const auto *save = find<QAbstractButton>(m_window, "saveButton"_L1);
                           return save && save->isEnabled();
                       }});
    m_steps.push_back({u"saved"_s, [this] { click(m_window, "saveButton"_L1); },
                       [this] { return isShown(m_window, "templatesBanner"_L1); }});
}

void PictureTour::planHistory()
{
    m_steps.push_back({u"history-beside-the-editor"_s, [this] { click(m_window, "templateHistory"_L1); },
                       [this] {
                           auto *versions = find<QAbstractItemView>(m_window, "templateVersions"_L1);
                           if (versions && versions->model()->rowCount() > 1)
                               versions->setCurrentIndex(versions->model()->index(1, 0));
                           return isShown(m_window, "takeVersionButton"_L1);
                       }});
    m_steps.push_back({u"history"_s, [this] { goToPage(u"historyPage"_s); },
                       [this] { return isShown(m_window, "effectsTable"_L1); }});
    m_steps.push_back(
        {u"what-bringing-back-would-change"_s,
         [this] {
             choose(find<QAbstractItemView>(m_window, "historyList"_L1), {u"LETTER"_s, u" 1, "_s});
             m_asksForRollback = true;
         },
         [this] {
             auto *begin = find<QAbstractButton>(m_window, "rollbackBegin"_L1);
             if (m_asksForRollback && begin && begin->isVisible() && begin->isEnabled()) {
                 m_asksForRollback = false;
                 begin->click();
             }
             return isShown(m_window, "rollbackReason"_L1) && isShown(m_window, "historyHeading"_L1);
         }});
}

void PictureTour::planTestBench()
{
    m_steps.push_back({u"test-bench"_s, [this] { goToPage(u"testBenchPage"_s); },
                       [this] {
                           const auto *draw = find<QAbstractButton>(m_window, "benchDrawButton"_L1);
                           return draw && draw->isVisible() && draw->isEnabled();
                       }});
    m_steps.push_back({u"test-numbers-drawn"_s,
                       [this] {
                           if (auto *count = find<QSpinBox>(m_window, "benchCount"_L1))
                               count->setValue(200);
                           if (auto *callers = find<QSpinBox>(m_window, "benchCallers"_L1))
                               callers->setValue(20);
                           click(m_window, "benchDrawButton"_L1);
                       },
                       [this] {
                           const auto *numbers = find<QAbstractItemView>(m_window, "benchNumbers"_L1);
                           return numbers && numbers->model() && numbers->model()->rowCount() >= 200;
                       }});
}

void PictureTour::planCounters()
{
    m_steps.push_back({u"counters"_s, [this] { goToPage(u"countersPage"_s); },
                       [this] {
                           const auto *table = find<QAbstractItemView>(m_window, "counterTable"_L1);
                           return table && table->isVisible() && table->model()->rowCount() > 0;
                       }});
    m_steps.push_back({u"counter"_s,
                       [this] {
                           choose(find<QAbstractItemView>(m_window, "counterTable"_L1),
                                  {u"LCBP3-C2"_s, u"LETTER"_s});
                       },
                       [this] { return isShown(m_window, "counterOutlook"_L1); }});
    m_steps.push_back({u"counters-that-run-out"_s, [this] { click(m_window, "counterFilterRunningOut"_L1); },
                       [this] {
                           const auto *table = find<QAbstractItemView>(m_window, "counterTable"_L1);
                           return table && (!table->isVisible() || table->model()->rowCount() > 0);
                       }});
}

void PictureTour::planRequest()
{
    m_steps.push_back({u"sign-in-as-super-admin"_s, [this] { click(m_window, "signOutButton"_L1); },
                       [this] {
                           chooseAccount(u"sa.one"_s);
                           return isShown(m_window, "signInPage"_L1);
                       }});
    m_steps.push_back({u"counter-of-letters"_s, [this] { click(m_window, "signInButton"_L1); },
                       [this] {
                           if (!isShown(m_window, "countersPage"_L1)) {
                               goToPage(u"countersPage"_s);
                               return false;
                           }
                           choose(find<QAbstractItemView>(m_window, "counterTable"_L1),
                                  {u"LCBP3-C2"_s, u"LETTER"_s, u"คคง."_s, u"สคฉ.3"_s});
                           return isShown(m_window, "requestResetButton"_L1);
                       }});
    m_steps.push_back({u"request-a-reset"_s,
                       [this] {
                           click(m_window, "requestResetButton"_L1);
                           if (auto *value = find<QSpinBox>(m_window, "resetRequestNew"_L1))
                               value->setValue(resetTarget);
                           if (auto *reason = find<QLineEdit>(m_window, "resetRequestReason"_L1))
                               reason->setText(u"เลขที่ออกในช่วงทดสอบระบบ ยังไม่มีเอกสารใดส่งถึงผู้รับ"_s);
                           typeCounterCode();
                       },
                       [this] {
                           const auto *send = find<QAbstractButton>(m_window, "resetRequestSend"_L1);
                           return send && send->isEnabled();
                       }});
    m_steps.push_back({u"reset-requested"_s, [this] { click(m_window, "resetRequestSend"_L1); },
                       [this] { return isShown(m_window, "countersBanner"_L1); }});
    m_steps.push_back({u"own-request"_s, [this] { goToPage(u"approvalsPage"_s); },
                       [this] { return isShown(m_window, "withdrawButton"_L1); }});
}

void PictureTour::planApproval()
{
    m_steps.push_back({u"sign-in-as-the-other"_s, [this] { click(m_window, "signOutButton"_L1); },
                       [this] {
                           chooseAccount(u"sa.two"_s);
                           return isShown(m_window, "signInPage"_L1);
                       }});
    m_steps.push_back({u"request-that-waits"_s, [this] { click(m_window, "signInButton"_L1); },
                       [this] {
                           if (!isShown(m_window, "approvalsPage"_L1)) {
                               goToPage(u"approvalsPage"_s);
                               return false;
                           }
                           const auto *approve = find<QAbstractButton>(m_window, "approveButton"_L1);
                           return approve && approve->isVisible() && approve->isEnabled();
                       }});
    m_steps.push_back({u"consequence-of-approval"_s, [this] { click(m_window, "approveButton"_L1); },
                       [this] { return isShown(m_window, "decisionQuestion"_L1); }});
    m_steps.push_back(
        {u"reset-executed"_s, [this] { click(m_window, "executeButton"_L1); },
         [this] { return isShown(m_window, "approvalsBanner"_L1) && !isShown(m_window, "decisionBar"_L1); }});
    m_steps.push_back({u"admin-log"_s, [this] { goToPage(u"adminLogPage"_s); },
                       [this] {
                           const auto *table = find<QAbstractItemView>(m_window, "adminLogTable"_L1);
                           return table && table->isVisible() && table->model()->rowCount() > 0;
                       }});
}

void PictureTour::planMetrics()
{
    m_steps.push_back({u"metrics"_s, [this] { goToPage(u"metricsPage"_s); },
                       [this] {
                           const auto *tile = find<QLabel>(m_window, "numbersTile"_L1);
                           return isShown(m_window, "plotBoard"_L1) && tile && tile->text() != u"–"_s;
                       }});
    m_steps.push_back({u"metrics-below"_s,
                       [this] {
                           if (auto *board = find<QScrollArea>(m_window, "plotBoard"_L1))
                               board->verticalScrollBar()->setValue(board->verticalScrollBar()->maximum());
                       },
                       [this] { return isShown(m_window, "hotCounterTable"_L1); }});
    m_steps.push_back({u"metrics-table"_s, [this] { click(m_window, "metricsAsTable"_L1); },
                       [this] {
                           const auto *table = find<QAbstractItemView>(m_window, "metricsTable"_L1);
                           return isShown(m_window, "metricsTable"_L1) && table->model()->rowCount() > 0;
                       }});
}

void PictureTour::planAlerts()
{
    const auto goToTab = [this](int tab) {
        if (auto *tabs = find<QTabBar>(m_window, "alertTabs"_L1))
            tabs->setCurrentIndex(tab);
    };
    m_steps.push_back({u"alerts"_s, [this] { goToPage(u"alertsPage"_s); },
                       [this] { return isShown(m_window, "alertDetail"_L1); }});
    m_steps.push_back({u"alert-rules"_s, [goToTab] { goToTab(1); },
                       [this] { return isShown(m_window, "ruleThreshold"_L1); }});
    m_steps.push_back({u"alert-channels"_s,
                       [this, goToTab] {
                           goToTab(2);
                           click(m_window, "channelAdd"_L1);
                           write("channelName"_L1, u"site-office"_s);
                           write("channelReason"_L1, u"ห้องควบคุมต้องทราบทันทีเมื่อออกเลขไม่ได้"_s);
                       },
                       [this] { return isShown(m_window, "channelForm"_L1); }});
    m_steps.push_back({u"alert-channel"_s, [this] { click(m_window, "channelSave"_L1); },
                       [this] { return isShown(m_window, "channelAddress"_L1); }});
}

void PictureTour::planStatus()
{
    m_steps.push_back({u"status"_s, [this] { click(m_window, "statusStore"_L1); },
                       [this] {
                           const auto *refresh = find<QAbstractButton>(m_window, "statusRefresh"_L1);
                           const auto *write = find<QAbstractButton>(m_window, "digestWrite"_L1);
                           return refresh && refresh->isVisible() && refresh->isEnabled() && write &&
                                  write->isEnabled();
                       }});
}

void PictureTour::planOwnPassword()
{
    m_steps.push_back({u"own-password"_s,
                       [this] {
                           click(m_window, "newPasswordButton"_L1);
                           write("presentPassword"_L1, u"lekthi-demo"_s);
                       },
                       [this] { return isShown(m_window, "presentPassword"_L1); }});
}

void PictureTour::goToPage(const QString &page)
{
    if (auto *navigation = find<QAbstractItemView>(m_window, "navigation"_L1))
        navigation->setCurrentIndex(navigation->model()->index(ui::pageNamed(page), 0));
}

void PictureTour::chooseAccount(const QString &login)
{
    choose(find<QAbstractItemView>(m_window, "accountList"_L1), {login});
}

void PictureTour::typeCounterCode()
{
    const QString year = QString::number(QDate::currentDate().year());
    if (auto *code = find<QLineEdit>(m_window, "resetRequestCode"_L1))
        code->setText(u"LCBP3-C2/LETTER/คคง./สคฉ.3/"_s + year);
}

void PictureTour::start()
{
    if (!QDir().mkpath(m_directory)) {
        emit finished(tr("The folder %1 cannot be made. Choose another one.").arg(m_directory));
        return;
    }
    begin(0);
}

void PictureTour::begin(std::size_t index)
{
    m_current = index;
    m_polls = 0;
    if (m_current == m_steps.size()) {
        emit finished({});
        return;
    }
    m_steps[m_current].act();
    QTimer::singleShot(pollIntervalMs, this, &PictureTour::poll);
}

void PictureTour::poll()
{
    const Step &step = m_steps[m_current];
    if (!step.isReady()) {
        if (++m_polls > pollLimit)
            emit finished(
                tr("The picture tour stopped at “%1”: the window did not get there.").arg(step.name));
        else
            QTimer::singleShot(pollIntervalMs, this, &PictureTour::poll);
        return;
    }
    QTimer::singleShot(settleMs, this, [this] {
        if (writePicture())
            begin(m_current + 1);
        else
            emit finished(
                tr("The pictures cannot be written to %1. Choose another folder.").arg(m_directory));
    });
}

bool PictureTour::writePicture()
{
    QPixmap picture = m_window.grab();
    const QWidget *popup = QApplication::activePopupWidget();
    if (!popup)
        popup = QApplication::activeModalWidget();
    if (popup) {
        QPainter painter(&picture);
        painter.drawPixmap(m_window.mapFromGlobal(popup->pos()), const_cast<QWidget *>(popup)->grab());
    }
    const QString name =
        u"%1-%2.png"_s.arg(m_current + 1, 2, 10, QLatin1Char('0')).arg(m_steps[m_current].name);
    return picture.save(QDir(m_directory).filePath(name));
}

} // namespace lekthi
