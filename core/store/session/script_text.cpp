#include "core/store/session/script_text.h"

#include "core/store/session/schema_names.h"

#include <QDateTime>
#include <QSqlField>
#include <QUuid>

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto null = "NULL"_L1;
constexpr auto timePattern = "yyyy-MM-dd HH:mm:ss.zzz"_L1;

bool isHarmless(QChar character)
{
    return character >= u' ' && character != u'\'' && character != u'\\';
}

class Writer
{
public:
    explicit Writer(const QSqlDriver &driver)
        : m_driver(driver)
    {
    }

    void add(const Script::Piece &piece, const QString &database);
    void addCall(const QString &routine, const QVariantList &values);
    void add(const QString &sql, const QVariantList &values);
    QString take() { return std::move(m_text); }

private:
    void add(const QVariant &value);
    void addQuoted(const QString &text);
    void addTime(const QDateTime &time);
    void addBytes(const QByteArray &bytes);

    const QSqlDriver &m_driver;
    QString m_text;
};

void Writer::add(const Script::Piece &piece, const QString &database)
{
    if (!m_text.isEmpty())
        m_text += ";\n"_L1;
    if (piece.isCall())
        return addCall(routineIn(database, piece.name()), piece.rows.first());
    const QString sql = std::get<Statement>(piece.what).sql();
    if (piece.rows.size() == 1)
        return add(sql, piece.rows.first());
    const RowList list = rowListOf(sql);
    m_text += list.head;
    for (const QVariantList &row : piece.rows) {
        add(list.row, row);
        m_text += u',';
    }
    m_text.chop(1);
    m_text += list.tail;
}

void Writer::addCall(const QString &routine, const QVariantList &values)
{
    m_text += "CALL "_L1 + routine + u'(';
    for (const QVariant &value : values) {
        add(value);
        m_text += u',';
    }
    if (!values.isEmpty())
        m_text.chop(1);
    m_text += u')';
}

void Writer::add(const QString &sql, const QVariantList &values)
{
    const QStringView text(sql);
    qsizetype from = 0;
    for (const QVariant &value : values) {
        const qsizetype mark = text.indexOf(u'?', from);
        Q_ASSERT_X(mark >= 0, "Script", "more values than question marks");
        m_text += text.sliced(from, mark - from);
        add(value);
        from = mark + 1;
    }
    Q_ASSERT_X(!text.sliced(from).contains(u'?'), "Script", "more question marks than values");
    m_text += text.sliced(from);
}

void Writer::add(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        m_text += null;
        break;
    case QMetaType::Bool:
        m_text += value.toBool() ? u'1' : u'0';
        break;
    case QMetaType::Int:
    case QMetaType::LongLong:
        m_text += QString::number(value.toLongLong());
        break;
    case QMetaType::QString:
        addQuoted(*static_cast<const QString *>(value.constData()));
        break;
    case QMetaType::QUuid:
        addQuoted(value.toUuid().toString(QUuid::WithoutBraces));
        break;
    case QMetaType::QDateTime:
        addTime(value.toDateTime());
        break;
    case QMetaType::QByteArray:
        addBytes(value.toByteArray());
        break;
    default:
        Q_ASSERT_X(false, "Script", value.typeName());
    }
}

void Writer::addQuoted(const QString &text)
{
    // Asking the driver costs more than all the rest; hardly any text needs it.
    if (std::all_of(text.cbegin(), text.cend(), isHarmless)) {
        m_text += u'\'';
        m_text += text;
        m_text += u'\'';
        return;
    }
    QSqlField field({}, QMetaType(QMetaType::QString));
    field.setValue(text);
    m_text += m_driver.formatValue(field);
}

void Writer::addTime(const QDateTime &time)
{
    if (time.isValid())
        addQuoted(time.toUTC().toString(timePattern));
    else
        m_text += null;
}

void Writer::addBytes(const QByteArray &bytes)
{
    constexpr auto digits = u"0123456789abcdef";
    m_text += "X'"_L1;
    for (const char byte : bytes) {
        m_text += QChar(digits[uchar(byte) >> 4]);
        m_text += QChar(digits[uchar(byte) & 15]);
    }
    m_text += u'\'';
}

} // namespace

QString textOf(const Script &script, const QString &database, const QSqlDriver &driver)
{
    Writer writer(driver);
    for (const Script::Piece &piece : script.pieces())
        writer.add(piece, database);
    return writer.take();
}

QString textOfCall(const QString &routine, const QVariantList &values, const QSqlDriver &driver)
{
    Writer writer(driver);
    writer.addCall(routine, values);
    return writer.take();
}

QString textOfStatement(const QString &sql, const QVariantList &values, const QSqlDriver &driver)
{
    Writer writer(driver);
    writer.add(sql, values);
    return writer.take();
}

RowList rowListOf(const QString &insert)
{
    const qsizetype start = insert.indexOf(u'(', insert.indexOf("VALUES"_L1));
    qsizetype end = start + 1;
    for (int depth = 1; depth > 0 && end < insert.size(); ++end)
        depth += insert.at(end) == u'(' ? 1 : insert.at(end) == u')' ? -1 : 0;
    return {insert.left(start), insert.mid(start, end - start), insert.mid(end)};
}

} // namespace lekthi::store
