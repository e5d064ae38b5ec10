#pragma once

#include <QRandomGenerator>
#include <QString>
#include <QStringList>

namespace lekthi::test {

/// Makes templates that are nearly right: sound ones with a few changes, rows of odd pieces, and long ones
/// around every limit. The same seed makes the same ones. Half of a surrogate pair is never in them: no
/// program can send it.
class NastyTemplates
{
public:
    struct Made
    {
        QString typeCode; ///< empty: for all types
        QString text;
    };

    explicit NastyTemplates(quint32 seed)
        : m_random(seed)
    {
    }

    Made next();

private:
    QString sound(const QString &typeCode);
    QString row();
    QString date();
    QString piece();
    char32_t anyCharacter();
    void change(QList<char32_t> &text);
    void lengthen(QString &text);
    int below(qsizetype end) { return m_random.bounded(static_cast<int>(end)); }
    template <typename List>
    auto oneOf(const List &list)
    {
        return list[below(std::size(list))];
    }

    QRandomGenerator m_random;
};

} // namespace lekthi::test
