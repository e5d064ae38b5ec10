#pragma once

#include "core/audit/plain_texts.h"
#include "core/numbering/render.h"
#include "core/store/ledger/ledger_chain.h"
#include "core/store/reference/reference_data.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>
#include <QTime>

#include <optional>

namespace lekthi::audit {

/// Tells numbers that a template gives from numbers that a program other than ours made up: renders each
/// again from its template and counter (3.11.4), by the codes of today and by those of before. What the
/// ledger does not keep, the document's date, may be any. One thread.
class NumberTexts
{
public:
    NumberTexts(store::ReferenceData data, const QList<store::PastCode> &pastCodes);

    /// Whether a draw or a revision of this counter can have given the row's number and those that the row
    /// passed over.
    bool couldHaveGiven(const store::StoredLedgerRow &row, const numbering::CounterKey &key);

private:
    /// What rows of one template and counter have in common.
    struct Like
    {
        std::optional<numbering::Template> text{};
        numbering::NumberParts parts{};
        bool showsDate = false; ///< or the year of a counter that never starts again
        /// Of the number that was rendered last, what stands around the running number; with the revision and
        /// date of that one the next number differs in nothing else.
        QString before{};
        QString behind{};
        int digits = 0;           ///< 0: nothing is kept
        qint64 leastSequence = 1; ///< of the format of the template that wrote it
        QString revision{};
        QDate date{};
        QTime time{};
    };
    using Codes = QHash<QPair<int, int>, QStringList>; ///< by kind and item

    Like &likeOf(const QString &templateText, const numbering::CounterKey &key);
    bool couldBe(const QString &number, Like &like, const numbering::CounterKey &key) const;
    static bool isLikeTheLast(const QString &number, const Like &like);
    static void keepFrame(const numbering::DocumentNumber &rendered, Like &like);
    bool isByAnyCode(const QString &number, const Like &like, const numbering::CounterKey &key) const;
    QString patternOf(const numbering::Token &token, const Like &like,
                      const numbering::CounterKey &key) const;
    QStringList codesOf(const numbering::Token &token, const numbering::NumberParts &parts,
                        const numbering::CounterKey &key) const;

    store::ReferenceData m_data;
    PlainTexts m_plain;
    Codes m_pastCodes;
    QHash<QPair<QString, numbering::CounterKey>, Like> m_likes;
};

/// With the codes of the store.
store::Result<NumberTexts> readNumberTexts(store::Connection &connection);

} // namespace lekthi::audit
