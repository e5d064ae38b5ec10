#include "models/status/draw_check_text.h"

#include "core/numbering/translated.h"

#include <QCoreApplication>

#include <array>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using allocation::DrawCheck;
using Kind = allocation::DrawCheckStep::Kind;
using State = allocation::DrawCheckStep::State;

namespace {

struct StepWords
{
    const char *name;
    const char *title;
};

/// In the order of the steps.
constexpr std::array words{
    StepWords{"ENTER", QT_TRANSLATE_NOOP("lekthi", "Enter the sandbox")},
    StepWords{"RULES", QT_TRANSLATE_NOOP("lekthi", "Read the templates")},
    StepWords{"TWIN", QT_TRANSLATE_NOOP("lekthi", "Make the sandbox like the store")},
    StepWords{"LOCK", QT_TRANSLATE_NOOP("lekthi", "Lock the counter in Redis")},
    StepWords{"DRAW", QT_TRANSLATE_NOOP("lekthi", "Allocate the number")},
    StepWords{"LEDGER", QT_TRANSLATE_NOOP("lekthi", "Find it in the ledger")},
    StepWords{"CHAIN", QT_TRANSLATE_NOOP("lekthi", "Check its place in the chain")},
    StepWords{"REPEAT", QT_TRANSLATE_NOOP("lekthi", "Ask again by the same request id")},
};

QString shownTime(double milliseconds)
{
    return translated(QT_TRANSLATE_NOOP("lekthi", "%1 ms")).arg(QString::number(milliseconds, 'f', 1));
}

/// Where a step went wrong without an error of the store.
QString wrongResult(Kind kind, const QString &number)
{
    if (kind == Kind::Ledger)
        return translated(QT_TRANSLATE_NOOP(
                              "lekthi", "The test number %1 was allocated, but the ledger has it "
                                        "differently. Run \"lekthictl store status\" as the administrator of "
                                        "the server, and do not allocate numbers until the cause is known."))
            .arg(number);
    if (kind == Kind::Chain)
        return translated(
                   QT_TRANSLATE_NOOP(
                       "lekthi",
                       "The ledger row of the test number %1 has a wrong hash: something alters rows as they "
                       "are written. Run \"lekthictl store status\" as the administrator of the server."))
            .arg(number);
    return translated(QT_TRANSLATE_NOOP("lekthi",
                                        "The same request returned a number other than %1. Run "
                                        "\"lekthictl store status\" as the administrator of the server."))
        .arg(number);
}

} // namespace

QString stepName(Kind kind)
{
    return QString::fromLatin1(words.at(size_t(kind)).name);
}

QString stepStateName(State state)
{
    switch (state) {
    case State::NotReached:
        return u"NOT_REACHED"_s;
    case State::NotInUse:
        return u"NOT_IN_USE"_s;
    case State::Done:
        return u"DONE"_s;
    case State::Failed:
        return u"FAILED"_s;
    }
    Q_UNREACHABLE();
}

QString stepTitle(Kind kind)
{
    return translated(words.at(size_t(kind)).title);
}

QString stepOutcome(const allocation::DrawCheckStep &step)
{
    switch (step.state) {
    case State::NotReached:
        return translated(QT_TRANSLATE_NOOP("lekthi", "– not reached"));
    case State::NotInUse:
        return translated(QT_TRANSLATE_NOOP("lekthi", "– not in use"));
    case State::Done:
        return u"✓ "_s + shownTime(step.milliseconds);
    case State::Failed:
        return translated(QT_TRANSLATE_NOOP("lekthi", "✕ failed"));
    }
    Q_UNREACHABLE();
}

QString drawCheckMessage(const DrawCheck &check)
{
    const std::optional<Kind> failed = check.failedStep();
    if (failed && check.failure)
        return QCoreApplication::translate("lekthi", "No test number could be allocated; failed step: %1. %2",
                                           "step, sentence")
            .arg(stepTitle(*failed), allocation::describe(*check.failure));
    if (failed)
        return wrongResult(*failed, check.number);
    QString message = translated(QT_TRANSLATE_NOOP("lekthi", "The test number %1 was allocated in %2 ms."))
                          .arg(check.number, QString::number(check.milliseconds(), 'f', 0));
    if (check.state(Kind::Lock) == State::Failed)
        message +=
            u' ' + translated(QT_TRANSLATE_NOOP("lekthi", "Redis was left out: %1.")).arg(check.lockProblem);
    return message;
}

QString drawCheckConcern(const DrawCheck &check)
{
    const std::optional<Kind> failed = check.failedStep();
    if (!failed && check.state(Kind::Lock) == State::Failed)
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "Numbers are allocated under the database lock alone: correct, but slower."));
    if (!failed)
        return {};
    if (check.failure && *failed <= Kind::Twin)
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "Real numbers do not need the sandbox. Their allocation was not tested."));
    return translated(QT_TRANSLATE_NOOP(
        "lekthi", "Real numbers are allocated the same way and are likely to fail as well."));
}

HealthLight drawLight(const std::optional<DrawCheck> &check)
{
    HealthLight light{.name = u"draw"_s,
                      .standing = Standing::Unknown,
                      .title = translated(QT_TRANSLATE_NOOP("lekthi", "Test number")),
                      .state = translated(QT_TRANSLATE_NOOP("lekthi", "None has been allocated yet.")),
                      .concern = {},
                      .advice = {},
                      .facts = {}};
    if (!check)
        return light;
    light.state = drawCheckMessage(*check);
    light.concern = drawCheckConcern(*check);
    for (const allocation::DrawCheckStep &step : check->steps)
        light.facts.append({stepTitle(step.kind), stepOutcome(step)});
    const std::optional<Kind> failed = check->failedStep();
    if (!failed && check->state(Kind::Lock) != State::Failed) {
        light.standing = Standing::Good;
        return light;
    }
    light.standing = failed && *failed >= Kind::Draw ? Standing::Error : Standing::Warning;
    light.advice = failed ? translated(QT_TRANSLATE_NOOP(
                                "lekthi", "Check the other parts of this page, then allocate another one. "
                                          "\"lekthictl store check\" does the same from a terminal."))
                          : translated(QT_TRANSLATE_NOOP("lekthi", "Check what this page says about Redis."));
    return light;
}

} // namespace lekthi::models
