#pragma once

#include "core/files/written_file.h"
#include "models/people/hand_over_sheet.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace lekthi::ui {

class Banner;

/// Shows a one-time password, once: to copy, to print on a sheet or to write to a PDF file. Deletes itself
/// and what it knew. UI thread only.
class HandOverDialog : public QDialog
{
    Q_OBJECT

public:
    HandOverDialog(models::HandOver handOver, QWidget *parent);

    void reject() override; ///< asks once while the password was not taken anywhere

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void copy();
    void print();
    void save();
    void writePdf(const QString &path);
    void sayWritten(const QString &path, const files::Written &written);
    void retranslate();

    const models::HandOver m_handOver;
    bool m_wasTaken = false;
    QLabel *m_title;
    QLabel *m_means;
    QLineEdit *m_password;
    QLabel *m_steps;
    Banner *m_banner;
    QPushButton *m_copy;
    QPushButton *m_print;
    QPushButton *m_save;
    QPushButton *m_close;
};

} // namespace lekthi::ui
