#include <QCoreApplication>
#include <QProcess>

#include <thread>

/// Has a race of its own after it has started another program, as tests do that start a server: what the
/// sanitizer does not see here it would not see there.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QProcess::execute(QStringLiteral("true"));
    int shared = 0;
    std::thread other([&shared] { ++shared; });
    ++shared;
    other.join();
    return shared == 2 ? 0 : 1;
}
