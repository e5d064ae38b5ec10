#pragma once

#include <QGridLayout>
#include <QList>

#include <utility>

class QLabel;

namespace lekthi::ui {

/// Facts under each other, each behind its caption, to be selected by mouse. The labels belong to the
/// widget that the grid lies on. UI thread only.
class FactsGrid : public QGridLayout
{
    Q_OBJECT

public:
    FactsGrid(int facts, QWidget *labelParent);

    void setCaption(int fact, const QString &caption);
    void setFact(int fact, const QString &text);
    /// Captions with their texts; what the grid has room for beyond them is hidden.
    void setFacts(const QList<std::pair<QString, QString>> &facts);
    void setFactHidden(int fact, bool isHidden); ///< with its caption
    QLabel *label(int fact) const;               ///< of the fact, never null

    /// Of grids under each other: their texts begin in one line, behind the widest caption that is shown.
    static void alignTexts(const QList<FactsGrid *> &grids);

private:
    QLabel *at(int fact, int column) const;
};

} // namespace lekthi::ui
