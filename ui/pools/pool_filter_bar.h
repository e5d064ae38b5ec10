#pragma once

#include "models/pools/pool_filter.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace lekthi::ui {

/// What of the ID pools is shown. UI thread only.
class PoolFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit PoolFilterBar(QWidget *parent = nullptr);

    models::PoolChoice choice() const;
    QStringList words() const; ///< what it lets through
    void reset();              ///< all pools
    void focusSearch();
    void retranslate();

signals:
    void choiceChanged();

private:
    QLineEdit *m_search;
    QComboBox *m_standing;
};

} // namespace lekthi::ui
