#pragma once

#include "models/status/store_status.h"
#include "ui/shell/theme.h"

#include <QToolButton>

namespace lekthi::ui {

/// The colour of a sign that tells how something stands.
ColorRole roleOf(models::Standing standing);

/// A light of the status line that leads to the page which explains it. UI thread only.
class StatusLight : public QToolButton
{
    Q_OBJECT

public:
    explicit StatusLight(const QString &name, QWidget *parent = nullptr);

    /// Absent: the text alone.
    void showStanding(models::Standing standing, const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintSign();

    models::Standing m_standing = models::Standing::Absent;
};

} // namespace lekthi::ui
