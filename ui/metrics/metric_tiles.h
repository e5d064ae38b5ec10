#pragma once

#include "models/metrics/metric_plots.h"

#include <QWidget>

class QLabel;

namespace lekthi::ui {

class Card;

/// The numbers of the whole range, large. UI thread only.
class MetricTiles : public QWidget
{
    Q_OBJECT

public:
    explicit MetricTiles(QWidget *parent = nullptr);

    void show(const std::vector<models::MetricTile> &tiles);

private:
    struct Tile
    {
        Card *card;
        QLabel *value;
        QLabel *note;
    };

    Tile makeTile();

    std::vector<Tile> m_tiles;
};

} // namespace lekthi::ui
