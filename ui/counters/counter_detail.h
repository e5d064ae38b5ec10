#pragma once

#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "models/counters/counter_model.h"
#include "models/requests/request_rights.h"
#include "ui/widgets/card.h"

#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;

namespace lekthi::ui {

class NumberLine;
class NumberView;

/// One counter in words: its key, its last number, what it hands out next, and when
/// its digits end. UI thread only.
class CounterDetail : public Card
{
    Q_OBJECT

public:
    /// Both outlive the card.
    CounterDetail(const store::Person &person, const store::ReferenceData &reference,
                  QWidget *parent = nullptr);

    void showRow(const models::CounterRow &row);
    void setGlass(models::Glass glass); ///< of the person's account
    void clear();
    void retranslate();
    /// Opens how long the numbers of the counter that is shown last, below this area of a widget.
    void showHowLong(const QWidget &view, const QRect &area);

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    void resetRequested();             ///< of the counter that is shown
    void openRequestWanted(qint64 id); ///< the request that waits is to be shown
    void templateWanted();             ///< of the counter that is shown
    void gapsWanted();                 ///< of the counter that is shown

private:
    QWidget *makeKeySide();
    QWidget *makeNumberSide();
    void buildLasting();
    void keepRoom();
    static QString pathText(const QString &sender, const QString &recipient);
    void showKey(const models::CounterRow &row);
    void showNumbers(const models::CounterRow &row);
    void showOutlook(const models::CounterRow &row);
    void showReset();
    qint64 openRequest() const;
    QString typeDetails(const numbering::CounterKey &key) const;

    const store::Person &m_person;
    const store::ReferenceData &m_reference;
    models::Glass m_glass = models::Glass::Whole;
    std::optional<models::CounterRow> m_row;
    int m_room = 0; ///< that a counter needed at this width, so that others move nothing
    QWidget *m_facts;
    QLabel *m_hint;
    QLabel *m_heading;
    QLabel *m_path;
    QLabel *m_details;
    QLabel *m_lastCaption;
    QLabel *m_last;
    QPushButton *m_reset;
    QPushButton *m_gaps;
    QLabel *m_whyNoReset;
    QLabel *m_nextCaption;
    NumberView *m_next;
    QLabel *m_whyNoNext;
    QLabel *m_skipped;
    QLabel *m_afterCaption;
    NumberLine *m_after;
    QWidget *m_lasting;
    QLabel *m_outlook;
    QPushButton *m_howLong;
};

} // namespace lekthi::ui
