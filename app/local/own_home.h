#pragma once

namespace lekthi::local {

/// Without HOME, as services and cron start programs, files of the user would land in the root of the disk:
/// then it is what the system has for the user. Before anything asks for a folder; before threads are
/// started.
void provideHome();

} // namespace lekthi::local
