#pragma once

#include "app/local/local_server.h"

#include <QFile>
#include <QTest>

namespace lekthi::local {

using namespace Qt::StringLiterals;

inline LocalServerOptions optionsIn(const QString &directory)
{
    LocalServerOptions options;
    options.dataDirectory = directory + "/data"_L1;
    options.runtimeDirectory = directory + "/run"_L1;
    options.fullDurability = false;
    return options;
}

/// The failure that opening gives; nothing, with a failed test, if it succeeds.
inline StartFailure failureOf(const LocalServerOptions &options)
{
    const auto server = LocalServer::open(options);
    if (!server)
        return server.error();
    QTest::qFail("The store was opened.", __FILE__, __LINE__);
    return {.kind = StartFailureKind::StartTimeout, .subject = u"opened"_s, .logTail = {}};
}

inline void writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

/// A store that was opened and closed once.
inline void makeStore(const LocalServerOptions &options)
{
    QVERIFY(LocalServer::open(options));
}

} // namespace lekthi::local
