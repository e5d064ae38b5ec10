#pragma once

#include "core/numbering/proof/repair.h"
#include "core/store/templates/proof_data.h"
#include "models/templates/template_key.h"
#include "models/templates/template_mark.h"

#include <QDate>
#include <QHash>

#include <optional>
#include <stop_token>

namespace lekthi::models {

/// What is held against each other: all templates of the store and the codes of its reference data.
struct ProofGround
{
    QList<store::NumberTemplate> templates;
    store::ReferenceData reference;
    QDate exampleDate; ///< examples are dated near it
};

/// Two documents and the number that both would get, each coloured by the parts that it came from.
struct CollisionExample
{
    numbering::Collision collision;
    numbering::DocumentNumber first;
    numbering::DocumentNumber second;
};

/// What the uniqueness proof says of one template.
struct TemplateProof
{
    numbering::Proof proof;
    QList<CollisionExample> examples; ///< what weighs most first, among equals the shortest
    numbering::PeriodKind period = numbering::PeriodKind::Yearly;
    bool blocksSaving = false; ///< unless another person approves it (3.11.7)

    TemplateMark mark() const;
};

/// Proves the edited template against the rest of the store; nothing if no number can be made by it. Pure;
/// may be called from any thread.
std::optional<TemplateProof> proveTemplate(const ProofGround &ground, const store::NumberTemplate &edited,
                                           const std::stop_token &stop = {});

/// Ways to mend it, the fewest steps first. Takes some dozens of proofs. Pure.
QList<numbering::Repair> repairsOfTemplate(const ProofGround &ground, const store::NumberTemplate &edited,
                                           const std::stop_token &stop = {});

/// What is true of every saved template. Empty if it was stopped. Pure.
QHash<TemplateKey, TemplateMark> marksOfTemplates(const ProofGround &ground,
                                                  const std::stop_token &stop = {});

} // namespace lekthi::models
