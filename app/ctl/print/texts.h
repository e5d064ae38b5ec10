#pragma once

#include <QCoreApplication>

namespace lekthi::ctl {

/// Translation for code that is no QObject: Texts::tr("...").
struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

} // namespace lekthi::ctl
