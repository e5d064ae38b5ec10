#include <QDeadlineTimer>
#include <QMetaObject>
#include <QObject>
#include <QReadWriteLock>
#include <QThread>
#include <QThreadPool>

#include <dlfcn.h>
#include <functional>
#include <utility>

// For builds with the thread sanitizer, which cannot see how Qt, built without it, orders threads: an event
// comes after it was sent, what a thread or a pool was given before it is run, and its end before whoever
// waited for it goes on. The functions here stand in place of those that Lekthi calls, tell the sanitizer so,
// and call Qt's own.

extern "C" {
void __tsan_acquire(void *address);
void __tsan_release(void *address);
}

namespace {

char signalled; // by whatever sender: whom a signal reaches is known to Qt alone
char pooled;    // work of whatever pool: even to know which, it would have to be read

bool comesAfterItWasSent(void **notification)
{
    __tsan_acquire(notification[0]); // the receiver
    __tsan_acquire(&signalled);
    return false;
}

const bool isWatching = QInternal::registerCallback(QInternal::EventNotifyCallback, comesAfterItWasSent);

template <class Function>
Function qtsOwn(const char *name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

/// A function that is sent to another thread. Whoever sent it can be the last to let go of it, and may wait
/// for it.
class SentFunction : public QtPrivate::QSlotObjectBase
{
public:
    explicit SentFunction(QSlotObjectBase *function)
        : QSlotObjectBase(&SentFunction::act)
        , m_function(function)
    {
    }

private:
    static void act(int which, QSlotObjectBase *base, QObject *receiver, void **values, bool *)
    {
        auto *self = static_cast<SentFunction *>(base);
        if (which == Call) {
            self->m_function->call(receiver, values);
            __tsan_release(self);
        } else if (which == Destroy) {
            __tsan_acquire(self);
            self->m_function->destroyIfLastRef();
            delete self;
        }
    }

    QSlotObjectBase *m_function;
};

} // namespace

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type,
                                   void *result)
{
    static const auto own = qtsOwn<decltype(&QMetaObject::invokeMethodImpl)>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    auto *sent = new SentFunction(slot);
    __tsan_release(object);
    const bool isDone = own(object, sent, type, result);
    if (type == Qt::BlockingQueuedConnection)
        __tsan_acquire(sent);
    return isDone;
}

void QMetaObject::activate(QObject *sender, const QMetaObject *meta, int signal, void **values)
{
    using Activate = void (*)(QObject *, const QMetaObject *, int, void **);
    static const auto own = qtsOwn<Activate>("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
    __tsan_release(&signalled);
    own(sender, meta, signal, values);
}

void QThread::start(Priority priority)
{
    static const auto own = qtsOwn<void (*)(QThread *, Priority)>("_ZN7QThread5startENS_8PriorityE");
    QObject::connect(
        this, &QThread::finished, this,
        [this] {
            __tsan_release(this);
            __tsan_release(&signalled);
        },
        Qt::DirectConnection);
    own(this, priority);
}

bool QThread::wait(QDeadlineTimer deadline)
{
    static const auto own = qtsOwn<bool (*)(QThread *, QDeadlineTimer)>("_ZN7QThread4waitE14QDeadlineTimer");
    const bool ended = own(this, deadline);
    __tsan_acquire(this);
    return ended;
}

bool QThread::isFinished() const
{
    static const auto own = qtsOwn<bool (*)(const QThread *)>("_ZNK7QThread10isFinishedEv");
    const bool ended = own(this);
    __tsan_acquire(const_cast<QThread *>(this));
    return ended;
}

void QThreadPool::start(std::function<void()> work, int priority)
{
    using Start = void (*)(QThreadPool *, std::function<void()>, int);
    static const auto own = qtsOwn<Start>("_ZN11QThreadPool5startESt8functionIFvvEEi");
    std::function<void()> told = [this, work = std::move(work)]() mutable {
        __tsan_acquire(&pooled);
        work();
        work = {};
        __tsan_release(this);
    };
    __tsan_release(&pooled);
    own(this, std::move(told), priority);
}

bool QThreadPool::waitForDone(int patience)
{
    static const auto own = qtsOwn<bool (*)(QThreadPool *, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool done = own(this, patience);
    __tsan_acquire(this);
    return done;
}

/// Qt's own ends by jumping into the system's function, so that what is to be left out as a call of Qt
/// appears as one of whoever called Qt. Here it has this function in its stack, by whose name it is
/// suppressed.
void QReadWriteLock::unlock()
{
    static const auto own = qtsOwn<void (*)(QReadWriteLock *)>("_ZN14QReadWriteLock6unlockEv");
    own(this);
    asm volatile(""); // or the compiler would jump as well
}
