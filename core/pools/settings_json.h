#pragma once

#include "core/pools/pool_settings.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>

#include <tl/expected.hpp>

namespace lekthi::pools {

/// All settings under the names of fieldName(): {"name", "length", "minimum", "batch", "notStartWith", ...}.
QJsonObject toJson(const PoolSettings &settings);

/// The same as the text that the store keeps and hashes as the facts of a request: UTF-8 without spaces,
/// names sorted. Equal settings give equal texts.
QByteArray settingsText(const PoolSettings &settings);

/// Reads what toJson() wrote. Every setting must be there and no other, with the type that it has there: what
/// was approved is all that there is. Fails with all problems of form, or else of meaning.
tl::expected<PoolSettings, QList<SettingsProblem>> settingsFromJson(const QJsonObject &json);

/// Settings of filters alone, as in a file of them: what is not there keeps the value that it has in
/// `defaults`. Fails with the problems of form; what they mean is not looked at.
tl::expected<FilterSettings, QList<SettingsProblem>> filtersFromJson(const QJsonObject &json,
                                                                     FilterSettings defaults = {});

} // namespace lekthi::pools
