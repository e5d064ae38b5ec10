#pragma once

#include "core/register/register_reader.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace lekthi::ui {

class Card;
class CodeCombo;

/// The first step of an import: which file, and whose numbers it holds. UI thread only.
class RegisterFileStep : public QWidget
{
    Q_OBJECT

public:
    explicit RegisterFileStep(const store::ReferenceData &reference, QWidget *parent = nullptr);

    void setPath(const QString &path);
    const QString &path() const { return m_path; }
    void setTarget(int projectId, int typeId);
    registers::RegisterTarget target() const;
    /// What is still missing; empty if nothing is.
    QString whyNot() const;
    void retranslate();

signals:
    void changed();

private:
    void chooseFile();

    const store::ReferenceData &m_reference;
    QString m_path;
    Card *m_fileCard;
    QLabel *m_hint;
    QPushButton *m_choose;
    QLabel *m_name;
    Card *m_targetCard;
    QLabel *m_projectCaption;
    CodeCombo *m_project;
    QLabel *m_typeCaption;
    CodeCombo *m_type;
    QLabel *m_means;
};

} // namespace lekthi::ui
