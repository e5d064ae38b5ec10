#include "core/audit/scopes_over_time.h"

#include <QDateTime>

#include <algorithm>
#include <limits>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using numbering::UniquenessScope;

namespace {

constexpr qint64 never = std::numeric_limits<qint64>::max();
/// Longer than a draw or a change of a template waits for a lock.
constexpr int doubtSeconds = 60;

QString later(const QString &time)
{
    const auto format = u"yyyy-MM-dd HH:mm:ss"_s;
    QDateTime instant = QDateTime::fromString(time.left(format.size()), format);
    instant.setTimeSpec(Qt::UTC);
    return instant.addSecs(doubtSeconds).toString(format) + time.mid(format.size());
}

} // namespace

void ScopesOverTime::expect(const QList<store::ScopeVersion> &versions)
{
    m_begins.clear();
    m_marks.clear();
    for (const store::ScopeVersion &version : versions)
        m_begins[{version.projectId, version.typeId}].push_back({version.scope, never, never});
    std::map<Kind, size_t> places;
    for (const store::ScopeVersion &version : versions) {
        const Kind kind{version.projectId, version.typeId};
        Begin &begin = m_begins[kind][places[kind]++];
        m_marks.push_back({version.from, &begin.row});
        m_marks.push_back({later(version.from), &begin.sureRow});
    }
    std::ranges::sort(m_marks, [](const Mark &a, const Mark &b) { return a.time > b.time; });
}

void ScopesOverTime::pass(qint64 ledgerId, const QString &createdAt)
{
    for (; !m_marks.empty() && m_marks.back().time <= createdAt; m_marks.pop_back())
        *m_marks.back().row = ledgerId;
}

UniquenessScope ScopesOverTime::scopeOf(const Holder &whose, qint64 ledgerId, qint64 Begin::*row) const
{
    for (const int typeId : {whose.typeId, 0}) {
        const auto begins = m_begins.find({whose.projectId, typeId});
        if (begins == m_begins.end())
            continue;
        const auto &versions = begins->second;
        const auto newest = std::find_if(versions.rbegin(), versions.rend(),
                                         [&](const Begin &begin) { return begin.*row <= ledgerId; });
        if (newest != versions.rend())
            return newest->scope;
    }
    return UniquenessScope::Type;
}

bool ScopesOverTime::cover(const Holder &one, const Holder &other, qint64 ledgerId, qint64 Begin::*row) const
{
    const bool inSameProject = one.projectId == other.projectId;
    if (inSameProject && one.typeId == other.typeId)
        return true;
    return coversOtherTypes(scopeOf(one, ledgerId, row), inSameProject) ||
           coversOtherTypes(scopeOf(other, ledgerId, row), inSameProject);
}

bool ScopesOverTime::forbid(const Holder &earlier, const Holder &later) const
{
    return cover(earlier, later, later.ledgerId, &Begin::row) &&
           cover(earlier, later, later.ledgerId, &Begin::sureRow);
}

} // namespace lekthi::audit
