#include "models/session/store_opening.h"

#include <QThread>

namespace lekthi::models {

StoreOpening::StoreOpening(QObject *parent)
    : QObject(parent)
{
}

StoreOpening::~StoreOpening()
{
    if (m_thread)
        m_thread->wait();
}

void StoreOpening::open(const StoreOpener &opener)
{
    run([this, opener] {
        const auto tell = [this](const QString &sentence) {
            QMetaObject::invokeMethod(
                this, [this, sentence] { emit progressed(sentence); }, Qt::QueuedConnection);
        };
        finish([this, outcome = opener(tell)] {
            if (outcome)
                emit opened(*outcome);
            else
                emit failed(outcome.error());
        });
    });
}

void StoreOpening::close(const std::function<void()> &closer)
{
    run([this, closer] {
        closer();
        finish([this] { emit closed(); });
    });
}

void StoreOpening::run(std::function<void()> work)
{
    Q_ASSERT(!m_thread);
    m_thread.reset(QThread::create(std::move(work)));
    m_thread->start();
}

void StoreOpening::finish(const std::function<void()> &report)
{
    QMetaObject::invokeMethod(
        this,
        [this, report] {
            m_thread->wait();
            m_thread.reset();
            report();
            emit ended();
        },
        Qt::QueuedConnection);
}

} // namespace lekthi::models
