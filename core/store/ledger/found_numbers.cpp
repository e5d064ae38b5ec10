#include "core/store/ledger/found_numbers.h"

#include "core/store/session/json_text.h"
#include "core/store/session/search_pattern.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listBeginning("taken/list_beginning");
constexpr Statement listAmong("taken/list_among");

QStringList distinctNumbersIn(const Rows &rows)
{
    QStringList numbers;
    for (const Row &row : rows)
        numbers.append(row.text("number"_L1));
    numbers.removeDuplicates();
    return numbers;
}

} // namespace

Result<QStringList> numbersBeginning(Connection &connection, const QString &text, int limit)
{
    return connection.read(listBeginning, {beginsPattern(text), limit}).map(distinctNumbersIn);
}

Result<QStringList> numbersAmong(Connection &connection, const QStringList &texts)
{
    return connection.read(listAmong, {jsonText(texts)}).map(distinctNumbersIn);
}

} // namespace lekthi::store
