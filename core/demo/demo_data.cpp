#include "core/demo/demo_data.h"

#include "core/demo/demo_pool.h"
#include "core/store/people/accounts.h"
#include "core/store/people/people.h"
#include "core/store/reference/starter_set.h"
#include "core/store/schema/schema.h"
#include "core/store/session/denial.h"
#include "core/store/session/schema_names.h"
#include "core/store/session/transaction.h"

#include <algorithm>
#include <future>
#include <optional>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement countProjects("demo/count_projects");
constexpr Statement notePassword("account/note_password");
constexpr Statement notePasswords("account/note_unknown_passwords");

struct Rowset
{
    Statement statement;
    QList<QVariantList> rows;
};

// Names of the demo are data, as typed by its people: each language has a column.

Rowset projects()
{
    return {Statement("demo/insert_project"),
            {{1, u"LCBP3-C1"_s, u"โครงการพัฒนาท่าเรือแหลมฉบัง ระยะที่ 3 ส่วนที่ 1"_s,
              u"Laem Chabang Port Phase 3, contract 1"_s, true},
             {2, u"LCBP3-C2"_s, u"โครงการพัฒนาท่าเรือแหลมฉบัง ระยะที่ 3 ส่วนที่ 2"_s,
              u"Laem Chabang Port Phase 3, contract 2"_s, true},
             {3, u"LCBP3"_s, u"โครงการพัฒนาท่าเรือแหลมฉบัง ระยะที่ 3"_s, u"Laem Chabang Port Phase 3"_s, false}}};
}

Rowset organizations()
{
    return {Statement("demo/insert_organization"),
            {{1, u"กทท."_s, u"การท่าเรือแห่งประเทศไทย"_s, u"Port Authority of Thailand"_s},
             {10, u"สคฉ.3"_s, u"สำนักงานโครงการพัฒนาท่าเรือแหลมฉบัง ระยะที่ 3"_s,
              u"Laem Chabang Port Phase 3 Project Office"_s},
             {22, u"คคง."_s, u"ที่ปรึกษาควบคุมงานก่อสร้าง"_s, u"Construction Supervision Consultant"_s},
             {41, u"ผรม.1"_s, u"ผู้รับเหมางานก่อสร้าง ส่วนที่ 1"_s, u"Contractor, contract 1"_s},
             {42, u"ผรม.2"_s, u"ผู้รับเหมางานก่อสร้าง ส่วนที่ 2"_s, u"Contractor, contract 2"_s}}};
}

Rowset projectOrganizations()
{
    return {Statement("demo/insert_project_organization"),
            {{1, 1}, {1, 10}, {1, 22}, {1, 41}, {2, 1}, {2, 10}, {2, 22}, {2, 42}}};
}

Rowset chineseNamesOfProjects()
{
    return {Statement("demo/name_project"),
            {{u"林查班港第三期開發計畫第 1 標"_s, 1},
             {u"林查班港第三期開發計畫第 2 標"_s, 2},
             {u"林查班港第三期開發計畫"_s, 3}}};
}

Rowset chineseNamesOfOrganizations()
{
    return {Statement("demo/name_organization"),
            {{u"泰國港務局"_s, 1},
             {u"林查班港第三期開發計畫辦公室"_s, 10},
             {u"監造顧問"_s, 22},
             {u"第 1 標承包商"_s, 41},
             {u"第 2 標承包商"_s, 42}}};
}

Rowset rolesOfOrganizations()
{
    const QString owner = participantRoleName(ParticipantRole::Owner);
    const QString contractor = participantRoleName(ParticipantRole::Contractor);
    return {Statement("demo/give_role"),
            {{owner, 1},
             {owner, 10},
             {participantRoleName(ParticipantRole::Consultant), 22},
             {contractor, 41},
             {contractor, 42}}};
}

/// Those that a store without the demo can begin with too.
Rowset starters(const Statement &statement, ReferenceKind kind)
{
    Rowset rowset{statement, {}};
    for (const ReferenceItem &item : starterSet(kind)) {
        QVariantList row{item.id};
        if (kind == ReferenceKind::SubType)
            row << item.parentId << item.code << item.shortCode;
        else
            row << item.code;
        rowset.rows.append(row << item.nameThai << item.nameEnglish << item.nameChinese);
    }
    return rowset;
}

