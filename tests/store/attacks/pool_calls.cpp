#include "tests/store/attacks/pool_calls.h"

#include "core/pools/verhoeff.h"
#include "core/store/session/denial.h"
#include "tests/support/agreed_pool.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

const auto service = u"allocator.demo"_s;

QString uuidOf(int number)
{
    return u"11111111-2222-3333-5555-%1"_s.arg(number, 12, 10, QChar(u'0'));
}

} // namespace

void makeSweptPool(const store::Address &address)
{
    makePool(address, plainDraft(u"swept"_s, 100'000, 100'000, 7));
}

QList<PoolCall> sweptPool(int number)
{
    const QString digits = QString::number(number).rightJustified(6, u'0');
    const QString id = digits + QString::number(*pools::checkDigit(digits));
    const QString token = uuidOf(0); // of one program, which renews its lease each time
    const auto fill = u"CALL {api}.fill_pool('swept', '%1', {epoch}, '[\"%2\"]')"_s;
    const auto held = u"SELECT CONCAT_WS(' ', token, login, program, "
                      "TIMESTAMPDIFF(SECOND, UTC_TIMESTAMP(), taken_until) BETWEEN 200 AND 300) "
                      "FROM pool_leases"_s;
    return {
        {service, u"CALL {api}.hold_pool_lease('swept', '%1', 'sweep', 300)"_s.arg(token), held,
         u"%1 allocator.demo sweep 1"_s.arg(token)},
        {service, fill.arg(token, id),
         u"SELECT CONCAT_WS(' ', status, issued_at IS NULL, "
         "ABS(TIMESTAMPDIFF(SECOND, created_at, UTC_TIMESTAMP())) < 60, "
         "(SELECT COUNT(*) FROM id_pool_swept) = (SELECT generated FROM pool_leases)) "
         "FROM id_pool_swept WHERE id_value = '%1'"_s.arg(id),
         u"AVAILABLE 1 1 1"_s},
        {service, u"CALL {api}.issue_ids('swept', '%1', 1, 'sweep')"_s.arg(uuidOf(number)),
         u"SELECT CONCAT_WS(' ', request_place, purpose, login, ip_address, "
         "ABS(TIMESTAMPDIFF(SECOND, issued_at, UTC_TIMESTAMP())) < 60, "
         "row_hash = pool_row_hash(previous_hash, pool_id, lane, place, id_value, request_id, request_place, "
         "purpose, drawn_by, login, ip_address, issued_at), "
         "row_hash = (SELECT head FROM pool_lanes WHERE pool_lanes.lane = pool_ledger.lane), "
         "(SELECT status FROM id_pool_swept WHERE id_pool_swept.id_value = pool_ledger.id_value)) "
         "FROM pool_ledger WHERE request_id = '%1'"_s.arg(uuidOf(number)),
         u"1 sweep allocator.demo localhost 1 1 1 TAKEN"_s},
        {service, fill.arg(token, QString(digits + u'x')), u"SELECT 1"_s, u"1"_s,
         store::denial::malformedIds},
    };
}

} // namespace lekthi::test
