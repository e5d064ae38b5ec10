#include "core/numbering/proof/proof.h"

#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

constexpr int projects = 10;
constexpr int typesOfProject = 10;
constexpr int codes = 2000;
constexpr int runs = 9;

/// How the codes of 2,000 organizations may look.
enum class Codes { Plain, WithSeparator, OwnOfProject };

QString codeOf(Codes kind, int number)
{
    // One in five begins with another one and the separator.
    if (kind == Codes::WithSeparator && number % 5 == 0)
        return u"ORG%1-C%2"_s.arg(number / 5 + 1).arg(number);
    return number % 2 == 0 ? u"ORG%1"_s.arg(number) : u"ผรม.%1"_s.arg(number);
}

QList<ProofCode> organizations(Codes kind, int project)
{
    QList<ProofCode> list;
    for (int number = 1; number <= codes; ++number) {
        if (kind != Codes::OwnOfProject || (number + project) % 7 != 0)
            list.append({number, codeOf(kind, number)});
    }
    return list;
}

/// Templates of the whole store; every one begins with the codes that all of them share.
ProofInput inputOf(Codes kind)
{
    static const QStringList tails{u"{PROJECT}-{CORR_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s,
                                   u"{PROJECT}/{CORR_TYPE}/{YEAR:A.D.}/{SEQ:4}"_s,
                                   u"{CORR_TYPE}-{PROJECT}-{DATE:yyyyMM}-{SEQ:5}"_s,
                                   u"{PROJECT}-{CORR_TYPE}-{SEQ:4}-{YEAR:A.D.}-{REV}"_s};
    ProofInput input;
    for (int project = 1; project <= projects; ++project) {
        const bool isOwn = kind == Codes::OwnOfProject || project == 1;
        if (isOwn)
            input.organizations.append(organizations(kind, project));
        for (int type = 1; type <= typesOfProject; ++type) {
            const QString text = u"{ORIGINATOR}-{RECIPIENT}-"_s + tails.at((project + type) % tails.size());
            input.types.append({.projectId = project,
                                .projectCode = u"LCBP%1"_s.arg(project),
                                .typeId = type,
                                .typeCode = u"TYPE%1"_s.arg(type),
                                .text = *Template::parse(text),
                                .scope = UniquenessScope::Store,
                                .organizations = input.organizations.size() - 1});
        }
    }
    return input;
}

double medianOfRuns(const ProofInput &input, ProofVerdict &verdict)
{
    std::vector<double> milliseconds;
    for (int run = 0; run < runs; ++run) {
        QElapsedTimer timer;
        timer.start();
        verdict = prove(input).verdict;
        milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(milliseconds);
    return milliseconds.at(runs / 2);
}

void measure(QTextStream &out, const QString &name, Codes kind)
{
    ProofInput input = inputOf(kind);
    ProofVerdict verdict = ProofVerdict::NotDecided;
    const double all = medianOfRuns(input, verdict);
    for (NumberedType &type : input.types)
        type.isExamined = &type == &input.types.constFirst();
    const double one = medianOfRuns(input, verdict);
    out << name << ": " << input.types.size() << " templates " << all << " ms, one against the rest " << one
        << " ms (" << (verdict == ProofVerdict::Proved ? "proved" : "not proved") << ")\n";
}

} // namespace

/// Prints how long the proof takes for 100 templates of the whole store over 2,000 codes (aim: 300 ms) and
/// for one edited template against the rest (aim: 50 ms).
int main()
{
    QTextStream out(stdout);
    measure(out, u"plain codes"_s, Codes::Plain);
    measure(out, u"codes that hold the separator"_s, Codes::WithSeparator);
    measure(out, u"other codes in each project"_s, Codes::OwnOfProject);
    return 0;
}
