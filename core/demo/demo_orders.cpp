#include "core/demo/demo_orders.h"

#include "core/store/session/transaction.h"

#include <array>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement countOrderProject("demo/count_order_project");
constexpr Statement insertOrderProject("demo/insert_order_project");
constexpr Statement insertOrderType("demo/insert_order_type");
constexpr Statement insertOrderTemplate("demo/insert_order_template");
constexpr Statement insertOrderAllocator("demo/insert_order_allocator");

struct OrderKind
{
    const char16_t *code;
    const char16_t *thai;
    const char16_t *english;
    const char16_t *chinese;
    const char16_t *next = u""; ///< what its numbers go on with past 999, as the document has it
};

/// Those of the document's table and those of its list, in this order.
constexpr std::array orderKinds{
    OrderKind{u"SPO", u"ใบสั่งสินค้าของพนักงานขาย", u"Sales purchase order", u"業務員訂貨單"},
    OrderKind{u"BPO", u"ใบสั่งสินค้าของสาขา", u"Branch purchase order", u"營業所訂貨單"},
    OrderKind{u"FSO", u"ใบส่งสินค้าออกจากโรงงาน", u"Factory shipment order", u"工廠出貨單",
              u"{NEXT}{CORR_TYPE}-{DATE:yyyyMMddHHmmss}-{SEQ:4}"},
    OrderKind{u"DSO", u"ใบจัดส่งสินค้า", u"Delivery order", u"配送單",
              u"{NEXT}{CORR_TYPE}-{DATE:yyyyMMdd}-{SEQ:4}"},
    OrderKind{u"ADJ", u"ใบปรับยอดสินค้าคงคลัง", u"Inventory adjustment", u"庫存調整單"},
    OrderKind{u"BPF", u"ใบระงับใบสั่งสินค้าของสาขา", u"Branch purchase hold", u"營業所凍結單"},
    OrderKind{u"FDO", u"ใบส่งมอบสินค้าจากโรงงาน", u"Factory delivery order", u"工廠出貨單"},
    OrderKind{u"CO", u"ใบจัดส่งถึงลูกค้า", u"Customer order", u"客戶配送單"},
    OrderKind{u"SKR", u"ใบฝากสินค้าของพนักงานขาย", u"Sales keep record", u"業務員寄庫單"},
    OrderKind{u"SRR", u"ใบคืนสินค้าของพนักงานขาย", u"Sales return record", u"業務員退庫單"},
    OrderKind{u"BRO", u"ใบรับคืนสินค้าจากการขายของสาขา", u"Branch return order", u"營業所銷退單"},
    OrderKind{u"IAO", u"ใบปรับปรุงสินค้าคงคลัง", u"Inventory adjustment order", u"庫存調整單"},
};

QString textOf(const char16_t *text)
{
    return QString::fromUtf16(text);
}

Result<void> insertKind(Connection &connection, const OrderKind &kind, int order)
{
    const QString code = textOf(kind.code);
    const QVariantList type{code, textOf(kind.thai), textOf(kind.english), textOf(kind.chinese), order};
    return connection.write(insertOrderType, type)
        .and_then([&](int) {
            return connection.write(insertOrderTemplate,
                                    {u"{CORR_TYPE}-{DATE:yyyyMMdd}-{SEQ:3}"_s + textOf(kind.next),
                                     u"取號機制規格書"_s, code, QString(demoOrderProject)});
        })
        .map([](int) {});
}

Result<void> insertKinds(Connection &connection)
{
    constexpr int afterTheOthers = 100;
    int order = afterTheOthers;
    for (const OrderKind &kind : orderKinds) {
        if (auto inserted = insertKind(connection, kind, order++); !inserted)
            return inserted;
    }
    return {};
}

} // namespace

Result<void> loadDemoOrders(Connection &connection)
{
    const QString code(demoOrderProject);
    const Result<Rows> found = connection.read(countOrderProject, {code});
    if (!found)
        return tl::unexpected(found.error());
    if (found->first().integer("projects_found"_L1) > 0)
        return {};
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const QVariantList project{code, u"โครงการตัวอย่างใบสั่งสินค้า"_s, u"Orders (demo)"_s, u"訂單示範專案"_s};
    return connection.write(insertOrderProject, project)
        .and_then([&](int) { return connection.write(insertOrderAllocator, {code}); })
        .and_then([&](int) { return insertKinds(connection); })
        .and_then([&] { return transaction->commit(); });
}

} // namespace lekthi::store
