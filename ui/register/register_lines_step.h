#pragma once

#include "models/register/register_import_reading.h"

#include <QStackedWidget>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;

namespace lekthi::ui {

class PlanLinesView;

/// The third step of an import: how far the reading is, and then what was found. UI thread only.
class RegisterLinesStep : public QStackedWidget
{
    Q_OBJECT

public:
    explicit RegisterLinesStep(const store::ReferenceData &reference, QWidget *parent = nullptr);

    /// Columns of the list are kept for this person.
    void keepFor(const QString &login);
    /// Follows a file of so many bytes while it is read.
    void showReading(std::shared_ptr<const models::ReadingProgress> progress, qint64 size);
    void stopReading();
    void showFindings(std::shared_ptr<const models::RegisterFindings> findings);
    /// The file that a proposed name for saving is made of.
    void setFileName(const QString &name) { m_fileName = name; }
    void retranslate();

signals:
    void saved(const QString &path);
    /// With what is wrong and what to do, as a sentence.
    void savingFailed(const QString &message);

private:
    QWidget *makeReading();
    QWidget *makeResult(const store::ReferenceData &reference);
    void showProgress();
    void showSummary();
    void chooseWhereTo();
    void saveTroubles(const QString &path);

    std::shared_ptr<const models::ReadingProgress> m_progress;
    qint64 m_size = 0;
    std::shared_ptr<const models::RegisterFindings> m_findings;
    QString m_fileName;
    QTimer m_tick;
    QProgressBar *m_bar;
    QLabel *m_readText;
    QLabel *m_summary;
    PlanLinesView *m_lines;
    QPushButton *m_save;
};

} // namespace lekthi::ui
