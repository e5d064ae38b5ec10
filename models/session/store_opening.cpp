#include "models/session/store_opening.h"

namespace lekthi::models {

StoreOpening::StoreOpening(QObject *parent)
    : QObject(parent)
{
}

void StoreOpening::open(const StoreOpener &opener)
{
    m_thread.run([this, opener] {
        const auto tell = [this](const QString &sentence) {
            m_thread.tell([this, sentence] { emit progressed(sentence); });
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
    m_thread.run([this, closer] {
        closer();
        finish([this] { emit closed(); });
    });
}

void StoreOpening::finish(std::function<void()> report)
{
    m_thread.end([this, report = std::move(report)] {
        report();
        emit ended();
    });
}

} // namespace lekthi::models
