#pragma once

#include <QStringList>
#include <QTranslator>

class QWidget;

namespace lekthi::test {

/// English in which every word is two fifths longer, as a translation may make it. What stands for something
/// else keeps its length: places of values, marks of key letters, markup and tokens of templates.
class LongTexts : public QTranslator
{
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *sourceText, const char *disambiguation,
                      int n) const override;
};

/// Labels, buttons, check boxes, tabs and headings that are seen below a widget and have less room than their
/// text needs, or stand partly outside of what holds them: "path: needs 80 x 20, has 72 x 20 (text)".
QStringList cutTexts(const QWidget &root);

} // namespace lekthi::test
