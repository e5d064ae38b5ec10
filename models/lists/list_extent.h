#pragma once

namespace lekthi::models {

/// A list that holds so many rows asks for no further page: nobody scrolls through more. Filters lead to
/// those behind them, exports have all.
inline constexpr int mostListRows = 20'000;

} // namespace lekthi::models
