#pragma once

#include "core/numbering/problem.h"

#include <QWidget>

class QVBoxLayout;

namespace lekthi::ui {

/// The problems of a template as sentences, each with the fixes it has as buttons.
class ProblemList : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemList(QWidget *parent = nullptr);

    /// Shows the problems; fixes are left out where the template cannot be edited.
    void setProblems(const QList<numbering::Problem> &problems, bool offerFixes);
    void retranslate();

signals:
    void fixChosen(const lekthi::numbering::Problem &problem, const lekthi::numbering::Fix &fix);

private:
    void rebuild();
    QWidget *makeRow(const numbering::Problem &problem);
    QWidget *makeFix(const numbering::Problem &problem, const numbering::Fix &fix);

    QVBoxLayout *m_layout;
    QWidget *m_rows = nullptr;
    QList<QWidget *> m_fixes; ///< in the rows
    QList<numbering::Problem> m_problems;
    bool m_offerFixes = true;
};

} // namespace lekthi::ui
