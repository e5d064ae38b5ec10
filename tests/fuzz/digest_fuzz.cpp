#include "core/audit/digest.h"
#include "tests/fuzz/fuzz_input.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace lekthi;
using namespace Qt::StringLiterals;
using audit::SignedDigest;
using numbering::demand;
using numbering::FuzzInput;

namespace {

QJsonValue valueOf(FuzzInput &input)
{
    switch (input.number(4)) {
    case 0:
        return input.text();
    case 1:
        return input.number(256);
    case 2:
        return QJsonValue();
    default:
        return input.text().toDouble();
    }
}

/// A whole digest, of which the input spoils a part.
QByteArray spoiled(FuzzInput &input)
{
    const QString hash(64, u'a');
    QJsonObject counter{{u"counter"_s, 7}, {u"length"_s, 3}, {u"head"_s, hash}};
    QJsonObject log{{u"sequence"_s, 5}, {u"hash"_s, hash}};
    QJsonObject digest{{u"format"_s, u"lekthi-digest-1"_s},
                       {u"store"_s, u"lekthi"_s},
                       {u"time"_s, u"2026-03-02T18:05:00.000Z"_s},
                       {u"publicKey"_s, QString(43, u'A') + u'='},
                       {u"signature"_s, u"AAAA"_s}};
    if (input.number(2) == 0) {
        digest[u"format"_s] = u"lekthi-digest-2"_s;
        digest[u"checkpoint"_s] =
            QString(u"lekthi/a/b\n3\n%1=\n\n\u2014 lekthi/a/b AAAAAAAA\n"_s.arg(QString(43, u'A')));
        digest[u"proof"_s] = QJsonArray{QString(43, u'A') + u'='};
    }
    for (QJsonObject *object : {&counter, &log, &digest}) {
        const QStringList keys = object->keys();
        if (const int part = input.number(int(keys.size()) + 4); part < keys.size())
            object->insert(keys.at(part), valueOf(input));
    }
    digest[u"adminLog"_s] = log;
    digest[u"counters"_s] = QJsonArray{counter, counter};
    return QJsonDocument(digest).toJson(QJsonDocument::Compact);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    FuzzInput input(data, size);
    const bool whole = input.number(2) == 0;
    const QByteArray lines =
        whole ? spoiled(input) : QByteArray(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto read = audit::readDigests(lines);
    if (!read) {
        const int line = read.error().subject.toInt();
        demand(line >= 1 && line <= lines.count('\n') + 1, "a fault names a line of the file");
        return 0;
    }
    for (const SignedDigest &digest : *read) {
        const auto again = audit::readDigests(audit::toJson(digest));
        demand(again && again->size() == 1, "what was read can be written and read again");
        demand(again->first().digest == digest.digest, "a digest stays the same when it is copied");
        demand(again->first().key == digest.key && again->first().signature == digest.signature,
               "a digest keeps its key and its signature when it is copied");
        demand(again->first().log == digest.log, "a digest keeps its place in the log when it is copied");
        demand(!digest.isSignedBy(digest.key), "nobody can sign without the key");
    }
    return 0;
}
