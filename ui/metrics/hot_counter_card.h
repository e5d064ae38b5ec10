#pragma once

#include "models/metrics/hot_counter_model.h"
#include "ui/widgets/card.h"

class QComboBox;
class QLabel;

namespace lekthi::ui {

class ListTable;

/// Which counters are drawn from most, or waited for longest. UI thread only.
class HotCounterCard : public Card
{
    Q_OBJECT

public:
    explicit HotCounterCard(const store::ReferenceData &reference, QWidget *parent = nullptr);

    void show(const store::HotCounters &hot);
    void setReference(const store::ReferenceData &reference);
    void keepFor(const QString &login); ///< columns are as this person arranged them
    void retranslate();
    void takeFocus(); ///< into the list

signals:
    void counterWanted(qint64 id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitColumns();
    void makeRoomForCounters();
    void showNote();

    models::HotCounterModel *m_model;
    QComboBox *m_order;
    QLabel *m_note;
    ListTable *m_table;
    QDateTime m_since;
    bool m_isWhole = true;
};

} // namespace lekthi::ui
