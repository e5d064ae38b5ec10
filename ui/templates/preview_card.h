#pragma once

#include "core/allocation/next_number.h"
#include "core/numbering/preview.h"
#include "core/numbering/template.h"
#include "core/store/templates/number_template.h"
#include "models/templates/sample.h"
#include "ui/widgets/card.h"

#include <optional>

class QLabel;
class QPushButton;

namespace lekthi::models {
class NextNumberLookUp;
class Session;
} // namespace lekthi::models

namespace lekthi::ui {

class NumberView;
class OrderPicture;
class PreviewFields;
class PreviewRows;

/// Shows the numbers that a template makes: the next one large, then what follows. The next one is what the
/// counter would really give, past taken numbers, unless a person assumes another value; none while that is
/// unknown.
class PreviewCard : public Card
{
    Q_OBJECT

public:
    explicit PreviewCard(models::Session &session, QWidget *parent = nullptr);

    /// The document to start from; forgets an assumed value.
    void setSample(const models::Sample &sample);
    const models::Sample &sample() const;
    /// Renders at once.
    void setTemplate(const numbering::ParsedTemplate &parsed, const store::TemplateSettings &settings);
    /// The template by which the numbers so far were drawn; takes effect with the next setTemplate.
    void setStored(const QString &text);
    void setHighlightedStart(qsizetype templateStart);
    void readCounterAgain();
    /// The codes that numbers are made of have changed.
    void renewReference();
    void retranslate();

signals:
    void templatePartHovered(qsizetype templateStart);

private:
    void build();
    void lookUpCounter();
    std::optional<allocation::NextNumberWish> wishFor(const numbering::CounterKey &key) const;
    void takeCounter();
    void assumeValue();
    void useRealValue();
    void render();
    bool showsReal() const;
    void showReal(numbering::Preview &preview, QString &whyNoneFollows) const;
    void showNote();
    QString realNote() const;
    QString assumedNote() const;
    QString titleText() const;

    models::Session &m_session;
    numbering::ParsedTemplate m_parsed;
    numbering::ParsedTemplate m_stored;
    store::TemplateSettings m_settings;
    bool m_assumed = false;
    bool m_complete = true;
    models::NextNumberLookUp *m_counter;
    NumberView *m_number;
    PreviewFields *m_fields;
    QLabel *m_note;
    QPushButton *m_noteAction;
    PreviewRows *m_rows;
    OrderPicture *m_order;
};

} // namespace lekthi::ui
