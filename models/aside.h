#pragma once

#include <QObject>
#include <QThread>

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace lekthi::models {

/// Runs work that may wait, but not for the store, on a thread of its own, and then done in the thread of
/// context with what it gave; not at all once the context is gone.
template <class Work, class Done>
void runAside(QObject *context, Work work, Done done)
{
    using Value = std::invoke_result_t<Work>;
    const auto value = std::make_shared<std::optional<Value>>();
    QThread *thread = QThread::create([work = std::move(work), value] { value->emplace(work()); });
    QObject::connect(thread, &QThread::finished, context,
                     [done = std::move(done), value] { done(std::move(**value)); });
    QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}

} // namespace lekthi::models
