#include "ui/pools/retire_pool_dialog.h"

#include "models/pools/pool_wish.h"

#include <utility>

namespace lekthi::ui {

RetirePoolDialog::RetirePoolDialog(models::Session &session, pools::PoolName name, QWidget *parent)
    : ReasonDialog(session, QStringLiteral("retirePool"), {}, parent)
    , m_name(std::move(name))
{
    retranslate();
}

ReasonDialog::Texts RetirePoolDialog::texts() const
{
    return {.title = tr("Request to retire the ID pool %1").arg(m_name.text()),
            .means = tr("Another Super Admin has to agree. A retired pool issues no more IDs and cannot be "
                        "filled. IDs that were issued stay in its ledger and can be checked. The name is "
                        "never used again. This cannot be undone."),
            .reason = tr("Why the pool should be retired"),
            .send = tr("Request retirement")};
}

models::Work<qint64> RetirePoolDialog::request(const numbering::Reason &reason) const
{
    return models::requestingRetirement(m_name, reason);
}

} // namespace lekthi::ui
