#pragma once

#include "core/store/reference/reference_item.h"

#include <QWidget>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace lekthi::ui {

class Card;
class CodeCombo;
class CountingEditor;
class DateField;
class ParticipantsEditor;

/// One item of the reference data, to read or to change. UI thread only.
class ReferenceForm : public QWidget
{
    Q_OBJECT

public:
    explicit ReferenceForm(QWidget *parent = nullptr);

    void setReadOnly(bool isReadOnly);
    /// parents: what items of its kind belong to; organizations: those that can take part.
    void setLists(const QList<store::ReferenceItem> &parents,
                  const QList<store::ReferenceItem> &organizations);
    void show(const store::ReferenceItem &item);
    const store::ReferenceItem &shown() const { return m_item; }
    /// With what was typed.
    store::ReferenceItem wish() const;
    bool isChanged() const { return wish() != m_item; }
    void setWorking(bool isWorking);
    void retranslate();

signals:
    void changed();
    void saveRequested(const lekthi::store::ReferenceItem &item);

private:
    enum Field { Code, ShortCode, Thai, English, Chinese, FieldCount };

    void build();
    void orderTabs();
    void update();
    QString whyNot() const;

    store::ReferenceItem m_item;
    bool m_isReadOnly = false;
    bool m_isWorking = false;
    Card *m_card;
    QLabel *m_title;
    QLabel *m_parentCaption;
    CodeCombo *m_parent;
    QLabel *m_captions[FieldCount];
    QLineEdit *m_fields[FieldCount];
    QLabel *m_codeNote;
    QLabel *m_orderCaption;
    QSpinBox *m_order;
    QCheckBox *m_hasStart; ///< a date that is not known is left out
    DateField *m_starts;
    QCheckBox *m_hasEnd;
    DateField *m_ends;
    CountingEditor *m_counting;
    Card *m_participantsCard;
    ParticipantsEditor *m_participants;
    QLabel *m_why;
    QPushButton *m_close;
    QPushButton *m_save;
};

} // namespace lekthi::ui
