#pragma once

#include <QList>
#include <QString>

namespace lekthi::ui {

class PlotView;

/// Which file a picture of all plots becomes.
enum class PictureFormat { Png, Svg, Pdf };

/// Writes all plots with their titles under the headline; false if the file cannot be written. UI thread
/// only.
bool writePlots(const QString &path, PictureFormat format, const QList<PlotView *> &views,
                const QString &headline);

} // namespace lekthi::ui
