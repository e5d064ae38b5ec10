#pragma once

#include "core/store/session/connection.h"

#include <QStringList>

#include <memory>

namespace lekthi::test {

enum class Decision { Request, Approve, Reject, Withdraw, SetTemplate };

/// A session with the store, as an administrator or as a person of the demo. Fatal if there is none.
std::unique_ptr<store::Connection> enter(const store::Address &address);
std::unique_ptr<store::Connection> enter(const store::Address &address, const QString &login);

/// Makes decisions about the demo letters, each as the person whose it is. Belongs to one thread, but make()
/// may be called from any.
class DecisionMaker
{
public:
    /// What the decision is about to be made on, as its maker has read it.
    struct Occasion
    {
        qint64 counterId = 0;
        qint64 newNumber = 0;
        int version = 0; ///< of the counter, or of the template
        qint64 request = 0;
        QByteArray digest{}; ///< of the request
    };

    explicit DecisionMaker(store::Address address);

    /// How many numbers an approval releases.
    void setNumbersToRelease(int count) { m_numbersToRelease = count; }
    void drawNumbers(int count);
    /// Leads up to the decision, which may be made then.
    Occasion prepare(Decision decision);
    store::Result<void> make(Decision decision, const Occasion &occasion,
                             store::Connection &connection) const;
    void makeUndisturbed(Decision decision, const Occasion &occasion) const;
    /// The same for lekthictl.
    QStringList wordsOf(Decision decision, const Occasion &occasion) const;
    /// What the maker is told when all was done already.
    int repeatedCode(Decision decision) const;
    QString makerOf(Decision decision) const;

private:
    void closeOpenRequests();
    void request(Occasion &occasion);

    const store::Address m_address;
    int m_numbersToRelease = 3;
};

} // namespace lekthi::test
