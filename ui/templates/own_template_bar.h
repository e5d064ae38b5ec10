#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace lekthi::ui {

/// Stands in place of the save bar for a type that uses the default template.
class OwnTemplateBar : public QWidget
{
    Q_OBJECT

public:
    explicit OwnTemplateBar(QWidget *parent = nullptr);

    void show(const QString &typeCode, const QString &projectCode, bool mayEdit);
    void retranslate();

signals:
    void openDefaultRequested();
    void giveOwnRequested();

private:
    QString m_typeCode;
    QString m_projectCode;
    bool m_mayEdit = false;
    QLabel *m_text;
    QPushButton *m_openDefault;
    QPushButton *m_giveOwn;
};

} // namespace lekthi::ui
