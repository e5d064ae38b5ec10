#include "core/store/reference/starter_set.h"

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr int starterTransmittal = 3;

struct StarterRow
{
    int id;
    const char16_t *code;
    const char16_t *nameThai;
    const char16_t *nameEnglish;
    const char16_t *nameChinese;
    const char16_t *shortCode = u"";
};

constexpr std::array starterTypes{
    StarterRow{1, u"RFA", u"คำขออนุมัติ", u"Request for approval", u"送審單"},
    StarterRow{2, u"RFI", u"ขอข้อมูล", u"Request for information", u"疑義澄清單"},
    StarterRow{starterTransmittal, u"TRANSMITTAL", u"ใบนำส่ง", u"Transmittal", u"送件單"},
    StarterRow{4, u"EMAIL", u"อีเมล", u"E-mail", u"電子郵件"},
    StarterRow{5, u"INSTRUCTION", u"คำสั่ง", u"Instruction", u"指示單"},
    StarterRow{6, u"LETTER", u"จดหมาย", u"Letter", u"信函"},
    StarterRow{7, u"MEMO", u"บันทึกข้อความ", u"Memorandum", u"備忘錄"},
    StarterRow{8, u"MOM", u"รายงานการประชุม", u"Minutes of meeting", u"會議紀錄"},
    StarterRow{9, u"NOTICE", u"ประกาศ", u"Notice", u"通知"},
    StarterRow{10, u"OTHER", u"อื่น ๆ", u"Other", u"其他"},
};

constexpr std::array starterSubTypes{
    StarterRow{11, u"11", u"วัสดุ", u"Material", u"材料", u"MAT"},
    StarterRow{12, u"12", u"แบบขยายรายละเอียด", u"Shop drawing", u"施工圖", u"SHP"},
    StarterRow{13, u"13", u"แบบก่อสร้าง", u"Drawing", u"圖說", u"DWG"},
    StarterRow{14, u"14", u"วิธีการก่อสร้าง", u"Method statement", u"施工計畫", u"MET"},
    StarterRow{21, u"21", u"ทั่วไป", u"General", u"一般", u"GEN"},
};

constexpr std::array starterRfaTypes{
    StarterRow{18, u"RPT", u"รายงาน", u"Report", u"報告"},
    StarterRow{19, u"SDW", u"แบบขยายรายละเอียด", u"Shop drawing", u"施工圖"},
    StarterRow{20, u"MAT", u"วัสดุ", u"Material", u"材料"},
};

constexpr std::array starterDisciplines{
    StarterRow{1, u"GEN", u"งานทั่วไป", u"General", u"一般"},
    StarterRow{2, u"STR", u"งานโครงสร้าง", u"Structure", u"結構"},
    StarterRow{3, u"ARC", u"งานสถาปัตยกรรม", u"Architecture", u"建築"},
    StarterRow{4, u"GEO", u"งานธรณีเทคนิค", u"Geotechnics", u"大地工程"},
    StarterRow{5, u"TER", u"งานท่าเทียบเรือ", u"Terminal", u"碼頭"},
};

template <class Starters>
QList<ReferenceItem> itemsFrom(ReferenceKind kind, const Starters &rows)
{
    QList<ReferenceItem> items;
    for (const StarterRow &row : rows)
        items.append({.kind = kind,
                      .id = row.id,
                      .parentId = kind == ReferenceKind::SubType ? starterTransmittal : 0,
                      .code = QString::fromUtf16(row.code),
                      .shortCode = QString::fromUtf16(row.shortCode),
                      .nameThai = QString::fromUtf16(row.nameThai),
                      .nameEnglish = QString::fromUtf16(row.nameEnglish),
                      .nameChinese = QString::fromUtf16(row.nameChinese)});
    return items;
}

bool hasCode(const QList<ReferenceItem> &items, const ReferenceItem &wanted)
{
    return std::ranges::any_of(items, [&](const ReferenceItem &item) {
        return item.parentId == wanted.parentId &&
               (item.code.compare(wanted.code, Qt::CaseInsensitive) == 0 ||
                (!wanted.shortCode.isEmpty() &&
                 item.shortCode.compare(wanted.shortCode, Qt::CaseInsensitive) == 0));
    });
}

/// Those of the kind that the store lacks, as new ones.
Result<QList<ReferenceItem>> lackingOf(Connection &connection, ReferenceKind kind, int parentId)
{
    return referenceItems(connection, kind).map([=](const QList<ReferenceItem> &present) {
        QList<ReferenceItem> lacking;
        for (ReferenceItem item : starterSet(kind)) {
            item.id = 0;
            item.parentId = parentId;
            if (!hasCode(present, item))
                lacking.append(item);
        }
        return lacking;
    });
}

Result<int> transmittalOf(Connection &connection)
{
    return referenceItems(connection, ReferenceKind::Type).and_then([](const QList<ReferenceItem> &types) {
        const auto found = std::ranges::find(types, u"TRANSMITTAL"_s, &ReferenceItem::code);
        return found == types.end()
                   ? Result<int>(tl::unexpected(Error{ErrorKind::NotFound, 0, {}, u"TRANSMITTAL"_s}))
                   : Result<int>(found->id);
    });
}

Result<int> addLackingTypes(Connection &connection)
{
    return lackingOf(connection, ReferenceKind::Type, 0).and_then([&](const QList<ReferenceItem> &types) {
        return changeReference(connection, types);
    });
}

} // namespace

QList<ReferenceItem> starterSet(ReferenceKind kind)
{
    switch (kind) {
    case ReferenceKind::Type:
        return itemsFrom(kind, starterTypes);
    case ReferenceKind::SubType:
        return itemsFrom(kind, starterSubTypes);
    case ReferenceKind::RfaType:
        return itemsFrom(kind, starterRfaTypes);
    case ReferenceKind::Discipline:
        return itemsFrom(kind, starterDisciplines);
    default:
        return {};
    }
}

Result<int> installStarterSet(Connection &connection)
{
    const Result<int> types = addLackingTypes(connection);
    if (!types)
        return types;
    const Result<int> transmittal = transmittalOf(connection);
    if (!transmittal)
        return transmittal;
    QList<ReferenceItem> lacking;
    for (const ReferenceKind kind :
         {ReferenceKind::SubType, ReferenceKind::RfaType, ReferenceKind::Discipline}) {
        const auto some = lackingOf(connection, kind, kind == ReferenceKind::SubType ? *transmittal : 0);
        if (!some)
            return tl::unexpected(some.error());
        lacking += *some;
    }
    return changeReference(connection, lacking).map([&](int others) { return *types + others; });
}

} // namespace lekthi::store
