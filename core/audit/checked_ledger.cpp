#include "core/audit/checked_ledger.h"

#include <QDataStream>
#include <QIODevice>

namespace lekthi::audit {

namespace {

/// Signed with the rest, so that nothing else that the key signs can be taken for it.
constexpr QByteArrayView tag = "lekthi checked ledger 1\n";
constexpr qsizetype signatureSize = 64;
constexpr auto streamVersion = QDataStream::Qt_6_0;

QDataStream &operator<<(QDataStream &stream, const CounterHead &counter)
{
    return stream << counter.counterId << counter.head.hash << counter.head.length;
}

QDataStream &operator>>(QDataStream &stream, CounterHead &counter)
{
    return stream >> counter.counterId >> counter.head.hash >> counter.head.length;
}

QDataStream &operator<<(QDataStream &stream, const CheckedCounter &counter)
{
    return stream << counter.counterId << counter.head.hash << counter.head.length << counter.lastId
                  << counter.epoch << counter.sequence << counter.hasRegister;
}

QDataStream &operator>>(QDataStream &stream, CheckedCounter &counter)
{
    return stream >> counter.counterId >> counter.head.hash >> counter.head.length >> counter.lastId >>
           counter.epoch >> counter.sequence >> counter.hasRegister;
}

template <class T>
void read(QDataStream &stream, QList<T> &list)
{
    qint64 size = 0;
    stream >> size;
    for (qint64 i = 0; i < size && stream.status() == QDataStream::Ok; ++i)
        stream >> list.emplaceBack();
}

template <class T>
void write(QDataStream &stream, const QList<T> &list)
{
    stream << qint64(list.size());
    for (const T &item : list)
        stream << item;
}

CheckedLedger parse(const QByteArray &body)
{
    QDataStream stream(body);
    stream.setVersion(streamVersion);
    CheckedLedger checked;
    stream >> checked.store >> checked.time >> checked.afterId >> checked.rows >> checked.isComplete >>
        checked.damages;
    read(stream, checked.counters);
    read(stream, checked.ahead);
    return checked;
}

} // namespace

QList<CounterHead> CheckedLedger::heads() const
{
    QList<CounterHead> heads;
    for (const CheckedCounter &counter : counters) {
        if (counter.head.length > 0)
            heads.append({counter.counterId, counter.head});
    }
    return heads;
}

QList<Digest> CheckedLedger::digests() const
{
    return {{store, time, std::nullopt, heads()}, {store, time, std::nullopt, ahead}};
}

QByteArray toSigned(const CheckedLedger &checked, const SigningKey &key)
{
    QByteArray bytes = tag.toByteArray();
    QDataStream stream(&bytes, QIODevice::Append);
    stream.setVersion(streamVersion);
    stream << checked.store << checked.time << checked.afterId << checked.rows << checked.isComplete
           << checked.damages;
    write(stream, checked.counters);
    write(stream, checked.ahead);
    return bytes + key.sign(bytes);
}

AuditResult<CheckedLedger> readSigned(const QByteArray &bytes, const PublicKey &key, const QString &store)
{
    if (!bytes.startsWith(tag) || bytes.size() < tag.size() + signatureSize)
        return tl::unexpected(AuditError{AuditProblem::Malformed, store, {}});
    const QByteArray text = bytes.chopped(signatureSize);
    if (!key.verifies(text, bytes.last(signatureSize)))
        return tl::unexpected(AuditError{AuditProblem::WrongSignature, store, {}});
    // What the key signed was written by this program: it is whole.
    CheckedLedger checked = parse(text.sliced(tag.size()));
    if (checked.store != store)
        return tl::unexpected(AuditError{AuditProblem::OtherStore, checked.store, {}});
    return checked;
}

} // namespace lekthi::audit
