#pragma once

#include <QString>

#include <functional>

class QObject;

namespace lekthi::models {

/// Keeps passwords where the desktop keeps its secrets, for those who asked for it. Nothing depends on it:
/// what fails is as if nothing were kept. Answers come later, in the UI thread, and not at all once the
/// context is gone. UI thread only.
class PasswordKeeper
{
public:
    virtual ~PasswordKeeper() = default;

    virtual bool isAvailable() const = 0;
    /// The password kept under that name; empty if there is none or the desktop does not give it.
    virtual void find(const QString &name, QObject *context,
                      std::function<void(const QString &password)> done) = 0;
    virtual void keep(const QString &name, const QString &password, QObject *context,
                      std::function<void(bool kept)> done) = 0;
    virtual void forget(const QString &name) = 0;
};

} // namespace lekthi::models
