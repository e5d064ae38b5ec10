#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>

namespace lekthi::ui {

class PlotView;

/// Which file a picture of all plots becomes.
enum class PictureFormat { Png, Svg, Pdf };

/// Makes the bytes of a file; in any thread. They are empty if that cannot be done.
using FileMaker = std::function<QByteArray()>;

/// Paints all plots with their titles under the headline. UI thread only.
FileMaker paintPlots(PictureFormat format, const QList<PlotView *> &views, const QString &headline);

} // namespace lekthi::ui