Rowset people()
{
    return {
        Statement("demo/insert_user"),
        {{1, u"pa.demo"_s, u"ผู้ดูแลโครงการ (ผู้ใช้ตัวอย่าง)"_s, u"Project Admin (demo)"_s,
          roleInStore(Role::ProjectAdmin)},
         {2, u"sa.one"_s, u"ผู้ดูแลระบบสูงสุด 1 (ผู้ใช้ตัวอย่าง)"_s, u"Super Admin 1 (demo)"_s,
          roleInStore(Role::SuperAdmin)},
         {3, u"sa.two"_s, u"ผู้ดูแลระบบสูงสุด 2 (ผู้ใช้ตัวอย่าง)"_s, u"Super Admin 2 (demo)"_s,
          roleInStore(Role::SuperAdmin)},
         {4, u"auditor.demo"_s, u"ผู้ตรวจสอบ (ผู้ใช้ตัวอย่าง)"_s, u"Auditor (demo)"_s, roleInStore(Role::Auditor)},
         {demoAllocatorId, u"allocator.demo"_s, u"บริการออกเลข (ผู้ใช้ตัวอย่าง)"_s, u"Numbering service (demo)"_s,
          roleInStore(Role::Allocator)}}};
}

Rowset projectAdmins()
{
    return {Statement("demo/insert_project_admin"), {{1, 2}, {demoAllocatorId, 1}, {demoAllocatorId, 2}}};
}

struct DemoTemplate
{
    QVariant typeId;
    QString text;
};

/// 3.11.3.1 to 3.11.3.3, and the default of 3.11.3.5.
QList<DemoTemplate> templates()
{
    const QString letter = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    return {{6, letter},
            {3, u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s},
            {1, u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s},
            {QVariant(), letter}};
}

/// Two digits were enough in other projects: here they are nearly used up.
DemoTemplate shortTemplate()
{
    return {9, u"{ORIGINATOR}-{RECIPIENT}-{CORR_TYPE}-{SEQ:2}-{YEAR:B.E.}"_s};
}

Result<void> writeEach(Connection &connection, const Rowset &rowset)
{
    for (const QVariantList &row : rowset.rows) {
        if (const Result<int> written = connection.write(rowset.statement, row); !written)
            return tl::unexpected(written.error());
    }
    return {};
}

Result<void> insertTemplate(Connection &connection, int projectId, const DemoTemplate &demo)
{
    constexpr int projectAdmin = 1;
    const QVariantList values{projectId,   demo.typeId,  demo.text,
                              u"YEARLY"_s, u"WIDEN"_s,   u"TYPE"_s,
                              u"SKIP"_s,   projectAdmin, u"รูปแบบแรกตามข้อกำหนด 3.11.3"_s};
    return connection.write(Statement("template/insert_template"), values).map([](int) {});
}

Result<void> insertTemplates(Connection &connection, DemoExtent extent)
{
    for (const int projectId : {1, 2}) {
        for (const DemoTemplate &demo : templates()) {
            if (auto inserted = insertTemplate(connection, projectId, demo); !inserted)
                return inserted;
        }
    }
    return extent == DemoExtent::Newcomers ? insertTemplate(connection, 2, shortTemplate()) : Result<void>();
}

Result<bool> hasProjects(Connection &connection)
{
    return connection.read(countProjects).map([](const Rows &rows) {
        return rows.first().integer("projects_found"_L1) > 0;
    });
}

/// Whether this made it.
Result<bool> loadInto(Connection &connection, DemoExtent extent)
{
    const Result<bool> filled = hasProjects(connection);
    if (!filled)
        return tl::unexpected(filled.error());
    if (*filled)
        return false;
    std::future<DemoMetrics> metrics; // made while the server has its work with the rest
    if (extent == DemoExtent::Newcomers && !isSandbox(connection.address().database))
        metrics = std::async(std::launch::async, makeDemoMetrics, connection.serverNow());
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    auto loaded = insertDemoReference(connection, extent).and_then([&] {
        return insertDemoLedger(connection, extent);
    });
    if (loaded && metrics.valid())
        loaded = insertDemoDay(connection)
                     .and_then([&] { return insertDemoMetrics(connection, metrics.get()); })
                     .and_then([&] { return insertDemoAlerts(connection); });
    if (loaded)
        return transaction->commit().map([] { return true; });
    // Another program was first.
    if (loaded.error().kind == ErrorKind::Duplicate)
        return false;
    return tl::unexpected(loaded.error());
}

