#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QMainWindow;

namespace lekthi {

/// Drives the real window through the main job, as a person would, and writes a picture of each step:
/// "01-sign-in.png", "02-templates.png", ... Expects a window on a fresh demo store that is about to open.
class PictureTour : public QObject
{
    Q_OBJECT

public:
    /// The window must outlive the tour. directory is made if it is missing.
    PictureTour(QMainWindow &window, QString directory, QObject *parent = nullptr);

    /// Starts; finished() follows when the last picture is written or a step could not be taken.
    void start();

signals:
    /// failure is empty when every picture was written, else a sentence that names the step.
    void finished(const QString &failure);

private:
    struct Step
    {
        QString name;
        std::function<void()> act;
        std::function<bool()> isReady;
    };

    // The requests of the tour, in the order in which they are made.
    static constexpr int templateRequest = 2;
    static constexpr int resetRequest = 3;
    static constexpr int voidRequest = 4;
    static constexpr int poolRequest = 5;
    static constexpr int importRequest = 6;

    /// With somebody else about a template.
    enum class Meeting { None, Begins, SavedElsewhere };

    void planSignIn();
    void planServer();
    void planTemplates();
    void planSaving();
    void planCounters();
    void planHistory();
    void planConflict();
    void planCollidingTemplate();
    void planImport();
    void planVoid();
    void planVoided();
    void planPools();
    void planPooled();
    void planTestBench();
    void search(const QString &text);
    void closeSearch();
    void planRequest();
    void planApproval();
    void planMetrics();
    void planAlerts();
    void planRegisterImport();
    void planStatus();
    void planPeople();
    void planLastSuperAdmin();
    void planAbout();
    void planOwnPassword();
    void planReference();
    void planSetup();
    void goToPage(const QString &page);
    void chooseAccount(const QString &login);
    void chooseRequest(int number);
    void chooseFile(QLatin1StringView dialogName, int action);
    void saveElsewhere();
    void confirmNewValue();
    void begin(std::size_t index);
    void poll();
    void write(QLatin1StringView field, const QString &text);
    bool writePicture();

    QMainWindow &m_window;
    QString m_directory;
    std::vector<Step> m_steps;
    std::size_t m_current = 0;
    bool m_asksForRollback = false;
    Meeting m_meeting = Meeting::None;
    int m_polls = 0;
};

} // namespace lekthi
