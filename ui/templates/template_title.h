#pragma once

#include <QDateTime>
#include <QLabel>
#include <QString>

namespace lekthi::ui {

/// The line that says which template this is and what state it is in.
class TemplateTitle : public QLabel
{
    Q_OBJECT

public:
    struct Facts
    {
        QString title; ///< code and name
        QString projectCode;
        int version = 0; ///< 0: not in the store yet
        QDateTime changedAt;
        QString changedBy;
        QString reason;
        bool usesDefault = false;
        bool hasDraft = false;
        int draftBasedOn = 0; ///< if it is older than the version, else 0
    };

    explicit TemplateTitle(QWidget *parent = nullptr);

    void show(const Facts &facts);
    void retranslate();

private:
    QStringList notes() const;

    Facts m_facts;
};

} // namespace lekthi::ui
