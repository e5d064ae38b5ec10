#pragma once

#include "models/status/store_status.h"
#include "ui/widgets/banner.h"

class QPushButton;

namespace lekthi::ui {

/// A button that looks like a link, for the cards of the status page. Owned by the parent. UI thread only.
QPushButton *makeCardButton(const QString &name, QWidget *parent);

/// In which kind of banner what stands so is told.
Banner::Kind bannerKindOf(models::Standing standing);

} // namespace lekthi::ui
