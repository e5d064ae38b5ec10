#include "tests/support/dms_schema.h"

#include "tests/support/private_store.h"

#include <QStringList>

#include <span>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *common[] = {
    "CREATE TABLE {dms}.organizations (id INT PRIMARY KEY AUTO_INCREMENT, organization_code VARCHAR(20) NOT "
    "NULL UNIQUE, "
    "organization_name VARCHAR(255) NOT NULL, is_active BOOLEAN DEFAULT TRUE) CHARSET utf8mb4 COLLATE "
    "utf8mb4_general_ci",
    "CREATE TABLE {dms}.projects (id INT PRIMARY KEY AUTO_INCREMENT, project_code VARCHAR(50) NOT NULL "
    "UNIQUE, "
    "project_name VARCHAR(255) NOT NULL, is_active TINYINT(1) DEFAULT 1) CHARSET utf8mb4 COLLATE "
    "utf8mb4_general_ci",
    "CREATE TABLE {dms}.contracts (id INT PRIMARY KEY AUTO_INCREMENT, project_id INT NOT NULL, contract_code "
    "VARCHAR(50) "
    "NOT NULL UNIQUE, contract_name VARCHAR(255) NOT NULL, start_date DATE, end_date DATE, is_active BOOLEAN "
    "DEFAULT TRUE, "
    "FOREIGN KEY (project_id) REFERENCES {dms}.projects (id) ON DELETE CASCADE) CHARSET utf8mb4 COLLATE "
    "utf8mb4_general_ci",
    "CREATE TABLE {dms}.project_organizations (project_id INT NOT NULL, organization_id INT NOT NULL, "
    "PRIMARY KEY (project_id, organization_id)) CHARSET utf8mb4 COLLATE utf8mb4_general_ci",
    "CREATE TABLE {dms}.contract_organizations (contract_id INT NOT NULL, organization_id INT NOT NULL, "
    "role_in_contract VARCHAR(100), PRIMARY KEY (contract_id, organization_id)) CHARSET utf8mb4 COLLATE "
    "utf8mb4_general_ci",
    "CREATE TABLE {dms}.correspondence_types (id INT PRIMARY KEY AUTO_INCREMENT, type_code VARCHAR(50) NOT "
    "NULL UNIQUE, "
    "type_name VARCHAR(255) NOT NULL, sort_order INT DEFAULT 0, is_active TINYINT(1) DEFAULT 1) "
    "CHARSET utf8mb4 COLLATE utf8mb4_general_ci",
    "INSERT INTO {dms}.organizations (id, organization_code, organization_name) WITH RECURSIVE n AS (SELECT "
    "1 AS i UNION ALL "
    "SELECT i + 1 FROM n WHERE i < 3000) SELECT 10000 + i, CONCAT('OR', LPAD(i, 4, '0')), CONCAT('หน่วยงานที่ "
    "', i) FROM n",
    "INSERT INTO {dms}.projects (id, project_code, project_name) WITH RECURSIVE n AS (SELECT 1 AS i UNION "
    "ALL SELECT i + 1 "
    "FROM n WHERE i < 40) SELECT 100 + i, CONCAT('DMS-P', LPAD(i, 2, '0')), CONCAT('โครงการที่ ', i) FROM n",
    "INSERT INTO {dms}.contracts (id, project_id, contract_code, contract_name, start_date) "
    "SELECT id, id, CONCAT(project_code, '-C1'), project_name, '2025-01-01' FROM {dms}.projects",
    "INSERT INTO {dms}.project_organizations SELECT id, 9800 + 2 * id FROM {dms}.projects UNION ALL SELECT "
    "id, 9801 + 2 * id "
    "FROM {dms}.projects",
    "INSERT INTO {dms}.contract_organizations SELECT id, id + 10100, 'Contractor ' FROM {dms}.contracts",
};

constexpr const char *types[] = {
    "INSERT INTO {dms}.correspondence_types (id, type_code, type_name, sort_order) VALUES (1, 'LETTER', "
    "'หนังสือ', 1), "
    "(2, 'RFA', 'คำขออนุมัติ', 2), (3, 'TRANSMITTAL', 'ใบนำส่ง', 3)",
};

constexpr const char *asRequired[] = {
    "CREATE TABLE {dms}.correspondence_sub_types (id INT PRIMARY KEY AUTO_INCREMENT, correspondence_type_id "
    "INT NOT NULL, "
    "sub_type_code VARCHAR(20) NOT NULL, sub_type_name VARCHAR(255), sub_type_number VARCHAR(10))",
    "CREATE TABLE {dms}.rfa_types (id INT PRIMARY KEY AUTO_INCREMENT, type_code VARCHAR(20) NOT NULL, "
    "type_name VARCHAR(255))",
    "CREATE TABLE {dms}.disciplines (id INT PRIMARY KEY AUTO_INCREMENT, discipline_code VARCHAR(20) NOT "
    "NULL, "
    "discipline_name VARCHAR(255))",
};

