#include "core/audit/taken_differences.h"

namespace lekthi::audit {

qint64 TakenDifferences::count() const
{
    qint64 ofRegisters = 0;
    for (const QStringList &numbers : untakenRegisters)
        ofRegisters += numbers.size();
    return untaken.size() + ofRegisters + strays.size() + unanchored.size() + equal.size() + unlisted;
}

QList<Finding> TakenDifferences::findings(qsizetype most) const
{
    QList<Finding> findings;
    for (const store::UntakenRow &row : untaken.mid(0, most))
        findings.append({.damage = Damage::NotTaken, .ledgerId = row.ledgerId, .counterId = row.counterId});
    for (auto row = untakenRegisters.begin(); row != untakenRegisters.end(); ++row) {
        for (const QString &number : row->mid(0, most))
            findings.append({.damage = Damage::NotTaken, .ledgerId = row.key(), .subject = number});
    }
    for (const store::UntakenRow &row : equal.mid(0, most))
        findings.append(
            {.damage = Damage::EqualInForce, .ledgerId = row.ledgerId, .counterId = row.counterId});
    for (const QString &number : unanchored.mid(0, most))
        findings.append({.damage = Damage::NotTaken, .subject = number});
    for (const store::HeldNumber &stray : strays.mid(0, most))
        findings.append({.damage = Damage::TakenWithoutLedger, .subject = stray.number});
    return findings.mid(0, most);
}

} // namespace lekthi::audit
