#pragma once

#include "models/pools/id_check.h"
#include "ui/widgets/card.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace lekthi::ui {

/// Where a person types an id and reads whether it is right, and when and to whom it was issued. UI thread
/// only.
class IdCheckCard : public Card
{
    Q_OBJECT

public:
    explicit IdCheckCard(QWidget *parent = nullptr);

    /// For another pool: nothing is typed.
    void clear();
    void setReady(bool isReady); ///< whether ids of the pool can be checked
    void showCheck(models::IdVerdict verdict, const QString &text);
    void showFailure(const QString &sentence);
    void retranslate();

signals:
    void checkWanted(const QString &typed);

private:
    void check();
    void showReady();

    bool m_isReady = false;
    QLabel *m_caption;
    QLineEdit *m_typed;
    QPushButton *m_check;
    QLabel *m_answer;
};

} // namespace lekthi::ui
