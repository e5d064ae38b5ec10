#include "ui/metrics/metric_tiles.h"

#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/flow_layout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowestTile = 180;

} // namespace

MetricTiles::MetricTiles(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new FlowLayout(theme::gapSmall, narrowestTile);
    row->setContentsMargins(0, 0, 0, 0);
    setLayout(row);
}

MetricTiles::Tile MetricTiles::makeTile()
{
    auto *card = new Card(this);
    Tile tile{card, new QLabel(card), new QLabel(card)};
    for (QLabel *label : {tile.value, tile.note})
        label->setTextFormat(Qt::PlainText);
    theme::setLook(tile.value, Look::Title);
    theme::setLook(tile.note, Look::Small);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::gapSmall);
    line->addWidget(tile.value);
    line->addWidget(tile.note, 1, Qt::AlignBottom);
    card->content()->setSpacing(0);
    card->content()->addLayout(line);
    layout()->addWidget(card);
    return tile;
}

void MetricTiles::show(const std::vector<models::MetricTile> &tiles)
{
    while (m_tiles.size() < tiles.size())
        m_tiles.push_back(makeTile());
    for (size_t i = 0; i < tiles.size(); ++i) {
        const models::MetricTile &tile = tiles[i];
        m_tiles[i].card->setTitle(tile.title);
        m_tiles[i].value->setObjectName(tile.name + "Tile"_L1);
        m_tiles[i].value->setText(tile.value);
        m_tiles[i].value->setAccessibleName(u"%1: %2 %3"_s.arg(tile.title, tile.value, tile.compared));
        const QString style =
            tile.isBad ? u"color: %1"_s.arg(theme::color(ColorRole::Error).name()) : QString();
        if (m_tiles[i].value->styleSheet() != style) // each time costs as much as a plot
            m_tiles[i].value->setStyleSheet(style);
        QStringList notes{tile.note, tile.compared};
        notes.removeAll(QString());
        m_tiles[i].note->setText(notes.join(u" · "_s));
    }
}

} // namespace lekthi::ui
