#pragma once

#include "core/allocation/request/request.h"

#include <QByteArray>

namespace lekthi::test {

/// What the drawing process says of one request.
struct DrawingAnswer
{
    QUuid requestId;
    int yearBefore = 0; ///< by the process's clock in Bangkok, before it asked
    int yearAfter = 0;
    allocation::Outcome
        outcome; ///< of each number only id, sequence, number and the key's project, type and year
};

/// The lines that go into and come out of a drawing process, newline included. Requests are letters of
/// RequestMaker, or like them of another type.
QByteArray requestLine(const allocation::Request &request);
allocation::Request requestFrom(const QByteArray &line);
QByteArray answerLine(const DrawingAnswer &answer);
DrawingAnswer answerFrom(const QByteArray &line);

} // namespace lekthi::test
