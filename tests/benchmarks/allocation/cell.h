#pragma once

#include "core/allocation/benchmark/plan.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace lekthi::comparison {

/// What the callers of a comparison look like; algorithms are compared within one shape.
struct Shape
{
    int callers = 1;
    benchmark::Keys keys = benchmark::Keys::Hot;
    int processes = 1;
    bool redisUp = true;

    bool operator==(const Shape &) const = default;
    QString title() const;
};

/// One row of the table of a shape.
struct Contestant
{
    benchmark::Algorithm algorithm = benchmark::Algorithm::Combining;
    bool withRedis = true; ///< combining can do without

    bool operator==(const Contestant &) const = default;
    QString name() const;
};

/// One run of "lekthictl bench".
struct Run
{
    int round = 0;
    Shape shape;
    Contestant contestant;
    QJsonObject result;

    double number(const char *field) const { return result[QLatin1StringView(field)].toDouble(); }
    bool isKept() const;          ///< distinct, and without gaps where none are allowed
    double smallestShare() const; ///< of a process, as part of the mean of all processes
};

/// How much of everything to run.
struct Scope
{
    int rounds = 3;
    int seconds = 2;
    bool quick = false;
    QStringList only; ///< names of algorithms; empty: all
    QString like;     ///< part of the titles of shapes; empty: all
};

QList<Shape> shapesOf(const Scope &scope);
QList<Contestant> contestantsOf(const Shape &shape, const Scope &scope);

} // namespace lekthi::comparison
