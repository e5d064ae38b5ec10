#include "models/one_thread.h"

#include <QThread>

namespace lekthi::models {

OneThread::OneThread(QObject *parent)
    : QObject(parent)
{
}

OneThread::~OneThread()
{
    if (m_thread)
        m_thread->wait();
}

void OneThread::run(std::function<void()> work)
{
    Q_ASSERT(!m_thread);
    m_thread.reset(QThread::create(std::move(work)));
    m_thread->start();
}

void OneThread::tell(std::function<void()> report)
{
    QMetaObject::invokeMethod(this, std::move(report), Qt::QueuedConnection);
}

void OneThread::end(std::function<void()> report)
{
    tell([this, report = std::move(report)] {
        m_thread->wait();
        m_thread.reset();
        report();
    });
}

} // namespace lekthi::models