Result<bool> loadSandbox(const Address &address, DemoExtent extent)
{
    auto connection = Connection::open(address);
    return connection ? loadInto(**connection, extent) : tl::unexpected(connection.error());
}

QStringList demoLogins()
{
    QStringList logins;
    for (const QVariantList &row : people().rows)
        logins.append(row.at(1).toString());
    return logins;
}

/// Active demo people whom the server does not know: the password of new accounts is no secret, so that
/// nobody else gets one.
Result<QList<Person>> demoPeopleWithoutAccount(Connection &connection)
{
    const Result<QList<Person>> all = listPeople(connection);
    const Result<QList<ServerLogin>> logins = listServerLogins(connection);
    if (!all || !logins)
        return tl::unexpected(all ? logins.error() : all.error());
    const QStringList known = demoLogins();
    QList<Person> without;
    for (const Person &person : *all) {
        const bool hasAccount = std::any_of(logins->begin(), logins->end(), [&](const ServerLogin &login) {
            return login.login == person.login;
        });
        if (person.active && !hasAccount && known.contains(person.login))
            without.append(person);
    }
    return without;
}

/// Whoever asked for demo data has chosen no password that he could choose better.
Error demoAccountError(const Error &error, const QString &login)
{
    if (error.kind != ErrorKind::PasswordTooWeak)
        return error;
    return {error.kind, denial::demoPasswordRefused, error.detail, login};
}

} // namespace

Result<void> insertDemoReference(Connection &connection, DemoExtent extent)
{
    const Rowset rowsets[] = {projects(),
                              organizations(),
                              projectOrganizations(),
                              starters(Statement("demo/insert_type"), ReferenceKind::Type),
                              starters(Statement("demo/insert_sub_type"), ReferenceKind::SubType),
                              starters(Statement("demo/insert_rfa_type"), ReferenceKind::RfaType),
                              starters(Statement("demo/insert_discipline"), ReferenceKind::Discipline),
                              people(),
                              projectAdmins()};
    for (const Rowset &rowset : rowsets) {
        const Result<int> written = connection.writeRows(rowset.statement, rowset.rows);
        if (!written)
            return tl::unexpected(written.error());
    }
    for (const Rowset &rowset :
         {chineseNamesOfProjects(), chineseNamesOfOrganizations(), rolesOfOrganizations()}) {
        if (auto written = writeEach(connection, rowset); !written)
            return written;
    }
    return insertTemplates(connection, extent);
}

Result<void> loadDemoData(Connection &connection, DemoExtent extent)
{
    auto sandbox = std::async(std::launch::async, loadSandbox, connection.address().sandbox(), extent);
    const auto loaded = loadInto(connection, extent);
    const auto sandboxLoaded = sandbox.get();
    if (!loaded || !sandboxLoaded)
        return tl::unexpected(loaded ? sandboxLoaded.error() : loaded.error());
    // Another store on the server may have the accounts already.
    return ensureDemoAccounts(connection)
        .and_then([&] { return connection.write(notePasswords); })
        .and_then([&](int) {
            return *loaded && extent == DemoExtent::Newcomers ? makeDemoPool(connection) : Result<void>();
        });
}

bool isDemoStore(const QList<Person> &people)
{
    const QStringList demo = demoLogins();
    return std::ranges::any_of(people, [&](const Person &person) { return demo.contains(person.login); });
}

Result<void> ensureDemoAccounts(Connection &connection)
{
    // A cluster would need the plugin for passwords on each of its nodes.
    const Result<bool> clustered = isClustered(connection);
    if (!clustered)
        return tl::unexpected(clustered.error());
    const Result<QList<Person>> without = *clustered ? QList<Person>() : demoPeopleWithoutAccount(connection);
    if (!without)
        return tl::unexpected(without.error());
    for (const Person &person : *without) {
        auto made =
            ensureServerAccount(connection, {person.login, u"localhost"_s}, person.role, demoPassword());
        if (!made)
            return made.map_error([&](const Error &error) { return demoAccountError(error, person.login); });
        if (auto noted = connection.write(notePassword, {person.login}); !noted)
            return tl::unexpected(noted.error());
    }
    return {};
}

} // namespace lekthi::store
