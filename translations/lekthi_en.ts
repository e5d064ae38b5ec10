<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>lekthi</name>
    <message numerus="yes">
        <source>%n issued number(s) lie above %1: %2 to %3.</source>
        <translation>
            <numerusform>%n issued number lies above %1: %2 to %3.</numerusform>
            <numerusform>%n issued numbers lie above %1: %2 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are voided: %n number(s) may be given to new documents again.</source>
        <translation>
            <numerusform>It is voided: %n number may be given to a new document again.</numerusform>
            <numerusform>They are voided: %n numbers may be given to new documents again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n issues put numbers or rules at risk.</source>
        <translation>
            <numerusform>%n issue puts numbers or rules at risk.</numerusform>
            <numerusform>%n issues put numbers or rules at risk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Numbers are safe; %n issues to fix.</source>
        <translation>
            <numerusform>Numbers are safe; %n issue to fix.</numerusform>
            <numerusform>Numbers are safe; %n issues to fix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No issues found; %n checks are hidden from your account.</source>
        <translation>
            <numerusform>No issues found; %n check is hidden from your account.</numerusform>
            <numerusform>No issues found; %n checks are hidden from your account.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n programs are ready to allocate numbers.</source>
        <translation>
            <numerusform>%n program is ready to allocate numbers.</numerusform>
            <numerusform>%n programs are ready to allocate numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cluster has only %n nodes.</source>
        <translation>
            <numerusform>The cluster has only %n node.</numerusform>
            <numerusform>The cluster has only %n nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cluster has %n nodes and keeps working if one of them is lost.</source>
        <translation>
            <numerusform>The cluster has %n node.</numerusform>
            <numerusform>The cluster has %n nodes and keeps working if one of them is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replicas are connected.</source>
        <translation>
            <numerusform>%n replica is connected.</numerusform>
            <numerusform>%n replicas are connected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alerts are firing.</source>
        <translation>
            <numerusform>%n alert is firing.</numerusform>
            <numerusform>%n alerts are firing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>length of a stretch of time</comment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <comment>length of a stretch of time</comment>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>length of a stretch of time</comment>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken number(s) are skipped</source>
        <translation>
            <numerusform>%n taken number is skipped</numerusform>
            <numerusform>%n taken numbers are skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still in force after the reset: %n number(s) are skipped.</source>
        <translation>
            <numerusform>Still in force after the reset: %n number is skipped.</numerusform>
            <numerusform>Still in force after the reset: %n numbers are skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They stay taken: %n number(s) are not issued again.</source>
        <translation>
            <numerusform>It stays taken: %n number is not issued again.</numerusform>
            <numerusform>They stay taken: %n numbers are not issued again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more refusal(s) within a minute.</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%n more refusal within a minute.</numerusform>
            <numerusform>%n more refusals within a minute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) or digit(s)</source>
        <translation>
            <numerusform>%n letter or digit</numerusform>
            <numerusform>%n letters or digits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of the old register were imported.</source>
        <translation>
            <numerusform>%n number of the old register was imported.</numerusform>
            <numerusform>%n numbers of the old register were imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n per minute</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>%n per minute</numerusform>
            <numerusform>%n per minute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter stands at %1; this number comes %n number(s) later. %2</source>
        <comment>a sequence number, a counter</comment>
        <translation>
            <numerusform>The counter stands at %1; this number comes %n number later. %2</numerusform>
            <numerusform>The counter stands at %1; this number comes %n numbers later. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems found in the ledger.</source>
        <translation>
            <numerusform>%n problem found in the ledger.</numerusform>
            <numerusform>%n problems found in the ledger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hours left</source>
        <translation>
            <numerusform>about %n hour left</numerusform>
            <numerusform>about %n hours left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ledger, %n row(s)</source>
        <translation>
            <numerusform>Ledger, %n row</numerusform>
            <numerusform>Ledger, %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::models::AlertDesk</name>
    <message numerus="yes">
        <source>%n critical alerts, the latest: %1</source>
        <translation>
            <numerusform>%n critical alert, the latest: %1</numerusform>
            <numerusform>%n critical alerts, the latest: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::models::Reference</name>
    <message numerus="yes">
        <source>%n entries are left out; &quot;lekthictl store status&quot; names them.</source>
        <translation>
            <numerusform>%n entry is left out; &quot;lekthictl store status&quot; names it.</numerusform>
            <numerusform>%n entries are left out; &quot;lekthictl store status&quot; names them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::models::RegisterLineModel</name>
    <message numerus="yes">
        <source>%n sequence number(s) are missing in the register.</source>
        <translation>
            <numerusform>%n sequence number is missing in the register.</numerusform>
            <numerusform>%n sequence numbers are missing in the register.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::models::SetupRun</name>
    <message numerus="yes">
        <source>%n organization(s) added.</source>
        <translation>
            <numerusform>%n organization added.</numerusform>
            <numerusform>%n organizations added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) saved for %1.</source>
        <translation>
            <numerusform>%n template saved for %1.</numerusform>
            <numerusform>%n templates saved for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document type(s) added.</source>
        <translation>
            <numerusform>%n document type added.</numerusform>
            <numerusform>%n document types added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::models::TemplateListModel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>%n notice</numerusform>
            <numerusform>%n notices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AdminLogPage</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n entries; more are loaded as you scroll</source>
        <translation>
            <numerusform>The latest entry; more are loaded as you scroll</numerusform>
            <numerusform>The latest %n entries; more are loaded as you scroll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were written to %1.</source>
        <translation>
            <numerusform>%n entry was written to %1.</numerusform>
            <numerusform>%n entries were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n entries; use the filters to see earlier ones</source>
        <translation>
            <numerusform>The latest %n entry; use the filters to see earlier ones</numerusform>
            <numerusform>The latest %n entries; use the filters to see earlier ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::BenchResult</name>
    <message numerus="yes">
        <source>At least one number came twice among %n. Report this with the version of the program.</source>
        <translation>
            <numerusform>The one number came twice. Report this with the version of the program.</numerusform>
            <numerusform>At least one number came twice among %n. Report this with the version of the program.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), all different, but with gaps.</source>
        <translation>
            <numerusform>%n number, but with gaps before it.</numerusform>
            <numerusform>%n numbers, all different, but with gaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allocation(s) failed: %1</source>
        <translation>
            <numerusform>%n allocation failed: %1</numerusform>
            <numerusform>%n allocations failed: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled after %n number(s), all different and without gaps.</source>
        <translation>
            <numerusform>Cancelled after %n number.</numerusform>
            <numerusform>Cancelled after %n numbers, all different and without gaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), all different and without gaps.</source>
        <translation>
            <numerusform>%n number, without a gap.</numerusform>
            <numerusform>%n numbers, all different and without gaps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CountersPage</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n counter(s); more are loaded as you scroll</source>
        <translation>
            <numerusform>The first %n counter; more are loaded as you scroll</numerusform>
            <numerusform>The first %n counters; more are loaded as you scroll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters were written to %1.</source>
        <translation>
            <numerusform>%n counter was written to %1.</numerusform>
            <numerusform>%n counters were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n counter(s); use the filters to see others</source>
        <translation>
            <numerusform>The first %n counter; use the filters to see others</numerusform>
            <numerusform>The first %n counters; use the filters to see others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DigestCard</name>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::EffectsCard</name>
    <message numerus="yes">
        <source>%n more counters are not shown.</source>
        <translation>
            <numerusform>%n more counter is not shown.</numerusform>
            <numerusform>%n more counters are not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ErrorsPage</name>
    <message numerus="yes">
        <source>%n errors were written to %1.</source>
        <translation>
            <numerusform>%n error was written to %1.</numerusform>
            <numerusform>%n errors were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n errors; more are loaded as you scroll</source>
        <translation>
            <numerusform>The latest %n error; more are loaded as you scroll</numerusform>
            <numerusform>The latest %n errors; more are loaded as you scroll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n errors; use the filters to see earlier ones</source>
        <translation>
            <numerusform>The latest %n error; use the filters to see earlier ones</numerusform>
            <numerusform>The latest %n errors; use the filters to see earlier ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ExportButton</name>
    <message numerus="yes">
        <source>%n written</source>
        <comment>rows of a list</comment>
        <translation>
            <numerusform>%n written</numerusform>
            <numerusform>%n written</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HistoryPage</name>
    <message numerus="yes">
        <source>%n templates with all their versions were written to %1.</source>
        <translation>
            <numerusform>%n template with all its versions was written to %1.</numerusform>
            <numerusform>%n templates with all their versions were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new versions were saved.</source>
        <translation>
            <numerusform>%n new version was saved.</numerusform>
            <numerusform>%n new versions were saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ImportDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n new versions</source>
        <translation>
            <numerusform>Save %n new version</numerusform>
            <numerusform>Save %n new versions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ImportPart</name>
    <message numerus="yes">
        <source>%1 · %n line(s) · SHA-256 %2</source>
        <translation>
            <numerusform>%1 · %n line · SHA-256 %2</numerusform>
            <numerusform>%1 · %n lines · SHA-256 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Approve and import %n number(s)</source>
        <translation>
            <numerusform>Approve and import %n number</numerusform>
            <numerusform>Approve and import %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n number(s)</source>
        <translation>
            <numerusform>Import %n number</numerusform>
            <numerusform>Import %n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LatencyTrail</name>
    <message numerus="yes">
        <source>%n questions were not answered.</source>
        <translation>
            <numerusform>%n question was not answered.</numerusform>
            <numerusform>%n questions were not answered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerFilterBar</name>
    <message numerus="yes">
        <source>More filters, %n set</source>
        <translation>
            <numerusform>More filters, %n set</numerusform>
            <numerusform>More filters, %n set</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerPage</name>
    <message numerus="yes">
        <source>%n numbers were written to %1.</source>
        <translation>
            <numerusform>%n number was written to %1.</numerusform>
            <numerusform>%n numbers were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n numbers; more are loaded as you scroll</source>
        <translation>
            <numerusform>The latest number; more are loaded as you scroll</numerusform>
            <numerusform>The latest %n numbers; more are loaded as you scroll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %n new numbers</source>
        <translation>
            <numerusform>More than %n new number</numerusform>
            <numerusform>More than %n new numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new numbers</source>
        <translation>
            <numerusform>%n new number</numerusform>
            <numerusform>%n new numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n numbers; use the filters to see earlier ones</source>
        <translation>
            <numerusform>The latest %n number; use the filters to see earlier ones</numerusform>
            <numerusform>The latest %n numbers; use the filters to see earlier ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::Navigation</name>
    <message numerus="yes">
        <source>%1, %n waiting for you</source>
        <translation>
            <numerusform>%1, %n waiting for you</numerusform>
            <numerusform>%1, %n waiting for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NewPasswordForm</name>
    <message numerus="yes">
        <source>This is too short: enter at least %n characters.</source>
        <translation>
            <numerusform>This is too short: enter at least %n character.</numerusform>
            <numerusform>This is too short: enter at least %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter at least %n characters. The store may require capital and small letters, a digit and a symbol.</source>
        <translation>
            <numerusform>Enter at least %n character. The store may require capital and small letters, a digit and a symbol.</numerusform>
            <numerusform>Enter at least %n characters. The store may require capital and small letters, a digit and a symbol.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NumberGapsDialog</name>
    <message numerus="yes">
        <source>%n unexplained gap(s).</source>
        <translation>
            <numerusform>%n unexplained gap.</numerusform>
            <numerusform>%n unexplained gaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) were written to %1.</source>
        <translation>
            <numerusform>%n gap was written to %1.</numerusform>
            <numerusform>%n gaps were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PeoplePage</name>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n account</numerusform>
            <numerusform>%n accounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s) were written to %1.</source>
        <translation>
            <numerusform>%n account was written to %1.</numerusform>
            <numerusform>%n accounts were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolsPage</name>
    <message numerus="yes">
        <source>%n ID pool(s) were written to %1.</source>
        <translation>
            <numerusform>%n ID pool was written to %1.</numerusform>
            <numerusform>%n ID pools were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ID pool(s)</source>
        <translation>
            <numerusform>%n ID pool</numerusform>
            <numerusform>%n ID pools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PreviewCard</name>
    <message numerus="yes">
        <source>The real next number: this counter is at %1, and %n taken number(s) are skipped.</source>
        <translation>
            <numerusform>The real next number: this counter is at %1, and %n taken number is skipped.</numerusform>
            <numerusform>The real next number: this counter is at %1, and %n taken numbers are skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PreviewRows</name>
    <message numerus="yes">
        <source>After %n digit(s)</source>
        <translation>
            <numerusform>After %n digit</numerusform>
            <numerusform>After %n digits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReferencePage</name>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>%n entry imported.</numerusform>
            <numerusform>%n entries imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterImportDialog</name>
    <message numerus="yes">
        <source>Request to import %n number(s)</source>
        <translation>
            <numerusform>Request to import %n number</numerusform>
            <numerusform>Request to import %n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterLinesStep</name>
    <message numerus="yes">
        <source>Reading: %n line(s) so far…</source>
        <translation>
            <numerusform>Reading: %n line so far…</numerusform>
            <numerusform>Reading: %n lines so far…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) read through %1.</source>
        <translation>
            <numerusform>%n line read through %1.</numerusform>
            <numerusform>%n lines read through %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of other projects or types are ignored.</source>
        <translation>
            <numerusform>%n line of another project or type is ignored.</numerusform>
            <numerusform>%n lines of other projects or types are ignored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ResetRequestDialog</name>
    <message numerus="yes">
        <source>Not possible: %n of them belong(s) to documents.</source>
        <translation>
            <numerusform>Not possible: %n of them belongs to a document.</numerusform>
            <numerusform>Not possible: %n of them belong to documents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RunsOutBadge</name>
    <message numerus="yes">
        <source>%n more counter(s) of this template run out later.</source>
        <translation>
            <numerusform>%n more counter of this template runs out later.</numerusform>
            <numerusform>%n more counters of this template run out later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupRunStep</name>
    <message numerus="yes">
        <source>Project %1 with %n organization(s)</source>
        <translation>
            <numerusform>Project %1 with %n organization</numerusform>
            <numerusform>Project %1 with %n organizations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n template</numerusform>
            <numerusform>%n templates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StatusLine</name>
    <message numerus="yes">
        <source>%1: %n at risk</source>
        <comment>store</comment>
        <translation>
            <numerusform>%1: %n at risk</numerusform>
            <numerusform>%1: %n at risk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n to fix</source>
        <comment>store</comment>
        <translation>
            <numerusform>%1: %n to fix</numerusform>
            <numerusform>%1: %n to fix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TestBenchPage</name>
    <message numerus="yes">
        <source>Allocate %n test number(s)</source>
        <translation>
            <numerusform>Allocate %n test number</numerusform>
            <numerusform>Allocate %n test numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::UnboundDialog</name>
    <message numerus="yes">
        <source>The oldest %n number(s) without a document; there are more.</source>
        <translation>
            <numerusform>The oldest number without a document; there are more.</numerusform>
            <numerusform>The oldest %n numbers without a document; there are more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) without a document, the oldest first.</source>
        <translation>
            <numerusform>%n number without a document.</numerusform>
            <numerusform>%n numbers without a document, the oldest first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n day(s) ago</source>
        <translation>
            <numerusform>more than %n day ago</numerusform>
            <numerusform>more than %n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) were written to %1.</source>
        <translation>
            <numerusform>%n number was written to %1.</numerusform>
            <numerusform>%n numbers were written to %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
