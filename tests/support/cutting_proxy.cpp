#include "tests/support/cutting_proxy.h"

namespace lekthi::test {

namespace {

Harm harmOf(Cut cut)
{
    switch (cut) {
    case Cut::None:
        break;
    case Cut::BeforeCommit:
        return Harm::CutBefore;
    case Cut::AfterCommit:
        return Harm::CutAfter;
    }
    return Harm::None;
}

FaultProxy::Plan atCommits(CuttingProxy::Plan plan)
{
    return [plan = std::move(plan), commits = 0](Step step) mutable {
        return step == Step::Commit ? harmOf(plan(++commits)) : Harm::None;
    };
}

} // namespace

CuttingProxy::CuttingProxy(const QString &serverSocket, Plan plan)
    : m_proxy(serverSocket, atCommits(std::move(plan)))
{
}

int CuttingProxy::cuts(Cut where) const
{
    return m_proxy.count(Step::Commit, harmOf(where));
}

} // namespace lekthi::test
