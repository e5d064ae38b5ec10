#pragma once

#include "app/ctl/parse/arguments.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace lekthi::ctl {

/// A file of a support bundle.
struct BundleFile
{
    QByteArray name; ///< ASCII, with its folder
    QString about;   ///< in the language of the program
    QByteArray content;
};

/// What helps others to find a fault, with every secret removed.
struct SupportBundle
{
    QList<BundleFile> files;
    QString storeProblem; ///< why the store could not be asked; empty: it was
};

/// Collects, under a README.txt in the language of the program that names each file, versions, what the store
/// says of itself, logs and configuration, without what leftOutOfBundles() names. Asks the store of --store;
/// where it is away the rest is collected all the same. May take as long as a store that does not answer.
SupportBundle collectSupport(const Arguments &arguments);

/// What is left out of every bundle, as sentences.
QStringList leftOutOfBundles();

} // namespace lekthi::ctl
