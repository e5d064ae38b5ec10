#include "tests/ctl/printed_json.h"

#include "app/ctl/parse/command.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

/// Of at most two words.
QString commandOf(const QStringList &words)
{
    const QString two = words.mid(0, 2).join(u' ');
    return ctl::findCommand(two) ? two : words.first();
}

} // namespace

QString schemaOf(const QString &command)
{
    return QString(command).replace(u' ', u'-');
}

ProgramRun PrintedJson::print(const QString &line, int exitCode)
{
    const QStringList words = QProcess::splitCommand(QString(line).replace(u'\'', u'"'));
    const ProgramRun run = runProgram(onStore(store, words));
    if (run.exitCode != exitCode)
        qWarning("%s: %s%s", qPrintable(line), run.output.constData(), run.errors.constData());
    [&] { QCOMPARE(run.exitCode, exitCode); }();
    keep(words, run);
    return run;
}

QJsonObject PrintedJson::number(const QString &line)
{
    return print(line).json()[u"allocations"][0].toObject();
}

QString PrintedJson::request(const QString &line)
{
    return QString::number(print(line).json()[u"id"].toInt());
}

void PrintedJson::keep(const QStringList &words, const ProgramRun &run)
{
    if (!run.output.isEmpty())
        m_commands.insert(commandOf(words));
    keepLines(schemaOf(commandOf(words)), run.output);
    keepLines(u"error"_s, run.errors);
}

void PrintedJson::keepLines(const QString &schema, const QByteArray &lines)
{
    for (const QByteArray &line : lines.split('\n')) {
        if (line.isEmpty())
            continue;
        const QJsonDocument document = QJsonDocument::fromJson(line);
        QVERIFY2(document.isObject(), line.constData());
        const QJsonObject kept{{u"schema"_s, schema}, {u"document"_s, document.object()}};
        m_printed += QJsonDocument(kept).toJson(QJsonDocument::Compact) + '\n';
    }
}

QString PrintedJson::fileWith(const QByteArray &content)
{
    QFile written(file(u"file%1"_s.arg(++m_files)));
    return written.open(QIODevice::WriteOnly) && written.write(content) == content.size() ? written.fileName()
                                                                                          : QString();
}

QJsonObject PrintedJson::problems()
{
    QProcess checker;
    checker.setStandardInputFile(fileWith(m_printed));
    checker.start(QStringLiteral(PYTHON), {QStringLiteral(LEKTHI_SOURCES "/tests/ctl/check_json.py"),
                                           QStringLiteral(LEKTHI_SOURCES "/docs/schemas")});
    const bool ended = checker.waitForFinished(patienceMs) && checker.exitCode() == 0;
    [&] { QVERIFY2(ended, checker.readAllStandardError().constData()); }();
    return QJsonDocument::fromJson(checker.readAllStandardOutput()).object();
}

} // namespace lekthi::test