constexpr const char *rowsAsRequired[] = {
    "INSERT INTO {dms}.correspondence_sub_types VALUES (1, 3, 'MAT', 'Material', '11')",
    "INSERT INTO {dms}.correspondence_sub_types VALUES (2, 3, 'SHP', 'Shop', '12')",
    "INSERT INTO {dms}.rfa_types VALUES (1, 'SDW', 'Shop drawing'), (2, 'RPT', 'Report')",
    "INSERT INTO {dms}.disciplines VALUES (1, 'STR', 'Structure'), (2, 'TER', 'Terminal')",
};

constexpr const char *rowsOfStore[] = {
    "INSERT INTO {dms}.organizations SELECT id, organization_code, organization_name, is_active FROM "
    "organizations",
    "INSERT INTO {dms}.projects SELECT id, project_code, project_name, is_active FROM projects",
    "INSERT INTO {dms}.project_organizations SELECT project_id, organization_id FROM project_organizations",
    "INSERT INTO {dms}.correspondence_types SELECT id, type_code, type_name, sort_order, is_active FROM "
    "correspondence_types",
    "INSERT INTO {dms}.correspondence_sub_types SELECT id, correspondence_type_id, sub_type_code, "
    "sub_type_name, "
    "sub_type_number FROM correspondence_sub_types",
    "INSERT INTO {dms}.rfa_types SELECT id, type_code, type_name FROM rfa_types",
    "INSERT INTO {dms}.disciplines SELECT id, discipline_code, discipline_name FROM disciplines",
};

constexpr const char *byContract[] = {
    "CREATE TABLE {dms}.correspondence_sub_types (id INT PRIMARY KEY AUTO_INCREMENT, contract_id INT NOT "
    "NULL, "
    "correspondence_type_id INT NOT NULL, sub_type_code VARCHAR(20) NOT NULL, sub_type_name VARCHAR(255), "
    "sub_type_number VARCHAR(10))",
    "CREATE TABLE {dms}.rfa_types (id INT PRIMARY KEY AUTO_INCREMENT, contract_id INT NOT NULL, type_code "
    "VARCHAR(20) "
    "NOT NULL, type_name_th VARCHAR(100) NOT NULL, type_name_en VARCHAR(100) NOT NULL, is_active TINYINT(1) "
    "DEFAULT 1)",
    "CREATE TABLE {dms}.disciplines (id INT PRIMARY KEY AUTO_INCREMENT, contract_id INT NOT NULL, "
    "discipline_code "
    "VARCHAR(10) NOT NULL, code_name_th VARCHAR(255), code_name_en VARCHAR(255), is_active TINYINT(1) "
    "DEFAULT 1)",
    "INSERT INTO {dms}.correspondence_sub_types VALUES (1, 101, 3, 'MAT', 'Material', '11'), (2, 101, 3, "
    "'SHP', 'Shop', NULL)",
    "INSERT INTO {dms}.rfa_types VALUES (1, 101, 'SDW', 'แบบก่อสร้าง', 'Shop drawing', 1), (2, 102, 'SDW', "
    "'แบบ', 'Shop', 1)",
    "INSERT INTO {dms}.disciplines VALUES (1, 101, 'STR', 'โครงสร้าง', 'Structure', 1), (2, 101, 'TER', NULL, "
    "'Terminal', 0)",
};

QStringList textsOf(std::span<const char *const> given)
{
    QStringList texts;
    for (const char *text : given)
        texts.append(QString::fromUtf8(text));
    return texts;
}

} // namespace

QString makeDmsSchema(const store::Address &server, DmsKind kind)
{
    const QString schema = server.database + u"_dms"_s;
    const auto connection = PrivateStore::instance().connect(server);
    QStringList texts{u"SET SESSION max_recursive_iterations = 4000"_s,
                      u"CREATE DATABASE {dms} CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci"_s};
    texts += textsOf(common);
    if (kind != DmsKind::HandedOver)
        texts += textsOf(types);
    if (kind == DmsKind::ByContract)
        texts += textsOf(byContract);
    else
        texts += textsOf(asRequired) +
                 (kind == DmsKind::HandedOver ? textsOf(rowsOfStore) : textsOf(rowsAsRequired));
    for (QString &text : texts) {
        const auto done = connection->execute(text.replace("{dms}"_L1, u'`' + schema + u'`'));
        if (!done)
            qFatal("%s", qPrintable(done.error().detail));
    }
    return schema;
}

} // namespace lekthi::test
