#pragma once

#include "app/local/local_server.h"
#include "tests/support/profile_apart.h"

#include <QProcess>
#include <QStringList>
#include <QTest>

namespace lekthi::local {

/// Another program that holds the store; LEKTHI_STORE_HOLDER is the path of its executable.
class Holder
{
public:
    explicit Holder(const LocalServerOptions &options)
    {
        m_process.setProcessEnvironment(test::withProfileApart());
        m_process.start(QStringLiteral(LEKTHI_STORE_HOLDER),
                        {options.dataDirectory, options.runtimeDirectory});
    }
    ~Holder() { leave(); }

    void waitUntilReady()
    {
        while (m_words.isEmpty() && m_process.state() != QProcess::NotRunning) {
            m_process.waitForReadyRead(100);
            if (m_process.canReadLine())
                m_words = QString::fromUtf8(m_process.readLine()).trimmed().split(u' ');
        }
        QVERIFY2(m_words.value(0) == QLatin1StringView("ready"), qPrintable(m_words.join(u' ')));
    }
    qint64 serverProcessId() const { return m_words.value(1).toLongLong(); }
    bool startedServer() const { return m_words.value(2) == QLatin1StringView("started"); }
    void leave()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
    QStringList m_words;
};

} // namespace lekthi::local
