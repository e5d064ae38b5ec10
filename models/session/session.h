#pragma once

#include "core/numbering/calendar.h"
#include "core/store/ledger/ledger_list.h"
#include "core/store/metrics/minute_range.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "core/store/session/address.h"
#include "core/store/session/store_worker.h"
#include "models/session/work.h"
#include "models/templates/template_key.h"

#include <QObject>

namespace lekthi::models {

/// One signed-in person on one store. Made by the main window at sign-in, outlived by it; pages hold a
/// reference.
class Session : public QObject
{
    Q_OBJECT

public:
    Session(store::Address address, store::Person person, store::ReferenceData reference,
            QObject *parent = nullptr);

    const store::Address &address() const { return m_address; }
    const store::Person &person() const { return m_person; }
    /// As it was read last. References to it stay good when it is read anew, pointers into it do not.
    const store::ReferenceData &reference() const { return m_reference; }
    /// Reads the reference data anew if their stamp in the store has moved: costs one row. Does not wait.
    void refreshReference();
    /// The person's account has another password by now.
    void setPassword(const QString &password);
    /// Work on the store goes through here; never a connection in the UI thread.
    store::StoreWorker &worker() { return *m_worker; }
    /// The same with a connection of its own, for what takes its time: what a person waits for must not stand
    /// in line behind it.
    store::StoreWorker &slowWorker() { return *m_slowWorker; }

signals:
    /// reference() is another one now.
    void referenceChanged();
    /// This person did something about a request; what is known of them is to be read anew.
    void requestsChanged();
    /// A request is to be shown to the person.
    void requestWanted(qint64 id);
    /// The entries of the admin log of this action in this project are to be shown.
    void adminLogWanted(const QString &action, int projectId);
    /// A template is to be shown to the person, or the default where the type has none of its own.
    void templateWanted(const TemplateKey &key);
    /// The versions of a template are to be shown.
    void historyWanted(const TemplateKey &key);
    /// A counter is to be shown to the person.
    void counterWanted(qint64 id);
    /// The numbers of the ledger that the filter lets through are to be shown.
    void ledgerWanted(const store::LedgerFilter &filter);
    /// What a person typed elsewhere is to be looked for everywhere.
    void searchWanted(const QString &text);
    /// The error of this reference is to be shown.
    void errorWanted(const QString &reference);
    /// The alerts are to be shown.
    void alertsWanted();
    /// The ID pool of this name is to be shown.
    void poolWanted(const QString &name);
    /// The counters that most is asked of are to be shown.
    void busiestCountersWanted();
    /// The status is to be shown. light: the name of the one to begin with; empty: from the top.
    void statusWanted(const QString &light);
    /// What was measured in this range, of what the filter lets through, is to be shown.
    void metricsWanted(const store::MinuteRange &range, const store::TallyFilter &filter);

private:
    store::Address m_address;
    store::Person m_person;
    store::ReferenceData m_reference;
    qint64 m_referenceStamp = 0; ///< 0: not read yet
    bool m_readsReference = false;
    store::StoreWorker *m_worker;
    store::StoreWorker *m_slowWorker;
};

/// A code with its name in the program's language: "คคง. ที่ปรึกษาควบคุมงานก่อสร้าง".
QString displayName(const store::CodedItem &item);
QString itemName(const store::CodedItem &item); ///< the name alone
QString displayName(const store::Person &person);

/// All persons with an account, those who left too.
Work<QList<store::Person>> readingPeople();
QString roleTitle(store::Role role);

} // namespace lekthi::models
