#pragma once

#include "core/allocation/request/request.h"
#include "core/embedding/lekthi.h"

#include <QByteArray>

#include <vector>

/// An answer as C sees it: texts in UTF-8 that live as long as it does.
struct lekthi_answer
{
    struct Number
    {
        QByteArray text = {};
        qint64 sequence = 0;
        QByteArray requestId = {};
        QByteArray generatedAt = {};
    };

    int code = LEKTHI_OK;
    QByteArray codeName = {};
    QByteArray fault = {};
    QByteArray message = {};
    QByteArray subject = {};
    QByteArray reference = {};
    int retryAfter = -1; ///< seconds
    bool mayHaveBeenDrawn = false;
    std::vector<Number> numbers = {};
};

namespace lekthi::embedding {

lekthi_answer answerOf(const allocation::Outcome &outcome);
/// Of what is asked of the store itself.
lekthi_answer answerOf(const store::Error &error);
/// One number of which only the text is known.
lekthi_answer numberAlone(const QString &number);
/// A mistake of the calling program; sentence: what is wrong.
lekthi_answer invalidArgument(const QString &sentence);

} // namespace lekthi::embedding
