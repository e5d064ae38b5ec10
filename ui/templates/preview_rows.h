#pragma once

#include "core/numbering/preview.h"
#include "core/store/templates/number_template.h"

#include <QList>
#include <QWidget>

class QBoxLayout;
class QLabel;

namespace lekthi::ui {

/// What comes after the next number: the four after it, the first of the next period, and where the digits
/// end.
class PreviewRows : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewRows(QWidget *parent = nullptr);

    /// whyNoneFollows: stands where no numbers follow.
    void show(const numbering::Preview &preview, const store::TemplateSettings &settings,
              const QString &whyNoneFollows = {});
    void retranslate();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QLabel *addRow(const QString &objectName);
    void arrange();
    void showFollowing();
    void showNextPeriod();
    void showOverflow();

    numbering::Preview m_preview;
    QString m_whyNoneFollows;
    store::TemplateSettings m_settings;
    QBoxLayout *m_layout;
    QList<QBoxLayout *> m_rows;
    QList<QLabel *> m_captions;
    QLabel *m_following;
    QLabel *m_nextPeriod;
    QLabel *m_overflow;
};

} // namespace lekthi::ui
