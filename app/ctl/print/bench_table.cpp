#include "app/ctl/print/bench_table.h"

#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"

#include <QLocale>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QString grouped(double number, int decimals = 0)
{
    return QLocale(QLocale::English).toString(number, 'f', decimals);
}

QString milliseconds(double value)
{
    return grouped(value, value < 10 ? 2 : 0);
}

QString gapsCell(const benchmark::Report &report)
{
    const benchmark::AlgorithmTraits &traits = benchmark::traitsOf(report.plan.algorithm);
    const QString gaps = grouped(double(report.judgement.gaps));
    return traits.gapsAllowed ? Texts::tr("%1 (allowed)").arg(gaps) : gaps;
}

QStringList rowOf(const benchmark::Report &report)
{
    const benchmark::Measurement &measured = report.measured;
    return {benchmark::algorithmName(report.plan.algorithm),
            grouped(report.plan.callers),
            grouped(measured.connections),
            grouped(report.perSecond),
            milliseconds(report.p50Ms),
            milliseconds(report.p95Ms),
            milliseconds(report.p99Ms),
            milliseconds(measured.maxMs),
            grouped(double(measured.failures)),
            grouped(double(report.judgement.duplicates)),
            gapsCell(report),
            grouped(measured.peakThreads),
            grouped(measured.peakMemoryMb)};
}

/// What the columns do not say, one line each.
QStringList remarks(const benchmark::Report &report)
{
    const QString name = benchmark::algorithmName(report.plan.algorithm);
    QStringList lines;
    if (!report.perProcess.isEmpty()) {
        QStringList shares;
        for (const qint64 share : report.perProcess)
            shares << grouped(double(share));
        lines << Texts::tr("%1: numbers of each process: %2").arg(name, shares.join(" / "_L1));
    }
    if (!benchmark::traitsOf(report.plan.algorithm).audited)
        lines << Texts::tr("%1: neither durable nor in the ledger").arg(name);
    if (report.judgement.missing > 0)
        lines << Texts::tr("%1: %2 numbers were handed out that the ledger does not hold")
                     .arg(name, grouped(double(report.judgement.missing)));
    if (!report.measured.lastFailure.isEmpty())
        lines << Texts::tr("%1: last failure: %2").arg(name, report.measured.lastFailure);
    if (report.measured.stopped)
        lines << Texts::tr("%1: stopped after %2 s").arg(name, grouped(report.measured.seconds, 1));
    return lines;
}

} // namespace

QString benchTable(const QList<benchmark::Report> &reports)
{
    QList<QStringList> rows{{Texts::tr("Algorithm"), Texts::tr("Callers"), Texts::tr("Sessions"),
                             Texts::tr("Numbers/s"), Texts::tr("p50 ms"), Texts::tr("p95 ms"),
                             Texts::tr("p99 ms"), Texts::tr("Longest ms"), Texts::tr("Failures"),
                             Texts::tr("Duplicates"), Texts::tr("Gaps"), Texts::tr("Threads"),
                             Texts::tr("Memory MB")}};
    QStringList lines;
    for (const benchmark::Report &report : reports) {
        rows << rowOf(report);
        lines += remarks(report);
    }
    return (QStringList{alignedRows(rows)} + lines).join(u'\n');
}

} // namespace lekthi::ctl
