#include "models/latest_run.h"
#include "models/templates/template_proof.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTextStream>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr int projects = 10;
constexpr int typesOfProject = 10;
constexpr int organizations = 2000;
constexpr int edits = 21;

store::NumberTemplate templateOf(int project, int type, const QString &text)
{
    store::NumberTemplate made;
    made.configId = project * 100 + type;
    made.projectId = project;
    made.typeId = type;
    made.text = text;
    made.settings.scope = numbering::UniquenessScope::Store;
    return made;
}

models::ProofGround ground()
{
    models::ProofGround made{.templates = {}, .reference = {}, .exampleDate = QDate(2026, 1, 1)};
    QList<int> takingPart;
    for (int id = 1; id <= organizations; ++id) {
        made.reference.organizations.append(
            {id, id % 2 == 0 ? u"ORG%1"_s.arg(id) : u"ผรม.%1"_s.arg(id), {}, {}});
        takingPart.append(id);
    }
    for (int type = 1; type <= typesOfProject; ++type)
        made.reference.types.append({type, u"TYPE%1"_s.arg(type), {}, {}});
    for (int project = 1; project <= projects; ++project) {
        made.reference.projects.append({{project, u"LCBP%1"_s.arg(project), {}, {}}, takingPart});
        for (int type = 1; type <= typesOfProject; ++type)
            made.templates.append(templateOf(
                project, type, u"{ORIGINATOR}-{RECIPIENT}-{PROJECT}-{CORR_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s));
    }
    return made;
}

/// Milliseconds until the window would show what became of an edit.
double showEdit(models::LatestRun &run, const models::ProofGround &ground, const QString &text)
{
    QEventLoop loop;
    QElapsedTimer timer;
    timer.start();
    run.start([ground, edited = templateOf(1, 1, text)](
                  const std::stop_token &stop) { return models::proveTemplate(ground, edited, stop); },
              [&loop](const std::optional<models::TemplateProof> &) { loop.quit(); });
    loop.exec();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void measure(QTextStream &out, const QString &name, const QString &text)
{
    const models::ProofGround made = ground();
    models::LatestRun run;
    std::vector<double> milliseconds;
    for (int edit = 0; edit < edits; ++edit)
        milliseconds.push_back(showEdit(run, made, text));
    std::ranges::sort(milliseconds);
    out << name << ": median " << milliseconds.at(edits / 2) << " ms, fastest " << milliseconds.front()
        << " ms, slowest " << milliseconds.back() << " ms\n";
}

} // namespace

/// Prints how long it takes from an edit in the window until its proof can be shown, on the way that the
/// window goes: a worker thread, 100 templates of the whole store, 2,000 codes (aim: 50 ms).
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    measure(out, u"proved"_s, u"{ORIGINATOR}-{RECIPIENT}-{PROJECT}-{CORR_TYPE}-{SEQ:5}-{YEAR:B.E.}"_s);
    measure(out, u"collides"_s, u"{ORIGINATOR}-{RECIPIENT}-{PROJECT}-{SEQ:4}-{YEAR:B.E.}"_s);
    return 0;
}
