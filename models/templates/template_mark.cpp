#include "models/templates/template_mark.h"

#include "core/numbering/proof/proof_text.h"

#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using numbering::ProofVerdict;

MarkLevel levelOf(TemplateMark mark)
{
    switch (mark) {
    case TemplateMark::Proved:
        return MarkLevel::Good;
    case TemplateMark::NotDecided:
        return MarkLevel::Notice;
    case TemplateMark::RepeatsEachPeriod:
    case TemplateMark::WouldCollide:
    case TemplateMark::RunsOut:
        return MarkLevel::Warning;
    case TemplateMark::CollidesInStore:
        return MarkLevel::Error;
    }
    Q_UNREACHABLE();
}

QString badgeOf(TemplateMark mark)
{
    switch (mark) {
    case TemplateMark::Proved:
        return u"✓"_s;
    case TemplateMark::NotDecided:
        return u"? "_s + QCoreApplication::translate("lekthi", "Not decided");
    case TemplateMark::RepeatsEachPeriod:
        return u"▲ "_s + QCoreApplication::translate("lekthi", "Repeats");
    case TemplateMark::WouldCollide:
        return u"▲ "_s + QCoreApplication::translate("lekthi", "Would collide");
    case TemplateMark::RunsOut:
        return u"▲ "_s + QCoreApplication::translate("lekthi", "Runs out");
    case TemplateMark::CollidesInStore:
        return u"✕ "_s + QCoreApplication::translate("lekthi", "Would collide");
    }
    Q_UNREACHABLE();
}

QString sentenceOf(TemplateMark mark)
{
    switch (mark) {
    case TemplateMark::Proved:
        return numbering::verdictTitle(ProofVerdict::Proved);
    case TemplateMark::NotDecided:
        return numbering::verdictTitle(ProofVerdict::NotDecided);
    case TemplateMark::RepeatsEachPeriod:
        return numbering::verdictTitle(ProofVerdict::RepeatsEachPeriod);
    case TemplateMark::RunsOut:
        return QCoreApplication::translate("lekthi", "A counter has run out of numbers or will soon.");
    case TemplateMark::WouldCollide:
    case TemplateMark::CollidesInStore:
        return numbering::verdictTitle(ProofVerdict::Collides);
    }
    Q_UNREACHABLE();
}

} // namespace lekthi::models
