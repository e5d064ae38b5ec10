#include "app/window/tour/picture_tour.h"

#include "app/window/tour/hands.h"
#include "ui/shell/page_factory.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QMainWindow>
#include <QPainter>
#include <QPixmap>
#include <QTimer>

namespace lekthi {

using namespace Qt::StringLiterals;
using namespace tour;

namespace {

constexpr int pollIntervalMs = 25;
constexpr int settleMs = 250;
constexpr int pollLimit = 40'000 / pollIntervalMs;

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
    planConflict();
    planCollidingTemplate();
    planImport();
    planTestBench();
    planCounters();
    planRequest();
    planApproval();
    planMetrics();
    planAlerts();
    planVoid();
    planPools();
    planRegisterImport();
    planVoided();
    planPooled();
    planStatus();
    planReference();
    planPeople();
    planAbout();
    planOwnPassword();
    planSetup();
}

void PictureTour::write(QLatin1StringView field, const QString &text)
{
    if (auto *edit = find<QLineEdit>(m_window, field))
        edit->setText(text);
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

void PictureTour::chooseRequest(int number)
{
    choose(find<QAbstractItemView>(m_window, "resetList"_L1), {u'#' + QString::number(number)});
}

void PictureTour::start()
{
    if (!QDir().mkpath(m_directory)) {
        emit finished(tr("The folder %1 cannot be created. Choose another one.").arg(m_directory));
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
        const QPoint place = m_window.mapFromGlobal(popup->pos());
        painter.drawPixmap(place, const_cast<QWidget *>(popup)->grab());
        // Without a desktop nobody else draws a frame.
        painter.setPen(popup->palette().color(QPalette::Mid));
        painter.drawRect(QRect(place, popup->size()).adjusted(-1, -1, 0, 0));
    }
    const QString name =
        u"%1-%2.png"_s.arg(m_current + 1, 2, 10, QLatin1Char('0')).arg(m_steps[m_current].name);
    return picture.save(QDir(m_directory).filePath(name));
}

} // namespace lekthi
