#include "core/register/register_columns.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lekthi::registers {

namespace {

struct Words
{
    RegisterColumn column;
    QStringView name;
    QStringView words; ///< tidied, between bars
};

// Where a heading could be of two columns, the first one counts.
constexpr std::array usualWords{
    Words{RegisterColumn::Number, u"number",
          u"|number|no|docno|docnumber|documentno|documentnumber|correspondenceno|"
          u"correspondencenumber|letterno|"
          u"letternumber|refno|reference|referenceno|referencenumber|เลขที่|เลขที่เอกสาร|"
          u"เลขที่หนังสือ|เลขเอกสาร|เลขหนังสือ|"
          u"หมายเลขเอกสาร|編號|文件編號|文號|發文字號|函號|文件號|"},
    Words{RegisterColumn::DocumentId, u"documentId", u"|documentid|docid|รหัสเอกสาร|文件id|文件識別碼|"},
    Words{RegisterColumn::Project, u"project",
          u"|project|projectcode|โครงการ|รหัสโครงการ|專案|專案代碼|工程|工程代碼|"},
    Words{RegisterColumn::Type, u"type",
          u"|type|doctype|documenttype|correspondencetype|ประเภท|ประเภทเอกสาร|"
          u"ชนิดเอกสาร|類型|文件類型|類別|文件類別|"},
    Words{RegisterColumn::Originator, u"originator",
          u"|from|sender|originator|จาก|ผู้ส่ง|หน่วยงานผู้ส่ง|寄件者|發文者|發文單位|發件單位|"},
    Words{RegisterColumn::Recipient, u"recipient",
          u"|to|recipient|receiver|ถึง|ผู้รับ|เรียน|หน่วยงานผู้รับ|收件者|受文者|收文單位|收件單位|"},
    Words{RegisterColumn::SubType, u"subType", u"|subtype|ประเภทย่อย|子類型|子類別|"},
    Words{RegisterColumn::RfaType, u"rfaType", u"|rfatype|ประเภทrfa|rfa類型|rfa類別|"},
    Words{RegisterColumn::Discipline, u"discipline", u"|discipline|สาขา|สาขางาน|หมวดงาน|專業|專業別|工種|"},
    Words{RegisterColumn::Date, u"date",
          u"|date|docdate|documentdate|issuedate|dateissued|วันที่|ลงวันที่|วันที่เอกสาร|日期|文件日期|發文日期|"},
    Words{RegisterColumn::Title, u"title",
          u"|title|subject|description|ชื่อเรื่อง|เรื่อง|ชื่อเอกสาร|標題|主旨|題名|說明|"},
};

/// Without spaces, punctuation and capitals.
QString tidied(QStringView heading)
{
    QString tidy;
    for (const QChar character : heading.toString().normalized(QString::NormalizationForm_KC)) {
        if (character.isLetterOrNumber() || character.isMark())
            tidy += character.toLower();
    }
    return tidy.normalized(QString::NormalizationForm_KC);
}

bool isAmong(QStringView words, const QString &heading)
{
    const QString known = words.toString().normalized(QString::NormalizationForm_KC);
    return !heading.isEmpty() && known.contains(u'|' + heading + u'|');
}

} // namespace

QString columnName(RegisterColumn column)
{
    const auto words = std::ranges::find(usualWords, column, &Words::column);
    return words == usualWords.end() ? QString() : words->name.toString();
}

RegisterColumns columnsOf(const QStringList &headings)
{
    RegisterColumns columns;
    for (qsizetype at = 0; at < headings.size(); ++at) {
        const QString heading = tidied(headings[at]);
        const auto words = std::ranges::find_if(
            usualWords, [&heading](const Words &known) { return isAmong(known.words, heading); });
        if (words != usualWords.end() && !columns.contains(words->column))
            columns.insert(words->column, at);
    }
    return columns;
}

RegisterResult<qsizetype> findColumn(const QStringList &headings, const QString &name)
{
    const QString wanted = tidied(name);
    for (qsizetype at = 0; at < headings.size() && !wanted.isEmpty(); ++at) {
        if (tidied(headings[at]) == wanted)
            return at;
    }
    bool isNumber = false;
    const int number = name.toInt(&isNumber);
    if (isNumber && number >= 1 && number <= headings.size())
        return number - 1;
    return tl::unexpected(RegisterFault{.kind = RegisterFaultKind::UnknownColumn, .subject = name});
}

} // namespace lekthi::registers
