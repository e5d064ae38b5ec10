<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>Texts</name>
    <message>
        <source>%1 of %2 IDs</source>
        <comment>done, all</comment>
        <translation>%1／%2 個識別碼</translation>
    </message>
</context>
<context>
    <name>WorkbookWriter</name>
    <message>
        <source>there is not enough memory</source>
        <translation>記憶體不足</translation>
    </message>
    <message>
        <source>a workbook holds at most 1,048,575 rows. Narrow the filters, or export as CSV</source>
        <translation>活頁簿最多容納 1,048,575 列。請縮小篩選範圍，或匯出為 CSV</translation>
    </message>
    <message>
        <source>The workbook cannot be written: there is no space left in the folder for temporary files, %1. Free some space there, or export as CSV.</source>
        <translation>無法寫入活頁簿：暫存檔資料夾 %1 沒有剩餘空間。請在該處清出空間，或匯出為 CSV。</translation>
    </message>
</context>
<context>
    <name>lekthi</name>
    <message>
        <source>The system is busy, try again later.</source>
        <translation>系統忙碌中，請稍後再試</translation>
    </message>
    <message>
        <source>Another program changed the counter at the same time. Try again.</source>
        <translation>計數器剛由另一個程式變更。請再試一次。</translation>
    </message>
    <message>
        <source>No number was allocated because of a database error.</source>
        <translation>因資料庫發生錯誤，未取得編號。</translation>
    </message>
    <message>
        <source>Redis cannot be reached. Until it is back, numbers are allocated more slowly. Check the Redis server.</source>
        <translation>無法連線到 Redis。恢復連線前，取號會較慢。請檢查 Redis 伺服器。</translation>
    </message>
    <message>
        <source>The request is incomplete. Check what was entered.</source>
        <translation>取號要求不完整。請檢查輸入的內容。</translation>
    </message>
    <message>
        <source>The number %1 is in use already, and the template does not allow passing over numbers in use. Ask the Project Admin to change the template.</source>
        <translation>編號 %1 已被使用，而編號格式不允許略過已使用的編號。請洽專案管理員修改編號格式。</translation>
    </message>
    <message>
        <source>The sequence number has too few digits for %1. Ask the Project Admin to give the template more digits.</source>
        <translation>流水號位數不足，無法容納 %1。請洽專案管理員增加編號格式的位數。</translation>
    </message>
    <message>
        <source>There is no project %1. Choose a project from the list.</source>
        <translation>找不到專案 %1。請從清單選擇專案。</translation>
    </message>
    <message>
        <source>Project %1 is closed. Choose a project that is active.</source>
        <translation>專案 %1 已結案。請選擇進行中的專案。</translation>
    </message>
    <message>
        <source>%1 takes part in several projects. Choose the project.</source>
        <translation>%1 參與多個專案。請選擇專案。</translation>
    </message>
    <message>
        <source>There is no sender %1. Choose an organization from the list.</source>
        <translation>找不到發文單位 %1。請從清單選擇單位。</translation>
    </message>
    <message>
        <source>The sender %1 does not take part in this project. Choose another sender or another project.</source>
        <translation>發文單位 %1 未參與此專案。請選擇其他發文單位或其他專案。</translation>
    </message>
    <message>
        <source>The sender %1 takes part in no active project. Choose another sender.</source>
        <translation>發文單位 %1 未參與任何進行中的專案。請選擇其他發文單位。</translation>
    </message>
    <message>
        <source>There is no recipient %1. Choose an organization from the list.</source>
        <translation>找不到受文單位 %1。請從清單選擇單位。</translation>
    </message>
    <message>
        <source>%1 needs a recipient. Choose one.</source>
        <translation>%1 需要受文單位。請選擇一個。</translation>
    </message>
    <message>
        <source>%1 has no recipient. Leave the recipient empty.</source>
        <translation>%1 沒有受文單位。請將受文單位留空。</translation>
    </message>
    <message>
        <source>The recipient %1 does not take part in this project. Choose another recipient or another project.</source>
        <translation>受文單位 %1 未參與此專案。請選擇其他受文單位或其他專案。</translation>
    </message>
    <message>
        <source>There is no document type %1. Choose one from the list.</source>
        <translation>找不到文件類型 %1。請從清單選擇。</translation>
    </message>
    <message>
        <source>The number shows the sub type. Choose one.</source>
        <translation>編號中含有子類型。請選擇一個。</translation>
    </message>
    <message>
        <source>There is no sub type %1. Choose one from the list.</source>
        <translation>找不到子類型 %1。請從清單選擇。</translation>
    </message>
    <message>
        <source>The number shows the RFA type. Choose one.</source>
        <translation>編號中含有 RFA 類型。請選擇一個。</translation>
    </message>
    <message>
        <source>There is no RFA type %1. Choose one from the list.</source>
        <translation>找不到 RFA 類型 %1。請從清單選擇。</translation>
    </message>
    <message>
        <source>The number shows the discipline. Choose one.</source>
        <translation>編號中含有專業。請選擇一個。</translation>
    </message>
    <message>
        <source>There is no discipline %1. Choose one from the list.</source>
        <translation>找不到專業 %1。請從清單選擇。</translation>
    </message>
    <message>
        <source>The number shows the revision. Enter one, for example A.</source>
        <translation>編號中含有版次。請輸入版次，例如 A。</translation>
    </message>
    <message>
        <source>“%1” is no revision. Enter 1 to 10 letters or digits.</source>
        <translation>「%1」不是有效的版次。請輸入 1 到 10 個字母或數字。</translation>
    </message>
    <message>
        <source>%1 numbers cannot be allocated at once. Request 1 to 500.</source>
        <translation>無法一次取 %1 個編號。請要求 1 到 500 個。</translation>
    </message>
    <message>
        <source>There is no number template for %1. Ask the Project Admin to add one.</source>
        <translation>%1 沒有編號格式。請洽專案管理員新增。</translation>
    </message>
    <message>
        <source>The number template %1 gives no number. Ask the Project Admin to fix it.</source>
        <translation>編號格式 %1 無法產生編號。請洽專案管理員修正。</translation>
    </message>
    <message>
        <source>The request id %1 was used for another request. Use a new id.</source>
        <translation>要求識別碼 %1 已用於其他要求。請改用新的識別碼。</translation>
    </message>
    <message>
        <source>The number %1 was never issued in this project. Check the number.</source>
        <translation>此專案從未核發編號 %1。請檢查編號。</translation>
    </message>
    <message>
        <source>%1 is not a token. Did you mean %2?</source>
        <translation>%1 不是代碼欄位。您是指 %2 嗎？</translation>
    </message>
    <message>
        <source>There is no token between these braces. Remove them.</source>
        <translation>這組大括號中沒有代碼欄位。請移除大括號。</translation>
    </message>
    <message>
        <source>%1 is not a token. Choose a token from the list or remove it.</source>
        <translation>%1 不是代碼欄位。請從清單選擇代碼欄位，或將它移除。</translation>
    </message>
    <message>
        <source>%1 is no longer used, because it does not say whether the sender or the recipient is meant. Use instead: %2</source>
        <translation>%1 已停用，因為未指明是發文單位還是受文單位。請改用：%2</translation>
    </message>
    <message>
        <source>%1 is no longer used, because it does not say which of a document&apos;s types is meant. Use instead: %2</source>
        <translation>%1 已停用，因為未指明是文件的哪一種類型。請改用：%2</translation>
    </message>
    <message>
        <source>%1 is no longer used, because it does not say in which calendar the year is counted. Use instead: %2</source>
        <translation>%1 已停用，因為未指明年份採用哪一種曆法。請改用：%2</translation>
    </message>
    <message>
        <source>%1 is a name from older templates. Use instead: %2</source>
        <translation>%1 是舊編號格式的名稱。請改用：%2</translation>
    </message>
    <message>
        <source>%1 is no longer used, because these documents have no value for it. Remove it.</source>
        <translation>%1 已停用，因為這類文件沒有對應的值。請移除。</translation>
    </message>
    <message>
        <source>%1 is not correct, and these documents have no value for it. Remove it.</source>
        <translation>%1 不正確，而且這類文件沒有對應的值。請移除。</translation>
    </message>
    <message>
        <source>%1 is not complete or not correct. Use instead: %2</source>
        <translation>%1 不完整或不正確。請改用：%2</translation>
    </message>
    <message>
        <source>This { has no }. Close the token, or write {{ to print a brace in the number.</source>
        <translation>這個 { 沒有對應的 }。請補齊代碼欄位的括號；若要在編號中印出大括號，請寫 {{。</translation>
    </message>
    <message>
        <source>This } has no {. Remove it, or write }} to print a brace in the number.</source>
        <translation>這個 } 沒有對應的 {。請移除；若要在編號中印出大括號，請寫 }}。</translation>
    </message>
    <message>
        <source>With the longest codes in use the number would have %1 characters; %2 are allowed. Shorten the template.</source>
        <translation>以使用中最長的代碼計算，編號會有 %1 個字元，上限為 %2 個。請縮短編號格式。</translation>
    </message>
    <message>
        <source>The template has %1 characters; %2 are allowed. Remove the rest from here on.</source>
        <translation>編號格式有 %1 個字元，上限為 %2 個。請移除從這裡開始的內容。</translation>
    </message>
    <message>
        <source>The symbol %1 does not belong in a number, because not every program can show it. Remove it.</source>
        <translation>編號中不應使用符號 %1，因為有些程式無法顯示。請移除。</translation>
    </message>
    <message>
        <source>The mark %1 has no letter before it and would change the code in front of it. Remove it or write its letter.</source>
        <translation>附加符號 %1 前面沒有字母，會改變前一個代碼。請移除，或補上字母。</translation>
    </message>
    <message>
        <source>A space (%1) at the beginning or end of a number is easily overlooked. Remove it.</source>
        <translation>編號開頭或結尾的空格（%1）容易被忽略。請移除。</translation>
    </message>
    <message>
        <source>The text at %1 looks like another text but is stored differently, so a search would miss it. Replace it with the usual form.</source>
        <translation>%1 處的文字看起來與另一段文字相同，但儲存方式不同，搜尋時會找不到。請改用一般寫法。</translation>
    </message>
    <message>
        <source>The character %1 cannot be seen or is not a plain space. Remove it or replace it.</source>
        <translation>字元 %1 看不見，或不是一般空格。請移除或取代。</translation>
    </message>
    <message>
        <source>A template for %2 needs %1. Insert it.</source>
        <translation>%2 的編號格式需要 %1。請插入。</translation>
    </message>
    <message>
        <source>%1 has no value in a template for all document types. Remove it.</source>
        <translation>在適用所有文件類型的編號格式中，%1 沒有值。請移除。</translation>
    </message>
    <message>
        <source>%1 has no value in documents of type %2. Remove it.</source>
        <translation>在類型為 %2 的文件中，%1 沒有值。請移除。</translation>
    </message>
    <message>
        <source>The template is empty. Choose tokens from the list.</source>
        <translation>編號格式是空的。請從清單選擇代碼欄位。</translation>
    </message>
    <message>
        <source>The sequence number is here a second time. Remove %1.</source>
        <translation>流水號重複出現。請移除 %1。</translation>
    </message>
    <message>
        <source>%1 cannot stand in a template for %2, because an RFA belongs to the project and has no single recipient. Remove it.</source>
        <translation>%2 的編號格式不能使用 %1，因為 RFA 屬於專案，沒有單一的受文單位。請移除。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Replace with a plain space</source>
        <translation>改為一般空格</translation>
    </message>
    <message>
        <source>Replace with %1</source>
        <translation>改為 %1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>插入 %1</translation>
    </message>
    <message>
        <source>The reason is too long. Write at most %1 characters.</source>
        <translation>理由太長。最多輸入 %1 個字元。</translation>
    </message>
    <message>
        <source>The sequence number no longer fits into %1. Give the template more digits or allow it one more digit.</source>
        <translation>流水號已超出 %1 的位數。請增加編號格式的位數，或允許增加一位。</translation>
    </message>
    <message>
        <source>%1 has no value here. Give the document a value for it.</source>
        <translation>%1 在這裡沒有值。請為文件填入對應的值。</translation>
    </message>
    <message>
        <source>The number would be longer than %1 characters. Shorten the template.</source>
        <translation>編號會超過 %1 個字元。請縮短編號格式。</translation>
    </message>
    <message>
        <source>The value of %1 holds a character that cannot be seen. Correct the code it stands for.</source>
        <translation>%1 的值含有看不見的字元。請修正它所代表的代碼。</translation>
    </message>
    <message>
        <source>Sequence number, 1 digit</source>
        <translation>流水號，1 位</translation>
    </message>
    <message>
        <source>Sequence number, %1 digits</source>
        <translation>流水號，%1 位</translation>
    </message>
    <message>
        <source>The number that the counter hands out, with leading zeros to %1 digits.</source>
        <translation>計數器發出的號碼，不足 %1 位時前面補零。</translation>
    </message>
    <message>
        <source>Year of the counter in the Buddhist Era, such as 2568.</source>
        <translation>計數器的佛曆年份，例如 2568。</translation>
    </message>
    <message>
        <source>Year of the counter in the Common Era, such as 2025.</source>
        <translation>計數器的西元年份，例如 2025。</translation>
    </message>
    <message>
        <source>Date of the document as %1, year in the Buddhist Era.</source>
        <translation>文件日期，格式為 %1，年份採佛曆。</translation>
    </message>
    <message>
        <source>Date of the document as %1, year in the Common Era.</source>
        <translation>文件日期，格式為 %1，年份採西元。</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>發文單位</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>受文單位</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>Sub type</source>
        <translation>子類型</translation>
    </message>
    <message>
        <source>RFA type</source>
        <translation>RFA 類型</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>專業</translation>
    </message>
    <message>
        <source>Year B.E.</source>
        <translation>佛曆年</translation>
    </message>
    <message>
        <source>Year A.D.</source>
        <translation>西元年</translation>
    </message>
    <message>
        <source>Date B.E.</source>
        <translation>佛曆日期</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>版次</translation>
    </message>
    <message>
        <source>Code of the project, such as LCBP3-C2.</source>
        <translation>專案代碼，例如 LCBP3-C2。</translation>
    </message>
    <message>
        <source>Code of the organization that sends the document.</source>
        <translation>發出文件的單位代碼。</translation>
    </message>
    <message>
        <source>Code of the first organization the document goes to.</source>
        <translation>文件第一個受文單位的代碼。</translation>
    </message>
    <message>
        <source>Code of the document type, such as LETTER or RFA.</source>
        <translation>文件類型代碼，例如 LETTER 或 RFA。</translation>
    </message>
    <message>
        <source>Number of the transmittal&apos;s sub type, such as 21.</source>
        <translation>TRANSMITTAL 子類型的號碼，例如 21。</translation>
    </message>
    <message>
        <source>Code of the RFA type, such as RPT.</source>
        <translation>RFA 類型代碼，例如 RPT。</translation>
    </message>
    <message>
        <source>Code of the discipline, such as TER.</source>
        <translation>專業代碼，例如 TER。</translation>
    </message>
    <message>
        <source>Revision of the document, such as A.</source>
        <translation>文件的版次，例如 A。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a store. Write mysql://user@host:port/database or unix:/path/to/socket?user=USER&amp;db=DATABASE.</source>
        <translation>&quot;%1&quot; 不是儲存庫的位址。請寫成 mysql://user@host:port/database 或 unix:/path/to/socket?user=USER&amp;db=DATABASE。</translation>
    </message>
    <message>
        <source>The address holds a password, which other people on this machine could read. Leave it out and put it into the environment variable LEKTHI_PASSWORD.</source>
        <translation>位址中含有密碼，這台電腦上的其他人可能看得到。請移除密碼，改放在環境變數 LEKTHI_PASSWORD。</translation>
    </message>
    <message>
        <source>The store at %1 cannot be reached. Check that its server runs and the network is up, then reconnect.</source>
        <translation>無法連線到 %1 的儲存庫。請確認伺服器正在執行且網路正常，然後重新連線。</translation>
    </message>
    <message>
        <source>The store cannot be reached. Check that its server runs and the network is up, then reconnect.</source>
        <translation>無法連線到儲存庫。請確認伺服器正在執行且網路正常，然後重新連線。</translation>
    </message>
    <message>
        <source>The store accepts no changes at the moment: its server is read-only. Ask the store&apos;s administrator, or connect to the primary server.</source>
        <translation>儲存庫目前不接受變更：伺服器為唯讀。請洽伺服器管理員，或連線到主要伺服器。</translation>
    </message>
    <message>
        <source>The disk of the store&apos;s server is full. Free some space there, then try again.</source>
        <translation>儲存庫伺服器的磁碟已滿。請清出空間後再試一次。</translation>
    </message>
    <message>
        <source>The store answered with something Lekthi does not know. Try again; if it happens again, hand the details to the store&apos;s administrator.</source>
        <translation>Lekthi 無法辨識儲存庫的回應。請再試一次；若再次發生，請將詳細資料交給伺服器管理員。</translation>
    </message>
    <message>
        <source>The database %1 holds no Lekthi store. Choose another database, or make a store in an empty one with &quot;lekthictl store init&quot;.</source>
        <translation>資料庫 %1 中沒有 Lekthi 儲存庫。請選擇其他資料庫，或用 &quot;lekthictl store init&quot; 在空的資料庫中建立儲存庫。</translation>
    </message>
    <message>
        <source>This database holds no Lekthi store. Choose another database, or make a store in an empty one with &quot;lekthictl store init&quot;.</source>
        <translation>這個資料庫中沒有 Lekthi 儲存庫。請選擇其他資料庫，或用 &quot;lekthictl store init&quot; 在空的資料庫中建立儲存庫。</translation>
    </message>
    <message>
        <source>The store has version %1, which is older than this program needs. Bring it up to date with &quot;lekthictl store upgrade&quot;.</source>
        <translation>儲存庫為版本 %1，比本程式所需的版本舊。請用 &quot;lekthictl store upgrade&quot; 更新。</translation>
    </message>
    <message>
        <source>The triggers and routines of the store are not those of this program. Bring the store up to date with &quot;lekthictl store upgrade&quot;.</source>
        <translation>儲存庫的觸發程序與常式和本程式的不一致。請用 &quot;lekthictl store upgrade&quot; 更新儲存庫。</translation>
    </message>
    <message>
        <source>The store has version %1, which a newer Lekthi made. Update this program, then open the store again.</source>
        <translation>儲存庫為版本 %1，由較新的 Lekthi 建立。請更新本程式，再開啟儲存庫。</translation>
    </message>
    <message>
        <source>A newer Lekthi made this store. Update this program, then open the store again.</source>
        <translation>這個儲存庫由較新的 Lekthi 建立。請更新本程式，再開啟儲存庫。</translation>
    </message>
    <message>
        <source>Another user is working on the same records. Nothing was changed; try again.</source>
        <translation>其他使用者正在處理相同的資料。未做任何變更；請再試一次。</translation>
    </message>
    <message>
        <source>The work was cancelled. Nothing was changed.</source>
        <translation>作業已取消。未做任何變更。</translation>
    </message>
    <message>
        <source>The store took too long to answer. Ask for less at once, or try again later.</source>
        <translation>儲存庫回應時間過長。請減少單次要求的數量，或稍後再試。</translation>
    </message>
    <message>
        <source>%1 is in the store already. Nothing was changed; choose another value.</source>
        <translation>儲存庫中已有 %1。未做任何變更；請選擇其他值。</translation>
    </message>
    <message>
        <source>This value is in the store already. Nothing was changed; choose another value.</source>
        <translation>儲存庫中已有這個值。未做任何變更；請選擇其他值。</translation>
    </message>
    <message>
        <source>A rule of the store does not allow this: %1. Nothing was changed; correct the value and try again.</source>
        <translation>儲存庫的規則不允許：%1。未做任何變更；請修正後再試一次。</translation>
    </message>
    <message>
        <source>A rule of the store does not allow this value. Nothing was changed; correct it and try again.</source>
        <translation>儲存庫的規則不允許這個值。未做任何變更；請修正後再試一次。</translation>
    </message>
    <message>
        <source>%1 is not in the store. Check the spelling, or reload the list.</source>
        <translation>儲存庫中沒有 %1。請檢查拼寫，或重新載入清單。</translation>
    </message>
    <message>
        <source>This is not in the store. Check the spelling, or reload the list.</source>
        <translation>儲存庫中沒有這筆資料。請檢查拼寫，或重新載入清單。</translation>
    </message>
    <message>
        <source>Another user changed %1 since you opened it. Nothing was saved; compare both versions and save again.</source>
        <translation>您開啟 %1 之後，其他使用者已變更它。未儲存任何內容；請比較兩個版本後再儲存。</translation>
    </message>
    <message>
        <source>Another user changed this since you opened it. Nothing was saved; compare both versions and save again.</source>
        <translation>您開啟之後，其他使用者已變更這筆資料。未儲存任何內容；請比較兩個版本後再儲存。</translation>
    </message>
    <message>
        <source>%1 may not do this. Sign in with an account that administers the project, or ask its Project Admin.</source>
        <translation>%1 沒有這項權限。請以有權管理此專案的帳號登入，或洽該專案的專案管理員。</translation>
    </message>
    <message>
        <source>This account may not do this. Sign in with an account that administers the project, or ask its Project Admin.</source>
        <translation>此帳號沒有這項權限。請以有權管理此專案的帳號登入，或洽該專案的專案管理員。</translation>
    </message>
    <message>
        <source>The server is not MariaDB. Move the store to MariaDB %1 or later.</source>
        <translation>伺服器不是 MariaDB。請將儲存庫移到 MariaDB %1 或更新的版本。</translation>
    </message>
    <message>
        <source>The server is MariaDB %1, which has faults that can lose numbers. Update it to %2 or later.</source>
        <translation>伺服器為 MariaDB %1，其缺陷可能造成編號遺失。請更新到 %2 或更新的版本。</translation>
    </message>
    <message>
        <source>The server&apos;s version is supported.</source>
        <translation>支援此伺服器版本。</translation>
    </message>
    <message>
        <source>Every number is on disk before it is handed out.</source>
        <translation>每個編號都先寫入磁碟才發出。</translation>
    </message>
    <message>
        <source>A power failure could lose numbers that were handed out. Set innodb_flush_log_at_trx_commit to 1 in the server&apos;s configuration.</source>
        <translation>斷電時可能遺失已發出的編號。請在伺服器設定中將 innodb_flush_log_at_trx_commit 設為 1。</translation>
    </message>
    <message>
        <source>The server keeps no binary log, so there is none to check.</source>
        <translation>伺服器未啟用二進位日誌，因此無須檢查。</translation>
    </message>
    <message>
        <source>Replicas could end up with other numbers. Set binlog_format to ROW in the server&apos;s configuration.</source>
        <translation>複本伺服器的編號可能不一致。請在伺服器設定中將 binlog_format 設為 ROW。</translation>
    </message>
    <message>
        <source>After a power failure replicas could lack numbers that were handed out. Set sync_binlog to 1 in the server&apos;s configuration.</source>
        <translation>斷電後，複本伺服器可能缺少已發出的編號。請在伺服器設定中將 sync_binlog 設為 1。</translation>
    </message>
    <message>
        <source>The binary log is written row by row and flushed at every commit.</source>
        <translation>二進位日誌逐列寫入，並在每次提交時寫入磁碟。</translation>
    </message>
    <message>
        <source>The clocks of this machine and of the server agree.</source>
        <translation>這台電腦與伺服器的時間一致。</translation>
    </message>
    <message>
        <source>The clocks of this machine and of the server differ by %1 seconds. Switch on time synchronisation on both.</source>
        <translation>這台電腦與伺服器的時間相差 %1 秒。請在兩邊開啟時間同步。</translation>
    </message>
    <message>
        <source>The tables are those that this program knows.</source>
        <translation>資料表結構與本程式相符。</translation>
    </message>
    <message>
        <source>There is no sandbox, so the test bench cannot allocate numbers. Create it with &quot;lekthictl store init&quot;.</source>
        <translation>沒有沙盒，取號測試無法取號。請用 &quot;lekthictl store init&quot; 建立。</translation>
    </message>
    <message>
        <source>Allocate document numbers</source>
        <translation>為文件取號</translation>
    </message>
    <message>
        <source>The document that the number is for</source>
        <translation>要取號的文件</translation>
    </message>
    <message>
        <source>Makes repeating safe: the same id always gives the same number</source>
        <translation>可安全地重複執行：相同的識別碼一律得到相同的編號</translation>
    </message>
    <message>
        <source>Allocate in the sandbox, where numbers do not count</source>
        <translation>在沙盒取號，編號不計入正式紀錄</translation>
    </message>
    <message>
        <source>local (default), mysql://user@host:port/database or unix:/path/to/socket?user=USER&amp;db=DATABASE</source>
        <translation>local（預設）、mysql://user@host:port/database 或 unix:/path/to/socket?user=USER&amp;db=DATABASE</translation>
    </message>
    <message>
        <source>Data directory of the local store; else LEKTHI_DATA_DIR</source>
        <translation>本機儲存庫的資料目錄；未指定時用 LEKTHI_DATA_DIR</translation>
    </message>
    <message>
        <source>Language of the messages: en, th or zh_TW</source>
        <translation>訊息語言：en、th 或 zh_TW</translation>
    </message>
    <message>
        <source>Print one JSON document; errors as a JSON object</source>
        <translation>以單一 JSON 文件輸出；錯誤輸出為 JSON 物件</translation>
    </message>
    <message>
        <source>Print the help of the program or of a command</source>
        <translation>顯示程式或指令的說明</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>顯示版本</translation>
    </message>
    <message>
        <source>List counters with their last and next numbers</source>
        <translation>列出計數器及其最後編號與下一個編號</translation>
    </message>
    <message>
        <source>Sender or recipient, by its code</source>
        <translation>發文單位或受文單位，以代碼指定</translation>
    </message>
    <message>
        <source>Year of the counter, Common Era</source>
        <translation>計數器的年份，西元</translation>
    </message>
    <message>
        <source>Show the counter that a document would use</source>
        <translation>顯示文件取號時使用的計數器</translation>
    </message>
    <message>
        <source>Project, by its code</source>
        <translation>專案，以代碼指定</translation>
    </message>
    <message>
        <source>Document type, by its code</source>
        <translation>文件類型，以代碼指定</translation>
    </message>
    <message>
        <source>The project&apos;s template for all types that have none of their own</source>
        <translation>專案的編號格式，適用於所有沒有專屬格式的類型</translation>
    </message>
    <message>
        <source>Sender, by its organization code</source>
        <translation>發文單位，以單位代碼指定</translation>
    </message>
    <message>
        <source>Recipient, by its organization code; none for RFA</source>
        <translation>受文單位，以單位代碼指定；RFA 不指定</translation>
    </message>
    <message>
        <source>RFA type, by its code; RFA only</source>
        <translation>RFA 類型，以代碼指定；僅限 RFA</translation>
    </message>
    <message>
        <source>Discipline, by its code; RFA only</source>
        <translation>專業，以代碼指定；僅限 RFA</translation>
    </message>
    <message>
        <source>Revision that {REV} stands for</source>
        <translation>{REV} 代表的版次</translation>
    </message>
    <message>
        <source>Date of the document; today in Bangkok if left out</source>
        <translation>文件日期；未指定時為曼谷時間的今天</translation>
    </message>
    <message>
        <source>How many consecutive numbers</source>
        <translation>連續取幾個編號</translation>
    </message>
    <message>
        <source>Account that acts; the environment variable LEKTHI_USER if left out</source>
        <translation>執行操作的帳號；未指定時用環境變數 LEKTHI_USER</translation>
    </message>
    <message>
        <source>Create the store and its sandbox, or upgrade them</source>
        <translation>建立儲存庫及其沙盒，或更新到最新版本</translation>
    </message>
    <message>
        <source>Add the demo projects, accounts and templates to an empty store</source>
        <translation>在空的儲存庫中加入示範專案、帳號與編號格式</translation>
    </message>
    <message>
        <source>Upgrade the schema of store and sandbox to this program&apos;s version</source>
        <translation>將儲存庫與沙盒的資料庫結構更新到本程式的版本</translation>
    </message>
    <message>
        <source>The new text, such as {ORIGINATOR}-{SEQ:4}</source>
        <translation>新的文字，例如 {ORIGINATOR}-{SEQ:4}</translation>
    </message>
    <message>
        <source>Why the template is changed</source>
        <translation>變更編號格式的理由</translation>
    </message>
    <message>
        <source>YEARLY, FISCAL_YEAR, MONTHLY, DAILY or NEVER</source>
        <translation>YEARLY、FISCAL_YEAR、MONTHLY、DAILY 或 NEVER</translation>
    </message>
    <message>
        <source>WIDEN or REFUSE a sequence number that outgrows its digits</source>
        <translation>流水號超過位數時：WIDEN 或 REFUSE</translation>
    </message>
    <message>
        <source>SKIP or FAIL when a number is taken already</source>
        <translation>編號已被使用時：SKIP 或 FAIL</translation>
    </message>
    <message>
        <source>Refuse if the template has another version by now</source>
        <translation>編號格式若已有其他版本，則拒絕</translation>
    </message>
    <message>
        <source>List the templates of all projects</source>
        <translation>列出所有專案的編號格式</translation>
    </message>
    <message>
        <source>Show the template that a type uses</source>
        <translation>顯示類型使用的編號格式</translation>
    </message>
    <message>
        <source>Find every error in a template; needs no store without --project</source>
        <translation>找出編號格式的所有錯誤；未指定 --project 時不需要儲存庫</translation>
    </message>
    <message>
        <source>Show the numbers that a template would give</source>
        <translation>顯示編號格式會產生的編號</translation>
    </message>
    <message>
        <source>Sequence number to begin with; the counter&apos;s next one if left out</source>
        <translation>起始流水號；未指定時用計數器的下一個</translation>
    </message>
    <message>
        <source>Save a template as a new version</source>
        <translation>將編號格式儲存為新版本</translation>
    </message>
    <message>
        <source>Waiting for another program that opens or closes the store.</source>
        <translation>正在等待另一個開啟或關閉儲存庫的程式。</translation>
    </message>
    <message>
        <source>Creating a new store. This is done once.</source>
        <translation>正在建立新的儲存庫。只需執行一次。</translation>
    </message>
    <message>
        <source>Starting the store.</source>
        <translation>正在啟動儲存庫。</translation>
    </message>
    <message>
        <source>MariaDB is not installed on this machine. Install the package mariadb-server-core and start again.</source>
        <translation>這台電腦未安裝 MariaDB。請安裝套件 mariadb-server-core 後再啟動一次。</translation>
    </message>
    <message>
        <source>The store was last used with a newer MariaDB. Update MariaDB on this machine and start again.</source>
        <translation>儲存庫上次由較新的 MariaDB 使用。請更新這台電腦的 MariaDB 後再啟動一次。</translation>
    </message>
    <message>
        <source>The store was last used with MariaDB %1, which is newer than the one on this machine. Update MariaDB and start again.</source>
        <translation>儲存庫上次由 MariaDB %1 使用，比這台電腦上的版本新。請更新 MariaDB 後再啟動一次。</translation>
    </message>
    <message>
        <source>There is too little free space on the disk of %1. Free at least 200 MB and start again.</source>
        <translation>%1 所在磁碟的可用空間不足。請清出至少 200 MB 後再啟動一次。</translation>
    </message>
    <message>
        <source>%1 cannot be used. It must belong to you, be writable, and the folder of the socket must be closed to others (mode 0700). Correct it and start again.</source>
        <translation>無法使用 %1。它必須屬於您且可寫入，socket 所在的資料夾也不得對他人開放（模式 0700）。請修正後再啟動一次。</translation>
    </message>
    <message>
        <source>The path %1 is too long for a socket, which may have 107 bytes. Choose a shorter runtime folder.</source>
        <translation>路徑 %1 對 socket 而言太長，上限為 107 位元組。請選擇較短的執行階段資料夾。</translation>
    </message>
    <message>
        <source>The store is still starting. Wait a while and try again; if it stays so, read its log %1.</source>
        <translation>儲存庫仍在啟動中。請稍候再試；若持續如此，請查看日誌 %1。</translation>
    </message>
    <message>
        <source>The server of the store stopped while it was starting. Its log below says why. Fix that, then start again.</source>
        <translation>儲存庫的伺服器在啟動時停止。原因請見下方日誌；排除後請再啟動一次。</translation>
    </message>
    <message>
        <source>MariaDB was updated while the store of version %1 was not closed properly. Open and close it once with MariaDB %1, then start again.</source>
        <translation>MariaDB 更新時，版本 %1 的儲存庫未正常關閉。請先用 MariaDB %1 開啟並關閉一次，然後再啟動一次。</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>period of a counter that never starts again</comment>
        <translation>不分期間</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%2%1</translation>
    </message>
    <message>
        <source>The template has mistakes. Fix it on the Templates page.</source>
        <translation>編號格式有錯誤。請到「編號格式」頁面修正。</translation>
    </message>
    <message>
        <source>There is no template. Create one on the Templates page.</source>
        <translation>沒有編號格式。請到「編號格式」頁面建立。</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>編號格式</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>計數器</translation>
    </message>
    <message>
        <source>Test bench</source>
        <translation>取號測試</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>code and name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Project Admin</source>
        <translation>專案管理員</translation>
    </message>
    <message>
        <source>Super Admin</source>
        <translation>系統管理員</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>稽核員</translation>
    </message>
    <message>
        <source>Allocator</source>
        <translation>取號服務</translation>
    </message>
    <message>
        <source>used with RFA</source>
        <translation>用於 RFA</translation>
    </message>
    <message>
        <source>not used with RFA</source>
        <translation>不用於 RFA</translation>
    </message>
    <message>
        <source>used with TRANSMITTAL</source>
        <translation>用於 TRANSMITTAL</translation>
    </message>
    <message>
        <source>Skipped, because they are taken: %1</source>
        <translation>因已被使用而略過：%1</translation>
    </message>
    <message>
        <source>%1 Add --request-id %2 when you repeat the command, so that no second number is allocated.</source>
        <translation>%1 重複執行指令時，請加上 --request-id %2，以免重複取號。</translation>
    </message>
    <message>
        <source>--%1 needs a whole number, not &quot;%2&quot;.</source>
        <translation>--%1 需要整數，不是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>--%1 needs a day of the calendar written YYYY-MM-DD, not &quot;%2&quot;.</source>
        <translation>--%1 需要寫成 YYYY-MM-DD 的日期，不是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>--%1 needs a UUID such as 3f0c9a52-6d1e-4b7a-9f0e-2c5d8a7b1e46, not &quot;%2&quot;.</source>
        <translation>--%1 需要 UUID，例如 3f0c9a52-6d1e-4b7a-9f0e-2c5d8a7b1e46，不是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not &quot;%3&quot;.</source>
        <translation>--%1 只接受 %2 其中之一，不是 &quot;%3&quot;。</translation>
    </message>
    <message>
        <source>A password on the command line can be read by others, so none is taken from it. Put it into the environment variable LEKTHI_PASSWORD.</source>
        <translation>命令列上的密碼可能被他人看到，因此不接受。請將密碼放在環境變數 LEKTHI_PASSWORD。</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 不接受值。</translation>
    </message>
    <message>
        <source>--%1 needs a value: --%1 %2.</source>
        <translation>--%1 需要值：--%1 %2。</translation>
    </message>
    <message>
        <source>--%1 was given twice. Give it once.</source>
        <translation>--%1 指定了兩次。請只指定一次。</translation>
    </message>
    <message>
        <source>No command was given. &quot;lekthictl --help&quot; lists them.</source>
        <translation>未輸入指令。&quot;lekthictl --help&quot; 可列出指令。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs one of these after it: %2.</source>
        <translation>&quot;%1&quot; 後面需要下列其中之一：%2。</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;. &quot;lekthictl --help&quot; lists the commands.</source>
        <translation>沒有指令 &quot;%1&quot;。&quot;lekthictl --help&quot; 可列出指令。</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>沒有指令 &quot;%1&quot;。您是指 &quot;%2&quot; 嗎？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no option %2. &quot;%1 --help&quot; lists the options.</source>
        <translation>&quot;%1&quot; 沒有選項 %2。&quot;%1 --help&quot; 可列出選項。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no option %2. Did you mean %3?</source>
        <translation>&quot;%1&quot; 沒有選項 %2。您是指 %3 嗎？</translation>
    </message>
    <message>
        <source>&quot;lekthictl %1&quot; needs the option --%2 %3.</source>
        <translation>&quot;lekthictl %1&quot; 需要選項 --%2 %3。</translation>
    </message>
    <message>
        <source>&quot;lekthictl %1&quot; needs %2 after it.</source>
        <translation>&quot;lekthictl %1&quot; 後面需要 %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one word too many for &quot;lekthictl %2&quot;. A text with spaces goes between quotation marks.</source>
        <translation>&quot;%1&quot; 對 &quot;lekthictl %2&quot; 來說是多餘的字詞。含空格的文字請用引號括起來。</translation>
    </message>
    <message>
        <source>Word %1 of the command line is not UTF-8 text.</source>
        <translation>命令列的第 %1 個字詞不是 UTF-8 文字。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>類型</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>計數期間</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>最後編號</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>下一個編號</translation>
    </message>
    <message>
        <source>No number has been allocated from such a counter yet.</source>
        <translation>符合條件的計數器尚未取過號。</translation>
    </message>
    <message>
        <source>Document numbering from the command line.</source>
        <translation>在命令列為文件取號。</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>指令：</translation>
    </message>
    <message>
        <source>Options of every command:</source>
        <translation>所有指令共用的選項：</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 refused or invalid, 2 wrong usage, 3 store not reached, 4 try again.</source>
        <translation>結束狀態：0 完成，1 遭拒絕或無效，2 用法錯誤，3 無法連線到儲存庫，4 請再試一次。</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>選項：</translation>
    </message>
    <message>
        <source>The command succeeded, but its result could not be written to standard output. Check the result before you repeat the command.</source>
        <translation>指令已執行，但結果無法寫到標準輸出。重複執行指令前，請先查詢結果。</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>參考代碼：%1</translation>
    </message>
    <message>
        <source>The account %1 is not active. Choose an active one with --as.</source>
        <translation>帳號 %1 未啟用。請用 --as 選擇已啟用的帳號。</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>The store %1 is ready, schema version %2.</source>
        <translation>儲存庫 %1 已就緒，資料庫結構版本 %2。</translation>
    </message>
    <message>
        <source>%1 at character %2: %3</source>
        <translation>%1，第 %2 個字元：%3</translation>
    </message>
    <message>
        <source>The template is valid.</source>
        <translation>編號格式有效。</translation>
    </message>
    <message>
        <source>(default)</source>
        <translation>（預設）</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>編號格式</translation>
    </message>
    <message>
        <source>There are no such templates.</source>
        <translation>沒有符合條件的編號格式。</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>位數用完時</translation>
    </message>
    <message>
        <source>Unique within</source>
        <translation>不得重複的範圍</translation>
    </message>
    <message>
        <source>Taken numbers</source>
        <translation>編號已被使用時</translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation>變更者</translation>
    </message>
    <message>
        <source>Changed at</source>
        <translation>變更時間</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Give either --type CODE for the template of one type, or --default for the one of all types that have none.</source>
        <translation>請擇一指定：--type CODE 為單一類型的編號格式，--default 為所有沒有專屬格式的類型共用的編號格式。</translation>
    </message>
    <message>
        <source>Creating the store. This happens only once.</source>
        <translation>正在建立儲存庫。只會執行一次。</translation>
    </message>
    <message>
        <source>Bringing the store up to date.</source>
        <translation>正在更新儲存庫。</translation>
    </message>
    <message>
        <source>Writing the demo projects.</source>
        <translation>正在寫入示範專案。</translation>
    </message>
    <message>
        <source>Starting the store on this computer.</source>
        <translation>正在啟動這台電腦上的儲存庫。</translation>
    </message>
    <message>
        <source>Language of this run: th, en or zh_TW.</source>
        <translation>本次執行的語言：th、en 或 zh_TW。</translation>
    </message>
    <message>
        <source>Appearance of this run: light or dark.</source>
        <translation>本次執行的外觀：light 或 dark。</translation>
    </message>
    <message>
        <source>Size of everything in this run, 1 being usual.</source>
        <translation>本次執行的整體縮放倍率，1 為一般大小。</translation>
    </message>
    <message>
        <source>Walk through the main job on a demo store and write pictures of it.</source>
        <translation>以示範儲存庫執行主要作業流程，並輸出畫面圖片。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>顯示此說明。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>顯示版本。</translation>
    </message>
    <message>
        <source>Lekthi does not speak %1. Choose th, en or zh_TW.</source>
        <translation>Lekthi 不支援語言 %1。請選擇 th、en 或 zh_TW。</translation>
    </message>
    <message>
        <source>There is no theme %1. Choose light or dark.</source>
        <translation>沒有佈景主題 %1。請選擇 light 或 dark。</translation>
    </message>
    <message>
        <source>The scale must be a number from 0.5 to 4.</source>
        <translation>縮放倍率必須是 0.5 到 4 的數字。</translation>
    </message>
    <message>
        <source>Lekthi takes options only; %1 is none. See lekthi --help.</source>
        <translation>Lekthi 只接受選項；%1 不是選項。請見 lekthi --help。</translation>
    </message>
    <message>
        <source>Document numbering for construction projects.</source>
        <translation>營建專案的文件取號程式。</translation>
    </message>
    <message>
        <source>There is no display to show the window on. Use lekthictl for work without a window, or lekthi --picture-tour DIR to get pictures of the program.</source>
        <translation>沒有可顯示視窗的螢幕。不需視窗的作業請用 lekthictl；要取得程式畫面圖片，請用 lekthi --picture-tour DIR。</translation>
    </message>
    <message>
        <source>There is no project with the code %1. Try one of these: %2.</source>
        <translation>沒有代碼為 %1 的專案。請改用下列其中之一：%2。</translation>
    </message>
    <message>
        <source>There is no organization with the code %1. Try one of these: %2.</source>
        <translation>沒有代碼為 %1 的單位。請改用下列其中之一：%2。</translation>
    </message>
    <message>
        <source>There is no document type with the code %1. Try one of these: %2.</source>
        <translation>沒有代碼為 %1 的文件類型。請改用下列其中之一：%2。</translation>
    </message>
    <message>
        <source>There is no RFA type with the code %1. Try one of these: %2.</source>
        <translation>沒有代碼為 %1 的 RFA 類型。請改用下列其中之一：%2。</translation>
    </message>
    <message>
        <source>There is no discipline with the code %1. Try one of these: %2.</source>
        <translation>沒有代碼為 %1 的專業。請改用下列其中之一：%2。</translation>
    </message>
    <message>
        <source>%1 is not known, and the store holds no others of its kind yet. Enter some, or make a store with demo data.</source>
        <translation>無法辨識 %1，儲存庫中也還沒有同類資料。請先輸入資料，或建立含示範資料的儲存庫。</translation>
    </message>
    <message>
        <source>There is no account %1. Try one of these: %2.</source>
        <translation>沒有帳號 %1。請改用下列其中之一：%2。</translation>
    </message>
    <message>
        <source>MariaDB was updated. Keeping a copy of the store as it was.</source>
        <translation>MariaDB 已更新，正在保留儲存庫更新前的副本。</translation>
    </message>
    <message>
        <source>Print the milliseconds from the start to the page for signing in, and quit.</source>
        <translation>輸出從啟動到登入頁面的 ms 數後結束。</translation>
    </message>
    <message>
        <source>The allocation was cancelled.</source>
        <translation>取號已取消。</translation>
    </message>
    <message>
        <source>Time ran out during the allocation. Repeat the request with the same request ID: it returns the number that was allocated, or allocates one.</source>
        <translation>逾時當下正在取號。請用相同的要求識別碼再試一次：若已取號會傳回同一編號，否則重新取號。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a Redis. Write redis://host:port, redis-unix:/path/to/socket or redis-sentinel://host:port,host:port/master.</source>
        <translation>&quot;%1&quot; 不是 Redis 的位址。請寫成 redis://host:port、redis-unix:/path/to/socket 或 redis-sentinel://host:port,host:port/master。</translation>
    </message>
    <message>
        <source>The address of Redis holds a password, which other people on this machine could read. Leave it out and put it into the environment variable LEKTHI_REDIS_PASSWORD.</source>
        <translation>Redis 的位址中含有密碼，這台電腦上的其他人可能看得到。請移除密碼，改放在環境變數 LEKTHI_REDIS_PASSWORD。</translation>
    </message>
    <message>
        <source>The store&apos;s node at %1 is cut off from its cluster and does nothing until it has come back. Nothing was changed; use another node, or try again later.</source>
        <translation>儲存庫位於 %1 的節點已與叢集斷線，恢復前不提供服務。未做任何變更；請改用其他節點，或稍後再試。</translation>
    </message>
    <message>
        <source>This node of the store is cut off from its cluster and does nothing until it has come back. Nothing was changed; use another node, or try again later.</source>
        <translation>儲存庫的這個節點已與叢集斷線，恢復前不提供服務。未做任何變更；請改用其他節點，或稍後再試。</translation>
    </message>
    <message>
        <source>Give up if there is no number by then; no limit if left out</source>
        <translation>到時仍未取得編號就放棄；未指定時不限時間</translation>
    </message>
    <message>
        <source>How often and how long to try: requirements (default) or adr-002</source>
        <translation>重試的次數與時間：requirements（預設）或 adr-002</translation>
    </message>
    <message>
        <source>--%1 needs a number of seconds up to 86400, such as 2.5, not &quot;%2&quot;.</source>
        <translation>--%1 必須是不超過 86400 的秒數，例如 2.5，而不是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 needs Redis. Say where it is with --redis ADDRESS.</source>
        <translation>%1 需要 Redis。請用 --redis ADDRESS 指定位址。</translation>
    </message>
    <message>
        <source>%1 asks no Sentinels. Give the address of the Redis server.</source>
        <translation>%1 不使用 Sentinel。請提供 Redis 伺服器的位址。</translation>
    </message>
    <message>
        <source>%1 processes need at least as many callers. Raise --threads.</source>
        <translation>同時取號數不得少於程序數 %1。請加大 --threads。</translation>
    </message>
    <message>
        <source>Measure in the sandbox how fast numbers can be allocated</source>
        <translation>在沙盒中測量取號的速度</translation>
    </message>
    <message>
        <source>How to allocate: combining (default), double-lock, version-check, select-for-update, nowait, upsert, sequence, bulk, redis-incr or all</source>
        <translation>取號方式：combining（預設）、double-lock、version-check、select-for-update、nowait、upsert、sequence、bulk、redis-incr 或 all</translation>
    </message>
    <message>
        <source>How many callers at once; 1 if left out</source>
        <translation>同時取號數；未指定時為 1</translation>
    </message>
    <message>
        <source>How long; 5 if left out</source>
        <translation>持續時間；未指定時為 5</translation>
    </message>
    <message>
        <source>hot: one counter for all (default); few: 10; spread: 1,000; zipf: 1,000, some of them much more often than others</source>
        <translation>hot：共用一個計數器（預設）；few：10 個；spread：1,000 個；zipf：1,000 個，其中少數的使用次數遠多於其他</translation>
    </message>
    <message>
        <source>How many processes share the callers</source>
        <translation>分擔同時取號的程序數</translation>
    </message>
    <message>
        <source>Sessions with the store, of each process</source>
        <translation>每個程序與儲存庫的連線數</translation>
    </message>
    <message>
        <source>Measure as one of several processes that lekthictl starts: begin when a line comes on standard input</source>
        <translation>作為 lekthictl 啟動的多個程序之一進行測量：標準輸入收到一行時開始</translation>
    </message>
    <message>
        <source>A process of the benchmark ended without a result.</source>
        <translation>有一個測量程序未產生結果即結束。</translation>
    </message>
    <message>
        <source>%1 (allowed)</source>
        <translation>%1（允許）</translation>
    </message>
    <message>
        <source>%1: numbers of each process: %2</source>
        <translation>%1：各程序的編號數：%2</translation>
    </message>
    <message>
        <source>%1: neither durable nor in the ledger</source>
        <translation>%1：不具持久性，也不寫入編號登記簿</translation>
    </message>
    <message>
        <source>%1: %2 numbers were handed out that the ledger does not hold</source>
        <translation>%1：有 %2 個已發出的編號不在編號登記簿中</translation>
    </message>
    <message>
        <source>%1: last failure: %2</source>
        <translation>%1：最近一次失敗：%2</translation>
    </message>
    <message>
        <source>%1: stopped after %2 s</source>
        <translation>%1：%2 秒後停止</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>取號方式</translation>
    </message>
    <message>
        <source>Callers</source>
        <translation>同時取號數</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>連線</translation>
    </message>
    <message>
        <source>Numbers/s</source>
        <translation>編號/秒</translation>
    </message>
    <message>
        <source>p50 ms</source>
        <translation>p50 ms</translation>
    </message>
    <message>
        <source>p95 ms</source>
        <translation>p95 ms</translation>
    </message>
    <message>
        <source>p99 ms</source>
        <translation>p99 ms</translation>
    </message>
    <message>
        <source>Longest ms</source>
        <translation>最長 ms</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>缺號</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>執行緒</translation>
    </message>
    <message>
        <source>Memory MB</source>
        <translation>記憶體 MB</translation>
    </message>
    <message>
        <source>Redis that keeps the lock of each counter: redis://host:port, redis-unix:/path/to/socket or redis-sentinel://host:port,host:port/master; else LEKTHI_REDIS</source>
        <translation>存放各計數器鎖定的 Redis：redis://host:port、redis-unix:/path/to/socket 或 redis-sentinel://host:port,host:port/master；未指定時用 LEKTHI_REDIS</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>參考代碼</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <translation>沒有符合條件的錯誤。</translation>
    </message>
    <message>
        <source>List errors of allocation, newest first</source>
        <translation>列出取號時發生的錯誤，由新到舊</translation>
    </message>
    <message>
        <source>Only errors of this type, such as LOCK_TIMEOUT</source>
        <translation>只列這種類型的錯誤，例如 LOCK_TIMEOUT</translation>
    </message>
    <message>
        <source>Only unresolved errors</source>
        <translation>只列尚未解決的錯誤</translation>
    </message>
    <message>
        <source>At most so many; 50 if left out</source>
        <translation>最多列出的筆數；未指定時為 50</translation>
    </message>
    <message>
        <source>The password of the store is read from the environment variable LEKTHI_PASSWORD, that of Redis from LEKTHI_REDIS_PASSWORD.</source>
        <translation>儲存庫的密碼讀自環境變數 LEKTHI_PASSWORD，Redis 的密碼讀自 LEKTHI_REDIS_PASSWORD。</translation>
    </message>
    <message>
        <source>Redis answers within %1 ms; its role is %2.</source>
        <translation>Redis 在 %1 ms 內回應；角色為 %2。</translation>
    </message>
    <message>
        <source>Redis cannot be used: %1. Until it is back, numbers are allocated under the database lock alone: correct, but slower.</source>
        <translation>無法使用 Redis：%1。恢復之前只用資料庫鎖定取號，編號仍然正確，但較慢。</translation>
    </message>
    <message>
        <source>Check the server, its settings, the schema and Redis</source>
        <translation>檢查伺服器、設定、資料庫結構與 Redis</translation>
    </message>
    <message>
        <source>The cluster&apos;s nodes could end up with other numbers. Set binlog_format to ROW and innodb_autoinc_lock_mode to 2 in the configuration of every node.</source>
        <translation>叢集各節點的編號可能不一致。請在每個節點的設定中將 binlog_format 設為 ROW，innodb_autoinc_lock_mode 設為 2。</translation>
    </message>
    <message>
        <source>The cluster has fewer than three nodes, so that it stops when one more is lost. Bring the missing nodes back.</source>
        <translation>叢集少於三個節點，再失去一個就會停止運作。請恢復缺少的節點。</translation>
    </message>
    <message>
        <source>The cluster keeps working if one of its nodes is lost.</source>
        <translation>失去一個節點時，叢集仍能繼續運作。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read. Check its name and who may read it.</source>
        <translation>無法讀取檔案 %1。請檢查檔名與讀取權限。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check its directory and who may write there.</source>
        <translation>無法寫入檔案 %1。請檢查其目錄與寫入權限。</translation>
    </message>
    <message>
        <source>There is no signing key at %1.</source>
        <translation>%1 沒有簽署金鑰。</translation>
    </message>
    <message>
        <source>Others than its owner could read or change the signing key %1, so that it is not used. Replace it by a new one, with access for its owner alone (mode 0600).</source>
        <translation>擁有者以外的人能讀取或變更簽署金鑰 %1，因此不予使用。請換用只有擁有者能存取的新金鑰（模式 0600）。</translation>
    </message>
    <message>
        <source>The signing key %1 belongs to another user. Use a key of your own.</source>
        <translation>簽署金鑰 %1 屬於另一位使用者。請使用自己的金鑰。</translation>
    </message>
    <message>
        <source>%1 does not hold what it should. Check that it is the right file and complete.</source>
        <translation>%1 的內容不符。請檢查檔案是否正確且完整。</translation>
    </message>
    <message>
        <source>The digest in %1 was not signed by this key, or was changed since. Check the key, or use another copy of the digest.</source>
        <translation>%1 中的摘要不是以此金鑰簽署，或簽署後遭變更。請檢查金鑰，或使用另一份摘要副本。</translation>
    </message>
    <message>
        <source>The digest is of the store %1. Compare it with that one.</source>
        <translation>此摘要屬於儲存庫 %1。請與該儲存庫比對。</translation>
    </message>
    <message>
        <source>This row was changed after it was written.</source>
        <translation>此筆紀錄在寫入後遭變更。</translation>
    </message>
    <message>
        <source>The row before this one was removed.</source>
        <translation>此筆之前的一筆紀錄遭移除。</translation>
    </message>
    <message>
        <source>This row and others changed places.</source>
        <translation>此筆紀錄與其他紀錄的順序遭對調。</translation>
    </message>
    <message>
        <source>Two rows claim to follow the same one; this one leads nowhere.</source>
        <translation>有兩筆紀錄都接續同一筆；此筆之後沒有後續紀錄。</translation>
    </message>
    <message>
        <source>This row was put in from outside.</source>
        <translation>此筆紀錄是由外部插入的。</translation>
    </message>
    <message>
        <source>The newest rows after this one were removed.</source>
        <translation>此筆之後的最新紀錄遭移除。</translation>
    </message>
    <message>
        <source>The counter names another row than this one as its newest.</source>
        <translation>計數器所指的最新紀錄不是此筆。</translation>
    </message>
    <message>
        <source>Before this row a sequence number was left out without a reason, or came twice.</source>
        <translation>此筆之前有流水號無故缺漏或重複。</translation>
    </message>
    <message>
        <source>The counter is not at the number of this row, its newest.</source>
        <translation>計數器的號碼與此筆（最新一筆）不符。</translation>
    </message>
    <message>
        <source>This row is not the one that was signed: this row or an earlier one was rewritten.</source>
        <translation>此筆不是當初簽署的紀錄：此筆或更早的紀錄遭改寫。</translation>
    </message>
    <message>
        <source>The ledger is intact: %1 rows of %2 counters.</source>
        <translation>編號登記簿完整無誤：%2 個計數器共 %1 筆。</translation>
    </message>
    <message>
        <source>Checked without a digest, so a complete recalculation of the hashes would not be noticed.</source>
        <translation>未以摘要比對，若所有雜湊值都經重新計算，將無法察覺。</translation>
    </message>
    <message>
        <source>It agrees with every digest (%1).</source>
        <translation>與所有摘要相符（%1 份）。</translation>
    </message>
    <message>
        <source>Ledger row</source>
        <translation>登記簿紀錄</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>計數器</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>損壞類型</translation>
    </message>
    <message>
        <source>The ledger is damaged: %1 findings in %2 rows, the first ones first.</source>
        <translation>編號登記簿已損壞：%2 筆紀錄中發現 %1 處問題，依先後列出。</translation>
    </message>
    <message>
        <source>More follow.</source>
        <translation>其餘省略。</translation>
    </message>
    <message>
        <source>%1 rows are older than the chain and not protected by it.</source>
        <translation>%1 筆早於雜湊鏈，不受其保護。</translation>
    </message>
    <message>
        <source>Signed with the key %1. Verification needs its public key: %2</source>
        <translation>已用金鑰 %1 簽署。驗證時需要其公開金鑰：%2</translation>
    </message>
    <message>
        <source>A digest of %1 counters was added to %2.</source>
        <translation>已將 %1 個計數器的摘要加入 %2。</translation>
    </message>
    <message>
        <source>Verify that the ledger of numbers was not changed</source>
        <translation>驗證編號登記簿未遭變更</translation>
    </message>
    <message>
        <source>Signed digests that were kept elsewhere, one a line</source>
        <translation>保存於他處的已簽署摘要，每行一份</translation>
    </message>
    <message>
        <source>Public key of who signed them, or the file that holds it</source>
        <translation>簽署者的公開金鑰，或存放該金鑰的檔案</translation>
    </message>
    <message>
        <source>Sign a digest of the ledger, to be kept elsewhere</source>
        <translation>簽署編號登記簿的摘要，以便保存於他處</translation>
    </message>
    <message>
        <source>Add the digest to this file instead of printing it</source>
        <translation>將摘要加入此檔案，而不輸出</translation>
    </message>
    <message>
        <source>File of the signing key; made on first use</source>
        <translation>簽署金鑰檔；首次使用時建立</translation>
    </message>
    <message>
        <source>Show everything that the ledger knows about a number</source>
        <translation>顯示登記簿中關於某編號的所有紀錄</translation>
    </message>
    <message>
        <source>--digest and --public-key belong together: a digest proves nothing without the key that signed it.</source>
        <translation>--digest 與 --public-key 須一併使用：沒有簽署摘要的金鑰，摘要無法證明任何事。</translation>
    </message>
    <message>
        <source>The ledger has no number %1. If it may have been skipped, name the project with --project.</source>
        <translation>登記簿中沒有編號 %1。若可能已略過，請以 --project 指定專案。</translation>
    </message>
    <message>
        <source>Several projects have a number %1: %2. Choose one with --project.</source>
        <translation>有多個專案使用編號 %1：%2。請以 --project 選擇其一。</translation>
    </message>
    <message>
        <source>%1 was rendered for revision %2.</source>
        <translation>%1 為版次 %2 的編號。</translation>
    </message>
    <message>
        <source>%1 was voided by a reset of its counter.</source>
        <translation>%1 因計數器重設而作廢。</translation>
    </message>
    <message>
        <source>%1 was issued.</source>
        <translation>%1 已發出。</translation>
    </message>
    <message>
        <source>older than the chain</source>
        <translation>早於雜湊鏈</translation>
    </message>
    <message>
        <source>place %1, hash %2</source>
        <translation>雜湊鏈第 %1 筆，雜湊值 %2</translation>
    </message>
    <message>
        <source>%1: this row was changed</source>
        <translation>%1：此筆遭變更</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>申請</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Sequence number</source>
        <translation>流水號</translation>
    </message>
    <message>
        <source>%1 (version %2)</source>
        <translation>%1（版本 %2）</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>略過</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>雜湊鏈</translation>
    </message>
    <message>
        <source>The ledger has no number %1 in the project %2.</source>
        <translation>登記簿中專案 %2 沒有編號 %1。</translation>
    </message>
    <message>
        <source>%1 skipped it on %2, because it was taken (ledger row %3).</source>
        <translation>%1 於 %2 略過此編號，因其已被使用（登記簿第 %3 筆）。</translation>
    </message>
    <message>
        <source>The password of the account %1 has expired, and this server does not allow signing in to change it. Ask the store&apos;s administrator for a new one.</source>
        <translation>帳號 %1 的密碼已到期，且此伺服器不允許登入後變更。請向伺服器管理員索取新密碼。</translation>
    </message>
    <message>
        <source>The password has expired, and this server does not allow signing in to change it. Ask the store&apos;s administrator for a new one.</source>
        <translation>密碼已到期，且此伺服器不允許登入後變更。請向伺服器管理員索取新密碼。</translation>
    </message>
    <message>
        <source>The store does not know the account %1 with this password. Check both, then try again.</source>
        <translation>帳號 %1 或密碼不正確。請檢查後再試一次。</translation>
    </message>
    <message>
        <source>The store does not know this account with this password. Check both, then try again.</source>
        <translation>帳號或密碼不正確。請檢查後再試一次。</translation>
    </message>
    <message>
        <source>The account %1 is locked. Ask the store&apos;s administrator to unlock it.</source>
        <translation>帳號 %1 已鎖定。請伺服器管理員解鎖。</translation>
    </message>
    <message>
        <source>This account is locked. Ask the store&apos;s administrator to unlock it.</source>
        <translation>此帳號已鎖定。請伺服器管理員解鎖。</translation>
    </message>
    <message>
        <source>The account %1 is blocked after too many wrong passwords. Ask the store&apos;s administrator to unblock it.</source>
        <translation>帳號 %1 因密碼錯誤次數過多而被封鎖。請伺服器管理員解除封鎖。</translation>
    </message>
    <message>
        <source>This account is blocked after too many wrong passwords. Ask the store&apos;s administrator to unblock it.</source>
        <translation>此帳號因密碼錯誤次數過多而被封鎖。請伺服器管理員解除封鎖。</translation>
    </message>
    <message>
        <source>The store does not take this password: it is too easy to guess, or it was used before. Choose a longer one with capital and small letters, digits and other signs.</source>
        <translation>儲存庫不接受此密碼：太容易猜到，或曾經使用過。請選擇較長的密碼，包含大寫與小寫字母、數字及其他符號。</translation>
    </message>
    <message>
        <source>The account %1 has no role in this store that allows this. Ask the store&apos;s administrator to give it one.</source>
        <translation>帳號 %1 在此儲存庫沒有可執行此操作的角色。請伺服器管理員指派角色。</translation>
    </message>
    <message>
        <source>This account has no role in this store that allows this. Ask the store&apos;s administrator to give it one.</source>
        <translation>此帳號在此儲存庫沒有可執行此操作的角色。請伺服器管理員指派角色。</translation>
    </message>
    <message>
        <source>The store&apos;s server does not allow this computer. Ask the store&apos;s administrator to allow it.</source>
        <translation>儲存庫的伺服器不接受這台電腦連線。請伺服器管理員開放。</translation>
    </message>
    <message>
        <source>The account signs in by a way that this computer does not know. Update its MariaDB client library, or ask the store&apos;s administrator for another way.</source>
        <translation>這台電腦不支援此帳號的登入方式。請更新 MariaDB 用戶端程式庫，或請伺服器管理員改用其他方式。</translation>
    </message>
    <message>
        <source>The server at %1 offers no encrypted connection, so the password was not sent. Ask the store&apos;s administrator to set up TLS.</source>
        <translation>位於 %1 的伺服器不提供加密連線，因此未送出密碼。請伺服器管理員設定 TLS。</translation>
    </message>
    <message>
        <source>The server offers no encrypted connection, so the password was not sent. Ask the store&apos;s administrator to set up TLS.</source>
        <translation>伺服器不提供加密連線，因此未送出密碼。請伺服器管理員設定 TLS。</translation>
    </message>
    <message>
        <source>The certificate of the server at %1 does not prove that it is the right one, so the password was not sent. Choose the CA file that the store&apos;s administrator gave you, and write the server&apos;s name as its certificate has it.</source>
        <translation>位於 %1 的伺服器憑證無法證明其身分，因此未送出密碼。請選擇伺服器管理員提供的 CA 檔案，並依憑證上的名稱填寫伺服器。</translation>
    </message>
    <message>
        <source>The certificate of the server does not prove that it is the right one, so the password was not sent. Choose the CA file that the store&apos;s administrator gave you, and write the server&apos;s name as its certificate has it.</source>
        <translation>伺服器憑證無法證明其身分，因此未送出密碼。請選擇伺服器管理員提供的 CA 檔案，並依憑證上的名稱填寫伺服器。</translation>
    </message>
    <message>
        <source>The role of this account does not allow that.</source>
        <translation>此帳號的角色不允許這項操作。</translation>
    </message>
    <message>
        <source>This account is not active in the store. Ask the administrator of the store.</source>
        <translation>此帳號在儲存庫中未啟用。請洽伺服器管理員。</translation>
    </message>
    <message>
        <source>This account does not administer the project. Ask one of its Project Admins.</source>
        <translation>此帳號不管理這個專案。請洽該專案的專案管理員。</translation>
    </message>
    <message>
        <source>The store does not take this value. Enter another one.</source>
        <translation>儲存庫不接受這個值。請輸入其他值。</translation>
    </message>
    <message>
        <source>It has changed since it was read. Check it again, then repeat.</source>
        <translation>讀取之後內容已變更。請再檢查一次，然後重新操作。</translation>
    </message>
    <message>
        <source>The template breaks a rule of the store. Correct it first.</source>
        <translation>此編號格式違反儲存庫的規則。請先修正。</translation>
    </message>
    <message>
        <source>The counter has this value already. Enter another one.</source>
        <translation>計數器已是這個值。請輸入其他值。</translation>
    </message>
    <message>
        <source>This is your own request. Another Super Admin has to decide about it.</source>
        <translation>這是您自己的申請，須由另一位系統管理員審核。</translation>
    </message>
    <message>
        <source>You have already approved this request. It is waiting for another Super Admin.</source>
        <translation>您已核准此申請，尚待另一位系統管理員核准。</translation>
    </message>
    <message>
        <source>The request has expired. Request the reset again.</source>
        <translation>申請已逾期。請重新申請重設。</translation>
    </message>
    <message>
        <source>The counter moved from %1 to %2 after the request. Request the reset again.</source>
        <translation>申請之後計數器已由 %1 變為 %2。請重新申請重設。</translation>
    </message>
    <message>
        <source>Some of the numbers belong to documents and cannot be released. Choose to skip them.</source>
        <translation>部分編號已屬於文件，無法釋出。請選擇略過這些編號。</translation>
    </message>
    <message>
        <source>A counter goes back only by a reset that two Super Admins agreed on.</source>
        <translation>計數器只有在兩位系統管理員同意重設後才能調降。</translation>
    </message>
    <message>
        <source>This account may not allocate numbers of the project. Ask the administrator of the store.</source>
        <translation>此帳號不可為該專案取號。請洽伺服器管理員。</translation>
    </message>
    <message>
        <source>The store keeps this for ever; it cannot be changed.</source>
        <translation>儲存庫永久保存這筆資料，無法變更。</translation>
    </message>
    <message>
        <source>The counter has moved meanwhile. Try again.</source>
        <translation>計數器在此期間已變動。請再試一次。</translation>
    </message>
    <message>
        <source>Name the account that does this: --as LOGIN, or the environment variable LEKTHI_USER.</source>
        <translation>請以 --as LOGIN 或環境變數 LEKTHI_USER 指定執行的帳號。</translation>
    </message>
    <message>
        <source>%1 requests the reset of a counter (request #%2): %3</source>
        <translation>%1 申請重設計數器（申請 #%2）：%3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved; the counter was reset: %2</source>
        <translation>您的申請 #%1 已核准，計數器已重設：%2</translation>
    </message>
    <message>
        <source>Your request #%1 was rejected. Reason: %2</source>
        <translation>您的申請 #%1 已退回。理由：%2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale, because the counter moved: %2</source>
        <translation>您的申請 #%1 已過時，因為計數器已變動：%2</translation>
    </message>
    <message>
        <source>Your request #%1 has expired: %2</source>
        <translation>您的申請 #%1 已逾期：%2</translation>
    </message>
    <message>
        <source>Only Super Admins decide on resets.</source>
        <translation>只有系統管理員可以審核重設申請。</translation>
    </message>
    <message>
        <source>Waiting for approval</source>
        <translation>等待核准</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>已執行</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>逾期</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>已過時</translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>剩 %1 小時</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>剩 %1 分鐘</translation>
    </message>
    <message>
        <source>Unchanged since the request (version %1)</source>
        <translation>與申請時相同（版本 %1）</translation>
    </message>
    <message>
        <source>The counter changed after the request (from version %1 to %2). Request the reset again.</source>
        <translation>申請之後計數器已變動：版本 %1 變為 %2。請重新申請重設。</translation>
    </message>
    <message>
        <source>%1 of %2 approvals</source>
        <comment>so many are given</comment>
        <translation>已核准 %1／%2</translation>
    </message>
    <message>
        <source>No issued number lies above %1.</source>
        <translation>沒有高於 %1 的已發出編號。</translation>
    </message>
    <message>
        <source>One issued number lies above %1: %2.</source>
        <translation>有一個高於 %1 的已發出編號：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n issued number(s) lie above %1: %2 to %3.</source>
        <translation>
            <numerusform>有 %n 個高於 %1 的已發出編號：%2 至 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are voided: %n number(s) may be given to new documents again.</source>
        <translation>
            <numerusform>這些編號將作廢：%n 個編號可再給新文件使用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking what the reset would do…</source>
        <translation>正在檢查重設會造成的影響…</translation>
    </message>
    <message>
        <source>The counter is at %1 already. Enter another new value.</source>
        <translation>計數器已是 %1。請輸入其他新值。</translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation>核准</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>對象</translation>
    </message>
    <message>
        <source>There are no such entries.</source>
        <translation>沒有符合條件的紀錄。</translation>
    </message>
    <message>
        <source>List who changed what and who was refused, newest first</source>
        <translation>列出誰變更了什麼、誰被拒絕，由新到舊</translation>
    </message>
    <message>
        <source>From this day in Bangkok on</source>
        <translation>自此日起（曼谷時間）</translation>
    </message>
    <message>
        <source>Up to the end of this day in Bangkok</source>
        <translation>至此日結束（曼谷時間）</translation>
    </message>
    <message>
        <source>Only what this account did</source>
        <translation>只列此帳號的操作</translation>
    </message>
    <message>
        <source>Only this, such as RESET_REQUESTED or SIGNED_IN</source>
        <translation>只列此動作，例如 RESET_REQUESTED 或 SIGNED_IN</translation>
    </message>
    <message>
        <source>Only what was refused</source>
        <translation>只列被拒絕的操作</translation>
    </message>
    <message>
        <source>Only where reason or subject holds this</source>
        <translation>只列理由或對象含有此文字的</translation>
    </message>
    <message>
        <source>Only what is older than this entry</source>
        <translation>只列比此筆更早的</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>已取消，未做任何變更。</translation>
    </message>
    <message>
        <source>The error %1 is resolved.</source>
        <translation>錯誤 %1 已解決。</translation>
    </message>
    <message>
        <source>Note that an error was dealt with</source>
        <translation>註記錯誤已處理</translation>
    </message>
    <message>
        <source>Why; kept in the admin log</source>
        <translation>理由；保存於管理紀錄</translation>
    </message>
    <message>
        <source>Comment; kept in the admin log</source>
        <translation>備註；保存於管理紀錄</translation>
    </message>
    <message>
        <source>Another Super Admin has to approve it.</source>
        <translation>須由另一位系統管理員核准。</translation>
    </message>
    <message>
        <source>Type %1 to approve the reset:</source>
        <translation>輸入 %1 以核准重設：</translation>
    </message>
    <message>
        <source>There are no such requests.</source>
        <translation>沒有符合條件的申請。</translation>
    </message>
    <message>
        <source>Request the reset of a counter; another Super Admin approves</source>
        <translation>申請重設計數器，由另一位系統管理員核准</translation>
    </message>
    <message>
        <source>Last number that the counter is to have</source>
        <translation>計數器重設後的最後編號</translation>
    </message>
    <message>
        <source>Release the numbers above it instead of skipping them</source>
        <translation>釋出高於此值的編號，而非略過</translation>
    </message>
    <message>
        <source>Approve a reset; the last approval executes it</source>
        <translation>核准重設；最後一次核准即執行</translation>
    </message>
    <message>
        <source>Do not ask for confirmation</source>
        <translation>不再詢問確認</translation>
    </message>
    <message>
        <source>Reject a reset that another person requested</source>
        <translation>退回他人申請的重設</translation>
    </message>
    <message>
        <source>Withdraw a request of one&apos;s own</source>
        <translation>撤回自己的申請</translation>
    </message>
    <message>
        <source>List the resets that wait for approval</source>
        <translation>列出等待核准的重設申請</translation>
    </message>
    <message>
        <source>Also those that are closed</source>
        <translation>也列出已結案的</translation>
    </message>
    <message>
        <source>Show a request and what the reset would do now</source>
        <translation>顯示申請及重設目前會造成的影響</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>When requested</source>
        <translation>申請時的值</translation>
    </message>
    <message>
        <source>To be reset to</source>
        <translation>重設為</translation>
    </message>
    <message>
        <source>Numbers above it</source>
        <translation>高於此值的編號</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>申請人</translation>
    </message>
    <message>
        <source>Requested at</source>
        <translation>申請時間</translation>
    </message>
    <message>
        <source>Expires at</source>
        <translation>到期時間</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>結案</translation>
    </message>
    <message>
        <source>Closing reason</source>
        <translation>結案理由</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>List the settings of the store</source>
        <translation>列出儲存庫的設定</translation>
    </message>
    <message>
        <source>Change a setting of the store</source>
        <translation>變更儲存庫的設定</translation>
    </message>
    <message>
        <source>The new value</source>
        <translation>新的值</translation>
    </message>
    <message>
        <source>Times in the logs cannot be forged.</source>
        <translation>紀錄中的時間無法偽造。</translation>
    </message>
    <message>
        <source>Times in the logs could be forged. Set secure_timestamp to YES in the server&apos;s configuration.</source>
        <translation>紀錄中的時間可能遭偽造。請在伺服器設定中將 secure_timestamp 設為 YES。</translation>
    </message>
    <message>
        <source>The server reads no files of other computers.</source>
        <translation>伺服器不讀取其他電腦的檔案。</translation>
    </message>
    <message>
        <source>The server may ask computers for their files. Set local_infile to 0 in the server&apos;s configuration.</source>
        <translation>伺服器可能向連線的電腦要求檔案。請在伺服器設定中將 local_infile 設為 0。</translation>
    </message>
    <message>
        <source>Passwords cannot be guessed by trying.</source>
        <translation>無法以反覆嘗試猜出密碼。</translation>
    </message>
    <message>
        <source>Passwords can be tried without end. Set max_password_errors to 20 in the server&apos;s configuration.</source>
        <translation>密碼可以無限次嘗試。請在伺服器設定中將 max_password_errors 設為 20。</translation>
    </message>
    <message>
        <source>This could not be checked. Run &quot;lekthictl store status&quot; as the administrator of the server.</source>
        <translation>無法檢查此項。請以伺服器管理員的身分執行 &quot;lekthictl store status&quot;。</translation>
    </message>
    <message>
        <source>Triggers and routines of the store are unaltered.</source>
        <translation>儲存庫的觸發程序與常式未遭變更。</translation>
    </message>
    <message>
        <source>The server has accounts without a name (%1), which could be used to act as another person. Drop them.</source>
        <translation>伺服器上有未命名的帳號（%1），可能被用來冒充他人。請刪除這些帳號。</translation>
    </message>
    <message>
        <source>Accounts of one name for different hosts count as one person (%1). Drop all but one each.</source>
        <translation>同名但主機不同的帳號視為同一人（%1）。每個名稱請只留下一個帳號。</translation>
    </message>
    <message>
        <source>Accounts may sign in over the network without encryption (%1). Ask for it with ALTER USER … REQUIRE SSL.</source>
        <translation>有帳號可透過網路不加密登入（%1）。請以 ALTER USER … REQUIRE SSL 要求加密。</translation>
    </message>
    <message>
        <source>The server lacks roles of the store (%1). Create them again with &quot;lekthictl store repair&quot;.</source>
        <translation>伺服器缺少儲存庫的角色（%1）。請以 &quot;lekthictl store repair&quot; 重新建立。</translation>
    </message>
    <message>
        <source>The server lacks the plugin for strong passwords (%1). Install it with INSTALL SONAME &apos;auth_ed25519&apos;.</source>
        <translation>伺服器缺少安全密碼的外掛程式（%1）。請以 INSTALL SONAME &apos;auth_ed25519&apos; 安裝。</translation>
    </message>
    <message>
        <source>Every account is one person&apos;s, and none gets past the rules.</source>
        <translation>每個帳號只屬於一人，且沒有帳號能繞過規則。</translation>
    </message>
    <message>
        <source>No foreign key changes rows past the triggers.</source>
        <translation>沒有外鍵會繞過觸發程序變更資料列。</translation>
    </message>
    <message>
        <source>Foreign keys could change or delete rows past the triggers (%1). Drop them, or make them RESTRICT.</source>
        <translation>有外鍵可能繞過觸發程序變更或刪除資料列（%1）。請刪除這些外鍵，或改為 RESTRICT。</translation>
    </message>
    <message>
        <source>Two Super Admins are active.</source>
        <translation>有兩位啟用中的系統管理員。</translation>
    </message>
    <message>
        <source>Fewer than two Super Admins are active, so that no reset can be approved. Add one.</source>
        <translation>啟用中的系統管理員少於兩位，因此無法核准重設。請再新增一位。</translation>
    </message>
    <message>
        <source>No emergency access is waiting for review.</source>
        <translation>沒有待複核的緊急存取。</translation>
    </message>
    <message>
        <source>Accounts were opened in an emergency (%1). Two other people have to review that with &quot;lekthictl glass review&quot;.</source>
        <translation>有緊急開啟的帳號（%1）。須由另外兩人以 &quot;lekthictl glass review&quot; 複核。</translation>
    </message>
    <message>
        <source>This emergency access was to your own account. Two other people have to review it.</source>
        <translation>這次緊急存取開啟的是您自己的帳號，須由另外兩人複核。</translation>
    </message>
    <message>
        <source>You have already reviewed this. It is waiting for another person.</source>
        <translation>您已複核過此項，尚待他人複核。</translation>
    </message>
    <message>
        <source>Only an administrator of the server adds and changes accounts, so that no one can create a second account to approve their own requests. Ask the administrator.</source>
        <translation>只有伺服器管理員可以新增與變更帳號，以免有人另建帳號來核准自己的申請。請洽伺服器管理員。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a login. Take 1 to 80 of the small letters a to z, digits, full stop, underscore and hyphen.</source>
        <translation>&quot;%1&quot; 不能作為帳號名稱。請使用 1 至 80 個小寫字母 a 至 z、數字、句點、底線與連字號。</translation>
    </message>
    <message>
        <source>The password is too easy to guess. Take 12 to 128 characters, at least five different ones, without the login in it.</source>
        <translation>密碼太容易猜到。請使用 12 至 128 個字元，至少五個不同字元，且不含帳號名稱。</translation>
    </message>
    <message>
        <source>There is an account %1 already. Choose another login.</source>
        <translation>帳號 %1 已存在。請選擇其他名稱。</translation>
    </message>
    <message>
        <source>The server has an account %1 that is not of this store. Choose another login.</source>
        <translation>伺服器有不屬於此儲存庫的帳號 %1。請選擇其他名稱。</translation>
    </message>
    <message>
        <source>The server already has the account %1 for the host %2. A login has one host only: use that host, or choose another login.</source>
        <translation>伺服器已有主機 %2 的帳號 %1。一個名稱只能有一個主機：請使用該主機，或選擇其他名稱。</translation>
    </message>
    <message>
        <source>The server has several accounts %1 for different hosts, which all count as one person. Drop all but one on the server first.</source>
        <translation>伺服器有多個不同主機的帳號 %1，全都視為同一人。請先在伺服器上刪除到只剩一個。</translation>
    </message>
    <message>
        <source>There is an account %1 already, with the role %2. Choose another login, or change its role with &quot;lekthictl user role&quot;.</source>
        <translation>帳號 %1 已存在，角色為 %2。請選擇其他名稱，或以 &quot;lekthictl user role&quot; 變更角色。</translation>
    </message>
    <message>
        <source>The account %1 was deactivated. Activate it with &quot;lekthictl user activate&quot;, or choose another login.</source>
        <translation>帳號 %1 已停用。請以 &quot;lekthictl user activate&quot; 啟用，或選擇其他名稱。</translation>
    </message>
    <message>
        <source>There is no account %1 in the store. &quot;lekthictl user list&quot; shows all of them.</source>
        <translation>儲存庫中沒有帳號 %1。&quot;lekthictl user list&quot; 會列出所有帳號。</translation>
    </message>
    <message>
        <source>The server does not know the account %1. Make it there with &quot;lekthictl user add&quot; and the same role.</source>
        <translation>伺服器不認得帳號 %1。請以 &quot;lekthictl user add&quot; 與相同角色在伺服器上建立。</translation>
    </message>
    <message>
        <source>Emergency access is possible only on the computer of the server, through its socket. Run the command there with --store unix:/path/to/socket?user=root&amp;db=DATABASE.</source>
        <translation>緊急存取只能在伺服器的電腦上透過 socket 進行。請在該電腦上以 --store unix:/path/to/socket?user=root&amp;db=DATABASE 執行指令。</translation>
    </message>
    <message>
        <source>The triggers or routines of the store were altered (%1), so nobody can sign in. The administrator of the server should find out who changed them, then restore them with &quot;lekthictl store repair&quot;.</source>
        <translation>儲存庫的觸發程序或常式遭變更（%1），因此無人可以登入。請伺服器管理員查明是誰變更，再以 &quot;lekthictl store repair&quot; 復原。</translation>
    </message>
    <message>
        <source>The role of the account %1 is for no particular project. Only Project Admins and numbering services have projects.</source>
        <translation>帳號 %1 的角色不限於特定專案。只有專案管理員與取號服務才有專案。</translation>
    </message>
    <message>
        <source>Name what to open: one of --activate, --new-password and --unlock with a login.</source>
        <translation>請指定要執行的動作：--activate、--new-password 或 --unlock 其中之一，並附帳號。</translation>
    </message>
    <message>
        <source>The account %1 is open. Until two other people have reviewed it with &quot;lekthictl glass review&quot; it decides about no reset.</source>
        <translation>帳號 %1 已開啟。在另外兩人以 &quot;lekthictl glass review&quot; 複核之前，不能審核重設。</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>開啟方式</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>複核</translation>
    </message>
    <message>
        <source>No account was opened in an emergency.</source>
        <translation>沒有緊急開啟的帳號。</translation>
    </message>
    <message>
        <source>An entry is named by its number, not by %1. List them with &quot;lekthictl glass list&quot;.</source>
        <translation>請以項目編號指定，不能用 %1。可用 &quot;lekthictl glass list&quot; 列出。</translation>
    </message>
    <message>
        <source>Your review is in the admin log.</source>
        <translation>您的複核已寫入管理紀錄。</translation>
    </message>
    <message>
        <source>Open an account in an emergency; two other people have to review it</source>
        <translation>緊急開啟帳號；須由另外兩人複核</translation>
    </message>
    <message>
        <source>Activate a deactivated account</source>
        <translation>啟用已停用的帳號</translation>
    </message>
    <message>
        <source>Set a password that has to be changed at once</source>
        <translation>設定必須立即變更的密碼</translation>
    </message>
    <message>
        <source>Unlock an account, also after too many wrong passwords</source>
        <translation>解鎖帳號，包括密碼錯誤次數過多的情況</translation>
    </message>
    <message>
        <source>File descriptor whose first line is the password; asked for if left out</source>
        <translation>首行為密碼的檔案描述子；未指定時會詢問</translation>
    </message>
    <message>
        <source>List the accounts that were opened in an emergency</source>
        <translation>列出緊急開啟的帳號</translation>
    </message>
    <message>
        <source>Review an opening of an account</source>
        <translation>複核緊急開啟的帳號</translation>
    </message>
    <message>
        <source>The password is not UTF-8 text.</source>
        <translation>密碼不是 UTF-8 文字。</translation>
    </message>
    <message>
        <source>There is no terminal to ask for the password. Give a file descriptor to read it from: --password-fd 3.</source>
        <translation>沒有終端機可輸入密碼。請指定讀取密碼的檔案描述子：--password-fd 3。</translation>
    </message>
    <message>
        <source>New password:</source>
        <translation>新密碼：</translation>
    </message>
    <message>
        <source>Repeat:</source>
        <translation>再輸入一次：</translation>
    </message>
    <message>
        <source>The two passwords differ; nothing was changed.</source>
        <translation>兩次輸入的密碼不同；未變更任何內容。</translation>
    </message>
    <message>
        <source>--%1 names a file descriptor that cannot be read.</source>
        <translation>--%1 指定的檔案描述子無法讀取。</translation>
    </message>
    <message>
        <source>Recreated: %1.</source>
        <translation>已重新建立：%1。</translation>
    </message>
    <message>
        <source>auditor, project-admin, super-admin or allocator</source>
        <translation>auditor、project-admin、super-admin 或 allocator</translation>
    </message>
    <message>
        <source>Projects of a Project Admin or allocator, with commas between</source>
        <translation>專案管理員或取號服務的專案，以逗號分隔</translation>
    </message>
    <message>
        <source>This role is for projects: name them with --projects CODE,CODE.</source>
        <translation>此角色須指定專案：請使用 --projects CODE,CODE。</translation>
    </message>
    <message>
        <source>This role is for no particular project. Leave out --projects.</source>
        <translation>此角色不限於特定專案。請省略 --projects。</translation>
    </message>
    <message>
        <source>The account %1 is ready.</source>
        <translation>帳號 %1 已可使用。</translation>
    </message>
    <message>
        <source>The account %1 is ready. Its password has to be changed at the first signing in.</source>
        <translation>帳號 %1 已可使用。首次登入時必須變更密碼。</translation>
    </message>
    <message>
        <source>deactivated</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>not on the server</source>
        <translation>不在伺服器上</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已鎖定</translation>
    </message>
    <message>
        <source>has to change the password</source>
        <translation>須變更密碼</translation>
    </message>
    <message>
        <source>active</source>
        <translation>啟用中</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主機</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>The account %1 is deactivated and its sessions are ended.</source>
        <translation>帳號 %1 已停用，其連線已結束。</translation>
    </message>
    <message>
        <source>The account %1 is active.</source>
        <translation>帳號 %1 已啟用。</translation>
    </message>
    <message>
        <source>The account %1 has its new role; its sessions are ended.</source>
        <translation>帳號 %1 已有新角色，其連線已結束。</translation>
    </message>
    <message>
        <source>Name what to change: --add CODE,CODE, --remove CODE,CODE, or both.</source>
        <translation>請指出要變更什麼：--add CODE,CODE、--remove CODE,CODE，或兩者。</translation>
    </message>
    <message>
        <source>The projects of the account %1 are changed.</source>
        <translation>帳號 %1 的專案已變更。</translation>
    </message>
    <message>
        <source>The account %1 has a new password and its sessions are ended.</source>
        <translation>帳號 %1 已有新密碼，其連線已結束。</translation>
    </message>
    <message>
        <source>Make the account of a person or numbering service</source>
        <translation>建立人員或取號服務的帳號</translation>
    </message>
    <message>
        <source>Name of the person, in Thai</source>
        <translation>人員的泰文姓名</translation>
    </message>
    <message>
        <source>Name of the person, in English</source>
        <translation>人員的英文姓名</translation>
    </message>
    <message>
        <source>Host that the account signs in from; localhost (default) is the server&apos;s own, every other needs encryption</source>
        <translation>帳號登入的主機；localhost（預設）為伺服器本身，其他主機都須加密</translation>
    </message>
    <message>
        <source>Take all rights from an account at once and end its sessions</source>
        <translation>立即取消帳號的所有權限並結束其連線</translation>
    </message>
    <message>
        <source>Give a deactivated account its rights back</source>
        <translation>恢復已停用帳號的權限</translation>
    </message>
    <message>
        <source>Give an account another role</source>
        <translation>變更帳號的角色</translation>
    </message>
    <message>
        <source>Give projects to a Project Admin or allocator, or take them</source>
        <translation>新增或移除專案管理員或取號服務的專案</translation>
    </message>
    <message>
        <source>Projects to give, with commas between</source>
        <translation>要新增的專案，以逗號分隔</translation>
    </message>
    <message>
        <source>Projects to take, with commas between</source>
        <translation>要移除的專案，以逗號分隔</translation>
    </message>
    <message>
        <source>Set a password that has to be changed at the next signing in</source>
        <translation>設定下次登入時必須變更的密碼</translation>
    </message>
    <message>
        <source>The admin log is intact: %1 entries.</source>
        <translation>管理紀錄完整無誤：%1 筆。</translation>
    </message>
    <message>
        <source>The admin log is damaged: entry %1 was changed, inserted or removed.</source>
        <translation>管理紀錄已損壞：第 %1 筆遭變更、插入或移除。</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>登入</translation>
    </message>
    <message>
        <source>Changed a template</source>
        <translation>變更編號格式</translation>
    </message>
    <message>
        <source>Requested a reset</source>
        <translation>申請重設</translation>
    </message>
    <message>
        <source>Approved a reset</source>
        <translation>核准重設</translation>
    </message>
    <message>
        <source>Reset a counter</source>
        <translation>重設計數器</translation>
    </message>
    <message>
        <source>Rejected a reset</source>
        <translation>退回重設</translation>
    </message>
    <message>
        <source>Withdrew a reset request</source>
        <translation>撤回重設申請</translation>
    </message>
    <message>
        <source>A reset request expired</source>
        <translation>重設申請已逾期</translation>
    </message>
    <message>
        <source>A reset request became stale</source>
        <translation>重設申請已過時</translation>
    </message>
    <message>
        <source>Changed a setting</source>
        <translation>變更設定</translation>
    </message>
    <message>
        <source>Resolved an error</source>
        <translation>解決錯誤</translation>
    </message>
    <message>
        <source>Added an account</source>
        <translation>新增帳號</translation>
    </message>
    <message>
        <source>Changed an account</source>
        <translation>變更帳號</translation>
    </message>
    <message>
        <source>Set a password</source>
        <translation>設定密碼</translation>
    </message>
    <message>
        <source>Gave a project to an account</source>
        <translation>將專案指派給帳號</translation>
    </message>
    <message>
        <source>Took a project from an account</source>
        <translation>自帳號移除專案</translation>
    </message>
    <message>
        <source>Opened an account in an emergency</source>
        <translation>緊急開啟帳號</translation>
    </message>
    <message>
        <source>Reviewed an emergency</source>
        <translation>複核緊急存取</translation>
    </message>
    <message>
        <source>Restored the rules of the store</source>
        <translation>還原儲存庫的規則</translation>
    </message>
    <message>
        <source>Request #%1</source>
        <translation>申請 #%1</translation>
    </message>
    <message>
        <source>Admin log</source>
        <translation>管理紀錄</translation>
    </message>
    <message>
        <source>The disk is full, so %1 could not be written. Free some space.</source>
        <translation>磁碟已滿，無法寫入 %1。請清出空間。</translation>
    </message>
    <message>
        <source>The signing key of %1 is kept in the keychain of the desktop, which did not give it. Unlock the keychain and try again.</source>
        <translation>%1 的簽署金鑰保存在桌面的鑰匙圈，但鑰匙圈未提供。請解鎖鑰匙圈後再試。</translation>
    </message>
    <message>
        <source>A signed digest was added to %1. Keep a copy, and the public key %2, where the administrators of the server cannot write.</source>
        <translation>已簽署的摘要已加入 %1。請將副本與公開金鑰 %2 保存在伺服器管理員無法寫入之處。</translation>
    </message>
    <message>
        <source>Version of the server</source>
        <translation>伺服器版本</translation>
    </message>
    <message>
        <source>Numbers on disk</source>
        <translation>編號寫入磁碟</translation>
    </message>
    <message>
        <source>Binary log</source>
        <translation>二進位日誌</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>系統時間</translation>
    </message>
    <message>
        <source>Numbers stay correct. The date that this program suggests for a new document can be wrong, and with it the year and period.</source>
        <translation>編號仍正確。本程式為新文件建議的日期可能有誤，年度與期間也會隨之有誤。</translation>
    </message>
    <message>
        <source>True times in the logs</source>
        <translation>紀錄時間的真實性</translation>
    </message>
    <message>
        <source>Numbers stay correct. The times in the logs could be disputed.</source>
        <translation>編號仍正確，但紀錄的時間可能引起爭議。</translation>
    </message>
    <message>
        <source>Files of people&apos;s computers</source>
        <translation>使用者電腦的檔案</translation>
    </message>
    <message>
        <source>Numbers stay correct. Files of the people who sign in are at risk.</source>
        <translation>編號仍正確，但登入者的檔案有風險。</translation>
    </message>
    <message>
        <source>Guessing of passwords</source>
        <translation>密碼猜測</translation>
    </message>
    <message>
        <source>With a guessed password a person can act as another: two-person approval is worth no more than the passwords.</source>
        <translation>猜中密碼的人能以他人名義操作：雙人核准的可靠程度取決於密碼。</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>叢集</translation>
    </message>
    <message>
        <source>Tables of the store</source>
        <translation>儲存庫的資料表</translation>
    </message>
    <message>
        <source>Until then this program allocates no numbers and changes nothing.</source>
        <translation>在此之前，本程式不取號，也不變更任何資料。</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>沙盒</translation>
    </message>
    <message>
        <source>Real numbers are not affected.</source>
        <translation>不影響正式編號。</translation>
    </message>
    <message>
        <source>Triggers and routines</source>
        <translation>觸發程序與常式</translation>
    </message>
    <message>
        <source>They keep numbers unique and enforce rights, whatever program is used.</source>
        <translation>無論使用哪個程式，都由其確保編號唯一、人員不逾越權限。</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>An account that bypasses the rules can change counters and ledger.</source>
        <translation>繞過規則的帳號能變更計數器與編號登記簿。</translation>
    </message>
    <message>
        <source>Free space on the server</source>
        <translation>伺服器磁碟可用空間</translation>
    </message>
    <message>
        <source>Readable tables</source>
        <translation>資料表可讀性</translation>
    </message>
    <message>
        <source>Foreign keys</source>
        <translation>外鍵</translation>
    </message>
    <message>
        <source>Counters could disappear with what they refer to, and their numbers could be allocated again.</source>
        <translation>計數器可能隨所參照的資料消失，其編號會再次發出。</translation>
    </message>
    <message>
        <source>Super Admins</source>
        <translation>系統管理員</translation>
    </message>
    <message>
        <source>Numbers are allocated as usual. A wrong counter cannot be corrected.</source>
        <translation>取號照常，但有誤的計數器無法更正。</translation>
    </message>
    <message>
        <source>Emergency access</source>
        <translation>緊急存取</translation>
    </message>
    <message>
        <source>Numbers are allocated as usual. What was done with this access has not been reviewed yet.</source>
        <translation>取號照常，但以此權限進行的操作尚未複核。</translation>
    </message>
    <message>
        <source>The store lies on one server, which keeps no copies elsewhere. Numbers are safe as long as its disk and its backups are.</source>
        <translation>儲存庫位於單一伺服器，他處沒有複本。只要其磁碟與備份安全，編號就安全。</translation>
    </message>
    <message>
        <source>Replication</source>
        <translation>複寫</translation>
    </message>
    <message>
        <source>Not set up for this window. Numbers do not depend on it: it only makes turns fairer when several programs use one counter.</source>
        <translation>此視窗未設定 Redis。編號不依賴它；多個程式共用同一計數器取號時，它只是讓輪流更公平。</translation>
    </message>
    <message numerus="yes">
        <source>%n issues put numbers or rules at risk.</source>
        <translation>
            <numerusform>有 %n 項問題危及編號或規則。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Numbers are safe; %n issues to fix.</source>
        <translation>
            <numerusform>取號正常；有 %n 項問題待處理。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No issues found; %n checks are hidden from your account.</source>
        <translation>
            <numerusform>未發現問題；有 %n 項檢查您的帳號無權檢視。</numerusform>
        </translation>
    </message>
    <message>
        <source>No issues found.</source>
        <translation>未發現問題。</translation>
    </message>
    <message>
        <source>Numbers or rules at risk</source>
        <translation>編號或規則有風險</translation>
    </message>
    <message>
        <source>To fix</source>
        <translation>待處理</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Not in use</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>健康狀態</translation>
    </message>
    <message>
        <source>A reset releases at most %1 numbers at once. Reset the counter in several steps, the highest numbers first, or choose to skip the numbers.</source>
        <translation>每次重設最多釋出 %1 個編號。請從最大的編號起分次重設，或選擇略過這些編號。</translation>
    </message>
    <message>
        <source>Passwords were set outside Lekthi (%1), by an administrator of the server or by the person with another program. Ask the owner of the account, and set a new one with &quot;lekthictl user password&quot;.</source>
        <translation>有密碼不是透過 Lekthi 設定（%1），而是由伺服器管理員或由本人以其他程式設定。請洽帳號所有人，並以 &quot;lekthictl user password&quot; 另設新密碼。</translation>
    </message>
    <message>
        <source>Too many changes or sign-ins within a minute. Try again in %1 seconds.</source>
        <translation>一分鐘內變更或登入次數過多。請於 %1 秒後再試。</translation>
    </message>
    <message>
        <source>Changed their own password</source>
        <translation>變更自己的密碼</translation>
    </message>
    <message>
        <source>Default template</source>
        <translation>預設編號格式</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>先前：%1</translation>
    </message>
    <message>
        <source>Version %1: %2</source>
        <comment>of a template</comment>
        <translation>版本 %1：%2</translation>
    </message>
    <message>
        <source>Restored from version %1</source>
        <translation>由版本 %1 還原</translation>
    </message>
    <message>
        <source>Role %1, active</source>
        <comment>of an account</comment>
        <translation>角色 %1，啟用中</translation>
    </message>
    <message>
        <source>Role %1, not active</source>
        <comment>of an account</comment>
        <translation>角色 %1，已停用</translation>
    </message>
    <message>
        <source>The account was activated again.</source>
        <translation>帳號已重新啟用。</translation>
    </message>
    <message>
        <source>The account has a new password.</source>
        <translation>帳號已設定新密碼。</translation>
    </message>
    <message>
        <source>The account was unlocked.</source>
        <translation>帳號已解鎖。</translation>
    </message>
    <message>
        <source>Every year</source>
        <translation>每年</translation>
    </message>
    <message>
        <source>Every fiscal year (from October)</source>
        <translation>每會計年度（10 月起）</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>每日</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不重新起算</translation>
    </message>
    <message>
        <source>Use one more digit</source>
        <translation>增加一位</translation>
    </message>
    <message>
        <source>Refuse further numbers</source>
        <translation>拒絕後續編號</translation>
    </message>
    <message>
        <source>The project&apos;s documents of this type</source>
        <translation>專案中此類型的文件</translation>
    </message>
    <message>
        <source>All documents in the store</source>
        <translation>儲存庫中的所有文件</translation>
    </message>
    <message>
        <source>Skip to the next free number</source>
        <translation>略過，改用下一個可用編號</translation>
    </message>
    <message>
        <source>Stop and report it</source>
        <translation>停止並回報</translation>
    </message>
    <message>
        <source>The demo data are in the store, but the server&apos;s rules for passwords do not take the one that all demo people share. Give each of them an account with a password of its own: &quot;lekthictl user add %1 --role ROLE&quot;.</source>
        <translation>示範資料已在儲存庫中，但伺服器的密碼規則不接受示範使用者共用的密碼。請為每個人建立有各自密碼的帳號：&quot;lekthictl user add %1 --role ROLE&quot;。</translation>
    </message>
    <message>
        <source>Nodes of the cluster lack the plugin for strong passwords (%1), so new accounts are missing there. Install it there with INSTALL SONAME &apos;auth_ed25519&apos;, then resynchronize the nodes completely (SST).</source>
        <translation>叢集中有節點缺少安全密碼的外掛程式（%1），因此新帳號不存在於這些節點。請在這些節點執行 INSTALL SONAME &apos;auth_ed25519&apos; 安裝，再讓節點完整重新同步（SST）。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, each with its full stop</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>sequence number %1</source>
        <translation>流水號 %1</translation>
    </message>
    <message>
        <source>date %1</source>
        <translation>日期 %1</translation>
    </message>
    <message>
        <source>%1 can be given twice: %2 and %3 have separate counters, but the number does not show %4.</source>
        <translation>%1 可能重複發出：%2 與 %3 的計數器各自計數，但編號未顯示 %4。</translation>
    </message>
    <message>
        <source>%1 can be given in %2 and again in %3: the counter starts again, and the number does not show when.</source>
        <translation>%1 可能在 %2 發出後，於 %3 再次發出：計數器會重新起算，而編號未顯示期間。</translation>
    </message>
    <message>
        <source>%1 can be given twice: the store treats the codes %2 and %3 as equal. Rename one of them.</source>
        <translation>%1 可能重複發出：儲存庫將代碼 %2 與 %3 視為相同。請更改其中一個。</translation>
    </message>
    <message>
        <source>%1 can be read in two ways once the sequence number has outgrown its digits: %2; or %3.</source>
        <translation>流水號超出位數後，%1 有兩種讀法：%2；或 %3。</translation>
    </message>
    <message>
        <source>%1 can be read in two ways: %2; or %3.</source>
        <translation>%1 有兩種讀法：%2；或 %3。</translation>
    </message>
    <message>
        <source>%1 can be a number of %2 and of %3.</source>
        <translation>%1 可能同時是 %2 與 %3 的編號。</translation>
    </message>
    <message>
        <source>Proved: no two documents can get the same number.</source>
        <translation>已證明：任兩份文件都不會取得相同編號。</translation>
    </message>
    <message>
        <source>Numbers repeat each time the counter starts again.</source>
        <translation>每當計數器重新起算，編號就會重複。</translation>
    </message>
    <message>
        <source>Two documents can get the same number.</source>
        <translation>兩份文件可能取得相同編號。</translation>
    </message>
    <message>
        <source>It is not decided whether two documents can get the same number.</source>
        <translation>尚無法判定兩份文件是否可能取得相同編號。</translation>
    </message>
    <message>
        <source>There are more possibilities than could be checked.</source>
        <translation>可能的組合太多，無法全部檢查。</translation>
    </message>
    <message>
        <source>%1 has an unusual character, and it is not known which characters the store treats as equal to it.</source>
        <translation>%1 含有特殊字元，無法得知儲存庫將其視為等同哪些字元。</translation>
    </message>
    <message>
        <source>Two parts without a separator can join into other characters. Put a separator between them.</source>
        <translation>兩個部分之間沒有分隔符號，可能合併成其他字元。請在中間加上分隔符號。</translation>
    </message>
    <message>
        <source>The proof was stopped.</source>
        <translation>唯一性證明已停止。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>加入 %1</translation>
    </message>
    <message>
        <source>Put “%1” between the parts</source>
        <translation>在各部分之間加上「%1」</translation>
    </message>
    <message>
        <source>Separate the parts with “%1”</source>
        <translation>改用「%1」分隔各部分</translation>
    </message>
    <message>
        <source>Continue without a reset</source>
        <translation>連續編號，不重新起算</translation>
    </message>
    <message>
        <source>Let numbers differ within their type only</source>
        <translation>編號僅在同一文件類型內不得重複</translation>
    </message>
    <message>
        <source>%1 %2: %3; date %4; sequence number %5</source>
        <translation>%1 %2：%3；日期 %4；流水號 %5</translation>
    </message>
    <message>
        <source>Proved with: %1</source>
        <translation>以下修改經證明可行：%1</translation>
    </message>
    <message>
        <source>Name the project of the template: --project CODE.</source>
        <translation>請指定編號格式所屬的專案：--project CODE。</translation>
    </message>
    <message>
        <source>Prove that no two documents can get the same number, or show two that can; for a template that is not saved yet, also how to fix it</source>
        <translation>證明任兩份文件都不會取得相同編號，或列出可能重複的兩份；對尚未儲存的編號格式，也列出修正方式</translation>
    </message>
    <message>
        <source>A template or a project has changed meanwhile. Try again.</source>
        <translation>編號格式或專案在此期間已變更。請再試一次。</translation>
    </message>
    <message>
        <source>A counter was raised without a ledger row for each number. Contact the people who run the numbering service.</source>
        <translation>計數器已增加，但並非每個編號在編號登記簿中都有紀錄。請通知取號服務的維運人員。</translation>
    </message>
    <message>
        <source>Request #%1: %2 → %3</source>
        <comment>a reset</comment>
        <translation>申請 #%1：%2 → %3</translation>
    </message>
    <message>
        <source>The account %1 allocates no numbers. Only a numbering service, an account with the role allocator, can have a limit.</source>
        <translation>帳號 %1 不取號。只有取號服務（角色為 allocator 的帳號）可以設定上限。</translation>
    </message>
    <message>
        <source>Per minute</source>
        <translation>每分鐘</translation>
    </message>
    <message>
        <source>List the accounts, their roles, limits and projects</source>
        <translation>列出帳號及其角色、上限與專案</translation>
    </message>
    <message>
        <source>Limit how many numbers a numbering service may allocate</source>
        <translation>限制取號服務的取號數</translation>
    </message>
    <message>
        <source>At most so many in a minute</source>
        <translation>一分鐘內最多取號數</translation>
    </message>
    <message>
        <source>Lift the limit</source>
        <translation>取消上限</translation>
    </message>
    <message>
        <source>Changed the limit of a numbering service</source>
        <translation>變更取號服務的上限</translation>
    </message>
    <message>
        <source>%1 numbers per minute</source>
        <translation>每分鐘 %1 個編號</translation>
    </message>
    <message>
        <source>Any number per minute</source>
        <translation>每分鐘取號數不限</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>No number has been allocated with this template yet.</source>
        <translation>尚未以此編號格式取號。</translation>
    </message>
    <message>
        <source>Next number from</source>
        <translation>下一個編號來自</translation>
    </message>
    <message>
        <source>from counter %1</source>
        <translation>來自計數器 %1</translation>
    </message>
    <message>
        <source>Counters not shown: %1</source>
        <translation>未顯示的計數器：%1</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>還原自</translation>
    </message>
    <message>
        <source>Time (A.D.)</source>
        <translation>時間（西元）</translation>
    </message>
    <message>
        <source>Time (B.E.)</source>
        <translation>時間（佛曆）</translation>
    </message>
    <message>
        <source>This template has no version %1.</source>
        <translation>此編號格式沒有版本 %1。</translation>
    </message>
    <message>
        <source>The template is as in version %1 already.</source>
        <translation>編號格式已與版本 %1 相同。</translation>
    </message>
    <message>
        <source>Type %1 to roll back to this version:</source>
        <translation>輸入 %1 以還原此版本：</translation>
    </message>
    <message>
        <source>Version %1 is in force again, as version %2.</source>
        <translation>版本 %1 已重新生效，成為版本 %2。</translation>
    </message>
    <message>
        <source>Show two versions side by side and the next numbers by each of them</source>
        <translation>並列顯示兩個版本，以及各版本的下一個編號</translation>
    </message>
    <message>
        <source>Older version; the one before if left out</source>
        <translation>較舊的版本；未指定時為前一個版本</translation>
    </message>
    <message>
        <source>Newer version; the one in force if left out</source>
        <translation>較新的版本；未指定時為目前使用的版本</translation>
    </message>
    <message>
        <source>Roll a template back to an old version, as a new version</source>
        <translation>將編號格式還原為舊版本，並存成新版本</translation>
    </message>
    <message>
        <source>Version to roll back to</source>
        <translation>要還原的版本</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>未能判定</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>定期重複</translation>
    </message>
    <message>
        <source>Would collide</source>
        <translation>會重複</translation>
    </message>
    <message>
        <source>the end of the number</source>
        <translation>編號結尾</translation>
    </message>
    <message>
        <source> or </source>
        <translation>或</translation>
    </message>
    <message>
        <source>It does not begin with %1.</source>
        <translation>開頭不是%1。</translation>
    </message>
    <message>
        <source>It ends too early: %1 is missing after &quot;%2&quot;.</source>
        <translation>編號不完整：「%2」之後缺少%1。</translation>
    </message>
    <message>
        <source>After &quot;%1&quot; there is &quot;%2&quot; instead of %3.</source>
        <translation>「%1」之後是「%2」，應為%3。</translation>
    </message>
    <message>
        <source>It can be read as a number of several counters.</source>
        <translation>可解讀為多個計數器的編號。</translation>
    </message>
    <message>
        <source>Its sequence number can be read as %1.</source>
        <translation>流水號可解讀為 %1。</translation>
    </message>
    <message>
        <source>a year or date of %1 digits</source>
        <translation>%1 位數的年份或日期</translation>
    </message>
    <message>
        <source>It does not show its part &quot;%1&quot;, and the register does not name it.</source>
        <translation>編號未顯示「%1」，登記表中也沒有記載。</translation>
    </message>
    <message>
        <source>It does not show when its counter ran, and the register has no date for it.</source>
        <translation>編號未顯示計數器的期間，登記表中也沒有日期。</translation>
    </message>
    <message>
        <source>It is longer than %1 characters.</source>
        <translation>超過 %1 個字元。</translation>
    </message>
    <message>
        <source>The template would not write such a number.</source>
        <translation>編號格式不會產生這樣的編號。</translation>
    </message>
    <message>
        <source>This template gives no numbers, so none can be read back.</source>
        <translation>此編號格式無法取號，因此也無法反向解讀編號。</translation>
    </message>
    <message>
        <source>The template or a code has a character, and it is not known which characters the store treats as equal to it. Numbers cannot be read back with certainty.</source>
        <translation>編號格式或代碼含有特殊字元，無法得知儲存庫將其視為等同哪些字元，因此無法確實反向解讀編號。</translation>
    </message>
    <message>
        <source>Two parts of the template can combine into another text. Numbers cannot be read back with certainty.</source>
        <translation>編號格式的兩個部分可能合成其他文字，因此無法確實反向解讀編號。</translation>
    </message>
    <message>
        <source>The file holds no numbers.</source>
        <translation>檔案中沒有編號。</translation>
    </message>
    <message>
        <source>Line %1 holds a zero character. The file is damaged, or it is no CSV file.</source>
        <translation>第 %1 列含有空字元。檔案已損壞，或不是 CSV 檔。</translation>
    </message>
    <message>
        <source>The file ends within the quoted cell that begins at line %1. It was cut off; save it again.</source>
        <translation>檔案在第 %1 列開始的引號儲存格中結束，檔案不完整。請重新儲存。</translation>
    </message>
    <message>
        <source>No heading says which column holds the document numbers. Choose the column.</source>
        <translation>沒有標題指出哪一欄是文件編號。請選擇欄位。</translation>
    </message>
    <message>
        <source>The file has no column &quot;%2&quot;. Choose one of its headings or a column number.</source>
        <translation>檔案沒有「%2」欄。請選擇標題或欄位序號。</translation>
    </message>
    <message>
        <source>The file has more than %2 lines. Split it and import its parts one by one.</source>
        <translation>檔案超過 %2 列。請分割後逐一匯入。</translation>
    </message>
    <message>
        <source>It is the same number as in line %1.</source>
        <translation>與第 %1 列的編號相同。</translation>
    </message>
    <message>
        <source>The store has this number already.</source>
        <translation>儲存庫已有此編號。</translation>
    </message>
    <message>
        <source>Read an old register (CSV) and show what importing it would do</source>
        <translation>讀取舊登記表（CSV）並顯示匯入後的結果</translation>
    </message>
    <message>
        <source>There is no template that numbers of this type are made by.</source>
        <translation>沒有此文件類型的編號格式。</translation>
    </message>
    <message>
        <source>UTF-8, UTF-16LE, UTF-16BE, WINDOWS-874 or BIG5; detected if left out</source>
        <translation>UTF-8、UTF-16LE、UTF-16BE、WINDOWS-874 或 BIG5；未指定時自動偵測</translation>
    </message>
    <message>
        <source>Column of the document numbers, by heading or number; found if left out</source>
        <translation>文件編號欄，以標題或序號指定；未指定時自動尋找</translation>
    </message>
    <message>
        <source>Column of the documents&apos; dates</source>
        <translation>文件日期欄</translation>
    </message>
    <message>
        <source>Column of the senders&apos; codes</source>
        <translation>發文單位代碼欄</translation>
    </message>
    <message>
        <source>Column of the recipients&apos; codes</source>
        <translation>受文單位代碼欄</translation>
    </message>
    <message>
        <source>After the import</source>
        <translation>匯入後</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>編號數</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺號數</translation>
    </message>
    <message>
        <source>Line %1: %2: %3</source>
        <translation>第 %1 列：%2：%3</translation>
    </message>
    <message>
        <source>... and %1 more; --json names all of them</source>
        <translation>……另有 %1 筆；--json 可列出全部</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>編碼</translation>
    </message>
    <message>
        <source>Lines of the register</source>
        <translation>登記表列數</translation>
    </message>
    <message>
        <source>Lines of other projects or types</source>
        <translation>其他專案或類型的列數</translation>
    </message>
    <message>
        <source>Numbers to import</source>
        <translation>將匯入的編號</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>無法解讀</translation>
    </message>
    <message>
        <source>Repeated in the register</source>
        <translation>登記表中重複</translation>
    </message>
    <message>
        <source>In the store already</source>
        <translation>儲存庫已有</translation>
    </message>
    <message>
        <source>%1 templates with all their versions were written to %2.</source>
        <translation>已將 %1 個編號格式及其所有版本寫入 %2。</translation>
    </message>
    <message>
        <source>%1: new</source>
        <translation>%1：新增</translation>
    </message>
    <message>
        <source>%1: changed, version %2</source>
        <translation>%1：變更，成為版本 %2</translation>
    </message>
    <message>
        <source>%1: the same</source>
        <translation>%1：相同</translation>
    </message>
    <message>
        <source>Templates of %1, exported %2:</source>
        <translation>%1 的編號格式，匯出時間 %2：</translation>
    </message>
    <message>
        <source>All templates of the file are in force already.</source>
        <translation>檔案中的所有編號格式都已在使用中。</translation>
    </message>
    <message>
        <source>Type %1 to save all of that there:</source>
        <translation>輸入 %1 以將以上全部儲存至該專案：</translation>
    </message>
    <message>
        <source>New versions saved: %1</source>
        <translation>已儲存的新版本：%1</translation>
    </message>
    <message>
        <source>Write the templates of a project with all their versions to a file</source>
        <translation>將專案的編號格式及其所有版本寫入檔案</translation>
    </message>
    <message>
        <source>Save the templates of such a file as new versions in a project, all or none</source>
        <translation>將該檔案中的編號格式在專案中存為新版本，全部儲存或全部不存</translation>
    </message>
    <message>
        <source>Only show what would change</source>
        <translation>僅顯示將會變更的內容</translation>
    </message>
    <message>
        <source>There are no such versions.</source>
        <translation>沒有符合條件的版本。</translation>
    </message>
    <message>
        <source>List the versions of templates, newest first: who, when and why</source>
        <translation>列出編號格式的版本，由新到舊：何人、何時、為何</translation>
    </message>
    <message>
        <source>Only where the reason holds this</source>
        <translation>僅列出理由包含此文字者</translation>
    </message>
    <message>
        <source>Unexpected data after the end.</source>
        <translation>結尾之後有多餘的資料。</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>檔案提前結束，內容不完整。</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>不是有效的 JSON。</translation>
    </message>
    <message>
        <source>The values are nested too deeply.</source>
        <translation>值的巢狀層數過深。</translation>
    </message>
    <message>
        <source>The file holds more values than are read.</source>
        <translation>檔案中的值超過可讀取的數量。</translation>
    </message>
    <message>
        <source>“%1” occurs twice in one object.</source>
        <translation>「%1」在同一物件中出現兩次。</translation>
    </message>
    <message>
        <source>A text holds a control, bidi or invisible character.</source>
        <translation>文字中含有控制字元、雙向字元或不可見字元。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>檔案大於 %1 MB。</translation>
    </message>
    <message>
        <source>The file is not UTF-8, or it is damaged.</source>
        <translation>檔案不是 UTF-8，或已損壞。</translation>
    </message>
    <message>
        <source>This store has no document type %1.</source>
        <translation>此儲存庫沒有文件類型 %1。</translation>
    </message>
    <message>
        <source>Numbers start again</source>
        <translation>編號重新起算</translation>
    </message>
    <message>
        <source>When all digits are used</source>
        <translation>位數用完時</translation>
    </message>
    <message>
        <source>Numbers unique within</source>
        <translation>編號不得重複的範圍</translation>
    </message>
    <message>
        <source>If a number is taken already</source>
        <translation>編號已被使用時</translation>
    </message>
    <message>
        <source>History</source>
        <translation>歷程</translation>
    </message>
    <message>
        <source>− removed: %1</source>
        <translation>− 移除：%1</translation>
    </message>
    <message>
        <source>+ added: %1</source>
        <translation>+ 新增：%1</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>兩者相同。</translation>
    </message>
    <message>
        <source>several templates</source>
        <translation>多個編號格式</translation>
    </message>
    <message>
        <source>An import takes at most %1 numbers of %2 counters at once. Split the register, for example by year, and import its parts one after the other.</source>
        <translation>每次最多匯入 %1 個編號（%2 個計數器）。請分割登記表（例如依年份），再逐一匯入。</translation>
    </message>
    <message>
        <source>A counter, a taken number or the template has changed since the register was read. Read it again and request the import again.</source>
        <translation>讀取登記表後，計數器、已使用的編號或編號格式有變動。請重新讀取，並重新申請匯入。</translation>
    </message>
    <message>
        <source>The counter was raised to %1 by the import of an old register.</source>
        <translation>匯入舊登記表，計數器提升至 %1。</translation>
    </message>
    <message>
        <source>%1 was imported from the register %2, line %3, by request %4: %5</source>
        <translation>%1 由登記表 %2 第 %3 列匯入，申請 %4：%5</translation>
    </message>
    <message>
        <source>The register has no number that can be imported. &quot;lekthictl register read&quot; says why.</source>
        <translation>登記表中沒有可匯入的編號。原因請執行 &quot;lekthictl register read&quot; 查看。</translation>
    </message>
    <message>
        <source>Type %1 to approve the import:</source>
        <translation>輸入 %1 以核准匯入：</translation>
    </message>
    <message>
        <source>Request the import of a register; another Super Admin approves</source>
        <translation>申請匯入舊登記表，由另一位系統管理員核准</translation>
    </message>
    <message>
        <source>Approve an import; the last approval executes it</source>
        <translation>核准匯入；最後一次核准即執行</translation>
    </message>
    <message>
        <source>Reject an import that another person requested</source>
        <translation>退回他人申請的匯入</translation>
    </message>
    <message>
        <source>List the imports that wait for approval</source>
        <translation>列出等待核准的匯入申請</translation>
    </message>
    <message>
        <source>Show an import and what it does to each counter</source>
        <translation>顯示匯入申請及其對各計數器的影響</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>列</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation>檔案的 SHA-256</translation>
    </message>
    <message>
        <source>The numbers in the store are not those that were requested. Do not approve it.</source>
        <translation>儲存庫中的編號與申請的不同。請勿核准。</translation>
    </message>
    <message>
        <source>Requested the import of a register</source>
        <translation>申請匯入舊登記表</translation>
    </message>
    <message>
        <source>Approved the import of a register</source>
        <translation>核准匯入舊登記表</translation>
    </message>
    <message>
        <source>Imported a register</source>
        <translation>匯入舊登記表</translation>
    </message>
    <message>
        <source>Rejected the import of a register</source>
        <translation>退回匯入舊登記表</translation>
    </message>
    <message>
        <source>Withdrew the import of a register</source>
        <translation>撤回匯入舊登記表的申請</translation>
    </message>
    <message>
        <source>A request to import a register expired</source>
        <translation>匯入舊登記表的申請已逾期</translation>
    </message>
    <message>
        <source>A request to import a register became stale</source>
        <translation>匯入舊登記表的申請已過時</translation>
    </message>
    <message>
        <source>Fix the template, or request the approval of a Super Admin other than you.</source>
        <translation>請修正編號格式，或申請由您以外的系統管理員核准。</translation>
    </message>
    <message>
        <source>%1 ends at %2, but at last year&apos;s volume a counter reaches %3. Give it more digits.</source>
        <translation>%1 只能到 %2，但依去年的數量計數器會到 %3。請增加位數。</translation>
    </message>
    <message>
        <source>%1 % of the numbers up to %2 are used; left: %3.</source>
        <translation>到 %2 為止的編號已用 %1 %，剩餘 %3 個。</translation>
    </message>
    <message>
        <source>All numbers up to %1 are used, and no more are allocated.</source>
        <translation>到 %1 為止的編號已用完，之後不再取號。</translation>
    </message>
    <message>
        <source>All numbers up to %1 are used; further numbers have one more digit.</source>
        <translation>到 %1 為止的編號已用完，之後的編號多一位。</translation>
    </message>
    <message>
        <source>the rate of the last %1 days (%2 numbers)</source>
        <translation>最近 %1 天的取號速度（%2 個編號）</translation>
    </message>
    <message>
        <source>The counter starts again on %1.</source>
        <translation>計數器於 %1重新起算。</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>1 天</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 weeks</source>
        <translation>%1 週</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 個月</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>In nine cases of ten: between %1 and %2.</source>
        <translation>有九成機率介於 %1至 %2之間。</translation>
    </message>
    <message>
        <source>Numbers are allocated too unevenly for a forecast; hardly before %1.</source>
        <translation>取號量起伏太大，無法預估；不太可能早於 %1。</translation>
    </message>
    <message>
        <source>At %1 they run out in about %2, on %3.</source>
        <translation>依%1，約 %2後用完（%3）。</translation>
    </message>
    <message>
        <source>At %1 the counter starts again before they run out, on %2; at a higher rate they could run out from %3 on.</source>
        <translation>依%1，計數器會在用完前於 %2重新起算；若取號加快，最早可能於 %3用完。</translation>
    </message>
    <message>
        <source>At %1 they do not run out: the counter starts again first, on %2.</source>
        <translation>依%1不會用完：計數器會先在 %2重新起算。</translation>
    </message>
    <message>
        <source>At %1 they last more than 50 years.</source>
        <translation>依%1可用超過 50 年。</translation>
    </message>
    <message>
        <source>No number was allocated in the last 90 days, so there is no forecast.</source>
        <translation>最近 90 天沒有取號，無法預估。</translation>
    </message>
    <message>
        <source>Numbers allocated in the last %1 days: %2, too few for a forecast.</source>
        <translation>最近 %1 天取號數：%2，太少而無法預估。</translation>
    </message>
    <message>
        <source>Its period is not today&apos;s, so no numbers are allocated from it now.</source>
        <translation>此計數器的期間不是目前的期間，現在不會由它取號。</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>Runs out on</source>
        <translation>預計用完日</translation>
    </message>
    <message>
        <source>No counter runs out of numbers soon.</source>
        <translation>沒有計數器即將用完編號。</translation>
    </message>
    <message>
        <source>Only counters that run out soon, soonest first</source>
        <translation>只列出即將用完編號的計數器，最先用完的在前</translation>
    </message>
    <message>
        <source>past %1</source>
        <translation>已超過 %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>There is no valid template.</source>
        <translation>沒有有效的編號格式。</translation>
    </message>
    <message>
        <source>Runs out</source>
        <translation>即將用完</translation>
    </message>
    <message>
        <source>Print allocation metrics since the store began, for Prometheus</source>
        <translation>以 Prometheus 格式輸出儲存庫啟用以來的取號指標</translation>
    </message>
    <message>
        <source>Redis unavailable</source>
        <translation>Redis 無法使用</translation>
    </message>
    <message>
        <source>Lock failures</source>
        <translation>鎖定失敗</translation>
    </message>
    <message>
        <source>Long lock waits</source>
        <translation>鎖定等待過久</translation>
    </message>
    <message>
        <source>Many retries</source>
        <translation>重試次數過多</translation>
    </message>
    <message>
        <source>Slow allocation</source>
        <translation>取號緩慢</translation>
    </message>
    <message>
        <source>Counter nearly full</source>
        <translation>計數器即將用完</translation>
    </message>
    <message>
        <source>Unexplained gap</source>
        <translation>原因不明的缺號</translation>
    </message>
    <message>
        <source>Ledger altered</source>
        <translation>登記簿遭竄改</translation>
    </message>
    <message>
        <source>Request waits for approval</source>
        <translation>申請等待核准</translation>
    </message>
    <message>
        <source>Redis was down for a numbering program for more than %1.</source>
        <translation>取號程式無法使用 Redis 超過 %1。</translation>
    </message>
    <message>
        <source>More than %1 of lock requests failed within %2.</source>
        <translation>%2內鎖定失敗率超過 %1。</translation>
    </message>
    <message>
        <source>Locks took more than %1 on average within %2.</source>
        <translation>%2內平均鎖定等待時間超過 %1。</translation>
    </message>
    <message>
        <source>More than %1 retries within %2.</source>
        <translation>%2內重試超過 %1 次。</translation>
    </message>
    <message>
        <source>One allocation in twenty took more than %1 within %2.</source>
        <translation>%2內每 20 次取號就有 1 次耗時超過 %1。</translation>
    </message>
    <message>
        <source>%1 or more of the counter&apos;s numbers are used.</source>
        <translation>計數器可用的編號已用掉 %1 以上。</translation>
    </message>
    <message>
        <source>More than %1 sequence numbers are missing without a reason.</source>
        <translation>無故缺少的流水號超過 %1 個。</translation>
    </message>
    <message>
        <source>More than %1 rows were altered.</source>
        <translation>遭變更的紀錄超過 %1 筆。</translation>
    </message>
    <message>
        <source>A reset or import has waited for more than %1.</source>
        <translation>重設或匯入申請已等待超過 %1。</translation>
    </message>
    <message>
        <source>Numbers are still allocated under the database lock and stay unique. Start Redis again or check the network to it.</source>
        <translation>仍可用資料庫鎖定取號，編號不會重複。請重新啟動 Redis，或檢查與 Redis 之間的網路。</translation>
    </message>
    <message>
        <source>Some requests are late or get no number. Check for slow transactions in the database and the load on Redis.</source>
        <translation>部分要求延遲或未取得編號。請檢查資料庫中緩慢的交易與 Redis 的負載。</translation>
    </message>
    <message>
        <source>Many requests want the same counter. See the busiest counters on the Metrics page.</source>
        <translation>許多要求競用同一個計數器。請在「指標」頁面查看最忙碌的計數器。</translation>
    </message>
    <message>
        <source>Numbers are allocated, but need retries. The Metrics page shows which errors cause them.</source>
        <translation>仍可取號，但需要重試。請在「指標」頁面查看造成重試的錯誤。</translation>
    </message>
    <message>
        <source>Allocation is slow. Check the load and the disk of the database server.</source>
        <translation>取號緩慢。請檢查資料庫伺服器的負載與磁碟。</translation>
    </message>
    <message>
        <source>Give the template more digits before the numbers run out.</source>
        <translation>請在編號用完之前增加編號格式的位數。</translation>
    </message>
    <message>
        <source>Find out what happened to the numbers with &quot;lekthictl audit verify&quot;, and keep the last signed digest safe.</source>
        <translation>請用 &quot;lekthictl audit verify&quot; 查明這些編號的下落，並妥善保存最近簽署的摘要。</translation>
    </message>
    <message>
        <source>The records were altered, or the disk is damaged. Keep the database as it is and compare it with the signed digests.</source>
        <translation>紀錄遭變更，或磁碟損壞。請保持資料庫原狀，並與已簽署的摘要比對。</translation>
    </message>
    <message>
        <source>Another Super Admin decides on it on the Approvals page.</source>
        <translation>由另一位系統管理員在「核准」頁面審核。</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小時</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分鐘</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>嚴重</translation>
    </message>
    <message>
        <source>Acknowledged by %1: %2</source>
        <translation>%1 已受理：%2</translation>
    </message>
    <message>
        <source>Resolved: %1</source>
        <translation>已解除：%1</translation>
    </message>
    <message>
        <source>%1 (allowed: %2)</source>
        <comment>measured value</comment>
        <translation>%1（容許 %2）</translation>
    </message>
    <message>
        <source>A test by %1. Nothing is wrong.</source>
        <translation>%1 發出的測試訊息，並無異常。</translation>
    </message>
    <message>
        <source>This is no address of a webhook. Copy it whole; it begins with https://.</source>
        <translation>這不是 webhook 的位址。請完整複製，開頭為 https://。</translation>
    </message>
    <message>
        <source>Alerts are sent encrypted only: the address has to begin with https://.</source>
        <translation>警示只以加密方式傳送，位址必須以 https:// 開頭。</translation>
    </message>
    <message>
        <source>The address must not hold a user name or a password.</source>
        <translation>位址不可含有使用者名稱或密碼。</translation>
    </message>
    <message>
        <source>The address is too long: at most 2,000 characters.</source>
        <translation>位址過長，最多 2,000 個字元。</translation>
    </message>
    <message>
        <source>A PagerDuty integration key has 32 letters and digits. You find it in the service under Integrations, Events API v2.</source>
        <translation>PagerDuty 的整合金鑰共 32 個英文字母與數字，位於服務的 Integrations、Events API v2。</translation>
    </message>
    <message>
        <source>A key for signing needs at least 16 characters.</source>
        <translation>簽署金鑰至少需要 16 個字元。</translation>
    </message>
    <message>
        <source>Delivered.</source>
        <translation>已送達。</translation>
    </message>
    <message>
        <source>This computer does not know the address or key of the channel. Enter it on the Alerts page.</source>
        <translation>這台電腦沒有此管道的位址或金鑰，請在「警示」頁面輸入。</translation>
    </message>
    <message>
        <source>No server of that name was found. Check the channel&apos;s address and the network of this computer.</source>
        <translation>找不到這個名稱的伺服器。請檢查管道的位址與這台電腦的網路。</translation>
    </message>
    <message>
        <source>The channel&apos;s address is in a private network, so nothing was sent. If this is intended, allow private addresses in the channel; link-local addresses are never allowed.</source>
        <translation>此管道的位址在私人網路中，因此未傳送。若確為所需，請在管道中允許私人位址；link-local 位址一律不允許。</translation>
    </message>
    <message>
        <source>The channel&apos;s server cannot be reached. Check the network and the proxy of this computer.</source>
        <translation>無法連線到管道的伺服器。請檢查這台電腦的網路與代理伺服器。</translation>
    </message>
    <message>
        <source>The certificate of the channel&apos;s server is not valid, so nothing was sent. Ask its administrator for a valid certificate.</source>
        <translation>管道的伺服器憑證無效，因此未傳送。請向其管理員取得有效的憑證。</translation>
    </message>
    <message>
        <source>The channel&apos;s server did not answer in time.</source>
        <translation>管道的伺服器未及時回應。</translation>
    </message>
    <message>
        <source>The channel&apos;s server closed the connection before it answered.</source>
        <translation>管道的伺服器在回應前關閉了連線。</translation>
    </message>
    <message>
        <source>The channel&apos;s server redirects, which is not followed. Enter the final address.</source>
        <translation>管道的伺服器要求轉址，程式不會跟隨。請輸入最終的位址。</translation>
    </message>
    <message>
        <source>The channel accepts no more messages at the moment.</source>
        <translation>管道目前不再接受訊息。</translation>
    </message>
    <message>
        <source>The channel&apos;s server reports an internal error.</source>
        <translation>管道的伺服器回報內部錯誤。</translation>
    </message>
    <message>
        <source>The channel rejected the message. Check its address and key; it may have been removed from the service.</source>
        <translation>管道拒絕此訊息。請檢查位址與金鑰；對方服務可能已將其移除。</translation>
    </message>
    <message>
        <source>Its answer: %1</source>
        <translation>回應：%1</translation>
    </message>
    <message>
        <source>Another program evaluates the alerts now.</source>
        <translation>目前已由另一個程式評估警示。</translation>
    </message>
    <message>
        <source>What separates the columns: COMMA, SEMICOLON, TAB or BAR; detected if left out</source>
        <translation>欄位分隔符號：COMMA、SEMICOLON、TAB 或 BAR；未指定時自動偵測</translation>
    </message>
    <message>
        <source>Whether the first line holds headings; detected if left out</source>
        <translation>第一列是否為標題；未指定時自動偵測</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>分隔符號</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>第一列</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>欄位標題</translation>
    </message>
    <message>
        <source>A number already</source>
        <translation>編號（無標題）</translation>
    </message>
    <message>
        <source>Column of numbers</source>
        <translation>編號欄</translation>
    </message>
    <message>
        <source>It was executed, but no signed digest could be written after it: %1 Then write one with &quot;lekthictl audit export&quot;.</source>
        <translation>已執行，但之後無法寫入已簽署的摘要：%1 請再用 &quot;lekthictl audit export&quot; 寫入。</translation>
    </message>
    <message>
        <source>Allocate one test number in the sandbox, end to end, and report each step</source>
        <translation>在沙盒中從頭到尾取一個測試編號，並回報每個步驟的結果</translation>
    </message>
    <message>
        <source>%1 of %2 programs cannot use Redis.</source>
        <translation>%2 個程式中有 %1 個無法使用 Redis。</translation>
    </message>
    <message>
        <source>They allocate under the database lock alone: correct, but slower.</source>
        <translation>這些程式只用資料庫鎖定取號，編號仍然正確，但較慢。</translation>
    </message>
    <message>
        <source>Check whether their computers reach Redis.</source>
        <translation>請檢查這些電腦能否連線到 Redis。</translation>
    </message>
    <message>
        <source>%1 of %2 programs use all their sessions, and requests wait.</source>
        <translation>%2 個程式中有 %1 個已用完連線，要求正在等待。</translation>
    </message>
    <message>
        <source>Numbers stay correct, but take longer.</source>
        <translation>編號仍然正確，但需時較久。</translation>
    </message>
    <message>
        <source>Check how long on the Metrics page, and give them more sessions if that lasts.</source>
        <translation>請在「指標」頁面查看等待時間；若持續如此，請增加連線數。</translation>
    </message>
    <message numerus="yes">
        <source>%n programs are ready to allocate numbers.</source>
        <translation>
            <numerusform>%n 個程式可以取號。</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbering programs</source>
        <translation>取號程式</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>檢查中…</translation>
    </message>
    <message>
        <source>None was seen within the last hour.</source>
        <translation>過去一小時內沒有任何程式。</translation>
    </message>
    <message>
        <source>None at this moment; the last one was seen at %1.</source>
        <translation>目前沒有；最後一次出現於 %1。</translation>
    </message>
    <message>
        <source>The store is not the cause, but documents wait for a program that allocates their numbers.</source>
        <translation>問題不在儲存庫，但需要編號的文件正在等待程式取號。</translation>
    </message>
    <message>
        <source>Check whether the numbering service runs, and whether it can sign in with its account.</source>
        <translation>請檢查取號服務是否在運作，以及能否以其帳號登入。</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>運作中</translation>
    </message>
    <message>
        <source>▲ Down</source>
        <translation>▲ 無法使用</translation>
    </message>
    <message>
        <source>Enter the sandbox</source>
        <translation>進入沙盒</translation>
    </message>
    <message>
        <source>Read the templates</source>
        <translation>讀取編號格式</translation>
    </message>
    <message>
        <source>Make the sandbox like the store</source>
        <translation>使沙盒與儲存庫一致</translation>
    </message>
    <message>
        <source>Lock the counter in Redis</source>
        <translation>在 Redis 鎖定計數器</translation>
    </message>
    <message>
        <source>Allocate the number</source>
        <translation>取號</translation>
    </message>
    <message>
        <source>Find it in the ledger</source>
        <translation>在編號登記簿中查到</translation>
    </message>
    <message>
        <source>Check its place in the chain</source>
        <translation>檢查在雜湊鏈中的位置</translation>
    </message>
    <message>
        <source>Ask again by the same request id</source>
        <translation>以相同的要求識別碼再取一次</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>The test number %1 was allocated, but the ledger has it differently. Run &quot;lekthictl store status&quot; as the administrator of the server, and do not allocate numbers until the cause is known.</source>
        <translation>測試編號 %1 已發出，但與編號登記簿中的內容不符。請以伺服器管理員的身分執行 &quot;lekthictl store status&quot;，查明原因前請勿取號。</translation>
    </message>
    <message>
        <source>The ledger row of the test number %1 has a wrong hash: something alters rows as they are written. Run &quot;lekthictl store status&quot; as the administrator of the server.</source>
        <translation>測試編號 %1 在編號登記簿中的雜湊值不正確：紀錄在寫入時遭更動。請以伺服器管理員的身分執行 &quot;lekthictl store status&quot;。</translation>
    </message>
    <message>
        <source>The same request returned a number other than %1. Run &quot;lekthictl store status&quot; as the administrator of the server.</source>
        <translation>同一要求傳回的編號不是 %1。請以伺服器管理員的身分執行 &quot;lekthictl store status&quot;。</translation>
    </message>
    <message>
        <source>– not reached</source>
        <translation>– 未執行到</translation>
    </message>
    <message>
        <source>– not in use</source>
        <translation>– 未使用</translation>
    </message>
    <message>
        <source>✕ failed</source>
        <translation>✕ 失敗</translation>
    </message>
    <message>
        <source>No test number could be allocated; failed step: %1. %2</source>
        <comment>step, sentence</comment>
        <translation>無法取得測試編號，失敗的步驟：%1。%2</translation>
    </message>
    <message>
        <source>The test number %1 was allocated in %2 ms.</source>
        <translation>已在 %2 ms 內取得測試編號 %1。</translation>
    </message>
    <message>
        <source>Redis was left out: %1.</source>
        <translation>未使用 Redis：%1。</translation>
    </message>
    <message>
        <source>Numbers are allocated under the database lock alone: correct, but slower.</source>
        <translation>只用資料庫鎖定取號，編號仍然正確，但較慢。</translation>
    </message>
    <message>
        <source>Real numbers do not need the sandbox. Their allocation was not tested.</source>
        <translation>正式編號不需要沙盒，其取號尚未測試。</translation>
    </message>
    <message>
        <source>Real numbers are allocated the same way and are likely to fail as well.</source>
        <translation>正式編號以相同方式取號，很可能也會失敗。</translation>
    </message>
    <message>
        <source>Test number</source>
        <translation>測試編號</translation>
    </message>
    <message>
        <source>None has been allocated yet.</source>
        <translation>尚未取號。</translation>
    </message>
    <message>
        <source>Check the other parts of this page, then allocate another one. &quot;lekthictl store check&quot; does the same from a terminal.</source>
        <translation>請查看此頁面的其他部分，再取一次。也可在終端機執行 &quot;lekthictl store check&quot;。</translation>
    </message>
    <message>
        <source>Check what this page says about Redis.</source>
        <translation>請查看此頁面關於 Redis 的說明。</translation>
    </message>
    <message>
        <source>Server of this computer</source>
        <translation>這台電腦的伺服器</translation>
    </message>
    <message>
        <source>%1 of data, %2 free on the disk.</source>
        <translation>資料 %1，磁碟可用 %2。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日誌</translation>
    </message>
    <message>
        <source>Last warnings</source>
        <translation>最近的警告</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Within minutes it may be impossible to allocate numbers or save. What is saved stays.</source>
        <translation>幾分鐘內可能無法取號，也無法儲存。已儲存的資料不受影響。</translation>
    </message>
    <message>
        <source>Numbers are allocated as usual, until the disk is full.</source>
        <translation>目前仍正常取號，直到磁碟用滿為止。</translation>
    </message>
    <message>
        <source>Free space on the disk of %1.</source>
        <translation>請在 %1 所在的磁碟清出空間。</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小時 %2 分</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小時</translation>
    </message>
    <message>
        <source>Append-only file</source>
        <translation>附加檔（AOF）</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照（RDB）</translation>
    </message>
    <message>
        <source>%1, the last write failed</source>
        <translation>%1，最近一次寫入失敗</translation>
    </message>
    <message>
        <source>%1, no limit</source>
        <translation>%1，無上限</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1／%2，%3</translation>
    </message>
    <message>
        <source>Its role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Runs for</source>
        <translation>已運作時間</translation>
    </message>
    <message>
        <source>Kept on disk by</source>
        <translation>寫入磁碟方式</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶體</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>複本</translation>
    </message>
    <message>
        <source>Numbers are allocated under the database lock alone: correct, but slower when several programs use one counter.</source>
        <translation>只用資料庫鎖定取號，編號仍然正確，但多個程式共用一個計數器時較慢。</translation>
    </message>
    <message>
        <source>Set LEKTHI_REDIS to the address of Redis and restart the program.</source>
        <translation>請將 LEKTHI_REDIS 設為 Redis 的位址，再重新啟動程式。</translation>
    </message>
    <message>
        <source>Redis cannot be used: %1.</source>
        <translation>無法使用 Redis：%1。</translation>
    </message>
    <message>
        <source>Check whether Redis runs, accepts writes, and can be reached with this address and password. Programs reconnect by themselves.</source>
        <translation>請檢查 Redis 是否在運作、是否接受寫入，以及能否以此位址與密碼連線。程式會自行重新連線。</translation>
    </message>
    <message>
        <source>Redis answers within %1 ms.</source>
        <translation>Redis 在 %1 ms 內回應。</translation>
    </message>
    <message>
        <source>When its memory is full, it may drop locks. Numbers stay correct, but programs slow each other down.</source>
        <translation>記憶體滿時可能遺失鎖定。編號仍然正確，但程式會互相拖慢。</translation>
    </message>
    <message>
        <source>Set maxmemory-policy to noeviction, or give the locks a Redis of their own.</source>
        <translation>請將 maxmemory-policy 設為 noeviction，或為鎖定另設一個 Redis。</translation>
    </message>
    <message>
        <source>Does not answer.</source>
        <translation>沒有回應。</translation>
    </message>
    <message>
        <source>No answer since %1.</source>
        <translation>自 %1 起沒有回應。</translation>
    </message>
    <message>
        <source>Until it answers, no numbers are allocated and nothing is saved. What you typed is kept.</source>
        <translation>恢復回應之前無法取號，也無法儲存；您輸入的內容會保留。</translation>
    </message>
    <message>
        <source>Ask the administrator of the server about your account.</source>
        <translation>請向伺服器管理員詢問您的帳號。</translation>
    </message>
    <message>
        <source>Check whether the server runs, whether its disk is full, and whether this computer reaches it.</source>
        <translation>請檢查伺服器是否在運作、磁碟是否已滿，以及這台電腦能否連線。</translation>
    </message>
    <message>
        <source>The server takes no changes (read_only).</source>
        <translation>伺服器不接受變更（read_only）。</translation>
    </message>
    <message>
        <source>No numbers are allocated and nothing is saved.</source>
        <translation>無法取號，也無法儲存。</translation>
    </message>
    <message>
        <source>If this is a replica, sign in to its primary server; if it has replaced the primary server, set read_only to 0.</source>
        <translation>若此為複本，請登入其主伺服器；若已取代主伺服器，請將 read_only 設為 0。</translation>
    </message>
    <message>
        <source>Answers, but does not write every number to its disk at once.</source>
        <translation>有回應，但未將每個編號立即寫入磁碟。</translation>
    </message>
    <message>
        <source>A power failure could lose numbers that were allocated, and they would be allocated again.</source>
        <translation>斷電時可能遺失已發出的編號，並再次發出。</translation>
    </message>
    <message>
        <source>Set innodb_flush_log_at_trx_commit to 1 in the server&apos;s configuration.</source>
        <translation>請在伺服器設定中將 innodb_flush_log_at_trx_commit 設為 1。</translation>
    </message>
    <message>
        <source>Its clock and that of this computer differ by %1.</source>
        <translation>伺服器與這台電腦的時間相差 %1。</translation>
    </message>
    <message>
        <source>Switch on time synchronisation on both computers.</source>
        <translation>請在兩台電腦開啟時間同步。</translation>
    </message>
    <message>
        <source>%1 of %2 sessions are in use.</source>
        <translation>%2 個連線中已使用 %1 個。</translation>
    </message>
    <message>
        <source>Once all are in use, no further program can connect, and a numbering service that lost its session allocates nothing.</source>
        <translation>用完之後其他程式無法連線，失去連線的取號服務也無法取號。</translation>
    </message>
    <message>
        <source>End programs that are not needed, or raise max_connections.</source>
        <translation>請關閉不需要的程式，或提高 max_connections。</translation>
    </message>
    <message>
        <source>Answers only within %1 ms.</source>
        <translation>需 %1 ms 才回應。</translation>
    </message>
    <message>
        <source>Numbers stay correct, but each takes longer than the required 500 ms.</source>
        <translation>編號仍然正確，但每個都超過規定的 500 ms。</translation>
    </message>
    <message>
        <source>Check the load on the server, its disk and the network.</source>
        <translation>請檢查伺服器、磁碟與網路的負載。</translation>
    </message>
    <message>
        <source>Agrees with this computer</source>
        <translation>與這台電腦一致</translation>
    </message>
    <message>
        <source>%1 s slower than this computer</source>
        <translation>比這台電腦慢 %1 秒</translation>
    </message>
    <message>
        <source>%1 s faster than this computer</source>
        <translation>比這台電腦快 %1 秒</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>At every commit (%1)</source>
        <translation>每次提交（%1）</translation>
    </message>
    <message>
        <source>Not at every commit (%1)</source>
        <translation>並非每次提交（%1）</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>系統時間</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>類型</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>節點數</translation>
    </message>
    <message>
        <source>This node</source>
        <translation>此節點</translation>
    </message>
    <message>
        <source>The connected node is cut off from its cluster.</source>
        <translation>連線的節點已與叢集斷線。</translation>
    </message>
    <message>
        <source>It allocates no numbers, so that no other node can allocate the same ones.</source>
        <translation>此節點不會取號，以免其他節點取得相同編號。</translation>
    </message>
    <message>
        <source>Check the network between the nodes. Name all nodes in the address of the store, so that programs continue with another one.</source>
        <translation>請檢查節點之間的網路；並在儲存庫位址中列出所有節點，讓程式改用其他節點。</translation>
    </message>
    <message numerus="yes">
        <source>The cluster has only %n nodes.</source>
        <translation>
            <numerusform>叢集只有 %n 個節點。</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers are allocated as usual; if one more node is lost, allocation stops.</source>
        <translation>目前仍正常取號；再失去一個節點就無法取號。</translation>
    </message>
    <message>
        <source>Bring the missing nodes back: a cluster needs three.</source>
        <translation>請恢復缺少的節點：叢集需要三個。</translation>
    </message>
    <message>
        <source>The connected node is not up to date (%1).</source>
        <translation>連線的節點尚未同步（%1）。</translation>
    </message>
    <message>
        <source>Numbers stay correct, but wait until the node has caught up.</source>
        <translation>編號仍然正確，但要等節點同步完成。</translation>
    </message>
    <message>
        <source>Wait, or let programs use another node until it is Synced.</source>
        <translation>請稍候，或讓程式改用其他節點，直到狀態為 Synced。</translation>
    </message>
    <message numerus="yes">
        <source>The cluster has %n nodes and keeps working if one of them is lost.</source>
        <translation>
            <numerusform>叢集有 %n 個節點，失去一個仍能繼續運作。</numerusform>
        </translation>
    </message>
    <message>
        <source>This server is a replica of another one.</source>
        <translation>此伺服器是另一台的複本。</translation>
    </message>
    <message>
        <source>Numbers allocated here are unknown to the primary server and can be allocated there again.</source>
        <translation>主伺服器不知道在此取得的編號，可能再次發出。</translation>
    </message>
    <message>
        <source>Let all programs use the primary server.</source>
        <translation>請讓所有程式使用主伺服器。</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>主伺服器</translation>
    </message>
    <message>
        <source>%1, lag %2</source>
        <translation>%1，延遲 %2</translation>
    </message>
    <message>
        <source>No replica is connected. Numbers are safe as long as the disk of the server and its backups are.</source>
        <translation>沒有複本連線。只要伺服器的磁碟與備份安全，編號就安全。</translation>
    </message>
    <message>
        <source>If there should be one, its administrator can check with SHOW REPLICA STATUS there.</source>
        <translation>若應有複本，請其管理員在該處執行 SHOW REPLICA STATUS 檢查。</translation>
    </message>
    <message numerus="yes">
        <source>%n replicas are connected.</source>
        <translation>
            <numerusform>%n 個複本已連線。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>複寫延遲</translation>
    </message>
    <message>
        <source>Only the replica knows: SHOW REPLICA STATUS there, by an account that has REPLICA MONITOR.</source>
        <translation>只能由複本得知：請以具有 REPLICA MONITOR 權限的帳號在該處執行 SHOW REPLICA STATUS。</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>資料庫</translation>
    </message>
    <message>
        <source>Answers within %1 ms.</source>
        <translation>在 %1 ms 內回應。</translation>
    </message>
    <message>
        <source>Unknown while the database does not answer.</source>
        <translation>資料庫沒有回應，狀態不明。</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>可解讀</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>重複</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n 個編號</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n 個計數器</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>numbers, counters</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>A request imports at most %L1 numbers of %L2 counters, so this register needs %3 requests, one after the other. This one imports %4. Once it is approved, read the file again: imported numbers are left out, and the next part follows. Until the last one is approved, do not allocate numbers from the counters that remain.</source>
        <translation>每次申請最多匯入 %L1 個編號（%L2 個計數器），因此這份登記表須依序提出 %3 次申請。本次匯入 %4。核准後請再次讀取此檔案：已匯入的編號會略過，並接續下一部分。最後一次核准前，請勿從尚待匯入的計數器取號。</translation>
    </message>
    <message>
        <source>All lines belong to other projects or document types. Choose theirs.</source>
        <translation>所有列都屬於其他專案或文件類型。請選擇對應的專案與類型。</translation>
    </message>
    <message>
        <source>The store already has every number that was understood. There is nothing to import.</source>
        <translation>可解讀的編號儲存庫都已有，沒有需要匯入的編號。</translation>
    </message>
    <message>
        <source>No number of the register was understood. Go back and choose another encoding or column, or another document type.</source>
        <translation>登記表中沒有可解讀的編號。請返回並選擇其他編碼、欄位或文件類型。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Number as written</source>
        <translation>原始編號</translation>
    </message>
    <message>
        <source>Why it is not imported</source>
        <translation>未匯入的原因</translation>
    </message>
    <message>
        <source>Counter, request or chain, as &quot;alert list&quot; shows it: counter:117</source>
        <translation>計數器、申請或雜湊鏈，如 &quot;alert list&quot; 所示：counter:117</translation>
    </message>
    <message>
        <source>There is no rule %1. The rules are: %2.</source>
        <translation>沒有規則 %1。現有規則：%2。</translation>
    </message>
    <message>
        <source>--threshold needs a number, not &quot;%1&quot;.</source>
        <translation>--threshold 需要數字，而不是 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>This alert is not firing. lekthictl alert list shows those that are.</source>
        <translation>此警示並未觸發。lekthictl alert list 會列出觸發中的警示。</translation>
    </message>
    <message>
        <source>A silence is named by its number, not by %1. List them with lekthictl alert silences.</source>
        <translation>請以靜音編號指定，不能用 %1。可用 lekthictl alert silences 列出。</translation>
    </message>
    <message>
        <source>Threshold for the value, in the unit of the rule</source>
        <translation>數值的門檻，單位依規則</translation>
    </message>
    <message>
        <source>Period over which values are measured: 60 to 86400</source>
        <translation>計算數值的時間範圍：60 到 86400</translation>
    </message>
    <message>
        <source>How long the threshold must be exceeded before the alert fires</source>
        <translation>須持續超過門檻多久才觸發</translation>
    </message>
    <message>
        <source>CRITICAL or WARNING</source>
        <translation>CRITICAL 或 WARNING</translation>
    </message>
    <message>
        <source>Whether the rule is active</source>
        <translation>是否啟用此規則</translation>
    </message>
    <message>
        <source>Names with commas between; empty: every channel that takes the severity</source>
        <translation>名稱以逗號分隔；留空表示所有接受此嚴重性的管道</translation>
    </message>
    <message>
        <source>List alerts, and who evaluates them</source>
        <translation>列出警示，以及由誰評估</translation>
    </message>
    <message>
        <source>All events, newest first</source>
        <translation>所有事件，由新到舊</translation>
    </message>
    <message>
        <source>List the rules: when an alert fires, and which channels are notified</source>
        <translation>列出規則：何時觸發警示，以及通知哪些管道</translation>
    </message>
    <message>
        <source>Change a rule</source>
        <translation>變更規則</translation>
    </message>
    <message>
        <source>Acknowledge an alert that is firing</source>
        <translation>受理觸發中的警示</translation>
    </message>
    <message>
        <source>Note for others; kept with the alert</source>
        <translation>給其他人的備註；與警示一併保存</translation>
    </message>
    <message>
        <source>Silence the alerts of a rule for some time</source>
        <translation>將某規則的警示靜音一段時間</translation>
    </message>
    <message>
        <source>For how long: 1 to 43200</source>
        <translation>靜音多久：1 到 43200</translation>
    </message>
    <message>
        <source>List silences, newest first</source>
        <translation>列出靜音，由新到舊</translation>
    </message>
    <message>
        <source>End a silence before its time</source>
        <translation>提前結束靜音</translation>
    </message>
    <message>
        <source>End after this time</source>
        <translation>經過此時間後結束</translation>
    </message>
    <message>
        <source>Time between checks: 1 to 60; 15 if left out</source>
        <translation>檢查間隔：1 到 60；未指定時為 15</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>待觸發</translation>
    </message>
    <message>
        <source>firing</source>
        <translation>觸發中</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>已解除</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>無資料</translation>
    </message>
    <message>
        <source>silenced</source>
        <translation>已靜音</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>已觸發</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>已受理</translation>
    </message>
    <message>
        <source>fires after its silence</source>
        <translation>靜音後仍觸發</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>嚴重性</translation>
    </message>
    <message>
        <source>Fires when</source>
        <translation>觸發條件</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>持續時間</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>On</source>
        <translation>啟用</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>開始時間</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>對象</translation>
    </message>
    <message>
        <source>Acknowledged by</source>
        <translation>受理者</translation>
    </message>
    <message>
        <source>No alert is pending or firing.</source>
        <translation>沒有待觸發或觸發中的警示。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>There were no alerts yet.</source>
        <translation>尚無任何警示。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>結束時間</translation>
    </message>
    <message>
        <source>There are no silences.</source>
        <translation>沒有靜音。</translation>
    </message>
    <message>
        <source>%1 evaluates the alerts with %2; last at %3.</source>
        <translation>%1 以 %2 評估警示；最近一次於 %3。</translation>
    </message>
    <message>
        <source>No program evaluates the alerts now. Open the window, or run &quot;lekthictl alert watch&quot;, as a Project Admin or Super Admin.</source>
        <translation>目前沒有程式評估警示。請以專案管理員或系統管理員身分開啟視窗，或執行 &quot;lekthictl alert watch&quot;。</translation>
    </message>
    <message>
        <source>This program evaluates the alerts.</source>
        <translation>由此程式評估警示。</translation>
    </message>
    <message>
        <source>--every takes a time from 1 to 60 seconds.</source>
        <translation>--every 接受 1 到 60 秒。</translation>
    </message>
    <message>
        <source>The watch has ended.</source>
        <translation>監看已結束。</translation>
    </message>
    <message>
        <source>Sequence numbers are missing without a reason.</source>
        <translation>有流水號無故缺少。</translation>
    </message>
    <message>
        <source>Rows were altered.</source>
        <translation>有紀錄遭變更。</translation>
    </message>
    <message>
        <source>Not checked since %1.</source>
        <translation>自 %1 起未檢查。</translation>
    </message>
    <message>
        <source>Numbers are allocated as usual, but nobody is notified when something goes wrong.</source>
        <translation>仍正常取號，但出問題時沒有人會收到通知。</translation>
    </message>
    <message>
        <source>Keep the window of a Project Admin or Super Admin open, or let a service run &quot;lekthictl alert watch&quot;.</source>
        <translation>請保持專案管理員或系統管理員的視窗開啟，或讓服務執行 &quot;lekthictl alert watch&quot;。</translation>
    </message>
    <message numerus="yes">
        <source>%n alerts are firing.</source>
        <translation>
            <numerusform>有 %n 個警示觸發中。</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one is critical: allocation may be slow or about to fail.</source>
        <translation>至少一個為嚴重：取號可能變慢或即將失敗。</translation>
    </message>
    <message>
        <source>Numbers are allocated; the causes of these alerts may slow or stop that if they last.</source>
        <translation>仍可取號；若警示的原因持續，可能變慢或停止。</translation>
    </message>
    <message>
        <source>See which ones on the Alerts page, or with &quot;lekthictl alert list&quot;.</source>
        <translation>請在「警示」頁面查看，或執行 &quot;lekthictl alert list&quot;。</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>警示</translation>
    </message>
    <message>
        <source>Last check</source>
        <translation>最近檢查</translation>
    </message>
    <message>
        <source>By</source>
        <translation>執行者</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>尚未檢查。</translation>
    </message>
    <message>
        <source>None is firing.</source>
        <translation>沒有觸發中的警示。</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>較早</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a rule</comment>
        <translation>停用</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a channel</comment>
        <translation>停用</translation>
    </message>
    <message>
        <source>This window delivers to it</source>
        <translation>此視窗會傳送到此管道</translation>
    </message>
    <message>
        <source>Firing</source>
        <translation>觸發中</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>已受理</translation>
    </message>
    <message>
        <source>Silenced</source>
        <translation>已靜音</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>待觸發</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>已解除</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>沒有警示</translation>
    </message>
    <message>
        <source>Began while silenced: %1</source>
        <translation>於靜音期間開始：%1</translation>
    </message>
    <message>
        <source>Began: %1</source>
        <translation>開始：%1</translation>
    </message>
    <message>
        <source>Acknowledged by %1</source>
        <translation>%1 已受理</translation>
    </message>
    <message>
        <source>The silence has ended, and it still fires: %1</source>
        <translation>靜音已結束，但仍觸發中：%1</translation>
    </message>
    <message>
        <source>%1: notified</source>
        <comment>channel</comment>
        <translation>%1：已通知</translation>
    </message>
    <message>
        <source>%1: not notified (%2)</source>
        <comment>channel</comment>
        <translation>%1：未通知（%2）</translation>
    </message>
    <message>
        <source>%1: tried %2 times, retrying (%3)</source>
        <comment>channel</comment>
        <translation>%1：已嘗試 %2 次，正在重試（%3）</translation>
    </message>
    <message>
        <source>Webhook (Slack)</source>
        <translation>Webhook（Slack）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>alert and what it is of</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>From</source>
        <translation>最低嚴重性</translation>
    </message>
    <message>
        <source>Alerts go to no channel yet.</source>
        <translation>警示尚未發送到任何管道。</translation>
    </message>
    <message>
        <source>List where alerts go</source>
        <translation>列出警示發送到哪些管道</translation>
    </message>
    <message>
        <source>Add or change a channel; its address is never in the store</source>
        <translation>新增或變更管道；其位址不存於儲存庫</translation>
    </message>
    <message>
        <source>CRITICAL: those alone; WARNING: all</source>
        <translation>CRITICAL：僅嚴重；WARNING：全部</translation>
    </message>
    <message>
        <source>Whether anything is sent there</source>
        <translation>是否發送到此管道</translation>
    </message>
    <message>
        <source>%1 requests the import of an old register (import #%2): %3</source>
        <translation>%1 申請匯入舊登記表（匯入 #%2）：%3</translation>
    </message>
    <message>
        <source>Your import #%1 was approved; the register was imported: %2</source>
        <translation>您的匯入申請 #%1 已核准，登記表已匯入：%2</translation>
    </message>
    <message>
        <source>Your import #%1 was rejected. Reason: %2</source>
        <translation>您的匯入申請 #%1 已退回。理由：%2</translation>
    </message>
    <message>
        <source>Your import #%1 is stale, because a counter or the template changed: %2</source>
        <translation>您的匯入申請 #%1 已過時，因為計數器或編號格式已變動：%2</translation>
    </message>
    <message>
        <source>Your import #%1 has expired: %2</source>
        <translation>您的匯入申請 #%1 已逾期：%2</translation>
    </message>
    <message>
        <source>Only Super Admins decide on imports.</source>
        <translation>只有系統管理員可以審核匯入申請。</translation>
    </message>
    <message>
        <source>The request has expired. Read the register again and repeat the request.</source>
        <translation>申請已逾期。請重新讀取登記表並再次申請。</translation>
    </message>
    <message>
        <source>A counter or the template has changed after the request. Read the register again and repeat the request.</source>
        <translation>申請後計數器或編號格式已變動。請重新讀取登記表並再次申請。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state and time left</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The store was unreachable within the last 5 minutes. Numbers could not be allocated at that time.</source>
        <translation>最近 5 分鐘內曾無法連線到儲存庫，期間無法取號。</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed in the last 5 minutes. &quot;Errors by class&quot; shows why.</source>
        <translation>最近 5 分鐘內 %2 個要求中有 %1 個失敗，原因請見「各類錯誤」。</translation>
    </message>
    <message>
        <source>Numbering is healthy. No number was requested in the last 5 minutes.</source>
        <translation>取號正常，最近 5 分鐘沒有取號要求。</translation>
    </message>
    <message>
        <source>Numbering is healthy. Numbers in the last 5 minutes: %1, 95 % of them within %2.</source>
        <translation>取號正常，最近 5 分鐘取號 %1 個，95 % 在 %2 內完成。</translation>
    </message>
    <message>
        <source>Numbering is slow. In the last 5 minutes one request in 20 took longer than %1.</source>
        <translation>取號緩慢，最近 5 分鐘每 20 個要求就有 1 個超過 %1。</translation>
    </message>
    <message>
        <source>Redis was unreachable within the last 5 minutes. Without it, numbers are allocated under the database lock: correct, but slower.</source>
        <translation>最近 5 分鐘內曾無法連線到 Redis，期間以資料庫鎖定取號，編號仍然正確，但較慢。</translation>
    </message>
    <message>
        <source>Locks fail. In the last 5 minutes only %1 of %2 lock requests succeeded.</source>
        <translation>鎖定失敗，最近 5 分鐘 %2 次鎖定只成功 %1 次。</translation>
    </message>
    <message>
        <source>Total wait (s)</source>
        <translation>等待合計（秒）</translation>
    </message>
    <message>
        <source>Mean wait (ms)</source>
        <translation>平均等待（ms）</translation>
    </message>
    <message>
        <source>Longest wait (ms)</source>
        <translation>最長等待（ms）</translation>
    </message>
    <message>
        <source>Allocation time</source>
        <translation>取號耗時</translation>
    </message>
    <message>
        <source>without retry 500</source>
        <translation>無重試 500</translation>
    </message>
    <message>
        <source>p95 2,000</source>
        <translation>p95 2,000</translation>
    </message>
    <message>
        <source>p99 5,000</source>
        <translation>p99 5,000</translation>
    </message>
    <message>
        <source>Numbers per minute</source>
        <translation>每分鐘取號數</translation>
    </message>
    <message>
        <source>Lock wait</source>
        <translation>鎖定等待時間</translation>
    </message>
    <message>
        <source>alert 1,000</source>
        <translation>警示 1,000</translation>
    </message>
    <message>
        <source>Lock success rate</source>
        <translation>鎖定成功率</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>成功率</translation>
    </message>
    <message>
        <source>alert 95</source>
        <translation>警示 95</translation>
    </message>
    <message>
        <source>Errors by class</source>
        <translation>各類錯誤</translation>
    </message>
    <message>
        <source>Requests by retries</source>
        <translation>各重試次數的要求</translation>
    </message>
    <message>
        <source>Fallbacks and skipped numbers</source>
        <translation>備援取號與略過的編號</translation>
    </message>
    <message>
        <source>Allocated under the database lock or after a retry</source>
        <translation>以資料庫鎖定或重試後取號</translation>
    </message>
    <message>
        <source>Taken numbers skipped</source>
        <translation>略過已使用的編號</translation>
    </message>
    <message>
        <source>Database, Redis and replication</source>
        <translation>資料庫、Redis 與複寫</translation>
    </message>
    <message>
        <source>Numbers allocated</source>
        <translation>取號數</translation>
    </message>
    <message>
        <source>Allocation time, p95</source>
        <translation>取號耗時 p95</translation>
    </message>
    <message>
        <source>target 2,000</source>
        <translation>目標 2,000</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>per min</source>
        <translation>每分鐘</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>length of a stretch of time</comment>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <comment>length of a stretch of time</comment>
        <translation>
            <numerusform>%n 小時</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>length of a stretch of time</comment>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (running)</source>
        <translation>%1（進行中）</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 分鐘前</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 小時前</translation>
    </message>
    <message>
        <source>%1 d ago</source>
        <translation>%1 天前</translation>
    </message>
    <message>
        <source>No numbering service has used this store yet. Each one reports its figures once a minute, and they appear here.</source>
        <translation>尚無取號服務使用此儲存庫。各服務每分鐘回報一次統計數據，並顯示於此。</translation>
    </message>
    <message>
        <source>No numbering service has run for 90 days. Choose a longer range to see earlier figures.</source>
        <translation>已超過 90 天沒有取號服務運作。請選擇較長的範圍以檢視先前的統計數據。</translation>
    </message>
    <message>
        <source>The last figures came %1. No numbering service is running, or none reaches the store. Missing figures since then are unknown, not zero.</source>
        <translation>最近一次統計數據為 %1。沒有取號服務在運作，或無法連線到儲存庫。其後缺少的數據表示未知，而非零。</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>The secrets of channels in %1 cannot be read.</source>
        <translation>無法讀取 %1 中的管道位址與金鑰。</translation>
    </message>
    <message>
        <source>Other users can read %1, which has the secrets of channels. Let only its owner read it: chmod 600.</source>
        <translation>%1 存有管道的位址與金鑰，但其他使用者也能讀取。請以 chmod 600 限定只有擁有者可讀。</translation>
    </message>
    <message>
        <source>%1, which holds secrets of channels, belongs to another account than this program runs with.</source>
        <translation>%1 存有管道的位址與金鑰，其擁有者不是執行此程式的帳號。</translation>
    </message>
    <message>
        <source>%1 is no JSON object with a secret for each channel&apos;s name.</source>
        <translation>%1 不是以管道名稱對應位址或金鑰的 JSON 物件。</translation>
    </message>
    <message>
        <source>Evaluate the alerts, if no other program does, and deliver them until interrupted</source>
        <translation>在沒有其他程式評估時評估警示，並傳送警示，直到中斷為止</translation>
    </message>
    <message>
        <source>Addresses and keys of channels by name, as JSON; readable by its owner alone</source>
        <translation>以名稱對應管道位址與金鑰的 JSON 檔；僅擁有者可讀</translation>
    </message>
    <message>
        <source>CA certificates to trust for channels, besides those of this computer</source>
        <translation>除本機憑證外，另行信任的管道 CA 憑證</translation>
    </message>
    <message>
        <source>%1 holds no certificate.</source>
        <translation>%1 中沒有憑證。</translation>
    </message>
    <message>
        <source>This program delivers to channel %1.</source>
        <translation>此程式會傳送到管道 %1。</translation>
    </message>
    <message>
        <source>The secret of channel %1 cannot be used: %2</source>
        <translation>管道 %1 的位址或金鑰無法使用：%2</translation>
    </message>
    <message>
        <source>This program does not know the address of channel %1; another one has to deliver to it.</source>
        <translation>此程式不知道管道 %1 的位址，須由其他程式傳送。</translation>
    </message>
    <message>
        <source>Ended without a value: since %1 hardly any numbers were allocated, and nothing failed.</source>
        <translation>因沒有量測值而結束：自 %1 起幾乎沒有取號，也沒有失敗。</translation>
    </message>
    <message>
        <source>A rule names this channel. Take it out of the rule first.</source>
        <translation>有規則指定此管道。請先將它從規則中移除。</translation>
    </message>
    <message>
        <source>A channel of this name was retired. Choose another name.</source>
        <translation>此名稱的管道已停用。請改用其他名稱。</translation>
    </message>
    <message>
        <source>no one yet</source>
        <translation>尚無</translation>
    </message>
    <message>
        <source>no one since %1 (%2)</source>
        <translation>自 %1 起無（%2）</translation>
    </message>
    <message>
        <source>Delivered by</source>
        <translation>傳送者</translation>
    </message>
    <message>
        <source>There is no channel %1. lekthictl alert channels shows all.</source>
        <translation>沒有管道 %1。lekthictl alert channels 會列出全部。</translation>
    </message>
    <message>
        <source>Take a channel out of use for good</source>
        <translation>永久停用管道</translation>
    </message>
    <message>
        <source>no data since %1</source>
        <translation>自 %1 起無資料</translation>
    </message>
    <message>
        <source>Its year or date lies outside A.D. %1 to %2 (B.E. %3 to %4), in which counters run. The document keeps its number; Lekthi does not count it.</source>
        <translation>年份或日期不在計數器涵蓋的西元 %1 至 %2 年（佛曆 %3 至 %4 年）之內。文件保留原編號，但 Lekthi 不予計數。</translation>
    </message>
    <message>
        <source>%1 was written for revision %2 of its document.</source>
        <translation>%1 為該文件版次 %2 的編號。</translation>
    </message>
    <message>
        <source>%1 was released by a reset of its counter, for new documents.</source>
        <translation>%1 因計數器重設而釋出，可供新文件使用。</translation>
    </message>
    <message>
        <source>%1 was issued and is in force.</source>
        <translation>%1 已發出，目前有效。</translation>
    </message>
    <message>
        <source>%1 was issued. It is not in force any more.</source>
        <translation>%1 曾發出，現已失效。</translation>
    </message>
    <message>
        <source>Older than the chain; not protected by it</source>
        <translation>早於雜湊鏈，不受其保護</translation>
    </message>
    <message>
        <source>Record %1, unaltered</source>
        <translation>雜湊鏈第 %1 筆，未遭變更</translation>
    </message>
    <message>
        <source>Record %1, altered afterwards</source>
        <translation>雜湊鏈第 %1 筆，事後遭變更</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>person, program</comment>
        <translation>%1，使用 %2</translation>
    </message>
    <message>
        <source>%1, sequence number %2</source>
        <translation>%1，流水號 %2</translation>
    </message>
    <message>
        <source>Skipped before it</source>
        <translation>之前略過的編號</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>編號登記簿</translation>
    </message>
    <message>
        <source>Row %1. %2</source>
        <comment>number; a sentence about the chain</comment>
        <translation>第 %1 筆。%2</translation>
    </message>
    <message>
        <source>%1 was imported from an old register.</source>
        <translation>%1 由舊登記表匯入。</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登記表</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>file, line</comment>
        <translation>%1，第 %2 列</translation>
    </message>
    <message>
        <source>%1 skipped it, because it was already taken.</source>
        <translation>%1 略過此號，因其已被使用。</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>第 %1 筆</translation>
    </message>
    <message>
        <source>Minutes without Redis</source>
        <translation>Redis 無法使用的分鐘數</translation>
    </message>
    <message>
        <source>Lock failure rate</source>
        <translation>鎖定失敗率</translation>
    </message>
    <message>
        <source>Average lock wait</source>
        <translation>平均鎖定等待時間</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <comment>moment of an alert</comment>
        <translation>已受理</translation>
    </message>
    <message>
        <source>resolved</source>
        <comment>moment of an alert</comment>
        <translation>已解除</translation>
    </message>
    <message>
        <source>silenced</source>
        <comment>moment of an alert</comment>
        <translation>靜音</translation>
    </message>
    <message>
        <source>silence ended</source>
        <comment>moment of an alert</comment>
        <translation>靜音結束</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>測量值</translation>
    </message>
    <message>
        <source>allowed %1</source>
        <comment>limit of an alert</comment>
        <translation>容許 %1</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分</translation>
    </message>
    <message>
        <source>%1: waits for a program that knows its address</source>
        <comment>channel</comment>
        <translation>%1：等待知道其位址的程式</translation>
    </message>
    <message>
        <source>%1 delivers to it</source>
        <comment>a program</comment>
        <translation>由 %1 傳送到此管道</translation>
    </message>
    <message>
        <source>No program knows its address yet</source>
        <translation>尚無程式知道其位址</translation>
    </message>
    <message>
        <source>No program has delivered to it since %1</source>
        <translation>自 %1 起無程式傳送到此管道</translation>
    </message>
    <message>
        <source>The store at %1 cannot be reached. Check that its server runs on this computer and uses this socket, then reconnect.</source>
        <translation>無法連線到 %1 的儲存庫。請確認伺服器正在這台電腦上執行並使用這個 socket，然後重新連線。</translation>
    </message>
    <message>
        <source>%1 on %2 (process %3)</source>
        <comment>a program</comment>
        <translation>%2 上的 %1（程序 %3）</translation>
    </message>
    <message>
        <source>Numbers used of those that fit</source>
        <translation>計數器使用率</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>這是資料夾</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>資料夾不存在</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <translation>空間已滿</translation>
    </message>
    <message>
        <source>nothing can be written to that drive</source>
        <translation>該磁碟機為唯讀</translation>
    </message>
    <message>
        <source>you may not write there</source>
        <translation>您沒有寫入權限</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2. Choose another one.</source>
        <translation>無法寫入檔案 %1：%2。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>When nodes write to one counter at once, the whole cluster can pause for up to %1 seconds. Set innodb_lock_wait_timeout to 2 in the configuration of every node.</source>
        <translation>多個節點同時寫入同一個計數器時，整個叢集可能停頓長達 %1 秒。請在每個節點的設定中將 innodb_lock_wait_timeout 設為 2。</translation>
    </message>
    <message>
        <source>This request counts as executed, but the admin log has no sufficient approval by other Super Admins.</source>
        <translation>此申請標示為已執行，但管理紀錄中沒有其他系統管理員的足夠核准。</translation>
    </message>
    <message>
        <source>This request or its approvals differ from the admin log.</source>
        <translation>此申請或其核准與管理紀錄不符。</translation>
    </message>
    <message>
        <source>This account was renamed, given to another person, or differs from the admin log.</source>
        <translation>此帳號曾被更名、轉給他人，或與管理紀錄不符。</translation>
    </message>
    <message>
        <source>This setting differs from the admin log, or was not changed by a Super Admin.</source>
        <translation>此設定與管理紀錄不符，或不是由系統管理員變更。</translation>
    </message>
    <message>
        <source>This template or its history differs from the admin log, or names a request that nobody approved.</source>
        <translation>此編號格式或其歷史與管理紀錄不符，或引用了無人核准的申請。</translation>
    </message>
    <message>
        <source>This emergency access or its review differs from the admin log.</source>
        <translation>此緊急存取或其複核與管理紀錄不符。</translation>
    </message>
    <message>
        <source>Where numbers have to differ: TYPE, PROJECT or STORE</source>
        <translation>編號不得重複的範圍：TYPE、PROJECT 或 STORE</translation>
    </message>
    <message>
        <source>All documents of the project</source>
        <translation>專案的所有文件</translation>
    </message>
    <message>
        <source>The search took longer than %1 s and was stopped.</source>
        <translation>搜尋超過 %1 秒，已停止。</translation>
    </message>
    <message>
        <source>Document %1 already has the number %2. Add --another to allocate one more.</source>
        <translation>文件 %1 已有編號 %2。若要再取一個編號，請加上 --another。</translation>
    </message>
    <message>
        <source>Allocate although the document already has a number</source>
        <translation>即使文件已有編號仍取號</translation>
    </message>
    <message>
        <source>--%1 needs a number from 1.</source>
        <translation>--%1 需要從 1 起的數字。</translation>
    </message>
    <message>
        <source>Give either a number or --document ID.</source>
        <translation>請指定編號或 --document ID 其中之一。</translation>
    </message>
    <message>
        <source>All numbers of this document instead of one number</source>
        <translation>此文件的所有編號，而非單一編號</translation>
    </message>
    <message>
        <source>%1 is a B.E. year; use %2.</source>
        <translation>%1 是佛曆年份，請使用 %2。</translation>
    </message>
    <message>
        <source>--running-out goes with neither --after nor --document.</source>
        <translation>--running-out 不能與 --after 或 --document 併用。</translation>
    </message>
    <message>
        <source>More counters: --after %1</source>
        <translation>還有更多計數器：--after %1</translation>
    </message>
    <message>
        <source>Only counters that this document has numbers from</source>
        <translation>只列出曾為此文件取號的計數器</translation>
    </message>
    <message>
        <source>Document %1 has no number.</source>
        <translation>文件 %1 沒有編號。</translation>
    </message>
    <message>
        <source>At most so many; 100 if left out</source>
        <translation>最多列出的筆數；未指定時為 100</translation>
    </message>
    <message>
        <source>At most so many; 20 if left out</source>
        <translation>最多列出的筆數；未指定時為 20</translation>
    </message>
    <message>
        <source>Continue after the counter with this ID</source>
        <translation>從此識別碼的計數器之後繼續</translation>
    </message>
    <message>
        <source>%1 has no recipient.</source>
        <translation>%1 沒有受文單位。</translation>
    </message>
    <message>
        <source>%1 has no sub type.</source>
        <translation>%1 沒有子類型。</translation>
    </message>
    <message>
        <source>%1 has no RFA type.</source>
        <translation>%1 沒有 RFA 類型。</translation>
    </message>
    <message>
        <source>%1 has no discipline.</source>
        <translation>%1 沒有專業。</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3, not %4.</source>
        <translation>%1 接受 %2 到 %3，而非 %4。</translation>
    </message>
    <message>
        <source>There is no setting %1. There are: %2.</source>
        <translation>沒有設定 %1。可用的設定：%2。</translation>
    </message>
    <message>
        <source>There is no setting %1. Did you mean %2?</source>
        <translation>沒有設定 %1。您是指 %2 嗎？</translation>
    </message>
    <message>
        <source>Saved as version %1.</source>
        <translation>已儲存為版本 %1。</translation>
    </message>
    <message>
        <source>Nothing changed; version %1 stays in force.</source>
        <translation>沒有變更；版本 %1 仍為使用中。</translation>
    </message>
    <message>
        <source>--%1 needs %2.</source>
        <translation>--%1 需搭配 %2。</translation>
    </message>
    <message>
        <source>Too many numbers were requested in a minute. Try again later.</source>
        <translation>一分鐘內要求的編號過多，請稍後再試。</translation>
    </message>
    <message>
        <source>This numbering service may not allocate for account %1. An administrator can allow it with &quot;lekthictl user trust&quot;.</source>
        <translation>此取號服務不得代帳號 %1 取號。伺服器管理員可用 &quot;lekthictl user trust&quot; 允許。</translation>
    </message>
    <message>
        <source>There is no active account %1 to allocate for. Check the person.</source>
        <translation>沒有可代為取號的啟用中帳號 %1，請檢查人員。</translation>
    </message>
    <message>
        <source>This numbering service has allocated as many numbers as it may in a minute. Try again in %1 seconds.</source>
        <translation>此取號服務在一分鐘內的取號數已達上限，請在 %1 秒後再試。</translation>
    </message>
    <message>
        <source>This person has requested as many numbers as one person may in a minute. Try again in %1 seconds.</source>
        <translation>此人員在一分鐘內的取號要求已達每人上限，請在 %1 秒後再試。</translation>
    </message>
    <message>
        <source>As many numbers as allowed in a minute were requested from this address. Try again in %1 seconds.</source>
        <translation>此位址在一分鐘內的取號要求已達上限，請在 %1 秒後再試。</translation>
    </message>
    <message>
        <source>This numbering service may not allocate for other people. An administrator can allow it with &quot;lekthictl user trust&quot;.</source>
        <translation>此取號服務不得代他人取號。伺服器管理員可用 &quot;lekthictl user trust&quot; 允許。</translation>
    </message>
    <message>
        <source>The person the number is for has no active account in the store. Check the person.</source>
        <translation>編號所屬人員在儲存庫中沒有啟用中的帳號，請檢查人員。</translation>
    </message>
    <message>
        <source>The account %1 allocates no numbers. Only a numbering service, an account with the role allocator, can be trusted to name people.</source>
        <translation>帳號 %1 不取號。只有取號服務（角色為 allocator 的帳號）才可獲准代他人取號。</translation>
    </message>
    <message>
        <source>The account %1 administers the server. It cannot be changed with Lekthi.</source>
        <translation>帳號 %1 是伺服器管理員帳號，無法以 Lekthi 變更。</translation>
    </message>
    <message>
        <source>Account of the person that the number is for; the account that allocates if left out</source>
        <translation>編號所屬人員的帳號；未指定時為取號的帳號</translation>
    </message>
    <message>
        <source>Allocated by %1 for %2</source>
        <translation>由 %1 為 %2 取號</translation>
    </message>
    <message>
        <source>You are signed in as %1. To act as %2, sign in with that account.</source>
        <translation>您以 %1 登入。若要以 %2 執行，請以該帳號登入。</translation>
    </message>
    <message>
        <source>default</source>
        <comment>limit of a numbering service</comment>
        <translation>預設</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Name the limit: --per-minute N, --unlimited or --default.</source>
        <translation>請指定上限：--per-minute N、--unlimited 或 --default。</translation>
    </message>
    <message>
        <source>The account %1 has the default limit: the setting service_numbers_per_minute.</source>
        <translation>帳號 %1 採用預設上限，即設定 service_numbers_per_minute。</translation>
    </message>
    <message>
        <source>The account %1 may allocate up to %2 numbers per minute.</source>
        <translation>帳號 %1 每分鐘最多可取 %2 個編號。</translation>
    </message>
    <message>
        <source>The account %1 may allocate any number per minute.</source>
        <translation>帳號 %1 每分鐘的取號數不限。</translation>
    </message>
    <message>
        <source>--for-persons takes yes or no.</source>
        <translation>--for-persons 的值為 yes 或 no。</translation>
    </message>
    <message>
        <source>The account %1 may allocate for other people.</source>
        <translation>帳號 %1 可代他人取號。</translation>
    </message>
    <message>
        <source>The account %1 allocates for itself only.</source>
        <translation>帳號 %1 只以自己的名義取號。</translation>
    </message>
    <message>
        <source>As the setting service_numbers_per_minute says</source>
        <translation>依設定 service_numbers_per_minute</translation>
    </message>
    <message>
        <source>Allow a numbering service to say for whom it allocates, or forbid it</source>
        <translation>允許或禁止取號服務指明代誰取號</translation>
    </message>
    <message>
        <source>Whether it may name other people</source>
        <translation>是否可代他人取號</translation>
    </message>
    <message>
        <source>Changed whom a numbering service may allocate for</source>
        <translation>變更取號服務可代誰取號</translation>
    </message>
    <message>
        <source>The default limit</source>
        <translation>預設上限</translation>
    </message>
    <message>
        <source>For other people, too</source>
        <translation>也可代他人</translation>
    </message>
    <message>
        <source>For itself only</source>
        <translation>僅限自己</translation>
    </message>
    <message>
        <source>Server administrator</source>
        <translation>伺服器管理員</translation>
    </message>
    <message numerus="yes">
        <source>%n taken number(s) are skipped</source>
        <translation>
            <numerusform>略過 %n 個已使用的編號</numerusform>
        </translation>
    </message>
    <message>
        <source>The database %1 is a sandbox: it keeps no rules, and its numbers count for nothing. Enter the database of the store itself, %2.</source>
        <translation>資料庫 %1 是沙盒：不受規則保護，其中的編號不計入正式紀錄。請輸入儲存庫本身的資料庫 %2。</translation>
    </message>
    <message>
        <source>Roles and accounts have the rights on the server that Lekthi gives them.</source>
        <translation>角色與帳號在伺服器上的權限與 Lekthi 所授予的一致。</translation>
    </message>
    <message>
        <source>Roles or accounts have other rights on the server than Lekthi gives them (%1; + is too much, - is missing). &quot;lekthictl store repair&quot; puts the rights of roles right; revoke the others.</source>
        <translation>角色或帳號在伺服器上的權限與 Lekthi 所授予的不同（%1；+ 表示多出，- 表示缺少）。&quot;lekthictl store repair&quot; 會修正角色的權限；其他權限請自行撤銷。</translation>
    </message>
    <message>
        <source>The database %1 cannot hold a store: names that end in _sandbox or _api belong to databases that Lekthi makes beside a store. Choose another name.</source>
        <translation>資料庫 %1 不能作為儲存庫：以 _sandbox 或 _api 結尾的名稱屬於 Lekthi 在儲存庫旁建立的資料庫。請選擇其他名稱。</translation>
    </message>
    <message>
        <source>Next document number</source>
        <translation>下一個文件編號</translation>
    </message>
    <message>
        <source>Next number after the reset</source>
        <translation>重設後實際的下一個編號</translation>
    </message>
    <message>
        <source>Allocated a number</source>
        <translation>取號</translation>
    </message>
    <message>
        <source>Read data of the store</source>
        <translation>讀取儲存庫的資料</translation>
    </message>
    <message>
        <source>Evaluated alerts</source>
        <translation>評估警示</translation>
    </message>
    <message>
        <source>Wrote figures of a minute</source>
        <translation>寫入一分鐘的統計</translation>
    </message>
    <message>
        <source>Recorded an error</source>
        <translation>記錄錯誤</translation>
    </message>
    <message numerus="yes">
        <source>Still in force after the reset: %n number(s) are skipped.</source>
        <translation>
            <numerusform>重設後仍有效：略過 %n 個編號。</numerusform>
        </translation>
    </message>
    <message>
        <source>The reset does not change the next number.</source>
        <translation>此次重設不會改變下一個編號。</translation>
    </message>
    <message>
        <source>Rights on the server</source>
        <translation>伺服器上的權限</translation>
    </message>
    <message>
        <source>Accounts may read or change what their role does not allow, or be refused what it allows.</source>
        <translation>帳號可能讀取或變更其角色不允許的內容，或其角色允許的操作遭到拒絕。</translation>
    </message>
    <message>
        <source>%1 is not the ID of a document. Document IDs are whole numbers from 1.</source>
        <translation>%1 不是文件識別碼。文件識別碼為 1 以上的整數。</translation>
    </message>
    <message>
        <source>This number is in force but not marked as taken, so that it could be issued again.</source>
        <translation>此編號仍有效，卻未標記為已使用，可能再次發出。</translation>
    </message>
    <message>
        <source>This number is marked as taken, but the ledger has no row for it.</source>
        <translation>此編號標記為已使用，但編號登記簿中沒有對應的紀錄。</translation>
    </message>
    <message>
        <source>This number was in force already when it was issued here, in a scope that allows it only once.</source>
        <translation>此編號在此發出時已有相同的有效編號，而所屬範圍不得重複。</translation>
    </message>
    <message>
        <source>The store no longer knows which numbers are taken (%1 of the checked numbers are missing), so numbers could be issued twice. Nobody can sign in. The administrator of the server should stop the numbering services, then restore the numbers with &quot;lekthictl store repair&quot;.</source>
        <translation>儲存庫已無法得知哪些編號已使用（抽查的編號缺少 %1），編號可能重複發出，因此目前無人可以登入。請伺服器管理員先停止取號服務，再以 &quot;lekthictl store repair&quot; 復原。</translation>
    </message>
    <message>
        <source>Numbers marked as taken again: %1; marks without a number removed: %2.</source>
        <translation>重新標記為已使用的編號：%1；移除無對應編號的標記：%2。</translation>
    </message>
    <message>
        <source>%1 marks without a number were kept.</source>
        <translation>保留了 %1 個無對應編號的標記。</translation>
    </message>
    <message>
        <source>The ledger itself is damaged; see &quot;lekthictl audit verify&quot;.</source>
        <translation>編號登記簿本身已損壞；請執行 &quot;lekthictl audit verify&quot;。</translation>
    </message>
    <message>
        <source>Restore triggers, routines, rights and the list of taken numbers</source>
        <translation>復原觸發程序、常式、權限與已使用編號清單</translation>
    </message>
    <message>
        <source>Restored the list of taken numbers</source>
        <translation>復原已使用編號清單</translation>
    </message>
    <message>
        <source>These numbers are already used more than once in this scope. They stay as they are; only new numbers have to differ:</source>
        <translation>以下編號在此範圍內已重複使用，將維持原狀；只有新的編號必須不同：</translation>
    </message>
    <message>
        <source>…and others.</source>
        <translation>……以及其他。</translation>
    </message>
    <message>
        <source>All numbers in a sample of those in force are marked as taken.</source>
        <translation>抽查的有效編號均已標記為已使用。</translation>
    </message>
    <message>
        <source>Of %1 numbers in a sample, %2 are in force but not marked as taken, so that they could be issued twice. Stop the numbering services, then restore the numbers with &quot;lekthictl store repair&quot;.</source>
        <translation>抽查 %1 個編號，其中 %2 個仍有效卻未標記為已使用，可能重複發出。請先停止取號服務，再以 &quot;lekthictl store repair&quot; 復原。</translation>
    </message>
    <message>
        <source>The taken numbers agree with the ledger.</source>
        <translation>已使用的編號與編號登記簿一致。</translation>
    </message>
    <message numerus="yes">
        <source>They stay taken: %n number(s) are not issued again.</source>
        <translation>
            <numerusform>這些編號仍視為已使用：%n 個編號不再發出。</numerusform>
        </translation>
    </message>
    <message>
        <source>The document already has the number %1. Use that number, or ask explicitly for another one.</source>
        <translation>文件已有編號 %1。請使用該編號，或明確要求再取一個編號。</translation>
    </message>
    <message>
        <source>Document %1 already has a number. Ask explicitly for another one.</source>
        <translation>文件 %1 已有編號。若要再取一個，請明確指定。</translation>
    </message>
    <message>
        <source>The next 100,000 numbers from %1 on are all in use. Ask a Super Admin to reset the counter to the highest number in use, or the Project Admin to change the template.</source>
        <translation>自 %1 起的 100,000 個編號均已使用。請洽系統管理員將計數器重設為使用中的最大號碼，或洽專案管理員修改編號格式。</translation>
    </message>
    <message>
        <source>This number is not the one that its template gives for its counter and sequence number: it was not made by Lekthi.</source>
        <translation>此編號不是編號格式依計數器與流水號所產生的編號，並非由 Lekthi 產生。</translation>
    </message>
    <message>
        <source>The store refused the numbers, because they are not what a numbering service sends. Contact the people who run the numbering service.</source>
        <translation>儲存庫拒絕了這些編號，因為內容與取號服務送出的不符。請通知取號服務的維運人員。</translation>
    </message>
    <message>
        <source>A number that was in use has been released meanwhile. Try again.</source>
        <translation>使用中的編號剛被釋出，請再試一次。</translation>
    </message>
    <message>
        <source>There is no file %1. Check its name.</source>
        <translation>沒有檔案 %1。請檢查檔名。</translation>
    </message>
    <message>
        <source>You may not read the file %1. Ask its owner for the right.</source>
        <translation>您無權讀取檔案 %1。請向檔案擁有者申請權限。</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device. Choose a file.</source>
        <translation>%1 是資料夾、管線或裝置。請選擇檔案。</translation>
    </message>
    <message>
        <source>The file %1 is larger than %2. Choose another one.</source>
        <translation>檔案 %1 大於 %2。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2. Choose another one.</source>
        <translation>無法讀取檔案 %1：%2。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>這是指向其他檔案的連結</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>這是管線或裝置</translation>
    </message>
    <message>
        <source>The data of the store is gone: the folder “database” in %1 is missing. Put a backup of it there and start again. Lekthi does not create an empty store in its place; to begin with an empty one, move the whole folder %1 away.</source>
        <translation>儲存庫的資料已遺失：%1 中沒有「database」資料夾。請將備份放回該處後重新啟動。Lekthi 不會另建空的儲存庫；若要從空的儲存庫開始，請將整個 %1 資料夾移走。</translation>
    </message>
    <message>
        <source>No digest of the store was kept on this computer.</source>
        <translation>這台電腦上沒有保存此儲存庫的摘要。</translation>
    </message>
    <message>
        <source>The last digest of the store is from %1; “lekthictl audit verify” compares a backup with it and names what is missing.</source>
        <translation>此儲存庫最近的摘要產生於 %1；&quot;lekthictl audit verify&quot; 會將備份與其比對，並列出缺少的內容。</translation>
    </message>
    <message>
        <source>Disk nearly full</source>
        <translation>磁碟即將用滿</translation>
    </message>
    <message>
        <source>More than %1 of the disk of the database server is used.</source>
        <translation>資料庫伺服器磁碟已使用超過 %1。</translation>
    </message>
    <message>
        <source>Free space on the disk of the database server. With too little left, the store only allocates numbers.</source>
        <translation>請清出資料庫伺服器的磁碟空間。空間過少時儲存庫只取號。</translation>
    </message>
    <message>
        <source>The mark %1 can be stored in several ways, so a search could miss the number. Only Thai and Lao marks are allowed. Remove it or use a letter that includes it.</source>
        <translation>附加符號 %1 有多種儲存方式，搜尋時可能找不到編號。只能使用泰文和寮文的附加符號，請移除或改用已包含該符號的字母。</translation>
    </message>
    <message>
        <source>The reason has a line break at character %1. Write it on one line.</source>
        <translation>理由在第 %1 個字元處換行，請寫成一行。</translation>
    </message>
    <message>
        <source>Character %1 of the reason (%2) is invisible or not allowed. Delete it or retype the text.</source>
        <translation>理由的第 %1 個字元（%2）看不見或不允許使用，請刪除或重新輸入。</translation>
    </message>
    <message>
        <source>The reason is too short. Write at least %1 letters or digits (%2 more).</source>
        <translation>理由太短，至少需要 %1 個字元（不含空白與標點），還差 %2 個。</translation>
    </message>
    <message>
        <source>The reason repeats the same few characters. Explain why in words.</source>
        <translation>理由只重複少數幾個字元，請用文字說明原因。</translation>
    </message>
    <message>
        <source>The server cannot read the table %1 of the store: a file is damaged or missing. Lekthi has changed nothing. The server&apos;s administrator has to restore the store from the last backup.</source>
        <translation>伺服器無法讀取儲存庫的資料表 %1：檔案已損壞或遺失。Lekthi 未變更任何內容。伺服器管理員須以最近的備份還原儲存庫。</translation>
    </message>
    <message>
        <source>The server cannot read a table of the store: a file is damaged or missing. Lekthi has changed nothing. The server&apos;s administrator finds the table with &quot;lekthictl store status&quot; and has to restore the store from the last backup.</source>
        <translation>伺服器無法讀取儲存庫的某個資料表：檔案已損壞或遺失。Lekthi 未變更任何內容。伺服器管理員可用 &quot;lekthictl store status&quot; 找出該資料表，並須以最近的備份還原儲存庫。</translation>
    </message>
    <message>
        <source>The server cannot measure the free space of its disk, so the store keeps none for numbers. Run INSTALL SONAME &apos;disks&apos; on the server, then &quot;lekthictl store repair&quot;.</source>
        <translation>伺服器無法測量磁碟可用空間，因此未替編號保留空間。請在伺服器執行 INSTALL SONAME &apos;disks&apos;，再執行 &quot;lekthictl store repair&quot;。</translation>
    </message>
    <message>
        <source>The disk of the server has only %1 MB free. Below %2 MB the store only allocates numbers. Free space on the disk now.</source>
        <translation>伺服器磁碟只剩 %1 MB。低於 %2 MB 時儲存庫只取號。請立即清出空間。</translation>
    </message>
    <message>
        <source>The disk of the server has %1 MB free. Below %2 MB the store only allocates numbers. Free space on the disk soon.</source>
        <translation>伺服器磁碟剩 %1 MB。低於 %2 MB 時儲存庫只取號。請盡快清出空間。</translation>
    </message>
    <message>
        <source>The disk of the server has enough free space.</source>
        <translation>伺服器磁碟可用空間充足。</translation>
    </message>
    <message>
        <source>Accounts may open as many sessions as the server has (%1), and so keep others out. Limit them with ALTER USER … WITH MAX_USER_CONNECTIONS 30.</source>
        <translation>有帳號可開啟的連線數沒有上限（%1），可能讓其他人無法登入。請以 ALTER USER … WITH MAX_USER_CONNECTIONS 30 設定上限。</translation>
    </message>
    <message>
        <source>The reason is too short, too long or repetitive, or has invisible characters. Write another one.</source>
        <translation>理由太短、太長或重複，或含有看不見的字元，請重新填寫。</translation>
    </message>
    <message>
        <source>You have allocated as many test numbers as one account may in an hour. Try again in %1 seconds.</source>
        <translation>此帳號一小時內可取的測試編號已達上限。請於 %1 秒後再試。</translation>
    </message>
    <message>
        <source>The sandbox has no room for so many skipped numbers. Use a template whose test numbers differ from those of other templates.</source>
        <translation>沙盒容納不下這麼多略過的編號。請使用測試編號不與其他編號格式重複的編號格式。</translation>
    </message>
    <message>
        <source>The benchmark writes to the tables of the sandbox, which only an administrator of the server may do. Use the test bench, or run the benchmark as an administrator.</source>
        <translation>效能測試會寫入沙盒的資料表，只有伺服器管理員可以執行。請改用取號測試，或以伺服器管理員身分執行。</translation>
    </message>
    <message>
        <source>The disk of the database server has only %1 MB free. Below %2 MB the store only allocates numbers. Ask the administrator of the server to free space.</source>
        <translation>資料庫伺服器的磁碟只剩 %1 MB。低於 %2 MB 時儲存庫只取號。請伺服器管理員清出空間。</translation>
    </message>
    <message>
        <source>%1 of %2 (for %3 s)</source>
        <comment>a session of an account</comment>
        <translation>%2 的 %1（已 %3 秒）</translation>
    </message>
    <message>
        <source>Sessions with an open transaction: %1. To end them and repair the store, run the command again with --end-sessions.</source>
        <translation>交易尚未結束的連線：%1。若要結束這些連線並修復儲存庫，請加上 --end-sessions 再執行一次。</translation>
    </message>
    <message>
        <source>End all sessions that have a transaction open, first</source>
        <translation>先結束所有交易尚未結束的連線</translation>
    </message>
    <message>
        <source>The data of the store in %1 is damaged. Lekthi has changed nothing. Keep a copy of this folder, then put the last backup in its place.</source>
        <translation>%1 中的儲存庫資料已損壞。Lekthi 未變更任何內容。請先複製並保留此資料夾，再以最近的備份取代。</translation>
    </message>
    <message>
        <source>The data of the store in %1 is damaged: the server cannot read %2. Lekthi has changed nothing. Keep a copy of this folder, then put the last backup in its place.</source>
        <translation>%1 中的儲存庫資料已損壞：伺服器無法讀取 %2。Lekthi 未變更任何內容。請先複製並保留此資料夾，再以最近的備份取代。</translation>
    </message>
    <message>
        <source>The data of the store in %1 is incomplete: %2 is missing. Lekthi has changed nothing. Keep a copy of this folder, then put the last backup in its place.</source>
        <translation>%1 中的儲存庫資料不完整：缺少 %2。Lekthi 未變更任何內容。請先複製並保留此資料夾，再以最近的備份取代。</translation>
    </message>
    <message numerus="yes">
        <source>%n more refusal(s) within a minute.</source>
        <comment>an account</comment>
        <translation>
            <numerusform>一分鐘內另有 %n 次遭拒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) or digit(s)</source>
        <translation>
            <numerusform>%n 個字元（不含空白與標點）</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 has to be between %2 and %3.</source>
        <translation>--%1 必須介於 %2 與 %3 之間。</translation>
    </message>
    <message>
        <source>The store has version %1, from before the first release, which this program cannot upgrade. Nothing was changed. With the program that made the store, export its templates (&quot;lekthictl template export&quot;) and its ledger (&quot;lekthictl audit export&quot;); then create a new store (&quot;lekthictl store init&quot;) and import both there.</source>
        <translation>儲存庫為版本 %1，早於首次發行，本程式無法將其升級。未做任何變更。請以建立該儲存庫的程式匯出編號格式（&quot;lekthictl template export&quot;）與編號登記簿（&quot;lekthictl audit export&quot;），再建立新的儲存庫（&quot;lekthictl store init&quot;）並匯入兩者。</translation>
    </message>
    <message>
        <source>The store is from before the first release, and this program cannot upgrade it. Nothing was changed. With the program that made the store, export its templates (&quot;lekthictl template export&quot;) and its ledger (&quot;lekthictl audit export&quot;); then create a new store (&quot;lekthictl store init&quot;) and import both there.</source>
        <translation>這個儲存庫早於首次發行，本程式無法將其升級。未做任何變更。請以建立該儲存庫的程式匯出編號格式（&quot;lekthictl template export&quot;）與編號登記簿（&quot;lekthictl audit export&quot;），再建立新的儲存庫（&quot;lekthictl store init&quot;）並匯入兩者。</translation>
    </message>
    <message>
        <source>This account was opened in an emergency. Until two other people have reviewed that, it decides on no request, changes no setting and reviews nothing.</source>
        <translation>此帳號是在緊急情況下開啟的。在另外兩人複核之前，不能審核申請、變更設定或進行複核。</translation>
    </message>
    <message>
        <source>The template has changed since the request. Open it again, then repeat the request.</source>
        <translation>申請之後編號格式已變更。請重新開啟，再提出申請。</translation>
    </message>
    <message>
        <source>This is already requested. Decide on that request first.</source>
        <translation>此項已有申請。請先處理該申請。</translation>
    </message>
    <message>
        <source>The request has expired. Repeat the request.</source>
        <translation>申請已過期。請重新提出申請。</translation>
    </message>
    <message>
        <source>The requester no longer has the role for this. Reject the request.</source>
        <translation>申請人已不具備此項角色。請駁回申請。</translation>
    </message>
    <message>
        <source>Only the requester can withdraw a request. You can reject it.</source>
        <translation>只有申請人可以撤回申請。您可以駁回。</translation>
    </message>
    <message>
        <source>Approve a request; the last approval executes it</source>
        <translation>核准申請；最後一次核准會執行</translation>
    </message>
    <message>
        <source>Reject a request that another person made</source>
        <translation>駁回他人的申請</translation>
    </message>
    <message>
        <source>List the requests that wait for approval</source>
        <translation>列出待核准的申請</translation>
    </message>
    <message>
        <source>Show a request and what executing it would do now</source>
        <translation>顯示申請以及現在執行的結果</translation>
    </message>
    <message>
        <source>A request is named by its number, not by %1. List them with %2.</source>
        <translation>申請以號碼指定，而非 %1。請用 %2 列出。</translation>
    </message>
    <message>
        <source>Type %1 to approve this version:</source>
        <translation>輸入 %1 以核准此版本：</translation>
    </message>
    <message>
        <source>Type %1 to approve the request:</source>
        <translation>輸入 %1 以核准申請：</translation>
    </message>
    <message>
        <source>%1 (request #%2, approved by %3)</source>
        <translation>%1（申請 #%2，由 %3 核准）</translation>
    </message>
    <message>
        <source>To request the approval of a Super Admin other than you, repeat the command with --request and a reason of at least 20 characters.</source>
        <translation>若要申請另一位系統管理員核准，請加上 --request 與至少 20 字元的理由重新執行指令。</translation>
    </message>
    <message>
        <source>If numbers can repeat, request the approval of a Super Admin</source>
        <translation>若編號可能重複，申請系統管理員核准</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>變更內容</translation>
    </message>
    <message>
        <source>Template before</source>
        <translation>原編號格式</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>重複編號</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>申請內容</translation>
    </message>
    <message>
        <source>Requested a template with repeating numbers</source>
        <translation>申請編號可能重複的格式</translation>
    </message>
    <message>
        <source>Approved a template with repeating numbers</source>
        <translation>核准編號可能重複的格式</translation>
    </message>
    <message>
        <source>Executed the request for a template</source>
        <translation>執行編號格式的申請</translation>
    </message>
    <message>
        <source>Rejected a template with repeating numbers</source>
        <translation>駁回編號可能重複的格式</translation>
    </message>
    <message>
        <source>Withdrew the request for a template</source>
        <translation>撤回編號格式的申請</translation>
    </message>
    <message>
        <source>A request for a template expired</source>
        <translation>編號格式的申請已過期</translation>
    </message>
    <message>
        <source>A request for a template became stale</source>
        <translation>編號格式的申請已失效</translation>
    </message>
    <message>
        <source>Approved a request</source>
        <translation>核准申請</translation>
    </message>
    <message>
        <source>Rejected a request</source>
        <translation>駁回申請</translation>
    </message>
    <message>
        <source>Withdrew a request</source>
        <translation>撤回申請</translation>
    </message>
    <message>
        <source>%1 requests a template whose numbers can repeat (request #%2): %3</source>
        <translation>%1 申請編號可能重複的格式（申請 #%2）：%3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved; the template was saved: %2</source>
        <translation>您的申請 #%1 已核准；編號格式已儲存：%2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale, because the template changed: %2</source>
        <translation>您的申請 #%1 已失效，因為編號格式已變更：%2</translation>
    </message>
    <message>
        <source>%1 requests an approval (request #%2): %3</source>
        <translation>%1 申請核准（申請 #%2）：%3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved and executed: %2</source>
        <translation>您的申請 #%1 已核准並執行：%2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale: %2</source>
        <translation>您的申請 #%1 已失效：%2</translation>
    </message>
    <message>
        <source>Import #%1</source>
        <translation>匯入 #%1</translation>
    </message>
    <message>
        <source>Template #%1</source>
        <translation>編號格式申請 #%1</translation>
    </message>
    <message>
        <source>Only Super Admins decide on requests.</source>
        <translation>只有系統管理員可以審核申請。</translation>
    </message>
    <message>
        <source>The template has changed after the request. Repeat the request.</source>
        <translation>申請之後編號格式已變更。請重新提出申請。</translation>
    </message>
    <message>
        <source>Something has changed after the request. Repeat the request.</source>
        <translation>申請之後內容已變更。請重新提出申請。</translation>
    </message>
    <message>
        <source>You approved request #%1. It is waiting for another Super Admin.</source>
        <translation>您已核准申請 #%1，尚待另一位系統管理員核准。</translation>
    </message>
    <message>
        <source>You approved import #%1. It is waiting for another Super Admin.</source>
        <translation>您已核准匯入 #%1，尚待另一位系統管理員核准。</translation>
    </message>
    <message>
        <source>Request #%1 was rejected. The counter stays as it is.</source>
        <translation>申請 #%1 已退回，計數器維持不變。</translation>
    </message>
    <message>
        <source>Import #%1 was rejected. All counters stay as they are.</source>
        <translation>匯入 #%1 已退回，所有計數器維持不變。</translation>
    </message>
    <message>
        <source>Request #%1 was rejected. The template stays as it is.</source>
        <translation>申請 #%1 已駁回。編號格式維持不變。</translation>
    </message>
    <message>
        <source>Request #%1 was rejected.</source>
        <translation>申請 #%1 已駁回。</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn. The counter stays as it is.</source>
        <translation>申請 #%1 已撤回，計數器維持不變。</translation>
    </message>
    <message>
        <source>Import #%1 was withdrawn. All counters stay as they are.</source>
        <translation>匯入 #%1 已撤回，所有計數器維持不變。</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn. The template stays as it is.</source>
        <translation>申請 #%1 已撤回。編號格式維持不變。</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn.</source>
        <translation>申請 #%1 已撤回。</translation>
    </message>
    <message>
        <source>Only the requester can withdraw a request.</source>
        <translation>只有申請人可以撤回申請。</translation>
    </message>
    <message>
        <source>This request is closed.</source>
        <translation>此申請已結案。</translation>
    </message>
    <message>
        <source>The counter was reset from %1 to %2.</source>
        <translation>計數器已由 %1 重設為 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of the old register were imported.</source>
        <translation>
            <numerusform>已匯入舊登記表的 %n 個編號。</numerusform>
        </translation>
    </message>
    <message>
        <source>The template was saved as version %1.</source>
        <translation>編號格式已儲存為版本 %1。</translation>
    </message>
    <message>
        <source>Request #%1 was executed.</source>
        <translation>申請 #%1 已執行。</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>setting, before, after</comment>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>Open the template</source>
        <translation>開啟編號格式</translation>
    </message>
    <message>
        <source>Open the request</source>
        <translation>開啟申請</translation>
    </message>
    <message>
        <source>Show the status</source>
        <translation>顯示狀態</translation>
    </message>
    <message>
        <source>To confirm, type the new value: %1</source>
        <translation>請輸入新值以確認：%1</translation>
    </message>
    <message>
        <source>Show the busiest counters</source>
        <translation>檢視最忙碌的計數器</translation>
    </message>
    <message>
        <source>Numbers are allocated, but an alert is firing: %1.</source>
        <translation>編號照常配發，但有警示觸發中：%1。</translation>
    </message>
    <message>
        <source>Numbers are allocated, but %1 alerts are firing, the first of them: %2.</source>
        <translation>編號照常配發，但有 %1 個警示觸發中，第一個是：%2。</translation>
    </message>
    <message>
        <source>Show the alerts</source>
        <translation>檢視警示</translation>
    </message>
    <message>
        <source>Lock waits are too long: %1 on average in the last 5 minutes.</source>
        <translation>鎖定等待過久：最近 5 分鐘平均 %1。</translation>
    </message>
    <message>
        <source>The sender %1 is closed. Choose an organization that is active.</source>
        <translation>發文單位 %1 已停用。請選擇使用中的單位。</translation>
    </message>
    <message>
        <source>The recipient %1 is closed. Choose an organization that is active.</source>
        <translation>受文單位 %1 已停用。請選擇使用中的單位。</translation>
    </message>
    <message>
        <source>The document type %1 is closed. Choose one that is active.</source>
        <translation>文件類型 %1 已停用。請選擇使用中的類型。</translation>
    </message>
    <message>
        <source>The sub type %1 is closed. Choose one that is active.</source>
        <translation>子類型 %1 已停用。請選擇使用中的子類型。</translation>
    </message>
    <message>
        <source>The RFA type %1 is closed. Choose one that is active.</source>
        <translation>RFA 類型 %1 已停用。請選擇使用中的類型。</translation>
    </message>
    <message>
        <source>The discipline %1 is closed. Choose one that is active.</source>
        <translation>專業 %1 已停用。請選擇使用中的專業。</translation>
    </message>
    <message>
        <source>Enter a code.</source>
        <translation>請輸入代碼。</translation>
    </message>
    <message>
        <source>The code is too long. It can have up to %1 characters.</source>
        <translation>代碼過長，最多 %1 個字元。</translation>
    </message>
    <message>
        <source>%1 cannot be a code. Use English, Thai or Chinese letters and digits, and . - _ / &amp; + ( ) after the first one, without spaces.</source>
        <translation>%1 不能作為代碼。請使用英文、泰文或中文字元與數字；第一個字元之後可用 . - _ / &amp; + ( )，不可有空格。</translation>
    </message>
    <message>
        <source>Enter the number and the code of the sub type.</source>
        <translation>請輸入子類型的編號與代碼。</translation>
    </message>
    <message>
        <source>Enter the Thai name.</source>
        <translation>請輸入泰文名稱。</translation>
    </message>
    <message>
        <source>The name is too long. It can have up to %1 characters.</source>
        <translation>名稱過長，最多 %1 個字元。</translation>
    </message>
    <message>
        <source>The name has invisible characters or spaces around it, or begins as a formula. Enter plain text.</source>
        <translation>名稱含有看不見的字元、前後有空格，或以公式開頭。請輸入純文字。</translation>
    </message>
    <message>
        <source>Choose what it belongs to: a sub type to a document type, a contract to a project.</source>
        <translation>請選擇所屬項目：子類型屬於文件類型，合約屬於專案。</translation>
    </message>
    <message>
        <source>The contract ends before it starts. Correct the dates.</source>
        <translation>合約結束日早於開始日。請修正日期。</translation>
    </message>
    <message>
        <source>Enter a date from the years 1900 to 2199.</source>
        <translation>請輸入西元 1900 至 2199 年的日期。</translation>
    </message>
    <message>
        <source>Enter an order from -999999 to 999999.</source>
        <translation>請輸入 -999999 至 999999 的順序。</translation>
    </message>
    <message>
        <source>An organization is named twice. Name it once, with one role.</source>
        <translation>同一單位出現兩次。每個單位只列一次，並指定一個角色。</translation>
    </message>
    <message>
        <source>This code or number exists already. Choose another one.</source>
        <translation>此代碼或編號已存在。請另選一個。</translation>
    </message>
    <message>
        <source>Numbers or templates use this code, so it can no longer change. Close the item and add a new one.</source>
        <translation>已有編號或範本使用此代碼，因此不能再變更。請停用此項目並新增一個。</translation>
    </message>
    <message>
        <source>This cannot be a code. Use up to 10, 20 or 50 letters and digits, and . - _ / &amp; + ( ) after the first one.</source>
        <translation>不能作為代碼。最多可用 10、20 或 50 個字元或數字；第一個字元之後可用 . - _ / &amp; + ( )。</translation>
    </message>
    <message>
        <source>The Thai name is missing, or a name is too long, has invisible characters or begins as a formula. Enter plain text.</source>
        <translation>缺少泰文名稱，或名稱過長、含有看不見的字元、以公式開頭。請輸入純文字。</translation>
    </message>
    <message>
        <source>The contract ends before it starts, or a date does not exist. Correct the dates.</source>
        <translation>合約結束日早於開始日，或日期不存在。請修正日期。</translation>
    </message>
    <message>
        <source>An organization or its role is not known. Choose others.</source>
        <translation>單位或其角色不明。請另行選擇。</translation>
    </message>
    <message>
        <source>%1: nothing to change.</source>
        <translation>%1：沒有需要變更的內容。</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>已新增 %1。</translation>
    </message>
    <message>
        <source>%1 was changed.</source>
        <translation>已變更 %1。</translation>
    </message>
    <message>
        <source>%1 is active again.</source>
        <translation>%1 已重新啟用。</translation>
    </message>
    <message>
        <source>%1 is closed. It gives no new numbers and keeps its past.</source>
        <translation>%1 已停用，不再產生新編號，既有紀錄保留。</translation>
    </message>
    <message>
        <source>List all with their names and states, closed ones too</source>
        <translation>列出全部項目的名稱與狀態，包括已停用者</translation>
    </message>
    <message>
        <source>Add one; for Super Admins and administrators of the server</source>
        <translation>新增一個項目；限最高管理員與伺服器管理員</translation>
    </message>
    <message>
        <source>Change what is given; codes that numbers show stay</source>
        <translation>變更指定的內容；已出現在編號中的代碼不變</translation>
    </message>
    <message>
        <source>Close one: it gives no new numbers and keeps its past</source>
        <translation>停用一個項目：不再產生新編號，既有紀錄保留</translation>
    </message>
    <message>
        <source>Make a closed one active again</source>
        <translation>重新啟用已停用的項目</translation>
    </message>
    <message>
        <source>Add and change those in a CSV file, all or none</source>
        <translation>依 CSV 檔新增並變更，全部成功或全部不變</translation>
    </message>
    <message>
        <source>Write all as CSV, as the import takes it</source>
        <translation>將全部項目寫成可匯入的 CSV</translation>
    </message>
    <message>
        <source>Type %1 to save these changes:</source>
        <translation>輸入 %1 以儲存這些變更：</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已儲存：%1</translation>
    </message>
    <message>
        <source>%1 rows were written to %2.</source>
        <translation>已將 %1 列寫入 %2。</translation>
    </message>
    <message>
        <source>Add the usual document types, sub types, RFA types and disciplines that the store lacks</source>
        <translation>新增儲存庫尚缺的常用文件類型、子類型、RFA 類型與專業</translation>
    </message>
    <message>
        <source>%1 is none of the usual document types. Try one of these: %2. To check against the types of your store, give --project.</source>
        <translation>%1 不是常用的文件類型。請試試：%2。若要以您儲存庫的類型檢查，請指定 --project。</translation>
    </message>
    <message>
        <source>There is no sub type with the number or code %1. Try one of these: %2.</source>
        <translation>沒有編號或代碼為 %1 的子類型。請試試：%2。</translation>
    </message>
    <message>
        <source>Sub type, by its number or code (13 or DWG); TRANSMITTAL only</source>
        <translation>子類型，以編號或代碼指定（13 或 DWG）；僅限 TRANSMITTAL</translation>
    </message>
    <message>
        <source>Its code, for example DWG</source>
        <translation>代碼，例如 DWG</translation>
    </message>
    <message>
        <source>Another code (sub types: another number), as long as no number shows it</source>
        <translation>新代碼（子類型為新編號），僅限尚無編號使用時</translation>
    </message>
    <message>
        <source>All its organizations with their roles, with commas between: CODE:ROLE,CODE:ROLE; roles are OWNER, DESIGNER, CONSULTANT, CONTRACTOR, THIRD_PARTY and OTHER</source>
        <translation>所有單位及其角色，以逗號分隔：CODE:ROLE,CODE:ROLE；角色有 OWNER、DESIGNER、CONSULTANT、CONTRACTOR、THIRD_PARTY 與 OTHER</translation>
    </message>
    <message>
        <source>Organizations to add, or whose role changes</source>
        <translation>要新增或變更角色的單位</translation>
    </message>
    <message>
        <source>Organizations to remove, with commas between</source>
        <translation>要移除的單位，以逗號分隔</translation>
    </message>
    <message>
        <source>First day of the contract</source>
        <translation>合約第一日</translation>
    </message>
    <message>
        <source>Last day of the contract</source>
        <translation>合約最後一日</translation>
    </message>
    <message>
        <source>Thai name</source>
        <translation>泰文名稱</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名稱</translation>
    </message>
    <message>
        <source>Chinese name</source>
        <translation>中文名稱</translation>
    </message>
    <message>
        <source>Place in lists; 0 if left out, equal places by code</source>
        <translation>清單中的順序；省略時為 0，順序相同者依代碼排列</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no role. Use OWNER, DESIGNER, CONSULTANT, CONTRACTOR, THIRD_PARTY or OTHER.</source>
        <translation>「%1」不是角色。請用 OWNER、DESIGNER、CONSULTANT、CONTRACTOR、THIRD_PARTY 或 OTHER。</translation>
    </message>
    <message>
        <source>There is no %1. Try one of these: %2.</source>
        <translation>沒有 %1。請試試：%2。</translation>
    </message>
    <message>
        <source>Name what to change, for example --name-en TEXT.</source>
        <translation>請指定要變更的內容，例如 --name-en TEXT。</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a sub type</comment>
        <translation>編號</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代碼</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>place in a list</comment>
        <translation>順序</translation>
    </message>
    <message>
        <source>From</source>
        <comment>a date</comment>
        <translation>自</translation>
    </message>
    <message>
        <source>Until</source>
        <comment>a date</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>Organizations</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>%1: closed</source>
        <translation>%1：停用</translation>
    </message>
    <message>
        <source>%1: reopened</source>
        <translation>%1：重新啟用</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1：變更</translation>
    </message>
    <message>
        <source>New: %1, changed: %2, closed: %3, reopened: %4, the same: %5.</source>
        <translation>新增：%1，變更：%2，停用：%3，重新啟用：%4，相同：%5。</translation>
    </message>
    <message>
        <source>Nothing was changed. The file has lines that are not accepted:</source>
        <translation>未變更任何內容。檔案中有不接受的列：</translation>
    </message>
    <message>
        <source>Changed reference data</source>
        <translation>變更基準資料</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>代碼：%1</translation>
    </message>
    <message>
        <source>Code of the sub type: %1</source>
        <translation>子類型代碼：%1</translation>
    </message>
    <message>
        <source>Thai name: %1</source>
        <translation>泰文名稱：%1</translation>
    </message>
    <message>
        <source>English name: %1</source>
        <translation>英文名稱：%1</translation>
    </message>
    <message>
        <source>Chinese name: %1</source>
        <translation>中文名稱：%1</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>順序：%1</translation>
    </message>
    <message>
        <source>Starts on: %1</source>
        <translation>開始日：%1</translation>
    </message>
    <message>
        <source>Ends on: %1</source>
        <translation>結束日：%1</translation>
    </message>
    <message>
        <source>Organizations: %1</source>
        <translation>單位：%1</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>合約</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>%1: added</source>
        <comment>reference data</comment>
        <translation>%1：新增</translation>
    </message>
    <message>
        <source>%1: closed</source>
        <comment>reference data</comment>
        <translation>%1：停用</translation>
    </message>
    <message>
        <source>%1: reopened</source>
        <comment>reference data</comment>
        <translation>%1：重新啟用</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <comment>reference data</comment>
        <translation>%1：變更</translation>
    </message>
    <message>
        <source>Numbers without a document</source>
        <translation>沒有文件的編號</translation>
    </message>
    <message>
        <source>A number has had no document for more than %1.</source>
        <translation>有編號超過 %1 沒有對應的文件。</translation>
    </message>
    <message>
        <source>&quot;lekthictl document unbound&quot; lists these numbers. The numbering service assigns each to its document or marks it as unused.</source>
        <translation>「lekthictl document unbound」會列出這些編號。取號服務須將各編號指定給其文件，或標記為未使用。</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1／%2（%3 %）</translation>
    </message>
    <message>
        <source>about %1 a month (%2 in the last %3 days)</source>
        <translation>每月約 %1 個（最近 %3 天共 %2 個）</translation>
    </message>
    <message>
        <source>No counter goes beyond %1: then every request is refused with SEQUENCE_EXHAUSTED.</source>
        <translation>計數器無法超過 %1：之後所有取號請求都會以 SEQUENCE_EXHAUSTED 拒絕。</translation>
    </message>
    <message>
        <source>After %1 comes %2: allocation continues with one more digit, as the template says.</source>
        <translation>%1 之後是 %2：依編號格式增加一位數繼續取號。</translation>
    </message>
    <message>
        <source>After %1 every request is refused with SEQUENCE_EXHAUSTED until the template has more digits or the counter starts again on %2.</source>
        <translation>%1 之後所有取號請求都會以 SEQUENCE_EXHAUSTED 拒絕，直到編號格式增加位數，或計數器於 %2 重新開始。</translation>
    </message>
    <message>
        <source>After %1 every request is refused with SEQUENCE_EXHAUSTED until the template has more digits.</source>
        <translation>%1 之後所有取號請求都會以 SEQUENCE_EXHAUSTED 拒絕，直到編號格式增加位數。</translation>
    </message>
    <message>
        <source>This number belongs to document %1. A number has one document for good.</source>
        <translation>此編號屬於文件 %1。一個編號永遠只對應一份文件。</translation>
    </message>
    <message>
        <source>This number was marked as unused, so no document can have it. Allocate another number.</source>
        <translation>此編號已標記為未使用，不能再指定給文件。請另取編號。</translation>
    </message>
    <message>
        <source>Another account allocated this number. Sign in with that account.</source>
        <translation>此編號由其他帳號取得。請以該帳號登入。</translation>
    </message>
    <message>
        <source>No number was allocated under this request ID.</source>
        <translation>沒有以此請求 ID 取得的編號。</translation>
    </message>
    <message>
        <source>The password of the account %1 has expired. Choose a new one with &quot;lekthictl password&quot; or in the window of Lekthi.</source>
        <translation>帳號 %1 的密碼已過期。請以「lekthictl password」或在 Lekthi 視窗中設定新密碼。</translation>
    </message>
    <message>
        <source>The password has expired. Choose a new one with &quot;lekthictl password&quot; or in the window of Lekthi.</source>
        <translation>密碼已過期。請以「lekthictl password」或在 Lekthi 視窗中設定新密碼。</translation>
    </message>
    <message>
        <source>Write a number again for a new revision of its document</source>
        <translation>為文件的新版次重新寫出編號</translation>
    </message>
    <message>
        <source>The request ID under which the number was allocated</source>
        <translation>取得此編號時的請求 ID</translation>
    </message>
    <message>
        <source>Document %1 already has the number %2. Add --another to assign one more.</source>
        <translation>文件 %1 已有編號 %2。若要再指定一個，請加上 --another。</translation>
    </message>
    <message>
        <source>%1 belongs to document %2.</source>
        <translation>%1 屬於文件 %2。</translation>
    </message>
    <message>
        <source>%1 is marked as unused; it stays taken.</source>
        <translation>%1 已標記為未使用，且不會再發出。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>請求 ID</translation>
    </message>
    <message>
        <source>Allocated by</source>
        <translation>取號者</translation>
    </message>
    <message>
        <source>Every such number has a document.</source>
        <translation>符合條件的編號都有文件。</translation>
    </message>
    <message>
        <source>More numbers: --after %1</source>
        <translation>還有更多編號：--after %1</translation>
    </message>
    <message>
        <source>Assign a number that was allocated without a document</source>
        <translation>將取號時未附文件的編號指定給文件</translation>
    </message>
    <message>
        <source>Assign although the document already has a number</source>
        <translation>即使文件已有編號仍指定</translation>
    </message>
    <message>
        <source>Mark a number that no document will get; it stays taken</source>
        <translation>標記不會有文件使用的編號；不會再發出</translation>
    </message>
    <message>
        <source>Why; kept in the ledger</source>
        <translation>理由；保存在編號登記簿</translation>
    </message>
    <message>
        <source>List numbers without a document, oldest first</source>
        <translation>列出沒有文件的編號，最舊的在前</translation>
    </message>
    <message>
        <source>Only numbers allocated longer ago: 30m, 12h or 7d</source>
        <translation>只列出取號時間早於此的編號：30m、12h 或 7d</translation>
    </message>
    <message>
        <source>Continue after the number with this ledger ID</source>
        <translation>從登記簿此 ID 的編號之後繼續</translation>
    </message>
    <message>
        <source>This is the current password. Choose another one.</source>
        <translation>這是目前的密碼，請改用其他密碼。</translation>
    </message>
    <message>
        <source>The password of %1 is changed. Use the new one from now on.</source>
        <translation>%1 的密碼已變更，請從現在起使用新密碼。</translation>
    </message>
    <message>
        <source>Change your own password, also when it has expired</source>
        <translation>變更自己的密碼，密碼過期時也可使用</translation>
    </message>
    <message>
        <source>Your account; else the one of --store, or LEKTHI_USER on the local store</source>
        <translation>您的帳號；省略時使用 --store 中的帳號，本機儲存庫則使用 LEKTHI_USER</translation>
    </message>
    <message>
        <source>File descriptor whose first line is the new password; asked for if left out</source>
        <translation>第一行為新密碼的檔案描述元；省略時會在終端機詢問</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>a step of the setup</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <comment>a step of the setup</comment>
        <translation>未變更</translation>
    </message>
    <message>
        <source>To do</source>
        <comment>a step of the setup</comment>
        <translation>待處理</translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>a step of the setup</comment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, problem</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>未發現問題。</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>One-time passwords, shown only now. Give each to its owner, who changes it at the first sign-in:</source>
        <translation>一次性密碼，僅此時顯示。請分別交給帳號擁有者，首次登入時須變更：</translation>
    </message>
    <message>
        <source>Set up a store from a file: lists, projects, people, templates; existing entries are kept</source>
        <translation>從檔案設定儲存庫：清單、專案、人員、範本；既有項目會保留</translation>
    </message>
    <message>
        <source>The setup file (TOML); see docs/setup.md</source>
        <translation>設定檔（TOML）；請見 docs/setup.md</translation>
    </message>
    <message>
        <source>Only say what is wrong with the file; change nothing</source>
        <translation>只檢查檔案並列出問題，不做任何變更</translation>
    </message>
    <message>
        <source>--%1 needs a time such as 30m, 12h or 7d, up to 3653d, not &quot;%2&quot;.</source>
        <translation>--%1 需要時間長度，例如 30m、12h 或 7d，最長 3653d，而不是「%2」。</translation>
    </message>
    <message>
        <source>Recipient (TO), by its organization code; none for RFA. Of several, in their order, the number shows the first</source>
        <translation>受文單位（TO），以單位代碼指定；RFA 不指定。有多個時，編號顯示依序的第一個</translation>
    </message>
    <message>
        <source>There is no terminal to ask for the current password. Set the environment variable LEKTHI_PASSWORD.</source>
        <translation>沒有可詢問目前密碼的終端機。請設定環境變數 LEKTHI_PASSWORD。</translation>
    </message>
    <message>
        <source>Current password:</source>
        <translation>目前的密碼：</translation>
    </message>
    <message>
        <source>&quot;lekthictl help %1 COMMAND&quot; shows the options of a command.</source>
        <translation>「lekthictl help %1 COMMAND」會顯示指令的選項。</translation>
    </message>
    <message>
        <source>%1 was assigned to document %2.</source>
        <translation>%1 已指定給文件 %2。</translation>
    </message>
    <message>
        <source>%1 was marked as unused; it stays taken.</source>
        <translation>%1 被標記為未使用，且不會再發出。</translation>
    </message>
    <message>
        <source>never</source>
        <comment>a counter that is not reset</comment>
        <translation>不重設</translation>
    </message>
    <message>
        <source>--data-dir belongs to a store on this computer. Leave out --data-dir or --store.</source>
        <translation>--data-dir 用於本機上的儲存庫。請省略 --data-dir 或 --store。</translation>
    </message>
    <message>
        <source>%1 owns the local store and enters it without a password. Choose another account with --as.</source>
        <translation>%1 是本機儲存庫的擁有者，不需密碼即可進入。請以 --as 選擇其他帳號。</translation>
    </message>
    <message>
        <source>The store to work on: local (the demo), own (a store of your own on this computer), mysql://user@host:port/db or unix:/path?user=U&amp;db=D.</source>
        <translation>要使用的儲存庫：local（示範）、own（本機上您的儲存庫）、mysql://user@host:port/db 或 unix:/path?user=U&amp;db=D。</translation>
    </message>
    <message>
        <source>Folder of a store on this computer.</source>
        <translation>本機儲存庫的資料夾。</translation>
    </message>
    <message>
        <source>Assigned a number to a document</source>
        <translation>將編號指定給文件</translation>
    </message>
    <message>
        <source>Marked a number as unused</source>
        <translation>將編號標記為未使用</translation>
    </message>
    <message>
        <source>%1: last %2, lowest %3, highest %4.</source>
        <comment>a series of a chart and its values</comment>
        <translation>%1：最近 %2，最低 %3，最高 %4。</translation>
    </message>
    <message>
        <source>Chart from %1 to %2.</source>
        <comment>time, time</comment>
        <translation>%1 至 %2 的圖表。</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>沒有量測值。</translation>
    </message>
    <message>
        <source>Active</source>
        <comment>account</comment>
        <translation>啟用中</translation>
    </message>
    <message>
        <source>Password change pending</source>
        <translation>待變更密碼</translation>
    </message>
    <message>
        <source>Locked</source>
        <comment>account</comment>
        <translation>已鎖定</translation>
    </message>
    <message>
        <source>Not on the server</source>
        <translation>伺服器上沒有</translation>
    </message>
    <message>
        <source>Deactivated</source>
        <comment>account</comment>
        <translation>已停用</translation>
    </message>
    <message>
        <source>The next sign-in asks for a new password.</source>
        <translation>下次登入時須設定新密碼。</translation>
    </message>
    <message>
        <source>The server has locked this account. Unlock it so that it can sign in again.</source>
        <translation>伺服器已鎖定此帳號。解除鎖定後即可再次登入。</translation>
    </message>
    <message>
        <source>The server does not know this account, so nobody can sign in with it. Add it again with the same role.</source>
        <translation>伺服器上沒有此帳號，因此無法用它登入。請以相同角色重新新增。</translation>
    </message>
    <message>
        <source>This account has no rights, and the server does not let it sign in.</source>
        <translation>此帳號沒有任何權限，也無法登入。</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>rate limit</comment>
        <translation>預設</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <comment>rate limit</comment>
        <translation>無限制</translation>
    </message>
    <message numerus="yes">
        <source>%n per minute</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>每分鐘 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <comment>signed in</comment>
        <translation>從未</translation>
    </message>
    <message>
        <source>Fewer than two Super Admins are active. Numbers can still be allocated, but a reset or an import needs two: one requests it, the other approves it. Add one.</source>
        <translation>啟用中的系統管理員少於兩位。仍可取號，但重設或匯入需要兩位：一位申請，另一位核准。請再新增一位。</translation>
    </message>
    <message>
        <source>No Super Admin will be left. Numbers can still be allocated, but nobody can request or approve a reset or an import.</source>
        <translation>將沒有任何系統管理員。仍可取號，但沒有人能申請或核准重設或匯入。</translation>
    </message>
    <message>
        <source>Only one Super Admin will be left. Numbers can still be allocated, but a reset or an import needs two: one requests it, the other approves it.</source>
        <translation>將只剩一位系統管理員。仍可取號，但重設或匯入需要兩位：一位申請，另一位核准。</translation>
    </message>
    <message>
        <source>Reads everything, changes nothing.</source>
        <translation>可檢視全部資料，不能變更。</translation>
    </message>
    <message>
        <source>Edits the templates of its projects and resolves errors.</source>
        <translation>可編輯所屬專案的編號格式，並處理錯誤。</translation>
    </message>
    <message>
        <source>Requests counter resets, decides on those of others, changes settings.</source>
        <translation>可申請重設計數器、審核他人的申請，並變更設定。</translation>
    </message>
    <message>
        <source>A numbering service: allocates numbers of its projects, and cannot sign in to this window.</source>
        <translation>取號服務：為所屬專案取號，無法登入此視窗。</translation>
    </message>
    <message>
        <source>Administers the server; its account is not made here.</source>
        <translation>管理伺服器；此帳號不在此建立。</translation>
    </message>
    <message>
        <source>the store on this computer</source>
        <translation>此電腦上的儲存庫</translation>
    </message>
    <message>
        <source>Made on %1 by %2. Hand this sheet over in person and destroy it after the first sign-in. Lekthi keeps no copy of the password.</source>
        <translation>由 %2 於 %1 製作。請當面交付此單，並於首次登入後銷毀。Lekthi 不保留密碼副本。</translation>
    </message>
    <message>
        <source>Enter account and password where the numbering service keeps its secrets. The password does not expire.</source>
        <translation>請將帳號與密碼填入取號服務存放機密的位置。此密碼不會過期。</translation>
    </message>
    <message>
        <source>Open Lekthi, choose “A server” and enter the address of the store.</source>
        <translation>開啟 Lekthi，選擇「伺服器」並輸入儲存庫的位址。</translation>
    </message>
    <message>
        <source>Open Lekthi on the computer of the store.</source>
        <translation>在儲存庫所在的電腦上開啟 Lekthi。</translation>
    </message>
    <message>
        <source>Sign in with the account and the one-time password.</source>
        <translation>以帳號與一次性密碼登入。</translation>
    </message>
    <message>
        <source>Choose your own password. The one-time password then stops working.</source>
        <translation>設定自己的密碼，之後一次性密碼即失效。</translation>
    </message>
    <message>
        <source>Your account for Lekthi</source>
        <translation>您的 Lekthi 帳號</translation>
    </message>
    <message>
        <source>One-time password</source>
        <translation>一次性密碼</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>儲存庫</translation>
    </message>
    <message>
        <source>How to sign in</source>
        <translation>登入方式</translation>
    </message>
    <message>
        <source>A counter has run out of numbers or will soon.</source>
        <translation>有計數器的編號已用完或即將用完。</translation>
    </message>
    <message>
        <source>Reference data</source>
        <translation>參考資料</translation>
    </message>
    <message>
        <source>People</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>There is no number template yet. Ask the Project Admin to add one.</source>
        <translation>尚無編號格式。請洽專案管理員新增。</translation>
    </message>
    <message>
        <source>Line %1 is not in the encoding of the file. Choose another encoding, or save the file again as CSV UTF-8.</source>
        <translation>第 %1 列不符合檔案的編碼。請選擇其他編碼，或將檔案另存為 CSV UTF-8。</translation>
    </message>
    <message>
        <source>Line %1 is too long. The file is damaged, or it is no CSV file.</source>
        <translation>第 %1 列過長。檔案已損壞，或不是 CSV 檔。</translation>
    </message>
    <message>
        <source>In line %1 there is text after a closing quotation mark. Save the file again as CSV.</source>
        <translation>第 %1 列的結尾引號之後還有文字。請將檔案重新儲存為 CSV。</translation>
    </message>
    <message>
        <source>This is no longer in the store. Load the list again.</source>
        <translation>儲存庫中已沒有這筆資料。請重新載入清單。</translation>
    </message>
    <message>
        <source>The request is already closed. Load it again to see the decision.</source>
        <translation>此申請已結案。請重新載入以查看結果。</translation>
    </message>
    <message>
        <source>Denied: %1</source>
        <translation>已拒絕：%1</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>There is no request %1. &quot;lekthictl %2 --all&quot; lists them.</source>
        <translation>沒有申請 %1。「lekthictl %2 --all」會列出所有申請。</translation>
    </message>
    <message>
        <source>Request %1 is already closed. See &quot;lekthictl %2 %1&quot;.</source>
        <translation>申請 %1 已結案。請用「lekthictl %2 %1」查看結果。</translation>
    </message>
    <message>
        <source>Nothing was changed. To confirm, repeat the command with --yes.</source>
        <translation>尚未變更任何內容。若要確認，請加上 --yes 重新執行。</translation>
    </message>
    <message>
        <source>%1 was never issued: reset %2 moved the counter %3 from %4 to %5.</source>
        <translation>%1 從未核發：重設 %2 將計數器 %3 從 %4 移到 %5。</translation>
    </message>
    <message>
        <source>%1 has not been issued yet: the last number of the counter %2 is %3.</source>
        <translation>%1 尚未核發：計數器 %2 的最後編號是 %3。</translation>
    </message>
    <message>
        <source>Older ones: --before %1</source>
        <translation>較舊的項目：--before %1</translation>
    </message>
    <message>
        <source>This row relies on a reset, an import or a voiding that was not approved in this form.</source>
        <translation>此列所依據的重設、匯入或作廢，並未以此內容核准。</translation>
    </message>
    <message>
        <source>This row assigns the number to a document, marks it as unused or voids it, but the number was not free, or neither its own account nor a Super Admin did it.</source>
        <translation>此列將編號指定給文件、標記為未使用或作廢，但編號並非可用，或執行者既非取號帳號也非系統管理員。</translation>
    </message>
    <message>
        <source>The number was voided, so nothing can be done with it any more.</source>
        <translation>此編號已作廢，無法再對它進行任何操作。</translation>
    </message>
    <message>
        <source>This number was imported from a register, whose numbers belong to documents. It cannot be voided.</source>
        <translation>此編號由登記表匯入，其編號屬於文件，無法作廢。</translation>
    </message>
    <message>
        <source>The project, an organization, a type or the discipline of this number is closed, so there are no new numbers of it. Choose another.</source>
        <translation>此編號的專案、組織、類型或專業已停用，不再產生新編號。請選擇其他項目。</translation>
    </message>
    <message>
        <source>Several types have a number %1. Choose one with --type.</source>
        <translation>有多個類型具有編號 %1。請以 --type 選擇。</translation>
    </message>
    <message>
        <source>Request the voiding of a number without a document; another Super Admin approves</source>
        <translation>申請作廢沒有文件的編號；由另一位系統管理員核准</translation>
    </message>
    <message>
        <source>Type %1, the sequence number, to approve the voiding:</source>
        <translation>輸入流水號 %1 以核准作廢：</translation>
    </message>
    <message>
        <source>%1 was voided by request %2; it stays taken.</source>
        <translation>%1 已依申請 %2 作廢，且不會再發出。</translation>
    </message>
    <message>
        <source>none; marked as unused</source>
        <translation>無；已標記為未使用</translation>
    </message>
    <message>
        <source>Allocated at</source>
        <translation>取號時間</translation>
    </message>
    <message>
        <source>Allocated for</source>
        <translation>取號對象</translation>
    </message>
    <message>
        <source>Requested the voiding of a number</source>
        <translation>申請作廢編號</translation>
    </message>
    <message>
        <source>Approved the voiding of a number</source>
        <translation>核准作廢編號</translation>
    </message>
    <message>
        <source>Voided a number</source>
        <translation>作廢編號</translation>
    </message>
    <message>
        <source>Rejected the voiding of a number</source>
        <translation>駁回作廢編號</translation>
    </message>
    <message>
        <source>Withdrew the request to void a number</source>
        <translation>撤回作廢編號的申請</translation>
    </message>
    <message>
        <source>A request to void a number expired</source>
        <translation>作廢編號的申請已逾期</translation>
    </message>
    <message>
        <source>A request to void a number became stale</source>
        <translation>作廢編號的申請已失效</translation>
    </message>
    <message>
        <source>Show these numbers</source>
        <translation>顯示這些編號</translation>
    </message>
    <message>
        <source>%1 was voided by request #%2; it stays taken.</source>
        <translation>%1 已依申請 #%2 作廢，且不會再發出。</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>service, person</comment>
        <translation>%1 為 %2 取號</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>取號</translation>
    </message>
    <message>
        <source>%1 requests the voiding of a number (request #%2): %3</source>
        <translation>%1 申請作廢編號（申請 #%2）：%3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved; the number was voided: %2</source>
        <translation>您的申請 #%1 已核准；編號已作廢：%2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale, because the number was assigned to a document or voided: %2</source>
        <translation>您的申請 #%1 已失效，因為編號已指定給文件或已作廢：%2</translation>
    </message>
    <message>
        <source>Voiding #%1</source>
        <translation>作廢 #%1</translation>
    </message>
    <message>
        <source>After the request the number was assigned to a document or voided, so it cannot be voided any more.</source>
        <translation>申請之後，此編號已指定給文件或已作廢，無法再作廢。</translation>
    </message>
    <message>
        <source>%1 was voided.</source>
        <translation>%1 已作廢。</translation>
    </message>
    <message>
        <source>Request #%1 was rejected. The number stays in force.</source>
        <translation>申請 #%1 已駁回。編號仍然有效。</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn. The number stays in force.</source>
        <translation>申請 #%1 已撤回。編號仍然有效。</translation>
    </message>
    <message>
        <source>Many lock failures</source>
        <translation>大量鎖定失敗</translation>
    </message>
    <message>
        <source>The schema %1 of the document-management system lacks columns that the store reads: %2. Nothing is allocated until they are back, or &quot;lekthictl store init --reference %1&quot; has found others in their place.</source>
        <translation>文件管理系統的結構描述 %1 缺少儲存庫要讀取的欄位：%2。在欄位恢復，或以「lekthictl store init --reference %1」改用其他欄位之前，不會配發編號。</translation>
    </message>
    <message>
        <source>%1 entries of the document-management system (schema %2) are left out, because their code cannot stand in numbers, is another entry&apos;s, or they belong to nothing: %3. Correct them there.</source>
        <translation>文件管理系統（結構描述 %2）有 %1 個項目未採用，因為代碼不能出現在編號中、與其他項目重複，或找不到所屬項目：%3。請在該系統中更正。</translation>
    </message>
    <message>
        <source>The reference data are those of the document-management system (schema %1).</source>
        <translation>參考資料來自文件管理系統（結構描述 %1）。</translation>
    </message>
    <message>
        <source>These lists belong to the document-management system (schema %1). Change them there.</source>
        <translation>這些清單屬於文件管理系統（結構描述 %1）。請在該系統中變更。</translation>
    </message>
    <message>
        <source>The lists of the document-management system (schema %1) cannot be read, so a number could show a code that is no longer right. Run &quot;lekthictl store status&quot;.</source>
        <translation>無法讀取文件管理系統（結構描述 %1）的清單，編號可能出現已不正確的代碼。請執行「lekthictl store status」。</translation>
    </message>
    <message>
        <source>The schema %1 lacks tables or columns that Lekthi reads: %2. Add them, or name another schema.</source>
        <translation>結構描述 %1 缺少 Lekthi 要讀取的資料表或欄位：%2。請補上，或指定其他結構描述。</translation>
    </message>
    <message>
        <source>Entries of the store are not in the schema %1 with the same id and code: %2. Add them there, or close them here.</source>
        <translation>儲存庫的部分項目在結構描述 %1 中沒有相同的 ID 與代碼：%2。請在該處新增，或在此關閉。</translation>
    </message>
    <message>
        <source>With --reference the lists come from the other schema, without --demo and --starter-set.</source>
        <translation>使用 --reference 時清單來自另一個結構描述，不能同時使用 --demo 或 --starter-set。</translation>
    </message>
    <message>
        <source>Read projects, organizations, types and disciplines from the schema of the document-management system, which owns them</source>
        <translation>從擁有資料的文件管理系統結構描述讀取專案、組織、類型與專業</translation>
    </message>
    <message>
        <source>Last sign-in</source>
        <translation>上次登入</translation>
    </message>
    <message>
        <source>Read changed reference data of another schema</source>
        <translation>讀取其他結構描述中變更的參考資料</translation>
    </message>
    <message>
        <source>Reference data of the document-management system</source>
        <translation>文件管理系統的參考資料</translation>
    </message>
    <message>
        <source>Numbers could show codes that are no longer right.</source>
        <translation>編號可能出現已不正確的代碼。</translation>
    </message>
    <message>
        <source>Database failures</source>
        <translation>資料庫失敗</translation>
    </message>
    <message>
        <source>More than %1 requests received no number within %2 because the database failed.</source>
        <translation>%2 內有超過 %1 個請求因資料庫失敗而未取得編號。</translation>
    </message>
    <message>
        <source>Requests received no number within %2 because the database failed.</source>
        <translation>%2 內有請求因資料庫失敗而未取得編號。</translation>
    </message>
    <message>
        <source>&quot;lekthictl errors list --type DB_ERROR&quot; shows what the database answered. Check that its server runs and has space.</source>
        <translation>「lekthictl errors list --type DB_ERROR」會顯示資料庫的回應。請檢查其伺服器是否執行中且有足夠空間。</translation>
    </message>
    <message>
        <source>The address of a mail server begins with smtps:// or smtp://, such as smtps://mail.example.com. Messages are sent encrypted in both cases.</source>
        <translation>郵件伺服器的位址以 smtps:// 或 smtp:// 開頭，例如 smtps://mail.example.com。兩者都以加密方式傳送。</translation>
    </message>
    <message>
        <source>Enter one e-mail address as the sender, such as lekthi@example.com.</source>
        <translation>請輸入一個寄件者電子郵件地址，例如 lekthi@example.com。</translation>
    </message>
    <message>
        <source>Enter 1 to 50 e-mail addresses as recipients, separated by commas.</source>
        <translation>請輸入 1 到 50 個收件者電子郵件地址，以逗號分隔。</translation>
    </message>
    <message>
        <source>SLACK, PAGERDUTY or EMAIL</source>
        <translation>SLACK、PAGERDUTY 或 EMAIL</translation>
    </message>
    <message>
        <source>Give either --reference or --no-reference.</source>
        <translation>請只指定 --reference 或 --no-reference 其中之一。</translation>
    </message>
    <message>
        <source>Keep these lists in this store from now on, as they were last read from the other schema</source>
        <translation>從現在起由本儲存庫自行保存這些清單，內容為最後一次自其他結構描述讀取的狀態</translation>
    </message>
    <message>
        <source>Ended reading reference data of another schema</source>
        <translation>停止讀取其他結構描述的參考資料</translation>
    </message>
    <message>
        <source>Requests that the database failed</source>
        <translation>因資料庫失敗的請求</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>電子郵件</translation>
    </message>
    <message>
        <source>The number %1 was voided. Do not use it for this document; allocate a new number with a new request ID.</source>
        <translation>編號 %1 已作廢，請勿用於此文件。請以新的請求識別碼另取編號。</translation>
    </message>
    <message>
        <source>This is not where a page of this list ended. Start again from the beginning of the list.</source>
        <translation>這不是此清單某一頁的結尾位置。請從清單開頭重新開始。</translation>
    </message>
    <message>
        <source>A search within numbers reads every number. Give a period of at most one year, or the beginning of the number.</source>
        <translation>搜尋編號中間的文字須讀取所有編號。請指定最長一年的期間，或輸入編號的開頭。</translation>
    </message>
    <message>
        <source>The period ends before it begins. Correct one of the dates.</source>
        <translation>期間的結束早於開始。請更正其中一個日期。</translation>
    </message>
    <message>
        <source>--reference needs a reference such as ERR-20250102-1234-ABCD, not &quot;%1&quot;.</source>
        <translation>--reference 需要如 ERR-20250102-1234-ABCD 的參考代碼，而不是「%1」。</translation>
    </message>
    <message>
        <source>Only the error of this reference, as a message quotes it</source>
        <translation>只列此參考代碼的錯誤（如訊息所示）</translation>
    </message>
    <message>
        <source>Only errors of this document type, by its code</source>
        <translation>只列此文件類型的錯誤，以代碼指定</translation>
    </message>
    <message>
        <source>A counter needs --project, --type and --originator.</source>
        <translation>指定計數器需要 --project、--type 與 --originator。</translation>
    </message>
    <message>
        <source>Gaps not shown: %1</source>
        <translation>未顯示的缺號：%1</translation>
    </message>
    <message>
        <source>No unexplained gap. Counters checked: %1</source>
        <translation>沒有原因不明的缺號。已檢查計數器：%1</translation>
    </message>
    <message>
        <source>Unexplained gaps: %1. Counters checked: %2</source>
        <translation>原因不明的缺號：%1。已檢查計數器：%2</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>筆數</translation>
    </message>
    <message>
        <source>Size (MB)</source>
        <translation>大小 (MB)</translation>
    </message>
    <message>
        <source>The ledger is empty.</source>
        <translation>登記簿是空的。</translation>
    </message>
    <message>
        <source>Oldest row: %1</source>
        <translation>最舊的紀錄：%1</translation>
    </message>
    <message>
        <source>The ledger has to be kept for %1 years: everything since %2.</source>
        <translation>登記簿須保存 %1 年：自 %2 起的所有紀錄。</translation>
    </message>
    <message>
        <source>No row is older than that.</source>
        <translation>沒有更舊的紀錄。</translation>
    </message>
    <message>
        <source>Older rows: %1</source>
        <translation>更舊的紀錄：%1</translation>
    </message>
    <message>
        <source>Show which numbers are missing, and why</source>
        <translation>顯示缺少哪些編號及其原因</translation>
    </message>
    <message>
        <source>Only the counter with this ID</source>
        <translation>只限此識別碼的計數器</translation>
    </message>
    <message>
        <source>At most so many explained gaps; 1,000 if left out</source>
        <translation>最多顯示這麼多個已知原因的缺號；省略時為 1,000</translation>
    </message>
    <message>
        <source>Show how old and how large the ledger is, year by year</source>
        <translation>逐年顯示登記簿的時間範圍與大小</translation>
    </message>
    <message>
        <source>%1, ledger row %2, %3</source>
        <translation>%1，登記簿紀錄 %2，%3</translation>
    </message>
    <message>
        <source>Lock wait (ms)</source>
        <translation>鎖定等待 (ms)</translation>
    </message>
    <message>
        <source>Duration (ms)</source>
        <translation>耗時 (ms)</translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation>備援方式</translation>
    </message>
    <message>
        <source>Previous hash</source>
        <translation>前一筆雜湊</translation>
    </message>
    <message>
        <source>Row before it</source>
        <translation>前一筆紀錄</translation>
    </message>
    <message>
        <source>Row after it</source>
        <translation>後一筆紀錄</translation>
    </message>
    <message>
        <source>This row does not continue the one before it. Run lekthictl audit verify.</source>
        <translation>此紀錄未銜接前一筆紀錄。請執行 lekthictl audit verify。</translation>
    </message>
    <message>
        <source>A ledger row is named by its number, not by &quot;%1&quot;.</source>
        <translation>登記簿紀錄以其序號指定，而不是「%1」。</translation>
    </message>
    <message>
        <source>The ledger has no row %1.</source>
        <translation>登記簿沒有紀錄 %1。</translation>
    </message>
    <message>
        <source>List the numbers of the ledger, newest first</source>
        <translation>列出登記簿中的編號，新的在前</translation>
    </message>
    <message>
        <source>Only numbers for this account</source>
        <translation>只列為此帳號發出的編號</translation>
    </message>
    <message>
        <source>Only numbers that this account allocated</source>
        <translation>只列由此帳號取號的編號</translation>
    </message>
    <message>
        <source>Only numbers that begin so; * stands for any text, and needs a period of at most a year anywhere but at the end</source>
        <translation>只列以此開頭的編號；* 代表任意文字，若不在結尾則須指定最長一年的期間</translation>
    </message>
    <message>
        <source>Only numbers of this document</source>
        <translation>只列此文件的編號</translation>
    </message>
    <message>
        <source>Only IN_FORCE, VOIDED, REPLACED, IMPORTED, SKIPPED or UNUSED numbers</source>
        <translation>只列 IN_FORCE、VOIDED、REPLACED、IMPORTED、SKIPPED 或 UNUSED 狀態的編號</translation>
    </message>
    <message>
        <source>Only numbers that took retries</source>
        <translation>只列經過重試的編號</translation>
    </message>
    <message>
        <source>Only numbers that were allocated by a fallback</source>
        <translation>只列以備援方式取號的編號</translation>
    </message>
    <message>
        <source>Only numbers before which others were skipped</source>
        <translation>只列之前有略過其他編號的編號</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>舊的在前</translation>
    </message>
    <message>
        <source>Also say how many there are, exactly up to 10,000</source>
        <translation>同時顯示總數，10,000 以內為精確值</translation>
    </message>
    <message>
        <source>Continue after a page, with the text that it ended with</source>
        <translation>以前一頁結尾的文字接續下一頁</translation>
    </message>
    <message>
        <source>Show a row of the ledger with the rows around it</source>
        <translation>顯示登記簿的一筆紀錄及其前後紀錄</translation>
    </message>
    <message>
        <source>request %1 of %2, approved by %3 on %4</source>
        <translation>%2 的申請 %1，由 %3 於 %4 核准</translation>
    </message>
    <message>
        <source>Reset of the counter: %1</source>
        <translation>計數器重設：%1</translation>
    </message>
    <message>
        <source>Reset of the counter</source>
        <translation>計數器重設</translation>
    </message>
    <message>
        <source>Skipped: %1 was taken already, %2 was issued instead</source>
        <translation>略過：%1 已被使用，改發 %2</translation>
    </message>
    <message>
        <source>Raised by the import of an old register: %1</source>
        <translation>因匯入舊登記表而提升：%1</translation>
    </message>
    <message>
        <source>Raised by the import of an old register</source>
        <translation>因匯入舊登記表而提升</translation>
    </message>
    <message>
        <source>%1 was marked as unused</source>
        <translation>%1 被標記為未使用</translation>
    </message>
    <message>
        <source>%1 was voided: %2</source>
        <translation>%1 已作廢：%2</translation>
    </message>
    <message>
        <source>%1 was voided</source>
        <translation>%1 已作廢</translation>
    </message>
    <message>
        <source>Before the first number that the ledger knows of this counter</source>
        <translation>早於登記簿中此計數器的第一個編號</translation>
    </message>
    <message>
        <source>Not explained. Run lekthictl audit verify with the digests that were kept elsewhere, and compare with the backups of the store.</source>
        <translation>原因不明。請以保存在他處的摘要執行 lekthictl audit verify，並與儲存庫的備份比對。</translation>
    </message>
    <message>
        <source>Missing numbers</source>
        <translation>缺少的號碼</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>%1: taken, %2 was issued instead</source>
        <translation>%1：已被使用，改發 %2</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>已作廢</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已匯入</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>More than %1 numbers.</source>
        <translation>超過 %1 個編號。</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>編號數：%1</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>取號對象</translation>
    </message>
    <message>
        <source>There are no such numbers.</source>
        <translation>沒有符合條件的編號。</translation>
    </message>
    <message>
        <source>Database lock</source>
        <translation>資料庫鎖定</translation>
    </message>
    <message>
        <source>After a retry</source>
        <translation>重試後</translation>
    </message>
    <message>
        <source>None</source>
        <comment>fallback</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>%1, after reset %2 of the counter</source>
        <comment>sequence number</comment>
        <translation>%1（計數器第 %2 次重設後）</translation>
    </message>
    <message>
        <source>Replaced</source>
        <comment>number</comment>
        <translation>已取代</translation>
    </message>
    <message>
        <source>Issued</source>
        <comment>ledger row</comment>
        <translation>取號</translation>
    </message>
    <message>
        <source>Issued for a revision</source>
        <comment>ledger row</comment>
        <translation>為新版次取號</translation>
    </message>
    <message>
        <source>Voided</source>
        <comment>ledger row</comment>
        <translation>作廢</translation>
    </message>
    <message>
        <source>Imported</source>
        <comment>ledger row</comment>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Assigned to a document</source>
        <comment>ledger row</comment>
        <translation>指派給文件</translation>
    </message>
    <message>
        <source>Marked as unused</source>
        <comment>ledger row</comment>
        <translation>標記為未使用</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人員</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服務</translation>
    </message>
    <message>
        <source>%1, %2 (UTC)</source>
        <comment>row of the ledger, time</comment>
        <translation>%1，%2（UTC）</translation>
    </message>
    <message>
        <source>Row hash</source>
        <translation>本列雜湊</translation>
    </message>
    <message>
        <source>None: older than the chain</source>
        <translation>無：早於雜湊鏈</translation>
    </message>
    <message>
        <source>It was already taken; %1 was issued instead.</source>
        <translation>此編號已被使用，改發 %1。</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>理由：%1</translation>
    </message>
    <message>
        <source>Released by a reset of its counter, for new documents.</source>
        <translation>因計數器重設而釋出，可供新文件使用。</translation>
    </message>
    <message>
        <source>A newer revision of its document has another number.</source>
        <translation>文件的較新版次已使用其他編號。</translation>
    </message>
    <message>
        <source>None</source>
        <comment>document</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>There is no cosignature of the witness %1 that fits. Check its key, and that the cosignature is of these digests.</source>
        <translation>沒有相符的見證者 %1 共同簽章。請檢查其金鑰，並確認共同簽章屬於這些摘要。</translation>
    </message>
    <message>
        <source>The receipt %1 cannot be read from byte %2 on: it was cut off or changed, or is another file. Get another copy of it.</source>
        <translation>證明書 %1 從第 %2 個位元組起無法讀取：檔案被截斷或更改，或是其他檔案。請取得另一份副本。</translation>
    </message>
    <message>
        <source>The file %1 is not a receipt of this version of Lekthi: its format is “%2”. Check that it is the right file, or use a newer lekthictl.</source>
        <translation>檔案 %1 不是此版本 Lekthi 的證明書：其格式為「%2」。請確認檔案是否正確，或使用較新的 lekthictl。</translation>
    </message>
    <message>
        <source>The part “%2” of the receipt %1 is missing or malformed: the file was changed. Get another copy of it.</source>
        <translation>證明書 %1 的「%2」部分遺漏或格式錯誤：檔案已被更改。請取得另一份副本。</translation>
    </message>
    <message>
        <source>The signed digest in the receipt %1 was not signed by this key, or was changed. Check the key, or get another copy of the receipt.</source>
        <translation>證明書 %1 中的已簽署的摘要並非由此金鑰簽署，或已被更改。請檢查金鑰，或取得另一份證明書副本。</translation>
    </message>
    <message>
        <source>The statement in the receipt %1 was not signed by this key, or was changed. Check the key, or get another copy of the receipt.</source>
        <translation>證明書 %1 中的聲明並非由此金鑰簽署，或已被更改。請檢查金鑰，或取得另一份證明書副本。</translation>
    </message>
    <message>
        <source>The receipt %1 is not genuine: record %2 of the counter was changed or does not follow the one before it. Get another copy, or ask for a new receipt.</source>
        <translation>證明書 %1 不是真的：計數器的第 %2 筆紀錄已被更改，或未接續前一筆。請取得另一份副本，或要求新的證明書。</translation>
    </message>
    <message>
        <source>The receipt %1 hides record %2 of the counter, which belongs to the same number. Ask for a new receipt.</source>
        <translation>證明書 %1 隱藏了計數器的第 %2 筆紀錄，該紀錄屬於同一編號。請要求新的證明書。</translation>
    </message>
    <message>
        <source>The receipt %1 is not genuine: its records do not lead to the signed digest. Get another copy, or ask for a new receipt.</source>
        <translation>證明書 %1 不是真的：其紀錄無法連到已簽署的摘要。請取得另一份副本，或要求新的證明書。</translation>
    </message>
    <message>
        <source>The receipt %1 is not genuine: its proof does not lead to the signed digest. Get another copy, or ask for a new receipt.</source>
        <translation>證明書 %1 不是真的：其證明無法連到已簽署的摘要。請取得另一份副本，或要求新的證明書。</translation>
    </message>
    <message>
        <source>The line “%2” of the statement in the receipt %1 contradicts its records. Ask for a new receipt.</source>
        <translation>證明書 %1 聲明中的「%2」一行與其紀錄矛盾。請要求新的證明書。</translation>
    </message>
    <message>
        <source>The ledger has no number %1.</source>
        <translation>登記簿中沒有編號 %1。</translation>
    </message>
    <message>
        <source>%1 was imported from an old register, so that the ledger cannot prove who was given it. The register is the evidence.</source>
        <translation>%1 是從舊登記簿匯入的，因此登記簿無法證明它給了誰。舊登記簿即為證據。</translation>
    </message>
    <message>
        <source>%1 was issued before the ledger was chained, so that no digest proves it.</source>
        <translation>%1 是在登記簿建立雜湊鏈之前核發的，因此沒有摘要能證明它。</translation>
    </message>
    <message>
        <source>No digest that this key signed covers %1 yet. Write one, then ask for the receipt again.</source>
        <translation>此金鑰簽署的摘要尚未涵蓋 %1。請先寫入一份摘要，再要求證明書。</translation>
    </message>
    <message>
        <source>The ledger does not agree with the signed digest that covers %1. Run “lekthictl audit verify” with that digest.</source>
        <translation>登記簿與涵蓋 %1 的已簽署的摘要不一致。請以該摘要執行「lekthictl audit verify」。</translation>
    </message>
    <message>
        <source>The digests around the one that covers %1 are missing from their file or were changed. Use a whole copy of the file, or write a new digest into a new file.</source>
        <translation>涵蓋 %1 的摘要前後的摘要從檔案中遺失或已被更改。請使用完整的檔案副本，或在新檔案中寫入新的摘要。</translation>
    </message>
    <message>
        <source>More records lie between %1 and the digest that covers it than a receipt can hold. Write digests more often, so that later numbers can have receipts.</source>
        <translation>從 %1 到涵蓋此編號的摘要之間，紀錄超過證明書可容納的數量。請更頻繁地寫入摘要，讓之後的編號可以有證明書。</translation>
    </message>
    <message>
        <source>“%1” is no verifier key of a witness: NAME+ID+KEY, with the algorithm 4.</source>
        <translation>「%1」不是見證者的驗證金鑰：應為 NAME+ID+KEY，演算法為 4。</translation>
    </message>
    <message>
        <source>“lekthictl audit export --out FILE” adds a digest to a file that --digest FILE names here.</source>
        <translation>「lekthictl audit export --out FILE」會將摘要加入檔案，再於此以 --digest FILE 指定該檔案。</translation>
    </message>
    <message>
        <source>The receipt was written to %1.</source>
        <translation>證明書已寫入 %1。</translation>
    </message>
    <message>
        <source>Cosigned by %1 at %2.</source>
        <translation>%1 於 %2 共同簽章。</translation>
    </message>
    <message>
        <source>The receipt is genuine: signed by this key, and not changed since.</source>
        <translation>證明書為真：由此金鑰簽署，此後未被更改。</translation>
    </message>
    <message>
        <source>Signed digests, one a line</source>
        <translation>已簽署的摘要，每行一份</translation>
    </message>
    <message>
        <source>Public key of who signed it, or the file that holds it</source>
        <translation>簽署者的公鑰，或存放公鑰的檔案</translation>
    </message>
    <message>
        <source>None of these digests stands in their log at the size %1.</source>
        <translation>這些摘要中沒有一份位於記錄大小 %1 之處。</translation>
    </message>
    <message>
        <source>Digests that follow the size %1 are missing from the file or were changed. Use a whole copy of it.</source>
        <translation>大小 %1 之後的摘要從檔案中遺失或已被更改。請使用完整的檔案副本。</translation>
    </message>
    <message>
        <source>The last of these digests was signed before there was a log of them. Write a new one with lekthictl audit export.</source>
        <translation>這些摘要中的最後一份是在有摘要記錄之前簽署的。請以 lekthictl audit export 寫入新的摘要。</translation>
    </message>
    <message>
        <source>The cosignature of %1 on the log of size %2 was added to %3. Receipts made from these digests include it.</source>
        <translation>%1 對大小 %2 的記錄所作的共同簽章已加入 %3。由這些摘要製作的證明書會包含它。</translation>
    </message>
    <message>
        <source>Sign a receipt of a number that anybody can check offline</source>
        <translation>簽署編號證明書，任何人皆可離線查驗</translation>
    </message>
    <message>
        <source>Signed digests of the same key; else those that the programs keep on this computer</source>
        <translation>同一金鑰的已簽署的摘要；否則使用程式在此電腦上保存的摘要</translation>
    </message>
    <message>
        <source>Write the receipt to this file instead of printing it</source>
        <translation>將證明書寫入此檔案而不印出</translation>
    </message>
    <message>
        <source>Check a receipt; needs no store</source>
        <translation>查驗證明書；不需要儲存庫</translation>
    </message>
    <message>
        <source>Verifier key of a witness who has to have cosigned; can be given several times</source>
        <translation>必須共同簽章的見證者之驗證金鑰；可多次指定</translation>
    </message>
    <message>
        <source>Print how far the log of signed digests is, as a signed note</source>
        <translation>以 signed note 格式印出已簽署的摘要記錄的進度</translation>
    </message>
    <message>
        <source>Print a request to a witness, which proves that the log begins with what it was at this size</source>
        <translation>印出給見證者的請求，證明記錄的開頭與此大小時相同</translation>
    </message>
    <message>
        <source>Keep the cosignature of a witness for later receipts</source>
        <translation>保存見證者的共同簽章供日後的證明書使用</translation>
    </message>
    <message>
        <source>Verifier key of the witness: NAME+ID+KEY</source>
        <translation>見證者的驗證金鑰：NAME+ID+KEY</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state of a number and its reason</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>核發時間</translation>
    </message>
    <message>
        <source>For</source>
        <translation>核發給</translation>
    </message>
    <message>
        <source>Signed-in account</source>
        <translation>登入帳號</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1，版本 %2</translation>
    </message>
    <message>
        <source>Receipt made</source>
        <translation>證明書製作時間</translation>
    </message>
    <message>
        <source>Place in the chain</source>
        <translation>鏈中位置</translation>
    </message>
    <message>
        <source>Hash of the record</source>
        <translation>紀錄的雜湊</translation>
    </message>
    <message>
        <source>Place that was signed</source>
        <translation>已簽章的位置</translation>
    </message>
    <message>
        <source>Hash that was signed</source>
        <translation>已簽章的雜湊</translation>
    </message>
    <message>
        <source>Log of digests</source>
        <translation>摘要記錄</translation>
    </message>
    <message>
        <source>Entry of the log</source>
        <translation>記錄中的項目</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>entry of a log</comment>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>Root of the log</source>
        <translation>記錄的根雜湊</translation>
    </message>
    <message>
        <source>Anybody who has the JSON file and this public key from a source of their own can check it without the database: %1</source>
        <translation>任何人只要有 JSON 檔案，並從自己的來源取得此公鑰，即可不經資料庫查驗：%1</translation>
    </message>
    <message>
        <source>Receipt of a document number</source>
        <translation>文件編號證明書</translation>
    </message>
    <message>
        <source>What proves it</source>
        <translation>證明依據</translation>
    </message>
    <message>
        <source>This page is for reading. The evidence is the JSON file that belongs to it, which is signed.</source>
        <translation>本頁供閱讀之用。證據是與其對應、已簽章的 JSON 檔案。</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>已知資訊</translation>
    </message>
    <message>
        <source>Nothing found for %1.</source>
        <translation>找不到與 %1 相符的資料。</translation>
    </message>
    <message>
        <source>Size of the window to begin with, such as 1920x1080.</source>
        <translation>視窗一開始的大小，例如 1920x1080。</translation>
    </message>
    <message>
        <source>The size must be width x height in pixels, up to 7680x4320, such as 1280x800.</source>
        <translation>大小必須是 寬x高（像素），不超過 7680x4320，例如 1280x800。</translation>
    </message>
    <message>
        <source>The window needs at least %1x%2 pixels.</source>
        <translation>視窗至少需要 %1x%2 像素。</translation>
    </message>
    <message>
        <source>Lock timeout</source>
        <comment>an error of allocation</comment>
        <translation>等候鎖定逾時</translation>
    </message>
    <message>
        <source>Version conflict</source>
        <comment>an error of allocation</comment>
        <translation>版本衝突</translation>
    </message>
    <message>
        <source>Database error</source>
        <comment>an error of allocation</comment>
        <translation>資料庫錯誤</translation>
    </message>
    <message>
        <source>Redis unreachable</source>
        <comment>an error of allocation</comment>
        <translation>無法連線至 Redis</translation>
    </message>
    <message>
        <source>Invalid request</source>
        <comment>an error of allocation</comment>
        <translation>無效的請求</translation>
    </message>
    <message>
        <source>Number in use</source>
        <comment>an error of allocation</comment>
        <translation>編號使用中</translation>
    </message>
    <message>
        <source>Too few digits</source>
        <comment>an error of allocation</comment>
        <translation>位數不足</translation>
    </message>
    <message>
        <source>Number voided</source>
        <comment>an error of allocation</comment>
        <translation>編號已作廢</translation>
    </message>
    <message>
        <source>Too many requests</source>
        <comment>an error of allocation</comment>
        <translation>請求過多</translation>
    </message>
    <message>
        <source>Resolved %1</source>
        <comment>an error, at a time</comment>
        <translation>已於 %1 處理</translation>
    </message>
    <message>
        <source>Unresolved</source>
        <comment>an error</comment>
        <translation>未處理</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>各次嘗試</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>請求內容</translation>
    </message>
    <message>
        <source>Not yet allocated</source>
        <translation>尚未取號</translation>
    </message>
    <message>
        <source>Another period</source>
        <translation>其他期間</translation>
    </message>
    <message>
        <source>No template fits</source>
        <translation>不符任何格式</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>過長</translation>
    </message>
    <message>
        <source>Skipped because it was taken; %1 was issued instead on %2. %3</source>
        <comment>a number, a time, a counter</comment>
        <translation>因已被使用而略過，改於 %2 發出 %1。%3</translation>
    </message>
    <message>
        <source>The last number of an old register, imported on %1. %2</source>
        <comment>a time, a counter</comment>
        <translation>舊登記簿的最後編號，於 %1 匯入。%2</translation>
    </message>
    <message>
        <source>Issued on %1 for document %2. %3</source>
        <comment>a time, an ID, a counter</comment>
        <translation>於 %1 發給文件 %2。%3</translation>
    </message>
    <message>
        <source>Issued on %1. %2</source>
        <comment>a time, a counter</comment>
        <translation>於 %1 發出。%2</translation>
    </message>
    <message>
        <source>No number of this counter has been allocated yet: %1.</source>
        <translation>此計數器尚未取號：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The counter stands at %1; this number comes %n number(s) later. %2</source>
        <comment>a sequence number, a counter</comment>
        <translation>
            <numerusform>計數器目前為 %1；此編號在其後第 %n 號。%2</numerusform>
        </translation>
    </message>
    <message>
        <source>It would belong to the counter of another period, which has given no number: %1.</source>
        <translation>此編號屬於其他期間的計數器，該計數器尚未取號：%1。</translation>
    </message>
    <message>
        <source>It would belong to the counter of another period, which stands at %1: %2.</source>
        <comment>a sequence number, a counter</comment>
        <translation>此編號屬於其他期間的計數器，目前為 %1：%2。</translation>
    </message>
    <message>
        <source>The counter has passed it and stands at %1. %2</source>
        <comment>a sequence number, a counter</comment>
        <translation>計數器已超過此編號，目前為 %1。%2</translation>
    </message>
    <message>
        <source>%1 Nearest template: %2 (version %3), %4.</source>
        <comment>a sentence, a template, its version, project and type</comment>
        <translation>%1最接近的格式：%2（版本 %3），%4。</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>專案：%1</translation>
    </message>
    <message>
        <source>Organization: %1</source>
        <translation>組織：%1</translation>
    </message>
    <message>
        <source>Discipline: %1</source>
        <translation>專業：%1</translation>
    </message>
    <message>
        <source>Document type: %1</source>
        <translation>文件類型：%1</translation>
    </message>
    <message>
        <source>RFA type: %1</source>
        <translation>RFA 類型：%1</translation>
    </message>
    <message>
        <source>Imported from the register %1, line %2, on %3.</source>
        <comment>a file, a line, a time</comment>
        <translation>於 %3 自登記簿 %1 第 %2 行匯入。</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <comment>a kind of error, a time, a message</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>A request that several people decide on.</source>
        <translation>需由多人決定的申請。</translation>
    </message>
    <message>
        <source>A document number has at most %1 characters.</source>
        <translation>文件編號最多 %1 個字元。</translation>
    </message>
    <message>
        <source>Similar number.</source>
        <translation>相似的編號。</translation>
    </message>
    <message>
        <source>This sequence number was issued under another text.</source>
        <translation>此流水號已以其他文字發出。</translation>
    </message>
    <message>
        <source>Number of this document.</source>
        <translation>此文件的編號。</translation>
    </message>
    <message>
        <source>Allocated by this request.</source>
        <translation>由此請求取號。</translation>
    </message>
    <message>
        <source>Store %1 on %2</source>
        <comment>database and server</comment>
        <translation>儲存庫 %1（%2）</translation>
    </message>
    <message>
        <source>Store %1 on this computer</source>
        <comment>database</comment>
        <translation>儲存庫 %1（本機）</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>篩選條件</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>製表人</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>製表時間</translation>
    </message>
    <message>
        <source>Nothing is listed.</source>
        <translation>沒有項目。</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 頁，共 %2 頁</translation>
    </message>
    <message>
        <source>Prepared by</source>
        <translation>製表</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>審核</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>簽名</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a person who signs</comment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>the pages cannot be painted</source>
        <translation>無法繪製頁面</translation>
    </message>
    <message>
        <source>A PDF report holds at most %1 rows. Narrow the filters, or export as CSV or XLSX.</source>
        <translation>PDF 報表最多可含 %1 列。請縮小篩選範圍，或匯出為 CSV 或 XLSX。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field and what it lets through</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n problems found in the ledger.</source>
        <translation>
            <numerusform>編號登記簿中發現 %n 處問題。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>約剩 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>約剩 %n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hours left</source>
        <translation>
            <numerusform>約剩 %n 小時</numerusform>
        </translation>
    </message>
    <message>
        <source>Ledger row %1: %2</source>
        <comment>id, what is wrong</comment>
        <translation>登記簿第 %1 筆紀錄：%2</translation>
    </message>
    <message>
        <source>Ledger row %1, number %2: %3</source>
        <comment>id, number, what is wrong</comment>
        <translation>登記簿第 %1 筆紀錄，編號 %2：%3</translation>
    </message>
    <message>
        <source>Change nothing in the store until it is known who did this and how. “lekthictl audit verify” lists all problems; a signed digest tells which backup is still right.</source>
        <translation>在查明是誰、以何種方式造成之前，請勿變更儲存庫。「lekthictl audit verify」會列出所有問題；已簽署的摘要可判斷哪一份備份仍然正確。</translation>
    </message>
    <message>
        <source>The ledger is intact. Rows checked: %1.</source>
        <translation>編號登記簿完整無誤。已檢查 %1 筆。</translation>
    </message>
    <message>
        <source>No problems since the last check. Rows checked in all: %1. Only a check of everything also compares the numbers in force.</source>
        <translation>自上次檢查以來沒有問題。累計已檢查 %1 筆。只有全面檢查才會一併比對有效的編號。</translation>
    </message>
    <message>
        <source>Not checked on this computer yet</source>
        <translation>尚未在這台電腦上檢查</translation>
    </message>
    <message>
        <source>%1 · problems found: %2</source>
        <comment>time, number</comment>
        <translation>%1 · 發現 %2 處問題</translation>
    </message>
    <message>
        <source>%1 · no problems in %2 rows</source>
        <comment>time, number</comment>
        <translation>%1 · %2 筆中沒有問題</translation>
    </message>
    <message>
        <source>%1 · stopped after %2 rows, no problems so far</source>
        <comment>time, number</comment>
        <translation>%1 · 檢查 %2 筆後停止，目前沒有問題</translation>
    </message>
    <message>
        <source>Reading counters and decisions…</source>
        <translation>正在讀取計數器與核准紀錄…</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <comment>numbers</comment>
        <translation>%1／%2 筆</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>rows and time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Comparing the numbers in force…</source>
        <translation>正在比對有效的編號…</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>取消中…</translation>
    </message>
    <message>
        <source>Entries of the admin log were changed or removed: “lekthictl audit verify” names the first.</source>
        <translation>系統管理紀錄中有項目遭變更或移除：「lekthictl audit verify」會指出第一筆。</translation>
    </message>
    <message>
        <source>Everything was checked, since the record of the last check could not be used. %1</source>
        <translation>因無法使用上次檢查的紀錄，已全面檢查。%1</translation>
    </message>
    <message>
        <source>The next check cannot continue from here. %1</source>
        <translation>下次檢查無法從此處繼續。%1</translation>
    </message>
    <message>
        <source>The check stopped. %1 What was verified is kept.</source>
        <translation>檢查已停止。%1 已檢查的部分已保留。</translation>
    </message>
    <message>
        <source>The year is not over yet, so it cannot be archived. Choose an earlier year.</source>
        <translation>這一年尚未結束，不能封存。請選擇較早的年度。</translation>
    </message>
    <message>
        <source>The ledger has no rows of %1 that are not archived yet. Choose another year.</source>
        <translation>編號登記簿中沒有 %1 年尚未封存的紀錄。請選擇其他年度。</translation>
    </message>
    <message>
        <source>The ledger has older rows that are not archived yet. Archive %1 first.</source>
        <translation>編號登記簿中有更早且尚未封存的紀錄。請先封存 %1 年。</translation>
    </message>
    <message>
        <source>Ledger row %1 is damaged, so the year was not archived. Verify the ledger to see what happened.</source>
        <translation>登記簿紀錄 %1 已損壞，因此未封存這一年。請驗證登記簿以了解原因。</translation>
    </message>
    <message>
        <source>Cancelled. No archive was written.</source>
        <translation>已取消，未寫入封存檔。</translation>
    </message>
    <message>
        <source>The archive %1 is damaged or is no archive. Use another copy of it.</source>
        <translation>封存檔 %1 已損壞，或不是封存檔。請使用其他副本。</translation>
    </message>
    <message>
        <source>The archive %1 was not signed with this key, or was changed since. Check the key, or use another copy of the archive.</source>
        <translation>封存檔 %1 並非以此金鑰簽署，或簽署後遭到變更。請檢查金鑰，或使用其他副本。</translation>
    </message>
    <message>
        <source>This archive is not the one that two Super Admins agreed on.</source>
        <translation>此封存檔不是兩位系統管理員同意的那一份。</translation>
    </message>
    <message>
        <source>it ends before it is complete</source>
        <translation>檔案不完整</translation>
    </message>
    <message>
        <source>it is damaged or not compressed with gzip</source>
        <translation>檔案已損壞，或不是以 gzip 壓縮</translation>
    </message>
    <message>
        <source>one of its lines is too long</source>
        <translation>其中一行過長</translation>
    </message>
    <message>
        <source>These are not the ledger rows that are archived next. Archive the years one after the other, each with a new file.</source>
        <translation>這些不是接下來要封存的登記簿紀錄。請依年度順序逐一封存，每年使用新的檔案。</translation>
    </message>
    <message>
        <source>The file %1 exists already. Choose another name.</source>
        <translation>檔案 %1 已存在。請使用其他名稱。</translation>
    </message>
    <message>
        <source>The archive was written to %1. Another Super Admin has to approve it: give that person the file.</source>
        <translation>封存檔已寫入 %1。須由另一位系統管理員核准：請將檔案交給對方。</translation>
    </message>
    <message>
        <source>Written at</source>
        <translation>寫入時間</translation>
    </message>
    <message>
        <source>The archive is genuine: signed by this key, and each row carries its hash and follows the one before it.</source>
        <translation>封存檔為真：由此金鑰簽署，每筆紀錄皆符合其雜湊值並接續前一筆。</translation>
    </message>
    <message>
        <source>--archive needs --public-key: an archive proves nothing without the key that signed it.</source>
        <translation>--archive 需要 --public-key：沒有簽署者的金鑰，封存檔無法證明任何事。</translation>
    </message>
    <message>
        <source>Write a year of the ledger to a signed file and request that it counts as archived; another Super Admin approves</source>
        <translation>將登記簿的一個年度寫入已簽署的檔案，並申請視為已封存；由另一位系統管理員核准</translation>
    </message>
    <message>
        <source>The year, A.D.</source>
        <translation>西元年</translation>
    </message>
    <message>
        <source>The file to write</source>
        <translation>要寫入的檔案</translation>
    </message>
    <message>
        <source>Check an archive of a year; needs no store</source>
        <translation>檢查年度封存檔；不需要儲存庫</translation>
    </message>
    <message>
        <source>It agrees with every archive (%1).</source>
        <translation>與所有封存檔相符（%1 份）。</translation>
    </message>
    <message>
        <source>Archive of a year, also in the place of rows that were removed; can be given several times</source>
        <translation>年度封存檔，也可取代已移除的紀錄；可指定多次</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>封存時間</translation>
    </message>
    <message>
        <source>Type %1, the year, to approve the archive:</source>
        <translation>請輸入年度 %1 以核准封存：</translation>
    </message>
    <message>
        <source>Ledger rows</source>
        <translation>登記簿紀錄</translation>
    </message>
    <message>
        <source>Row IDs</source>
        <translation>紀錄 ID</translation>
    </message>
    <message>
        <source>Signed with the key</source>
        <translation>簽署金鑰</translation>
    </message>
    <message>
        <source>the whole ledger</source>
        <translation>整本登記簿</translation>
    </message>
    <message>
        <source>Requested the archiving of a year</source>
        <translation>申請封存年度</translation>
    </message>
    <message>
        <source>Approved the archiving of a year</source>
        <translation>核准年度封存</translation>
    </message>
    <message>
        <source>Archived a year of the ledger</source>
        <translation>封存了登記簿的一個年度</translation>
    </message>
    <message>
        <source>Rejected the archiving of a year</source>
        <translation>拒絕年度封存</translation>
    </message>
    <message>
        <source>Withdrew the request to archive a year</source>
        <translation>撤回年度封存的申請</translation>
    </message>
    <message>
        <source>A request to archive a year expired</source>
        <translation>年度封存的申請已逾期</translation>
    </message>
    <message>
        <source>A request to archive a year became stale</source>
        <translation>年度封存的申請已過時</translation>
    </message>
    <message>
        <source>%1 requests the archiving of a year of the ledger (request #%2): %3</source>
        <translation>%1 申請封存登記簿的一個年度（申請 #%2）：%3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved; the year was archived: %2</source>
        <translation>您的申請 #%1 已核准；該年度已封存：%2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale, because the archive is no longer the next one: %2</source>
        <translation>您的申請 #%1 已過時，因為該封存檔不再是接下來要封存的：%2</translation>
    </message>
    <message>
        <source>Archive #%1</source>
        <translation>封存 #%1</translation>
    </message>
    <message numerus="yes">
        <source>Ledger, %n row(s)</source>
        <translation>
            <numerusform>登記簿，%n 筆紀錄</numerusform>
        </translation>
    </message>
    <message>
        <source>Another archive was agreed on after the request, or rows are gone. Archive the year again.</source>
        <translation>提出申請後已同意另一份封存檔，或有紀錄遺失。請重新封存這一年。</translation>
    </message>
    <message>
        <source>The ledger rows of %1 were archived.</source>
        <translation>%1的登記簿紀錄已封存。</translation>
    </message>
    <message>
        <source>Request #%1 was rejected. The year is not archived.</source>
        <translation>申請 #%1 已拒絕，該年度未封存。</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn. The year is not archived.</source>
        <translation>申請 #%1 已撤回，該年度未封存。</translation>
    </message>
    <message>
        <source>The ledger has to be kept for %1 years.</source>
        <translation>編號登記簿須保存 %1 年。</translation>
    </message>
    <message>
        <source>Rows older than that: %1.</source>
        <translation>早於此期限的紀錄：%1 筆。</translation>
    </message>
    <message>
        <source>Its oldest row is of %1.</source>
        <translation>最早的紀錄為 %1。</translation>
    </message>
    <message>
        <source>The ledger rows of %1 were archived and are no longer in the store. Name their file with --archive.</source>
        <translation>%1 年的登記簿紀錄已封存，且已不在儲存庫中。請以 --archive 指定檔案。</translation>
    </message>
    <message>
        <source>%1 rows of archived years are no longer in the store and were not read. Verify them with --archive.</source>
        <translation>已封存年度的 %1 筆紀錄已不在儲存庫中，未讀取。請以 --archive 驗證。</translation>
    </message>
    <message>
        <source>The ledger is intact after the archived years. Rows checked: %1. Archived rows that are no longer in the store: %2; “lekthictl audit verify --archive” checks them.</source>
        <translation>已封存年度之後的登記簿完好。已檢查紀錄：%1 筆。已封存且不在儲存庫中的紀錄：%2 筆，可用「lekthictl audit verify --archive」檢查。</translation>
    </message>
    <message>
        <source>Their ledger rows were archived and are no longer in the store</source>
        <translation>其登記簿紀錄已封存，且已不在儲存庫中</translation>
    </message>
    <message>
        <source>Refuses %1 digits in a row that count up or down, such as %2 or %3.</source>
        <translation>拒絕連續 %1 位遞增或遞減的數字，例如 %2 或 %3。</translation>
    </message>
    <message>
        <source>Refuses %1 digits in a row that count up or down, also across 9 and 0, such as %2, %3 or %4.</source>
        <translation>拒絕連續 %1 位遞增或遞減的數字，包括由 9 接 0，例如 %2、%3 或 %4。</translation>
    </message>
    <message>
        <source>Refuses the same digit twice in a row, such as 11.</source>
        <translation>拒絕相鄰兩位相同的數字，例如 11。</translation>
    </message>
    <message>
        <source>Refuses a digit that appears again within the next %1 digits, such as 11 or 1x1.</source>
        <extracomment>%1: a number of digits from 2 on</extracomment>
        <translation>拒絕在後續 %1 位內再次出現的數字，例如 11 或 1x1。</translation>
    </message>
    <message>
        <source>Refuses a block of %1 or more digits that appears twice, such as %2.</source>
        <translation>拒絕出現兩次、長度達 %1 位的數字組，例如 %2。</translation>
    </message>
    <message>
        <source>Refuses %1 even digits in a row (%2).</source>
        <translation>拒絕連續 %1 位偶數（%2）。</translation>
    </message>
    <message>
        <source>Must not start with</source>
        <translation>開頭不得為</translation>
    </message>
    <message>
        <source>Number of digits</source>
        <translation>位數</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>連號</translation>
    </message>
    <message>
        <source>Repeated digit</source>
        <translation>重複數字</translation>
    </message>
    <message>
        <source>Repeated block</source>
        <translation>重複數字組</translation>
    </message>
    <message>
        <source>Even digits in a row</source>
        <translation>連續偶數</translation>
    </message>
    <message>
        <source>First digits equal last digits</source>
        <translation>開頭與結尾相同</translation>
    </message>
    <message>
        <source>First digits equal last digits in reverse</source>
        <translation>開頭與倒序的結尾相同</translation>
    </message>
    <message>
        <source>Restricted numbers</source>
        <translation>限用號碼</translation>
    </message>
    <message>
        <source>Cyclic numbers</source>
        <translation>循環數</translation>
    </message>
    <message>
        <source>Refuses IDs that start with %1.</source>
        <translation>拒絕以 %1 開頭的識別碼。</translation>
    </message>
    <message>
        <source>Refuses IDs of any other length.</source>
        <translation>拒絕其他長度的識別碼。</translation>
    </message>
    <message>
        <source>Refuses IDs whose first %1 digits are the same as the last %1.</source>
        <translation>拒絕前 %1 位與後 %1 位相同的識別碼。</translation>
    </message>
    <message>
        <source>Refuses IDs whose first %1 digits are the same as the last %1 in reverse.</source>
        <translation>拒絕前 %1 位與倒序的後 %1 位相同的識別碼。</translation>
    </message>
    <message>
        <source>Refuses IDs that contain %1.</source>
        <translation>拒絕含有 %1 的識別碼。</translation>
    </message>
    <message>
        <source>Refuses IDs that contain a cyclic number, such as 142857.</source>
        <translation>拒絕含有循環數的識別碼，例如 142857。</translation>
    </message>
    <message>
        <source>Starts with %1.</source>
        <translation>以 %1 開頭。</translation>
    </message>
    <message>
        <source>Has too few digits.</source>
        <translation>位數太少。</translation>
    </message>
    <message>
        <source>Has too many digits: remove %1.</source>
        <translation>位數太多，請刪除 %1。</translation>
    </message>
    <message>
        <source>%1 is a sequence.</source>
        <translation>%1 是連號。</translation>
    </message>
    <message>
        <source>%1 repeats a digit.</source>
        <translation>%1 有重複的數字。</translation>
    </message>
    <message>
        <source>%1 appears twice.</source>
        <translation>%1 出現兩次。</translation>
    </message>
    <message>
        <source>%1 has only even digits.</source>
        <translation>%1 全是偶數。</translation>
    </message>
    <message>
        <source>Starts and ends with %1.</source>
        <translation>開頭與結尾都是 %1。</translation>
    </message>
    <message>
        <source>The last digits, %1, are the first in reverse.</source>
        <translation>結尾 %1 是開頭的倒序。</translation>
    </message>
    <message>
        <source>Contains the restricted number %1.</source>
        <translation>含有限用號碼 %1。</translation>
    </message>
    <message>
        <source>Contains the cyclic number %1.</source>
        <translation>含有循環數 %1。</translation>
    </message>
    <message>
        <source>The pool has no name. Enter one, such as farmer.</source>
        <translation>識別碼池沒有名稱。請輸入名稱，例如 farmer。</translation>
    </message>
    <message>
        <source>The pool name is too long. Use at most %1 characters.</source>
        <translation>識別碼池的名稱太長。最多 %1 個字元。</translation>
    </message>
    <message>
        <source>The pool name begins with %1. Begin it with a letter from a to z.</source>
        <translation>識別碼池的名稱以 %1 開頭。請以字母 a 到 z 開頭。</translation>
    </message>
    <message>
        <source>The pool name ends with %1. Remove it.</source>
        <translation>識別碼池的名稱以 %1 結尾。請刪除。</translation>
    </message>
    <message>
        <source>Character %1 of the pool name (%2) is not allowed. Use only lowercase letters a to z, digits and _.</source>
        <translation>識別碼池名稱的第 %1 個字元（%2）不可使用。只能使用小寫字母 a 到 z、數字與 _。</translation>
    </message>
    <message>
        <source>Pool name</source>
        <translation>識別碼池名稱</translation>
    </message>
    <message>
        <source>Digits per ID</source>
        <translation>識別碼位數</translation>
    </message>
    <message>
        <source>Refill below</source>
        <translation>低於此數即補充</translation>
    </message>
    <message>
        <source>IDs per refill</source>
        <translation>每次補充的數量</translation>
    </message>
    <message>
        <source>Digits in a sequence</source>
        <translation>連號位數</translation>
    </message>
    <message>
        <source>Sequences continue across 9 and 0</source>
        <translation>連號可由 9 接 0</translation>
    </message>
    <message>
        <source>Distance of a repeated digit</source>
        <translation>重複數字的間距</translation>
    </message>
    <message>
        <source>Digits in a repeated block</source>
        <translation>重複數字組位數</translation>
    </message>
    <message>
        <source>Count 0 as even</source>
        <translation>將 0 視為偶數</translation>
    </message>
    <message>
        <source>Compare overlapping first and last digits</source>
        <translation>開頭與結尾重疊時仍比對</translation>
    </message>
    <message>
        <source>Refuse cyclic numbers</source>
        <translation>拒絕循環數</translation>
    </message>
    <message>
        <source>%1 is not allowed. Enter a number from %2 to %3.</source>
        <translation>不可使用 %1。請輸入 %2 到 %3 的數字。</translation>
    </message>
    <message>
        <source>%1 is not allowed. Enter a number from %2 to %3, or 0 to turn the filter off.</source>
        <translation>不可使用 %1。請輸入 %2 到 %3 的數字，或輸入 0 關閉篩選條件。</translation>
    </message>
    <message>
        <source>One entry is empty. Remove it.</source>
        <translation>有一個項目是空的。請刪除。</translation>
    </message>
    <message>
        <source>“%1” is not allowed. Each entry has 1 to 32 digits and nothing else.</source>
        <translation>不可使用「%1」。每個項目只能是 1 到 32 位數字。</translation>
    </message>
    <message>
        <source>There are %1 entries; %2 are allowed. Remove some.</source>
        <translation>共有 %1 個項目，最多 %2 個。請刪除一些。</translation>
    </message>
    <message>
        <source>With this setting, no ID of %1 digits passes. Change the setting or the number of digits.</source>
        <translation>依此設定，沒有 %1 位的識別碼能通過。請變更設定或位數。</translation>
    </message>
    <message>
        <source>With %1 digits per ID, this filter has no effect.</source>
        <translation>識別碼為 %1 位時，此篩選條件沒有作用。</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Remove it.</source>
        <translation>沒有「%1」這個設定。請刪除。</translation>
    </message>
    <message>
        <source>The setting “%1” is missing or has a value of the wrong type.</source>
        <translation>缺少設定「%1」，或其值的類型不對。</translation>
    </message>
    <message>
        <source>No ID passes all filters together. Turn a filter off or use more digits.</source>
        <translation>沒有識別碼能通過全部篩選條件。請關閉其中一個，或增加位數。</translation>
    </message>
    <message>
        <source>%1 is more than the pool can hold (%2). Use a smaller number or more digits.</source>
        <translation>%1 超過識別碼池的容量（%2）。請減少數量或增加位數。</translation>
    </message>
    <message>
        <source>This is not an ID of this pool. Its IDs have %1 digits.</source>
        <translation>這不是此識別碼池的識別碼。其識別碼為 %1 位。</translation>
    </message>
    <message>
        <source>The check digit is correct.</source>
        <translation>檢查碼正確。</translation>
    </message>
    <message>
        <source>The check digit is correct, but the filters of this pool refuse the ID.</source>
        <translation>檢查碼正確，但此識別碼池的篩選條件不接受這個識別碼。</translation>
    </message>
    <message>
        <source>The check digit is wrong, and no single typing error explains it. Type the ID again.</source>
        <translation>檢查碼錯誤，且並非單一打字錯誤所致。請重新輸入識別碼。</translation>
    </message>
    <message>
        <source>The check digit is wrong. Did you mean one of these: %1?</source>
        <translation>檢查碼錯誤。您要輸入的是否為下列之一：%1？</translation>
    </message>
    <message>
        <source>--profile is MOSIP or OpenG2P, not %1.</source>
        <translation>--profile 須為 MOSIP 或 OpenG2P，而不是 %1。</translation>
    </message>
    <message>
        <source>%1 is not a JSON object with filter settings; see byte %2.</source>
        <translation>%1 不是含有篩選設定的 JSON 物件；請查看第 %2 個位元組。</translation>
    </message>
    <message>
        <source>How many IDs a pool can hold, and what each filter takes</source>
        <translation>識別碼池可容納多少識別碼，以及各篩選條件排除多少</translation>
    </message>
    <message>
        <source>Digits of an ID with its check digit; 10 if left out</source>
        <translation>識別碼含檢查碼的位數；未指定則為 10</translation>
    </message>
    <message>
        <source>Filters of MOSIP or OpenG2P; OpenG2P if left out</source>
        <translation>MOSIP 或 OpenG2P 的篩選條件；未指定則為 OpenG2P</translation>
    </message>
    <message>
        <source>JSON file with filter settings that replace those of the profile</source>
        <translation>JSON 檔，其中的篩選設定取代設定檔的設定</translation>
    </message>
    <message>
        <source>%1 IDs of %2 digits pass the filters, out of %3.</source>
        <comment>count, digits, count</comment>
        <translation>%3 個 %2 位的識別碼中，有 %1 個通過篩選。</translation>
    </message>
    <message>
        <source>About %1 IDs of %2 digits pass the filters, out of %3.</source>
        <comment>count, digits, count</comment>
        <translation>%3 個 %2 位的識別碼中，約有 %1 個通過篩選。</translation>
    </message>
    <message>
        <source>Estimated from %1 random IDs: between %2 and %3, with 99 % confidence.</source>
        <translation>依 %1 個隨機識別碼估計：介於 %2 與 %3 之間，信賴水準 99 %。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>篩選條件</translation>
    </message>
    <message>
        <source>Refuses</source>
        <comment>heading, share of IDs</comment>
        <translation>排除</translation>
    </message>
    <message>
        <source>It alone</source>
        <comment>heading, share of IDs that no other filter refuses</comment>
        <translation>單獨排除</translation>
    </message>
    <message>
        <source>What it refuses</source>
        <comment>heading</comment>
        <translation>排除的內容</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setting and what is wrong with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The account %1 issues no IDs. Only a numbering service, an account with the role allocator, can be given ID pools.</source>
        <translation>帳號 %1 不核發識別碼。只有取號服務（角色為 allocator 的帳號）可以取得識別碼池。</translation>
    </message>
    <message>
        <source>An ID pool has or had this name. Choose another name.</source>
        <translation>已有或曾有識別碼池使用此名稱。請選擇其他名稱。</translation>
    </message>
    <message>
        <source>There is no such ID pool. &quot;lekthictl pool list&quot; shows all of them.</source>
        <translation>沒有這個識別碼池。「lekthictl pool list」會列出全部。</translation>
    </message>
    <message>
        <source>The ID pool has %1 IDs available, and %2 are wanted. Nothing was issued. Try again once the pool is filled.</source>
        <translation>識別碼池有 %1 個可用識別碼，但需要 %2 個。未核發任何識別碼。請在補充後再試一次。</translation>
    </message>
    <message>
        <source>The ID pool is exhausted: %1 IDs are left, %2 are wanted, and there are no others of this length and these filters. Nothing was issued. Create a pool with longer IDs.</source>
        <translation>識別碼池已用盡：剩下 %1 個，需要 %2 個，且此長度與這些篩選條件下已無其他識別碼。未核發任何識別碼。請建立較長識別碼的池。</translation>
    </message>
    <message>
        <source>The ID pool has as many IDs available as it may: its minimum and one batch.</source>
        <translation>識別碼池的可用識別碼已達上限：最低數量加一批。</translation>
    </message>
    <message>
        <source>Another program fills the ID pool now.</source>
        <translation>另一個程式正在補充此識別碼池。</translation>
    </message>
    <message>
        <source>This account may not use the ID pool. An administrator of the server can allow it with &quot;lekthictl pool grant&quot;.</source>
        <translation>此帳號不能使用此識別碼池。伺服器管理員可用「lekthictl pool grant」允許。</translation>
    </message>
    <message>
        <source>This request ID was used for other IDs: of another pool, account, purpose or number of IDs. Use a new one.</source>
        <translation>此請求代號已用於其他識別碼：池、帳號、用途或數量不同。請使用新的請求代號。</translation>
    </message>
    <message>
        <source>The ID pool is retired. Choose another one.</source>
        <translation>此識別碼池已停用。請選擇其他識別碼池。</translation>
    </message>
    <message>
        <source>The store refused the IDs, because they are not IDs of the pool. Contact the people who run the numbering service.</source>
        <translation>儲存庫拒絕這些識別碼，因為它們不屬於此識別碼池。請聯絡取號服務的維護人員。</translation>
    </message>
    <message>
        <source>Another Super Admin has to approve the request.</source>
        <translation>此請求須由另一位系統管理員 核准。</translation>
    </message>
    <message>
        <source>There are no ID pools.</source>
        <translation>沒有識別碼池。</translation>
    </message>
    <message>
        <source>Account of the numbering service</source>
        <translation>取號服務的帳號</translation>
    </message>
    <message>
        <source>Fill the pool when fewer IDs than this are available; 0: only by hand; as the profile says if left out</source>
        <translation>可用識別碼少於此數時補充；0：僅手動補充；省略時依設定檔</translation>
    </message>
    <message>
        <source>How many IDs filling adds; as the profile says if left out</source>
        <translation>每次補充的識別碼數量；省略時依設定檔</translation>
    </message>
    <message>
        <source>Request an ID pool; another Super Admin approves</source>
        <translation>申請建立識別碼池；由另一位系統管理員 核准</translation>
    </message>
    <message>
        <source>Request that an ID pool issues no more IDs, for good; another Super Admin approves</source>
        <translation>申請永久停止識別碼池核發識別碼；由另一位系統管理員 核准</translation>
    </message>
    <message>
        <source>List the ID pools, and how many IDs are available</source>
        <translation>列出識別碼池及可用識別碼數量</translation>
    </message>
    <message>
        <source>Show an ID pool, its filters and how full it is</source>
        <translation>顯示識別碼池、其篩選條件及存量</translation>
    </message>
    <message>
        <source>Let a numbering service fill an ID pool and issue from it; for administrators of the server</source>
        <translation>允許取號服務補充識別碼池並從中核發；限伺服器管理員</translation>
    </message>
    <message>
        <source>No longer let a numbering service use an ID pool</source>
        <translation>不再允許取號服務使用識別碼池</translation>
    </message>
    <message>
        <source>Check the ledger of the IDs that were issued from a pool</source>
        <translation>檢查識別碼池已核發識別碼的登記簿</translation>
    </message>
    <message>
        <source>No ID pool needs filling.</source>
        <translation>沒有需要補充的識別碼池。</translation>
    </message>
    <message>
        <source>--every takes a time of at least one second.</source>
        <translation>--every 須為至少一秒的時間。</translation>
    </message>
    <message>
        <source>--count needs the name of the pool.</source>
        <translation>--count 須指定池的名稱。</translation>
    </message>
    <message>
        <source>--watch fills all pools. Leave out the name.</source>
        <translation>--watch 會補充所有池。請省略名稱。</translation>
    </message>
    <message>
        <source>%1 Add --request-id %2 when you repeat the command, so that no other IDs are issued.</source>
        <translation>%1 重複執行時請加上 --request-id %2，以免另外核發識別碼。</translation>
    </message>
    <message>
        <source>It was issued.</source>
        <translation>此識別碼已核發。</translation>
    </message>
    <message>
        <source>It was not issued.</source>
        <translation>此識別碼未曾核發。</translation>
    </message>
    <message>
        <source>Fill an ID pool that has fewer IDs than its minimum; without a name, all of them</source>
        <translation>補充少於最低數量的識別碼池；未指定名稱時補充全部</translation>
    </message>
    <message>
        <source>Add so many IDs, whatever the minimum; at most as many as minimum and batch together can be available</source>
        <translation>不論最低數量，補充這麼多識別碼；可用總數至多為最低數量加一批</translation>
    </message>
    <message>
        <source>Fill all pools again and again until interrupted</source>
        <translation>持續補充所有池，直到中斷</translation>
    </message>
    <message>
        <source>With --watch: how long to wait between; 30 if left out</source>
        <translation>搭配 --watch：間隔秒數；省略時為 30</translation>
    </message>
    <message>
        <source>With --watch: end after this time</source>
        <translation>搭配 --watch：經過此時間後結束</translation>
    </message>
    <message>
        <source>Issue IDs of a pool</source>
        <translation>從池中核發識別碼</translation>
    </message>
    <message>
        <source>How many IDs; all or none</source>
        <translation>識別碼數量；全部核發或都不核發</translation>
    </message>
    <message>
        <source>Makes repeating safe: the same id always gives the same IDs</source>
        <translation>可安全重複執行：相同代號永遠取得相同的識別碼</translation>
    </message>
    <message>
        <source>What they are for; kept in the ledger of the pool</source>
        <translation>用途；保存在池的登記簿中</translation>
    </message>
    <message>
        <source>Check an ID: its form, its check digit, and whether it was issued</source>
        <translation>檢查識別碼：格式、檢查碼，以及是否已核發</translation>
    </message>
    <message>
        <source>The pool that it should be of</source>
        <translation>它應屬於的池</translation>
    </message>
    <message>
        <source>Only of this kind: RESET, IMPORT, TEMPLATE, VOID, ARCHIVE or POOL</source>
        <translation>僅限此種類：RESET、IMPORT、TEMPLATE、VOID、ARCHIVE 或 POOL</translation>
    </message>
    <message>
        <source>Type %1, the name of the pool, to approve the request:</source>
        <translation>輸入池的名稱 %1 以核准請求：</translation>
    </message>
    <message>
        <source>ID pools</source>
        <translation>識別碼池</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a number of IDs</comment>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>Retired</source>
        <comment>an ID pool</comment>
        <translation>已停用</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <comment>an ID pool</comment>
        <translation>已用盡</translation>
    </message>
    <message>
        <source>Low</source>
        <comment>an ID pool</comment>
        <translation>偏低</translation>
    </message>
    <message>
        <source>Ready</source>
        <comment>an ID pool</comment>
        <translation>可用</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>位數</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最低數量</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>每批數量</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>設定檔</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>識別碼池</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>IDs</comment>
        <translation>可用</translation>
    </message>
    <message>
        <source>Issued</source>
        <comment>IDs</comment>
        <translation>已核發</translation>
    </message>
    <message>
        <source>Capacity</source>
        <comment>of an ID pool</comment>
        <translation>容量</translation>
    </message>
    <message>
        <source>Generated</source>
        <comment>IDs</comment>
        <translation>已產生</translation>
    </message>
    <message>
        <source>Filled at</source>
        <translation>補充時間</translation>
    </message>
    <message>
        <source>Numbering services</source>
        <translation>取號服務</translation>
    </message>
    <message>
        <source>Being filled by</source>
        <translation>補充者</translation>
    </message>
    <message>
        <source>The pool is retired for good</source>
        <translation>永久停用此池</translation>
    </message>
    <message>
        <source>The pool is created</source>
        <translation>建立此池</translation>
    </message>
    <message>
        <source>%1: %2 IDs were added, %3 are available.</source>
        <comment>pool, count, count</comment>
        <translation>%1：已加入 %2 個識別碼，可用 %3 個。</translation>
    </message>
    <message>
        <source>%1: %2 IDs are available; that is enough.</source>
        <comment>pool, count</comment>
        <translation>%1：可用 %2 個識別碼，已足夠。</translation>
    </message>
    <message>
        <source>%1: %2 fills the pool now (%3).</source>
        <comment>pool, account, program</comment>
        <translation>%1：%2 正在補充此池（%3）。</translation>
    </message>
    <message>
        <source>%1: The pool is exhausted. %2 IDs were added, %3 are available, and there are no others of this length and these filters. Create a pool with longer IDs.</source>
        <comment>pool, count, count</comment>
        <translation>%1：此池已用盡。已加入 %2 個識別碼，可用 %3 個，此長度與這些篩選條件下已無其他識別碼。請建立較長識別碼的池。</translation>
    </message>
    <message>
        <source>%1: No new IDs were found. %2 were added, %3 are available. Create a pool with longer IDs or fewer filters.</source>
        <comment>pool, count, count</comment>
        <translation>%1：找不到新的識別碼。已加入 %2 個，可用 %3 個。請建立識別碼較長或篩選條件較少的池。</translation>
    </message>
    <message>
        <source>%1: Stopped. %2 IDs were added, %3 are available.</source>
        <comment>pool, count, count</comment>
        <translation>%1：已停止。已加入 %2 個識別碼，可用 %3 個。</translation>
    </message>
    <message>
        <source>%1: The ledger of issued IDs is intact; %2 rows were checked.</source>
        <comment>pool, count</comment>
        <translation>%1：已核發識別碼的登記簿完整；已檢查 %2 列。</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>異常</translation>
    </message>
    <message>
        <source>Lane</source>
        <comment>of an ID pool</comment>
        <translation>通道</translation>
    </message>
    <message>
        <source>%1: The ledger of issued IDs was altered.</source>
        <comment>pool</comment>
        <translation>%1：已核發識別碼的登記簿遭竄改。</translation>
    </message>
    <message>
        <source>Requested to create or retire an ID pool</source>
        <translation>申請建立或停用識別碼池</translation>
    </message>
    <message>
        <source>Approved creating or retiring an ID pool</source>
        <translation>核准建立或停用識別碼池</translation>
    </message>
    <message>
        <source>Created or retired an ID pool</source>
        <translation>建立或停用識別碼池</translation>
    </message>
    <message>
        <source>Rejected creating or retiring an ID pool</source>
        <translation>駁回建立或停用識別碼池</translation>
    </message>
    <message>
        <source>Withdrew a request about an ID pool</source>
        <translation>撤回識別碼池的請求</translation>
    </message>
    <message>
        <source>A request about an ID pool expired</source>
        <translation>識別碼池的請求已逾期</translation>
    </message>
    <message>
        <source>A request about an ID pool became stale</source>
        <translation>識別碼池的請求已失效</translation>
    </message>
    <message>
        <source>Let a service use an ID pool</source>
        <translation>允許服務使用識別碼池</translation>
    </message>
    <message>
        <source>No longer let a service use an ID pool</source>
        <translation>不再允許服務使用識別碼池</translation>
    </message>
    <message>
        <source>Filled an ID pool</source>
        <translation>補充識別碼池</translation>
    </message>
    <message>
        <source>Issued an ID</source>
        <translation>核發識別碼</translation>
    </message>
    <message>
        <source>ID pool, to be retired</source>
        <translation>將停用的識別碼池</translation>
    </message>
    <message>
        <source>ID pool, to be created</source>
        <translation>將建立的識別碼池</translation>
    </message>
    <message>
        <source>The ID pool %1 was retired.</source>
        <translation>識別碼池 %1 已停用。</translation>
    </message>
    <message>
        <source>The ID pool %1 was created.</source>
        <translation>識別碼池 %1 已建立。</translation>
    </message>
    <message>
        <source>Several projects number documents of type %1. Choose the project.</source>
        <translation>有多個專案為文件類型 %1 編號。請選擇專案。</translation>
    </message>
    <message>
        <source>A document dated %1 gets no number. Documents are numbered from the store&apos;s first document year (a setting) to A.D. 2100.</source>
        <translation>日期為 %1 的文件無法取號。可取號的年份為儲存庫的第一個文件年份（可設定）至西元 2100 年。</translation>
    </message>
    <message>
        <source>This type has counters, so what it counts by can no longer change: their next numbers would be lost. Close the type and add one with another code.</source>
        <translation>此類型已有計數器，計數依據不能再變更，否則原計數器的下一個編號會遺失。請停用此類型，再以其他代碼新增一個。</translation>
    </message>
    <message>
        <source>Documents of years before %1 get no numbers in this store. A Super Admin can change the setting first_document_year.</source>
        <translation>此儲存庫不為西元 %1 年以前的文件取號。系統管理員可以變更設定 first_document_year。</translation>
    </message>
    <message>
        <source>Numbers of this project were counted by its fiscal year, so the fiscal year can no longer change.</source>
        <translation>此專案已依會計年度計數，會計年度不能再變更。</translation>
    </message>
    <message>
        <source>--orders adds to the demo. Give --demo as well.</source>
        <translation>--orders 是示範資料的附加項目，請一併指定 --demo。</translation>
    </message>
    <message>
        <source>With --demo: also add a project of orders that are numbered by type and day</source>
        <translation>搭配 --demo：另加入一個依類型與日期編號的訂單專案</translation>
    </message>
    <message>
        <source>%1 counters end, and as many others begin; of these %2 already have numbers.</source>
        <translation>%1 個計數器結束，並開始同樣數量的計數器；其中 %2 個已有編號。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No number can come twice.</source>
        <translation>沒有編號會重複。</translation>
    </message>
    <message>
        <source>What has counters of its own, with commas between: ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE, DISCIPLINE; NONE, or USUAL for what the code says</source>
        <translation>各有計數器的項目，以逗號分隔：ORIGINATOR、RECIPIENT、SUB_TYPE、RFA_TYPE、DISCIPLINE；或 NONE，或 USUAL（依代碼慣例）</translation>
    </message>
    <message>
        <source>Year that names a fiscal year: END, in which it ends, or BEGIN</source>
        <translation>會計年度的名稱年份：END 為結束年，BEGIN 為起始年</translation>
    </message>
    <message>
        <source>--counts-by takes ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE and DISCIPLINE, each once, or NONE or USUAL, not &quot;%1&quot;.</source>
        <translation>--counts-by 可用 ORIGINATOR、RECIPIENT、SUB_TYPE、RFA_TYPE、DISCIPLINE（各一次），或 NONE、USUAL，不可為「%1」。</translation>
    </message>
    <message>
        <source>--fiscal-name takes END or BEGIN, not &quot;%1&quot;.</source>
        <translation>--fiscal-name 只能是 END 或 BEGIN，不可為「%1」。</translation>
    </message>
    <message>
        <source>%1 has no sender.</source>
        <translation>%1 沒有發文單位。</translation>
    </message>
    <message>
        <source>%1 is counted by sender. Name it with --originator CODE.</source>
        <translation>%1 依發文單位計數，請以 --originator CODE 指定。</translation>
    </message>
    <message>
        <source>Counts by</source>
        <translation>計數依據</translation>
    </message>
    <message>
        <source>Fiscal year from month</source>
        <translation>會計年度起始月</translation>
    </message>
    <message>
        <source>named by</source>
        <translation>命名年份</translation>
    </message>
    <message>
        <source>Counted by: %1</source>
        <translation>計數依據：%1</translation>
    </message>
    <message>
        <source>Fiscal year begins in month: %1</source>
        <translation>會計年度起始月份：%1</translation>
    </message>
    <message>
        <source>this type does not count by it</source>
        <translation>此類型不以此計數</translation>
    </message>
    <message>
        <source>Compare the version in force with this text and the settings below, without saving</source>
        <translation>將使用中的版本與此文字及下列設定比較，不儲存</translation>
    </message>
    <message>
        <source>All counters continue.</source>
        <translation>所有計數器皆繼續使用。</translation>
    </message>
    <message>
        <source>Fiscal year named by: %1</source>
        <translation>會計年度命名年份：%1</translation>
    </message>
    <message>
        <source>ID pool low</source>
        <translation>識別碼池存量偏低</translation>
    </message>
    <message>
        <source>An ID pool lacks more than %1 of its minimum.</source>
        <translation>識別碼池缺少超過最低數量的 %1。</translation>
    </message>
    <message>
        <source>An ID pool has fewer IDs available than its minimum.</source>
        <translation>識別碼池的可用識別碼少於最低數量。</translation>
    </message>
    <message>
        <source>This ID pool differs from what two Super Admins agreed on.</source>
        <translation>此識別碼池與兩位系統管理員同意的內容不同。</translation>
    </message>
    <message>
        <source>a time of day, 00 to %1</source>
        <translation>時間 00 至 %1</translation>
    </message>
    <message>
        <source>Time of the allocation as %1, Asia/Bangkok.</source>
        <translation>取號時間，格式 %1（Asia/Bangkok）。</translation>
    </message>
    <message>
        <source>Date and time B.E.</source>
        <translation>日期時間（佛曆）</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>日期時間</translation>
    </message>
    <message>
        <source>Month in which the fiscal year begins, 1 to 12 or its name</source>
        <translation>會計年度起始月份，1 至 12 或月份名稱</translation>
    </message>
    <message>
        <source>--fiscal-start takes a month, 1 to 12 or its name, not &quot;%1&quot;.</source>
        <translation>--fiscal-start 須為月份 1 至 12 或月份名稱，不可為「%1」。</translation>
    </message>
    <message>
        <source>With this setting, two documents could get the same number. Change the template first. %1</source>
        <translation>依此設定，兩份文件可能取得相同編號。請先修改編號格式。%1</translation>
    </message>
    <message>
        <source>Document date and allocation time as %1, Buddhist Era.</source>
        <translation>文件日期與取號時間，格式 %1，佛曆。</translation>
    </message>
    <message>
        <source>Document date and allocation time as %1, Common Era.</source>
        <translation>文件日期與取號時間，格式 %1，西元。</translation>
    </message>
    <message>
        <source>It was issued on %1 to %2.</source>
        <comment>time, account</comment>
        <translation>已於 %1 核發給 %2。</translation>
    </message>
    <message>
        <source>It was issued on %1 to %2 for “%3”.</source>
        <comment>time, account, purpose</comment>
        <translation>已於 %1 核發給 %2，用途：「%3」。</translation>
    </message>
    <message>
        <source>Of these, issued: %1.</source>
        <comment>IDs</comment>
        <translation>其中已核發：%1。</translation>
    </message>
    <message>
        <source>It was never issued.</source>
        <translation>從未核發此識別碼。</translation>
    </message>
    <message>
        <source>This pool is retired.</source>
        <translation>此識別碼池已停用。</translation>
    </message>
    <message>
        <source>Only Super Admins can request changes to ID pools.</source>
        <translation>只有系統管理員可以申請建立或停用識別碼池。</translation>
    </message>
    <message>
        <source>Only Super Admins and the numbering services of a pool can fill it.</source>
        <translation>只有系統管理員與此池的取號服務可以補充識別碼。</translation>
    </message>
    <message>
        <source>This version of Lekthi does not know all settings of this pool.</source>
        <translation>此版本的 Lekthi 不認得此池的部分設定。</translation>
    </message>
    <message>
        <source>All IDs that the filters accept are generated. Create a pool with longer IDs.</source>
        <translation>篩選條件接受的識別碼已全部產生。請建立位數較多的識別碼池。</translation>
    </message>
    <message>
        <source>%1 is filling this pool now (%2).</source>
        <comment>account, program</comment>
        <translation>%1 正在補充此池（%2）。</translation>
    </message>
    <message>
        <source>This pool is full.</source>
        <translation>此識別碼池已滿。</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>an ID pool</comment>
        <translation>已空</translation>
    </message>
    <message>
        <source>%1 per day</source>
        <comment>IDs</comment>
        <translation>每日 %1</translation>
    </message>
    <message>
        <source>more than 10 years</source>
        <translation>超過 10 年</translation>
    </message>
    <message>
        <source>less than a day</source>
        <translation>不到 1 天</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom</source>
        <comment>filters</comment>
        <translation>自訂</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>IDs</comment>
        <translation>核發速度</translation>
    </message>
    <message>
        <source>Days left</source>
        <comment>of an ID pool</comment>
        <translation>可用天數</translation>
    </message>
    <message>
        <source>Exhausted in</source>
        <comment>an ID pool</comment>
        <translation>距離用盡</translation>
    </message>
    <message>
        <source>Last filled</source>
        <translation>上次補充</translation>
    </message>
    <message>
        <source>Services</source>
        <comment>numbering services of an ID pool</comment>
        <translation>取號服務</translation>
    </message>
    <message>
        <source>None</source>
        <comment>numbering services</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>建立時間</translation>
    </message>
    <message>
        <source>Retired on</source>
        <translation>停用時間</translation>
    </message>
    <message>
        <source>0 (filled only by hand)</source>
        <translation>0（僅手動補充）</translation>
    </message>
    <message>
        <source>%1 requests to create or retire an ID pool (request #%2): %3</source>
        <translation>%1 申請建立或停用識別碼池（申請 #%2）：%3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved; the ID pool was created or retired: %2</source>
        <translation>您的申請 #%1 已核准；識別碼池已建立或停用：%2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale, because the ID pool was created or retired: %2</source>
        <translation>您的申請 #%1 已過時，因為識別碼池已被建立或停用：%2</translation>
    </message>
    <message>
        <source>ID pool #%1</source>
        <translation>識別碼池 #%1</translation>
    </message>
    <message>
        <source>A pool of this name was created or retired after the request. Check the ID pools page.</source>
        <translation>申請之後，同名的識別碼池已被建立或停用。請查看「識別碼池」頁面。</translation>
    </message>
    <message>
        <source>Request #%1 was rejected. The ID pools stay as they are.</source>
        <translation>已退回申請 #%1。識別碼池維持不變。</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn. The ID pools stay as they are.</source>
        <translation>已撤回申請 #%1。識別碼池維持不變。</translation>
    </message>
    <message>
        <source>No program fills the pool, or it is exhausted. Fill it on the page of the ID pools or with &quot;lekthictl pool fill&quot;, or request a pool with longer IDs.</source>
        <translation>沒有程式補充此池，或識別碼已用盡。請在「識別碼池」頁或以「lekthictl pool fill」補充，或申請識別碼較長的池。</translation>
    </message>
    <message>
        <source>Open the ID pool</source>
        <translation>開啟識別碼池</translation>
    </message>
    <message>
        <source>No filters: every ID with a correct check digit is accepted.</source>
        <translation>無篩選：檢查碼正確的識別碼一律接受。</translation>
    </message>
    <message>
        <source>The sequence number is missing, so all documents would get the same number. Insert %1.</source>
        <translation>缺少流水號，所有文件會得到相同的編號。請插入 %1。</translation>
    </message>
    <message>
        <source>%1 has no more digits than %2 of the format before it, so no number is left for this format. Give it more digits or remove it.</source>
        <translation>%1 的位數不多於前一個格式的 %2，此格式已無號可用。請增加位數或將其移除。</translation>
    </message>
    <message>
        <source>%1 can be given twice, by two formats of the template: as number %2 and as number %3.</source>
        <translation>%1 可能重複發出：{NEXT} 前後的格式得到相同的編號，流水號分別為 %2 與 %3。</translation>
    </message>
    <message>
        <source>After %1 comes %2 in the next format of the template.</source>
        <translation>%1 之後是 %2，改用 {NEXT} 之後的格式。</translation>
    </message>
    <message>
        <source>Next format</source>
        <translation>下一個格式</translation>
    </message>
    <message>
        <source>Not shown. Another format begins here: it is used once the digits of the format before it are used up, and has more digits.</source>
        <translation>不顯示於編號中。由此開始另一個格式：前一個格式的位數用完後改用此格式，位數須較多。</translation>
    </message>
    <message>
        <source>Find a number by its text or beginning, a document, request, error, code or ID</source>
        <translation>以全文或開頭尋找編號，或尋找文件、申請、錯誤、代碼或識別碼</translation>
    </message>
    <message>
        <source>Issued</source>
        <comment>an ID of an ID pool</comment>
        <translation>已核發</translation>
    </message>
    <message>
        <source>Never issued</source>
        <comment>an ID of an ID pool</comment>
        <translation>從未核發</translation>
    </message>
    <message>
        <source>Wrong check digit</source>
        <translation>檢查碼錯誤</translation>
    </message>
    <message>
        <source>ID of the pool %1.</source>
        <translation>識別碼池 %1 的識別碼。</translation>
    </message>
    <message>
        <source>This looks like an ID of the pool %1.</source>
        <translation>看起來像識別碼池 %1 的識別碼。</translation>
    </message>
    <message>
        <source>Check whether this computer has what Lekthi needs, and quit.</source>
        <translation>檢查此電腦是否具備 Lekthi 所需的項目，然後結束。</translation>
    </message>
    <message>
        <source>Database driver</source>
        <translation>資料庫驅動程式</translation>
    </message>
    <message>
        <source>Install the package %1.</source>
        <translation>請安裝套件 %1。</translation>
    </message>
    <message>
        <source>Embedded server</source>
        <translation>內建伺服器</translation>
    </message>
    <message>
        <source>Thai line breaks</source>
        <translation>泰文斷行</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>翻譯</translation>
    </message>
    <message>
        <source>Install Lekthi again.</source>
        <translation>請重新安裝 Lekthi。</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>SVG 圖片</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>鑰匙圈</translation>
    </message>
    <message>
        <source>Passwords can be remembered.</source>
        <translation>可以記住密碼。</translation>
    </message>
    <message>
        <source>None here, so passwords are not remembered.</source>
        <translation>此處沒有，因此不會記住密碼。</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>MISSING</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Thai font</source>
        <translation>泰文字型</translation>
    </message>
    <message>
        <source>Chinese font</source>
        <translation>中文字型</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>The last digest in %1 is damaged or was changed. No digest is added after it, because a new log would hide the earlier ones. Restore the file from a copy. If there is none, move the file to another folder, keep it, and write a new digest.</source>
        <translation>%1 中最後一份摘要已損毀或遭變更。由於新的摘要記錄會掩蓋先前的摘要，因此不會在其後新增摘要。請以副本還原此檔案；若沒有副本，請將檔案移至其他資料夾並保留，再寫入新的摘要。</translation>
    </message>
    <message>
        <source>Took a backup</source>
        <translation>建立備份</translation>
    </message>
    <message>
        <source>Numbers without a backup</source>
        <translation>有編號尚未備份</translation>
    </message>
    <message>
        <source>Numbers have been in no verified backup for more than %1.</source>
        <translation>有編號超過 %1 未納入已驗證的備份。</translation>
    </message>
    <message>
        <source>If the database is lost, these numbers are lost with it. Make a backup with &quot;lekthictl store backup&quot;, and have one made every day.</source>
        <translation>資料庫一旦遺失，這些編號也會遺失。請以「lekthictl store backup」備份，並設定每日備份。</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>The latest verified backup was taken on %1.</source>
        <translation>最近一份已驗證的備份於 %1 建立。</translation>
    </message>
    <message>
        <source>There is no verified backup yet.</source>
        <translation>尚無已驗證的備份。</translation>
    </message>
    <message>
        <source>If the database is lost, all numbers since the last backup are lost with it.</source>
        <translation>資料庫一旦遺失，上次備份之後的編號也會全部遺失。</translation>
    </message>
    <message>
        <source>If the database is lost, all numbers are lost with it.</source>
        <translation>資料庫一旦遺失，所有編號也會一併遺失。</translation>
    </message>
    <message>
        <source>Make a backup with &quot;lekthictl store backup&quot;, and have one made every day.</source>
        <translation>請以「lekthictl store backup」備份，並設定每日備份。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Numbers without a backup since</source>
        <translation>自此時起的編號尚未備份</translation>
    </message>
    <message>
        <source>Versions of programs and libraries</source>
        <translation>程式與函式庫的版本</translation>
    </message>
    <message>
        <source>Variables of the environment that Lekthi reads</source>
        <translation>Lekthi 讀取的環境變數</translation>
    </message>
    <message>
        <source>Settings of the window</source>
        <translation>視窗程式的設定</translation>
    </message>
    <message>
        <source>Settings of a service</source>
        <translation>服務的設定</translation>
    </message>
    <message>
        <source>Settings of the embedded server</source>
        <translation>內建伺服器的設定</translation>
    </message>
    <message>
        <source>Log of a program</source>
        <translation>程式的記錄檔</translation>
    </message>
    <message>
        <source>Log of the embedded server</source>
        <translation>內建伺服器的記錄檔</translation>
    </message>
    <message>
        <source>There is no alert rule %1. Try one of these: %2.</source>
        <translation>沒有警示規則 %1。請試試：%2。</translation>
    </message>
    <message>
        <source>Print what to do for alerts of a rule</source>
        <translation>顯示規則發出警示時該怎麼做</translation>
    </message>
    <message>
        <source>Checks of the server and the store</source>
        <translation>伺服器與儲存庫的檢查結果</translation>
    </message>
    <message>
        <source>Settings of the store</source>
        <translation>儲存庫的設定</translation>
    </message>
    <message>
        <source>Metrics since the store began</source>
        <translation>儲存庫啟用以來的指標</translation>
    </message>
    <message>
        <source>ID pools and how many IDs they hold</source>
        <translation>識別碼池及其中的識別碼數量</translation>
    </message>
    <message>
        <source>Current alerts</source>
        <translation>目前的警示</translation>
    </message>
    <message>
        <source>The latest alert events</source>
        <translation>最近的警示事件</translation>
    </message>
    <message>
        <source>Alert rules</source>
        <translation>警示規則</translation>
    </message>
    <message>
        <source>Notification channels, without addresses and keys</source>
        <translation>通知管道，不含位址與金鑰</translation>
    </message>
    <message>
        <source>The latest errors: reference, class and time only</source>
        <translation>最近的錯誤：僅含參考編號、類別與時間</translation>
    </message>
    <message>
        <source>Why the store could not be asked</source>
        <translation>無法向儲存庫查詢的原因</translation>
    </message>
    <message>
        <source>Passwords, keys, addresses of webhooks and the content of the keychain</source>
        <translation>密碼、金鑰、webhook 位址與鑰匙圈內容</translation>
    </message>
    <message>
        <source>Support bundle of Lekthi</source>
        <translation>Lekthi 支援資料包</translation>
    </message>
    <message>
        <source>The store could not be asked: %1</source>
        <translation>無法向儲存庫查詢：%1</translation>
    </message>
    <message>
        <source>Left out:</source>
        <translation>未包含：</translation>
    </message>
    <message>
        <source>%1 was written; nothing was sent. Check its files before you pass it on.</source>
        <translation>已寫入 %1，未傳送任何資料。轉交前請先檢查其中的檔案。</translation>
    </message>
    <message>
        <source>The bundle is a compressed archive. Give it a name that ends in .tar.gz.</source>
        <translation>資料包是壓縮檔，名稱須以 .tar.gz 結尾。</translation>
    </message>
    <message>
        <source>What is in the bundle and what was left out</source>
        <translation>資料包包含的內容與未包含的內容</translation>
    </message>
    <message>
        <source>Collect versions, status, logs and settings without secrets, to pass on to support</source>
        <translation>收集版本、狀態、記錄檔與設定（不含機密），供支援人員使用</translation>
    </message>
    <message>
        <source>Documents, templates, requests and the ledger</source>
        <translation>文件、編號格式、申請與編號登記簿</translation>
    </message>
    <message>
        <source>Messages and context of the errors in the store</source>
        <translation>儲存庫中錯誤的訊息與內容</translation>
    </message>
    <message>
        <source>Secrets in the files were replaced by &quot;(removed)&quot;. Names of servers, accounts, projects and counters, and numbers that errors name, are still there: check the files before you pass them on.</source>
        <translation>檔案中的機密已改為「(removed)」。伺服器、帳號、專案、計數器的名稱及錯誤中提到的編號仍在其中；轉交前請先檢查檔案。</translation>
    </message>
    <message>
        <source>The backup %1 is damaged or incomplete. Use another one.</source>
        <translation>備份 %1 已損毀或不完整。請改用其他備份。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created or written to.</source>
        <translation>無法建立或寫入資料夾 %1。</translation>
    </message>
    <message>
        <source>Another backup into %1 is running. Try again when it has finished.</source>
        <translation>另一個備份正在寫入 %1。請在完成後再試一次。</translation>
    </message>
    <message>
        <source>It holds the store as of %1: %2 ledger rows of %3 counters.</source>
        <translation>內容為儲存庫於 %1 的狀態：%3 個計數器的 %2 筆登記。</translation>
    </message>
    <message>
        <source>Not verified: the ledger in it is damaged. See &quot;lekthictl audit verify&quot;.</source>
        <translation>未通過驗證：其中的登記簿已損毀。請執行「lekthictl audit verify」。</translation>
    </message>
    <message>
        <source>Not verified.</source>
        <translation>未驗證。</translation>
    </message>
    <message>
        <source>The backup is in %1.</source>
        <translation>備份位於 %1。</translation>
    </message>
    <message>
        <source>Older backups removed: %1.</source>
        <translation>已移除較舊的備份：%1 份。</translation>
    </message>
    <message>
        <source>--set-aside is for a store on this computer. On a server, rename the database.</source>
        <translation>--set-aside 僅適用於這部電腦上的儲存庫。若在伺服器上，請重新命名資料庫。</translation>
    </message>
    <message>
        <source>%1 cannot be renamed to %2.</source>
        <translation>無法將 %1 重新命名為 %2。</translation>
    </message>
    <message>
        <source>Stands at</source>
        <translation>目前編號</translation>
    </message>
    <message>
        <source>Allocated after the backup</source>
        <translation>備份後取號</translation>
    </message>
    <message>
        <source>#%1, created after the backup</source>
        <translation>#%1，備份後建立</translation>
    </message>
    <message>
        <source>up to %1 numbers: %2 to %3</source>
        <translation>最多 %1 個編號：%2 至 %3</translation>
    </message>
    <message>
        <source>The store %1 was restored.</source>
        <translation>已還原儲存庫 %1。</translation>
    </message>
    <message>
        <source>The ledger is intact.</source>
        <translation>登記簿完整無誤。</translation>
    </message>
    <message>
        <source>Signed digests that were kept elsewhere, one a line; those of this computer if left out</source>
        <translation>保存在他處的已簽署摘要，每行一份；省略時使用這部電腦上的摘要</translation>
    </message>
    <message>
        <source>There already is a store at %1. A backup is restored only where there is none: nothing is overwritten.</source>
        <translation>%1 已有儲存庫。備份只能還原到沒有儲存庫的位置，不會覆寫任何資料。</translation>
    </message>
    <message>
        <source>The backup cannot be verified by a test restore: %1 To take it without one, use --no-verify.</source>
        <translation>無法以測試還原驗證備份：%1 若不需測試還原，請使用 --no-verify。</translation>
    </message>
    <message>
        <source>Verified: a test restore succeeded, and the ledger in it is intact.</source>
        <translation>已驗證：測試還原成功，其中的登記簿完整無誤。</translation>
    </message>
    <message>
        <source>The backup was not recorded in the store: %1</source>
        <translation>此備份未記錄於儲存庫：%1</translation>
    </message>
    <message>
        <source>There is no signed digest of the store on this computer, so numbers allocated after the backup are unknown. Check the logs of the numbering services before anyone allocates.</source>
        <translation>這部電腦上沒有此儲存庫的已簽署摘要，因此無法得知備份後取用的編號。在任何人取號之前，請先檢查取號服務的紀錄。</translation>
    </message>
    <message>
        <source>No number is missing up to the newest signed digest, %1. Numbers allocated later are in no digest.</source>
        <translation>至最新的已簽署摘要（%1）為止沒有缺少編號。之後取用的編號不在任何摘要中。</translation>
    </message>
    <message>
        <source>According to the signed digests up to %1, these numbers were allocated after the backup and would be allocated twice:</source>
        <translation>依據至 %1 為止的已簽署摘要，下列編號在備份後已取用，將會重複：</translation>
    </message>
    <message>
        <source>Before anyone allocates, raise each of these counters with &quot;lekthictl reset request --to N&quot;, which another Super Admin approves. N is at least the last number shown, plus what was skipped or allocated after that digest.</source>
        <translation>在任何人取號之前，請以「lekthictl reset request --to N」提高每個計數器，並由另一位 Super Admin 核准。N 至少為所示的最後編號，再加上略過或在該摘要之後取用的編號。</translation>
    </message>
    <message>
        <source>The previous store is in %1.</source>
        <translation>原有的儲存庫位於 %1。</translation>
    </message>
    <message>
        <source>The ledger is damaged, as it was when the backup was taken. See &quot;lekthictl audit verify&quot;.</source>
        <translation>登記簿在備份時即已損毀。請執行「lekthictl audit verify」。</translation>
    </message>
    <message>
        <source>Take a backup of the store while it is in use, and verify it with a test restore</source>
        <translation>在儲存庫使用中建立備份，並以測試還原驗證</translation>
    </message>
    <message>
        <source>Skip the test restore</source>
        <translation>略過測試還原</translation>
    </message>
    <message>
        <source>Keep only the newest N verified backups of this store in the directory</source>
        <translation>資料夾中只保留此儲存庫最新的 N 份已驗證備份</translation>
    </message>
    <message>
        <source>Restore a backup where there is no store, and list the numbers allocated after it</source>
        <translation>將備份還原到沒有儲存庫的位置，並列出備份後取用的編號</translation>
    </message>
    <message>
        <source>First rename the folder of an existing store on this computer</source>
        <translation>先重新命名這部電腦上現有儲存庫的資料夾</translation>
    </message>
    <message>
        <source>The server already has %1, which belongs to a store named %2. Remove it there, or move the store to another database name.</source>
        <translation>伺服器上已有 %1，屬於名為 %2 的儲存庫。請先在伺服器上移除，或搬移到其他資料庫名稱。</translation>
    </message>
    <message>
        <source>The ledger of %1 is damaged, so the store was not moved. See &quot;lekthictl audit verify&quot;.</source>
        <translation>%1 的編號登記簿已損毀，因此未搬移儲存庫。請參閱「lekthictl audit verify」。</translation>
    </message>
    <message>
        <source>Only a store on this computer can be moved. From one server to another, use &quot;lekthictl store backup&quot; and &quot;lekthictl store restore&quot;.</source>
        <translation>只能搬移這台電腦上的儲存庫。要從一台伺服器搬到另一台，請使用「lekthictl store backup」與「lekthictl store restore」。</translation>
    </message>
    <message>
        <source>There is no store in %1.</source>
        <translation>%1 中沒有儲存庫。</translation>
    </message>
    <message>
        <source>Two Super Admins move a store: name them with --as LOGIN and --and LOGIN.</source>
        <translation>搬移儲存庫需要兩位系統管理員：請以 --as LOGIN 與 --and LOGIN 指定。</translation>
    </message>
    <message>
        <source>The password of %1 is missing: set the environment variable %2.</source>
        <translation>缺少 %1 的密碼：請設定環境變數 %2。</translation>
    </message>
    <message>
        <source>This store has demo accounts, whose password everybody knows. Deactivate them, or set up a store of your own and move that.</source>
        <translation>此儲存庫有示範帳號，其密碼人人皆知。請停用這些帳號，或建立您自己的儲存庫再搬移。</translation>
    </message>
    <message>
        <source>The store was moved from %1 to %2, and its ledger is intact on both sides.</source>
        <translation>儲存庫已從 %1 搬移到 %2，兩邊的編號登記簿皆完整。</translation>
    </message>
    <message>
        <source>Move the store of this computer to a server, approved by two Super Admins</source>
        <translation>將這台電腦的儲存庫搬移到伺服器，由兩位系統管理員核准</translation>
    </message>
    <message>
        <source>The other Super Admin, whose password is in LEKTHI_SECOND_PASSWORD</source>
        <translation>另一位系統管理員，其密碼在 LEKTHI_SECOND_PASSWORD 中</translation>
    </message>
    <message>
        <source>From where accounts may sign in there; any computer, encrypted, if left out</source>
        <translation>搬移後帳號可從何處登入；省略時為任何電腦，連線須加密</translation>
    </message>
    <message>
        <source>The store in %1 is in use. Close every program that uses it, then try again.</source>
        <translation>%1 中的儲存庫正在使用中。請關閉所有使用它的程式，然後再試一次。</translation>
    </message>
    <message>
        <source>Approved moving the store</source>
        <translation>核准搬移儲存庫</translation>
    </message>
    <message>
        <source>Together with %1</source>
        <translation>與 %1 共同</translation>
    </message>
    <message>
        <source>The server already has accounts named %1. Anyone who knows their passwords could enter the store. Rename or drop them there first.</source>
        <translation>伺服器上已有名為 %1 的帳號。知道其密碼的人就能進入儲存庫。請先在伺服器上將其改名或刪除。</translation>
    </message>
    <message>
        <source>The store cannot be marked as moved. Check the free space and the permissions of its folder, then try again.</source>
        <translation>無法將儲存庫標記為已搬移。請檢查其資料夾的可用空間與權限，然後再試一次。</translation>
    </message>
    <message>
        <source>%1 What the move had already created at %2 could not be removed. Drop its databases and accounts there, then move the store again.</source>
        <translation>%1 搬移時已在 %2 建立的內容無法移除。請在該處刪除其資料庫與帳號，然後重新搬移儲存庫。</translation>
    </message>
    <message>
        <source>Nobody can allocate in the old place now. Give everybody the new address, and take a backup of the store there.</source>
        <translation>舊位置已無法取號。請將新位址告知所有人，並在新位置備份儲存庫。</translation>
    </message>
    <message>
        <source>The store in %1 was moved to %3. Open it there: a number allocated here would be allocated there a second time.</source>
        <translation>%1 中的儲存庫已搬移到 %3。請在該處開啟：在這裡取得的編號會在該處重複核發。</translation>
    </message>
    <message>
        <source>The server checks new passwords by rules, so it accepts no accounts whose passwords were set elsewhere. Turn its variable strict_password_validation off, and on again afterwards.</source>
        <translation>伺服器依規則檢查新密碼，因此不接受在他處設定密碼的帳號。請關閉其變數 strict_password_validation，之後再重新開啟。</translation>
    </message>
    <message>
        <source>What was restored is not what the backup holds. Restore another backup.</source>
        <translation>還原的內容與備份不符。請還原另一份備份。</translation>
    </message>
    <message>
        <source>The archive was written to %1, but the connection was lost before the store confirmed the request. If the request is on the Approvals page, keep the file. If it is not, delete the file and archive the year again.</source>
        <translation>封存檔已寫入 %1，但儲存庫確認申請之前連線已中斷。若核准頁面上有此申請，請保留檔案；若沒有，請刪除檔案並重新封存該年度。</translation>
    </message>
</context>
<context>
    <name>lekthi::PictureTour</name>
    <message>
        <source>The folder %1 cannot be created. Choose another one.</source>
        <translation>無法建立資料夾 %1。請選擇其他資料夾。</translation>
    </message>
    <message>
        <source>The picture tour stopped at “%1”: the window did not get there.</source>
        <translation>畫面導覽停在「%1」：視窗未切換到該畫面。</translation>
    </message>
    <message>
        <source>The pictures cannot be written to %1. Choose another folder.</source>
        <translation>無法將圖片寫入 %1。請選擇其他資料夾。</translation>
    </message>
</context>
<context>
    <name>lekthi::models::AccountModel</name>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Last sign-in</source>
        <translation>上次登入</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>取號上限</translation>
    </message>
</context>
<context>
    <name>lekthi::models::AdminLogModel</name>
    <message>
        <source>✕ Denied: %1</source>
        <translation>✕ 已拒絕：%1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>操作者</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>對象</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>lekthi::models::AlertDesk</name>
    <message>
        <source>Critical alert: %1</source>
        <translation>嚴重警示：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n critical alerts, the latest: %1</source>
        <translation>
            <numerusform>%n 則嚴重警示，最新：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the alerts</source>
        <translation>檢視警示</translation>
    </message>
</context>
<context>
    <name>lekthi::models::AllocatorModel</name>
    <message>
        <source>– gone</source>
        <translation>– 已離線</translation>
    </message>
    <message>
        <source>✓ running</source>
        <translation>✓ 運作中</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最近出現</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>連線</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
</context>
<context>
    <name>lekthi::models::CounterModel</name>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>類型</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>發文單位</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>受文單位</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>細項</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>最後編號</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>下一個編號</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>最後變更</translation>
    </message>
    <message>
        <source>A reset is requested (request #%1)</source>
        <translation>已申請重設（申請 #%1）</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Past %1</source>
        <translation>已超過 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Runs out on</source>
        <translation>預計用完日</translation>
    </message>
    <message>
        <source>Last changed: %1</source>
        <translation>最後變更：%1</translation>
    </message>
    <message>
        <source>An import of a register is requested (import #%1)</source>
        <translation>有登記表的匯入申請（匯入 #%1）</translation>
    </message>
</context>
<context>
    <name>lekthi::models::DigestKeeper</name>
    <message>
        <source>The signing key stays in its file: the keychain did not keep it.</source>
        <translation>簽署金鑰仍在原檔案中：鑰匙圈未保存。</translation>
    </message>
    <message>
        <source>The reset was executed, but no signed digest could be written after it. %1</source>
        <translation>重設已執行，但之後無法寫入已簽署的摘要。%1</translation>
    </message>
    <message>
        <source>No signed digest could be written. %1</source>
        <translation>無法寫入已簽署的摘要。%1</translation>
    </message>
</context>
<context>
    <name>lekthi::models::Encryption</name>
    <message>
        <source>The connection to %1 is not encrypted: it does not leave this computer.</source>
        <translation>與 %1 的連線未加密：它不離開這台電腦。</translation>
    </message>
    <message>
        <source>The connection is encrypted (TLS). The server proved with a certificate, which this computer trusts, that it is %1.</source>
        <translation>連線已加密（TLS）。伺服器以這台電腦信任的憑證證明它是 %1。</translation>
    </message>
    <message>
        <source>The connection is encrypted (TLS). The server proved with a certificate, signed by the authority in %2, that it is %1.</source>
        <translation>連線已加密（TLS）。伺服器以 %2 中的憑證機構簽署的憑證證明它是 %1。</translation>
    </message>
</context>
<context>
    <name>lekthi::models::ErrorModel</name>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>發生的情況</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人員</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>參考編號</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
</context>
<context>
    <name>lekthi::models::FileReader</name>
    <message>
        <source>An object is expected here.</source>
        <translation>此處必須是物件。</translation>
    </message>
    <message>
        <source>“%1” is unknown here.</source>
        <translation>此處不認得「%1」。</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>缺少「%1」。</translation>
    </message>
    <message>
        <source>“%1” has a value of a wrong kind.</source>
        <translation>「%1」的值類型不正確。</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>「%1」是空的。</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 characters.</source>
        <translation>「%1」超過 %2 個字元。</translation>
    </message>
    <message>
        <source>“%1” has to be a whole number from 1 on.</source>
        <translation>「%1」必須是 1 以上的整數。</translation>
    </message>
    <message>
        <source>“%1” is no time in UTC.</source>
        <translation>「%1」不是 UTC 時間。</translation>
    </message>
    <message>
        <source>“%1” has more than %2 entries.</source>
        <translation>「%1」超過 %2 筆。</translation>
    </message>
    <message>
        <source>“%1” is no value of “%2”.</source>
        <translation>「%1」不是「%2」的有效值。</translation>
    </message>
    <message>
        <source>Versions must be listed newest first, each one once.</source>
        <translation>版本必須由新到舊列出，且不得重複。</translation>
    </message>
    <message>
        <source>A template has to have a version.</source>
        <translation>編號格式至少要有一個版本。</translation>
    </message>
    <message>
        <source>The same type has two templates.</source>
        <translation>同一類型有兩個編號格式。</translation>
    </message>
    <message>
        <source>The file holds more entries than are read.</source>
        <translation>檔案中的項目超過可讀取的數量。</translation>
    </message>
    <message>
        <source>This is no file of exported templates.</source>
        <translation>這不是匯出的編號格式檔案。</translation>
    </message>
    <message>
        <source>The file was written by a newer Lekthi. Use that one to read it.</source>
        <translation>此檔案由較新的 Lekthi 寫入，請使用該版本讀取。</translation>
    </message>
    <message>
        <source>The checksum does not fit: the file was damaged or changed by hand. Export it again.</source>
        <translation>檢查碼不符：檔案已損壞或遭手動修改，請重新匯出。</translation>
    </message>
</context>
<context>
    <name>lekthi::models::HealthWatch</name>
    <message>
        <source>no answer since %1</source>
        <translation>自 %1 起沒有回應</translation>
    </message>
</context>
<context>
    <name>lekthi::models::LedgerCheck</name>
    <message>
        <source>The file %1 is damaged, or was not signed with the key of this computer.</source>
        <translation>檔案 %1 已損壞，或不是以這台電腦的金鑰簽署。</translation>
    </message>
</context>
<context>
    <name>lekthi::models::LedgerModel</name>
    <message>
        <source>Number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人員</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服務</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>計數器</translation>
    </message>
    <message>
        <source>Version</source>
        <comment>of the template</comment>
        <translation>版本</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>lekthi::models::PlanTexts</name>
    <message>
        <source>The file is larger than 4 MB. Split it.</source>
        <translation>檔案大於 4 MB。請分割檔案。</translation>
    </message>
    <message>
        <source>The file has more than %1 lines. Split it.</source>
        <translation>檔案超過 %1 列。請分割檔案。</translation>
    </message>
    <message>
        <source>The file has no lines below its headings.</source>
        <translation>檔案在標題列之下沒有資料。</translation>
    </message>
</context>
<context>
    <name>lekthi::models::PlannedCounterModel</name>
    <message>
        <source>Counter</source>
        <translation>計數器</translation>
    </message>
    <message>
        <source>Next number then</source>
        <translation>匯入後下一個編號</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>編號數</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺號數</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>缺號</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>最後編號</translation>
    </message>
</context>
<context>
    <name>lekthi::models::PoolModel</name>
    <message>
        <source>Pool</source>
        <translation>識別碼池</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>位數</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>IDs</comment>
        <translation>可用</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最低數量</translation>
    </message>
    <message>
        <source>Issued</source>
        <comment>IDs</comment>
        <translation>已核發</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>IDs</comment>
        <translation>核發速度</translation>
    </message>
    <message>
        <source>Days left</source>
        <comment>of an ID pool</comment>
        <translation>可用天數</translation>
    </message>
    <message>
        <source>Capacity</source>
        <comment>of an ID pool</comment>
        <translation>容量</translation>
    </message>
    <message>
        <source>Services</source>
        <comment>numbering services of an ID pool</comment>
        <translation>取號服務</translation>
    </message>
</context>
<context>
    <name>lekthi::models::ProgramFacts</name>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Database server</source>
        <translation>資料庫伺服器</translation>
    </message>
    <message>
        <source>Store schema</source>
        <translation>儲存庫結構版本</translation>
    </message>
    <message>
        <source>System</source>
        <translation>作業系統</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
</context>
<context>
    <name>lekthi::models::Reference</name>
    <message>
        <source>Projects</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>合約</translation>
    </message>
    <message>
        <source>Organizations</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Document types</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>Sub types</source>
        <translation>子類型</translation>
    </message>
    <message>
        <source>RFA types</source>
        <translation>RFA 類型</translation>
    </message>
    <message>
        <source>Disciplines</source>
        <translation>專業</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>業主</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>設計單位</translation>
    </message>
    <message>
        <source>Consultant</source>
        <translation>顧問</translation>
    </message>
    <message>
        <source>Contractor</source>
        <translation>承包商</translation>
    </message>
    <message>
        <source>Third party</source>
        <translation>第三方</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>role of an organization in a project</comment>
        <translation>其他</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代碼</translation>
    </message>
    <message>
        <source>These lists belong to the document-management system (schema %1) and are changed there.</source>
        <translation>這些清單屬於文件管理系統（結構描述 %1），並在該系統中變更。</translation>
    </message>
    <message>
        <source>They cannot be read at the moment.</source>
        <translation>目前無法讀取。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are left out; &quot;lekthictl store status&quot; names them.</source>
        <translation>
            <numerusform>有 %n 個項目未採用；「lekthictl store status」會列出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::models::ReferenceListModel</name>
    <message>
        <source>%1 · %2</source>
        <comment>number, code</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>結案</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代碼</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>所屬</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
</context>
<context>
    <name>lekthi::models::ReferenceTexts</name>
    <message>
        <source>There is no column “%1” in this list.</source>
        <translation>此清單沒有「%1」欄。</translation>
    </message>
    <message>
        <source>The column “%1” is there twice.</source>
        <translation>「%1」欄重複。</translation>
    </message>
    <message>
        <source>The column “%1” is missing.</source>
        <translation>缺少「%1」欄。</translation>
    </message>
    <message>
        <source>“%1” is a formula. Enter plain text.</source>
        <translation>「%1」是公式。請輸入純文字。</translation>
    </message>
    <message>
        <source>The line has %1 cells instead of %2.</source>
        <translation>此列有 %1 格，應為 %2 格。</translation>
    </message>
    <message>
        <source>The contract %1 belongs to another project.</source>
        <translation>合約 %1 屬於另一個專案。</translation>
    </message>
    <message>
        <source>The code exists as %1. Write it in the same way.</source>
        <translation>代碼已存在，寫法為 %1。請使用相同寫法。</translation>
    </message>
    <message>
        <source>There is no document type %1.</source>
        <translation>沒有文件類型 %1。</translation>
    </message>
    <message>
        <source>There is no project %1.</source>
        <translation>沒有專案 %1。</translation>
    </message>
    <message>
        <source>“%1” in the column “order” is not a whole number.</source>
        <translation>「order」欄的「%1」不是整數。</translation>
    </message>
    <message>
        <source>The column “active” takes yes or no, not “%1”.</source>
        <translation>「active」欄只接受 yes 或 no，不接受「%1」。</translation>
    </message>
    <message>
        <source>“%1” is no date. Write YYYY-MM-DD.</source>
        <translation>「%1」不是日期。請寫成 YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>There is no organization %1.</source>
        <translation>沒有單位 %1。</translation>
    </message>
    <message>
        <source>“%1” is no role. Use OWNER, DESIGNER, CONSULTANT, CONTRACTOR, THIRD_PARTY or OTHER.</source>
        <translation>「%1」不是角色。請用 OWNER、DESIGNER、CONSULTANT、CONTRACTOR、THIRD_PARTY 或 OTHER。</translation>
    </message>
    <message>
        <source>%1 is in line %2 already.</source>
        <translation>%1 已出現在第 %2 列。</translation>
    </message>
    <message>
        <source>Sub type %1 has the code %2 already.</source>
        <translation>子類型 %1 已使用代碼 %2。</translation>
    </message>
    <message>
        <source>The column “counts_by” takes ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE and DISCIPLINE, each once, or NONE or USUAL, not “%1”.</source>
        <translation>欄位「counts_by」可用 ORIGINATOR、RECIPIENT、SUB_TYPE、RFA_TYPE、DISCIPLINE（各一次），或 NONE、USUAL，不可為「%1」。</translation>
    </message>
</context>
<context>
    <name>lekthi::models::RegisterLineModel</name>
    <message numerus="yes">
        <source>%n sequence number(s) are missing in the register.</source>
        <translation>
            <numerusform>登記表缺少 %n 個流水號。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>計數器</translation>
    </message>
    <message>
        <source>Sequence number</source>
        <translation>流水號</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>讀取結果</translation>
    </message>
</context>
<context>
    <name>lekthi::models::RequestListModel</name>
    <message>
        <source>Waiting for you</source>
        <translation>等待您處理</translation>
    </message>
    <message>
        <source>Your requests</source>
        <translation>我的申請</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>等待他人處理</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已結案</translation>
    </message>
</context>
<context>
    <name>lekthi::models::RetentionModel</name>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>%1 (request #%2)</source>
        <comment>time, id</comment>
        <translation>%1（申請 #%2）</translation>
    </message>
    <message>
        <source>No</source>
        <translation>未封存</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年度</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>封存時間</translation>
    </message>
</context>
<context>
    <name>lekthi::models::SetupCheck</name>
    <message>
        <source>The project %1 is listed twice.</source>
        <translation>專案 %1 重複列出。</translation>
    </message>
    <message>
        <source>Documents of %1 need a sender and a recipient: name at least two organizations.</source>
        <translation>%1 的文件需要寄件單位與收件單位：請至少列出兩個組織。</translation>
    </message>
    <message>
        <source>The organization %1 is new. Give it a name.</source>
        <translation>組織 %1 是新的，請填寫名稱。</translation>
    </message>
    <message>
        <source>The account %1 is listed twice.</source>
        <translation>帳號 %1 重複列出。</translation>
    </message>
    <message>
        <source>%1 needs at least one project.</source>
        <translation>%1 至少需要一個專案。</translation>
    </message>
    <message>
        <source>The role of %1 covers all projects. Leave the projects out.</source>
        <translation>%1 的角色涵蓋所有專案，請勿指定專案。</translation>
    </message>
    <message>
        <source>There is no project %1.</source>
        <translation>沒有專案 %1。</translation>
    </message>
    <message>
        <source>Templates of %1 are saved in the name of its Project Admin. Add one.</source>
        <translation>%1 的範本以其專案管理員的名義儲存，請新增一位。</translation>
    </message>
    <message>
        <source>Resets of counters need two Super Admins. Until there are two, nobody can approve one.</source>
        <translation>重設計數器需要兩位系統管理員。未滿兩位之前，無人可以核准。</translation>
    </message>
    <message>
        <source>Document types are those of the schema %1. Leave %2 out.</source>
        <translation>文件類型由 schema %1 提供，請刪去 %2。</translation>
    </message>
    <message>
        <source>The document type %1 is listed twice.</source>
        <translation>文件類型 %1 重複列出。</translation>
    </message>
    <message>
        <source>The document type %1 is new. Give it a name.</source>
        <translation>文件類型 %1 為新增項目，請填寫名稱。</translation>
    </message>
</context>
<context>
    <name>lekthi::models::SetupFile</name>
    <message>
        <source>There is no key &quot;%1&quot; here. Known keys: %2.</source>
        <translation>此處沒有「%1」這個鍵。可用的鍵：%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>缺少「%1」。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text in quotation marks.</source>
        <translation>「%1」必須是引號中的文字。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list of texts.</source>
        <translation>「%1」必須是文字清單。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a table.</source>
        <translation>「%1」必須是表格。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes %2, not &quot;%3&quot;.</source>
        <translation>「%1」可為 %2，不可為「%3」。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false.</source>
        <translation>「%1」必須是 true 或 false。</translation>
    </message>
    <message>
        <source>The file is too large: a setup file has at most 4 MB.</source>
        <translation>檔案太大：設定檔上限為 4 MB。</translation>
    </message>
    <message>
        <source>This is not TOML: %1.</source>
        <translation>不是 TOML：%1。</translation>
    </message>
    <message>
        <source>Lists of another schema (&quot;reference&quot;) leave no room for the starter set.</source>
        <translation>使用其他結構描述的清單（&quot;reference&quot;）時，不能同時使用起始清單。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE and DISCIPLINE, each once, or NONE or USUAL, not &quot;%2&quot;.</source>
        <translation>「%1」可用 ORIGINATOR、RECIPIENT、SUB_TYPE、RFA_TYPE、DISCIPLINE（各一次），或 NONE、USUAL，不可為「%2」。</translation>
    </message>
</context>
<context>
    <name>lekthi::models::SetupProof</name>
    <message>
        <source>The next real number will be %1.</source>
        <translation>下一個正式編號將是 %1。</translation>
    </message>
</context>
<context>
    <name>lekthi::models::SetupRun</name>
    <message>
        <source>The lists of document types, sub types, RFA types and disciplines are filled.</source>
        <translation>已填入文件類型、子類型、RFA 類型與專業清單。</translation>
    </message>
    <message>
        <source>The lists of document types, sub types, RFA types and disciplines were already filled.</source>
        <translation>文件類型、子類型、RFA 類型與專業清單先前已填入。</translation>
    </message>
    <message numerus="yes">
        <source>%n organization(s) added.</source>
        <translation>
            <numerusform>已新增 %n 個組織。</numerusform>
        </translation>
    </message>
    <message>
        <source>The project %1 already exists.</source>
        <translation>專案 %1 已存在。</translation>
    </message>
    <message>
        <source>The project %1 is added.</source>
        <translation>已新增專案 %1。</translation>
    </message>
    <message>
        <source>The account %1 already exists.</source>
        <translation>帳號 %1 已存在。</translation>
    </message>
    <message>
        <source>The account %1 is ready.</source>
        <translation>帳號 %1 已可使用。</translation>
    </message>
    <message>
        <source>First template, from the setup</source>
        <translation>第一個範本，來自初始設定</translation>
    </message>
    <message>
        <source>The Project Admin of %1 must save its templates.</source>
        <translation>%1 的範本須由其專案管理員儲存。</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) saved for %1.</source>
        <translation>
            <numerusform>已為 %1 儲存 %n 個範本。</numerusform>
        </translation>
    </message>
    <message>
        <source>The lists are those of the schema %1.</source>
        <translation>清單來自結構描述 %1。</translation>
    </message>
    <message>
        <source>There is no project %1 in the schema %2.</source>
        <translation>結構描述 %2 中沒有專案 %1。</translation>
    </message>
    <message>
        <source>There is no document type %1, so its template is left out.</source>
        <translation>沒有文件類型 %1，因此未建立其範本。</translation>
    </message>
    <message>
        <source>The document type %1 already exists.</source>
        <translation>文件類型 %1 已存在。</translation>
    </message>
    <message numerus="yes">
        <source>%n document type(s) added.</source>
        <translation>
            <numerusform>已新增 %n 個文件類型。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::models::TemplateHistoryModel</name>
    <message>
        <source>Default template</source>
        <translation>預設編號格式</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>= version %1</source>
        <comment>brought it back</comment>
        <translation>= 版本 %1</translation>
    </message>
</context>
<context>
    <name>lekthi::models::TemplateListModel</name>
    <message>
        <source>Default template</source>
        <translation>預設編號格式</translation>
    </message>
    <message>
        <source>All other types</source>
        <translation>其他所有類型</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>No template</source>
        <translation>沒有編號格式</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 個問題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>%n 則提醒</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <comment>badge of a type that uses the default template</comment>
        <translation>預設</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>專案 %1</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>沒有問題</translation>
    </message>
    <message>
        <source>%1 %2, example %3, %4</source>
        <translation>%1 %2，範例 %3，%4</translation>
    </message>
    <message>
        <source>Default does not fit</source>
        <comment>badge of a type for which the default template cannot be used</comment>
        <translation>預設格式不適用</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AboutDialog</name>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>About Lekthi</source>
        <translation>關於 Lekthi</translation>
    </message>
    <message>
        <source>Document numbering for construction projects: templates, counters, approvals and a ledger that can be verified.</source>
        <translation>營建專案的文件編號：編號格式、計數器、核准流程，以及可驗證的編號登記簿。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). You may use, study, share and change it. It comes without any warranty.</source>
        <translation>本程式為自由軟體，採用 GNU 通用公共授權條款第 3 版或更新版本 (GPL-3.0-or-later)。您可以使用、研究、散布及修改，但不提供任何擔保。</translation>
    </message>
    <message>
        <source>Built on Qt, MariaDB, Redis, QCustomPlot, QtKeychain, hiredis, libcurl, libsodium, libthai, libxlsxwriter and Nettle.</source>
        <translation>採用 Qt、MariaDB、Redis、QCustomPlot、QtKeychain、hiredis、libcurl、libsodium、libthai、libxlsxwriter 與 Nettle。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the versions for a fault report</source>
        <translation>複製版本資訊，供回報問題之用</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AccountCard</name>
    <message>
        <source>Signs in on the computer of the server.</source>
        <translation>從伺服器所在電腦登入。</translation>
    </message>
    <message>
        <source>Signs in from any computer, encrypted.</source>
        <translation>可從任何電腦以加密連線登入。</translation>
    </message>
    <message>
        <source>Signs in from %1, encrypted.</source>
        <comment>host</comment>
        <translation>從 %1 以加密連線登入。</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>新增帳號…</translation>
    </message>
    <message>
        <source>Change role or projects…</source>
        <translation>變更角色或專案…</translation>
    </message>
    <message>
        <source>Change role…</source>
        <translation>變更角色…</translation>
    </message>
    <message>
        <source>Change rate limit…</source>
        <translation>變更取號上限…</translation>
    </message>
    <message>
        <source>Reset password…</source>
        <translation>重設密碼…</translation>
    </message>
    <message>
        <source>Deactivate…</source>
        <translation>停用…</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>解除鎖定…</translation>
    </message>
    <message>
        <source>Activate…</source>
        <translation>啟用…</translation>
    </message>
    <message>
        <source>May allocate for other people.</source>
        <translation>可代他人取號。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name and account</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AccountDialog</name>
    <message>
        <source>Working…</source>
        <translation>處理中…</translation>
    </message>
    <message>
        <source>&amp;Reason, kept in the admin log</source>
        <translation>理由（保留於管理紀錄）(&amp;R)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AccountFilterBar</name>
    <message>
        <source>Search for a name, account or project</source>
        <translation>搜尋名稱、帳號或專案</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>All roles</source>
        <translation>所有角色</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>所有狀態</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AccountStateDialog</name>
    <message>
        <source>The account loses all its rights at once, and its sessions are ended. What it did stays in the records.</source>
        <translation>此帳號會立即失去所有權限，連線也會中斷。其過往紀錄仍會保留。</translation>
    </message>
    <message>
        <source>The account gets its role and projects back, and the server lets it in again.</source>
        <translation>此帳號會恢復角色與專案，並可再次登入。</translation>
    </message>
    <message>
        <source>The current password stops working and open sessions are ended. You get a one-time password to hand over; the next sign-in asks for a new one.</source>
        <translation>目前的密碼將失效，連線也會中斷。您會取得一組一次性密碼以供交付；下次登入時須設定新密碼。</translation>
    </message>
    <message>
        <source>The current password stops working and open sessions are ended. The service allocates no numbers until it has the new password.</source>
        <translation>目前的密碼將失效，連線也會中斷。服務在取得新密碼前無法取號。</translation>
    </message>
    <message>
        <source>Deactivate %1</source>
        <translation>停用 %1</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <translation>啟用 %1</translation>
    </message>
    <message>
        <source>Reset the password of %1</source>
        <translation>重設 %1 的密碼</translation>
    </message>
    <message>
        <source>&amp;Deactivate account</source>
        <translation>停用帳號(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Activate account</source>
        <translation>啟用帳號(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;set password</source>
        <translation>重設密碼(&amp;S)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AdminLogFilterBar</name>
    <message>
        <source>Action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>所有專案</translation>
    </message>
    <message>
        <source>Denied only</source>
        <translation>僅顯示已拒絕</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>所有動作</translation>
    </message>
    <message>
        <source>Reason or subject</source>
        <translation>搜尋理由或對象</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AdminLogPage</name>
    <message>
        <source>Admin log</source>
        <translation>管理紀錄</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 筆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n entries; more are loaded as you scroll</source>
        <translation>
            <numerusform>最新 %n 筆；捲動時會載入更多</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching entries</source>
        <translation>沒有符合的紀錄</translation>
    </message>
    <message>
        <source>No entry of the admin log matches the filters above.</source>
        <translation>管理紀錄中沒有符合上方篩選條件的項目。</translation>
    </message>
    <message>
        <source>Show all entries</source>
        <translation>顯示所有紀錄</translation>
    </message>
    <message>
        <source>No entries yet</source>
        <translation>尚無紀錄</translation>
    </message>
    <message>
        <source>Who signs in, changes or is denied something in this store appears here.</source>
        <translation>登入、變更及被拒絕的操作會顯示於此。</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>理由：%1</translation>
    </message>
    <message>
        <source>administrator of the server</source>
        <translation>伺服器管理員</translation>
    </message>
    <message>
        <source>Export the admin log</source>
        <translation>匯出管理紀錄</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were written to %1.</source>
        <translation>
            <numerusform>已將 %n 筆寫入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1 of the chain · account %2 from %3 · %4 · %5 UTC</source>
        <comment>number, login, host, role, time</comment>
        <translation>雜湊鏈第 %1 筆 · 帳號 %2，來自 %3 · %4 · %5 UTC</translation>
    </message>
    <message numerus="yes">
        <source>The latest %n entries; use the filters to see earlier ones</source>
        <translation>
            <numerusform>最新 %n 筆；使用篩選條件可查看更早的紀錄</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AdministratorDialog</name>
    <message>
        <source>Server administrator</source>
        <translation>伺服器管理員</translation>
    </message>
    <message>
        <source>Sign in as an administrator of the server</source>
        <translation>以伺服器管理員身分登入</translation>
    </message>
    <message>
        <source>Only an administrator of the server adds and changes accounts, so that no one can create a second account to approve their own requests. This sign-in is used until you leave the page, and is not kept.</source>
        <translation>只有伺服器管理員能新增和變更帳號，以免有人建立第二個帳號來核准自己的申請。此登入僅用到您離開此頁為止，不會保留。</translation>
    </message>
    <message>
        <source>&amp;Account</source>
        <translation>帳號(&amp;A)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>密碼(&amp;P)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>Or ask an administrator to run:</source>
        <translation>或請管理員執行：</translation>
    </message>
    <message>
        <source>Cop&amp;y command</source>
        <translation>複製指令(&amp;Y)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>登入(&amp;S)</translation>
    </message>
    <message>
        <source>None for the store&apos;s owner</source>
        <translation>儲存庫擁有者不需輸入</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AlertActs</name>
    <message>
        <source>Working</source>
        <translation>處理中</translation>
    </message>
    <message>
        <source>Project Admins can acknowledge an alert; Super Admins can silence one.</source>
        <translation>專案管理員可受理警示；系統管理員可將警示靜音。</translation>
    </message>
    <message>
        <source>Only Super Admins silence an alert.</source>
        <translation>只有系統管理員可將警示靜音。</translation>
    </message>
    <message>
        <source>To end the silence, write a reason of at least 5 characters.</source>
        <translation>若要結束靜音，請填寫至少 5 個字元的理由。</translation>
    </message>
    <message>
        <source>To silence it, write a reason of at least 5 characters.</source>
        <translation>若要靜音，請填寫至少 5 個字元的理由。</translation>
    </message>
    <message>
        <source>&amp;End the silence</source>
        <translation>結束靜音(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Silence</source>
        <translation>靜音(&amp;S)</translation>
    </message>
    <message>
        <source>Note, or the reason of a silence</source>
        <translation>備註，或靜音的理由</translation>
    </message>
    <message>
        <source>What is silenced</source>
        <translation>靜音範圍</translation>
    </message>
    <message>
        <source>This alert only</source>
        <translation>僅此警示</translation>
    </message>
    <message>
        <source>All of this rule</source>
        <translation>此規則的所有警示</translation>
    </message>
    <message>
        <source>How long it is silenced</source>
        <translation>靜音時間</translation>
    </message>
    <message>
        <source>for 1 hour</source>
        <translation>1 小時</translation>
    </message>
    <message>
        <source>for 4 hours</source>
        <translation>4 小時</translation>
    </message>
    <message>
        <source>for a day</source>
        <translation>1 天</translation>
    </message>
    <message>
        <source>for a week</source>
        <translation>1 週</translation>
    </message>
    <message>
        <source>&amp;Acknowledge</source>
        <translation>受理(&amp;I)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AlertChart</name>
    <message>
        <source>Only the time since the request is measured here.</source>
        <translation>這裡只計算申請提出後經過的時間。</translation>
    </message>
    <message>
        <source>This has no values over time. The events are listed below.</source>
        <translation>這一項沒有隨時間變化的數值。處理紀錄請見下方。</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message>
        <source>%1: unknown</source>
        <comment>time</comment>
        <translation>%1：未知</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>time, time</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Open in &amp;Metrics</source>
        <translation>在「指標」中開啟(&amp;M)</translation>
    </message>
    <message>
        <source>What was measured, as a table</source>
        <translation>以表格列出測得的數值</translation>
    </message>
    <message>
        <source>The use of the counter is unknown: the counter is gone, or its template sets no limit.</source>
        <translation>無法計算計數器使用率：計數器已不存在，或其編號格式沒有上限。</translation>
    </message>
    <message>
        <source>The use of the disk is not recorded over time.</source>
        <translation>未記錄磁碟使用量的歷程。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AlertDetail</name>
    <message>
        <source>Measured</source>
        <translation>測量值</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>容許值</translation>
    </message>
    <message>
        <source>Meaning and remedy</source>
        <translation>說明與處理方式</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>處理紀錄</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>severity and where the alert stands</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The whole store</source>
        <translation>整個儲存庫</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>無資料</translation>
    </message>
    <message>
        <source>%1 Since %2.</source>
        <comment>when the rule fires, and since when it does</comment>
        <translation>%1自 %2 起。</translation>
    </message>
    <message>
        <source>%1 silenced it until %2: %3</source>
        <translation>%1 靜音至 %2：%3</translation>
    </message>
    <message>
        <source>Acknowledged by %1</source>
        <translation>%1 已受理</translation>
    </message>
    <message>
        <source>What to do, step by step</source>
        <translation>逐步處理方式</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AlertInbox</name>
    <message>
        <source>All rules</source>
        <translation>所有規則</translation>
    </message>
    <message>
        <source>Reading earlier alerts</source>
        <translation>正在讀取較早的警示</translation>
    </message>
    <message>
        <source>Show earlie&amp;r alerts</source>
        <translation>顯示較早的警示(&amp;R)</translation>
    </message>
    <message>
        <source>Filter alerts</source>
        <translation>篩選警示</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>警示</translation>
    </message>
    <message>
        <source>No alert fits this filter.</source>
        <translation>沒有符合篩選的警示。</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>所有狀態</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AlertsPage</name>
    <message>
        <source>You acknowledged this alert.</source>
        <translation>您已受理此警示。</translation>
    </message>
    <message>
        <source>The alert is silenced. If it still fires when the silence ends, channels are notified.</source>
        <translation>警示已靜音。靜音結束後若仍觸發中，會再通知管道。</translation>
    </message>
    <message>
        <source>The silence has ended.</source>
        <translation>靜音已結束。</translation>
    </message>
    <message>
        <source>The rule was saved. The admin log keeps who changed it and why.</source>
        <translation>規則已儲存。管理紀錄會保留變更者與理由。</translation>
    </message>
    <message>
        <source>The channel was added. Enter its address below.</source>
        <translation>管道已新增，請在下方輸入位址。</translation>
    </message>
    <message>
        <source>The channel was saved.</source>
        <translation>管道已儲存。</translation>
    </message>
    <message>
        <source>This window delivers alerts to the channel from now on.</source>
        <translation>此視窗將開始傳送警示到此管道。</translation>
    </message>
    <message>
        <source>This computer has forgotten the address of the channel.</source>
        <translation>已從這台電腦移除此管道的位址。</translation>
    </message>
    <message>
        <source>The keychain of this computer did not store the address. It is kept until this window is closed.</source>
        <translation>這台電腦的鑰匙圈未儲存位址，只保留到關閉此視窗為止。</translation>
    </message>
    <message>
        <source>No alert has fired</source>
        <translation>尚無警示</translation>
    </message>
    <message>
        <source>Lekthi checks the numbering every 15 seconds while a window of a Project Admin or Super Admin is open. Alerts appear here.</source>
        <translation>專案管理員或系統管理員的視窗開啟時，Lekthi 每 15 秒檢查一次編號。警示會顯示在此。</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message>
        <source>No notification channels</source>
        <translation>沒有通知管道</translation>
    </message>
    <message>
        <source>Add a channel</source>
        <translation>新增管道</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Parts of this page</source>
        <translation>此頁的各部分</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>警示清單</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>Filter rules</source>
        <translation>篩選規則</translation>
    </message>
    <message>
        <source>No rule fits this filter.</source>
        <translation>沒有符合篩選的規則。</translation>
    </message>
    <message>
        <source>Filter channels</source>
        <translation>篩選管道</translation>
    </message>
    <message>
        <source>No channel fits this filter.</source>
        <translation>沒有符合篩選的管道。</translation>
    </message>
    <message>
        <source>&amp;Add a channel</source>
        <translation>新增管道(&amp;A)</translation>
    </message>
    <message>
        <source>Channel %1 was retired.</source>
        <translation>管道 %1 已永久停用。</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>警示</translation>
    </message>
    <message>
        <source>No channels yet.</source>
        <translation>尚無通知管道。</translation>
    </message>
    <message>
        <source>A channel is a Slack webhook, a webhook that accepts the same messages, a PagerDuty service, or a mail server. The store keeps its name and kind; its address stays on the computers that deliver.</source>
        <translation>通道是 Slack webhook、接受相同訊息的 webhook、PagerDuty 服務或郵件伺服器。儲存庫只保存其名稱與種類；其位址留在負責傳送的電腦上。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AllocatorTable</name>
    <message>
        <source>Numbering programs</source>
        <translation>取號程式</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ApprovalsPage</name>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>尚無任何申請</translation>
    </message>
    <message>
        <source>Requests need two active Super Admins, and there are fewer. Ask the administrator of the store to add one with &quot;lekthictl user add&quot;.</source>
        <translation>申請需要兩位使用中的系統管理員，目前不足。請儲存庫的管理員以「lekthictl user add」新增。</translation>
    </message>
    <message>
        <source>Super Admins request to reset a counter or to import an old register on the Counters page, Project Admins to save a template whose numbers can repeat on the Templates page. Another Super Admin approves the request here.</source>
        <translation>系統管理員在「計數器」頁面申請重設計數器或匯入舊登記表，專案管理員在「編號格式」頁面申請儲存編號可能重複的格式，再由另一位系統管理員在此核准。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ArchiveDialog</name>
    <message>
        <source>Cancelled. No archive was written.</source>
        <translation>已取消，未寫入封存檔。</translation>
    </message>
    <message>
        <source>Write the archive</source>
        <translation>寫入封存檔</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <comment>written, in all</comment>
        <translation>%1／%2 筆</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <comment>a year</comment>
        <translation>封存%1</translation>
    </message>
    <message>
        <source>All ledger rows of the year are written to one file, which is signed with the key of this computer. Another Super Admin has to compare the file with the ledger and agree. No row is removed.</source>
        <translation>該年度的所有登記簿紀錄會寫入一個檔案，並以此電腦的金鑰簽署。另一位系統管理員須將檔案與登記簿比對並同意。不會移除任何紀錄。</translation>
    </message>
    <message>
        <source>Why the year should be archived</source>
        <translation>封存該年度的原因</translation>
    </message>
    <message>
        <source>Progress of the archive</source>
        <translation>封存進度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a file and write…</source>
        <translation>選擇檔案並寫入…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ArchivePart</name>
    <message>
        <source>Year</source>
        <translation>年度</translation>
    </message>
    <message>
        <source>Ledger rows</source>
        <translation>登記簿紀錄</translation>
    </message>
    <message>
        <source>Row IDs</source>
        <translation>紀錄 ID</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>簽署金鑰</translation>
    </message>
    <message>
        <source>Check the file before you approve: “lekthictl audit verify --archive FILE” compares it with the ledger. Keep it for as long as the ledger has to be kept.</source>
        <translation>核准前請檢查檔案：「lekthictl audit verify --archive FILE」會與登記簿比對。登記簿須保存多久，檔案就須保存多久。</translation>
    </message>
    <message>
        <source>Archive #%1: %2</source>
        <translation>封存 #%1：%2</translation>
    </message>
    <message>
        <source>%1 requested the archiving</source>
        <translation>%1 申請封存</translation>
    </message>
    <message>
        <source>Approve and archive the year</source>
        <translation>核准並封存該年度</translation>
    </message>
    <message>
        <source>The store notes that the ledger rows of %1 are archived in this file. No row is removed. This cannot be undone.</source>
        <translation>儲存庫會記錄%1的登記簿紀錄已封存於此檔案。不會移除任何紀錄。此動作無法復原。</translation>
    </message>
    <message>
        <source>Archive the year</source>
        <translation>封存該年度</translation>
    </message>
    <message>
        <source>The ledger rows of %1 were archived.</source>
        <translation>%1的登記簿紀錄已封存。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::Banner</name>
    <message>
        <source>Close the message</source>
        <translation>關閉此訊息</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::BenchForm</name>
    <message>
        <source>Choose a project.</source>
        <translation>請選擇專案。</translation>
    </message>
    <message>
        <source>Choose a document type.</source>
        <translation>請選擇文件類型。</translation>
    </message>
    <message>
        <source>No organization takes part in this project. Choose another project.</source>
        <translation>沒有單位參與此專案。請選擇其他專案。</translation>
    </message>
    <message>
        <source>Enter a date.</source>
        <translation>請輸入日期。</translation>
    </message>
    <message>
        <source>What to allocate</source>
        <translation>取號內容</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>發文單位</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>受文單位</translation>
    </message>
    <message>
        <source>Sub type</source>
        <translation>子類型</translation>
    </message>
    <message>
        <source>RFA type</source>
        <translation>RFA 類型</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>專業</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>版次</translation>
    </message>
    <message>
        <source>Document date</source>
        <translation>文件日期</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>取號數量</translation>
    </message>
    <message>
        <source>Concurrent callers</source>
        <translation>同時取號數</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::BenchResult</name>
    <message>
        <source>Duration</source>
        <translation>耗時</translation>
    </message>
    <message>
        <source>Numbers per second</source>
        <translation>每秒取號數</translation>
    </message>
    <message>
        <source>Wait p50</source>
        <translation>等待時間 p50</translation>
    </message>
    <message>
        <source>Wait p95</source>
        <translation>等待時間 p95</translation>
    </message>
    <message>
        <source>Wait p99</source>
        <translation>等待時間 p99</translation>
    </message>
    <message>
        <source>Test numbers</source>
        <translation>測試編號</translation>
    </message>
    <message numerus="yes">
        <source>At least one number came twice among %n. Report this with the version of the program.</source>
        <translation>
            <numerusform>%n 個編號中至少有一個重複。請回報此問題，並附上程式版本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), all different, but with gaps.</source>
        <translation>
            <numerusform>%n 個編號，全部不重複，但中間有缺號。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allocation(s) failed: %1</source>
        <translation>
            <numerusform>%n 次取號失敗：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled after %n number(s), all different and without gaps.</source>
        <translation>
            <numerusform>取得 %n 個編號後取消，全部不重複且沒有缺號。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), all different and without gaps.</source>
        <translation>
            <numerusform>%n 個編號，全部不重複且沒有缺號。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>No real counter moved: this one was at %1 before and is at %1 now.</source>
        <translation>正式計數器沒有變動：這個計數器先前為 %1，現在仍為 %1。</translation>
    </message>
    <message>
        <source>Real numbers were allocated at the same time: the real counter went from %1 to %2. The test bench itself never touches it.</source>
        <translation>同時有人取了正式編號：正式計數器從 %1 變為 %2。取號測試本身不會動到正式計數器。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CalendarPopup</name>
    <message>
        <source>Previous month</source>
        <translation>上個月</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>下個月</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CarefulDialog</name>
    <message>
        <source>What you entered would be lost. Press Esc again to close, or continue.</source>
        <translation>已輸入的內容將會遺失。再按一次 Esc 即可關閉，或繼續作業。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ChannelForm</name>
    <message>
        <source>Only Super Admins change channels.</source>
        <translation>只有系統管理員可變更管道。</translation>
    </message>
    <message>
        <source>A name has 1 to 40 letters, digits, dots, underscores and dashes.</source>
        <translation>名稱為 1 至 40 個英文字母、數字、點、底線或連字號。</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>沒有變更。</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>新管道</translation>
    </message>
    <message>
        <source>Recipients and severity</source>
        <translation>通知設定</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>類型(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;From severity</source>
        <translation>最低嚴重性(&amp;F)</translation>
    </message>
    <message>
        <source>Warnings and critical alerts</source>
        <translation>警告與嚴重警示</translation>
    </message>
    <message>
        <source>Critical alerts only</source>
        <translation>僅嚴重警示</translation>
    </message>
    <message>
        <source>This channel is &amp;on</source>
        <translation>啟用此管道(&amp;O)</translation>
    </message>
    <message>
        <source>Address (kept on this computer only)</source>
        <translation>位址（僅保存在這台電腦）</translation>
    </message>
    <message>
        <source>Not entered on this computer. Each computer that is to deliver needs it.</source>
        <translation>尚未在這台電腦輸入。每台負責傳送的電腦都需要。</translation>
    </message>
    <message>
        <source>Entered; the keychain of this computer keeps it.</source>
        <translation>已輸入，由這台電腦的鑰匙圈保管。</translation>
    </message>
    <message>
        <source>Entered; forgotten when this window is closed, since this computer has no keychain.</source>
        <translation>已輸入；這台電腦沒有鑰匙圈，關閉視窗後即不再保留。</translation>
    </message>
    <message>
        <source>Send a &amp;test</source>
        <translation>傳送測試(&amp;T)</translation>
    </message>
    <message>
        <source>Sending a test</source>
        <translation>正在傳送測試</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>變更理由</translation>
    </message>
    <message>
        <source>Sa&amp;ve the channel</source>
        <translation>儲存管道(&amp;V)</translation>
    </message>
    <message>
        <source>Keep on this com&amp;puter</source>
        <translation>保存在這台電腦(&amp;P)</translation>
    </message>
    <message>
        <source>Forg&amp;et</source>
        <translation>移除(&amp;E)</translation>
    </message>
    <message>
        <source>Retire the channe&amp;l…</source>
        <translation>永久停用此管道…(&amp;L)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ChannelSecretFields</name>
    <message>
        <source>&amp;Integration key</source>
        <translation>整合金鑰(&amp;I)</translation>
    </message>
    <message>
        <source>Mail ser&amp;ver</source>
        <translation>郵件伺服器(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Address of the webhook</source>
        <translation>webhook 位址(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>區域(&amp;R)</translation>
    </message>
    <message>
        <source>Key for si&amp;gning (may be empty)</source>
        <translation>簽署金鑰（可留空）(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;From address</source>
        <translation>寄件者(&amp;F)</translation>
    </message>
    <message>
        <source>Rec&amp;ipients</source>
        <translation>收件者(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;User (may be empty)</source>
        <translation>使用者名稱（可空白）(&amp;U)</translation>
    </message>
    <message>
        <source>Passwor&amp;d</source>
        <translation>密碼(&amp;D)</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>美國</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>歐洲</translation>
    </message>
    <message>
        <source>Allo&amp;w private addresses</source>
        <translation>允許私人位址(&amp;H)</translation>
    </message>
    <message>
        <source>Private addresses are refused unless this is selected. Redirects are never followed; certificates are always checked.</source>
        <translation>未勾選時拒絕私人位址。一律不跟隨轉址，並檢查憑證。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ConflictPanel</name>
    <message>
        <source>A newer version was saved meanwhile</source>
        <translation>其他人已儲存較新的版本</translation>
    </message>
    <message>
        <source>%1 saved version %2 on %3. Reason: %4</source>
        <translation>%1 於 %3 儲存了版本 %2。理由：%4</translation>
    </message>
    <message>
        <source>Theirs: version %1</source>
        <translation>對方：版本 %1</translation>
    </message>
    <message>
        <source>Yours: based on version %1</source>
        <translation>您的：以版本 %1 為基礎</translation>
    </message>
    <message>
        <source>Yours: based on the default template</source>
        <translation>您的：以預設編號格式為基礎</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>採用對方的</translation>
    </message>
    <message>
        <source>Keep mine on top of version %1</source>
        <translation>保留我的，接在版本 %1 之後</translation>
    </message>
    <message>
        <source>Merge both changes</source>
        <translation>合併雙方的變更</translation>
    </message>
    <message>
        <source>The changes cannot be merged: both changed the same part.</source>
        <translation>無法合併變更：雙方改了同一部分。</translation>
    </message>
    <message>
        <source>The common base version is not known.</source>
        <translation>不知道雙方以哪個版本為起點。</translation>
    </message>
    <message>
        <source>Both started from version %1</source>
        <translation>雙方皆以版本 %1 為起點</translation>
    </message>
    <message>
        <source>Take both changes</source>
        <translation>採用雙方的變更</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CounterDetail</name>
    <message>
        <source>Choose a counter to see its next number.</source>
        <translation>選擇計數器以查看下一個編號。</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>最後編號</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>下一個編號</translation>
    </message>
    <message>
        <source>First number of the next period</source>
        <translation>下一期間的第一個編號</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>project, document type, period</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>由 %1 發給 %2</translation>
    </message>
    <message>
        <source>From %1, counted without a recipient</source>
        <translation>由 %1 發文，不分受文單位計數</translation>
    </message>
    <message>
        <source>Sub type %1</source>
        <translation>子類型 %1</translation>
    </message>
    <message>
        <source>RFA type %1, discipline %2</source>
        <translation>RFA 類型 %1，專業 %2</translation>
    </message>
    <message>
        <source>Show request #%1</source>
        <translation>查看申請 #%1</translation>
    </message>
    <message>
        <source>Request a reset</source>
        <translation>申請重設</translation>
    </message>
    <message>
        <source>A reset is waiting for approval.</source>
        <translation>有重設申請等待核准。</translation>
    </message>
    <message>
        <source>Only Super Admins can request a reset.</source>
        <translation>只有系統管理員可以申請重設。</translation>
    </message>
    <message>
        <source>Show import #%1</source>
        <translation>查看匯入 #%1</translation>
    </message>
    <message>
        <source>The import of an old register is waiting for approval.</source>
        <translation>舊登記表的匯入正在等待核准。</translation>
    </message>
    <message>
        <source>Open the template</source>
        <translation>開啟編號格式</translation>
    </message>
    <message>
        <source>How long will it last?</source>
        <translation>編號還能用多久？</translation>
    </message>
    <message>
        <source>Missing numbers…</source>
        <translation>缺少的編號…</translation>
    </message>
    <message>
        <source>Counted without sender and recipient</source>
        <translation>不分發文單位與受文單位計數</translation>
    </message>
    <message>
        <source>To %1, counted without a sender</source>
        <translation>受文：%1，不分發文單位計數</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CounterFilterBar</name>
    <message>
        <source>Search for a code or number</source>
        <translation>搜尋代碼或編號</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>所有專案</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>所有類型</translation>
    </message>
    <message>
        <source>All organizations</source>
        <translation>所有單位</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>Sender or recipient</source>
        <translation>發文單位或受文單位</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>所有年份</translation>
    </message>
    <message>
        <source>Running out</source>
        <translation>即將用完</translation>
    </message>
    <message>
        <source>Counters with 80 % of their numbers used, and those that may run out within a year; soonest first</source>
        <translation>已用 80 % 編號的計數器，以及可能在一年內用完的計數器；最先用完的在前</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CountersPage</name>
    <message>
        <source>Counters</source>
        <translation>計數器</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n 個計數器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n counter(s); more are loaded as you scroll</source>
        <translation>
            <numerusform>前 %n 個計數器；捲動時會載入更多</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching counters</source>
        <translation>沒有符合的計數器</translation>
    </message>
    <message>
        <source>Show all counters</source>
        <translation>顯示所有計數器</translation>
    </message>
    <message>
        <source>No counters yet</source>
        <translation>尚無計數器</translation>
    </message>
    <message>
        <source>A counter appears here when its first number is allocated. Allocate one with your document system or with &quot;lekthictl allocate&quot;.</source>
        <translation>從計數器取出第一個編號後，計數器就會出現在這裡。請用文件管理系統或 &quot;lekthictl allocate&quot; 取號。</translation>
    </message>
    <message>
        <source>Copy next number</source>
        <translation>複製下一個編號</translation>
    </message>
    <message>
        <source>No counter matches the search and the filters above.</source>
        <translation>沒有符合搜尋與上方篩選條件的計數器。</translation>
    </message>
    <message>
        <source>The reset to %1 is requested. Another Super Admin decides on it on the Approvals page.</source>
        <translation>已申請重設為 %1，由另一位系統管理員在「核准」頁面審核。</translation>
    </message>
    <message>
        <source>No counter runs out of numbers</source>
        <translation>沒有計數器即將用完編號</translation>
    </message>
    <message>
        <source>Counters with 80 % of their numbers used, and those that may run out within a year, appear here.</source>
        <translation>這裡列出已用 80 % 編號的計數器，以及可能在一年內用完的計數器。</translation>
    </message>
    <message>
        <source>Import #%1 of the register is requested. Another Super Admin decides on it on the Approvals page.</source>
        <translation>已申請匯入登記表（#%1）。由另一位系統管理員在「核准」頁面審核。</translation>
    </message>
    <message>
        <source>Without a document…</source>
        <translation>沒有文件…</translation>
    </message>
    <message>
        <source>Counters are found by their codes and their next number. To find a number that was issued, look it up.</source>
        <translation>計數器以代碼與下一個編號搜尋。要找已核發的編號，請查詢該編號。</translation>
    </message>
    <message>
        <source>Look up “%1”</source>
        <translation>查詢「%1」</translation>
    </message>
    <message>
        <source>Numbers without a document</source>
        <translation>沒有文件的編號</translation>
    </message>
    <message>
        <source>Counters can be sorted by this column when all of them are loaded. Narrow the list with the filters first.</source>
        <translation>全部計數器載入後才能依此欄排序。請先用篩選條件縮小清單。</translation>
    </message>
    <message numerus="yes">
        <source>%n counters were written to %1.</source>
        <translation>
            <numerusform>已將 %n 個計數器寫入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the counters</source>
        <translation>匯出計數器</translation>
    </message>
    <message numerus="yes">
        <source>The first %n counter(s); use the filters to see others</source>
        <translation>
            <numerusform>前 %n 個計數器；使用篩選條件可查看其他計數器</numerusform>
        </translation>
    </message>
    <message>
        <source>The counter is beyond the end of this list. Narrow the list with the filters to find it.</source>
        <translation>此計數器在清單末端之後。請用篩選條件縮小清單以找到它。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CountingEditor</name>
    <message>
        <source>Counted by</source>
        <translation>計數依據</translation>
    </message>
    <message>
        <source>Fiscal year</source>
        <translation>會計年度</translation>
    </message>
    <message>
        <source>As usual for its code</source>
        <translation>依代碼慣例</translation>
    </message>
    <message>
        <source>Begins in month</source>
        <translation>起始月份</translation>
    </message>
    <message>
        <source>Named by the year in which it</source>
        <translation>以哪一年命名</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>結束年</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>起始年</translation>
    </message>
    <message>
        <source>Each project and period has a counter of its own. This stays as it is once the type has counters.</source>
        <translation>每個專案與每一期間一律各有計數器。此類型有計數器後即不可變更。</translation>
    </message>
    <message>
        <source>For templates that count by fiscal years. This stays as it is once they have.</source>
        <translation>適用於依會計年度計數的格式。已計數後即不可變更。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DateField</name>
    <message>
        <source>Not a date</source>
        <translation>不是日期</translation>
    </message>
    <message>
        <source>Choose from a calendar</source>
        <translation>從月曆選擇</translation>
    </message>
    <message>
        <source>Day/month/year</source>
        <translation>日/月/年</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DecisionBar</name>
    <message>
        <source>To reject, write a reason of at least %1 characters.</source>
        <translation>若要退回，請填寫至少 %1 個字元的理由。</translation>
    </message>
    <message>
        <source>Comment (optional)</source>
        <translation>備註（選填）</translation>
    </message>
    <message>
        <source>Reason (required to reject)</source>
        <translation>理由（退回時必填）</translation>
    </message>
    <message>
        <source>Withdraw request</source>
        <translation>撤回申請</translation>
    </message>
    <message>
        <source>Reject request</source>
        <translation>退回申請</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DemoPeople</name>
    <message>
        <source>Choose an account</source>
        <translation>選擇帳號</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>密碼(&amp;P)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DesktopNotes</name>
    <message>
        <source>Show</source>
        <translation>檢視</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DiffCard</name>
    <message>
        <source>In one line</source>
        <translation>以單行顯示</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DigestCard</name>
    <message>
        <source>just now</source>
        <translation>剛才</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <translation>
            <numerusform>%n 分鐘前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <translation>
            <numerusform>%n 小時前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n 天前</numerusform>
        </translation>
    </message>
    <message>
        <source>Being written</source>
        <translation>正在寫入</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>time and age</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>None of this store on this computer</source>
        <translation>這台電腦上沒有此儲存庫的摘要</translation>
    </message>
    <message>
        <source>Made with the first digest</source>
        <translation>隨第一份摘要建立</translation>
    </message>
    <message>
        <source>In the keychain of this computer</source>
        <translation>在這台電腦的鑰匙圈中</translation>
    </message>
    <message>
        <source>In the file %1, which only you can read</source>
        <translation>在檔案 %1 中，只有您能讀取</translation>
    </message>
    <message>
        <source>Signed digests</source>
        <translation>已簽署的摘要</translation>
    </message>
    <message>
        <source>A digest proves the state of the ledger and the admin log at one time. Keep copies of it and of the public key where the administrators of the server cannot write.</source>
        <translation>摘要可證明編號登記簿與管理紀錄在某個時間點的狀態。請將其副本與公開金鑰存放在伺服器管理員無法寫入之處。</translation>
    </message>
    <message>
        <source>This window writes one after each reset and once a day.</source>
        <translation>此視窗在每次重設後及每天寫入一份。</translation>
    </message>
    <message>
        <source>The windows of Super Admins and Auditors write one after each reset and once a day; you can at any time.</source>
        <translation>系統管理員與稽核員的視窗在每次重設後及每天寫入一份；您可隨時寫入。</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>&amp;Write a digest now</source>
        <translation>立即寫入摘要(&amp;W)</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Choose another &amp;folder</source>
        <translation>選擇其他資料夾(&amp;F)</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>公開金鑰</translation>
    </message>
    <message>
        <source>Copy the &amp;key</source>
        <translation>複製金鑰(&amp;K)</translation>
    </message>
    <message>
        <source>Secret key</source>
        <translation>私密金鑰</translation>
    </message>
    <message>
        <source>Keep it in the key&amp;chain</source>
        <translation>存入鑰匙圈(&amp;C)</translation>
    </message>
    <message>
        <source>Folder of signed digests</source>
        <translation>已簽署摘要的資料夾</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DrawCard</name>
    <message>
        <source>No test number could be allocated: %1</source>
        <translation>無法取得測試編號：%1</translation>
    </message>
    <message>
        <source>Real numbers come from the same server and are likely to fail as well.</source>
        <translation>正式編號取自同一伺服器，很可能也會失敗。</translation>
    </message>
    <message>
        <source>Check what this page says about the database.</source>
        <translation>請查看此頁面關於資料庫的說明。</translation>
    </message>
    <message>
        <source>Allocating a test number in the sandbox…</source>
        <translation>正在沙盒中取測試編號…</translation>
    </message>
    <message>
        <source>Allocate a &amp;test number</source>
        <translation>取測試編號(&amp;T)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::EffectsCard</name>
    <message>
        <source>The next numbers</source>
        <translation>下一個編號</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>計數器</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>counter before and after</comment>
        <translation>%1，之後為 %2</translation>
    </message>
    <message>
        <source>= the same</source>
        <translation>= 相同</translation>
    </message>
    <message>
        <source>No number has been allocated with this template yet.</source>
        <translation>尚未以此編號格式取號。</translation>
    </message>
    <message>
        <source>Documents that have their numbers keep them.</source>
        <translation>已有編號的文件維持原編號。</translation>
    </message>
    <message numerus="yes">
        <source>%n more counters are not shown.</source>
        <translation>
            <numerusform>另有 %n 個計數器未顯示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next numbers that change: %1 of %2.</source>
        <translation>會變更的下一個編號：%1 / %2。</translation>
    </message>
    <message>
        <source>All counters continue.</source>
        <translation>所有計數器繼續累計。</translation>
    </message>
    <message>
        <source>Counters replaced: %1.</source>
        <translation>被取代的計數器：%1。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ErrorDetail</name>
    <message>
        <source>What was done about it</source>
        <translation>處理方式</translation>
    </message>
    <message>
        <source>What was done about the error</source>
        <translation>此錯誤的處理方式</translation>
    </message>
    <message>
        <source>Mark as re&amp;solved</source>
        <translation>標示為已處理</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ErrorFilterBar</name>
    <message>
        <source>All errors</source>
        <translation>所有錯誤</translation>
    </message>
    <message>
        <source>Reference (ERR-…)</source>
        <translation>參考編號 (ERR-…)</translation>
    </message>
    <message>
        <source>Reference of an error message</source>
        <translation>錯誤訊息中的參考編號</translation>
    </message>
    <message>
        <source>Kind of error</source>
        <translation>錯誤種類</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>所有專案</translation>
    </message>
    <message>
        <source>Unresolved only</source>
        <translation>僅未處理</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ErrorsPage</name>
    <message numerus="yes">
        <source>%n errors were written to %1.</source>
        <translation>
            <numerusform>已將 %n 筆錯誤寫入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n 筆錯誤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n errors; more are loaded as you scroll</source>
        <translation>
            <numerusform>最新 %n 筆錯誤；捲動時會載入更多</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors match</source>
        <translation>沒有符合的錯誤</translation>
    </message>
    <message>
        <source>No error matches the filters above. A reference is written like ERR-20250102-1234-ABCD.</source>
        <translation>沒有錯誤符合上方的篩選條件。參考編號的格式如 ERR-20250102-1234-ABCD。</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>清除篩選</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>沒有錯誤</translation>
    </message>
    <message>
        <source>Every allocation that fails appears here with its cause.</source>
        <translation>每次編號配發失敗都會連同原因顯示在此。</translation>
    </message>
    <message>
        <source>Error %1 is resolved.</source>
        <translation>錯誤 %1 已標示為已處理。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>Export the errors</source>
        <translation>匯出錯誤</translation>
    </message>
    <message numerus="yes">
        <source>The latest %n errors; use the filters to see earlier ones</source>
        <translation>
            <numerusform>最新 %n 筆錯誤；使用篩選條件可查看更早的錯誤</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ExchangeMenu</name>
    <message>
        <source>Export the templates of %1…</source>
        <translation>匯出 %1 的編號格式…</translation>
    </message>
    <message>
        <source>Import templates into %1…</source>
        <translation>匯入編號格式至 %1…</translation>
    </message>
    <message>
        <source>Only Project Admins of %1 can import templates.</source>
        <translation>只有 %1 的專案管理員可以匯入編號格式。</translation>
    </message>
    <message>
        <source>Export templates</source>
        <translation>匯出編號格式</translation>
    </message>
    <message>
        <source>Import templates</source>
        <translation>匯入編號格式</translation>
    </message>
    <message>
        <source>Export, import</source>
        <translation>匯出、匯入</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ExportButton</name>
    <message>
        <source>Cancelling…</source>
        <translation>取消中…</translation>
    </message>
    <message numerus="yes">
        <source>%n written</source>
        <comment>rows of a list</comment>
        <translation>
            <numerusform>已寫入 %n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Excel workbook (XLSX)</source>
        <translation>Excel 活頁簿 (XLSX)</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON（逐行）</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>取消匯出</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>匯出進度</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>已取消匯出，未寫入任何檔案。</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 頁，共 %2 頁</translation>
    </message>
    <message>
        <source>PDF report (up to %1 rows)</source>
        <translation>PDF 報表（最多 %1 列）</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::FaultReportDialog</name>
    <message>
        <source>What I did:</source>
        <translation>我做了什麼：</translation>
    </message>
    <message>
        <source>What I expected:</source>
        <translation>我預期的結果：</translation>
    </message>
    <message>
        <source>What happened instead, with the reference of the message (ERR-…):</source>
        <translation>實際發生的情況，並附上訊息的參考碼 (ERR-…)：</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>已複製，請貼到要傳送的訊息中。</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>回報問題</translation>
    </message>
    <message>
        <source>Answer the three questions, copy the text and send it to the person who maintains Lekthi for you. It holds versions, but no passwords, addresses or document numbers.</source>
        <translation>請回答三個問題，複製文字後傳給貴單位維護 Lekthi 的人員。內容只有版本資訊，沒有密碼、位址或文件編號。</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>回報內容</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>複製回報內容(&amp;C)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::FilterFields</name>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HandOverDialog</name>
    <message>
        <source>The password is on the clipboard. Other programs can read it there until something else is copied.</source>
        <translation>密碼已複製到剪貼簿。在複製其他內容之前，其他程式可以讀取它。</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>儲存交付單</translation>
    </message>
    <message>
        <source>The sheet was saved to %1. Delete it after you have handed it over.</source>
        <translation>交付單已儲存至 %1。交付後請刪除。</translation>
    </message>
    <message>
        <source>The password is shown only now. Copy or print it, or close again.</source>
        <translation>密碼只會顯示這一次。請複製或列印，或再按一次關閉。</translation>
    </message>
    <message>
        <source>Password to hand over</source>
        <translation>待交付的密碼</translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation>%1 的密碼</translation>
    </message>
    <message>
        <source>Account %1. The password is shown only now, and Lekthi keeps no copy: hand it over in person, on the printed sheet or by another safe way.</source>
        <translation>帳號 %1。密碼只會顯示這一次，Lekthi 不保留副本：請當面交付、以列印的交付單或其他安全方式交付。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Copy password</source>
        <translation>複製密碼(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print sheet…</source>
        <translation>列印交付單(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>另存為 PDF(&amp;S)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>關閉(&amp;L)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HealthCard</name>
    <message>
        <source>since %1</source>
        <translation>自 %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HistoryDetail</name>
    <message>
        <source>Version %1 · %2 · in force</source>
        <translation>版本 %1 · %2 · 使用中</translation>
    </message>
    <message>
        <source>Version %1 · %2</source>
        <translation>版本 %1 · %2</translation>
    </message>
    <message>
        <source>%1 saved version %2 on %3. Reason: %4</source>
        <comment>person, number, time, reason</comment>
        <translation>%1 於 %3 儲存了版本 %2。理由：%4</translation>
    </message>
    <message>
        <source>It rolled back to version %1.</source>
        <translation>還原自版本 %1。</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>編號格式</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message>
        <source>By version %1</source>
        <translation>依版本 %1</translation>
    </message>
    <message>
        <source>compared with</source>
        <comment>between two versions</comment>
        <translation>比較</translation>
    </message>
    <message>
        <source>Version to compare</source>
        <translation>要比較的版本</translation>
    </message>
    <message>
        <source>Version to compare it with</source>
        <translation>比較對象版本</translation>
    </message>
    <message>
        <source>What rolling back to version %1 would change. Today&apos;s rules and the proof of uniqueness have no objection.</source>
        <translation>還原版本 %1 會造成的變更。依現行規則與唯一性證明，並無問題。</translation>
    </message>
    <message>
        <source>What rolling back to version %1 would change, and what prevents it.</source>
        <translation>還原版本 %1 會造成的變更，以及無法還原的原因。</translation>
    </message>
    <message>
        <source>What rolling back to version %1 would change. Today&apos;s rules have no objection; whether two documents could get the same number could not be decided.</source>
        <translation>還原版本 %1 會造成的變更。依現行規則並無問題，但兩份文件是否可能取得相同編號未能判定。</translation>
    </message>
    <message>
        <source>It is the first version; there is none before it.</source>
        <translation>這是第一個版本，之前沒有其他版本。</translation>
    </message>
    <message>
        <source>Nothing: the first version</source>
        <translation>無（第一個版本）</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HistoryListPanel</name>
    <message>
        <source>Search in reasons</source>
        <translation>搜尋理由</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>所有專案</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>所有類型</translation>
    </message>
    <message>
        <source>Versions of templates</source>
        <translation>編號格式的版本</translation>
    </message>
    <message>
        <source>Default template</source>
        <translation>預設編號格式</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HistoryPage</name>
    <message numerus="yes">
        <source>%n templates with all their versions were written to %1.</source>
        <translation>
            <numerusform>已將 %n 個編號格式及其所有版本寫入 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new versions were saved.</source>
        <translation>
            <numerusform>已儲存 %n 個新版本。</numerusform>
        </translation>
    </message>
    <message>
        <source>Version %1 is in force again, as version %2. Documents that have their numbers keep them.</source>
        <translation>版本 %1 已還原為版本 %2 並生效。已有編號的文件維持原編號。</translation>
    </message>
    <message>
        <source>Another user has saved a version. This page now shows the newest one; check it before you continue.</source>
        <translation>其他使用者已儲存新版本。此頁面已改為顯示最新版本，請先檢查再繼續。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message>
        <source>No matching versions</source>
        <translation>沒有符合的版本</translation>
    </message>
    <message>
        <source>No version of a template matches the filters.</source>
        <translation>沒有編號格式的版本符合篩選條件。</translation>
    </message>
    <message>
        <source>Show all versions</source>
        <translation>顯示所有版本</translation>
    </message>
    <message>
        <source>No versions yet</source>
        <translation>尚無版本</translation>
    </message>
    <message>
        <source>Each change of a number template is kept here: who, when, why, and its effect on the next numbers.</source>
        <translation>編號格式的每次變更都保存於此：何人、何時、為何，以及對下一個編號的影響。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HistoryPanel</name>
    <message>
        <source>Version %1 · %2 · %3 · %4</source>
        <comment>number, time, person, reason</comment>
        <translation>版本 %1 · %2 · %3 · %4</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>In the editor</source>
        <translation>編輯中</translation>
    </message>
    <message>
        <source>Take version %1 into the editor</source>
        <translation>將版本 %1 帶入編輯器</translation>
    </message>
    <message>
        <source>History of this template</source>
        <translation>此編號格式的歷程</translation>
    </message>
    <message>
        <source>Versions of this template</source>
        <translation>此編號格式的版本</translation>
    </message>
    <message>
        <source>Compared with what you edit</source>
        <translation>與編輯中的內容比較</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HotCounterCard</name>
    <message>
        <source>Busiest counters</source>
        <translation>最忙碌的計數器</translation>
    </message>
    <message>
        <source>By numbers</source>
        <translation>依編號數</translation>
    </message>
    <message>
        <source>By lock wait</source>
        <translation>依鎖定等待時間</translation>
    </message>
    <message>
        <source>Order of the counters</source>
        <translation>計數器排序</translation>
    </message>
    <message>
        <source>No number was allocated in this range.</source>
        <translation>此範圍內沒有取號。</translation>
    </message>
    <message>
        <source>All numbers of this range</source>
        <translation>此範圍的所有編號</translation>
    </message>
    <message>
        <source>The latest %1 numbers of this range, allocated since %2</source>
        <comment>count, time</comment>
        <translation>此範圍最近的 %1 個編號，自 %2 起</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HowLongCard</name>
    <message>
        <source>How long will it last?</source>
        <translation>編號還能用多久？</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>已使用</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩餘</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>使用速度</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>預測</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>之後</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::IdCheckCard</name>
    <message>
        <source>Check an ID</source>
        <translation>檢查識別碼</translation>
    </message>
    <message>
        <source>Type or paste an ID</source>
        <translation>輸入或貼上識別碼</translation>
    </message>
    <message>
        <source>ID to check</source>
        <translation>要檢查的識別碼</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>檢查</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ImportDialog</name>
    <message>
        <source>Version %1, in force</source>
        <translation>使用中的版本 %1</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>來自檔案</translation>
    </message>
    <message>
        <source>Default template</source>
        <translation>預設編號格式</translation>
    </message>
    <message>
        <source>%1: new</source>
        <translation>%1：新增</translation>
    </message>
    <message>
        <source>%1: changes and becomes version %2</source>
        <translation>%1：變更並成為版本 %2</translation>
    </message>
    <message>
        <source>%1: stays the same</source>
        <translation>%1：維持不變</translation>
    </message>
    <message>
        <source>Its history in %1, for information:</source>
        <translation>於 %1 的歷程（僅供參考）：</translation>
    </message>
    <message>
        <source>Version %1 · %2 · %3 · %4</source>
        <comment>number, time, login, reason</comment>
        <translation>版本 %1 · %2 · %3 · %4</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the file can be imported.</source>
        <translation>檔案中沒有可匯入的內容。</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在讀取檔案…</translation>
    </message>
    <message>
        <source>Only Project Admins of %1 can import templates.</source>
        <translation>只有 %1 的專案管理員可以匯入編號格式。</translation>
    </message>
    <message>
        <source>To import, fix the templates marked ✕ at their source.</source>
        <translation>若要匯入，請先在來源處修正標示 ✕ 的編號格式。</translation>
    </message>
    <message>
        <source>All templates of the file are in force already.</source>
        <translation>檔案中的所有編號格式都已在使用中。</translation>
    </message>
    <message>
        <source>Write a reason of at least %1 characters.</source>
        <translation>請填寫至少 %1 個字元的理由。</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>儲存中…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n new versions</source>
        <translation>
            <numerusform>儲存 %n 個新版本</numerusform>
        </translation>
    </message>
    <message>
        <source>Import templates into %1</source>
        <translation>匯入編號格式至 %1</translation>
    </message>
    <message>
        <source>Templates of %1, exported on %2</source>
        <comment>project, time</comment>
        <translation>%1 的編號格式，匯出時間 %2</translation>
    </message>
    <message>
        <source>Reason for the import (required)</source>
        <translation>匯入理由（必填）</translation>
    </message>
    <message>
        <source>Reason for the import</source>
        <translation>匯入理由</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Another user has saved a template of this project. This page now shows the newest versions; check them before you continue.</source>
        <translation>其他使用者已儲存此專案的編號格式。此頁面已改為顯示最新版本，請先檢查再繼續。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ImportPart</name>
    <message>
        <source>%1 not understood · %2 repeated · %3 in the store already</source>
        <translation>無法解讀 %1 · 重複 %2 · 儲存庫已有 %3</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登記表</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>未匯入</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>編號格式</translation>
    </message>
    <message>
        <source>About the import</source>
        <translation>匯入內容</translation>
    </message>
    <message>
        <source>Counters (%1)</source>
        <translation>計數器（%1）</translation>
    </message>
    <message>
        <source>Numbers and gaps</source>
        <translation>編號與缺號</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n line(s) · SHA-256 %2</source>
        <translation>
            <numerusform>%1 · %n 列 · SHA-256 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (version %2)</source>
        <translation>%1（版本 %2）</translation>
    </message>
    <message>
        <source>Import #%1: %2</source>
        <translation>匯入 #%1：%2</translation>
    </message>
    <message>
        <source>%1 requested the import</source>
        <translation>%1 申請匯入</translation>
    </message>
    <message numerus="yes">
        <source>Approve and import %n number(s)</source>
        <translation>
            <numerusform>核准並匯入 %n 個編號</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported at once: %1. The counters continue after them. This cannot be undone.</source>
        <comment>%1: numbers in counters</comment>
        <translation>將立即匯入 %1，計數器由其後接續，且無法復原。</translation>
    </message>
    <message numerus="yes">
        <source>Import %n number(s)</source>
        <translation>
            <numerusform>匯入 %n 個編號</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported: %1. None of them is allocated again.</source>
        <comment>%1: numbers in counters</comment>
        <translation>已匯入 %1，這些編號不會再次發出。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::KeyboardHelp</name>
    <message>
        <source>%1 to %2</source>
        <comment>first and last key of a row of keys</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>所有頁面</translation>
    </message>
    <message>
        <source>Go to a page, in the order of the navigation</source>
        <translation>依左側導覽順序前往各頁面</translation>
    </message>
    <message>
        <source>Search or filter on this page</source>
        <translation>在此頁面搜尋或篩選</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>重新整理此頁面</translation>
    </message>
    <message>
        <source>Next and previous field</source>
        <translation>下一個與上一個欄位</translation>
    </message>
    <message>
        <source>Close a dialog, or go back from a question</source>
        <translation>關閉對話框，或退出確認問題</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>顯示這些快速鍵</translation>
    </message>
    <message>
        <source>Quit; drafts of templates are kept</source>
        <translation>結束程式；編號格式的草稿會保留</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>編號格式</translation>
    </message>
    <message>
        <source>Save, or go to the reason that is missing</source>
        <translation>儲存，或前往尚未填寫的理由欄位</translation>
    </message>
    <message>
        <source>Offer tokens; typing on narrows them down</source>
        <translation>列出代碼欄位；繼續輸入可縮小範圍</translation>
    </message>
    <message>
        <source>Offer tokens at the cursor</source>
        <translation>在游標處列出代碼欄位</translation>
    </message>
    <message>
        <source>Undo and redo in the template</source>
        <translation>在編號格式中復原與重做</translation>
    </message>
    <message>
        <source>Tables and numbers</source>
        <translation>表格與編號</translation>
    </message>
    <message>
        <source>Copy the row, or the number that has the focus</source>
        <translation>複製該列，或目前選取的編號</translation>
    </message>
    <message>
        <source>Copy the next number of a counter</source>
        <translation>複製計數器的下一個編號</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>A day later, a day earlier</source>
        <translation>後一天、前一天</translation>
    </message>
    <message>
        <source>A month later, a month earlier</source>
        <translation>後一個月、前一個月</translation>
    </message>
    <message>
        <source>Open the calendar</source>
        <translation>開啟月曆</translation>
    </message>
    <message>
        <source>Plots of the Metrics page</source>
        <translation>「指標」頁面的圖表</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>放大、縮小</translation>
    </message>
    <message>
        <source>Move to earlier or later times</source>
        <translation>移至較早或較晚的時間</translation>
    </message>
    <message>
        <source>Back to the chosen time range</source>
        <translation>回到所選的時間範圍</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Open the menu: appearance, language, calendar, help</source>
        <translation>開啟選單：外觀、語言、曆法、說明</translation>
    </message>
    <message>
        <source>Find a number, a code or a page anywhere</source>
        <translation>隨處尋找編號、代碼或頁面</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LatencyTrail</name>
    <message>
        <source>In the last minutes usually %1 ms, at most %2 ms.</source>
        <translation>最近幾分鐘通常 %1 ms，最多 %2 ms。</translation>
    </message>
    <message numerus="yes">
        <source>%n questions were not answered.</source>
        <translation>
            <numerusform>%n 次沒有回應。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerCheckCard</name>
    <message>
        <source>Continue the c&amp;heck</source>
        <translation>繼續檢查(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;heck the ledger</source>
        <translation>檢查登記簿(&amp;H)</translation>
    </message>
    <message>
        <source>Continue the check</source>
        <translation>繼續檢查</translation>
    </message>
    <message>
        <source>Show the number</source>
        <translation>顯示編號</translation>
    </message>
    <message>
        <source>Ledger check</source>
        <translation>登記簿檢查</translation>
    </message>
    <message>
        <source>Reads the rows of the ledger and finds any that was changed, removed or inserted. Numbers can be allocated meanwhile.</source>
        <translation>讀取登記簿的紀錄，找出遭變更、移除或插入的紀錄。檢查期間仍可取號。</translation>
    </message>
    <message>
        <source>Last check</source>
        <translation>上次檢查</translation>
    </message>
    <message>
        <source>Check &amp;everything</source>
        <translation>全面檢查(&amp;E)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>取消(&amp;N)</translation>
    </message>
    <message>
        <source>Progress of the ledger check</source>
        <translation>登記簿檢查進度</translation>
    </message>
    <message>
        <source>&amp;Years and archives…</source>
        <translation>年度與封存(&amp;Y)…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerDetail</name>
    <message>
        <source>%1 (not in the list above)</source>
        <comment>a row of the ledger</comment>
        <translation>%1（不在上方清單中）</translation>
    </message>
    <message>
        <source>← Before it: %1</source>
        <translation>← 前一筆：%1</translation>
    </message>
    <message>
        <source>After it: %1 →</source>
        <translation>後一筆：%1 →</translation>
    </message>
    <message>
        <source>Its counter</source>
        <translation>查看計數器</translation>
    </message>
    <message>
        <source>History of its template</source>
        <translation>編號格式的歷程</translation>
    </message>
    <message>
        <source>Why this number…</source>
        <translation>此編號的由來…</translation>
    </message>
    <message>
        <source>Receipt…</source>
        <comment>that proves a number to others</comment>
        <translation>證明書…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerFilterBar</name>
    <message>
        <source>Number, * for any text</source>
        <translation>編號（* 代表任意文字）</translation>
    </message>
    <message>
        <source>Number begins with</source>
        <translation>編號開頭</translation>
    </message>
    <message>
        <source>How the number begins. * stands for any text; anywhere but at the end it needs a period of at most one year.</source>
        <translation>編號的開頭。* 代表任意文字；若不在結尾，必須選擇一年以內的期間。</translation>
    </message>
    <message>
        <source>Document ID</source>
        <translation>文件 ID</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>所有專案</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>所有類型</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>發文單位</translation>
    </message>
    <message>
        <source>All senders</source>
        <translation>所有發文單位</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>受文單位</translation>
    </message>
    <message>
        <source>All recipients</source>
        <translation>所有受文單位</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人員</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>所有人員</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服務</translation>
    </message>
    <message>
        <source>All services</source>
        <translation>所有服務</translation>
    </message>
    <message>
        <source>Retried only</source>
        <translation>僅重試</translation>
    </message>
    <message>
        <source>Fallback only</source>
        <translation>僅備援方式</translation>
    </message>
    <message>
        <source>Skipping only</source>
        <translation>僅略過編號</translation>
    </message>
    <message>
        <source>Numbers before which others were skipped, because they were already taken</source>
        <translation>之前有其他編號因已被使用而略過的編號</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>所有狀態</translation>
    </message>
    <message numerus="yes">
        <source>More filters, %n set</source>
        <translation>
            <numerusform>更多篩選（已設定 %n 項）</numerusform>
        </translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>更多篩選</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerPage</name>
    <message numerus="yes">
        <source>%n numbers were written to %1.</source>
        <translation>
            <numerusform>已將 %n 個編號寫入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>清除篩選</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers</source>
        <translation>
            <numerusform>%n 個編號</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>More than 10,000 numbers</source>
        <translation>超過 10,000 個編號</translation>
    </message>
    <message>
        <source>No numbers match</source>
        <translation>沒有符合的編號</translation>
    </message>
    <message>
        <source>No number of the ledger matches the filters above.</source>
        <translation>登記簿中沒有編號符合上方的篩選條件。</translation>
    </message>
    <message>
        <source>No numbers yet</source>
        <translation>尚無編號</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>編號登記簿</translation>
    </message>
    <message>
        <source>%1 · refreshed at %2</source>
        <comment>how many numbers, time of day</comment>
        <translation>%1 · 更新於 %2</translation>
    </message>
    <message>
        <source>Every number that is allocated appears here with all of its details.</source>
        <translation>每個已取的編號都會連同完整資料顯示於此。</translation>
    </message>
    <message numerus="yes">
        <source>The latest %n numbers; more are loaded as you scroll</source>
        <translation>
            <numerusform>最新 %n 個編號；捲動即可載入更多</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>匯出編號登記簿</translation>
    </message>
    <message numerus="yes">
        <source>More than %n new numbers</source>
        <translation>
            <numerusform>超過 %n 筆新編號</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new numbers</source>
        <translation>
            <numerusform>%n 筆新編號</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers that were allocated since this list was read. Click to list them.</source>
        <translation>讀取此清單之後配發的編號。按一下即可列出。</translation>
    </message>
    <message numerus="yes">
        <source>The latest %n numbers; use the filters to see earlier ones</source>
        <translation>
            <numerusform>最新 %n 個編號；使用篩選條件可查看更早的編號</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerTable</name>
    <message>
        <source>Ledger</source>
        <translation>編號登記簿</translation>
    </message>
    <message>
        <source>Its counter</source>
        <translation>查看計數器</translation>
    </message>
    <message>
        <source>History of its template</source>
        <translation>編號格式的歷程</translation>
    </message>
    <message>
        <source>Why this number…</source>
        <translation>此編號的由來…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ListAndDetail</name>
    <message>
        <source>You searched for “%1”.</source>
        <translation>您搜尋了「%1」。</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除篩選</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ListTable</name>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>複製為</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>預設欄位</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>欄位</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::MainWindow</name>
    <message>
        <source>%1 – Lekthi</source>
        <comment>page and program</comment>
        <translation>%1 – Lekthi</translation>
    </message>
    <message>
        <source>Lekthi</source>
        <translation>Lekthi</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::MetricsBar</name>
    <message>
        <source>Range</source>
        <translation>時間範圍</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>所有專案</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>所有類型</translation>
    </message>
    <message>
        <source>Compare with previous period</source>
        <translation>與前期比較</translation>
    </message>
    <message>
        <source>Also shows the previous period of the same length, dashed</source>
        <translation>同時以虛線顯示前一段相同長度的期間</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Follows allocation live; each minute appears when it has ended</source>
        <translation>即時更新取號情形；每一分鐘結束後顯示</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 分鐘</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 小時</translation>
    </message>
    <message>
        <source>6 hours</source>
        <translation>6 小時</translation>
    </message>
    <message>
        <source>24 hours</source>
        <translation>24 小時</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 天</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 天</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 年</translation>
    </message>
    <message>
        <source>2 years</source>
        <translation>2 年</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::MetricsPage</name>
    <message>
        <source>Metrics</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>匯出(&amp;X)</translation>
    </message>
    <message>
        <source>Plots over time</source>
        <translation>隨時間變化的圖表</translation>
    </message>
    <message>
        <source>What the plots show, as a table</source>
        <translation>以表格顯示圖表內容</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Nothing to measure yet</source>
        <translation>尚無可量測的資料</translation>
    </message>
    <message>
        <source>No numbering service ran in this range.</source>
        <translation>此範圍內沒有取號服務運作。</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>time, length of a stretch of time</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: unknown</source>
        <comment>time</comment>
        <translation>%1：未知</translation>
    </message>
    <message>
        <source>%1: still running</source>
        <comment>time</comment>
        <translation>%1：進行中</translation>
    </message>
    <message>
        <source>%1 – %2, by %3</source>
        <comment>time, time, length of a stretch of time</comment>
        <translation>%1 – %2，每 %3</translation>
    </message>
    <message>
        <source>Metrics of %1, %2 – %3</source>
        <comment>store, time, time</comment>
        <translation>%1 的指標，%2 – %3</translation>
    </message>
    <message>
        <source>Export the metrics</source>
        <translation>匯出指標</translation>
    </message>
    <message>
        <source>The metrics were written to %1.</source>
        <translation>指標已寫入 %1。</translation>
    </message>
    <message>
        <source>the plots cannot be painted</source>
        <translation>無法繪製圖表</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::Navigation</name>
    <message>
        <source>Pages</source>
        <translation>頁面</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>role and projects</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Sign &amp;out</source>
        <translation>登出(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n waiting for you</source>
        <translation>
            <numerusform>%1，%n 項等待您處理</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the &amp;password</source>
        <translation>變更密碼(&amp;P)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>page and its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Appearance, language, calendar and help (F10)</source>
        <translation>外觀、語言、曆法與說明 (F10)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NewAccountDialog</name>
    <message>
        <source>Enter an account name.</source>
        <translation>請輸入帳號名稱。</translation>
    </message>
    <message>
        <source>Enter where the account signs in from.</source>
        <translation>請輸入帳號從何處登入。</translation>
    </message>
    <message>
        <source>&amp;Add account</source>
        <translation>新增帳號(&amp;A)</translation>
    </message>
    <message>
        <source>A&amp;ccount name</source>
        <translation>帳號名稱(&amp;C)</translation>
    </message>
    <message>
        <source>Account name</source>
        <translation>帳號名稱</translation>
    </message>
    <message>
        <source>Signs in &amp;from</source>
        <translation>登入來源(&amp;F)</translation>
    </message>
    <message>
        <source>Signs in from</source>
        <translation>登入來源</translation>
    </message>
    <message>
        <source>localhost: the computer of the server. %: any computer, encrypted. Or the name, address or pattern of a host, encrypted.</source>
        <translation>localhost：伺服器所在電腦。%：任何電腦，加密連線。或主機的名稱、位址或樣式，加密連線。</translation>
    </message>
    <message>
        <source>&amp;Name in Thai</source>
        <translation>泰文名稱(&amp;N)</translation>
    </message>
    <message>
        <source>Name in Thai</source>
        <translation>泰文名稱</translation>
    </message>
    <message>
        <source>Name in &amp;English</source>
        <translation>英文名稱(&amp;E)</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>英文名稱</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>新增帳號</translation>
    </message>
    <message>
        <source>For a person or a numbering service. You get a password to hand over.</source>
        <translation>供人員或取號服務使用。您會取得一組待交付的密碼。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NewPasswordForm</name>
    <message>
        <source>This is the current password. Choose another one.</source>
        <translation>這是目前的密碼。請選擇其他密碼。</translation>
    </message>
    <message numerus="yes">
        <source>This is too short: enter at least %n characters.</source>
        <translation>
            <numerusform>太短：請至少輸入 %n 個字元。</numerusform>
        </translation>
    </message>
    <message>
        <source>The passwords do not match. Enter the new password again.</source>
        <translation>兩次輸入不同。請再輸入一次新密碼。</translation>
    </message>
    <message>
        <source>The password of %1 has expired. Choose a new one.</source>
        <translation>%1 的密碼已到期。請設定新密碼。</translation>
    </message>
    <message numerus="yes">
        <source>Enter at least %n characters. The store may require capital and small letters, a digit and a symbol.</source>
        <translation>
            <numerusform>請至少輸入 %n 個字元。儲存庫可能要求其中包含大寫與小寫字母、數字及其他符號。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;New password</source>
        <translation>新密碼(&amp;N)</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>新密碼</translation>
    </message>
    <message>
        <source>&amp;Repeat it</source>
        <translation>再輸入一次(&amp;R)</translation>
    </message>
    <message>
        <source>Repeat the new password</source>
        <translation>再輸入一次新密碼</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NewPoolDialog</name>
    <message>
        <source>Counting how many IDs pass the filters…</source>
        <translation>正在計算通過篩選的識別碼數…</translation>
    </message>
    <message>
        <source>Request an ID pool</source>
        <translation>申請識別碼池</translation>
    </message>
    <message>
        <source>Another Super Admin has to agree. The settings of a pool never change after that.</source>
        <translation>須由另一位系統管理員核准，之後識別碼池的設定便不能變更。</translation>
    </message>
    <message>
        <source>For example: farmer_id</source>
        <translation>例如：farmer_id</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>篩選條件</translation>
    </message>
    <message>
        <source>No filters</source>
        <translation>不使用篩選</translation>
    </message>
    <message>
        <source>Custom filters</source>
        <translation>自訂篩選</translation>
    </message>
    <message>
        <source>Settings of the pool</source>
        <translation>識別碼池設定</translation>
    </message>
    <message>
        <source>What these settings give</source>
        <translation>這些設定的結果</translation>
    </message>
    <message>
        <source>Why the pool is needed</source>
        <translation>為何需要此識別碼池</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Request the pool</source>
        <translation>申請建立</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NumberGapsDialog</name>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Missing numbers</source>
        <translation>缺少的號碼</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Searching the ledger…</source>
        <translation>正在查閱編號登記簿…</translation>
    </message>
    <message>
        <source>This counter is not of your projects.</source>
        <translation>此計數器不屬於您的專案。</translation>
    </message>
    <message numerus="yes">
        <source>%n unexplained gap(s).</source>
        <translation>
            <numerusform>%n 個原因不明的缺號。</numerusform>
        </translation>
    </message>
    <message>
        <source>No unexplained gap. No number up to %1 is missing.</source>
        <translation>沒有原因不明的缺號。至 %1 為止無缺號。</translation>
    </message>
    <message>
        <source>No unexplained gap. Each missing number up to %1 has a reason.</source>
        <translation>沒有原因不明的缺號。至 %1 為止的缺號都有原因。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Counter: %1</source>
        <translation>計數器：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) were written to %1.</source>
        <translation>
            <numerusform>已將 %n 個缺號區段寫入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the missing numbers</source>
        <translation>匯出缺號</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NumberStoryDialog</name>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Searching the ledger…</source>
        <translation>正在查閱編號登記簿…</translation>
    </message>
    <message>
        <source>No project has ever issued, skipped or imported %1. Check the spelling: every character counts.</source>
        <translation>沒有任何專案曾發出、略過或匯入 %1。請確認寫法，每個字元都須相符。</translation>
    </message>
    <message>
        <source>Number history</source>
        <translation>編號歷程</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Request to void…</source>
        <translation>申請作廢…</translation>
    </message>
    <message>
        <source>Voiding %1 is requested as request #%2. Another Super Admin decides on it on the Approvals page.</source>
        <translation>已申請作廢 %1（申請 #%2）。由另一位系統管理員在「核准」頁面審核。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NumberView</name>
    <message>
        <source>Copy number</source>
        <translation>複製編號</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::OpeningPage</name>
    <message>
        <source>Opening the store.</source>
        <translation>正在開啟儲存庫。</translation>
    </message>
    <message>
        <source>Closing the store. This window closes by itself when everything is safe on disk.</source>
        <translation>正在關閉儲存庫。資料全部寫入磁碟後，此視窗會自動關閉。</translation>
    </message>
    <message>
        <source>The store could not be opened</source>
        <translation>無法開啟儲存庫</translation>
    </message>
    <message>
        <source>Details from the log</source>
        <translation>日誌的詳細資料</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再試一次(&amp;T)</translation>
    </message>
    <message>
        <source>Sign in to a &amp;server instead</source>
        <translation>改為登入伺服器(&amp;S)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::OrderPicture</name>
    <message>
        <source>In a list that is sorted as text</source>
        <translation>以文字排序的清單</translation>
    </message>
    <message>
        <source>the order breaks here</source>
        <translation>順序在此中斷</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>File names and registers usually sort like this: the new numbers do not follow the old ones.</source>
        <translation>檔名與登記表多半如此排序：新編號不會排在舊編號之後。</translation>
    </message>
    <message>
        <source>New numbers follow the old ones.</source>
        <translation>新編號排在舊編號之後。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::OwnTemplateBar</name>
    <message>
        <source>%1 uses the default template of %2.</source>
        <translation>%1 使用 %2 的預設編號格式。</translation>
    </message>
    <message>
        <source>Only Project Admins of %1 can change its templates.</source>
        <translation>只有 %1 的專案管理員可以變更其編號格式。</translation>
    </message>
    <message>
        <source>Open the default template</source>
        <translation>開啟預設編號格式</translation>
    </message>
    <message>
        <source>Give %1 its own template</source>
        <translation>為 %1 建立專用編號格式</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ParticipantsEditor</name>
    <message>
        <source>Role of %1</source>
        <translation>%1 的角色</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Organizations that take part</source>
        <translation>參與的組織</translation>
    </message>
    <message>
        <source>Organization to add</source>
        <translation>要新增的組織</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PasswordDialog</name>
    <message>
        <source>Changing the password.</source>
        <translation>正在變更密碼。</translation>
    </message>
    <message>
        <source>The current password is wrong. Enter it again.</source>
        <translation>目前的密碼不正確，請重新輸入。</translation>
    </message>
    <message>
        <source>Change the password</source>
        <translation>變更密碼</translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation>%1 的密碼</translation>
    </message>
    <message>
        <source>Curren&amp;t password</source>
        <translation>目前的密碼(&amp;T)</translation>
    </message>
    <message>
        <source>Current password</source>
        <translation>目前的密碼</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Change the password</source>
        <translation>變更密碼(&amp;C)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PeoplePage</name>
    <message>
        <source>Try again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n 個帳號</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching accounts</source>
        <translation>沒有符合的帳號</translation>
    </message>
    <message>
        <source>No account matches the search and the filters above.</source>
        <translation>沒有帳號符合上方的搜尋與篩選條件。</translation>
    </message>
    <message>
        <source>Show all accounts</source>
        <translation>顯示所有帳號</translation>
    </message>
    <message>
        <source>No accounts</source>
        <translation>沒有帳號</translation>
    </message>
    <message>
        <source>The accounts of people and numbering services appear here.</source>
        <translation>人員與取號服務的帳號會顯示於此。</translation>
    </message>
    <message>
        <source>&amp;End administrator access (%1)</source>
        <translation>結束管理員權限（%1）(&amp;E)</translation>
    </message>
    <message>
        <source>The account %1 was saved.</source>
        <translation>帳號 %1 已儲存。</translation>
    </message>
    <message>
        <source>Copy account name</source>
        <translation>複製帳號名稱</translation>
    </message>
    <message>
        <source>People</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>&amp;Add account…</source>
        <translation>新增帳號(&amp;A)…</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s) were written to %1.</source>
        <translation>
            <numerusform>已將 %n 個帳號寫入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the accounts</source>
        <translation>匯出帳號</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PeriodChangeCard</name>
    <message>
        <source>So far</source>
        <translation>目前</translation>
    </message>
    <message>
        <source>After this change</source>
        <translation>變更後</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PeriodChoice</name>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>From</source>
        <translation>自</translation>
    </message>
    <message>
        <source>to</source>
        <comment>the last day of a period</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>起始日</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>結束日</translation>
    </message>
    <message>
        <source>All times</source>
        <translation>所有時間</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>最近 24 小時</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>自訂日期範圍</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last day</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field and what it lets through</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PersonCombo</name>
    <message>
        <source>Everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人員</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PlainPart</name>
    <message>
        <source>Request #%1: %2</source>
        <translation>申請 #%1：%2</translation>
    </message>
    <message>
        <source>%1 made the request</source>
        <translation>%1 提出申請</translation>
    </message>
    <message>
        <source>Approve and execute</source>
        <translation>核准並執行</translation>
    </message>
    <message>
        <source>The request is executed at once.</source>
        <translation>申請會立即執行。</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>執行</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PlanCountersView</name>
    <message>
        <source>Counters of the import</source>
        <translation>匯入的計數器</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PlanLinesView</name>
    <message>
        <source>All (%1)</source>
        <translation>全部（%1）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of lines, how many</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>讀取結果</translation>
    </message>
    <message>
        <source>Search by number or line</source>
        <translation>依編號或列搜尋</translation>
    </message>
    <message>
        <source>Lines of the register</source>
        <translation>登記表的列</translation>
    </message>
    <message>
        <source>No matching lines.</source>
        <translation>沒有符合的列。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PlotCard</name>
    <message>
        <source>%1 (%2, logarithmic)</source>
        <comment>name of a plot, unit</comment>
        <translation>%1（%2，對數刻度）</translation>
    </message>
    <message>
        <source>None in this range</source>
        <translation>此範圍內沒有</translation>
    </message>
    <message>
        <source>Nothing was measured in this range</source>
        <translation>此範圍內沒有量測值</translation>
    </message>
    <message>
        <source>%1 The same values are shown by &quot;As a table&quot;.</source>
        <comment>a chart in words</comment>
        <translation>%1「以表格顯示」可查看相同的數值。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolDetail</name>
    <message>
        <source>%1 IDs available. Filled when fewer than %2 are left, up to %3.</source>
        <comment>count, minimum, full</comment>
        <translation>可用識別碼 %1 個。少於 %2 個時補充，最多 %3 個。</translation>
    </message>
    <message>
        <source>%1 IDs available. Filled only by hand, up to %2.</source>
        <comment>count, full</comment>
        <translation>可用識別碼 %1 個。僅手動補充，最多 %2 個。</translation>
    </message>
    <message>
        <source>This version of Lekthi does not know all settings of this pool.</source>
        <translation>此版本的 Lekthi 不認得此池的部分設定。</translation>
    </message>
    <message>
        <source>Filling %1: %2 of %3 IDs</source>
        <comment>pool, done, all</comment>
        <translation>正在補充 %1：%2／%3 個識別碼</translation>
    </message>
    <message>
        <source>Filling adds up to %1 IDs.</source>
        <translation>補充最多加入 %1 個識別碼。</translation>
    </message>
    <message>
        <source>Settings and filters</source>
        <translation>設定與篩選</translation>
    </message>
    <message>
        <source>Progress of filling</source>
        <translation>補充進度</translation>
    </message>
    <message>
        <source>Stop filling</source>
        <translation>停止補充</translation>
    </message>
    <message>
        <source>Request to &amp;retire…</source>
        <translation>申請停用(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Fill now</source>
        <translation>立即補充(&amp;F)</translation>
    </message>
    <message>
        <source>Use and capacity</source>
        <translation>用量與容量</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolExamplesView</name>
    <message>
        <source>Accepted</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Hardly any ID passes the filters.</source>
        <translation>幾乎沒有識別碼能通過篩選。</translation>
    </message>
    <message>
        <source>Looking for examples…</source>
        <translation>正在尋找範例…</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>不接受</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolFilterBar</name>
    <message>
        <source>Search for a pool or a service</source>
        <translation>搜尋識別碼池或取號服務</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>所有狀態</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolPart</name>
    <message>
        <source>Pool</source>
        <translation>識別碼池</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>變更內容</translation>
    </message>
    <message>
        <source>The pool is retired for good</source>
        <translation>永久停用識別碼池</translation>
    </message>
    <message>
        <source>The pool is created</source>
        <translation>建立識別碼池</translation>
    </message>
    <message>
        <source>Capacity</source>
        <comment>of an ID pool</comment>
        <translation>容量</translation>
    </message>
    <message>
        <source>A retired pool issues no more IDs and cannot be filled. IDs that were issued stay in its ledger. The name is never used again.</source>
        <translation>停用後不再核發識別碼，也不能補充。已核發的識別碼保留在登記簿中，名稱不會再使用。</translation>
    </message>
    <message>
        <source>This version of Lekthi does not know all settings of this request. Approve it with the version that it was made with.</source>
        <translation>此版本的 Lekthi 不認得此申請的部分設定。請使用提出申請時的版本核准。</translation>
    </message>
    <message>
        <source>The request names another capacity than these settings have: %1. Reject it, and request the pool again.</source>
        <translation>申請所載的容量與這些設定不符，實際為 %1。請退回，並重新申請識別碼池。</translation>
    </message>
    <message>
        <source>The settings of a pool never change, and its name is never used again. Check the examples and the capacity before you approve.</source>
        <translation>識別碼池的設定不能變更，名稱也不會再使用。核准前請檢查範例與容量。</translation>
    </message>
    <message>
        <source>ID pool #%1: %2</source>
        <translation>識別碼池 #%1：%2</translation>
    </message>
    <message>
        <source>%1 requested to retire the pool</source>
        <translation>%1 申請停用識別碼池</translation>
    </message>
    <message>
        <source>Approve and retire the pool</source>
        <translation>核准並停用識別碼池</translation>
    </message>
    <message>
        <source>%1 is retired at once: it issues no more IDs. This cannot be undone.</source>
        <translation>%1 將立即停用，不再核發識別碼。此動作無法復原。</translation>
    </message>
    <message>
        <source>Retire the pool</source>
        <translation>停用識別碼池</translation>
    </message>
    <message>
        <source>%1 requested the pool</source>
        <translation>%1 申請了識別碼池</translation>
    </message>
    <message>
        <source>Approve and create the pool</source>
        <translation>核准並建立識別碼池</translation>
    </message>
    <message>
        <source>%1 is created at once with these settings. It is empty until it is filled. An administrator of the server gives it to numbering services.</source>
        <translation>%1 將立即以這些設定建立。補充前為空，並由伺服器管理員指派給取號服務。</translation>
    </message>
    <message>
        <source>Create the pool</source>
        <translation>建立識別碼池</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolsPage</name>
    <message>
        <source>ID pools</source>
        <translation>識別碼池</translation>
    </message>
    <message numerus="yes">
        <source>%n ID pool(s) were written to %1.</source>
        <translation>
            <numerusform>已將 %n 個識別碼池寫入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not filled completely: %2</source>
        <comment>pool, why</comment>
        <translation>%1 未補充完成：%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message numerus="yes">
        <source>%n ID pool(s)</source>
        <translation>
            <numerusform>%n 個識別碼池</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching ID pools</source>
        <translation>沒有相符的識別碼池</translation>
    </message>
    <message>
        <source>No ID pool matches the search and the filter above.</source>
        <translation>沒有識別碼池符合上方的搜尋與篩選。</translation>
    </message>
    <message>
        <source>Show all ID pools</source>
        <translation>顯示所有識別碼池</translation>
    </message>
    <message>
        <source>ID pools not read</source>
        <translation>無法讀取識別碼池</translation>
    </message>
    <message>
        <source>The ID pools of the store appear here.</source>
        <translation>儲存庫的識別碼池會顯示在這裡。</translation>
    </message>
    <message>
        <source>No ID pools yet</source>
        <translation>尚無識別碼池</translation>
    </message>
    <message>
        <source>An ID pool holds random IDs with a check digit that services issue one by one. Two Super Admins create a pool together; then it appears here.</source>
        <translation>識別碼池存放附檢查碼的隨機識別碼，由取號服務逐一核發。兩位系統管理員共同建立後，會顯示在這裡。</translation>
    </message>
    <message>
        <source>Request a new pool…</source>
        <translation>申請新的識別碼池…</translation>
    </message>
    <message>
        <source>The ID pool %1 is requested as request #%2. Another Super Admin decides on it on the Approvals page.</source>
        <translation>已申請識別碼池 %1（申請 #%2）。由另一位系統管理員在「核准」頁面決定。</translation>
    </message>
    <message>
        <source>Retiring %1 is requested as request #%2. Another Super Admin decides on it on the Approvals page.</source>
        <translation>已申請停用 %1（申請 #%2）。由另一位系統管理員在「核准」頁面決定。</translation>
    </message>
    <message>
        <source>Show the request</source>
        <translation>顯示申請</translation>
    </message>
    <message>
        <source>Copy pool name</source>
        <translation>複製識別碼池名稱</translation>
    </message>
    <message>
        <source>Export the ID pools</source>
        <translation>匯出識別碼池</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PreviewCard</name>
    <message>
        <source>No next number</source>
        <translation>沒有下一個編號</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>下一個編號</translation>
    </message>
    <message>
        <source>Next number (wrong parts left out)</source>
        <translation>下一個編號（已略去錯誤部分）</translation>
    </message>
    <message>
        <source>Read the counter again</source>
        <translation>重新讀取計數器</translation>
    </message>
    <message>
        <source>Assumed value. The real next value of this counter is %1.</source>
        <translation>假設值。這個計數器實際的下一個值是 %1。</translation>
    </message>
    <message>
        <source>Use the real value</source>
        <translation>使用實際值</translation>
    </message>
    <message>
        <source>Reading the counter…</source>
        <translation>正在讀取計數器…</translation>
    </message>
    <message>
        <source>The real next number: no number has been allocated from this counter yet.</source>
        <translation>實際的下一個編號：這個計數器尚未取過號。</translation>
    </message>
    <message>
        <source>The real next number: this counter is at %1.</source>
        <translation>實際的下一個編號：這個計數器目前為 %1。</translation>
    </message>
    <message>
        <source>Example number</source>
        <translation>範例編號</translation>
    </message>
    <message>
        <source>Assumed value. The real next value is not known yet.</source>
        <translation>假設值。實際的下一個值尚未得知。</translation>
    </message>
    <message numerus="yes">
        <source>The real next number: this counter is at %1, and %n taken number(s) are skipped.</source>
        <translation>
            <numerusform>實際的下一個編號：此計數器目前為 %1，略過 %n 個已使用的編號。</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers are counted from %1 to %2 A.D. Choose a date in these years.</source>
        <translation>編號的計數範圍為西元 %1 到 %2 年。請選擇這段期間的日期。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PreviewFields</name>
    <message>
        <source>Sender</source>
        <translation>發文單位</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>受文單位</translation>
    </message>
    <message>
        <source>Sub type</source>
        <translation>子類型</translation>
    </message>
    <message>
        <source>RFA type</source>
        <translation>RFA 類型</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>專業</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>版次</translation>
    </message>
    <message>
        <source>Next value</source>
        <translation>下一個值</translation>
    </message>
    <message>
        <source>Document date, %1</source>
        <translation>文件日期，%1</translation>
    </message>
    <message>
        <source>Date · %1</source>
        <comment>the year in the other calendar</comment>
        <translation>日期 · %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PreviewRows</name>
    <message>
        <source>None: all numbers are used</source>
        <translation>無：編號已用完</translation>
    </message>
    <message>
        <source>First of next year</source>
        <translation>次年第一個編號</translation>
    </message>
    <message>
        <source>First of next fiscal year</source>
        <translation>下一會計年度第一個編號</translation>
    </message>
    <message>
        <source>First of next month</source>
        <translation>次月第一個編號</translation>
    </message>
    <message>
        <source>First of next day</source>
        <translation>次日第一個編號</translation>
    </message>
    <message>
        <source>Starting again</source>
        <translation>重新起算</translation>
    </message>
    <message>
        <source>Never: the numbers continue</source>
        <translation>不會：編號持續遞增</translation>
    </message>
    <message>
        <source>When all digits are used</source>
        <translation>位數用完時</translation>
    </message>
    <message>
        <source>Insert the sequence number to see this</source>
        <translation>插入流水號後即可查看</translation>
    </message>
    <message numerus="yes">
        <source>After %n digit(s)</source>
        <translation>
            <numerusform>%n 位用完之後</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2 (one digit more)</source>
        <translation>%1 → %2（多一位）</translation>
    </message>
    <message>
        <source>%1 → refused, no more numbers in this period</source>
        <translation>%1 → 拒絕，此期間沒有更多編號</translation>
    </message>
    <message>
        <source>Next four</source>
        <translation>接下來四個編號</translation>
    </message>
    <message>
        <source>None: numbers are counted up to %1 A.D.</source>
        <translation>無：編號計數至西元 %1 年</translation>
    </message>
    <message>
        <source>%1 → %2 (next format)</source>
        <translation>%1 → %2（下一個格式）</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ProblemList</name>
    <message>
        <source>Problems of the template</source>
        <translation>編號格式的問題</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ProgramMenu</name>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>與桌面相同</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Years are shown in</source>
        <translation>年份顯示為</translation>
    </message>
    <message>
        <source>Buddhist Era (B.E.)</source>
        <translation>佛曆（B.E.）</translation>
    </message>
    <message>
        <source>Common Era (A.D.)</source>
        <translation>西元（A.D.）</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Change the password…</source>
        <translation>變更密碼…</translation>
    </message>
    <message>
        <source>Report a fault…</source>
        <translation>回報問題…</translation>
    </message>
    <message>
        <source>About Lekthi</source>
        <translation>關於 Lekthi</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ProofBadge</name>
    <message>
        <source>Checking for equal numbers</source>
        <translation>正在檢查重複編號</translation>
    </message>
    <message>
        <source>Proved unique</source>
        <translation>已證明唯一</translation>
    </message>
    <message>
        <source>Repeats every year</source>
        <translation>每年重複</translation>
    </message>
    <message>
        <source>Repeats each period</source>
        <translation>每期重複</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ProofPanel</name>
    <message>
        <source>Also: %1</source>
        <translation>另外：%1</translation>
    </message>
    <message>
        <source>Looking for a fix…</source>
        <translation>正在尋找修正方法…</translation>
    </message>
    <message>
        <source>No simple fix found.</source>
        <translation>找不到簡單的修正方法。</translation>
    </message>
    <message>
        <source>Each of these makes the numbers unique:</source>
        <translation>以下任一方法皆可使編號唯一：</translation>
    </message>
    <message>
        <source>Checked: all documents of all years that are counted, with all codes in use.</source>
        <translation>已檢查：所有可取號年份的所有文件與所有使用中的代碼。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RateLimitDialog</name>
    <message>
        <source>Choose another limit.</source>
        <translation>請選擇其他上限。</translation>
    </message>
    <message>
        <source>&amp;Change rate limit</source>
        <translation>變更取號上限(&amp;C)</translation>
    </message>
    <message>
        <source>Rate limit of %1</source>
        <translation>%1 的取號上限</translation>
    </message>
    <message>
        <source>How many numbers this service may allocate in a minute. Applies from its next number.</source>
        <translation>此服務每分鐘可取的編號數。自下一個編號起生效。</translation>
    </message>
    <message>
        <source>De&amp;fault: as the setting service_numbers_per_minute says</source>
        <translation>預設：依設定 service_numbers_per_minute(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;At most, per minute:</source>
        <translation>每分鐘最多(&amp;A)：</translation>
    </message>
    <message>
        <source>Numbers per minute</source>
        <translation>每分鐘編號數</translation>
    </message>
    <message>
        <source>&amp;Unlimited</source>
        <translation>無限制(&amp;U)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReasonDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReceiptDialog</name>
    <message>
        <source>Write a digest</source>
        <translation>寫入摘要</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>儲存證明書</translation>
    </message>
    <message>
        <source>The receipt was written to %1.</source>
        <translation>證明書已寫入 %1。</translation>
    </message>
    <message>
        <source>Writing a digest…</source>
        <translation>正在寫入摘要…</translation>
    </message>
    <message>
        <source>Making the receipt…</source>
        <translation>正在製作證明書…</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>證明書</translation>
    </message>
    <message>
        <source>Save &amp;JSON…</source>
        <translation>儲存 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Save &amp;PDF…</source>
        <translation>儲存 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReferenceForm</name>
    <message>
        <source>Saving…</source>
        <translation>儲存中…</translation>
    </message>
    <message>
        <source>New entry: %1</source>
        <comment>the list</comment>
        <translation>新項目：%1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代碼</translation>
    </message>
    <message>
        <source>Name in Thai</source>
        <translation>泰文名稱</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>英文名稱</translation>
    </message>
    <message>
        <source>Name in Chinese</source>
        <translation>中文名稱</translation>
    </message>
    <message>
        <source>Place in lists</source>
        <translation>清單中的順序</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Starts on</source>
        <translation>開始日期</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>結束日期</translation>
    </message>
    <message>
        <source>This code appears in numbers and cannot be changed.</source>
        <translation>此代碼已出現在編號中，無法變更。</translation>
    </message>
    <message>
        <source>Organizations that take part</source>
        <translation>參與的組織</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新開啟</translation>
    </message>
    <message>
        <source>No new numbers are allocated with it. Existing numbers are kept.</source>
        <translation>不再以此項目配發新編號，既有編號會保留。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReferenceImportDialog</name>
    <message>
        <source>Added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>變更</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>結案</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>重新開啟</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>未變更</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Nothing is imported as long as a line is refused. Correct the file, then read it again.</source>
        <translation>只要有一行被拒絕就不會匯入任何內容。請修正檔案後重新讀取。</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>重新讀取檔案</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒絕</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在讀取 %1…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>added, 12</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <comment>the list</comment>
        <translation>匯入：%1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代碼</translation>
    </message>
    <message>
        <source>Name or reason</source>
        <translation>名稱或原因</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>檔案的各行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReferencePage</name>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新讀取</translation>
    </message>
    <message>
        <source>%1 is added.</source>
        <translation>已新增 %1。</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>已儲存 %1。</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>匯入清單</translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>已匯入 %n 個項目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>匯出清單</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已寫入 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 筆</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>尚無項目</translation>
    </message>
    <message>
        <source>%1 appear here.</source>
        <comment>the list</comment>
        <translation>%1會顯示在此處。</translation>
    </message>
    <message>
        <source>Add the first one</source>
        <translation>新增第一項</translation>
    </message>
    <message>
        <source>No matching entries</source>
        <translation>沒有符合的紀錄</translation>
    </message>
    <message>
        <source>No entry contains what you searched for.</source>
        <translation>沒有項目包含您搜尋的內容。</translation>
    </message>
    <message>
        <source>Show all entries</source>
        <translation>顯示所有紀錄</translation>
    </message>
    <message>
        <source>Reference data</source>
        <translation>參考資料</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>新增…</translation>
    </message>
    <message>
        <source>Lists of the reference data</source>
        <translation>參考資料清單</translation>
    </message>
    <message>
        <source>Search by code or name</source>
        <translation>依代碼或名稱搜尋</translation>
    </message>
    <message>
        <source>Show closed entries</source>
        <translation>顯示已關閉的項目</translation>
    </message>
    <message>
        <source>Only Super Admins change these lists.</source>
        <translation>只有系統管理員可以變更這些清單。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterFileStep</name>
    <message>
        <source>Choose the file of the register.</source>
        <translation>請選擇登記表檔案。</translation>
    </message>
    <message>
        <source>Choose project and document type.</source>
        <translation>請選擇專案與文件類型。</translation>
    </message>
    <message>
        <source>Choose the old register</source>
        <translation>選擇舊登記表</translation>
    </message>
    <message>
        <source>The old register</source>
        <translation>舊登記表</translation>
    </message>
    <message>
        <source>A spreadsheet of the documents that were numbered before, saved as CSV. Drop the file here, or choose it. Nothing is written before you request it.</source>
        <translation>先前已編號文件的試算表，另存為 CSV。將檔案拖放到此處，或選擇檔案。提出申請之前不會寫入任何資料。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>選擇檔案…</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>尚未選擇檔案</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>file, size</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Project and type of its numbers</source>
        <translation>編號所屬專案與類型</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>Each number is read back through the template of this type. Lines of other projects and types are ignored where a column shows them.</source>
        <translation>每個編號依此類型的編號格式解讀。若有欄位標明，其他專案與類型的列會略過。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterFormStep</name>
    <message>
        <source>Semicolon ;</source>
        <translation>分號 ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>定位字元</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>直線符號 |</translation>
    </message>
    <message>
        <source>Comma ,</source>
        <translation>逗號 ,</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>欄位標題</translation>
    </message>
    <message>
        <source>A number already</source>
        <translation>編號（無標題）</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>文件編號</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>發文單位</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>受文單位</translation>
    </message>
    <message>
        <source>Sub type</source>
        <translation>子類型</translation>
    </message>
    <message>
        <source>RFA type</source>
        <translation>RFA 類型</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>專業</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Document id</source>
        <translation>文件識別碼</translation>
    </message>
    <message>
        <source>%1 (detected)</source>
        <translation>%1（自動偵測）</translation>
    </message>
    <message>
        <source>Detect</source>
        <translation>自動偵測</translation>
    </message>
    <message>
        <source>The file cannot be read like this.</source>
        <translation>無法以此方式讀取檔案。</translation>
    </message>
    <message>
        <source>Choose the column that holds the document numbers.</source>
        <translation>請選擇文件編號所在的欄位。</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 欄</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>heading, what is read from it</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>檔案格式</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>編碼</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>欄位分隔符號</translation>
    </message>
    <message>
        <source>The first line holds</source>
        <translation>第一列內容</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>各欄位的內容</translation>
    </message>
    <message>
        <source>The first lines of the file</source>
        <translation>檔案的前幾列</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterImportDialog</name>
    <message>
        <source>Written to %1.</source>
        <translation>已寫入 %1。</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>重新讀取檔案</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Checking the file…</source>
        <translation>正在檢查檔案…</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在讀取檔案…</translation>
    </message>
    <message>
        <source>The request is being sent…</source>
        <translation>正在送出申請…</translation>
    </message>
    <message>
        <source>Check the file</source>
        <translation>檢查檔案</translation>
    </message>
    <message>
        <source>Read the register</source>
        <translation>讀取登記表</translation>
    </message>
    <message>
        <source>Show the counters</source>
        <translation>查看計數器</translation>
    </message>
    <message numerus="yes">
        <source>Request to import %n number(s)</source>
        <translation>
            <numerusform>申請匯入 %n 個編號</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>停止讀取</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Import an old register</source>
        <translation>匯入舊登記表</translation>
    </message>
    <message>
        <source>1 · File</source>
        <translation>1 · 檔案</translation>
    </message>
    <message>
        <source>2 · Format</source>
        <translation>2 · 檔案格式</translation>
    </message>
    <message>
        <source>3 · Results</source>
        <translation>3 · 讀取結果</translation>
    </message>
    <message>
        <source>4 · Counters and reason</source>
        <translation>4 · 計數器與理由</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterImportEntry</name>
    <message>
        <source>Import an old register…</source>
        <translation>匯入舊登記表…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterLinesStep</name>
    <message>
        <source>The file has been read. Checking which numbers the store already has…</source>
        <translation>檔案已讀取，正在查詢儲存庫已有哪些編號…</translation>
    </message>
    <message numerus="yes">
        <source>Reading: %n line(s) so far…</source>
        <translation>
            <numerusform>讀取中：已讀 %n 列…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) read through %1.</source>
        <translation>
            <numerusform>已依 %1 讀取 %n 列。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of other projects or types are ignored.</source>
        <translation>
            <numerusform>略過其他專案或類型的 %n 列。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, each with its full stop</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Save lines not imported</source>
        <translation>儲存未匯入的項目</translation>
    </message>
    <message>
        <source>Save lines not imported…</source>
        <translation>儲存未匯入的項目…</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在讀取檔案…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterRequestStep</name>
    <message>
        <source>This imports %1. The counters continue after them, and none of these numbers is allocated again.</source>
        <comment>%1: numbers in counters</comment>
        <translation>將匯入 %1。計數器由其後接續，這些編號不會再次發出。</translation>
    </message>
    <message>
        <source>Reason, at least %1 letters or digits</source>
        <translation>理由，至少 %1 個字元（不含空白與標點）</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RequestDetail</name>
    <message>
        <source>Requested by</source>
        <translation>申請人</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation>核准</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>處理紀錄</translation>
    </message>
    <message>
        <source>%1 · %2 · expires %3</source>
        <comment>requester, time, end</comment>
        <translation>%1 · %2 · 到期 %3</translation>
    </message>
    <message>
        <source>Show in the admin log</source>
        <translation>在管理紀錄中查看</translation>
    </message>
    <message>
        <source>Approve request</source>
        <translation>核准申請</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RequestEvents</name>
    <message>
        <source>%1 approved</source>
        <translation>%1 已核准</translation>
    </message>
    <message>
        <source>%1 approved: %2</source>
        <translation>%1 已核准：%2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RequestListPanel</name>
    <message>
        <source>Filter requests</source>
        <translation>篩選申請</translation>
    </message>
    <message>
        <source>No request fits this filter.</source>
        <translation>沒有符合此篩選的申請。</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>申請</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ResetPart</name>
    <message>
        <source>Counter</source>
        <translation>計數器</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>新值</translation>
    </message>
    <message>
        <source>Next number after the reset</source>
        <translation>重設後實際的下一個編號</translation>
    </message>
    <message>
        <source>Current value (read just now)</source>
        <translation>目前值（剛才讀取）</translation>
    </message>
    <message>
        <source>Value when requested</source>
        <translation>申請時的值</translation>
    </message>
    <message>
        <source>Request #%1: reset a counter</source>
        <translation>申請 #%1：重設計數器</translation>
    </message>
    <message>
        <source>%1 requested the reset</source>
        <translation>%1 提出申請</translation>
    </message>
    <message>
        <source>Approve and reset to %1</source>
        <translation>核准並重設為 %1</translation>
    </message>
    <message>
        <source>The counter goes from %1 to %2 at once, and this cannot be undone. %3</source>
        <comment>%3: the numbers above</comment>
        <translation>計數器將立即由 %1 變為 %2，且無法復原。%3</translation>
    </message>
    <message>
        <source>Reset the counter to %1</source>
        <translation>將計數器重設為 %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ResetRequestDialog</name>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Request reset to %1</source>
        <translation>申請重設為 %1</translation>
    </message>
    <message numerus="yes">
        <source>Not possible: %n of them belong(s) to documents.</source>
        <translation>
            <numerusform>無法釋出：其中 %n 個已屬於文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Request a reset</source>
        <translation>申請重設</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation>目前值</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>新值</translation>
    </message>
    <message>
        <source>Skip them (SKIP)</source>
        <translation>略過這些編號（SKIP）</translation>
    </message>
    <message>
        <source>Release them (VOID)</source>
        <translation>作廢並釋出（VOID）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>讀取中…</translation>
    </message>
    <message>
        <source>Next number after the reset</source>
        <translation>重設後實際的下一個編號</translation>
    </message>
    <message>
        <source>Reason, at least %1 letters or digits</source>
        <translation>理由，至少 %1 個字元（不含空白與標點）</translation>
    </message>
    <message>
        <source>To confirm, type the new value: %1</source>
        <translation>請輸入新值以確認：%1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RetentionDialog</name>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>The archive was written to %1. Another Super Admin has to approve request #%2: give that person the file.</source>
        <translation>封存檔已寫入 %1。須由另一位系統管理員核准申請 #%2：請將檔案交給對方。</translation>
    </message>
    <message>
        <source>Reading the ledger…</source>
        <translation>正在讀取登記簿…</translation>
    </message>
    <message>
        <source>Archive %1…</source>
        <comment>a year</comment>
        <translation>封存%1…</translation>
    </message>
    <message>
        <source>Archive a year…</source>
        <translation>封存年度…</translation>
    </message>
    <message>
        <source>Every year that is over is archived.</source>
        <translation>所有已結束的年度皆已封存。</translation>
    </message>
    <message>
        <source>Years and archives of the ledger</source>
        <translation>登記簿的年度與封存</translation>
    </message>
    <message>
        <source>Years of the ledger</source>
        <translation>登記簿的年度</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RetireDialog</name>
    <message>
        <source>Retiring…</source>
        <translation>正在停用…</translation>
    </message>
    <message>
        <source>Re&amp;tire the channel</source>
        <translation>永久停用管道(&amp;T)</translation>
    </message>
    <message>
        <source>Retire a channel</source>
        <translation>永久停用管道</translation>
    </message>
    <message>
        <source>Retire channel %1</source>
        <translation>永久停用管道 %1</translation>
    </message>
    <message>
        <source>No alert goes to it any more, what waits to be sent there is not sent, and this computer forgets its address. What was sent stays in the history, and its name stays taken. This cannot be undone; to pause it, switch the channel off.</source>
        <translation>之後不再有警示傳送到此管道，等待傳送的也不再傳送，這台電腦會移除其位址。已傳送的仍留在歷程中，名稱不能再使用。此操作無法復原；若只要暫停，請取消啟用此管道。</translation>
    </message>
    <message>
        <source>It cannot be retired while rules name it: %1. Choose other channels for them first.</source>
        <translation>仍有規則指定此管道，無法停用：%1。請先為這些規則選擇其他管道。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the titles of rules</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>理由(&amp;R)</translation>
    </message>
    <message>
        <source>Reason for retiring the channel</source>
        <translation>永久停用管道的理由</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RetirePoolDialog</name>
    <message>
        <source>Request to retire the ID pool %1</source>
        <translation>申請停用識別碼池 %1</translation>
    </message>
    <message>
        <source>Another Super Admin has to agree. A retired pool issues no more IDs and cannot be filled. IDs that were issued stay in its ledger and can be checked. The name is never used again. This cannot be undone.</source>
        <translation>須由另一位系統管理員核准。停用後不再核發識別碼，也不能補充。已核發的識別碼保留在登記簿中，仍可檢查。名稱不會再使用。此動作無法復原。</translation>
    </message>
    <message>
        <source>Why the pool should be retired</source>
        <translation>為何要停用此識別碼池</translation>
    </message>
    <message>
        <source>Request retirement</source>
        <translation>申請停用</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RoleDialog</name>
    <message>
        <source>Choose another role or other projects.</source>
        <translation>請選擇其他角色或專案。</translation>
    </message>
    <message>
        <source>&amp;Change role</source>
        <translation>變更角色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Change projects</source>
        <translation>變更專案(&amp;C)</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>%1 的角色</translation>
    </message>
    <message>
        <source>A new role ends the open sessions of the account. New projects apply at once.</source>
        <translation>變更角色會中斷此帳號的連線。專案變更立即生效。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RoleFields</name>
    <message>
        <source>Choose at least one project.</source>
        <translation>請至少選擇一個專案。</translation>
    </message>
    <message>
        <source>R&amp;ole</source>
        <translation>角色(&amp;O)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>&amp;Projects</source>
        <translation>專案(&amp;P)</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>專案</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RollbackBar</name>
    <message>
        <source>Reason for rolling back (required)</source>
        <translation>還原理由（必填）</translation>
    </message>
    <message>
        <source>Reason for rolling back</source>
        <translation>還原理由</translation>
    </message>
    <message>
        <source>Roll back to version %1…</source>
        <translation>還原版本 %1…</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>儲存中…</translation>
    </message>
    <message>
        <source>Roll back to version %1 as version %2</source>
        <translation>將版本 %1 還原為版本 %2</translation>
    </message>
    <message>
        <source>Checking what it would change…</source>
        <translation>正在檢查會變更什麼…</translation>
    </message>
    <message>
        <source>This version is in force.</source>
        <translation>此版本正在使用中。</translation>
    </message>
    <message>
        <source>The version in force is the same.</source>
        <translation>使用中的版本與此相同。</translation>
    </message>
    <message>
        <source>Only Project Admins of %1 can roll back.</source>
        <translation>只有 %1 的專案管理員可以還原版本。</translation>
    </message>
    <message>
        <source>It breaks today&apos;s rules, which are named above, so you cannot roll back to it.</source>
        <translation>無法還原，因為違反現行規則，詳見上方。</translation>
    </message>
    <message>
        <source>Write a reason of at least %1 characters.</source>
        <translation>請填寫至少 %1 個字元的理由。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RuleForm</name>
    <message>
        <source>Only Super Admins change rules.</source>
        <translation>只有系統管理員可變更規則。</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>門檻(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Severity</source>
        <translation>嚴重性(&amp;S)</translation>
    </message>
    <message>
        <source>This &amp;rule is on</source>
        <translation>啟用此規則(&amp;R)</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分鐘</translation>
    </message>
    <message>
        <source>There are no channels yet: alerts show in this window only.</source>
        <translation>尚無管道：警示只顯示在此視窗。</translation>
    </message>
    <message>
        <source>Notify (none selected: all channels for this severity)</source>
        <translation>通知管道（未選：此嚴重性的所有管道）</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>變更理由</translation>
    </message>
    <message>
        <source>Sa&amp;ve the rule</source>
        <translation>儲存規則(&amp;V)</translation>
    </message>
    <message>
        <source>Default settings.</source>
        <translation>預設設定。</translation>
    </message>
    <message>
        <source>Changed by %1 on %2: %3</source>
        <translation>%1 於 %2 變更：%3</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>沒有變更。</translation>
    </message>
    <message>
        <source>Counted over the &amp;last</source>
        <translation>統計期間(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;For at least</source>
        <translation>至少持續(&amp;P)</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source> retries</source>
        <translation> 次</translation>
    </message>
    <message>
        <source> numbers</source>
        <translation> 個</translation>
    </message>
    <message>
        <source> rows</source>
        <translation> 筆</translation>
    </message>
    <message>
        <source> requests</source>
        <translation> 個請求</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RunbookDialog</name>
    <message>
        <source>What to do</source>
        <translation>處理方式</translation>
    </message>
    <message>
        <source>The runbook is in English. The same text: lekthictl alert runbook %1</source>
        <translation>處理手冊為英文。相同內容：lekthictl alert runbook %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RunsOutBadge</name>
    <message numerus="yes">
        <source>%n more counter(s) of this template run out later.</source>
        <translation>
            <numerusform>此編號格式另有 %n 個計數器稍後用完。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the counter</source>
        <translation>顯示計數器</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SaveBar</name>
    <message>
        <source>Reason for the change (required)</source>
        <translation>變更理由（必填）</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>變更理由</translation>
    </message>
    <message>
        <source>Discard draft</source>
        <translation>捨棄草稿</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>儲存中…</translation>
    </message>
    <message>
        <source>Save as version %1</source>
        <translation>儲存為版本 %1</translation>
    </message>
    <message>
        <source>Only Project Admins of %1 can change its templates.</source>
        <translation>只有 %1 的專案管理員可以變更其編號格式。</translation>
    </message>
    <message>
        <source>A newer version was saved. Choose above which text to keep.</source>
        <translation>其他人已儲存較新的版本。請在上方選擇沿用哪一方的內容。</translation>
    </message>
    <message>
        <source>To save, fix the problems of the template first.</source>
        <translation>若要儲存，請先修正編號格式的問題。</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>尚未變更。</translation>
    </message>
    <message>
        <source>To save, write a reason of at least %1 characters.</source>
        <translation>若要儲存，請填寫至少 %1 個字元的理由。</translation>
    </message>
    <message>
        <source>Two documents could get the same number: saving needs a Super Admin&apos;s approval.</source>
        <translation>兩份文件可能取得相同編號：儲存需要系統管理員核准。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ScrolledDetails</name>
    <message>
        <source>Details</source>
        <translation>詳細資料</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SearchField</name>
    <message>
        <source>Answers</source>
        <translation>搜尋結果</translation>
    </message>
    <message>
        <source>Nothing found for %1.</source>
        <translation>找不到與 %1 相符的資料。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>搜尋中…</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Number, ID, code, page</source>
        <translation>編號、ID、代碼、頁面</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>尋找</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>page and its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Type or paste a document number or its beginning, a document ID, a request ID, an error reference, an ID of an ID pool, a code, or the name of a page.</source>
        <translation>輸入或貼上文件編號或其開頭、文件 ID、請求 ID、錯誤參考碼、識別碼池的識別碼、代碼，或頁面名稱。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ServerForm</name>
    <message>
        <source>Enter your account in the store.</source>
        <translation>請輸入您在儲存庫的帳號。</translation>
    </message>
    <message>
        <source>Enter the server.</source>
        <translation>請輸入伺服器。</translation>
    </message>
    <message>
        <source>Enter the name of the store&apos;s database.</source>
        <translation>請輸入儲存庫的資料庫名稱。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read. Choose the CA file again.</source>
        <translation>無法讀取檔案 %1。請重新選擇 CA 檔案。</translation>
    </message>
    <message>
        <source>“%1” is not the name of a server. Enter its name or IP address, or the path of a socket on this computer.</source>
        <translation>「%1」不是伺服器名稱。請輸入伺服器名稱或 IP 位址，或這台電腦上 socket 的路徑。</translation>
    </message>
    <message>
        <source>CA file of the server</source>
        <translation>伺服器的 CA 檔案</translation>
    </message>
    <message>
        <source>S&amp;erver</source>
        <translation>伺服器(&amp;E)</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>伺服器</translation>
    </message>
    <message>
        <source>db.example.org, or /path/to/socket</source>
        <translation>db.example.org，或 /path/to/socket</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>連接埠(&amp;O)</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>連接埠</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>資料庫(&amp;D)</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>資料庫</translation>
    </message>
    <message>
        <source>&amp;CA file of the server</source>
        <translation>伺服器的 CA 檔案(&amp;C)</translation>
    </message>
    <message>
        <source>The CAs of this computer</source>
        <translation>這台電腦的 CA</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選擇(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose the CA file</source>
        <translation>選擇 CA 檔案</translation>
    </message>
    <message>
        <source>&amp;Account</source>
        <translation>帳號(&amp;A)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>密碼(&amp;P)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>&amp;Keep the password in the keychain of this computer</source>
        <translation>將密碼保存在這台電腦的鑰匙圈(&amp;K)</translation>
    </message>
    <message>
        <source>Store %1 on %2</source>
        <comment>database and server</comment>
        <translation>%2 上的儲存庫 %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SettingsArea</name>
    <message>
        <source>When numbers start again and run out</source>
        <translation>編號何時重新起算與用完</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SettingsButton</name>
    <message>
        <source>%1 · %2</source>
        <comment>language and calendar</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>B.E.</source>
        <translation>佛曆</translation>
    </message>
    <message>
        <source>A.D.</source>
        <translation>西元</translation>
    </message>
    <message>
        <source>Menu: language, calendar, appearance and help (F10)</source>
        <translation>選單：語言、曆法、外觀與說明 (F10)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupAssistant</name>
    <message>
        <source>Connecting to the server…</source>
        <translation>正在連線到伺服器…</translation>
    </message>
    <message>
        <source>Setting up…</source>
        <translation>正在設定…</translation>
    </message>
    <message>
        <source>Creating the store…</source>
        <translation>正在建立儲存庫…</translation>
    </message>
    <message>
        <source>Enter at least one account.</source>
        <translation>請至少輸入一個帳號。</translation>
    </message>
    <message>
        <source>Go back and correct what is marked.</source>
        <translation>請返回並修正標示的項目。</translation>
    </message>
    <message>
        <source>Create the store</source>
        <translation>建立儲存庫</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Go to sign-in</source>
        <translation>前往登入</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set up a store</source>
        <translation>設定儲存庫</translation>
    </message>
    <message>
        <source>1 · Place</source>
        <translation>1 · 位置</translation>
    </message>
    <message>
        <source>2 · Store</source>
        <translation>2 · 儲存庫</translation>
    </message>
    <message>
        <source>3 · Project</source>
        <translation>3 · 專案</translation>
    </message>
    <message>
        <source>4 · People</source>
        <translation>4 · 人員</translation>
    </message>
    <message>
        <source>5 · Templates</source>
        <translation>5 · 範本</translation>
    </message>
    <message>
        <source>6 · Set up</source>
        <translation>6 · 設定</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupPeopleStep</name>
    <message>
        <source>People and services</source>
        <translation>人員與服務</translation>
    </message>
    <message>
        <source>Super Admins approve resets, always two of them. A Project Admin edits the templates of the project, an auditor reads everything, and a numbering service allocates. Each account gets a one-time password that its owner changes at the first sign-in. Rows that stay empty are left out.</source>
        <translation>系統管理員核准重設，一律需要兩位。專案管理員編輯專案的範本，稽核人員可讀取全部內容，編號服務負責配發。每個帳號都有一次性密碼，擁有者首次登入時須變更。空白列會略過。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Account, such as sa.somchai</source>
        <translation>帳號，例如 sa.somchai</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>英文名稱</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>新增帳號</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupPlaceStep</name>
    <message>
        <source>Where the store is kept</source>
        <translation>儲存庫的位置</translation>
    </message>
    <message>
        <source>On &amp;this computer</source>
        <translation>在這部電腦上(&amp;T)</translation>
    </message>
    <message>
        <source>For one person or a trial with real data. Lekthi starts its own database server, which cannot be reached from other computers. The demo is kept separate and stays as it is.</source>
        <translation>適合單人使用或以真實資料試用。Lekthi 會啟動自己的資料庫伺服器，其他電腦無法連線。示範資料另外存放，維持不變。</translation>
    </message>
    <message>
        <source>On a &amp;MariaDB server</source>
        <translation>在 MariaDB 伺服器上(&amp;M)</translation>
    </message>
    <message>
        <source>For a team and its numbering services. Enter the account of the server&apos;s administrator: it is used once, to create the store, and not stored. Connections to other computers are always encrypted.</source>
        <translation>適合團隊及其編號服務。請輸入伺服器管理員的帳號：僅用一次以建立儲存庫，不會儲存。與其他電腦的連線一律加密。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupProjectStep</name>
    <message>
        <source>Enter the code of the project, as its numbers show it.</source>
        <translation>請輸入專案代碼，與編號中顯示的相同。</translation>
    </message>
    <message>
        <source>Enter the name of the project.</source>
        <translation>請輸入專案名稱。</translation>
    </message>
    <message>
        <source>Enter at least two organizations: a sender and a recipient.</source>
        <translation>請至少輸入兩個組織：寄件單位與收件單位。</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>清單</translation>
    </message>
    <message>
        <source>Fill the lists of document types, sub types, RFA types and disciplines</source>
        <translation>填入文件類型、子類型、RFA 類型與專業清單</translation>
    </message>
    <message>
        <source>The usual ones of a construction project: LETTER, RFA, TRANSMITTAL, MEMO and others, in three languages. They can be changed later under Reference data.</source>
        <translation>營建專案的常用項目：LETTER、RFA、TRANSMITTAL、MEMO 等，三種語言。之後可在「參考資料」中變更。</translation>
    </message>
    <message>
        <source>First project</source>
        <translation>第一個專案</translation>
    </message>
    <message>
        <source>Code, as numbers show it</source>
        <translation>代碼（與編號顯示的相同）</translation>
    </message>
    <message>
        <source>Name in Thai</source>
        <translation>泰文名稱</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>英文名稱</translation>
    </message>
    <message>
        <source>For example LCBP3-C2</source>
        <translation>例如 LCBP3-C2</translation>
    </message>
    <message>
        <source>Organizations that take part</source>
        <translation>參與的組織</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代碼</translation>
    </message>
    <message>
        <source>Name in Chinese</source>
        <translation>中文名稱</translation>
    </message>
    <message>
        <source>Add an organization</source>
        <translation>新增組織</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Organizations from a CSV file</source>
        <translation>從 CSV 檔案匯入組織</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Enter the name of the schema.</source>
        <translation>請輸入結構描述的名稱。</translation>
    </message>
    <message>
        <source>Leave the lists empty, to import them as CSV under Reference data</source>
        <translation>清單先留空，之後在「參考資料」以 CSV 匯入</translation>
    </message>
    <message>
        <source>Read the lists of a document-management system on the same server</source>
        <translation>讀取同一伺服器上文件管理系統的清單</translation>
    </message>
    <message>
        <source>It keeps projects, organizations and types in a schema of its own. They are read there and only changed there.</source>
        <translation>該系統在自己的結構描述中保存專案、組織與類型。Lekthi 從該處讀取，且只能在該系統中變更。</translation>
    </message>
    <message>
        <source>Name of the schema, for example dms</source>
        <translation>結構描述名稱，例如 dms</translation>
    </message>
    <message>
        <source>Name of the schema</source>
        <translation>結構描述名稱</translation>
    </message>
    <message>
        <source>From a CSV file…</source>
        <translation>從 CSV 檔案…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupRunStep</name>
    <message>
        <source>Lists of document types, sub types, RFA types and disciplines</source>
        <translation>文件類型、子類型、RFA 類型與專業清單</translation>
    </message>
    <message numerus="yes">
        <source>Project %1 with %n organization(s)</source>
        <translation>
            <numerusform>專案 %1，含 %n 個組織</numerusform>
        </translation>
    </message>
    <message>
        <source>Account %1: %2</source>
        <comment>login, role</comment>
        <translation>帳號 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n 個範本</numerusform>
        </translation>
    </message>
    <message>
        <source>The store is set up.</source>
        <translation>儲存庫已設定完成。</translation>
    </message>
    <message>
        <source>Some steps failed. Correct what is marked and set up again. Finished steps are kept.</source>
        <translation>部分步驟失敗。請修正標示的項目後再次設定。已完成的步驟會保留。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>One-time password</source>
        <translation>一次性密碼</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Save the sheet of passwords</source>
        <translation>儲存密碼通知單</translation>
    </message>
    <message>
        <source>One-time passwords</source>
        <translation>一次性密碼</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已寫入 %1。</translation>
    </message>
    <message>
        <source>This will be created</source>
        <translation>將建立下列項目</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>設定進度</translation>
    </message>
    <message>
        <source>Passwords to hand over</source>
        <translation>要交付的密碼</translation>
    </message>
    <message>
        <source>They are shown only once and are not stored. Give each to its owner, who changes it at the first sign-in.</source>
        <translation>僅顯示一次，不會儲存。請分別交給擁有者，首次登入時須變更。</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>儲存為 PDF…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>複製為文字</translation>
    </message>
    <message>
        <source>Lists of the schema %1</source>
        <translation>結構描述 %1 的清單</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>專案 %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupStoreStep</name>
    <message>
        <source>Checks of the server and the store</source>
        <translation>伺服器與儲存庫檢查</translation>
    </message>
    <message>
        <source>The store is created. No problems found.</source>
        <translation>儲存庫已建立，未發現問題。</translation>
    </message>
    <message>
        <source>The store is created. Fix what is marked before allocating real numbers. You can continue setting up.</source>
        <translation>儲存庫已建立。配發正式編號前請修正標示的項目，可繼續設定。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupTemplateStep</name>
    <message>
        <source>LETTER: %1    MEMO: %2</source>
        <comment>the first number of each</comment>
        <translation>LETTER：%1    MEMO：%2</translation>
    </message>
    <message>
        <source>All other types</source>
        <translation>其他所有類型</translation>
    </message>
    <message>
        <source>Where numbers must differ</source>
        <translation>編號不得重複的範圍</translation>
    </message>
    <message>
        <source>In the &amp;whole store: no two documents ever share a number</source>
        <translation>整個儲存庫(&amp;W)：任兩份文件都不會共用編號</translation>
    </message>
    <message>
        <source>Within each document &amp;type: short, but a letter and a memo may show the same number</source>
        <translation>各文件類型內(&amp;T)：編號較短，但信函與備忘錄可能顯示相同編號</translation>
    </message>
    <message>
        <source>&amp;No templates yet: the Project Admin writes them</source>
        <translation>暫不建立範本(&amp;N)：由專案管理員建立</translation>
    </message>
    <message>
        <source>First templates</source>
        <translation>第一批範本</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>文件類型</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>編號格式</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>第一個編號</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::Shell</name>
    <message>
        <source>The connection to the store was lost. What you typed is kept; saving and allocating numbers wait until the store answers again.</source>
        <translation>與儲存庫的連線已中斷。您輸入的內容會保留；待儲存庫恢復回應後才能儲存與取號。</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>重新連線</translation>
    </message>
    <message>
        <source>Reconnecting to the store.</source>
        <translation>正在重新連線到儲存庫。</translation>
    </message>
    <message>
        <source>Show request #%1</source>
        <translation>查看申請 #%1</translation>
    </message>
    <message>
        <source>Show the status</source>
        <translation>顯示健康狀態</translation>
    </message>
    <message>
        <source>Your password was changed. Use the new one from now on.</source>
        <translation>您的密碼已變更，今後請使用新密碼。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SignInPage</name>
    <message>
        <source>What you may change follows from your role. Every change is kept with your name.</source>
        <translation>可變更的內容依您的角色而定。每次變更都會記錄您的姓名。</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>登入(&amp;S)</translation>
    </message>
    <message>
        <source>The demo password of %1 was changed. Enter the current one.</source>
        <translation>%1 的示範密碼已變更。請輸入目前的密碼。</translation>
    </message>
    <message>
        <source>Demo people on this computer</source>
        <translation>這台電腦的示範使用者</translation>
    </message>
    <message>
        <source>A server</source>
        <translation>伺服器</translation>
    </message>
    <message>
        <source>Way to sign in</source>
        <translation>登入方式</translation>
    </message>
    <message>
        <source>Changing the password.</source>
        <translation>正在變更密碼。</translation>
    </message>
    <message>
        <source>Signing in.</source>
        <translation>正在登入。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Change it and sign in</source>
        <translation>變更並登入(&amp;C)</translation>
    </message>
    <message>
        <source>Your store on this computer</source>
        <translation>本機上您的儲存庫</translation>
    </message>
    <message>
        <source>Set &amp;up a store…</source>
        <translation>設定儲存庫(&amp;U)…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StatusLight</name>
    <message>
        <source>%1: %2</source>
        <comment>light and how it stands</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StatusLine</name>
    <message>
        <source>Database %1 ms</source>
        <translation>資料庫 %1 ms</translation>
    </message>
    <message>
        <source>Database does not answer</source>
        <translation>資料庫沒有回應</translation>
    </message>
    <message>
        <source>Local store</source>
        <translation>本機儲存庫</translation>
    </message>
    <message>
        <source>Store on %1</source>
        <translation>%1 上的儲存庫</translation>
    </message>
    <message>
        <source>The keychain did not keep the password</source>
        <translation>鑰匙圈未保存密碼</translation>
    </message>
    <message>
        <source>Show the status</source>
        <translation>顯示健康狀態</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n at risk</source>
        <comment>store</comment>
        <translation>
            <numerusform>%1：%n 項有風險</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n to fix</source>
        <comment>store</comment>
        <translation>
            <numerusform>%1：%n 項待處理</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>快速鍵 (F1)</translation>
    </message>
    <message>
        <source>Show which keys do what</source>
        <translation>顯示所有快速鍵及其作用</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StatusPage</name>
    <message>
        <source>Status</source>
        <translation>健康狀態</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>複製為文字(&amp;C)</translation>
    </message>
    <message>
        <source>Check a&amp;gain</source>
        <translation>重新檢查(&amp;L)</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>檢查中…</translation>
    </message>
    <message>
        <source>As of %1</source>
        <comment>time</comment>
        <translation>截至 %1</translation>
    </message>
    <message>
        <source>Store status unknown: %1</source>
        <translation>儲存庫狀態不明：%1</translation>
    </message>
    <message>
        <source>Checking the store…</source>
        <translation>正在檢查儲存庫…</translation>
    </message>
    <message>
        <source>These checks are hidden from your account. An administrator of the server sees them with: lekthictl store status</source>
        <translation>您的帳號無權檢視以下檢查項目。伺服器管理員可執行：lekthictl store status</translation>
    </message>
    <message>
        <source>Lekthi, status of the store %1</source>
        <translation>Lekthi，儲存庫 %1 的狀態</translation>
    </message>
    <message>
        <source>As of %1, seen by %2 (%3)</source>
        <comment>time, account, role</comment>
        <translation>截至 %1，檢視者 %2（%3）</translation>
    </message>
    <message>
        <source>Show the alerts</source>
        <translation>檢視警示</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StatusRows</name>
    <message>
        <source>Found: %1</source>
        <translation>目前值：%1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StepDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TableButton</name>
    <message>
        <source>As a char&amp;t</source>
        <translation>以圖表顯示(&amp;T)</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>以表格顯示(&amp;T)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplateDetail</name>
    <message>
        <source>Template</source>
        <translation>編號格式</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplateEditor</name>
    <message>
        <source>Template text</source>
        <translation>編號格式文字</translation>
    </message>
    <message>
        <source>Type { for a list of tokens</source>
        <translation>輸入 { 可列出代碼欄位</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplateListPanel</name>
    <message>
        <source>Filter by project, type or number</source>
        <translation>依專案、類型或編號篩選</translation>
    </message>
    <message>
        <source>Filter templates</source>
        <translation>篩選編號格式</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>編號格式</translation>
    </message>
    <message>
        <source>No template fits this filter.</source>
        <translation>沒有符合篩選條件的編號格式。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplatePart</name>
    <message>
        <source>With the templates as they are now, no two documents get the same number.</source>
        <translation>依目前的編號格式，不會有兩份文件取得相同編號。</translation>
    </message>
    <message>
        <source>Version %1, requested</source>
        <translation>版本 %1（申請中）</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Template #%1: %2</source>
        <translation>編號格式申請 #%1：%2</translation>
    </message>
    <message>
        <source>%1 requested the template</source>
        <translation>%1 提出編號格式的申請</translation>
    </message>
    <message>
        <source>Approve and save as version %1</source>
        <translation>核准並儲存為版本 %1</translation>
    </message>
    <message>
        <source>The template is saved as version %1 at once, although two documents could get the same number. Documents already numbered keep their numbers.</source>
        <translation>編號格式會立即儲存為版本 %1，即使兩份文件可能取得相同編號。已編號的文件保留原編號。</translation>
    </message>
    <message>
        <source>Save version %1</source>
        <translation>儲存版本 %1</translation>
    </message>
    <message>
        <source>Saved as version %1.</source>
        <translation>已儲存為版本 %1。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplateRequestDialog</name>
    <message>
        <source>Saving it needs the approval of a Super Admin other than you, and this store has none. Fix the template, or ask the administrator of the server for a Super Admin.</source>
        <translation>儲存需要您以外的系統管理員核准，但此儲存庫沒有。請修正格式，或請伺服器管理員新增系統管理員。</translation>
    </message>
    <message>
        <source>Fix the template, or request the approval of a Super Admin other than you. Once it is approved, it is saved as version %1, unless the template has changed meanwhile.</source>
        <translation>請修正，或申請您以外的系統管理員核准。核准後會儲存為版本 %1，除非格式在此期間已變更。</translation>
    </message>
    <message>
        <source>Two documents could get the same number</source>
        <translation>兩份文件可能得到相同編號</translation>
    </message>
    <message>
        <source>Why these numbers may repeat</source>
        <translation>為何允許這些編號重複</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Request approval</source>
        <translation>申請核准</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplateTitle</name>
    <message>
        <source>%1, %2</source>
        <comment>template and its state</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>uses the default template</source>
        <translation>使用預設編號格式</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>尚未儲存</translation>
    </message>
    <message>
        <source>unsaved draft of version %1</source>
        <translation>有依版本 %1 修改、尚未儲存的草稿</translation>
    </message>
    <message>
        <source>unsaved draft</source>
        <translation>有尚未儲存的草稿</translation>
    </message>
    <message>
        <source>Changed by %1. Reason: %2</source>
        <translation>變更者：%1。理由：%2</translation>
    </message>
    <message>
        <source>last changed %1</source>
        <translation>%1 最後變更</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplatesPage</name>
    <message>
        <source>A number has one line, so line breaks were replaced by spaces.</source>
        <translation>編號只能寫在一行，換行已改為空格。</translation>
    </message>
    <message>
        <source>The draft was discarded.</source>
        <translation>草稿已捨棄。</translation>
    </message>
    <message>
        <source>Default template</source>
        <translation>預設編號格式</translation>
    </message>
    <message>
        <source>Your unsaved draft was restored. It has no effect until it is saved.</source>
        <translation>已還原尚未儲存的草稿，儲存後才會生效。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Reading the templates…</source>
        <translation>正在讀取編號格式…</translation>
    </message>
    <message>
        <source>Projects and their number templates appear here.</source>
        <translation>專案及其編號格式會顯示在這裡。</translation>
    </message>
    <message>
        <source>No templates yet</source>
        <translation>尚無編號格式</translation>
    </message>
    <message>
        <source>Each project and document type has a template from which its numbers are made. Set one with lekthictl template set, then refresh with F5.</source>
        <translation>每個專案與文件類型都以編號格式產生編號。請以 lekthictl template set 設定，再按 F5 重新整理。</translation>
    </message>
    <message>
        <source>Saved as version %1. Documents already numbered keep their numbers.</source>
        <translation>已儲存為版本 %1。已編號的文件維持原編號。</translation>
    </message>
    <message>
        <source>%1 requested this template, which waits for a Super Admin&apos;s approval: %2</source>
        <translation>%1 已申請此編號格式，等待系統管理員核准：%2</translation>
    </message>
    <message>
        <source>Show request #%1</source>
        <translation>查看申請 #%1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TestBenchPage</name>
    <message>
        <source>Test bench</source>
        <translation>取號測試</translation>
    </message>
    <message>
        <source>Test numbers come from the sandbox, a copy of the store with its own counters. It uses the real templates and the real allocator, and its numbers do not count.</source>
        <translation>測試編號取自沙盒：沙盒使用正式的編號格式與取號程式，但有自己的計數器，編號不計入正式紀錄。</translation>
    </message>
    <message>
        <source>No test numbers yet</source>
        <translation>尚無測試編號</translation>
    </message>
    <message>
        <source>Choose what to allocate on the left. The numbers appear here, with their times, and whether all are different and without gaps.</source>
        <translation>請在左側選擇取號內容。這裡會顯示編號、所需時間，以及是否全部不重複且沒有缺號。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>Allocate %n test number(s)</source>
        <translation>
            <numerusform>取 %n 個測試編號</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 numbers allocated</source>
        <translation>已取號 %1 個，共 %2 個</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TokenChip</name>
    <message>
        <source>%1: %2</source>
        <comment>token and why it cannot be used</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TokenPalette</name>
    <message>
        <source>Tokens</source>
        <translation>代碼欄位</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::UnboundDialog</name>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Searching the ledger…</source>
        <translation>正在查閱編號登記簿…</translation>
    </message>
    <message>
        <source>Every number of this age has a document or is marked as unused.</source>
        <translation>此期間的編號都有文件或已標記為未使用。</translation>
    </message>
    <message numerus="yes">
        <source>The oldest %n number(s) without a document; there are more.</source>
        <translation>
            <numerusform>沒有文件的編號中最早的 %n 個，還有更多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) without a document, the oldest first.</source>
        <translation>
            <numerusform>沒有文件的編號 %n 個，最早的在前。</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers without a document</source>
        <translation>沒有文件的編號</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>取號</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>任何時間</translation>
    </message>
    <message numerus="yes">
        <source>more than %n day(s) ago</source>
        <translation>
            <numerusform>超過 %n 天前</numerusform>
        </translation>
    </message>
    <message>
        <source>Number history…</source>
        <translation>編號歷程…</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>顯示更多</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) were written to %1.</source>
        <translation>
            <numerusform>已將 %n 個編號寫入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the numbers without a document</source>
        <translation>匯出沒有文件的編號</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::VoidPart</name>
    <message>
        <source>Number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>計數器</translation>
    </message>
    <message>
        <source>Sequence number</source>
        <translation>流水號</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>取號</translation>
    </message>
    <message>
        <source>A voided number stays taken: no document can have it, it has no revisions, and it is never allocated again. The ledger says who agreed and why.</source>
        <translation>作廢的編號不會再發出：不能指定給文件，也不會有修訂版。登記簿會記錄由誰核准及原因。</translation>
    </message>
    <message>
        <source>None; marked as unused</source>
        <translation>無；已標記為未使用</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Voiding #%1: %2</source>
        <translation>作廢 #%1：%2</translation>
    </message>
    <message>
        <source>%1 requested the voiding</source>
        <translation>%1 申請作廢</translation>
    </message>
    <message>
        <source>Approve and void the number</source>
        <translation>核准並作廢編號</translation>
    </message>
    <message>
        <source>%1 is voided at once: no document can have it, and it is never allocated again. This cannot be undone.</source>
        <translation>%1 將立即作廢：不能指定給文件，也不會再發出。此操作無法復原。</translation>
    </message>
    <message>
        <source>Void the number</source>
        <translation>作廢編號</translation>
    </message>
    <message>
        <source>%1 was voided. It stays taken.</source>
        <translation>%1 已作廢，且不會再發出。</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::VoidRequestDialog</name>
    <message>
        <source>Request to void a number</source>
        <translation>申請作廢編號</translation>
    </message>
    <message>
        <source>Another Super Admin has to agree. Once voided, the number stays taken: no document can have it, it has no revisions, and it is never allocated again. This cannot be undone.</source>
        <translation>須由另一位系統管理員核准。作廢後此編號不會再發出：不能指定給文件，也不會有修訂版。此操作無法復原。</translation>
    </message>
    <message>
        <source>Why the number should be voided</source>
        <translation>作廢此編號的原因</translation>
    </message>
    <message>
        <source>Request voiding</source>
        <translation>申請作廢</translation>
    </message>
</context>
</TS>
