#pragma once

#include "core/pools/pool_name.h"
#include "ui/widgets/reason_dialog.h"

namespace lekthi::ui {

/// Asks two persons to retire an ID pool. UI thread only.
class RetirePoolDialog : public ReasonDialog
{
    Q_OBJECT

public:
    RetirePoolDialog(models::Session &session, pools::PoolName name, QWidget *parent = nullptr);

private:
    Texts texts() const override;
    models::Work<qint64> request(const numbering::Reason &reason) const override;

    pools::PoolName m_name;
};

} // namespace lekthi::ui
