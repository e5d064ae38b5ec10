#include "core/store/reference/counter_labels.h"

#include "core/store/reference/codes.h"

namespace lekthi::store {

using numbering::TokenKind;

namespace {

constexpr std::array partsBehindProject{TokenKind::CorrType, TokenKind::Originator, TokenKind::Recipient,
                                        TokenKind::SubType,  TokenKind::RfaType,    TokenKind::Discipline};

QHash<int, QByteArray> codesFor(const ReferenceData &data, TokenKind kind)
{
    QHash<int, QByteArray> codes;
    const QList<CodedItem> items = itemsOf(data, codeKindOf(kind));
    for (const CodedItem &item : items) {
        if (!codes.contains(item.id))
            codes.insert(item.id, writtenFor(item, kind).toUtf8());
    }
    return codes;
}

void add(QByteArray &label, QByteArrayView code)
{
    if (code.isEmpty())
        return;
    if (!label.isEmpty())
        label += '/';
    label += code;
}

} // namespace

CounterLabels::CounterLabels(const ReferenceData &data)
    : m_projects(codesFor(data, TokenKind::Project))
{
    for (std::size_t at = 0; at < m_parts.size(); ++at)
        m_parts[at] = codesFor(data, partsBehindProject[at]);
}

QByteArray CounterLabels::of(const numbering::CounterKey &key) const
{
    QByteArray label = m_projects.value(key.projectId);
    if (label.isEmpty())
        label = QByteArray::number(key.projectId);
    for (std::size_t at = 0; at < m_parts.size(); ++at) {
        if (const int id = numbering::partId(key, partsBehindProject[at]); id != 0)
            add(label, m_parts[at].value(id));
    }
    for (const int number : {key.period.year, key.period.part}) {
        if (number > 0)
            add(label, QByteArray::number(number));
    }
    return label;
}

} // namespace lekthi::store
