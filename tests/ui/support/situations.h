#pragma once

#include "core/store/session/address.h"

#include <QString>

namespace lekthi::test {

class TestWindow;

// What is not on a page by itself, brought about as people do it. False if it does not come.

/// A Super Admin's request to reset the counter of letters of the demo, which another one can approve.
bool requestReset(const store::Address &store);

/// The letter template of the demo in its editor, changed to this text. Somebody who may edit it is signed
/// in.
bool editLetters(TestWindow &test, const QString &text);
/// Two people saved other versions of the letter template; the page shows what differs.
bool bringIntoConflict(TestWindow &test, const store::Address &store);
/// The dialog that asks a Super Admin to allow a template whose numbers can repeat.
bool askForTemplate(TestWindow &test);

/// The dialog to which a button of the page People leads about an account, by way of signing in as the
/// administrator of the server where that was not done yet. A Super Admin is signed in.
bool openPeopleDialog(TestWindow &test, const store::Address &store, const QString &login,
                      const QString &button, const QString &dialog);

// Rows of a test, with their columns.

/// "login", "button" and "dialog", for openPeopleDialog.
void addPeopleDialogs();
/// "page", "button" and "dialog": what the button opens for a Super Admin.
void addDialogs();

} // namespace lekthi::test
