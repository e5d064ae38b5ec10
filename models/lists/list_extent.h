#pragma once

namespace lekthi::models {

/// So many rows of a list are held at most: more than anybody scrolls through, and no more than some 50 MiB.
/// Filters lead to those behind them, exports have all.
inline constexpr int mostListRows = 20'000;

} // namespace lekthi::models
