<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="th">
<context>
    <name>Texts</name>
    <message>
        <source>%1 of %2 IDs</source>
        <comment>done, all</comment>
        <translation>%1 จาก %2 รหัส</translation>
    </message>
</context>
<context>
    <name>WorkbookWriter</name>
    <message>
        <source>there is not enough memory</source>
        <translation>หน่วยความจำไม่พอ</translation>
    </message>
    <message>
        <source>a workbook holds at most 1,048,575 rows. Narrow the filters, or export as CSV</source>
        <translation>สมุดงานมีได้ไม่เกิน 1,048,575 แถว กรองให้แคบลง หรือส่งออกเป็น CSV</translation>
    </message>
    <message>
        <source>The workbook cannot be written: there is no space left in the folder for temporary files, %1. Free some space there, or export as CSV.</source>
        <translation>เขียนสมุดงานไม่ได้ เพราะโฟลเดอร์ไฟล์ชั่วคราว %1 ไม่มีพื้นที่เหลือ เพิ่มพื้นที่ว่างที่นั่น หรือส่งออกเป็น CSV</translation>
    </message>
</context>
<context>
    <name>lekthi</name>
    <message>
        <source>The system is busy, try again later.</source>
        <translation>ระบบกำลังยุ่ง กรุณาลองใหม่ภายหลัง</translation>
    </message>
    <message>
        <source>Another program changed the counter at the same time. Try again.</source>
        <translation>มีโปรแกรมอื่นเปลี่ยนตัวนับในเวลาเดียวกัน ลองใหม่อีกครั้ง</translation>
    </message>
    <message>
        <source>No number was allocated because of a database error.</source>
        <translation>ไม่ได้ออกเลขที่ เพราะฐานข้อมูลขัดข้อง</translation>
    </message>
    <message>
        <source>Redis cannot be reached. Until it is back, numbers are allocated more slowly. Check the Redis server.</source>
        <translation>ติดต่อ Redis ไม่ได้ การออกเลขจะช้าลงจนกว่าจะติดต่อได้ ตรวจสอบเซิร์ฟเวอร์ Redis</translation>
    </message>
    <message>
        <source>The request is incomplete. Check what was entered.</source>
        <translation>คำขอไม่ครบ ตรวจสอบข้อมูลที่กรอก</translation>
    </message>
    <message>
        <source>The number %1 is in use already, and the template does not allow passing over numbers in use. Ask the Project Admin to change the template.</source>
        <translation>เลขที่ %1 ถูกใช้แล้ว และรูปแบบนี้ไม่ให้ข้ามเลขที่ใช้แล้ว แจ้งผู้ดูแลโครงการให้แก้รูปแบบ</translation>
    </message>
    <message>
        <source>The sequence number has too few digits for %1. Ask the Project Admin to give the template more digits.</source>
        <translation>จำนวนหลักของลำดับที่ไม่พอสำหรับ %1 แจ้งผู้ดูแลโครงการให้เพิ่มจำนวนหลักในรูปแบบ</translation>
    </message>
    <message>
        <source>There is no project %1. Choose a project from the list.</source>
        <translation>ไม่มีโครงการ %1 เลือกโครงการจากรายการ</translation>
    </message>
    <message>
        <source>Project %1 is closed. Choose a project that is active.</source>
        <translation>โครงการ %1 ปิดแล้ว เลือกโครงการที่ยังใช้งานอยู่</translation>
    </message>
    <message>
        <source>%1 takes part in several projects. Choose the project.</source>
        <translation>%1 อยู่ในหลายโครงการ เลือกโครงการที่ต้องการ</translation>
    </message>
    <message>
        <source>There is no sender %1. Choose an organization from the list.</source>
        <translation>ไม่มีหน่วยงานผู้ส่ง %1 เลือกหน่วยงานจากรายการ</translation>
    </message>
    <message>
        <source>The sender %1 does not take part in this project. Choose another sender or another project.</source>
        <translation>หน่วยงานผู้ส่ง %1 ไม่ได้อยู่ในโครงการนี้ เลือกหน่วยงานหรือโครงการอื่น</translation>
    </message>
    <message>
        <source>The sender %1 takes part in no active project. Choose another sender.</source>
        <translation>หน่วยงานผู้ส่ง %1 ไม่ได้อยู่ในโครงการใดที่ใช้งานอยู่ เลือกหน่วยงานอื่น</translation>
    </message>
    <message>
        <source>There is no recipient %1. Choose an organization from the list.</source>
        <translation>ไม่มีหน่วยงานผู้รับ %1 เลือกหน่วยงานจากรายการ</translation>
    </message>
    <message>
        <source>%1 needs a recipient. Choose one.</source>
        <translation>%1 ต้องมีหน่วยงานผู้รับ เลือกหน่วยงานผู้รับ</translation>
    </message>
    <message>
        <source>%1 has no recipient. Leave the recipient empty.</source>
        <translation>%1 ไม่มีหน่วยงานผู้รับ เว้นช่องหน่วยงานผู้รับว่างไว้</translation>
    </message>
    <message>
        <source>The recipient %1 does not take part in this project. Choose another recipient or another project.</source>
        <translation>หน่วยงานผู้รับ %1 ไม่ได้อยู่ในโครงการนี้ เลือกหน่วยงานหรือโครงการอื่น</translation>
    </message>
    <message>
        <source>There is no document type %1. Choose one from the list.</source>
        <translation>ไม่มีประเภทเอกสาร %1 เลือกจากรายการ</translation>
    </message>
    <message>
        <source>The number shows the sub type. Choose one.</source>
        <translation>เลขที่นี้แสดงประเภทย่อย เลือกประเภทย่อย</translation>
    </message>
    <message>
        <source>There is no sub type %1. Choose one from the list.</source>
        <translation>ไม่มีประเภทย่อย %1 เลือกจากรายการ</translation>
    </message>
    <message>
        <source>The number shows the RFA type. Choose one.</source>
        <translation>เลขที่นี้แสดงประเภท RFA เลือกประเภท RFA</translation>
    </message>
    <message>
        <source>There is no RFA type %1. Choose one from the list.</source>
        <translation>ไม่มีประเภท RFA %1 เลือกจากรายการ</translation>
    </message>
    <message>
        <source>The number shows the discipline. Choose one.</source>
        <translation>เลขที่นี้แสดงสาขางาน เลือกสาขางาน</translation>
    </message>
    <message>
        <source>There is no discipline %1. Choose one from the list.</source>
        <translation>ไม่มีสาขางาน %1 เลือกจากรายการ</translation>
    </message>
    <message>
        <source>The number shows the revision. Enter one, for example A.</source>
        <translation>เลขที่นี้แสดงฉบับแก้ไข ระบุฉบับแก้ไข เช่น A</translation>
    </message>
    <message>
        <source>“%1” is no revision. Enter 1 to 10 letters or digits.</source>
        <translation>“%1” ไม่ใช่ฉบับแก้ไข ระบุตัวอักษรหรือตัวเลข 1 ถึง 10 ตัว</translation>
    </message>
    <message>
        <source>%1 numbers cannot be allocated at once. Request 1 to 500.</source>
        <translation>ออกเลขครั้งละ %1 เลขไม่ได้ ระบุ 1 ถึง 500</translation>
    </message>
    <message>
        <source>There is no number template for %1. Ask the Project Admin to add one.</source>
        <translation>ยังไม่มีรูปแบบเลขที่สำหรับ %1 แจ้งผู้ดูแลโครงการให้เพิ่ม</translation>
    </message>
    <message>
        <source>The number template %1 gives no number. Ask the Project Admin to fix it.</source>
        <translation>รูปแบบเลขที่ %1 ใช้ออกเลขไม่ได้ แจ้งผู้ดูแลโครงการให้แก้ไข</translation>
    </message>
    <message>
        <source>The request id %1 was used for another request. Use a new id.</source>
        <translation>รหัสคำขอ %1 ใช้กับคำขออื่นไปแล้ว ใช้รหัสใหม่</translation>
    </message>
    <message>
        <source>The number %1 was never issued in this project. Check the number.</source>
        <translation>ไม่เคยออกเลขที่ %1 ในโครงการนี้ ตรวจสอบเลขที่อีกครั้ง</translation>
    </message>
    <message>
        <source>%1 is not a token. Did you mean %2?</source>
        <translation>ไม่รู้จัก %1 หมายถึง %2 ใช่ไหม</translation>
    </message>
    <message>
        <source>There is no token between these braces. Remove them.</source>
        <translation>ไม่มีส่วนประกอบในวงเล็บปีกกาคู่นี้ ลบออก</translation>
    </message>
    <message>
        <source>%1 is not a token. Choose a token from the list or remove it.</source>
        <translation>ไม่รู้จัก %1 เลือกส่วนประกอบจากรายการ หรือลบออก</translation>
    </message>
    <message>
        <source>%1 is no longer used, because it does not say whether the sender or the recipient is meant. Use instead: %2</source>
        <translation>%1 เลิกใช้แล้ว เพราะไม่บอกว่าเป็นผู้ส่งหรือผู้รับ ใช้ %2 แทน</translation>
    </message>
    <message>
        <source>%1 is no longer used, because it does not say which of a document&apos;s types is meant. Use instead: %2</source>
        <translation>%1 เลิกใช้แล้ว เพราะไม่บอกว่าเป็นประเภทใดของเอกสาร ใช้ %2 แทน</translation>
    </message>
    <message>
        <source>%1 is no longer used, because it does not say in which calendar the year is counted. Use instead: %2</source>
        <translation>%1 เลิกใช้แล้ว เพราะไม่บอกว่าเป็น พ.ศ. หรือ ค.ศ. ใช้ %2 แทน</translation>
    </message>
    <message>
        <source>%1 is a name from older templates. Use instead: %2</source>
        <translation>%1 เป็นชื่อในรูปแบบรุ่นเก่า ใช้ %2 แทน</translation>
    </message>
    <message>
        <source>%1 is no longer used, because these documents have no value for it. Remove it.</source>
        <translation>%1 เลิกใช้แล้ว เพราะเอกสารประเภทนี้ไม่มีค่านี้ ลบออก</translation>
    </message>
    <message>
        <source>%1 is not correct, and these documents have no value for it. Remove it.</source>
        <translation>%1 ไม่ถูกต้อง และเอกสารประเภทนี้ไม่มีค่านี้ ลบออก</translation>
    </message>
    <message>
        <source>%1 is not complete or not correct. Use instead: %2</source>
        <translation>%1 ไม่ครบหรือไม่ถูกต้อง ใช้ %2 แทน</translation>
    </message>
    <message>
        <source>This { has no }. Close the token, or write {{ to print a brace in the number.</source>
        <translation>{ ตัวนี้ไม่มี } ปิดท้าย ใส่ } ให้ครบ หรือพิมพ์ {{ ถ้าต้องการวงเล็บปีกกาในเลขที่</translation>
    </message>
    <message>
        <source>This } has no {. Remove it, or write }} to print a brace in the number.</source>
        <translation>} ตัวนี้ไม่มี { เปิด ลบออก หรือพิมพ์ }} ถ้าต้องการวงเล็บปีกกาในเลขที่</translation>
    </message>
    <message>
        <source>With the longest codes in use the number would have %1 characters; %2 are allowed. Shorten the template.</source>
        <translation>เมื่อใช้รหัสที่ยาวที่สุด เลขที่จะยาว %1 ตัวอักษร แต่ยาวได้ไม่เกิน %2 ทำรูปแบบให้สั้นลง</translation>
    </message>
    <message>
        <source>The template has %1 characters; %2 are allowed. Remove the rest from here on.</source>
        <translation>รูปแบบยาว %1 ตัวอักษร แต่ยาวได้ไม่เกิน %2 ลบส่วนที่เกินตั้งแต่ตรงนี้</translation>
    </message>
    <message>
        <source>The symbol %1 does not belong in a number, because not every program can show it. Remove it.</source>
        <translation>สัญลักษณ์ %1 ใช้ในเลขที่ไม่ได้ เพราะบางโปรแกรมแสดงไม่ได้ ลบออก</translation>
    </message>
    <message>
        <source>The mark %1 has no letter before it and would change the code in front of it. Remove it or write its letter.</source>
        <translation>เครื่องหมาย %1 ไม่มีตัวอักษรนำหน้า และจะไปเปลี่ยนรหัสที่อยู่ก่อนหน้า ลบออก หรือพิมพ์ตัวอักษรให้ครบ</translation>
    </message>
    <message>
        <source>A space (%1) at the beginning or end of a number is easily overlooked. Remove it.</source>
        <translation>ช่องว่าง (%1) ที่ต้นหรือท้ายเลขที่สังเกตเห็นได้ยาก ลบออก</translation>
    </message>
    <message>
        <source>The text at %1 looks like another text but is stored differently, so a search would miss it. Replace it with the usual form.</source>
        <translation>ข้อความที่ %1 ดูเหมือนปกติแต่เก็บคนละแบบ ค้นหาแล้วจะไม่พบ เปลี่ยนเป็นแบบปกติ</translation>
    </message>
    <message>
        <source>The character %1 cannot be seen or is not a plain space. Remove it or replace it.</source>
        <translation>ตัวอักษร %1 มองไม่เห็นหรือไม่ใช่ช่องว่างธรรมดา ลบออกหรือเปลี่ยน</translation>
    </message>
    <message>
        <source>A template for %2 needs %1. Insert it.</source>
        <translation>รูปแบบของ %2 ต้องมี %1 แทรกเข้าไป</translation>
    </message>
    <message>
        <source>%1 has no value in a template for all document types. Remove it.</source>
        <translation>รูปแบบที่ใช้กับทุกประเภทไม่มีค่าของ %1 ลบออก</translation>
    </message>
    <message>
        <source>%1 has no value in documents of type %2. Remove it.</source>
        <translation>เอกสารประเภท %2 ไม่มีค่าของ %1 ลบออก</translation>
    </message>
    <message>
        <source>The template is empty. Choose tokens from the list.</source>
        <translation>รูปแบบยังว่าง เลือกส่วนประกอบจากรายการ</translation>
    </message>
    <message>
        <source>The sequence number is here a second time. Remove %1.</source>
        <translation>มีลำดับที่ซ้ำเป็นครั้งที่สอง ลบ %1 ออก</translation>
    </message>
    <message>
        <source>%1 cannot stand in a template for %2, because an RFA belongs to the project and has no single recipient. Remove it.</source>
        <translation>รูปแบบของ %2 ใช้ %1 ไม่ได้ เพราะ RFA เป็นเอกสารโครงการ ไม่มีผู้รับเฉพาะราย ลบออก</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>ลบออก</translation>
    </message>
    <message>
        <source>Replace with a plain space</source>
        <translation>เปลี่ยนเป็นช่องว่างธรรมดา</translation>
    </message>
    <message>
        <source>Replace with %1</source>
        <translation>เปลี่ยนเป็น %1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>แทรก %1</translation>
    </message>
    <message>
        <source>The reason is too long. Write at most %1 characters.</source>
        <translation>เหตุผลยาวเกินไป ระบุไม่เกิน %1 ตัวอักษร</translation>
    </message>
    <message>
        <source>The sequence number no longer fits into %1. Give the template more digits or allow it one more digit.</source>
        <translation>ลำดับที่เกินจำนวนหลักของ %1 เพิ่มจำนวนหลักในรูปแบบ หรือให้ขยายหลักได้</translation>
    </message>
    <message>
        <source>%1 has no value here. Give the document a value for it.</source>
        <translation>%1 ยังไม่มีค่า ระบุค่าให้เอกสาร</translation>
    </message>
    <message>
        <source>The number would be longer than %1 characters. Shorten the template.</source>
        <translation>เลขที่จะยาวเกิน %1 ตัวอักษร ทำรูปแบบให้สั้นลง</translation>
    </message>
    <message>
        <source>The value of %1 holds a character that cannot be seen. Correct the code it stands for.</source>
        <translation>ค่าของ %1 มีตัวอักษรที่มองไม่เห็น แก้รหัสนั้นให้ถูกต้อง</translation>
    </message>
    <message>
        <source>Sequence number, 1 digit</source>
        <translation>ลำดับที่ 1 หลัก</translation>
    </message>
    <message>
        <source>Sequence number, %1 digits</source>
        <translation>ลำดับที่ %1 หลัก</translation>
    </message>
    <message>
        <source>The number that the counter hands out, with leading zeros to %1 digits.</source>
        <translation>เลขที่ตัวนับออกให้ เติมศูนย์ข้างหน้าให้ครบ %1 หลัก</translation>
    </message>
    <message>
        <source>Year of the counter in the Buddhist Era, such as 2568.</source>
        <translation>ปีของตัวนับเป็น พ.ศ. เช่น 2568</translation>
    </message>
    <message>
        <source>Year of the counter in the Common Era, such as 2025.</source>
        <translation>ปีของตัวนับเป็น ค.ศ. เช่น 2025</translation>
    </message>
    <message>
        <source>Date of the document as %1, year in the Buddhist Era.</source>
        <translation>วันที่เอกสารแบบ %1 ปีเป็น พ.ศ.</translation>
    </message>
    <message>
        <source>Date of the document as %1, year in the Common Era.</source>
        <translation>วันที่เอกสารแบบ %1 ปีเป็น ค.ศ.</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>ผู้ส่ง</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>ผู้รับ</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>Sub type</source>
        <translation>ประเภทย่อย</translation>
    </message>
    <message>
        <source>RFA type</source>
        <translation>ประเภท RFA</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>สาขางาน</translation>
    </message>
    <message>
        <source>Year B.E.</source>
        <translation>ปี พ.ศ.</translation>
    </message>
    <message>
        <source>Year A.D.</source>
        <translation>ปี ค.ศ.</translation>
    </message>
    <message>
        <source>Date B.E.</source>
        <translation>วันที่ พ.ศ.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>วันที่</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>ฉบับแก้ไข</translation>
    </message>
    <message>
        <source>Code of the project, such as LCBP3-C2.</source>
        <translation>รหัสโครงการ เช่น LCBP3-C2</translation>
    </message>
    <message>
        <source>Code of the organization that sends the document.</source>
        <translation>รหัสหน่วยงานที่ส่งเอกสาร</translation>
    </message>
    <message>
        <source>Code of the first organization the document goes to.</source>
        <translation>รหัสหน่วยงานผู้รับรายแรกของเอกสาร</translation>
    </message>
    <message>
        <source>Code of the document type, such as LETTER or RFA.</source>
        <translation>รหัสประเภทเอกสาร เช่น LETTER หรือ RFA</translation>
    </message>
    <message>
        <source>Number of the transmittal&apos;s sub type, such as 21.</source>
        <translation>หมายเลขประเภทย่อยของใบนำส่ง เช่น 21</translation>
    </message>
    <message>
        <source>Code of the RFA type, such as RPT.</source>
        <translation>รหัสประเภท RFA เช่น RPT</translation>
    </message>
    <message>
        <source>Code of the discipline, such as TER.</source>
        <translation>รหัสสาขางาน เช่น TER</translation>
    </message>
    <message>
        <source>Revision of the document, such as A.</source>
        <translation>ฉบับแก้ไขของเอกสาร เช่น A</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a store. Write mysql://user@host:port/database or unix:/path/to/socket?user=USER&amp;db=DATABASE.</source>
        <translation>&quot;%1&quot; ไม่ใช่ที่อยู่ของคลังข้อมูล ระบุเป็น mysql://user@host:port/database หรือ unix:/path/to/socket?user=USER&amp;db=DATABASE</translation>
    </message>
    <message>
        <source>The address holds a password, which other people on this machine could read. Leave it out and put it into the environment variable LEKTHI_PASSWORD.</source>
        <translation>ที่อยู่นี้มีรหัสผ่าน ซึ่งผู้อื่นในเครื่องนี้อ่านได้ เอาออกแล้วใส่ในตัวแปรสภาพแวดล้อม LEKTHI_PASSWORD แทน</translation>
    </message>
    <message>
        <source>The store at %1 cannot be reached. Check that its server runs and the network is up, then reconnect.</source>
        <translation>ติดต่อคลังข้อมูลที่ %1 ไม่ได้ ตรวจสอบว่าเซิร์ฟเวอร์ทำงานและเครือข่ายใช้ได้ แล้วเชื่อมต่อใหม่</translation>
    </message>
    <message>
        <source>The store cannot be reached. Check that its server runs and the network is up, then reconnect.</source>
        <translation>ติดต่อคลังข้อมูลไม่ได้ ตรวจสอบว่าเซิร์ฟเวอร์ทำงานและเครือข่ายใช้ได้ แล้วเชื่อมต่อใหม่</translation>
    </message>
    <message>
        <source>The store accepts no changes at the moment: its server is read-only. Ask the store&apos;s administrator, or connect to the primary server.</source>
        <translation>ขณะนี้คลังข้อมูลไม่รับการเปลี่ยนแปลง เพราะเซิร์ฟเวอร์เป็นแบบอ่านอย่างเดียว แจ้งผู้ดูแลคลังข้อมูล หรือเชื่อมต่อเซิร์ฟเวอร์หลัก</translation>
    </message>
    <message>
        <source>The disk of the store&apos;s server is full. Free some space there, then try again.</source>
        <translation>ดิสก์ของเซิร์ฟเวอร์คลังข้อมูลเต็ม เพิ่มพื้นที่ว่างแล้วลองใหม่</translation>
    </message>
    <message>
        <source>The store answered with something Lekthi does not know. Try again; if it happens again, hand the details to the store&apos;s administrator.</source>
        <translation>คลังข้อมูลตอบกลับแบบที่ Lekthi ไม่รู้จัก ลองใหม่อีกครั้ง ถ้ายังเป็นอยู่ ส่งรายละเอียดให้ผู้ดูแลคลังข้อมูล</translation>
    </message>
    <message>
        <source>The database %1 holds no Lekthi store. Choose another database, or make a store in an empty one with &quot;lekthictl store init&quot;.</source>
        <translation>ฐานข้อมูล %1 ไม่มีคลังข้อมูลของ Lekthi เลือกฐานข้อมูลอื่น หรือสร้างคลังข้อมูลในฐานข้อมูลว่างด้วย &quot;lekthictl store init&quot;</translation>
    </message>
    <message>
        <source>This database holds no Lekthi store. Choose another database, or make a store in an empty one with &quot;lekthictl store init&quot;.</source>
        <translation>ฐานข้อมูลนี้ไม่มีคลังข้อมูลของ Lekthi เลือกฐานข้อมูลอื่น หรือสร้างคลังข้อมูลในฐานข้อมูลว่างด้วย &quot;lekthictl store init&quot;</translation>
    </message>
    <message>
        <source>The store has version %1, which is older than this program needs. Bring it up to date with &quot;lekthictl store upgrade&quot;.</source>
        <translation>คลังข้อมูลเป็นรุ่น %1 ซึ่งเก่ากว่าที่โปรแกรมนี้ต้องใช้ ปรับรุ่นด้วย &quot;lekthictl store upgrade&quot;</translation>
    </message>
    <message>
        <source>The triggers and routines of the store are not those of this program. Bring the store up to date with &quot;lekthictl store upgrade&quot;.</source>
        <translation>ทริกเกอร์และรูทีนของคลังข้อมูลไม่ตรงกับที่โปรแกรมนี้ใช้ ปรับรุ่นคลังข้อมูลด้วย &quot;lekthictl store upgrade&quot;</translation>
    </message>
    <message>
        <source>The store has version %1, which a newer Lekthi made. Update this program, then open the store again.</source>
        <translation>คลังข้อมูลเป็นรุ่น %1 ซึ่งสร้างด้วย Lekthi ที่ใหม่กว่า ปรับรุ่นโปรแกรมนี้แล้วเปิดคลังข้อมูลใหม่</translation>
    </message>
    <message>
        <source>A newer Lekthi made this store. Update this program, then open the store again.</source>
        <translation>คลังข้อมูลนี้สร้างด้วย Lekthi ที่ใหม่กว่า ปรับรุ่นโปรแกรมนี้แล้วเปิดคลังข้อมูลใหม่</translation>
    </message>
    <message>
        <source>Another user is working on the same records. Nothing was changed; try again.</source>
        <translation>มีผู้อื่นกำลังทำงานกับข้อมูลเดียวกัน ยังไม่มีการเปลี่ยนแปลง ลองใหม่อีกครั้ง</translation>
    </message>
    <message>
        <source>The work was cancelled. Nothing was changed.</source>
        <translation>ยกเลิกงานแล้ว ไม่มีการเปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>The store took too long to answer. Ask for less at once, or try again later.</source>
        <translation>คลังข้อมูลตอบช้าเกินไป ขอข้อมูลครั้งละน้อยลง หรือลองใหม่ภายหลัง</translation>
    </message>
    <message>
        <source>%1 is in the store already. Nothing was changed; choose another value.</source>
        <translation>มี %1 ในคลังข้อมูลแล้ว ไม่มีการเปลี่ยนแปลง เลือกค่าอื่น</translation>
    </message>
    <message>
        <source>This value is in the store already. Nothing was changed; choose another value.</source>
        <translation>มีค่านี้ในคลังข้อมูลแล้ว ไม่มีการเปลี่ยนแปลง เลือกค่าอื่น</translation>
    </message>
    <message>
        <source>A rule of the store does not allow this: %1. Nothing was changed; correct the value and try again.</source>
        <translation>กฎของคลังข้อมูลไม่อนุญาต: %1 ไม่มีการเปลี่ยนแปลง แก้ค่าแล้วลองใหม่</translation>
    </message>
    <message>
        <source>A rule of the store does not allow this value. Nothing was changed; correct it and try again.</source>
        <translation>กฎของคลังข้อมูลไม่อนุญาตค่านี้ ไม่มีการเปลี่ยนแปลง แก้ค่าแล้วลองใหม่</translation>
    </message>
    <message>
        <source>%1 is not in the store. Check the spelling, or reload the list.</source>
        <translation>ไม่มี %1 ในคลังข้อมูล ตรวจสอบการสะกด หรือโหลดรายการใหม่</translation>
    </message>
    <message>
        <source>This is not in the store. Check the spelling, or reload the list.</source>
        <translation>ไม่มีรายการนี้ในคลังข้อมูล ตรวจสอบการสะกด หรือโหลดรายการใหม่</translation>
    </message>
    <message>
        <source>Another user changed %1 since you opened it. Nothing was saved; compare both versions and save again.</source>
        <translation>มีผู้อื่นแก้ %1 หลังจากคุณเปิดไว้ ยังไม่ได้บันทึก เปรียบเทียบทั้งสองรุ่นแล้วบันทึกใหม่</translation>
    </message>
    <message>
        <source>Another user changed this since you opened it. Nothing was saved; compare both versions and save again.</source>
        <translation>มีผู้อื่นแก้รายการนี้หลังจากคุณเปิดไว้ ยังไม่ได้บันทึก เปรียบเทียบทั้งสองรุ่นแล้วบันทึกใหม่</translation>
    </message>
    <message>
        <source>%1 may not do this. Sign in with an account that administers the project, or ask its Project Admin.</source>
        <translation>%1 ไม่มีสิทธิ์ทำรายการนี้ เข้าสู่ระบบด้วยบัญชีผู้ดูแลโครงการ หรือแจ้งผู้ดูแลโครงการ</translation>
    </message>
    <message>
        <source>This account may not do this. Sign in with an account that administers the project, or ask its Project Admin.</source>
        <translation>บัญชีนี้ไม่มีสิทธิ์ทำรายการนี้ เข้าสู่ระบบด้วยบัญชีผู้ดูแลโครงการ หรือแจ้งผู้ดูแลโครงการ</translation>
    </message>
    <message>
        <source>The server is not MariaDB. Move the store to MariaDB %1 or later.</source>
        <translation>เซิร์ฟเวอร์ไม่ใช่ MariaDB ย้ายคลังข้อมูลไปยัง MariaDB %1 หรือใหม่กว่า</translation>
    </message>
    <message>
        <source>The server is MariaDB %1, which has faults that can lose numbers. Update it to %2 or later.</source>
        <translation>เซิร์ฟเวอร์เป็น MariaDB %1 ซึ่งมีข้อบกพร่องที่ทำให้เลขหายได้ ปรับรุ่นเป็น %2 หรือใหม่กว่า</translation>
    </message>
    <message>
        <source>The server&apos;s version is supported.</source>
        <translation>รุ่นของเซิร์ฟเวอร์ใช้ได้</translation>
    </message>
    <message>
        <source>Every number is on disk before it is handed out.</source>
        <translation>ทุกเลขที่บันทึกลงดิสก์ก่อนออกให้ใช้</translation>
    </message>
    <message>
        <source>A power failure could lose numbers that were handed out. Set innodb_flush_log_at_trx_commit to 1 in the server&apos;s configuration.</source>
        <translation>ไฟดับอาจทำให้เลขที่ออกไปแล้วหายได้ ตั้ง innodb_flush_log_at_trx_commit เป็น 1 ในไฟล์ตั้งค่าของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>The server keeps no binary log, so there is none to check.</source>
        <translation>เซิร์ฟเวอร์ไม่ได้เก็บไบนารีล็อก จึงไม่มีอะไรต้องตรวจ</translation>
    </message>
    <message>
        <source>Replicas could end up with other numbers. Set binlog_format to ROW in the server&apos;s configuration.</source>
        <translation>เซิร์ฟเวอร์สำเนาอาจได้เลขไม่ตรงกัน ตั้ง binlog_format เป็น ROW ในไฟล์ตั้งค่าของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>After a power failure replicas could lack numbers that were handed out. Set sync_binlog to 1 in the server&apos;s configuration.</source>
        <translation>หลังไฟดับ เซิร์ฟเวอร์สำเนาอาจขาดเลขที่ออกไปแล้ว ตั้ง sync_binlog เป็น 1 ในไฟล์ตั้งค่าของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>The binary log is written row by row and flushed at every commit.</source>
        <translation>เขียนไบนารีล็อกเป็นรายแถวและลงดิสก์ทุกครั้งที่ commit</translation>
    </message>
    <message>
        <source>The clocks of this machine and of the server agree.</source>
        <translation>นาฬิกาของเครื่องนี้กับเซิร์ฟเวอร์ตรงกัน</translation>
    </message>
    <message>
        <source>The clocks of this machine and of the server differ by %1 seconds. Switch on time synchronisation on both.</source>
        <translation>นาฬิกาของเครื่องนี้กับเซิร์ฟเวอร์ต่างกัน %1 วินาที เปิดการปรับเวลาอัตโนมัติทั้งสองเครื่อง</translation>
    </message>
    <message>
        <source>The tables are those that this program knows.</source>
        <translation>ตารางตรงกับที่โปรแกรมนี้รู้จัก</translation>
    </message>
    <message>
        <source>There is no sandbox, so the test bench cannot allocate numbers. Create it with &quot;lekthictl store init&quot;.</source>
        <translation>ไม่มีคลังทดสอบ จึงทดสอบออกเลขไม่ได้ สร้างด้วย &quot;lekthictl store init&quot;</translation>
    </message>
    <message>
        <source>Allocate document numbers</source>
        <translation>ออกเลขที่เอกสาร</translation>
    </message>
    <message>
        <source>The document that the number is for</source>
        <translation>เอกสารที่จะใช้เลขที่นี้</translation>
    </message>
    <message>
        <source>Makes repeating safe: the same id always gives the same number</source>
        <translation>สั่งซ้ำได้อย่างปลอดภัย: รหัสเดิมได้เลขที่เดิมเสมอ</translation>
    </message>
    <message>
        <source>Allocate in the sandbox, where numbers do not count</source>
        <translation>ออกเลขจากคลังทดสอบ ไม่กระทบเลขจริง</translation>
    </message>
    <message>
        <source>local (default), mysql://user@host:port/database or unix:/path/to/socket?user=USER&amp;db=DATABASE</source>
        <translation>local (ค่าเริ่มต้น), mysql://user@host:port/database หรือ unix:/path/to/socket?user=USER&amp;db=DATABASE</translation>
    </message>
    <message>
        <source>Data directory of the local store; else LEKTHI_DATA_DIR</source>
        <translation>โฟลเดอร์ข้อมูลของคลังข้อมูลในเครื่อง ถ้าไม่ระบุใช้ LEKTHI_DATA_DIR</translation>
    </message>
    <message>
        <source>Language of the messages: en, th or zh_TW</source>
        <translation>ภาษาของข้อความ: en, th หรือ zh_TW</translation>
    </message>
    <message>
        <source>Print one JSON document; errors as a JSON object</source>
        <translation>พิมพ์ผลเป็นเอกสาร JSON หนึ่งชุด ข้อผิดพลาดเป็นออบเจกต์ JSON</translation>
    </message>
    <message>
        <source>Print the help of the program or of a command</source>
        <translation>แสดงวิธีใช้โปรแกรมหรือคำสั่ง</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>แสดงรุ่นโปรแกรม</translation>
    </message>
    <message>
        <source>List counters with their last and next numbers</source>
        <translation>แสดงตัวนับพร้อมเลขล่าสุดและเลขถัดไป</translation>
    </message>
    <message>
        <source>Sender or recipient, by its code</source>
        <translation>หน่วยงานผู้ส่งหรือผู้รับ ระบุด้วยรหัส</translation>
    </message>
    <message>
        <source>Year of the counter, Common Era</source>
        <translation>ปีของตัวนับ (ค.ศ.)</translation>
    </message>
    <message>
        <source>Show the counter that a document would use</source>
        <translation>แสดงตัวนับที่เอกสารจะใช้ออกเลข</translation>
    </message>
    <message>
        <source>Project, by its code</source>
        <translation>โครงการ ระบุด้วยรหัส</translation>
    </message>
    <message>
        <source>Document type, by its code</source>
        <translation>ประเภทเอกสาร ระบุด้วยรหัส</translation>
    </message>
    <message>
        <source>The project&apos;s template for all types that have none of their own</source>
        <translation>รูปแบบของโครงการสำหรับทุกประเภทที่ไม่มีรูปแบบของตัวเอง</translation>
    </message>
    <message>
        <source>Sender, by its organization code</source>
        <translation>หน่วยงานผู้ส่ง ระบุด้วยรหัสหน่วยงาน</translation>
    </message>
    <message>
        <source>Recipient, by its organization code; none for RFA</source>
        <translation>หน่วยงานผู้รับ ระบุด้วยรหัสหน่วยงาน RFA ไม่ต้องระบุ</translation>
    </message>
    <message>
        <source>RFA type, by its code; RFA only</source>
        <translation>ประเภท RFA ระบุด้วยรหัส เฉพาะ RFA</translation>
    </message>
    <message>
        <source>Discipline, by its code; RFA only</source>
        <translation>สาขางาน ระบุด้วยรหัส เฉพาะ RFA</translation>
    </message>
    <message>
        <source>Revision that {REV} stands for</source>
        <translation>ฉบับแก้ไขที่แทนใน {REV}</translation>
    </message>
    <message>
        <source>Date of the document; today in Bangkok if left out</source>
        <translation>วันที่เอกสาร ถ้าไม่ระบุใช้วันนี้ตามเวลากรุงเทพฯ</translation>
    </message>
    <message>
        <source>How many consecutive numbers</source>
        <translation>จำนวนเลขที่ต่อเนื่องกัน</translation>
    </message>
    <message>
        <source>Account that acts; the environment variable LEKTHI_USER if left out</source>
        <translation>บัญชีที่ทำรายการ ถ้าไม่ระบุใช้ตัวแปรสภาพแวดล้อม LEKTHI_USER</translation>
    </message>
    <message>
        <source>Create the store and its sandbox, or upgrade them</source>
        <translation>สร้างคลังข้อมูลและคลังทดสอบ หรือปรับให้เป็นรุ่นปัจจุบัน</translation>
    </message>
    <message>
        <source>Add the demo projects, accounts and templates to an empty store</source>
        <translation>เพิ่มโครงการ บัญชี และรูปแบบตัวอย่างลงในคลังข้อมูลที่ยังว่าง</translation>
    </message>
    <message>
        <source>Upgrade the schema of store and sandbox to this program&apos;s version</source>
        <translation>ปรับโครงสร้างข้อมูลของคลังข้อมูลและคลังทดสอบให้ตรงกับรุ่นของโปรแกรมนี้</translation>
    </message>
    <message>
        <source>The new text, such as {ORIGINATOR}-{SEQ:4}</source>
        <translation>ข้อความใหม่ เช่น {ORIGINATOR}-{SEQ:4}</translation>
    </message>
    <message>
        <source>Why the template is changed</source>
        <translation>เหตุผลที่แก้รูปแบบ</translation>
    </message>
    <message>
        <source>YEARLY, FISCAL_YEAR, MONTHLY, DAILY or NEVER</source>
        <translation>YEARLY, FISCAL_YEAR, MONTHLY, DAILY หรือ NEVER</translation>
    </message>
    <message>
        <source>WIDEN or REFUSE a sequence number that outgrows its digits</source>
        <translation>WIDEN (ขยายหลัก) หรือ REFUSE (ไม่ออกเลข) เมื่อลำดับที่เกินจำนวนหลัก</translation>
    </message>
    <message>
        <source>SKIP or FAIL when a number is taken already</source>
        <translation>SKIP (ข้าม) หรือ FAIL (หยุด) เมื่อเลขที่ถูกใช้แล้ว</translation>
    </message>
    <message>
        <source>Refuse if the template has another version by now</source>
        <translation>ไม่บันทึกถ้ารูปแบบเป็นรุ่นอื่นไปแล้ว</translation>
    </message>
    <message>
        <source>List the templates of all projects</source>
        <translation>แสดงรูปแบบของทุกโครงการ</translation>
    </message>
    <message>
        <source>Show the template that a type uses</source>
        <translation>แสดงรูปแบบที่ประเภทเอกสารใช้</translation>
    </message>
    <message>
        <source>Find every error in a template; needs no store without --project</source>
        <translation>หาข้อผิดพลาดทั้งหมดในรูปแบบ ถ้าไม่ใช้ --project ไม่ต้องมีคลังข้อมูล</translation>
    </message>
    <message>
        <source>Show the numbers that a template would give</source>
        <translation>แสดงเลขที่ที่จะได้จากรูปแบบ</translation>
    </message>
    <message>
        <source>Sequence number to begin with; the counter&apos;s next one if left out</source>
        <translation>ลำดับที่เริ่มต้น ถ้าไม่ระบุใช้เลขถัดไปของตัวนับ</translation>
    </message>
    <message>
        <source>Save a template as a new version</source>
        <translation>บันทึกรูปแบบเป็นรุ่นใหม่</translation>
    </message>
    <message>
        <source>Waiting for another program that opens or closes the store.</source>
        <translation>รอโปรแกรมอื่นที่กำลังเปิดหรือปิดคลังข้อมูล</translation>
    </message>
    <message>
        <source>Creating a new store. This is done once.</source>
        <translation>กำลังสร้างคลังข้อมูลใหม่ ทำครั้งแรกครั้งเดียว</translation>
    </message>
    <message>
        <source>Starting the store.</source>
        <translation>กำลังเริ่มคลังข้อมูล</translation>
    </message>
    <message>
        <source>MariaDB is not installed on this machine. Install the package mariadb-server-core and start again.</source>
        <translation>เครื่องนี้ยังไม่ได้ติดตั้ง MariaDB ติดตั้งแพ็กเกจ mariadb-server-core แล้วเริ่มใหม่</translation>
    </message>
    <message>
        <source>The store was last used with a newer MariaDB. Update MariaDB on this machine and start again.</source>
        <translation>คลังข้อมูลเคยใช้กับ MariaDB ที่ใหม่กว่า ปรับรุ่น MariaDB ในเครื่องนี้แล้วเริ่มใหม่</translation>
    </message>
    <message>
        <source>The store was last used with MariaDB %1, which is newer than the one on this machine. Update MariaDB and start again.</source>
        <translation>คลังข้อมูลใช้ครั้งล่าสุดกับ MariaDB %1 ซึ่งใหม่กว่าในเครื่องนี้ ปรับรุ่น MariaDB แล้วเริ่มใหม่</translation>
    </message>
    <message>
        <source>There is too little free space on the disk of %1. Free at least 200 MB and start again.</source>
        <translation>ดิสก์ของ %1 มีพื้นที่ว่างไม่พอ เพิ่มพื้นที่ว่างอย่างน้อย 200 MB แล้วเริ่มใหม่</translation>
    </message>
    <message>
        <source>%1 cannot be used. It must belong to you, be writable, and the folder of the socket must be closed to others (mode 0700). Correct it and start again.</source>
        <translation>ใช้ %1 ไม่ได้ โฟลเดอร์ต้องเป็นของคุณและเขียนได้ และโฟลเดอร์ของซ็อกเก็ตต้องปิดไม่ให้ผู้อื่นเข้า (โหมด 0700) แก้ไขแล้วเริ่มใหม่</translation>
    </message>
    <message>
        <source>The path %1 is too long for a socket, which may have 107 bytes. Choose a shorter runtime folder.</source>
        <translation>เส้นทาง %1 ยาวเกินสำหรับซ็อกเก็ต ซึ่งยาวได้ 107 ไบต์ เลือกโฟลเดอร์ที่เส้นทางสั้นกว่า</translation>
    </message>
    <message>
        <source>The store is still starting. Wait a while and try again; if it stays so, read its log %1.</source>
        <translation>คลังข้อมูลยังเริ่มไม่เสร็จ รอสักครู่แล้วลองใหม่ ถ้ายังเป็นอยู่ ดูบันทึก %1</translation>
    </message>
    <message>
        <source>The server of the store stopped while it was starting. Its log below says why. Fix that, then start again.</source>
        <translation>เซิร์ฟเวอร์ของคลังข้อมูลหยุดระหว่างเริ่มทำงาน ดูสาเหตุในบันทึกด้านล่าง แก้ไขแล้วเริ่มใหม่</translation>
    </message>
    <message>
        <source>MariaDB was updated while the store of version %1 was not closed properly. Open and close it once with MariaDB %1, then start again.</source>
        <translation>MariaDB ถูกปรับรุ่นขณะที่คลังข้อมูลของรุ่น %1 ยังปิดไม่เรียบร้อย เปิดแล้วปิดคลังข้อมูลด้วย MariaDB %1 หนึ่งครั้ง แล้วเริ่มใหม่</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>period of a counter that never starts again</comment>
        <translation>ตลอดไป</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The template has mistakes. Fix it on the Templates page.</source>
        <translation>รูปแบบมีข้อผิดพลาด แก้ไขที่หน้ารูปแบบเลขที่</translation>
    </message>
    <message>
        <source>There is no template. Create one on the Templates page.</source>
        <translation>ยังไม่มีรูปแบบ สร้างที่หน้ารูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>รูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>ตัวนับ</translation>
    </message>
    <message>
        <source>Test bench</source>
        <translation>ทดสอบออกเลข</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>code and name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Project Admin</source>
        <translation>ผู้ดูแลโครงการ</translation>
    </message>
    <message>
        <source>Super Admin</source>
        <translation>ผู้ดูแลระบบสูงสุด</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>ผู้ตรวจสอบ</translation>
    </message>
    <message>
        <source>Allocator</source>
        <translation>บริการออกเลข</translation>
    </message>
    <message>
        <source>used with RFA</source>
        <translation>ใช้กับ RFA</translation>
    </message>
    <message>
        <source>not used with RFA</source>
        <translation>ไม่ใช้กับ RFA</translation>
    </message>
    <message>
        <source>used with TRANSMITTAL</source>
        <translation>ใช้กับ TRANSMITTAL</translation>
    </message>
    <message>
        <source>Skipped, because they are taken: %1</source>
        <translation>ข้ามเพราะถูกใช้แล้ว: %1</translation>
    </message>
    <message>
        <source>%1 Add --request-id %2 when you repeat the command, so that no second number is allocated.</source>
        <translation>%1 เมื่อสั่งซ้ำ ให้ใส่ --request-id %2 เพื่อไม่ให้ออกเลขสองครั้ง</translation>
    </message>
    <message>
        <source>--%1 needs a whole number, not &quot;%2&quot;.</source>
        <translation>--%1 ต้องเป็นจำนวนเต็ม ไม่ใช่ &quot;%2&quot;</translation>
    </message>
    <message>
        <source>--%1 needs a day of the calendar written YYYY-MM-DD, not &quot;%2&quot;.</source>
        <translation>--%1 ต้องเป็นวันที่แบบ YYYY-MM-DD ไม่ใช่ &quot;%2&quot;</translation>
    </message>
    <message>
        <source>--%1 needs a UUID such as 3f0c9a52-6d1e-4b7a-9f0e-2c5d8a7b1e46, not &quot;%2&quot;.</source>
        <translation>--%1 ต้องเป็น UUID เช่น 3f0c9a52-6d1e-4b7a-9f0e-2c5d8a7b1e46 ไม่ใช่ &quot;%2&quot;</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not &quot;%3&quot;.</source>
        <translation>--%1 ต้องเป็นค่าใดค่าหนึ่งใน %2 ไม่ใช่ &quot;%3&quot;</translation>
    </message>
    <message>
        <source>A password on the command line can be read by others, so none is taken from it. Put it into the environment variable LEKTHI_PASSWORD.</source>
        <translation>รหัสผ่านบนบรรทัดคำสั่งผู้อื่นอ่านได้ จึงไม่รับ ใส่ในตัวแปรสภาพแวดล้อม LEKTHI_PASSWORD แทน</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 ไม่ต้องมีค่า</translation>
    </message>
    <message>
        <source>--%1 needs a value: --%1 %2.</source>
        <translation>--%1 ต้องมีค่า: --%1 %2</translation>
    </message>
    <message>
        <source>--%1 was given twice. Give it once.</source>
        <translation>ระบุ --%1 สองครั้ง ระบุครั้งเดียว</translation>
    </message>
    <message>
        <source>No command was given. &quot;lekthictl --help&quot; lists them.</source>
        <translation>ไม่ได้ระบุคำสั่ง ดูคำสั่งทั้งหมดด้วย &quot;lekthictl --help&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs one of these after it: %2.</source>
        <translation>หลัง &quot;%1&quot; ต้องมีคำใดคำหนึ่งต่อไปนี้: %2</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;. &quot;lekthictl --help&quot; lists the commands.</source>
        <translation>ไม่มีคำสั่ง &quot;%1&quot; ดูคำสั่งทั้งหมดด้วย &quot;lekthictl --help&quot;</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>ไม่มีคำสั่ง &quot;%1&quot; หมายถึง &quot;%2&quot; ใช่ไหม</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no option %2. &quot;%1 --help&quot; lists the options.</source>
        <translation>&quot;%1&quot; ไม่มีตัวเลือก %2 ดูตัวเลือกด้วย &quot;%1 --help&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no option %2. Did you mean %3?</source>
        <translation>&quot;%1&quot; ไม่มีตัวเลือก %2 หมายถึง %3 ใช่ไหม</translation>
    </message>
    <message>
        <source>&quot;lekthictl %1&quot; needs the option --%2 %3.</source>
        <translation>&quot;lekthictl %1&quot; ต้องมีตัวเลือก --%2 %3</translation>
    </message>
    <message>
        <source>&quot;lekthictl %1&quot; needs %2 after it.</source>
        <translation>หลัง &quot;lekthictl %1&quot; ต้องมี %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one word too many for &quot;lekthictl %2&quot;. A text with spaces goes between quotation marks.</source>
        <translation>&quot;%1&quot; เกินมาใน &quot;lekthictl %2&quot; ข้อความที่มีช่องว่างต้องอยู่ในเครื่องหมายคำพูด</translation>
    </message>
    <message>
        <source>Word %1 of the command line is not UTF-8 text.</source>
        <translation>คำที่ %1 ของบรรทัดคำสั่งไม่ใช่ข้อความ UTF-8</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>ประเภท</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>รอบ</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>เลขล่าสุด</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>เลขถัดไป</translation>
    </message>
    <message>
        <source>No number has been allocated from such a counter yet.</source>
        <translation>ยังไม่เคยออกเลขจากตัวนับนี้</translation>
    </message>
    <message>
        <source>Document numbering from the command line.</source>
        <translation>ออกเลขที่เอกสารจากบรรทัดคำสั่ง</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>วิธีใช้: %1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>คำสั่ง:</translation>
    </message>
    <message>
        <source>Options of every command:</source>
        <translation>ตัวเลือกของทุกคำสั่ง:</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 refused or invalid, 2 wrong usage, 3 store not reached, 4 try again.</source>
        <translation>รหัสจบการทำงาน: 0 สำเร็จ, 1 ไม่รับหรือไม่ถูกต้อง, 2 ใช้คำสั่งผิด, 3 ติดต่อคลังข้อมูลไม่ได้, 4 ลองใหม่</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>ตัวเลือก:</translation>
    </message>
    <message>
        <source>The command succeeded, but its result could not be written to standard output. Check the result before you repeat the command.</source>
        <translation>ทำคำสั่งแล้ว แต่เขียนผลออกไม่ได้ ตรวจสอบผลก่อนสั่งซ้ำ</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>เลขอ้างอิง: %1</translation>
    </message>
    <message>
        <source>The account %1 is not active. Choose an active one with --as.</source>
        <translation>บัญชี %1 ไม่ได้ใช้งานแล้ว เลือกบัญชีที่ใช้งานอยู่ด้วย --as</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>คำเตือน</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>ผิดพลาด</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>ปกติ</translation>
    </message>
    <message>
        <source>The store %1 is ready, schema version %2.</source>
        <translation>คลังข้อมูล %1 พร้อมใช้ โครงสร้างรุ่น %2</translation>
    </message>
    <message>
        <source>%1 at character %2: %3</source>
        <translation>%1 ที่ตัวอักษรที่ %2: %3</translation>
    </message>
    <message>
        <source>The template is valid.</source>
        <translation>รูปแบบถูกต้อง</translation>
    </message>
    <message>
        <source>(default)</source>
        <translation>(เริ่มต้น)</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>รุ่น</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>รูปแบบเลขที่</translation>
    </message>
    <message>
        <source>There are no such templates.</source>
        <translation>ไม่มีรูปแบบเลขที่ที่ตรงตามเงื่อนไข</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>เมื่อเกินหลัก</translation>
    </message>
    <message>
        <source>Unique within</source>
        <translation>ไม่ซ้ำภายใน</translation>
    </message>
    <message>
        <source>Taken numbers</source>
        <translation>เลขที่ถูกใช้แล้ว</translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation>แก้ไขโดย</translation>
    </message>
    <message>
        <source>Changed at</source>
        <translation>แก้ไขเมื่อ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>เหตุผล</translation>
    </message>
    <message>
        <source>Give either --type CODE for the template of one type, or --default for the one of all types that have none.</source>
        <translation>ระบุ --type CODE สำหรับรูปแบบของประเภทเดียว หรือ --default สำหรับทุกประเภทที่ไม่มีรูปแบบของตัวเอง</translation>
    </message>
    <message>
        <source>Creating the store. This happens only once.</source>
        <translation>กำลังสร้างคลังข้อมูล ทำครั้งแรกครั้งเดียว</translation>
    </message>
    <message>
        <source>Bringing the store up to date.</source>
        <translation>กำลังปรับรุ่นคลังข้อมูล</translation>
    </message>
    <message>
        <source>Writing the demo projects.</source>
        <translation>กำลังบันทึกโครงการตัวอย่าง</translation>
    </message>
    <message>
        <source>Starting the store on this computer.</source>
        <translation>กำลังเริ่มคลังข้อมูลในเครื่องนี้</translation>
    </message>
    <message>
        <source>Language of this run: th, en or zh_TW.</source>
        <translation>ภาษาที่ใช้ครั้งนี้: th, en หรือ zh_TW</translation>
    </message>
    <message>
        <source>Appearance of this run: light or dark.</source>
        <translation>โหมดสีที่ใช้ครั้งนี้: light หรือ dark</translation>
    </message>
    <message>
        <source>Size of everything in this run, 1 being usual.</source>
        <translation>ขนาดที่ใช้ครั้งนี้ 1 คือปกติ</translation>
    </message>
    <message>
        <source>Walk through the main job on a demo store and write pictures of it.</source>
        <translation>สาธิตงานหลักบนคลังข้อมูลตัวอย่างและบันทึกเป็นภาพ</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>แสดงวิธีใช้</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>แสดงรุ่นโปรแกรม</translation>
    </message>
    <message>
        <source>Lekthi does not speak %1. Choose th, en or zh_TW.</source>
        <translation>Lekthi ไม่มีภาษา %1 เลือก th, en หรือ zh_TW</translation>
    </message>
    <message>
        <source>There is no theme %1. Choose light or dark.</source>
        <translation>ไม่มีโหมดสี %1 เลือก light หรือ dark</translation>
    </message>
    <message>
        <source>The scale must be a number from 0.5 to 4.</source>
        <translation>ขนาดต้องเป็นตัวเลข 0.5 ถึง 4</translation>
    </message>
    <message>
        <source>Lekthi takes options only; %1 is none. See lekthi --help.</source>
        <translation>Lekthi รับเฉพาะตัวเลือก แต่ %1 ไม่ใช่ตัวเลือก ดู lekthi --help</translation>
    </message>
    <message>
        <source>Document numbering for construction projects.</source>
        <translation>ออกเลขที่เอกสารสำหรับโครงการก่อสร้าง</translation>
    </message>
    <message>
        <source>There is no display to show the window on. Use lekthictl for work without a window, or lekthi --picture-tour DIR to get pictures of the program.</source>
        <translation>ไม่มีจอสำหรับแสดงหน้าต่าง ใช้ lekthictl เพื่อทำงานโดยไม่มีหน้าต่าง หรือ lekthi --picture-tour DIR เพื่อดูภาพของโปรแกรม</translation>
    </message>
    <message>
        <source>There is no project with the code %1. Try one of these: %2.</source>
        <translation>ไม่มีโครงการรหัส %1 ลองรหัสเหล่านี้: %2</translation>
    </message>
    <message>
        <source>There is no organization with the code %1. Try one of these: %2.</source>
        <translation>ไม่มีหน่วยงานรหัส %1 ลองรหัสเหล่านี้: %2</translation>
    </message>
    <message>
        <source>There is no document type with the code %1. Try one of these: %2.</source>
        <translation>ไม่มีประเภทเอกสารรหัส %1 ลองรหัสเหล่านี้: %2</translation>
    </message>
    <message>
        <source>There is no RFA type with the code %1. Try one of these: %2.</source>
        <translation>ไม่มีประเภท RFA รหัส %1 ลองรหัสเหล่านี้: %2</translation>
    </message>
    <message>
        <source>There is no discipline with the code %1. Try one of these: %2.</source>
        <translation>ไม่มีสาขางานรหัส %1 ลองรหัสเหล่านี้: %2</translation>
    </message>
    <message>
        <source>%1 is not known, and the store holds no others of its kind yet. Enter some, or make a store with demo data.</source>
        <translation>ไม่รู้จัก %1 และคลังข้อมูลยังไม่มีรายการชนิดนี้ เพิ่มข้อมูลก่อน หรือสร้างคลังข้อมูลที่มีข้อมูลตัวอย่าง</translation>
    </message>
    <message>
        <source>There is no account %1. Try one of these: %2.</source>
        <translation>ไม่มีบัญชี %1 ลองบัญชีเหล่านี้: %2</translation>
    </message>
    <message>
        <source>MariaDB was updated. Keeping a copy of the store as it was.</source>
        <translation>MariaDB ถูกปรับรุ่นแล้ว กำลังเก็บสำเนาคลังข้อมูลแบบเดิมไว้</translation>
    </message>
    <message>
        <source>Print the milliseconds from the start to the page for signing in, and quit.</source>
        <translation>พิมพ์เวลาเป็น ms ตั้งแต่เริ่มจนถึงหน้าเข้าสู่ระบบ แล้วจบการทำงาน</translation>
    </message>
    <message>
        <source>The allocation was cancelled.</source>
        <translation>การขอเลขถูกยกเลิกแล้ว</translation>
    </message>
    <message>
        <source>Time ran out during the allocation. Repeat the request with the same request ID: it returns the number that was allocated, or allocates one.</source>
        <translation>หมดเวลาระหว่างที่กำลังออกเลข ขออีกครั้งด้วยรหัสคำขอเดิม จะได้เลขที่ที่ออกไปแล้ว หรือออกให้ใหม่หากยังไม่ได้ออก</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a Redis. Write redis://host:port, redis-unix:/path/to/socket or redis-sentinel://host:port,host:port/master.</source>
        <translation>&quot;%1&quot; ไม่ใช่ที่อยู่ของ Redis ระบุเป็น redis://host:port, redis-unix:/path/to/socket หรือ redis-sentinel://host:port,host:port/master</translation>
    </message>
    <message>
        <source>The address of Redis holds a password, which other people on this machine could read. Leave it out and put it into the environment variable LEKTHI_REDIS_PASSWORD.</source>
        <translation>ที่อยู่ของ Redis มีรหัสผ่าน ซึ่งผู้อื่นในเครื่องนี้อ่านได้ เอาออกแล้วใส่ในตัวแปรสภาพแวดล้อม LEKTHI_REDIS_PASSWORD แทน</translation>
    </message>
    <message>
        <source>The store&apos;s node at %1 is cut off from its cluster and does nothing until it has come back. Nothing was changed; use another node, or try again later.</source>
        <translation>โหนดของคลังข้อมูลที่ %1 ขาดการติดต่อกับคลัสเตอร์ และจะไม่ทำงานจนกว่าจะกลับมา ไม่มีการเปลี่ยนแปลง ใช้โหนดอื่นหรือลองใหม่ภายหลัง</translation>
    </message>
    <message>
        <source>This node of the store is cut off from its cluster and does nothing until it has come back. Nothing was changed; use another node, or try again later.</source>
        <translation>โหนดนี้ของคลังข้อมูลขาดการติดต่อกับคลัสเตอร์ และจะไม่ทำงานจนกว่าจะกลับมา ไม่มีการเปลี่ยนแปลง ใช้โหนดอื่นหรือลองใหม่ภายหลัง</translation>
    </message>
    <message>
        <source>Give up if there is no number by then; no limit if left out</source>
        <translation>เลิกรอถ้ายังไม่ได้เลขภายในเวลานี้ ถ้าไม่ระบุจะรอไม่จำกัด</translation>
    </message>
    <message>
        <source>How often and how long to try: requirements (default) or adr-002</source>
        <translation>จำนวนครั้งและเวลาในการลองซ้ำ: requirements (ค่าเริ่มต้น) หรือ adr-002</translation>
    </message>
    <message>
        <source>--%1 needs a number of seconds up to 86400, such as 2.5, not &quot;%2&quot;.</source>
        <translation>--%1 ต้องเป็นจำนวนวินาทีไม่เกิน 86400 เช่น 2.5 ไม่ใช่ &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 needs Redis. Say where it is with --redis ADDRESS.</source>
        <translation>%1 ต้องใช้ Redis ระบุที่อยู่ด้วย --redis ADDRESS</translation>
    </message>
    <message>
        <source>%1 asks no Sentinels. Give the address of the Redis server.</source>
        <translation>%1 ไม่ใช้ Sentinel ระบุที่อยู่ของเซิร์ฟเวอร์ Redis โดยตรง</translation>
    </message>
    <message>
        <source>%1 processes need at least as many callers. Raise --threads.</source>
        <translation>%1 โปรเซสต้องมีผู้ออกเลขอย่างน้อยเท่ากัน เพิ่มค่า --threads</translation>
    </message>
    <message>
        <source>Measure in the sandbox how fast numbers can be allocated</source>
        <translation>วัดความเร็วในการออกเลข ในคลังทดสอบ</translation>
    </message>
    <message>
        <source>How to allocate: combining (default), double-lock, version-check, select-for-update, nowait, upsert, sequence, bulk, redis-incr or all</source>
        <translation>วิธีออกเลข: combining (ค่าเริ่มต้น), double-lock, version-check, select-for-update, nowait, upsert, sequence, bulk, redis-incr หรือ all</translation>
    </message>
    <message>
        <source>How many callers at once; 1 if left out</source>
        <translation>จำนวนผู้ออกเลขพร้อมกัน ถ้าไม่ระบุคือ 1</translation>
    </message>
    <message>
        <source>How long; 5 if left out</source>
        <translation>ระยะเวลา ถ้าไม่ระบุคือ 5</translation>
    </message>
    <message>
        <source>hot: one counter for all (default); few: 10; spread: 1,000; zipf: 1,000, some of them much more often than others</source>
        <translation>hot: ใช้ตัวนับเดียวร่วมกัน (ค่าเริ่มต้น); few: 10 ตัวนับ; spread: 1,000 ตัวนับ; zipf: 1,000 ตัวนับ โดยบางตัวถูกใช้บ่อยกว่าตัวอื่นมาก</translation>
    </message>
    <message>
        <source>How many processes share the callers</source>
        <translation>จำนวนโปรเซสที่แบ่งผู้ออกเลขกัน</translation>
    </message>
    <message>
        <source>Sessions with the store, of each process</source>
        <translation>จำนวนเซสชันกับคลังข้อมูลของแต่ละโปรเซส</translation>
    </message>
    <message>
        <source>Measure as one of several processes that lekthictl starts: begin when a line comes on standard input</source>
        <translation>วัดในฐานะหนึ่งในหลายโปรเซสที่ lekthictl เริ่ม: เริ่มวัดเมื่อได้รับบรรทัดทาง standard input</translation>
    </message>
    <message>
        <source>A process of the benchmark ended without a result.</source>
        <translation>มีโปรเซสของการวัดจบโดยไม่มีผล</translation>
    </message>
    <message>
        <source>%1 (allowed)</source>
        <translation>%1 (ยอมให้มี)</translation>
    </message>
    <message>
        <source>%1: numbers of each process: %2</source>
        <translation>%1: จำนวนเลขของแต่ละโปรเซส: %2</translation>
    </message>
    <message>
        <source>%1: neither durable nor in the ledger</source>
        <translation>%1: ไม่บันทึกถาวร และไม่อยู่ในทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>%1: %2 numbers were handed out that the ledger does not hold</source>
        <translation>%1: มี %2 เลขที่ออกไปแล้วแต่ไม่อยู่ในทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>%1: last failure: %2</source>
        <translation>%1: ความผิดพลาดครั้งล่าสุด: %2</translation>
    </message>
    <message>
        <source>%1: stopped after %2 s</source>
        <translation>%1: หยุดหลังจาก %2 วินาที</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>วิธีออกเลข</translation>
    </message>
    <message>
        <source>Callers</source>
        <translation>ผู้ออกเลข</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>เซสชัน</translation>
    </message>
    <message>
        <source>Numbers/s</source>
        <translation>เลข/วินาที</translation>
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
        <translation>นานที่สุด ms</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>ไม่สำเร็จ</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>ซ้ำ</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>เลขขาด</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>เธรด</translation>
    </message>
    <message>
        <source>Memory MB</source>
        <translation>หน่วยความจำ MB</translation>
    </message>
    <message>
        <source>Redis that keeps the lock of each counter: redis://host:port, redis-unix:/path/to/socket or redis-sentinel://host:port,host:port/master; else LEKTHI_REDIS</source>
        <translation>Redis ที่เก็บล็อกของแต่ละตัวนับ: redis://host:port, redis-unix:/path/to/socket หรือ redis-sentinel://host:port,host:port/master ถ้าไม่ระบุใช้ LEKTHI_REDIS</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>เวลา</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>เลขอ้างอิง</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>บัญชี</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>เหตุการณ์</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <translation>ไม่มีข้อผิดพลาดที่ตรงตามเงื่อนไข</translation>
    </message>
    <message>
        <source>List errors of allocation, newest first</source>
        <translation>แสดงข้อผิดพลาดในการออกเลข เรียงจากล่าสุด</translation>
    </message>
    <message>
        <source>Only errors of this type, such as LOCK_TIMEOUT</source>
        <translation>เฉพาะข้อผิดพลาดชนิดนี้ เช่น LOCK_TIMEOUT</translation>
    </message>
    <message>
        <source>Only unresolved errors</source>
        <translation>เฉพาะข้อผิดพลาดที่ยังไม่ได้แก้ไข</translation>
    </message>
    <message>
        <source>At most so many; 50 if left out</source>
        <translation>ไม่เกินจำนวนนี้ ถ้าไม่ระบุคือ 50</translation>
    </message>
    <message>
        <source>The password of the store is read from the environment variable LEKTHI_PASSWORD, that of Redis from LEKTHI_REDIS_PASSWORD.</source>
        <translation>รหัสผ่านของคลังข้อมูลอ่านจากตัวแปรสภาพแวดล้อม LEKTHI_PASSWORD ส่วนของ Redis อ่านจาก LEKTHI_REDIS_PASSWORD</translation>
    </message>
    <message>
        <source>Redis answers within %1 ms; its role is %2.</source>
        <translation>Redis ตอบภายใน %1 ms บทบาทคือ %2</translation>
    </message>
    <message>
        <source>Redis cannot be used: %1. Until it is back, numbers are allocated under the database lock alone: correct, but slower.</source>
        <translation>ใช้ Redis ไม่ได้: %1 จนกว่าจะกลับมา การออกเลขใช้ล็อกของฐานข้อมูลอย่างเดียว เลขยังถูกต้องแต่ช้าลง</translation>
    </message>
    <message>
        <source>Check the server, its settings, the schema and Redis</source>
        <translation>ตรวจสอบเซิร์ฟเวอร์ การตั้งค่า โครงสร้างข้อมูล และ Redis</translation>
    </message>
    <message>
        <source>The cluster&apos;s nodes could end up with other numbers. Set binlog_format to ROW and innodb_autoinc_lock_mode to 2 in the configuration of every node.</source>
        <translation>โหนดในคลัสเตอร์อาจได้เลขไม่ตรงกัน ตั้ง binlog_format เป็น ROW และ innodb_autoinc_lock_mode เป็น 2 ในไฟล์ตั้งค่าของทุกโหนด</translation>
    </message>
    <message>
        <source>The cluster has fewer than three nodes, so that it stops when one more is lost. Bring the missing nodes back.</source>
        <translation>คลัสเตอร์มีไม่ถึงสามโหนด ถ้าเสียอีกหนึ่งโหนดจะหยุดทำงาน นำโหนดที่ขาดกลับมา</translation>
    </message>
    <message>
        <source>The cluster keeps working if one of its nodes is lost.</source>
        <translation>คลัสเตอร์ทำงานต่อได้แม้เสียไปหนึ่งโหนด</translation>
    </message>
    <message>
        <source>The file %1 cannot be read. Check its name and who may read it.</source>
        <translation>อ่านไฟล์ %1 ไม่ได้ ตรวจสอบชื่อไฟล์และสิทธิ์การอ่าน</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check its directory and who may write there.</source>
        <translation>เขียนไฟล์ %1 ไม่ได้ ตรวจสอบโฟลเดอร์และสิทธิ์การเขียน</translation>
    </message>
    <message>
        <source>There is no signing key at %1.</source>
        <translation>ไม่มีคีย์ลงนามที่ %1</translation>
    </message>
    <message>
        <source>Others than its owner could read or change the signing key %1, so that it is not used. Replace it by a new one, with access for its owner alone (mode 0600).</source>
        <translation>ผู้อื่นนอกจากเจ้าของอ่านหรือแก้คีย์ลงนาม %1 ได้ จึงไม่ใช้คีย์นี้ ให้เปลี่ยนเป็นคีย์ใหม่ที่เจ้าของเท่านั้นเข้าถึงได้ (โหมด 0600)</translation>
    </message>
    <message>
        <source>The signing key %1 belongs to another user. Use a key of your own.</source>
        <translation>คีย์ลงนาม %1 เป็นของผู้ใช้อื่น ให้ใช้คีย์ของคุณเอง</translation>
    </message>
    <message>
        <source>%1 does not hold what it should. Check that it is the right file and complete.</source>
        <translation>เนื้อหาของ %1 ไม่ถูกต้อง ตรวจสอบว่าเลือกถูกไฟล์และไฟล์ครบถ้วน</translation>
    </message>
    <message>
        <source>The digest in %1 was not signed by this key, or was changed since. Check the key, or use another copy of the digest.</source>
        <translation>ค่าสรุปใน %1 ไม่ได้ลงนามด้วยคีย์นี้ หรือถูกแก้ไขหลังลงนาม ตรวจสอบคีย์ หรือใช้สำเนาอื่นของค่าสรุป</translation>
    </message>
    <message>
        <source>The digest is of the store %1. Compare it with that one.</source>
        <translation>ค่าสรุปนี้เป็นของคลังข้อมูล %1 ให้เทียบกับคลังข้อมูลนั้น</translation>
    </message>
    <message>
        <source>This row was changed after it was written.</source>
        <translation>รายการนี้ถูกแก้ไขหลังบันทึก</translation>
    </message>
    <message>
        <source>The row before this one was removed.</source>
        <translation>รายการก่อนหน้ารายการนี้ถูกลบ</translation>
    </message>
    <message>
        <source>This row and others changed places.</source>
        <translation>รายการนี้ถูกสลับตำแหน่งกับรายการอื่น</translation>
    </message>
    <message>
        <source>Two rows claim to follow the same one; this one leads nowhere.</source>
        <translation>มีสองรายการระบุว่าต่อจากรายการเดียวกัน และไม่มีรายการใดต่อจากรายการนี้</translation>
    </message>
    <message>
        <source>This row was put in from outside.</source>
        <translation>รายการนี้ถูกแทรกเข้ามาจากภายนอก</translation>
    </message>
    <message>
        <source>The newest rows after this one were removed.</source>
        <translation>รายการล่าสุดที่ต่อจากรายการนี้ถูกลบ</translation>
    </message>
    <message>
        <source>The counter names another row than this one as its newest.</source>
        <translation>ตัวนับระบุรายการล่าสุดเป็นรายการอื่น ไม่ใช่รายการนี้</translation>
    </message>
    <message>
        <source>Before this row a sequence number was left out without a reason, or came twice.</source>
        <translation>ก่อนรายการนี้มีลำดับที่ขาดโดยไม่ทราบสาเหตุหรือซ้ำกัน</translation>
    </message>
    <message>
        <source>The counter is not at the number of this row, its newest.</source>
        <translation>ตัวนับไม่ได้อยู่ที่เลขของรายการนี้ ซึ่งเป็นรายการล่าสุด</translation>
    </message>
    <message>
        <source>This row is not the one that was signed: this row or an earlier one was rewritten.</source>
        <translation>รายการนี้ไม่ตรงกับที่ลงนามไว้: รายการนี้หรือรายการก่อนหน้าถูกเขียนใหม่</translation>
    </message>
    <message>
        <source>The ledger is intact: %1 rows of %2 counters.</source>
        <translation>ทะเบียนเลขที่ครบถ้วนและไม่ถูกแก้ไข: %1 รายการ %2 ตัวนับ</translation>
    </message>
    <message>
        <source>Checked without a digest, so a complete recalculation of the hashes would not be noticed.</source>
        <translation>ตรวจโดยไม่มีค่าสรุป จึงไม่พบหากมีผู้คำนวณแฮชใหม่ทั้งหมด</translation>
    </message>
    <message>
        <source>It agrees with every digest (%1).</source>
        <translation>ตรงกับค่าสรุปทุกค่า (%1)</translation>
    </message>
    <message>
        <source>Ledger row</source>
        <translation>รายการในทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>ตัวนับ</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>ตำแหน่ง</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>ความเสียหาย</translation>
    </message>
    <message>
        <source>The ledger is damaged: %1 findings in %2 rows, the first ones first.</source>
        <translation>ทะเบียนเลขที่เสียหาย: พบ %1 จุดใน %2 รายการ เรียงจากรายการแรก</translation>
    </message>
    <message>
        <source>More follow.</source>
        <translation>ยังมีต่อ</translation>
    </message>
    <message>
        <source>%1 rows are older than the chain and not protected by it.</source>
        <translation>มี %1 รายการก่อนเริ่มใช้ห่วงโซ่แฮช จึงตรวจสอบไม่ได้</translation>
    </message>
    <message>
        <source>Signed with the key %1. Verification needs its public key: %2</source>
        <translation>ลงนามด้วยคีย์ %1 การตรวจสอบต้องใช้คีย์สาธารณะ: %2</translation>
    </message>
    <message>
        <source>A digest of %1 counters was added to %2.</source>
        <translation>เพิ่มค่าสรุปของ %1 ตัวนับใน %2 แล้ว</translation>
    </message>
    <message>
        <source>Verify that the ledger of numbers was not changed</source>
        <translation>ตรวจสอบว่าทะเบียนเลขที่ไม่ถูกแก้ไข</translation>
    </message>
    <message>
        <source>Signed digests that were kept elsewhere, one a line</source>
        <translation>ค่าสรุปที่ลงนามและเก็บไว้ที่อื่น บรรทัดละหนึ่งค่า</translation>
    </message>
    <message>
        <source>Public key of who signed them, or the file that holds it</source>
        <translation>คีย์สาธารณะของผู้ลงนาม หรือไฟล์ที่เก็บคีย์</translation>
    </message>
    <message>
        <source>Sign a digest of the ledger, to be kept elsewhere</source>
        <translation>ลงนามค่าสรุปของทะเบียนเลขที่เพื่อเก็บไว้ที่อื่น</translation>
    </message>
    <message>
        <source>Add the digest to this file instead of printing it</source>
        <translation>เพิ่มค่าสรุปในไฟล์นี้แทนการแสดง</translation>
    </message>
    <message>
        <source>File of the signing key; made on first use</source>
        <translation>ไฟล์คีย์ลงนาม สร้างเมื่อใช้ครั้งแรก</translation>
    </message>
    <message>
        <source>Show everything that the ledger knows about a number</source>
        <translation>แสดงข้อมูลทั้งหมดของเลขที่หนึ่งจากทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>--digest and --public-key belong together: a digest proves nothing without the key that signed it.</source>
        <translation>--digest และ --public-key ต้องใช้คู่กัน: ค่าสรุปพิสูจน์อะไรไม่ได้ถ้าไม่มีคีย์ที่ใช้ลงนาม</translation>
    </message>
    <message>
        <source>The ledger has no number %1. If it may have been skipped, name the project with --project.</source>
        <translation>ไม่มีเลขที่ %1 ในทะเบียนเลขที่ หากอาจถูกข้ามไป ให้ระบุโครงการด้วย --project</translation>
    </message>
    <message>
        <source>Several projects have a number %1: %2. Choose one with --project.</source>
        <translation>หลายโครงการมีเลขที่ %1: %2 ให้เลือกโครงการด้วย --project</translation>
    </message>
    <message>
        <source>%1 was rendered for revision %2.</source>
        <translation>%1 ออกให้ฉบับแก้ไข %2</translation>
    </message>
    <message>
        <source>%1 was voided by a reset of its counter.</source>
        <translation>%1 ถูกยกเลิกโดยการรีเซ็ตตัวนับ</translation>
    </message>
    <message>
        <source>%1 was issued.</source>
        <translation>ออกเลขที่ %1 แล้ว</translation>
    </message>
    <message>
        <source>older than the chain</source>
        <translation>ก่อนเริ่มใช้ห่วงโซ่แฮช</translation>
    </message>
    <message>
        <source>place %1, hash %2</source>
        <translation>ตำแหน่ง %1 แฮช %2</translation>
    </message>
    <message>
        <source>%1: this row was changed</source>
        <translation>%1: รายการนี้ถูกแก้ไข</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>ที่อยู่</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>โปรแกรม</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>คำขอ</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>เอกสาร</translation>
    </message>
    <message>
        <source>Sequence number</source>
        <translation>ลำดับที่</translation>
    </message>
    <message>
        <source>%1 (version %2)</source>
        <translation>%1 (รุ่น %2)</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>เลขที่ข้าม</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>มีผลใช้</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ใช่</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ไม่</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>ห่วงโซ่แฮช</translation>
    </message>
    <message>
        <source>The ledger has no number %1 in the project %2.</source>
        <translation>ไม่มีเลขที่ %1 ของโครงการ %2 ในทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>%1 skipped it on %2, because it was taken (ledger row %3).</source>
        <translation>%1 ข้ามเลขนี้เมื่อ %2 เพราะถูกใช้แล้ว (รายการในทะเบียนเลขที่ %3)</translation>
    </message>
    <message>
        <source>The password of the account %1 has expired, and this server does not allow signing in to change it. Ask the store&apos;s administrator for a new one.</source>
        <translation>รหัสผ่านของบัญชี %1 หมดอายุ และเซิร์ฟเวอร์นี้ไม่ให้เข้าไปเปลี่ยนเอง ขอรหัสผ่านใหม่จากผู้ดูแลคลังข้อมูล</translation>
    </message>
    <message>
        <source>The password has expired, and this server does not allow signing in to change it. Ask the store&apos;s administrator for a new one.</source>
        <translation>รหัสผ่านหมดอายุ และเซิร์ฟเวอร์นี้ไม่ให้เข้าไปเปลี่ยนเอง ขอรหัสผ่านใหม่จากผู้ดูแลคลังข้อมูล</translation>
    </message>
    <message>
        <source>The store does not know the account %1 with this password. Check both, then try again.</source>
        <translation>บัญชี %1 หรือรหัสผ่านไม่ถูกต้อง ตรวจสอบแล้วลองใหม่</translation>
    </message>
    <message>
        <source>The store does not know this account with this password. Check both, then try again.</source>
        <translation>บัญชีหรือรหัสผ่านไม่ถูกต้อง ตรวจสอบแล้วลองใหม่</translation>
    </message>
    <message>
        <source>The account %1 is locked. Ask the store&apos;s administrator to unlock it.</source>
        <translation>บัญชี %1 ถูกล็อก ขอให้ผู้ดูแลคลังข้อมูลปลดล็อก</translation>
    </message>
    <message>
        <source>This account is locked. Ask the store&apos;s administrator to unlock it.</source>
        <translation>บัญชีนี้ถูกล็อก ขอให้ผู้ดูแลคลังข้อมูลปลดล็อก</translation>
    </message>
    <message>
        <source>The account %1 is blocked after too many wrong passwords. Ask the store&apos;s administrator to unblock it.</source>
        <translation>บัญชี %1 ถูกระงับเพราะใส่รหัสผ่านผิดหลายครั้ง ขอให้ผู้ดูแลคลังข้อมูลปลดระงับ</translation>
    </message>
    <message>
        <source>This account is blocked after too many wrong passwords. Ask the store&apos;s administrator to unblock it.</source>
        <translation>บัญชีนี้ถูกระงับเพราะใส่รหัสผ่านผิดหลายครั้ง ขอให้ผู้ดูแลคลังข้อมูลปลดระงับ</translation>
    </message>
    <message>
        <source>The store does not take this password: it is too easy to guess, or it was used before. Choose a longer one with capital and small letters, digits and other signs.</source>
        <translation>คลังข้อมูลไม่รับรหัสผ่านนี้ เพราะเดาง่ายหรือเคยใช้แล้ว ตั้งให้ยาวขึ้น มีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก ตัวเลข และเครื่องหมายอื่น</translation>
    </message>
    <message>
        <source>The account %1 has no role in this store that allows this. Ask the store&apos;s administrator to give it one.</source>
        <translation>บัญชี %1 ไม่มีบทบาทที่อนุญาตให้ทำรายการนี้ในคลังข้อมูลนี้ ขอให้ผู้ดูแลคลังข้อมูลกำหนดบทบาทให้</translation>
    </message>
    <message>
        <source>This account has no role in this store that allows this. Ask the store&apos;s administrator to give it one.</source>
        <translation>บัญชีนี้ไม่มีบทบาทที่อนุญาตให้ทำรายการนี้ในคลังข้อมูลนี้ ขอให้ผู้ดูแลคลังข้อมูลกำหนดบทบาทให้</translation>
    </message>
    <message>
        <source>The store&apos;s server does not allow this computer. Ask the store&apos;s administrator to allow it.</source>
        <translation>เซิร์ฟเวอร์ของคลังข้อมูลไม่อนุญาตให้เข้าจากเครื่องนี้ ขอให้ผู้ดูแลคลังข้อมูลอนุญาต</translation>
    </message>
    <message>
        <source>The account signs in by a way that this computer does not know. Update its MariaDB client library, or ask the store&apos;s administrator for another way.</source>
        <translation>บัญชีนี้เข้าสู่ระบบด้วยวิธีที่เครื่องนี้ไม่รู้จัก ปรับรุ่นไลบรารีไคลเอนต์ของ MariaDB หรือขอวิธีอื่นจากผู้ดูแลคลังข้อมูล</translation>
    </message>
    <message>
        <source>The server at %1 offers no encrypted connection, so the password was not sent. Ask the store&apos;s administrator to set up TLS.</source>
        <translation>เซิร์ฟเวอร์ที่ %1 ไม่มีการเชื่อมต่อแบบเข้ารหัส จึงไม่ได้ส่งรหัสผ่าน ขอให้ผู้ดูแลคลังข้อมูลตั้งค่า TLS</translation>
    </message>
    <message>
        <source>The server offers no encrypted connection, so the password was not sent. Ask the store&apos;s administrator to set up TLS.</source>
        <translation>เซิร์ฟเวอร์ไม่มีการเชื่อมต่อแบบเข้ารหัส จึงไม่ได้ส่งรหัสผ่าน ขอให้ผู้ดูแลคลังข้อมูลตั้งค่า TLS</translation>
    </message>
    <message>
        <source>The certificate of the server at %1 does not prove that it is the right one, so the password was not sent. Choose the CA file that the store&apos;s administrator gave you, and write the server&apos;s name as its certificate has it.</source>
        <translation>ใบรับรองของเซิร์ฟเวอร์ที่ %1 ยืนยันไม่ได้ว่าเป็นเซิร์ฟเวอร์ที่ถูกต้อง จึงไม่ได้ส่งรหัสผ่าน เลือกไฟล์ CA ที่ได้จากผู้ดูแลคลังข้อมูล และระบุชื่อเซิร์ฟเวอร์ให้ตรงกับใบรับรอง</translation>
    </message>
    <message>
        <source>The certificate of the server does not prove that it is the right one, so the password was not sent. Choose the CA file that the store&apos;s administrator gave you, and write the server&apos;s name as its certificate has it.</source>
        <translation>ใบรับรองของเซิร์ฟเวอร์ยืนยันไม่ได้ว่าเป็นเซิร์ฟเวอร์ที่ถูกต้อง จึงไม่ได้ส่งรหัสผ่าน เลือกไฟล์ CA ที่ได้จากผู้ดูแลคลังข้อมูล และระบุชื่อเซิร์ฟเวอร์ให้ตรงกับใบรับรอง</translation>
    </message>
    <message>
        <source>The role of this account does not allow that.</source>
        <translation>บทบาทของบัญชีนี้ไม่มีสิทธิ์ทำรายการนี้</translation>
    </message>
    <message>
        <source>This account is not active in the store. Ask the administrator of the store.</source>
        <translation>บัญชีนี้ไม่ได้เปิดใช้ในคลังข้อมูล ติดต่อผู้ดูแลคลังข้อมูล</translation>
    </message>
    <message>
        <source>This account does not administer the project. Ask one of its Project Admins.</source>
        <translation>บัญชีนี้ไม่ได้ดูแลโครงการนี้ ติดต่อผู้ดูแลโครงการ</translation>
    </message>
    <message>
        <source>The store does not take this value. Enter another one.</source>
        <translation>คลังข้อมูลไม่รับค่านี้ ระบุค่าอื่น</translation>
    </message>
    <message>
        <source>It has changed since it was read. Check it again, then repeat.</source>
        <translation>ข้อมูลเปลี่ยนไปหลังจากที่อ่าน ตรวจสอบอีกครั้งแล้วทำใหม่</translation>
    </message>
    <message>
        <source>The template breaks a rule of the store. Correct it first.</source>
        <translation>รูปแบบเลขที่ผิดกฎของคลังข้อมูล ให้แก้ไขก่อน</translation>
    </message>
    <message>
        <source>The counter has this value already. Enter another one.</source>
        <translation>ตัวนับมีค่านี้อยู่แล้ว ระบุค่าอื่น</translation>
    </message>
    <message>
        <source>This is your own request. Another Super Admin has to decide about it.</source>
        <translation>นี่คือคำขอของคุณเอง ต้องให้ผู้ดูแลระบบสูงสุดอีกคนพิจารณา</translation>
    </message>
    <message>
        <source>You have already approved this request. It is waiting for another Super Admin.</source>
        <translation>คุณอนุมัติคำขอนี้แล้ว รอผู้ดูแลระบบสูงสุดอีกคน</translation>
    </message>
    <message>
        <source>The request has expired. Request the reset again.</source>
        <translation>คำขอหมดอายุแล้ว ยื่นคำขอรีเซ็ตใหม่</translation>
    </message>
    <message>
        <source>The counter moved from %1 to %2 after the request. Request the reset again.</source>
        <translation>ตัวนับเปลี่ยนจาก %1 เป็น %2 หลังยื่นคำขอ ยื่นคำขอรีเซ็ตใหม่</translation>
    </message>
    <message>
        <source>Some of the numbers belong to documents and cannot be released. Choose to skip them.</source>
        <translation>บางเลขที่ผูกกับเอกสารแล้ว จึงยกเลิกไม่ได้ ให้เลือกข้ามเลขที่เหล่านั้น</translation>
    </message>
    <message>
        <source>A counter goes back only by a reset that two Super Admins agreed on.</source>
        <translation>ตัวนับย้อนกลับได้เฉพาะด้วยการรีเซ็ตที่ผู้ดูแลระบบสูงสุดสองคนเห็นชอบ</translation>
    </message>
    <message>
        <source>This account may not allocate numbers of the project. Ask the administrator of the store.</source>
        <translation>บัญชีนี้ไม่มีสิทธิ์ออกเลขของโครงการนี้ ติดต่อผู้ดูแลคลังข้อมูล</translation>
    </message>
    <message>
        <source>The store keeps this for ever; it cannot be changed.</source>
        <translation>คลังข้อมูลเก็บรายการนี้ไว้ถาวร จึงเปลี่ยนไม่ได้</translation>
    </message>
    <message>
        <source>The counter has moved meanwhile. Try again.</source>
        <translation>ตัวนับเปลี่ยนไประหว่างนี้ ลองใหม่</translation>
    </message>
    <message>
        <source>Name the account that does this: --as LOGIN, or the environment variable LEKTHI_USER.</source>
        <translation>ระบุผู้ทำรายการด้วย --as LOGIN หรือตัวแปรสภาพแวดล้อม LEKTHI_USER</translation>
    </message>
    <message>
        <source>%1 requests the reset of a counter (request #%2): %3</source>
        <translation>%1 ขอรีเซ็ตตัวนับ (คำขอ #%2): %3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved; the counter was reset: %2</source>
        <translation>คำขอ #%1 ของคุณได้รับอนุมัติ รีเซ็ตตัวนับแล้ว: %2</translation>
    </message>
    <message>
        <source>Your request #%1 was rejected. Reason: %2</source>
        <translation>คำขอ #%1 ของคุณไม่ได้รับอนุมัติ เหตุผล: %2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale, because the counter moved: %2</source>
        <translation>คำขอ #%1 ของคุณใช้ไม่ได้แล้ว เพราะตัวนับเปลี่ยนก่อน: %2</translation>
    </message>
    <message>
        <source>Your request #%1 has expired: %2</source>
        <translation>คำขอ #%1 ของคุณหมดอายุแล้ว: %2</translation>
    </message>
    <message>
        <source>Only Super Admins decide on resets.</source>
        <translation>เฉพาะผู้ดูแลระบบสูงสุดเท่านั้นที่พิจารณาการรีเซ็ตได้</translation>
    </message>
    <message>
        <source>Waiting for approval</source>
        <translation>รอการอนุมัติ</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>ดำเนินการแล้ว</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>ไม่อนุมัติ</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>ถอนคำขอแล้ว</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>หมดอายุ</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>ตัวนับเปลี่ยนก่อน</translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>เหลือ %1 ชม.</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>เหลือ %1 นาที</translation>
    </message>
    <message>
        <source>Unchanged since the request (version %1)</source>
        <translation>ตรงกับที่ผู้ขอเห็น (แก้ไขครั้งที่ %1)</translation>
    </message>
    <message>
        <source>The counter changed after the request (from version %1 to %2). Request the reset again.</source>
        <translation>ตัวนับเปลี่ยนหลังยื่นคำขอ (จากแก้ไขครั้งที่ %1 เป็นครั้งที่ %2) ยื่นคำขอรีเซ็ตใหม่</translation>
    </message>
    <message>
        <source>%1 of %2 approvals</source>
        <comment>so many are given</comment>
        <translation>อนุมัติแล้ว %1 จาก %2</translation>
    </message>
    <message>
        <source>No issued number lies above %1.</source>
        <translation>ไม่มีเลขที่ที่ออกแล้วสูงกว่า %1</translation>
    </message>
    <message>
        <source>One issued number lies above %1: %2.</source>
        <translation>มีเลขที่ที่ออกแล้วสูงกว่า %1 อยู่หนึ่งเลข คือ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n issued number(s) lie above %1: %2 to %3.</source>
        <translation>
            <numerusform>มีเลขที่ที่ออกแล้วสูงกว่า %1 อยู่ %n เลข ตั้งแต่ %2 ถึง %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are voided: %n number(s) may be given to new documents again.</source>
        <translation>
            <numerusform>เลขเหล่านี้จะถูกยกเลิก แล้วออกซ้ำให้เอกสารใหม่ได้ %n เลข</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking what the reset would do…</source>
        <translation>กำลังตรวจสอบผลของการรีเซ็ต…</translation>
    </message>
    <message>
        <source>The counter is at %1 already. Enter another new value.</source>
        <translation>ตัวนับอยู่ที่ %1 แล้ว ระบุค่าใหม่ค่าอื่น</translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation>การอนุมัติ</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>เรื่อง</translation>
    </message>
    <message>
        <source>There are no such entries.</source>
        <translation>ไม่มีรายการที่ตรงตามเงื่อนไข</translation>
    </message>
    <message>
        <source>List who changed what and who was refused, newest first</source>
        <translation>แสดงการเปลี่ยนแปลงและการถูกปฏิเสธของแต่ละคน เรียงจากล่าสุด</translation>
    </message>
    <message>
        <source>From this day in Bangkok on</source>
        <translation>ตั้งแต่วันที่ที่ระบุ ตามเวลากรุงเทพฯ</translation>
    </message>
    <message>
        <source>Up to the end of this day in Bangkok</source>
        <translation>จนสิ้นวันที่ที่ระบุ ตามเวลากรุงเทพฯ</translation>
    </message>
    <message>
        <source>Only what this account did</source>
        <translation>เฉพาะรายการของบัญชีนี้</translation>
    </message>
    <message>
        <source>Only this, such as RESET_REQUESTED or SIGNED_IN</source>
        <translation>เฉพาะการกระทำนี้ เช่น RESET_REQUESTED หรือ SIGNED_IN</translation>
    </message>
    <message>
        <source>Only what was refused</source>
        <translation>เฉพาะรายการที่ถูกปฏิเสธ</translation>
    </message>
    <message>
        <source>Only where reason or subject holds this</source>
        <translation>เฉพาะที่เหตุผลหรือเรื่องมีข้อความนี้</translation>
    </message>
    <message>
        <source>Only what is older than this entry</source>
        <translation>เฉพาะรายการที่เก่ากว่ารายการนี้</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>ยกเลิกแล้ว ไม่มีการเปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>The error %1 is resolved.</source>
        <translation>บันทึกว่าแก้ไขข้อผิดพลาด %1 แล้ว</translation>
    </message>
    <message>
        <source>Note that an error was dealt with</source>
        <translation>บันทึกว่าแก้ไขข้อผิดพลาดแล้ว</translation>
    </message>
    <message>
        <source>Why; kept in the admin log</source>
        <translation>เหตุผล เก็บไว้ในบันทึกการดูแลระบบ</translation>
    </message>
    <message>
        <source>Comment; kept in the admin log</source>
        <translation>ความเห็น เก็บไว้ในบันทึกการดูแลระบบ</translation>
    </message>
    <message>
        <source>Another Super Admin has to approve it.</source>
        <translation>ต้องให้ผู้ดูแลระบบสูงสุดอีกคนอนุมัติ</translation>
    </message>
    <message>
        <source>Type %1 to approve the reset:</source>
        <translation>พิมพ์ %1 เพื่ออนุมัติการรีเซ็ต:</translation>
    </message>
    <message>
        <source>There are no such requests.</source>
        <translation>ไม่มีคำขอที่ตรงตามเงื่อนไข</translation>
    </message>
    <message>
        <source>Request the reset of a counter; another Super Admin approves</source>
        <translation>ยื่นคำขอรีเซ็ตตัวนับ ให้ผู้ดูแลระบบสูงสุดอีกคนอนุมัติ</translation>
    </message>
    <message>
        <source>Last number that the counter is to have</source>
        <translation>เลขล่าสุดที่ตัวนับจะมี</translation>
    </message>
    <message>
        <source>Release the numbers above it instead of skipping them</source>
        <translation>ยกเลิกเลขที่ที่สูงกว่าเพื่อออกซ้ำได้ แทนการข้าม</translation>
    </message>
    <message>
        <source>Approve a reset; the last approval executes it</source>
        <translation>อนุมัติการรีเซ็ต การอนุมัติครั้งสุดท้ายจะดำเนินการ</translation>
    </message>
    <message>
        <source>Do not ask for confirmation</source>
        <translation>ไม่ต้องถามยืนยัน</translation>
    </message>
    <message>
        <source>Reject a reset that another person requested</source>
        <translation>ไม่อนุมัติการรีเซ็ตที่ผู้อื่นขอ</translation>
    </message>
    <message>
        <source>Withdraw a request of one&apos;s own</source>
        <translation>ถอนคำขอของตนเอง</translation>
    </message>
    <message>
        <source>List the resets that wait for approval</source>
        <translation>แสดงการรีเซ็ตที่รอการอนุมัติ</translation>
    </message>
    <message>
        <source>Also those that are closed</source>
        <translation>รวมคำขอที่ปิดแล้ว</translation>
    </message>
    <message>
        <source>Show a request and what the reset would do now</source>
        <translation>แสดงคำขอและผลของการรีเซ็ตในตอนนี้</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
    <message>
        <source>When requested</source>
        <translation>ขณะยื่นคำขอ</translation>
    </message>
    <message>
        <source>To be reset to</source>
        <translation>รีเซ็ตเป็น</translation>
    </message>
    <message>
        <source>Numbers above it</source>
        <translation>เลขที่ที่สูงกว่า</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>ผู้ขอ</translation>
    </message>
    <message>
        <source>Requested at</source>
        <translation>ขอเมื่อ</translation>
    </message>
    <message>
        <source>Expires at</source>
        <translation>หมดอายุเมื่อ</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>ปิดเมื่อ</translation>
    </message>
    <message>
        <source>Closing reason</source>
        <translation>เหตุผลที่ปิด</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>การตั้งค่า</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ค่า</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>ต่ำสุด</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>สูงสุด</translation>
    </message>
    <message>
        <source>List the settings of the store</source>
        <translation>แสดงการตั้งค่าของคลังข้อมูล</translation>
    </message>
    <message>
        <source>Change a setting of the store</source>
        <translation>เปลี่ยนการตั้งค่าของคลังข้อมูล</translation>
    </message>
    <message>
        <source>The new value</source>
        <translation>ค่าใหม่</translation>
    </message>
    <message>
        <source>Times in the logs cannot be forged.</source>
        <translation>ปลอมเวลาในบันทึกไม่ได้</translation>
    </message>
    <message>
        <source>Times in the logs could be forged. Set secure_timestamp to YES in the server&apos;s configuration.</source>
        <translation>เวลาในบันทึกอาจถูกปลอมได้ ตั้ง secure_timestamp เป็น YES ในไฟล์ตั้งค่าของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>The server reads no files of other computers.</source>
        <translation>เซิร์ฟเวอร์ไม่อ่านไฟล์ของคอมพิวเตอร์เครื่องอื่น</translation>
    </message>
    <message>
        <source>The server may ask computers for their files. Set local_infile to 0 in the server&apos;s configuration.</source>
        <translation>เซิร์ฟเวอร์อาจขอไฟล์จากคอมพิวเตอร์ที่เชื่อมต่อ ตั้ง local_infile เป็น 0 ในไฟล์ตั้งค่าของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Passwords cannot be guessed by trying.</source>
        <translation>ลองเดารหัสผ่านไปเรื่อย ๆ ไม่ได้</translation>
    </message>
    <message>
        <source>Passwords can be tried without end. Set max_password_errors to 20 in the server&apos;s configuration.</source>
        <translation>ลองรหัสผ่านได้ไม่จำกัดครั้ง ตั้ง max_password_errors เป็น 20 ในไฟล์ตั้งค่าของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>This could not be checked. Run &quot;lekthictl store status&quot; as the administrator of the server.</source>
        <translation>ตรวจข้อนี้ไม่ได้ สั่ง &quot;lekthictl store status&quot; ในฐานะผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Triggers and routines of the store are unaltered.</source>
        <translation>ทริกเกอร์และรูทีนของคลังข้อมูลไม่ถูกแก้ไข</translation>
    </message>
    <message>
        <source>The server has accounts without a name (%1), which could be used to act as another person. Drop them.</source>
        <translation>เซิร์ฟเวอร์มีบัญชีที่ไม่มีชื่อ (%1) ซึ่งใช้แอบอ้างเป็นผู้อื่นได้ ลบบัญชีเหล่านั้น</translation>
    </message>
    <message>
        <source>Accounts of one name for different hosts count as one person (%1). Drop all but one each.</source>
        <translation>บัญชีชื่อเดียวกันจากหลายโฮสต์นับเป็นคนเดียวกัน (%1) ลบให้เหลือชื่อละหนึ่งบัญชี</translation>
    </message>
    <message>
        <source>Accounts may sign in over the network without encryption (%1). Ask for it with ALTER USER … REQUIRE SSL.</source>
        <translation>มีบัญชีที่เข้าสู่ระบบผ่านเครือข่ายได้โดยไม่เข้ารหัส (%1) บังคับด้วย ALTER USER … REQUIRE SSL</translation>
    </message>
    <message>
        <source>The server lacks roles of the store (%1). Create them again with &quot;lekthictl store repair&quot;.</source>
        <translation>เซิร์ฟเวอร์ขาดบทบาทของคลังข้อมูล (%1) สร้างใหม่ด้วย &quot;lekthictl store repair&quot;</translation>
    </message>
    <message>
        <source>The server lacks the plugin for strong passwords (%1). Install it with INSTALL SONAME &apos;auth_ed25519&apos;.</source>
        <translation>เซิร์ฟเวอร์ขาดปลั๊กอินสำหรับรหัสผ่านที่ปลอดภัย (%1) ติดตั้งด้วย INSTALL SONAME &apos;auth_ed25519&apos;</translation>
    </message>
    <message>
        <source>Every account is one person&apos;s, and none gets past the rules.</source>
        <translation>แต่ละบัญชีเป็นของคนเดียว และไม่มีบัญชีใดข้ามกฎได้</translation>
    </message>
    <message>
        <source>No foreign key changes rows past the triggers.</source>
        <translation>ไม่มีคีย์นอกใดเปลี่ยนแถวโดยข้ามทริกเกอร์</translation>
    </message>
    <message>
        <source>Foreign keys could change or delete rows past the triggers (%1). Drop them, or make them RESTRICT.</source>
        <translation>มีคีย์นอกที่อาจเปลี่ยนหรือลบแถวโดยข้ามทริกเกอร์ (%1) ลบคีย์เหล่านั้น หรือทำให้เป็น RESTRICT</translation>
    </message>
    <message>
        <source>Two Super Admins are active.</source>
        <translation>มีผู้ดูแลระบบสูงสุดที่ใช้งานอยู่ครบสองคน</translation>
    </message>
    <message>
        <source>Fewer than two Super Admins are active, so that no reset can be approved. Add one.</source>
        <translation>ผู้ดูแลระบบสูงสุดที่ใช้งานอยู่มีไม่ถึงสองคน จึงอนุมัติการรีเซ็ตไม่ได้ เพิ่มอีกหนึ่งคน</translation>
    </message>
    <message>
        <source>No emergency access is waiting for review.</source>
        <translation>ไม่มีการเปิดบัญชีที่รอการทบทวน</translation>
    </message>
    <message>
        <source>Accounts were opened in an emergency (%1). Two other people have to review that with &quot;lekthictl glass review&quot;.</source>
        <translation>มีบัญชีที่ถูกเปิดในกรณีฉุกเฉิน (%1) ต้องให้อีกสองคนทบทวนด้วย &quot;lekthictl glass review&quot;</translation>
    </message>
    <message>
        <source>This emergency access was to your own account. Two other people have to review it.</source>
        <translation>รายการนี้เปิดบัญชีของคุณเอง ต้องให้อีกสองคนทบทวน</translation>
    </message>
    <message>
        <source>You have already reviewed this. It is waiting for another person.</source>
        <translation>คุณทบทวนรายการนี้แล้ว รออีกคนหนึ่ง</translation>
    </message>
    <message>
        <source>Only an administrator of the server adds and changes accounts, so that no one can create a second account to approve their own requests. Ask the administrator.</source>
        <translation>เฉพาะผู้ดูแลเซิร์ฟเวอร์เท่านั้นที่เพิ่มและเปลี่ยนบัญชีได้ เพื่อไม่ให้ใครสร้างบัญชีที่สองมาอนุมัติคำขอของตนเอง แจ้งผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a login. Take 1 to 80 of the small letters a to z, digits, full stop, underscore and hyphen.</source>
        <translation>ใช้ &quot;%1&quot; เป็นชื่อบัญชีไม่ได้ ใช้ตัวพิมพ์เล็ก a ถึง z ตัวเลข จุด ขีดล่าง และขีดกลาง 1 ถึง 80 ตัว</translation>
    </message>
    <message>
        <source>The password is too easy to guess. Take 12 to 128 characters, at least five different ones, without the login in it.</source>
        <translation>รหัสผ่านเดาง่ายเกินไป ใช้ 12 ถึง 128 ตัวอักษร ต่างกันอย่างน้อยห้าตัว และไม่มีชื่อบัญชีอยู่ข้างใน</translation>
    </message>
    <message>
        <source>There is an account %1 already. Choose another login.</source>
        <translation>มีบัญชี %1 อยู่แล้ว เลือกชื่ออื่น</translation>
    </message>
    <message>
        <source>The server has an account %1 that is not of this store. Choose another login.</source>
        <translation>เซิร์ฟเวอร์มีบัญชี %1 ที่ไม่ใช่ของคลังข้อมูลนี้ เลือกชื่ออื่น</translation>
    </message>
    <message>
        <source>The server already has the account %1 for the host %2. A login has one host only: use that host, or choose another login.</source>
        <translation>เซิร์ฟเวอร์มีบัญชี %1 สำหรับโฮสต์ %2 อยู่แล้ว หนึ่งชื่อมีได้โฮสต์เดียว ใช้โฮสต์นั้น หรือเลือกชื่ออื่น</translation>
    </message>
    <message>
        <source>The server has several accounts %1 for different hosts, which all count as one person. Drop all but one on the server first.</source>
        <translation>เซิร์ฟเวอร์มีบัญชี %1 หลายบัญชีจากหลายโฮสต์ ซึ่งนับเป็นคนเดียวกัน ลบในเซิร์ฟเวอร์ให้เหลือบัญชีเดียวก่อน</translation>
    </message>
    <message>
        <source>There is an account %1 already, with the role %2. Choose another login, or change its role with &quot;lekthictl user role&quot;.</source>
        <translation>มีบัญชี %1 บทบาท %2 อยู่แล้ว เลือกชื่ออื่น หรือเปลี่ยนบทบาทด้วย &quot;lekthictl user role&quot;</translation>
    </message>
    <message>
        <source>The account %1 was deactivated. Activate it with &quot;lekthictl user activate&quot;, or choose another login.</source>
        <translation>บัญชี %1 ถูกปิดใช้งาน เปิดใช้ด้วย &quot;lekthictl user activate&quot; หรือเลือกชื่ออื่น</translation>
    </message>
    <message>
        <source>There is no account %1 in the store. &quot;lekthictl user list&quot; shows all of them.</source>
        <translation>ไม่มีบัญชี %1 ในคลังข้อมูล ดูทั้งหมดด้วย &quot;lekthictl user list&quot;</translation>
    </message>
    <message>
        <source>The server does not know the account %1. Make it there with &quot;lekthictl user add&quot; and the same role.</source>
        <translation>เซิร์ฟเวอร์ไม่รู้จักบัญชี %1 สร้างในเซิร์ฟเวอร์ด้วย &quot;lekthictl user add&quot; และบทบาทเดิม</translation>
    </message>
    <message>
        <source>Emergency access is possible only on the computer of the server, through its socket. Run the command there with --store unix:/path/to/socket?user=root&amp;db=DATABASE.</source>
        <translation>การเปิดบัญชีฉุกเฉินทำได้เฉพาะบนเครื่องเซิร์ฟเวอร์ผ่านซ็อกเก็ตเท่านั้น สั่งที่เครื่องนั้นด้วย --store unix:/path/to/socket?user=root&amp;db=DATABASE</translation>
    </message>
    <message>
        <source>The triggers or routines of the store were altered (%1), so nobody can sign in. The administrator of the server should find out who changed them, then restore them with &quot;lekthictl store repair&quot;.</source>
        <translation>ทริกเกอร์หรือรูทีนของคลังข้อมูลถูกแก้ไข (%1) จึงไม่มีใครเข้าสู่ระบบได้ ผู้ดูแลเซิร์ฟเวอร์ต้องหาว่าใครแก้ แล้วกู้คืนด้วย &quot;lekthictl store repair&quot;</translation>
    </message>
    <message>
        <source>The role of the account %1 is for no particular project. Only Project Admins and numbering services have projects.</source>
        <translation>บทบาทของบัญชี %1 ไม่ขึ้นกับโครงการ มีเฉพาะผู้ดูแลโครงการและบริการออกเลขที่มีโครงการ</translation>
    </message>
    <message>
        <source>Name what to open: one of --activate, --new-password and --unlock with a login.</source>
        <translation>ระบุสิ่งที่จะเปิด อย่างใดอย่างหนึ่งใน --activate, --new-password และ --unlock พร้อมชื่อบัญชี</translation>
    </message>
    <message>
        <source>The account %1 is open. Until two other people have reviewed it with &quot;lekthictl glass review&quot; it decides about no reset.</source>
        <translation>เปิดบัญชี %1 แล้ว จนกว่าอีกสองคนจะทบทวนด้วย &quot;lekthictl glass review&quot; บัญชีนี้พิจารณาการรีเซ็ตไม่ได้</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>เปิดโดย</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>การทบทวน</translation>
    </message>
    <message>
        <source>No account was opened in an emergency.</source>
        <translation>ไม่มีบัญชีใดถูกเปิดในกรณีฉุกเฉิน</translation>
    </message>
    <message>
        <source>An entry is named by its number, not by %1. List them with &quot;lekthictl glass list&quot;.</source>
        <translation>ระบุรายการด้วยหมายเลข ไม่ใช่ %1 ดูหมายเลขด้วย &quot;lekthictl glass list&quot;</translation>
    </message>
    <message>
        <source>Your review is in the admin log.</source>
        <translation>บันทึกการทบทวนของคุณในบันทึกการดูแลระบบแล้ว</translation>
    </message>
    <message>
        <source>Open an account in an emergency; two other people have to review it</source>
        <translation>เปิดบัญชีในกรณีฉุกเฉิน ซึ่งต้องให้อีกสองคนทบทวน</translation>
    </message>
    <message>
        <source>Activate a deactivated account</source>
        <translation>เปิดใช้บัญชีที่ถูกปิดใช้งาน</translation>
    </message>
    <message>
        <source>Set a password that has to be changed at once</source>
        <translation>ตั้งรหัสผ่านที่ต้องเปลี่ยนทันที</translation>
    </message>
    <message>
        <source>Unlock an account, also after too many wrong passwords</source>
        <translation>ปลดล็อกบัญชี รวมทั้งกรณีใส่รหัสผ่านผิดหลายครั้ง</translation>
    </message>
    <message>
        <source>File descriptor whose first line is the password; asked for if left out</source>
        <translation>file descriptor ที่บรรทัดแรกเป็นรหัสผ่าน ถ้าไม่ระบุจะถาม</translation>
    </message>
    <message>
        <source>List the accounts that were opened in an emergency</source>
        <translation>แสดงบัญชีที่ถูกเปิดในกรณีฉุกเฉิน</translation>
    </message>
    <message>
        <source>Review an opening of an account</source>
        <translation>ทบทวนการเปิดบัญชี</translation>
    </message>
    <message>
        <source>The password is not UTF-8 text.</source>
        <translation>รหัสผ่านไม่ใช่ข้อความ UTF-8</translation>
    </message>
    <message>
        <source>There is no terminal to ask for the password. Give a file descriptor to read it from: --password-fd 3.</source>
        <translation>ไม่มีเทอร์มินัลให้ถามรหัสผ่าน ระบุ file descriptor ที่จะอ่าน: --password-fd 3</translation>
    </message>
    <message>
        <source>New password:</source>
        <translation>รหัสผ่านใหม่:</translation>
    </message>
    <message>
        <source>Repeat:</source>
        <translation>อีกครั้ง:</translation>
    </message>
    <message>
        <source>The two passwords differ; nothing was changed.</source>
        <translation>รหัสผ่านสองครั้งไม่ตรงกัน ไม่มีการเปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>--%1 names a file descriptor that cannot be read.</source>
        <translation>--%1 ระบุ file descriptor ที่อ่านไม่ได้</translation>
    </message>
    <message>
        <source>Recreated: %1.</source>
        <translation>สร้างใหม่แล้ว: %1</translation>
    </message>
    <message>
        <source>auditor, project-admin, super-admin or allocator</source>
        <translation>auditor, project-admin, super-admin หรือ allocator</translation>
    </message>
    <message>
        <source>Projects of a Project Admin or allocator, with commas between</source>
        <translation>โครงการของผู้ดูแลโครงการหรือบริการออกเลข คั่นด้วยจุลภาค</translation>
    </message>
    <message>
        <source>This role is for projects: name them with --projects CODE,CODE.</source>
        <translation>บทบาทนี้ขึ้นกับโครงการ ระบุด้วย --projects CODE,CODE</translation>
    </message>
    <message>
        <source>This role is for no particular project. Leave out --projects.</source>
        <translation>บทบาทนี้ไม่ขึ้นกับโครงการ ไม่ต้องใส่ --projects</translation>
    </message>
    <message>
        <source>The account %1 is ready.</source>
        <translation>บัญชี %1 พร้อมใช้</translation>
    </message>
    <message>
        <source>The account %1 is ready. Its password has to be changed at the first signing in.</source>
        <translation>บัญชี %1 พร้อมใช้ ต้องเปลี่ยนรหัสผ่านเมื่อเข้าสู่ระบบครั้งแรก</translation>
    </message>
    <message>
        <source>deactivated</source>
        <translation>ปิดใช้งาน</translation>
    </message>
    <message>
        <source>not on the server</source>
        <translation>ไม่มีในเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>ถูกล็อก</translation>
    </message>
    <message>
        <source>has to change the password</source>
        <translation>ต้องเปลี่ยนรหัสผ่าน</translation>
    </message>
    <message>
        <source>active</source>
        <translation>ใช้งานอยู่</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>โฮสต์</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>The account %1 is deactivated and its sessions are ended.</source>
        <translation>ปิดใช้งานบัญชี %1 และจบเซสชันของบัญชีแล้ว</translation>
    </message>
    <message>
        <source>The account %1 is active.</source>
        <translation>บัญชี %1 ใช้งานได้แล้ว</translation>
    </message>
    <message>
        <source>The account %1 has its new role; its sessions are ended.</source>
        <translation>เปลี่ยนบทบาทของบัญชี %1 และจบเซสชันของบัญชีแล้ว</translation>
    </message>
    <message>
        <source>Name what to change: --add CODE,CODE, --remove CODE,CODE, or both.</source>
        <translation>ระบุสิ่งที่จะเปลี่ยน: --add CODE,CODE, --remove CODE,CODE หรือทั้งสองอย่าง</translation>
    </message>
    <message>
        <source>The projects of the account %1 are changed.</source>
        <translation>เปลี่ยนโครงการของบัญชี %1 แล้ว</translation>
    </message>
    <message>
        <source>The account %1 has a new password and its sessions are ended.</source>
        <translation>ตั้งรหัสผ่านใหม่ให้บัญชี %1 และจบเซสชันของบัญชีแล้ว</translation>
    </message>
    <message>
        <source>Make the account of a person or numbering service</source>
        <translation>สร้างบัญชีของบุคคลหรือบริการออกเลข</translation>
    </message>
    <message>
        <source>Name of the person, in Thai</source>
        <translation>ชื่อบุคคลเป็นภาษาไทย</translation>
    </message>
    <message>
        <source>Name of the person, in English</source>
        <translation>ชื่อบุคคลเป็นภาษาอังกฤษ</translation>
    </message>
    <message>
        <source>Host that the account signs in from; localhost (default) is the server&apos;s own, every other needs encryption</source>
        <translation>โฮสต์ที่บัญชีเข้าสู่ระบบ localhost (ค่าเริ่มต้น) คือเครื่องเซิร์ฟเวอร์เอง โฮสต์อื่นต้องเข้ารหัส</translation>
    </message>
    <message>
        <source>Take all rights from an account at once and end its sessions</source>
        <translation>ถอนสิทธิ์ทั้งหมดของบัญชีทันทีและจบเซสชัน</translation>
    </message>
    <message>
        <source>Give a deactivated account its rights back</source>
        <translation>คืนสิทธิ์ให้บัญชีที่ถูกปิดใช้งาน</translation>
    </message>
    <message>
        <source>Give an account another role</source>
        <translation>เปลี่ยนบทบาทของบัญชี</translation>
    </message>
    <message>
        <source>Give projects to a Project Admin or allocator, or take them</source>
        <translation>ให้หรือถอนโครงการของผู้ดูแลโครงการหรือบริการออกเลข</translation>
    </message>
    <message>
        <source>Projects to give, with commas between</source>
        <translation>โครงการที่จะให้ คั่นด้วยจุลภาค</translation>
    </message>
    <message>
        <source>Projects to take, with commas between</source>
        <translation>โครงการที่จะถอน คั่นด้วยจุลภาค</translation>
    </message>
    <message>
        <source>Set a password that has to be changed at the next signing in</source>
        <translation>ตั้งรหัสผ่านที่ต้องเปลี่ยนเมื่อเข้าสู่ระบบครั้งถัดไป</translation>
    </message>
    <message>
        <source>The admin log is intact: %1 entries.</source>
        <translation>บันทึกการดูแลระบบครบถ้วนและไม่ถูกแก้ไข: %1 รายการ</translation>
    </message>
    <message>
        <source>The admin log is damaged: entry %1 was changed, inserted or removed.</source>
        <translation>บันทึกการดูแลระบบเสียหาย: รายการที่ %1 ถูกแก้ไข แทรก หรือลบ</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>เข้าสู่ระบบ</translation>
    </message>
    <message>
        <source>Changed a template</source>
        <translation>เปลี่ยนรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Requested a reset</source>
        <translation>ขอรีเซ็ตตัวนับ</translation>
    </message>
    <message>
        <source>Approved a reset</source>
        <translation>อนุมัติการรีเซ็ต</translation>
    </message>
    <message>
        <source>Reset a counter</source>
        <translation>รีเซ็ตตัวนับ</translation>
    </message>
    <message>
        <source>Rejected a reset</source>
        <translation>ไม่อนุมัติการรีเซ็ต</translation>
    </message>
    <message>
        <source>Withdrew a reset request</source>
        <translation>ถอนคำขอรีเซ็ต</translation>
    </message>
    <message>
        <source>A reset request expired</source>
        <translation>คำขอรีเซ็ตหมดอายุ</translation>
    </message>
    <message>
        <source>A reset request became stale</source>
        <translation>คำขอรีเซ็ตใช้ไม่ได้ เพราะตัวนับเปลี่ยนก่อน</translation>
    </message>
    <message>
        <source>Changed a setting</source>
        <translation>เปลี่ยนการตั้งค่า</translation>
    </message>
    <message>
        <source>Resolved an error</source>
        <translation>แก้ไขข้อผิดพลาดแล้ว</translation>
    </message>
    <message>
        <source>Added an account</source>
        <translation>เพิ่มบัญชี</translation>
    </message>
    <message>
        <source>Changed an account</source>
        <translation>เปลี่ยนบัญชี</translation>
    </message>
    <message>
        <source>Set a password</source>
        <translation>ตั้งรหัสผ่าน</translation>
    </message>
    <message>
        <source>Gave a project to an account</source>
        <translation>ให้โครงการแก่บัญชี</translation>
    </message>
    <message>
        <source>Took a project from an account</source>
        <translation>ถอนโครงการจากบัญชี</translation>
    </message>
    <message>
        <source>Opened an account in an emergency</source>
        <translation>เปิดบัญชีในกรณีฉุกเฉิน</translation>
    </message>
    <message>
        <source>Reviewed an emergency</source>
        <translation>ทบทวนการเปิดบัญชีฉุกเฉิน</translation>
    </message>
    <message>
        <source>Restored the rules of the store</source>
        <translation>กู้คืนกฎของคลังข้อมูล</translation>
    </message>
    <message>
        <source>Request #%1</source>
        <translation>คำขอ #%1</translation>
    </message>
    <message>
        <source>Admin log</source>
        <translation>บันทึกการดูแลระบบ</translation>
    </message>
    <message>
        <source>The disk is full, so %1 could not be written. Free some space.</source>
        <translation>ดิสก์เต็ม จึงเขียน %1 ไม่ได้ เพิ่มพื้นที่ว่างในดิสก์</translation>
    </message>
    <message>
        <source>The signing key of %1 is kept in the keychain of the desktop, which did not give it. Unlock the keychain and try again.</source>
        <translation>คีย์ลงนามของ %1 เก็บอยู่ในพวงกุญแจของเดสก์ท็อป แต่ดึงคีย์ออกมาไม่ได้ ปลดล็อกพวงกุญแจแล้วลองใหม่</translation>
    </message>
    <message>
        <source>A signed digest was added to %1. Keep a copy, and the public key %2, where the administrators of the server cannot write.</source>
        <translation>เพิ่มค่าสรุปที่ลงนามใน %1 แล้ว เก็บสำเนาและคีย์สาธารณะ %2 ไว้ในที่ที่ผู้ดูแลเซิร์ฟเวอร์เขียนไม่ได้</translation>
    </message>
    <message>
        <source>Version of the server</source>
        <translation>รุ่นของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Numbers on disk</source>
        <translation>การบันทึกเลขลงดิสก์</translation>
    </message>
    <message>
        <source>Binary log</source>
        <translation>ไบนารีล็อก</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>นาฬิกา</translation>
    </message>
    <message>
        <source>Numbers stay correct. The date that this program suggests for a new document can be wrong, and with it the year and period.</source>
        <translation>เลขยังถูกต้อง แต่วันที่ที่โปรแกรมเสนอให้เอกสารใหม่อาจคลาดเคลื่อน ปีและรอบของเลขจึงอาจผิดตาม</translation>
    </message>
    <message>
        <source>True times in the logs</source>
        <translation>เวลาจริงในบันทึก</translation>
    </message>
    <message>
        <source>Numbers stay correct. The times in the logs could be disputed.</source>
        <translation>เลขยังถูกต้อง แต่เวลาที่ทำรายการอาจถูกโต้แย้งได้</translation>
    </message>
    <message>
        <source>Files of people&apos;s computers</source>
        <translation>ไฟล์ในเครื่องผู้ใช้</translation>
    </message>
    <message>
        <source>Numbers stay correct. Files of the people who sign in are at risk.</source>
        <translation>เลขยังถูกต้อง แต่ไฟล์ของผู้ที่เข้าสู่ระบบมีความเสี่ยง</translation>
    </message>
    <message>
        <source>Guessing of passwords</source>
        <translation>การเดารหัสผ่าน</translation>
    </message>
    <message>
        <source>With a guessed password a person can act as another: two-person approval is worth no more than the passwords.</source>
        <translation>ผู้ที่เดารหัสผ่านได้จะทำรายการในชื่อผู้อื่นได้ การอนุมัติสองคนจึงเชื่อถือได้เท่ากับรหัสผ่าน</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>คลัสเตอร์</translation>
    </message>
    <message>
        <source>Tables of the store</source>
        <translation>ตารางของคลังข้อมูล</translation>
    </message>
    <message>
        <source>Until then this program allocates no numbers and changes nothing.</source>
        <translation>จนกว่าจะแก้ไข โปรแกรมนี้จะไม่ออกเลขและไม่เปลี่ยนข้อมูลใด</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>คลังทดสอบ</translation>
    </message>
    <message>
        <source>Real numbers are not affected.</source>
        <translation>ไม่กระทบเลขจริง</translation>
    </message>
    <message>
        <source>Triggers and routines</source>
        <translation>ทริกเกอร์และรูทีน</translation>
    </message>
    <message>
        <source>They keep numbers unique and enforce rights, whatever program is used.</source>
        <translation>สิ่งเหล่านี้คุมให้เลขไม่ซ้ำและให้แต่ละคนทำได้ตามสิทธิ์ ไม่ว่าจะใช้โปรแกรมใด</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>บัญชี</translation>
    </message>
    <message>
        <source>An account that bypasses the rules can change counters and ledger.</source>
        <translation>ผู้ที่ข้ามกฎได้สามารถเปลี่ยนตัวนับและทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>Free space on the server</source>
        <translation>พื้นที่ว่างบนเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Readable tables</source>
        <translation>การอ่านตาราง</translation>
    </message>
    <message>
        <source>Foreign keys</source>
        <translation>คีย์นอก</translation>
    </message>
    <message>
        <source>Counters could disappear with what they refer to, and their numbers could be allocated again.</source>
        <translation>ตัวนับอาจหายไปพร้อมข้อมูลที่อ้างถึง และเลขเดิมอาจถูกออกซ้ำ</translation>
    </message>
    <message>
        <source>Super Admins</source>
        <translation>ผู้ดูแลระบบสูงสุด</translation>
    </message>
    <message>
        <source>Numbers are allocated as usual. A wrong counter cannot be corrected.</source>
        <translation>ออกเลขได้ตามปกติ แต่แก้ตัวนับที่ผิดไม่ได้</translation>
    </message>
    <message>
        <source>Emergency access</source>
        <translation>การเปิดบัญชีฉุกเฉิน</translation>
    </message>
    <message>
        <source>Numbers are allocated as usual. What was done with this access has not been reviewed yet.</source>
        <translation>ออกเลขได้ตามปกติ แต่ยังไม่มีใครทบทวนสิ่งที่ทำด้วยบัญชีนี้</translation>
    </message>
    <message>
        <source>The store lies on one server, which keeps no copies elsewhere. Numbers are safe as long as its disk and its backups are.</source>
        <translation>คลังข้อมูลอยู่บนเซิร์ฟเวอร์เดียวและไม่มีสำเนาที่อื่น เลขปลอดภัยตราบที่ดิสก์และข้อมูลสำรองปลอดภัย</translation>
    </message>
    <message>
        <source>Replication</source>
        <translation>การทำสำเนา</translation>
    </message>
    <message>
        <source>Not set up for this window. Numbers do not depend on it: it only makes turns fairer when several programs use one counter.</source>
        <translation>หน้าต่างนี้ไม่ได้ตั้งค่า Redis ไว้ ความถูกต้องของเลขไม่ขึ้นกับ Redis ซึ่งเพียงช่วยจัดคิวให้เป็นธรรมเมื่อหลายโปรแกรมใช้ตัวนับเดียวกัน</translation>
    </message>
    <message numerus="yes">
        <source>%n issues put numbers or rules at risk.</source>
        <translation>
            <numerusform>มี %n เรื่องที่ทำให้เลขหรือกฎมีความเสี่ยง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Numbers are safe; %n issues to fix.</source>
        <translation>
            <numerusform>การออกเลขปกติ มี %n เรื่องต้องแก้ไข</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No issues found; %n checks are hidden from your account.</source>
        <translation>
            <numerusform>ไม่พบเรื่องที่ต้องแก้ไข มี %n เรื่องที่บัญชีนี้ไม่มีสิทธิ์ดู</numerusform>
        </translation>
    </message>
    <message>
        <source>No issues found.</source>
        <translation>ไม่พบเรื่องที่ต้องแก้ไข</translation>
    </message>
    <message>
        <source>Numbers or rules at risk</source>
        <translation>เลขหรือกฎมีความเสี่ยง</translation>
    </message>
    <message>
        <source>To fix</source>
        <translation>ต้องแก้ไข</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>ไม่ทราบ</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>ปกติ</translation>
    </message>
    <message>
        <source>Not in use</source>
        <translation>ไม่ได้ใช้</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>สถานะระบบ</translation>
    </message>
    <message>
        <source>A reset releases at most %1 numbers at once. Reset the counter in several steps, the highest numbers first, or choose to skip the numbers.</source>
        <translation>การรีเซ็ตหนึ่งครั้งยกเลิกเลขที่ได้ไม่เกิน %1 เลข แบ่งรีเซ็ตเป็นหลายครั้งโดยเริ่มจากเลขสูงสุด หรือเลือกข้ามเลขที่เหล่านั้น</translation>
    </message>
    <message>
        <source>Passwords were set outside Lekthi (%1), by an administrator of the server or by the person with another program. Ask the owner of the account, and set a new one with &quot;lekthictl user password&quot;.</source>
        <translation>มีรหัสผ่านที่ตั้งโดยไม่ผ่าน Lekthi (%1) ไม่ว่าโดยผู้ดูแลเซิร์ฟเวอร์หรือโดยเจ้าของบัญชีผ่านโปรแกรมอื่น สอบถามเจ้าของบัญชี แล้วตั้งรหัสผ่านใหม่ด้วย &quot;lekthictl user password&quot;</translation>
    </message>
    <message>
        <source>Too many changes or sign-ins within a minute. Try again in %1 seconds.</source>
        <translation>แก้ไขหรือเข้าสู่ระบบบ่อยเกินไปภายในหนึ่งนาที ลองใหม่ใน %1 วินาที</translation>
    </message>
    <message>
        <source>Changed their own password</source>
        <translation>เปลี่ยนรหัสผ่านของตนเอง</translation>
    </message>
    <message>
        <source>Default template</source>
        <translation>รูปแบบเริ่มต้น</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>เดิม: %1</translation>
    </message>
    <message>
        <source>Version %1: %2</source>
        <comment>of a template</comment>
        <translation>รุ่น %1: %2</translation>
    </message>
    <message>
        <source>Restored from version %1</source>
        <translation>ย้อนกลับมาจากรุ่น %1</translation>
    </message>
    <message>
        <source>Role %1, active</source>
        <comment>of an account</comment>
        <translation>บทบาท %1 ใช้งานอยู่</translation>
    </message>
    <message>
        <source>Role %1, not active</source>
        <comment>of an account</comment>
        <translation>บทบาท %1 ปิดใช้งาน</translation>
    </message>
    <message>
        <source>The account was activated again.</source>
        <translation>เปิดใช้งานบัญชีอีกครั้ง</translation>
    </message>
    <message>
        <source>The account has a new password.</source>
        <translation>ตั้งรหัสผ่านใหม่ให้บัญชี</translation>
    </message>
    <message>
        <source>The account was unlocked.</source>
        <translation>ปลดล็อกบัญชี</translation>
    </message>
    <message>
        <source>Every year</source>
        <translation>ทุกปี</translation>
    </message>
    <message>
        <source>Every fiscal year (from October)</source>
        <translation>ทุกปีงบประมาณ (เริ่มตุลาคม)</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>ทุกเดือน</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>ทุกวัน</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>ไม่เริ่มใหม่</translation>
    </message>
    <message>
        <source>Use one more digit</source>
        <translation>ขยายหลัก</translation>
    </message>
    <message>
        <source>Refuse further numbers</source>
        <translation>ไม่ออกเลขต่อ</translation>
    </message>
    <message>
        <source>The project&apos;s documents of this type</source>
        <translation>เอกสารประเภทนี้ในโครงการ</translation>
    </message>
    <message>
        <source>All documents in the store</source>
        <translation>เอกสารทั้งหมดในคลังข้อมูล</translation>
    </message>
    <message>
        <source>Skip to the next free number</source>
        <translation>ข้ามไปเลขว่างถัดไป</translation>
    </message>
    <message>
        <source>Stop and report it</source>
        <translation>หยุดและแจ้ง</translation>
    </message>
    <message>
        <source>The demo data are in the store, but the server&apos;s rules for passwords do not take the one that all demo people share. Give each of them an account with a password of its own: &quot;lekthictl user add %1 --role ROLE&quot;.</source>
        <translation>ข้อมูลตัวอย่างอยู่ในคลังข้อมูลแล้ว แต่กฎรหัสผ่านของเซิร์ฟเวอร์ไม่รับรหัสผ่านที่ผู้ใช้ตัวอย่างใช้ร่วมกัน สร้างบัญชีพร้อมรหัสผ่านเฉพาะให้แต่ละคนด้วย &quot;lekthictl user add %1 --role ROLE&quot;</translation>
    </message>
    <message>
        <source>Nodes of the cluster lack the plugin for strong passwords (%1), so new accounts are missing there. Install it there with INSTALL SONAME &apos;auth_ed25519&apos;, then resynchronize the nodes completely (SST).</source>
        <translation>มีโหนดของคลัสเตอร์ที่ไม่มีปลั๊กอินรหัสผ่านที่ปลอดภัย (%1) บัญชีใหม่จึงไม่มีในโหนดนั้น ติดตั้งที่โหนดนั้นด้วย INSTALL SONAME &apos;auth_ed25519&apos; แล้วซิงก์ข้อมูลทั้งหมดของโหนดใหม่ (SST)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, each with its full stop</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ไม่ระบุ</translation>
    </message>
    <message>
        <source>sequence number %1</source>
        <translation>ลำดับที่ %1</translation>
    </message>
    <message>
        <source>date %1</source>
        <translation>วันที่ %1</translation>
    </message>
    <message>
        <source>%1 can be given twice: %2 and %3 have separate counters, but the number does not show %4.</source>
        <translation>อาจออกเลขที่ %1 ซ้ำได้ เพราะ %2 กับ %3 ใช้ตัวนับแยกกัน แต่เลขที่ไม่แสดง %4</translation>
    </message>
    <message>
        <source>%1 can be given in %2 and again in %3: the counter starts again, and the number does not show when.</source>
        <translation>อาจออกเลขที่ %1 ในรอบ %2 แล้วซ้ำอีกในรอบ %3 เพราะตัวนับเริ่มใหม่ทุกรอบ แต่เลขที่ไม่แสดงรอบ</translation>
    </message>
    <message>
        <source>%1 can be given twice: the store treats the codes %2 and %3 as equal. Rename one of them.</source>
        <translation>อาจออกเลขที่ %1 ซ้ำได้ เพราะคลังข้อมูลถือว่ารหัส %2 กับ %3 เป็นรหัสเดียวกัน เปลี่ยนรหัสใดรหัสหนึ่ง</translation>
    </message>
    <message>
        <source>%1 can be read in two ways once the sequence number has outgrown its digits: %2; or %3.</source>
        <translation>เมื่อลำดับที่เกินจำนวนหลัก %1 จะอ่านได้สองแบบ: %2 หรือ %3</translation>
    </message>
    <message>
        <source>%1 can be read in two ways: %2; or %3.</source>
        <translation>%1 อ่านได้สองแบบ: %2 หรือ %3</translation>
    </message>
    <message>
        <source>%1 can be a number of %2 and of %3.</source>
        <translation>%1 เป็นได้ทั้งเลขที่ของ %2 และของ %3</translation>
    </message>
    <message>
        <source>Proved: no two documents can get the same number.</source>
        <translation>พิสูจน์แล้ว: ไม่มีเอกสารสองฉบับใดได้เลขที่ซ้ำกัน</translation>
    </message>
    <message>
        <source>Numbers repeat each time the counter starts again.</source>
        <translation>เลขที่จะซ้ำทุกครั้งที่ตัวนับเริ่มรอบใหม่</translation>
    </message>
    <message>
        <source>Two documents can get the same number.</source>
        <translation>เอกสารสองฉบับอาจได้เลขที่ซ้ำกัน</translation>
    </message>
    <message>
        <source>It is not decided whether two documents can get the same number.</source>
        <translation>ยังพิสูจน์ไม่ได้ว่าเอกสารสองฉบับจะได้เลขที่ซ้ำกันหรือไม่</translation>
    </message>
    <message>
        <source>There are more possibilities than could be checked.</source>
        <translation>มีความเป็นไปได้มากเกินกว่าจะตรวจได้หมด</translation>
    </message>
    <message>
        <source>%1 has an unusual character, and it is not known which characters the store treats as equal to it.</source>
        <translation>%1 มีตัวอักษรพิเศษที่ไม่ทราบว่าคลังข้อมูลถือว่าเหมือนกับตัวอักษรใด</translation>
    </message>
    <message>
        <source>Two parts without a separator can join into other characters. Put a separator between them.</source>
        <translation>สองส่วนที่ไม่มีตัวคั่นอาจรวมกันเป็นตัวอักษรอื่น ใส่ตัวคั่นระหว่างกัน</translation>
    </message>
    <message>
        <source>The proof was stopped.</source>
        <translation>หยุดการพิสูจน์แล้ว</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>เพิ่ม %1</translation>
    </message>
    <message>
        <source>Put “%1” between the parts</source>
        <translation>ใส่ “%1” คั่นระหว่างส่วน</translation>
    </message>
    <message>
        <source>Separate the parts with “%1”</source>
        <translation>เปลี่ยนตัวคั่นเป็น “%1”</translation>
    </message>
    <message>
        <source>Continue without a reset</source>
        <translation>นับต่อเนื่องโดยไม่เริ่มใหม่</translation>
    </message>
    <message>
        <source>Let numbers differ within their type only</source>
        <translation>ให้เลขที่ไม่ซ้ำเฉพาะภายในประเภทเอกสารเดียวกัน</translation>
    </message>
    <message>
        <source>%1 %2: %3; date %4; sequence number %5</source>
        <translation>%1 %2: %3; วันที่ %4; ลำดับที่ %5</translation>
    </message>
    <message>
        <source>Proved with: %1</source>
        <translation>พิสูจน์ได้ว่าไม่ซ้ำเมื่อ: %1</translation>
    </message>
    <message>
        <source>Name the project of the template: --project CODE.</source>
        <translation>ระบุโครงการของรูปแบบเลขที่: --project CODE</translation>
    </message>
    <message>
        <source>Prove that no two documents can get the same number, or show two that can; for a template that is not saved yet, also how to fix it</source>
        <translation>พิสูจน์ว่าไม่มีเอกสารสองฉบับใดได้เลขที่ซ้ำกัน หรือแสดงสองฉบับที่ซ้ำได้ ถ้าเป็นรูปแบบที่ยังไม่บันทึกจะบอกวิธีแก้ด้วย</translation>
    </message>
    <message>
        <source>A template or a project has changed meanwhile. Try again.</source>
        <translation>รูปแบบหรือโครงการเปลี่ยนไประหว่างนี้ ลองใหม่</translation>
    </message>
    <message>
        <source>A counter was raised without a ledger row for each number. Contact the people who run the numbering service.</source>
        <translation>ตัวนับถูกเพิ่มโดยไม่มีรายการในทะเบียนเลขที่ครบทุกเลข แจ้งผู้ดูแลบริการออกเลข</translation>
    </message>
    <message>
        <source>Request #%1: %2 → %3</source>
        <comment>a reset</comment>
        <translation>คำขอ #%1: %2 → %3</translation>
    </message>
    <message>
        <source>The account %1 allocates no numbers. Only a numbering service, an account with the role allocator, can have a limit.</source>
        <translation>บัญชี %1 ไม่ได้ออกเลข กำหนดขีดจำกัดได้เฉพาะบริการออกเลข คือบัญชีที่มีบทบาท allocator</translation>
    </message>
    <message>
        <source>Per minute</source>
        <translation>ต่อนาที</translation>
    </message>
    <message>
        <source>List the accounts, their roles, limits and projects</source>
        <translation>แสดงรายการบัญชี พร้อมบทบาท ขีดจำกัด และโครงการ</translation>
    </message>
    <message>
        <source>Limit how many numbers a numbering service may allocate</source>
        <translation>จำกัดจำนวนเลขที่บริการออกเลขออกได้</translation>
    </message>
    <message>
        <source>At most so many in a minute</source>
        <translation>ไม่เกินจำนวนนี้ในหนึ่งนาที</translation>
    </message>
    <message>
        <source>Lift the limit</source>
        <translation>ยกเลิกขีดจำกัด</translation>
    </message>
    <message>
        <source>Changed the limit of a numbering service</source>
        <translation>เปลี่ยนขีดจำกัดของบริการออกเลข</translation>
    </message>
    <message>
        <source>%1 numbers per minute</source>
        <translation>%1 เลขต่อนาที</translation>
    </message>
    <message>
        <source>Any number per minute</source>
        <translation>ไม่จำกัดจำนวนเลขต่อนาที</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>รุ่น %1</translation>
    </message>
    <message>
        <source>No number has been allocated with this template yet.</source>
        <translation>ยังไม่มีการออกเลขด้วยรูปแบบนี้</translation>
    </message>
    <message>
        <source>Next number from</source>
        <translation>เลขถัดไปจาก</translation>
    </message>
    <message>
        <source>from counter %1</source>
        <translation>จากตัวนับ %1</translation>
    </message>
    <message>
        <source>Counters not shown: %1</source>
        <translation>ตัวนับที่ไม่ได้แสดง: %1</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>ย้อนจากรุ่น</translation>
    </message>
    <message>
        <source>Time (A.D.)</source>
        <translation>เวลา (ค.ศ.)</translation>
    </message>
    <message>
        <source>Time (B.E.)</source>
        <translation>เวลา (พ.ศ.)</translation>
    </message>
    <message>
        <source>This template has no version %1.</source>
        <translation>รูปแบบเลขที่นี้ไม่มีรุ่น %1</translation>
    </message>
    <message>
        <source>The template is as in version %1 already.</source>
        <translation>รูปแบบเลขที่ตรงกับรุ่น %1 อยู่แล้ว</translation>
    </message>
    <message>
        <source>Type %1 to roll back to this version:</source>
        <translation>พิมพ์ %1 เพื่อย้อนกลับไปรุ่นนี้:</translation>
    </message>
    <message>
        <source>Version %1 is in force again, as version %2.</source>
        <translation>รุ่น %1 กลับมาใช้งานแล้ว เป็นรุ่น %2</translation>
    </message>
    <message>
        <source>Show two versions side by side and the next numbers by each of them</source>
        <translation>แสดงสองรุ่นเทียบกัน พร้อมเลขถัดไปของแต่ละรุ่น</translation>
    </message>
    <message>
        <source>Older version; the one before if left out</source>
        <translation>รุ่นเก่า ถ้าไม่ระบุคือรุ่นก่อนหน้า</translation>
    </message>
    <message>
        <source>Newer version; the one in force if left out</source>
        <translation>รุ่นใหม่ ถ้าไม่ระบุคือรุ่นที่ใช้อยู่</translation>
    </message>
    <message>
        <source>Roll a template back to an old version, as a new version</source>
        <translation>ย้อนรูปแบบเลขที่กลับไปเป็นรุ่นเก่า โดยบันทึกเป็นรุ่นใหม่</translation>
    </message>
    <message>
        <source>Version to roll back to</source>
        <translation>รุ่นที่จะย้อนกลับไป</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>ยังพิสูจน์ไม่ได้</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>เลขจะซ้ำ</translation>
    </message>
    <message>
        <source>Would collide</source>
        <translation>อาจซ้ำกัน</translation>
    </message>
    <message>
        <source>the end of the number</source>
        <translation>จุดสิ้นสุดของเลขที่</translation>
    </message>
    <message>
        <source> or </source>
        <translation> หรือ </translation>
    </message>
    <message>
        <source>It does not begin with %1.</source>
        <translation>ไม่ได้ขึ้นต้นด้วย %1</translation>
    </message>
    <message>
        <source>It ends too early: %1 is missing after &quot;%2&quot;.</source>
        <translation>เลขที่สั้นเกินไป ขาด %1 ต่อจาก &quot;%2&quot;</translation>
    </message>
    <message>
        <source>After &quot;%1&quot; there is &quot;%2&quot; instead of %3.</source>
        <translation>ต่อจาก &quot;%1&quot; เป็น &quot;%2&quot; แต่ควรเป็น %3</translation>
    </message>
    <message>
        <source>It can be read as a number of several counters.</source>
        <translation>อ่านได้ว่าเป็นเลขที่ของตัวนับหลายตัว</translation>
    </message>
    <message>
        <source>Its sequence number can be read as %1.</source>
        <translation>ลำดับที่อ่านได้เป็น %1</translation>
    </message>
    <message>
        <source>a year or date of %1 digits</source>
        <translation>ปีหรือวันที่ %1 หลัก</translation>
    </message>
    <message>
        <source>It does not show its part &quot;%1&quot;, and the register does not name it.</source>
        <translation>เลขที่ไม่แสดงส่วน &quot;%1&quot; และทะเบียนเดิมก็ไม่ได้ระบุ</translation>
    </message>
    <message>
        <source>It does not show when its counter ran, and the register has no date for it.</source>
        <translation>เลขที่ไม่แสดงรอบของตัวนับ และทะเบียนเดิมไม่มีวันที่</translation>
    </message>
    <message>
        <source>It is longer than %1 characters.</source>
        <translation>ยาวเกิน %1 ตัวอักษร</translation>
    </message>
    <message>
        <source>The template would not write such a number.</source>
        <translation>รูปแบบเลขที่นี้ไม่ออกเลขแบบนี้</translation>
    </message>
    <message>
        <source>This template gives no numbers, so none can be read back.</source>
        <translation>รูปแบบเลขที่นี้ออกเลขไม่ได้ จึงอ่านเลขที่ตามรูปแบบนี้ไม่ได้</translation>
    </message>
    <message>
        <source>The template or a code has a character, and it is not known which characters the store treats as equal to it. Numbers cannot be read back with certainty.</source>
        <translation>รูปแบบเลขที่หรือรหัสมีตัวอักษรที่ไม่ทราบว่าคลังข้อมูลถือว่าเหมือนกับตัวอักษรใด จึงอ่านเลขที่ให้แน่นอนไม่ได้</translation>
    </message>
    <message>
        <source>Two parts of the template can combine into another text. Numbers cannot be read back with certainty.</source>
        <translation>สองส่วนของรูปแบบเลขที่อาจรวมกันเป็นข้อความอื่น จึงอ่านเลขที่ให้แน่นอนไม่ได้</translation>
    </message>
    <message>
        <source>The file holds no numbers.</source>
        <translation>ไฟล์นี้ไม่มีเลขที่</translation>
    </message>
    <message>
        <source>Line %1 holds a zero character. The file is damaged, or it is no CSV file.</source>
        <translation>บรรทัดที่ %1 มีตัวอักษร NUL ไฟล์เสียหายหรือไม่ใช่ไฟล์ CSV</translation>
    </message>
    <message>
        <source>The file ends within the quoted cell that begins at line %1. It was cut off; save it again.</source>
        <translation>ไฟล์จบกลางช่องที่เปิดเครื่องหมายคำพูดไว้ที่บรรทัด %1 ไฟล์ถูกตัดขาด ให้บันทึกใหม่</translation>
    </message>
    <message>
        <source>No heading says which column holds the document numbers. Choose the column.</source>
        <translation>ไม่มีหัวคอลัมน์ที่บอกว่าเป็นเลขที่เอกสาร ให้เลือกคอลัมน์</translation>
    </message>
    <message>
        <source>The file has no column &quot;%2&quot;. Choose one of its headings or a column number.</source>
        <translation>ไฟล์นี้ไม่มีคอลัมน์ &quot;%2&quot; ให้เลือกจากหัวคอลัมน์หรือลำดับคอลัมน์</translation>
    </message>
    <message>
        <source>The file has more than %2 lines. Split it and import its parts one by one.</source>
        <translation>ไฟล์มีเกิน %2 บรรทัด ให้แบ่งแล้วนำเข้าทีละส่วน</translation>
    </message>
    <message>
        <source>It is the same number as in line %1.</source>
        <translation>เป็นเลขที่เดียวกับบรรทัดที่ %1</translation>
    </message>
    <message>
        <source>The store has this number already.</source>
        <translation>คลังข้อมูลมีเลขที่นี้แล้ว</translation>
    </message>
    <message>
        <source>Read an old register (CSV) and show what importing it would do</source>
        <translation>อ่านทะเบียนเดิม (CSV) และแสดงผลที่จะเกิดเมื่อนำเข้า</translation>
    </message>
    <message>
        <source>There is no template that numbers of this type are made by.</source>
        <translation>ไม่มีรูปแบบเลขที่สำหรับประเภทเอกสารนี้</translation>
    </message>
    <message>
        <source>UTF-8, UTF-16LE, UTF-16BE, WINDOWS-874 or BIG5; detected if left out</source>
        <translation>UTF-8, UTF-16LE, UTF-16BE, WINDOWS-874 หรือ BIG5 ถ้าไม่ระบุจะตรวจหาให้</translation>
    </message>
    <message>
        <source>Column of the document numbers, by heading or number; found if left out</source>
        <translation>คอลัมน์เลขที่เอกสาร ระบุหัวคอลัมน์หรือลำดับ ถ้าไม่ระบุจะหาให้</translation>
    </message>
    <message>
        <source>Column of the documents&apos; dates</source>
        <translation>คอลัมน์วันที่ของเอกสาร</translation>
    </message>
    <message>
        <source>Column of the senders&apos; codes</source>
        <translation>คอลัมน์รหัสหน่วยงานผู้ส่ง</translation>
    </message>
    <message>
        <source>Column of the recipients&apos; codes</source>
        <translation>คอลัมน์รหัสหน่วยงานผู้รับ</translation>
    </message>
    <message>
        <source>After the import</source>
        <translation>หลังนำเข้า</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>จำนวนเลขที่</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>ขาด</translation>
    </message>
    <message>
        <source>Line %1: %2: %3</source>
        <translation>บรรทัดที่ %1: %2: %3</translation>
    </message>
    <message>
        <source>... and %1 more; --json names all of them</source>
        <translation>... และอีก %1 รายการ ใช้ --json เพื่อดูทั้งหมด</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>รหัสอักขระ</translation>
    </message>
    <message>
        <source>Lines of the register</source>
        <translation>จำนวนบรรทัดของทะเบียนเดิม</translation>
    </message>
    <message>
        <source>Lines of other projects or types</source>
        <translation>บรรทัดของโครงการหรือประเภทอื่น</translation>
    </message>
    <message>
        <source>Numbers to import</source>
        <translation>เลขที่ที่จะนำเข้า</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>อ่านไม่เข้าใจ</translation>
    </message>
    <message>
        <source>Repeated in the register</source>
        <translation>ซ้ำในทะเบียนเดิม</translation>
    </message>
    <message>
        <source>In the store already</source>
        <translation>มีในคลังข้อมูลแล้ว</translation>
    </message>
    <message>
        <source>%1 templates with all their versions were written to %2.</source>
        <translation>บันทึกรูปแบบเลขที่ %1 รูปแบบพร้อมทุกรุ่นลงใน %2 แล้ว</translation>
    </message>
    <message>
        <source>%1: new</source>
        <translation>%1: เพิ่มใหม่</translation>
    </message>
    <message>
        <source>%1: changed, version %2</source>
        <translation>%1: เปลี่ยน เป็นรุ่น %2</translation>
    </message>
    <message>
        <source>%1: the same</source>
        <translation>%1: เหมือนเดิม</translation>
    </message>
    <message>
        <source>Templates of %1, exported %2:</source>
        <translation>รูปแบบเลขที่ของ %1 ส่งออกเมื่อ %2:</translation>
    </message>
    <message>
        <source>All templates of the file are in force already.</source>
        <translation>รูปแบบเลขที่ทั้งหมดในไฟล์ใช้อยู่แล้ว</translation>
    </message>
    <message>
        <source>Type %1 to save all of that there:</source>
        <translation>พิมพ์ %1 เพื่อบันทึกทั้งหมดลงในโครงการนั้น:</translation>
    </message>
    <message>
        <source>New versions saved: %1</source>
        <translation>บันทึกรุ่นใหม่แล้ว: %1</translation>
    </message>
    <message>
        <source>Write the templates of a project with all their versions to a file</source>
        <translation>บันทึกรูปแบบเลขที่ของโครงการพร้อมทุกรุ่นลงไฟล์</translation>
    </message>
    <message>
        <source>Save the templates of such a file as new versions in a project, all or none</source>
        <translation>บันทึกรูปแบบเลขที่จากไฟล์นั้นเป็นรุ่นใหม่ในโครงการ ครบทั้งหมดหรือไม่บันทึกเลย</translation>
    </message>
    <message>
        <source>Only show what would change</source>
        <translation>แสดงเฉพาะสิ่งที่จะเปลี่ยน</translation>
    </message>
    <message>
        <source>There are no such versions.</source>
        <translation>ไม่มีรุ่นที่ตรงตามเงื่อนไข</translation>
    </message>
    <message>
        <source>List the versions of templates, newest first: who, when and why</source>
        <translation>แสดงรุ่นของรูปแบบเลขที่ เรียงจากล่าสุด: ใคร เมื่อใด และเพราะเหตุใด</translation>
    </message>
    <message>
        <source>Only where the reason holds this</source>
        <translation>เฉพาะที่เหตุผลมีข้อความนี้</translation>
    </message>
    <message>
        <source>Unexpected data after the end.</source>
        <translation>มีข้อมูลเกินต่อท้ายไฟล์</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>ไฟล์จบก่อนกำหนด</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>ตรงนี้ไม่ใช่ JSON</translation>
    </message>
    <message>
        <source>The values are nested too deeply.</source>
        <translation>ค่าซ้อนกันลึกเกินไป</translation>
    </message>
    <message>
        <source>The file holds more values than are read.</source>
        <translation>ไฟล์มีค่ามากเกินไป</translation>
    </message>
    <message>
        <source>“%1” occurs twice in one object.</source>
        <translation>“%1” ซ้ำกันสองครั้งในออบเจกต์เดียว</translation>
    </message>
    <message>
        <source>A text holds a control, bidi or invisible character.</source>
        <translation>ข้อความมีอักขระควบคุม ตัวกำหนดทิศทาง หรือตัวอักษรที่มองไม่เห็น</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>บรรทัด %1: %2</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>ไฟล์ใหญ่เกิน %1 MB</translation>
    </message>
    <message>
        <source>The file is not UTF-8, or it is damaged.</source>
        <translation>ไฟล์ไม่ใช่ UTF-8 หรือเสียหาย</translation>
    </message>
    <message>
        <source>This store has no document type %1.</source>
        <translation>ไม่มีประเภทเอกสาร %1 ในคลังข้อมูลนี้</translation>
    </message>
    <message>
        <source>Numbers start again</source>
        <translation>เริ่มนับใหม่</translation>
    </message>
    <message>
        <source>When all digits are used</source>
        <translation>เมื่อเลขเต็ม</translation>
    </message>
    <message>
        <source>Numbers unique within</source>
        <translation>เลขที่ต้องไม่ซ้ำภายใน</translation>
    </message>
    <message>
        <source>If a number is taken already</source>
        <translation>ถ้าเลขที่ถูกใช้แล้ว</translation>
    </message>
    <message>
        <source>History</source>
        <translation>ประวัติ</translation>
    </message>
    <message>
        <source>− removed: %1</source>
        <translation>− ตัดออก: %1</translation>
    </message>
    <message>
        <source>+ added: %1</source>
        <translation>+ เพิ่ม: %1</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>ทั้งสองเหมือนกัน</translation>
    </message>
    <message>
        <source>several templates</source>
        <translation>หลายรูปแบบ</translation>
    </message>
    <message>
        <source>An import takes at most %1 numbers of %2 counters at once. Split the register, for example by year, and import its parts one after the other.</source>
        <translation>นำเข้าได้ครั้งละไม่เกิน %1 เลขที่ของ %2 ตัวนับ ให้แบ่งทะเบียนเดิม เช่น แยกตามปี แล้วนำเข้าทีละส่วน</translation>
    </message>
    <message>
        <source>A counter, a taken number or the template has changed since the register was read. Read it again and request the import again.</source>
        <translation>ตัวนับ เลขที่ที่ใช้แล้ว หรือรูปแบบเลขที่เปลี่ยนไปหลังอ่านทะเบียนเดิม ให้อ่านทะเบียนเดิมและขอนำเข้าใหม่</translation>
    </message>
    <message>
        <source>The counter was raised to %1 by the import of an old register.</source>
        <translation>ตัวนับเพิ่มขึ้นเป็น %1 จากการนำเข้าทะเบียนเดิม</translation>
    </message>
    <message>
        <source>%1 was imported from the register %2, line %3, by request %4: %5</source>
        <translation>%1 นำเข้าจากทะเบียนเดิม %2 บรรทัดที่ %3 ตามคำขอที่ %4: %5</translation>
    </message>
    <message>
        <source>The register has no number that can be imported. &quot;lekthictl register read&quot; says why.</source>
        <translation>ทะเบียนเดิมนี้ไม่มีเลขที่ที่นำเข้าได้ ดูสาเหตุด้วย &quot;lekthictl register read&quot;</translation>
    </message>
    <message>
        <source>Type %1 to approve the import:</source>
        <translation>พิมพ์ %1 เพื่ออนุมัติการนำเข้า:</translation>
    </message>
    <message>
        <source>Request the import of a register; another Super Admin approves</source>
        <translation>ขอนำเข้าทะเบียนเดิม ให้ผู้ดูแลระบบสูงสุดอีกคนอนุมัติ</translation>
    </message>
    <message>
        <source>Approve an import; the last approval executes it</source>
        <translation>อนุมัติการนำเข้า การอนุมัติครั้งสุดท้ายจะดำเนินการ</translation>
    </message>
    <message>
        <source>Reject an import that another person requested</source>
        <translation>ไม่อนุมัติการนำเข้าที่ผู้อื่นขอ</translation>
    </message>
    <message>
        <source>List the imports that wait for approval</source>
        <translation>แสดงการนำเข้าที่รออนุมัติ</translation>
    </message>
    <message>
        <source>Show an import and what it does to each counter</source>
        <translation>แสดงการนำเข้าและผลต่อตัวนับแต่ละตัว</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>บรรทัด</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ไฟล์</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation>SHA-256 ของไฟล์</translation>
    </message>
    <message>
        <source>The numbers in the store are not those that were requested. Do not approve it.</source>
        <translation>เลขที่ในคลังข้อมูลไม่ตรงกับที่ขอไว้ อย่าอนุมัติ</translation>
    </message>
    <message>
        <source>Requested the import of a register</source>
        <translation>ขอนำเข้าทะเบียนเดิม</translation>
    </message>
    <message>
        <source>Approved the import of a register</source>
        <translation>อนุมัติการนำเข้าทะเบียนเดิม</translation>
    </message>
    <message>
        <source>Imported a register</source>
        <translation>นำเข้าทะเบียนเดิม</translation>
    </message>
    <message>
        <source>Rejected the import of a register</source>
        <translation>ไม่อนุมัติการนำเข้าทะเบียนเดิม</translation>
    </message>
    <message>
        <source>Withdrew the import of a register</source>
        <translation>ถอนคำขอนำเข้าทะเบียนเดิม</translation>
    </message>
    <message>
        <source>A request to import a register expired</source>
        <translation>คำขอนำเข้าทะเบียนเดิมหมดอายุ</translation>
    </message>
    <message>
        <source>A request to import a register became stale</source>
        <translation>คำขอนำเข้าทะเบียนเดิมใช้ไม่ได้ เพราะข้อมูลเปลี่ยนก่อน</translation>
    </message>
    <message>
        <source>Fix the template, or request the approval of a Super Admin other than you.</source>
        <translation>แก้รูปแบบ หรือขออนุมัติจากผู้ดูแลระบบสูงสุดคนอื่น</translation>
    </message>
    <message>
        <source>%1 ends at %2, but at last year&apos;s volume a counter reaches %3. Give it more digits.</source>
        <translation>%1 เต็มที่ %2 แต่ถ้าปริมาณเท่ากับปีก่อน ตัวนับจะถึง %3 ให้เพิ่มจำนวนหลัก</translation>
    </message>
    <message>
        <source>%1 % of the numbers up to %2 are used; left: %3.</source>
        <translation>ใช้เลขไปแล้ว %1 % ของเลขถึง %2 เหลือ %3 เลข</translation>
    </message>
    <message>
        <source>All numbers up to %1 are used, and no more are allocated.</source>
        <translation>ใช้เลขถึง %1 ครบแล้ว และจะไม่ออกเลขต่อ</translation>
    </message>
    <message>
        <source>All numbers up to %1 are used; further numbers have one more digit.</source>
        <translation>ใช้เลขถึง %1 ครบแล้ว เลขต่อจากนี้ยาวขึ้นอีกหนึ่งหลัก</translation>
    </message>
    <message>
        <source>the rate of the last %1 days (%2 numbers)</source>
        <translation>อัตราของ %1 วันที่ผ่านมา (%2 เลข)</translation>
    </message>
    <message>
        <source>The counter starts again on %1.</source>
        <translation>ตัวนับเริ่มใหม่วันที่ %1</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>1 วัน</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 วัน</translation>
    </message>
    <message>
        <source>%1 weeks</source>
        <translation>%1 สัปดาห์</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 เดือน</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 ปี</translation>
    </message>
    <message>
        <source>In nine cases of ten: between %1 and %2.</source>
        <translation>มีโอกาส 9 ใน 10 ที่จะอยู่ระหว่าง %1 ถึง %2</translation>
    </message>
    <message>
        <source>Numbers are allocated too unevenly for a forecast; hardly before %1.</source>
        <translation>เลขออกไม่สม่ำเสมอ จึงคาดการณ์ไม่ได้ แต่ไม่น่าจะเต็มก่อน %1</translation>
    </message>
    <message>
        <source>At %1 they run out in about %2, on %3.</source>
        <translation>ตาม%1 เลขจะเต็มในอีกประมาณ %2 คือวันที่ %3</translation>
    </message>
    <message>
        <source>At %1 the counter starts again before they run out, on %2; at a higher rate they could run out from %3 on.</source>
        <translation>ตาม%1 ตัวนับเริ่มใหม่วันที่ %2 ก่อนเลขเต็ม แต่ถ้าออกเลขเร็วขึ้น อาจเต็มได้ตั้งแต่ %3</translation>
    </message>
    <message>
        <source>At %1 they do not run out: the counter starts again first, on %2.</source>
        <translation>ตาม%1 เลขไม่เต็ม เพราะตัวนับเริ่มใหม่ก่อนในวันที่ %2</translation>
    </message>
    <message>
        <source>At %1 they last more than 50 years.</source>
        <translation>ตาม%1 เลขใช้ได้นานกว่า 50 ปี</translation>
    </message>
    <message>
        <source>No number was allocated in the last 90 days, so there is no forecast.</source>
        <translation>ไม่มีการออกเลขใน 90 วันที่ผ่านมา จึงคาดการณ์ไม่ได้</translation>
    </message>
    <message>
        <source>Numbers allocated in the last %1 days: %2, too few for a forecast.</source>
        <translation>ออกเลขใน %1 วันที่ผ่านมา: %2 เลข น้อยเกินกว่าจะคาดการณ์ได้</translation>
    </message>
    <message>
        <source>Its period is not today&apos;s, so no numbers are allocated from it now.</source>
        <translation>รอบของตัวนับนี้ไม่ใช่รอบปัจจุบัน ขณะนี้จึงไม่มีการออกเลขจากตัวนับนี้</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>ใช้แล้ว</translation>
    </message>
    <message>
        <source>Runs out on</source>
        <translation>คาดว่าเลขเต็ม</translation>
    </message>
    <message>
        <source>No counter runs out of numbers soon.</source>
        <translation>ไม่มีตัวนับที่เลขใกล้เต็ม</translation>
    </message>
    <message>
        <source>Only counters that run out soon, soonest first</source>
        <translation>เฉพาะตัวนับที่เลขใกล้เต็ม เรียงจากตัวที่เต็มก่อน</translation>
    </message>
    <message>
        <source>past %1</source>
        <translation>เกิน %1 แล้ว</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ตั้งแต่ %1</translation>
    </message>
    <message>
        <source>There is no valid template.</source>
        <translation>ไม่มีรูปแบบเลขที่ที่ใช้ได้</translation>
    </message>
    <message>
        <source>Runs out</source>
        <translation>เลขใกล้เต็ม</translation>
    </message>
    <message>
        <source>Print allocation metrics since the store began, for Prometheus</source>
        <translation>แสดงตัวชี้วัดการออกเลขสำหรับ Prometheus ตั้งแต่เริ่มใช้คลังข้อมูลนี้</translation>
    </message>
    <message>
        <source>Redis unavailable</source>
        <translation>ใช้ Redis ไม่ได้</translation>
    </message>
    <message>
        <source>Lock failures</source>
        <translation>ล็อกไม่สำเร็จ</translation>
    </message>
    <message>
        <source>Long lock waits</source>
        <translation>รอล็อกนาน</translation>
    </message>
    <message>
        <source>Many retries</source>
        <translation>ลองซ้ำบ่อย</translation>
    </message>
    <message>
        <source>Slow allocation</source>
        <translation>ออกเลขช้า</translation>
    </message>
    <message>
        <source>Counter nearly full</source>
        <translation>ตัวนับใกล้เต็ม</translation>
    </message>
    <message>
        <source>Unexplained gap</source>
        <translation>เลขขาดโดยไม่ทราบสาเหตุ</translation>
    </message>
    <message>
        <source>Ledger altered</source>
        <translation>ข้อมูลทะเบียนถูกแก้ไข</translation>
    </message>
    <message>
        <source>Request waits for approval</source>
        <translation>คำขอรอการอนุมัติ</translation>
    </message>
    <message>
        <source>Redis was down for a numbering program for more than %1.</source>
        <translation>โปรแกรมออกเลขใช้ Redis ไม่ได้นานกว่า %1</translation>
    </message>
    <message>
        <source>More than %1 of lock requests failed within %2.</source>
        <translation>ล็อกไม่สำเร็จเกิน %1 ภายใน %2</translation>
    </message>
    <message>
        <source>Locks took more than %1 on average within %2.</source>
        <translation>รอล็อกเฉลี่ยนานกว่า %1 ภายใน %2</translation>
    </message>
    <message>
        <source>More than %1 retries within %2.</source>
        <translation>ลองซ้ำเกิน %1 ครั้งภายใน %2</translation>
    </message>
    <message>
        <source>One allocation in twenty took more than %1 within %2.</source>
        <translation>การออกเลข 1 ใน 20 ใช้เวลานานกว่า %1 ภายใน %2</translation>
    </message>
    <message>
        <source>%1 or more of the counter&apos;s numbers are used.</source>
        <translation>ใช้เลขของตัวนับไปแล้วตั้งแต่ %1 ขึ้นไป</translation>
    </message>
    <message>
        <source>More than %1 sequence numbers are missing without a reason.</source>
        <translation>มีลำดับที่ขาดโดยไม่ทราบสาเหตุเกิน %1 ลำดับ</translation>
    </message>
    <message>
        <source>More than %1 rows were altered.</source>
        <translation>มีรายการในทะเบียนเลขที่ถูกแก้ไขเกิน %1 รายการ</translation>
    </message>
    <message>
        <source>A reset or import has waited for more than %1.</source>
        <translation>คำขอรีเซ็ตหรือนำเข้าทะเบียนเดิมรอนานกว่า %1</translation>
    </message>
    <message>
        <source>Numbers are still allocated under the database lock and stay unique. Start Redis again or check the network to it.</source>
        <translation>ยังออกเลขได้ด้วยล็อกของฐานข้อมูลและเลขไม่ซ้ำ เปิด Redis ใหม่หรือตรวจสอบเครือข่าย</translation>
    </message>
    <message>
        <source>Some requests are late or get no number. Check for slow transactions in the database and the load on Redis.</source>
        <translation>บางคำขอได้เลขช้าหรือไม่ได้เลข ตรวจสอบทรานแซกชันที่ช้าในฐานข้อมูลและภาระของ Redis</translation>
    </message>
    <message>
        <source>Many requests want the same counter. See the busiest counters on the Metrics page.</source>
        <translation>หลายคำขอต้องการตัวนับเดียวกัน ดูตัวนับที่ใช้มากที่สุดในหน้าตัวชี้วัด</translation>
    </message>
    <message>
        <source>Numbers are allocated, but need retries. The Metrics page shows which errors cause them.</source>
        <translation>ยังออกเลขได้แต่ต้องลองซ้ำ ดูข้อผิดพลาดที่เป็นสาเหตุในหน้าตัวชี้วัด</translation>
    </message>
    <message>
        <source>Allocation is slow. Check the load and the disk of the database server.</source>
        <translation>การออกเลขช้า ตรวจสอบภาระและดิสก์ของเซิร์ฟเวอร์ฐานข้อมูล</translation>
    </message>
    <message>
        <source>Give the template more digits before the numbers run out.</source>
        <translation>เพิ่มจำนวนหลักในรูปแบบเลขที่ก่อนเลขเต็ม</translation>
    </message>
    <message>
        <source>Find out what happened to the numbers with &quot;lekthictl audit verify&quot;, and keep the last signed digest safe.</source>
        <translation>ตรวจสอบสาเหตุที่เลขขาดด้วย &quot;lekthictl audit verify&quot; และเก็บค่าสรุปที่ลงนามล่าสุดไว้ให้ปลอดภัย</translation>
    </message>
    <message>
        <source>The records were altered, or the disk is damaged. Keep the database as it is and compare it with the signed digests.</source>
        <translation>ข้อมูลถูกแก้ไขหรือดิสก์เสีย เก็บฐานข้อมูลไว้ตามเดิม แล้วเทียบกับค่าสรุปที่ลงนาม</translation>
    </message>
    <message>
        <source>Another Super Admin decides on it on the Approvals page.</source>
        <translation>ผู้ดูแลระบบสูงสุดอีกคนพิจารณาได้ในหน้าการอนุมัติ</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 ชม.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 นาที</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 วินาที</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>วิกฤต</translation>
    </message>
    <message>
        <source>Acknowledged by %1: %2</source>
        <translation>%1 รับเรื่องแล้ว: %2</translation>
    </message>
    <message>
        <source>Resolved: %1</source>
        <translation>สิ้นสุดแล้ว: %1</translation>
    </message>
    <message>
        <source>%1 (allowed: %2)</source>
        <comment>measured value</comment>
        <translation>%1 (เกณฑ์ %2)</translation>
    </message>
    <message>
        <source>A test by %1. Nothing is wrong.</source>
        <translation>ข้อความทดสอบจาก %1 ไม่มีสิ่งใดผิดปกติ</translation>
    </message>
    <message>
        <source>This is no address of a webhook. Copy it whole; it begins with https://.</source>
        <translation>นี่ไม่ใช่ที่อยู่ของ webhook คัดลอกให้ครบ ที่อยู่ขึ้นต้นด้วย https://</translation>
    </message>
    <message>
        <source>Alerts are sent encrypted only: the address has to begin with https://.</source>
        <translation>การแจ้งเตือนส่งแบบเข้ารหัสเท่านั้น ที่อยู่ต้องขึ้นต้นด้วย https://</translation>
    </message>
    <message>
        <source>The address must not hold a user name or a password.</source>
        <translation>ที่อยู่ต้องไม่มีชื่อผู้ใช้หรือรหัสผ่าน</translation>
    </message>
    <message>
        <source>The address is too long: at most 2,000 characters.</source>
        <translation>ที่อยู่ยาวเกินไป ใช้ได้ไม่เกิน 2,000 ตัวอักษร</translation>
    </message>
    <message>
        <source>A PagerDuty integration key has 32 letters and digits. You find it in the service under Integrations, Events API v2.</source>
        <translation>คีย์ของ PagerDuty มีตัวอักษรและตัวเลขรวม 32 ตัว ดูได้ในบริการที่ Integrations, Events API v2</translation>
    </message>
    <message>
        <source>A key for signing needs at least 16 characters.</source>
        <translation>คีย์ลงนามต้องมีอย่างน้อย 16 ตัวอักษร</translation>
    </message>
    <message>
        <source>Delivered.</source>
        <translation>ส่งถึงแล้ว</translation>
    </message>
    <message>
        <source>This computer does not know the address or key of the channel. Enter it on the Alerts page.</source>
        <translation>เครื่องนี้ไม่มีที่อยู่หรือคีย์ของช่องทาง กรอกได้ที่หน้าการแจ้งเตือน</translation>
    </message>
    <message>
        <source>No server of that name was found. Check the channel&apos;s address and the network of this computer.</source>
        <translation>ไม่พบเซิร์ฟเวอร์ชื่อนี้ ตรวจที่อยู่ของช่องทางและเครือข่ายของเครื่องนี้</translation>
    </message>
    <message>
        <source>The channel&apos;s address is in a private network, so nothing was sent. If this is intended, allow private addresses in the channel; link-local addresses are never allowed.</source>
        <translation>ที่อยู่ของช่องทางอยู่ในเครือข่ายภายใน จึงไม่ได้ส่ง หากตั้งใจเช่นนั้น ให้เลือกอนุญาตที่อยู่เครือข่ายภายในในช่องทาง ส่วนที่อยู่แบบ link-local ไม่อนุญาตเสมอ</translation>
    </message>
    <message>
        <source>The channel&apos;s server cannot be reached. Check the network and the proxy of this computer.</source>
        <translation>ติดต่อเซิร์ฟเวอร์ของช่องทางไม่ได้ ตรวจเครือข่ายและพร็อกซีของเครื่องนี้</translation>
    </message>
    <message>
        <source>The certificate of the channel&apos;s server is not valid, so nothing was sent. Ask its administrator for a valid certificate.</source>
        <translation>ใบรับรองของเซิร์ฟเวอร์ช่องทางใช้ไม่ได้ จึงไม่ได้ส่ง ขอใบรับรองที่ใช้ได้จากผู้ดูแลเซิร์ฟเวอร์นั้น</translation>
    </message>
    <message>
        <source>The channel&apos;s server did not answer in time.</source>
        <translation>เซิร์ฟเวอร์ของช่องทางไม่ตอบภายในเวลา</translation>
    </message>
    <message>
        <source>The channel&apos;s server closed the connection before it answered.</source>
        <translation>เซิร์ฟเวอร์ของช่องทางปิดการเชื่อมต่อก่อนตอบ</translation>
    </message>
    <message>
        <source>The channel&apos;s server redirects, which is not followed. Enter the final address.</source>
        <translation>เซิร์ฟเวอร์ของช่องทางเปลี่ยนเส้นทางไปที่อื่น ซึ่งโปรแกรมไม่ติดตาม กรอกที่อยู่ปลายทางจริง</translation>
    </message>
    <message>
        <source>The channel accepts no more messages at the moment.</source>
        <translation>ขณะนี้ช่องทางยังไม่รับข้อความเพิ่ม</translation>
    </message>
    <message>
        <source>The channel&apos;s server reports an internal error.</source>
        <translation>เซิร์ฟเวอร์ของช่องทางขัดข้อง</translation>
    </message>
    <message>
        <source>The channel rejected the message. Check its address and key; it may have been removed from the service.</source>
        <translation>ช่องทางปฏิเสธข้อความ ตรวจสอบที่อยู่และคีย์ ช่องทางอาจถูกลบจากบริการแล้ว</translation>
    </message>
    <message>
        <source>Its answer: %1</source>
        <translation>คำตอบ: %1</translation>
    </message>
    <message>
        <source>Another program evaluates the alerts now.</source>
        <translation>ขณะนี้โปรแกรมอื่นประเมินการแจ้งเตือนอยู่</translation>
    </message>
    <message>
        <source>What separates the columns: COMMA, SEMICOLON, TAB or BAR; detected if left out</source>
        <translation>ตัวคั่นคอลัมน์: COMMA, SEMICOLON, TAB หรือ BAR ถ้าไม่ระบุจะตรวจหาให้</translation>
    </message>
    <message>
        <source>Whether the first line holds headings; detected if left out</source>
        <translation>บรรทัดแรกเป็นหัวคอลัมน์หรือไม่ ถ้าไม่ระบุจะตรวจหาให้</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>ตัวคั่น</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>บรรทัดแรก</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>หัวคอลัมน์</translation>
    </message>
    <message>
        <source>A number already</source>
        <translation>เป็นเลขที่แล้ว</translation>
    </message>
    <message>
        <source>Column of numbers</source>
        <translation>คอลัมน์เลขที่</translation>
    </message>
    <message>
        <source>It was executed, but no signed digest could be written after it: %1 Then write one with &quot;lekthictl audit export&quot;.</source>
        <translation>ดำเนินการแล้ว แต่สร้างค่าสรุปที่ลงนามไม่ได้: %1 จากนั้นสร้างด้วย &quot;lekthictl audit export&quot;</translation>
    </message>
    <message>
        <source>Allocate one test number in the sandbox, end to end, and report each step</source>
        <translation>ออกเลขทดสอบหนึ่งเลขในคลังทดสอบครบทุกขั้นตอน และแสดงผลแต่ละขั้นตอน</translation>
    </message>
    <message>
        <source>%1 of %2 programs cannot use Redis.</source>
        <translation>มี %1 จาก %2 โปรแกรมที่ใช้ Redis ไม่ได้</translation>
    </message>
    <message>
        <source>They allocate under the database lock alone: correct, but slower.</source>
        <translation>โปรแกรมเหล่านี้ออกเลขด้วยล็อกของฐานข้อมูลอย่างเดียว เลขยังถูกต้องแต่ช้าลง</translation>
    </message>
    <message>
        <source>Check whether their computers reach Redis.</source>
        <translation>ตรวจว่าคอมพิวเตอร์ของโปรแกรมเหล่านั้นติดต่อ Redis ได้หรือไม่</translation>
    </message>
    <message>
        <source>%1 of %2 programs use all their sessions, and requests wait.</source>
        <translation>มี %1 จาก %2 โปรแกรมที่ใช้เซสชันเต็มแล้ว และมีคำขอรออยู่</translation>
    </message>
    <message>
        <source>Numbers stay correct, but take longer.</source>
        <translation>เลขยังถูกต้อง แต่ใช้เวลานานขึ้น</translation>
    </message>
    <message>
        <source>Check how long on the Metrics page, and give them more sessions if that lasts.</source>
        <translation>ดูว่านานเท่าใดในหน้าตัวชี้วัด ถ้ายังเป็นต่อเนื่อง ให้เพิ่มจำนวนเซสชัน</translation>
    </message>
    <message numerus="yes">
        <source>%n programs are ready to allocate numbers.</source>
        <translation>
            <numerusform>มี %n โปรแกรมพร้อมออกเลข</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbering programs</source>
        <translation>โปรแกรมออกเลข</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>กำลังตรวจสอบ…</translation>
    </message>
    <message>
        <source>None was seen within the last hour.</source>
        <translation>ไม่พบโปรแกรมใดในหนึ่งชั่วโมงที่ผ่านมา</translation>
    </message>
    <message>
        <source>None at this moment; the last one was seen at %1.</source>
        <translation>ขณะนี้ไม่มี พบครั้งล่าสุดเมื่อ %1</translation>
    </message>
    <message>
        <source>The store is not the cause, but documents wait for a program that allocates their numbers.</source>
        <translation>คลังข้อมูลปกติ แต่เอกสารต้องรอจนกว่าจะมีโปรแกรมออกเลขให้</translation>
    </message>
    <message>
        <source>Check whether the numbering service runs, and whether it can sign in with its account.</source>
        <translation>ตรวจว่าบริการออกเลขทำงานอยู่และเข้าสู่ระบบด้วยบัญชีของตนได้หรือไม่</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>ทำงาน</translation>
    </message>
    <message>
        <source>▲ Down</source>
        <translation>▲ ใช้ไม่ได้</translation>
    </message>
    <message>
        <source>Enter the sandbox</source>
        <translation>เข้าคลังทดสอบ</translation>
    </message>
    <message>
        <source>Read the templates</source>
        <translation>อ่านรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Make the sandbox like the store</source>
        <translation>ปรับคลังทดสอบให้ตรงกับคลังข้อมูล</translation>
    </message>
    <message>
        <source>Lock the counter in Redis</source>
        <translation>ล็อกตัวนับใน Redis</translation>
    </message>
    <message>
        <source>Allocate the number</source>
        <translation>ออกเลข</translation>
    </message>
    <message>
        <source>Find it in the ledger</source>
        <translation>หาเลขในทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>Check its place in the chain</source>
        <translation>ตรวจตำแหน่งในห่วงโซ่แฮช</translation>
    </message>
    <message>
        <source>Ask again by the same request id</source>
        <translation>ขอซ้ำด้วยรหัสคำขอเดิม</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>The test number %1 was allocated, but the ledger has it differently. Run &quot;lekthictl store status&quot; as the administrator of the server, and do not allocate numbers until the cause is known.</source>
        <translation>ออกเลขทดสอบ %1 แล้ว แต่ข้อมูลในทะเบียนเลขที่ไม่ตรงกัน สั่ง &quot;lekthictl store status&quot; ในฐานะผู้ดูแลเซิร์ฟเวอร์ และอย่าออกเลขจนกว่าจะทราบสาเหตุ</translation>
    </message>
    <message>
        <source>The ledger row of the test number %1 has a wrong hash: something alters rows as they are written. Run &quot;lekthictl store status&quot; as the administrator of the server.</source>
        <translation>รายการของเลขทดสอบ %1 ในทะเบียนเลขที่มีค่าแฮชไม่ถูกต้อง แสดงว่าข้อมูลถูกแก้ไขระหว่างบันทึก สั่ง &quot;lekthictl store status&quot; ในฐานะผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>The same request returned a number other than %1. Run &quot;lekthictl store status&quot; as the administrator of the server.</source>
        <translation>คำขอเดิมได้เลขอื่นที่ไม่ใช่ %1 สั่ง &quot;lekthictl store status&quot; ในฐานะผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>– not reached</source>
        <translation>– ยังไม่ถึง</translation>
    </message>
    <message>
        <source>– not in use</source>
        <translation>– ไม่ได้ใช้</translation>
    </message>
    <message>
        <source>✕ failed</source>
        <translation>✕ ไม่สำเร็จ</translation>
    </message>
    <message>
        <source>No test number could be allocated; failed step: %1. %2</source>
        <comment>step, sentence</comment>
        <translation>ออกเลขทดสอบไม่ได้ ขั้นตอนที่ไม่สำเร็จ: %1 %2</translation>
    </message>
    <message>
        <source>The test number %1 was allocated in %2 ms.</source>
        <translation>ออกเลขทดสอบ %1 ได้ใน %2 ms</translation>
    </message>
    <message>
        <source>Redis was left out: %1.</source>
        <translation>ไม่ได้ใช้ Redis: %1</translation>
    </message>
    <message>
        <source>Numbers are allocated under the database lock alone: correct, but slower.</source>
        <translation>การออกเลขใช้ล็อกของฐานข้อมูลอย่างเดียว เลขยังถูกต้องแต่ช้าลง</translation>
    </message>
    <message>
        <source>Real numbers do not need the sandbox. Their allocation was not tested.</source>
        <translation>เลขจริงไม่ต้องใช้คลังทดสอบ แต่ยังไม่ได้ทดสอบว่าออกเลขจริงได้หรือไม่</translation>
    </message>
    <message>
        <source>Real numbers are allocated the same way and are likely to fail as well.</source>
        <translation>เลขจริงออกด้วยวิธีเดียวกัน จึงน่าจะออกไม่ได้เช่นกัน</translation>
    </message>
    <message>
        <source>Test number</source>
        <translation>เลขทดสอบ</translation>
    </message>
    <message>
        <source>None has been allocated yet.</source>
        <translation>ยังไม่ได้ออกเลข</translation>
    </message>
    <message>
        <source>Check the other parts of this page, then allocate another one. &quot;lekthictl store check&quot; does the same from a terminal.</source>
        <translation>ตรวจสอบส่วนอื่นของหน้านี้ แล้วออกเลขทดสอบอีกครั้ง หรือใช้ &quot;lekthictl store check&quot; ในเทอร์มินัล</translation>
    </message>
    <message>
        <source>Check what this page says about Redis.</source>
        <translation>ดูข้อมูลของ Redis ในหน้านี้</translation>
    </message>
    <message>
        <source>Server of this computer</source>
        <translation>เซิร์ฟเวอร์ของเครื่องนี้</translation>
    </message>
    <message>
        <source>%1 of data, %2 free on the disk.</source>
        <translation>ข้อมูล %1 ดิสก์ว่าง %2</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>โฟลเดอร์</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>บันทึกการทำงาน</translation>
    </message>
    <message>
        <source>Last warnings</source>
        <translation>คำเตือนล่าสุด</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>Within minutes it may be impossible to allocate numbers or save. What is saved stays.</source>
        <translation>อีกไม่กี่นาทีอาจออกเลขหรือบันทึกไม่ได้ ข้อมูลที่บันทึกแล้วยังอยู่</translation>
    </message>
    <message>
        <source>Numbers are allocated as usual, until the disk is full.</source>
        <translation>ยังออกเลขได้ตามปกติ แต่เมื่อดิสก์เต็มจะออกเลขไม่ได้</translation>
    </message>
    <message>
        <source>Free space on the disk of %1.</source>
        <translation>เพิ่มพื้นที่ว่างในดิสก์ของ %1</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 ชั่วโมง %2 นาที</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 วัน %2 ชั่วโมง</translation>
    </message>
    <message>
        <source>Append-only file</source>
        <translation>ไฟล์ต่อท้าย (AOF)</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>สแนปช็อต (RDB)</translation>
    </message>
    <message>
        <source>%1, the last write failed</source>
        <translation>%1 การเขียนครั้งล่าสุดไม่สำเร็จ</translation>
    </message>
    <message>
        <source>%1, no limit</source>
        <translation>%1 ไม่จำกัด</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 จาก %2, %3</translation>
    </message>
    <message>
        <source>Its role</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>Runs for</source>
        <translation>ทำงานมาแล้ว</translation>
    </message>
    <message>
        <source>Kept on disk by</source>
        <translation>เก็บลงดิสก์ด้วย</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>หน่วยความจำ</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>เซิร์ฟเวอร์สำเนา</translation>
    </message>
    <message>
        <source>Numbers are allocated under the database lock alone: correct, but slower when several programs use one counter.</source>
        <translation>การออกเลขใช้ล็อกของฐานข้อมูลอย่างเดียว เลขยังถูกต้อง แต่ช้าลงเมื่อหลายโปรแกรมใช้ตัวนับเดียวกัน</translation>
    </message>
    <message>
        <source>Set LEKTHI_REDIS to the address of Redis and restart the program.</source>
        <translation>ตั้ง LEKTHI_REDIS เป็นที่อยู่ของ Redis แล้วเปิดโปรแกรมใหม่</translation>
    </message>
    <message>
        <source>Redis cannot be used: %1.</source>
        <translation>ใช้ Redis ไม่ได้: %1</translation>
    </message>
    <message>
        <source>Check whether Redis runs, accepts writes, and can be reached with this address and password. Programs reconnect by themselves.</source>
        <translation>ตรวจสอบว่า Redis ทำงานอยู่ รับการเขียน และติดต่อได้ด้วยที่อยู่และรหัสผ่านนี้ โปรแกรมจะเชื่อมต่อใหม่เอง</translation>
    </message>
    <message>
        <source>Redis answers within %1 ms.</source>
        <translation>Redis ตอบภายใน %1 ms</translation>
    </message>
    <message>
        <source>When its memory is full, it may drop locks. Numbers stay correct, but programs slow each other down.</source>
        <translation>เมื่อหน่วยความจำเต็ม ล็อกอาจหาย เลขยังถูกต้อง แต่โปรแกรมต่าง ๆ จะทำให้กันช้าลง</translation>
    </message>
    <message>
        <source>Set maxmemory-policy to noeviction, or give the locks a Redis of their own.</source>
        <translation>ตั้ง maxmemory-policy เป็น noeviction หรือใช้ Redis แยกสำหรับล็อก</translation>
    </message>
    <message>
        <source>Does not answer.</source>
        <translation>ไม่ตอบ</translation>
    </message>
    <message>
        <source>No answer since %1.</source>
        <translation>ไม่ตอบตั้งแต่ %1</translation>
    </message>
    <message>
        <source>Until it answers, no numbers are allocated and nothing is saved. What you typed is kept.</source>
        <translation>จะออกเลขและบันทึกไม่ได้จนกว่าจะตอบ ข้อความที่พิมพ์ไว้ยังอยู่</translation>
    </message>
    <message>
        <source>Ask the administrator of the server about your account.</source>
        <translation>สอบถามผู้ดูแลเซิร์ฟเวอร์เรื่องบัญชีของคุณ</translation>
    </message>
    <message>
        <source>Check whether the server runs, whether its disk is full, and whether this computer reaches it.</source>
        <translation>ตรวจว่าเซิร์ฟเวอร์ทำงานอยู่ ดิสก์ไม่เต็ม และเครื่องนี้ติดต่อได้</translation>
    </message>
    <message>
        <source>The server takes no changes (read_only).</source>
        <translation>เซิร์ฟเวอร์ไม่รับการเปลี่ยนแปลง (read_only)</translation>
    </message>
    <message>
        <source>No numbers are allocated and nothing is saved.</source>
        <translation>ออกเลขและบันทึกไม่ได้</translation>
    </message>
    <message>
        <source>If this is a replica, sign in to its primary server; if it has replaced the primary server, set read_only to 0.</source>
        <translation>ถ้าเป็นเซิร์ฟเวอร์สำเนา ให้เข้าสู่ระบบที่เซิร์ฟเวอร์หลัก ถ้าใช้แทนเซิร์ฟเวอร์หลักแล้ว ให้ตั้ง read_only เป็น 0</translation>
    </message>
    <message>
        <source>Answers, but does not write every number to its disk at once.</source>
        <translation>ตอบ แต่ไม่ได้เขียนทุกเลขลงดิสก์ทันที</translation>
    </message>
    <message>
        <source>A power failure could lose numbers that were allocated, and they would be allocated again.</source>
        <translation>หากไฟดับ เลขที่ออกไปแล้วอาจหาย และถูกออกซ้ำ</translation>
    </message>
    <message>
        <source>Set innodb_flush_log_at_trx_commit to 1 in the server&apos;s configuration.</source>
        <translation>ตั้ง innodb_flush_log_at_trx_commit เป็น 1 ในไฟล์ตั้งค่าของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Its clock and that of this computer differ by %1.</source>
        <translation>นาฬิกาของเซิร์ฟเวอร์กับเครื่องนี้ต่างกัน %1</translation>
    </message>
    <message>
        <source>Switch on time synchronisation on both computers.</source>
        <translation>เปิดการปรับเวลาอัตโนมัติทั้งสองเครื่อง</translation>
    </message>
    <message>
        <source>%1 of %2 sessions are in use.</source>
        <translation>ใช้อยู่ %1 จาก %2 เซสชัน</translation>
    </message>
    <message>
        <source>Once all are in use, no further program can connect, and a numbering service that lost its session allocates nothing.</source>
        <translation>เมื่อเต็มแล้ว โปรแกรมอื่นจะเข้าไม่ได้ และบริการออกเลขที่หลุดการเชื่อมต่อจะออกเลขไม่ได้</translation>
    </message>
    <message>
        <source>End programs that are not needed, or raise max_connections.</source>
        <translation>ปิดโปรแกรมที่ไม่จำเป็น หรือเพิ่ม max_connections</translation>
    </message>
    <message>
        <source>Answers only within %1 ms.</source>
        <translation>ใช้เวลาตอบถึง %1 ms</translation>
    </message>
    <message>
        <source>Numbers stay correct, but each takes longer than the required 500 ms.</source>
        <translation>เลขยังถูกต้อง แต่แต่ละเลขใช้เวลาเกิน 500 ms ที่กำหนด</translation>
    </message>
    <message>
        <source>Check the load on the server, its disk and the network.</source>
        <translation>ตรวจสอบภาระของเซิร์ฟเวอร์ ดิสก์ และเครือข่าย</translation>
    </message>
    <message>
        <source>Agrees with this computer</source>
        <translation>ตรงกับเครื่องนี้</translation>
    </message>
    <message>
        <source>%1 s slower than this computer</source>
        <translation>ช้ากว่าเครื่องนี้ %1 วินาที</translation>
    </message>
    <message>
        <source>%1 s faster than this computer</source>
        <translation>เร็วกว่าเครื่องนี้ %1 วินาที</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>At every commit (%1)</source>
        <translation>ทุกครั้งที่ commit (%1)</translation>
    </message>
    <message>
        <source>Not at every commit (%1)</source>
        <translation>ไม่ทุกครั้งที่ commit (%1)</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>นาฬิกา</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 จาก %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>ชนิด</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>จำนวนโหนด</translation>
    </message>
    <message>
        <source>This node</source>
        <translation>โหนดนี้</translation>
    </message>
    <message>
        <source>The connected node is cut off from its cluster.</source>
        <translation>โหนดที่ใช้อยู่ขาดการติดต่อกับคลัสเตอร์</translation>
    </message>
    <message>
        <source>It allocates no numbers, so that no other node can allocate the same ones.</source>
        <translation>โหนดนี้ไม่ออกเลข เพื่อไม่ให้ซ้ำกับโหนดอื่น</translation>
    </message>
    <message>
        <source>Check the network between the nodes. Name all nodes in the address of the store, so that programs continue with another one.</source>
        <translation>ตรวจเครือข่ายระหว่างโหนด และใส่ทุกโหนดในที่อยู่ของคลังข้อมูล เพื่อให้โปรแกรมย้ายไปใช้โหนดอื่นได้</translation>
    </message>
    <message numerus="yes">
        <source>The cluster has only %n nodes.</source>
        <translation>
            <numerusform>คลัสเตอร์เหลือเพียง %n โหนด</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers are allocated as usual; if one more node is lost, allocation stops.</source>
        <translation>ยังออกเลขได้ตามปกติ ถ้าเสียอีกหนึ่งโหนดจะออกเลขไม่ได้</translation>
    </message>
    <message>
        <source>Bring the missing nodes back: a cluster needs three.</source>
        <translation>นำโหนดที่ขาดกลับมา คลัสเตอร์ต้องมีสามโหนด</translation>
    </message>
    <message>
        <source>The connected node is not up to date (%1).</source>
        <translation>โหนดที่ใช้อยู่ยังไม่เป็นปัจจุบัน (%1)</translation>
    </message>
    <message>
        <source>Numbers stay correct, but wait until the node has caught up.</source>
        <translation>เลขยังถูกต้อง แต่ต้องรอจนกว่าโหนดจะตามทัน</translation>
    </message>
    <message>
        <source>Wait, or let programs use another node until it is Synced.</source>
        <translation>รอ หรือให้โปรแกรมใช้โหนดอื่นจนกว่าจะเป็น Synced</translation>
    </message>
    <message numerus="yes">
        <source>The cluster has %n nodes and keeps working if one of them is lost.</source>
        <translation>
            <numerusform>คลัสเตอร์มี %n โหนด และทำงานต่อได้แม้เสียไปหนึ่งโหนด</numerusform>
        </translation>
    </message>
    <message>
        <source>This server is a replica of another one.</source>
        <translation>เซิร์ฟเวอร์นี้เป็นสำเนาของเซิร์ฟเวอร์อื่น</translation>
    </message>
    <message>
        <source>Numbers allocated here are unknown to the primary server and can be allocated there again.</source>
        <translation>เซิร์ฟเวอร์หลักไม่รู้จักเลขที่ออกจากที่นี่ จึงอาจออกเลขเดิมซ้ำ</translation>
    </message>
    <message>
        <source>Let all programs use the primary server.</source>
        <translation>ให้ทุกโปรแกรมใช้เซิร์ฟเวอร์หลัก</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>เซิร์ฟเวอร์หลัก</translation>
    </message>
    <message>
        <source>%1, lag %2</source>
        <translation>%1 ล่าช้า %2</translation>
    </message>
    <message>
        <source>No replica is connected. Numbers are safe as long as the disk of the server and its backups are.</source>
        <translation>ไม่มีเซิร์ฟเวอร์สำเนาเชื่อมต่ออยู่ เลขปลอดภัยตราบที่ดิสก์ของเซิร์ฟเวอร์และข้อมูลสำรองปลอดภัย</translation>
    </message>
    <message>
        <source>If there should be one, its administrator can check with SHOW REPLICA STATUS there.</source>
        <translation>ถ้าควรมี ให้ผู้ดูแลเครื่องนั้นตรวจด้วย SHOW REPLICA STATUS</translation>
    </message>
    <message numerus="yes">
        <source>%n replicas are connected.</source>
        <translation>
            <numerusform>มีเซิร์ฟเวอร์สำเนาเชื่อมต่ออยู่ %n เครื่อง</numerusform>
        </translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>ความล่าช้า</translation>
    </message>
    <message>
        <source>Only the replica knows: SHOW REPLICA STATUS there, by an account that has REPLICA MONITOR.</source>
        <translation>มีเพียงเซิร์ฟเวอร์สำเนาที่รู้ ใช้ SHOW REPLICA STATUS ที่นั่นด้วยบัญชีที่มีสิทธิ์ REPLICA MONITOR</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>ฐานข้อมูล</translation>
    </message>
    <message>
        <source>Answers within %1 ms.</source>
        <translation>ตอบภายใน %1 ms</translation>
    </message>
    <message>
        <source>Unknown while the database does not answer.</source>
        <translation>ไม่ทราบขณะที่ฐานข้อมูลไม่ตอบ</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>อ่านได้</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>ซ้ำ</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n เลขที่</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n ตัวนับ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>numbers, counters</comment>
        <translation>%1 ใน %2</translation>
    </message>
    <message>
        <source>A request imports at most %L1 numbers of %L2 counters, so this register needs %3 requests, one after the other. This one imports %4. Once it is approved, read the file again: imported numbers are left out, and the next part follows. Until the last one is approved, do not allocate numbers from the counters that remain.</source>
        <translation>คำขอหนึ่งนำเข้าได้ไม่เกิน %L1 เลขที่ของ %L2 ตัวนับ ทะเบียนเดิมนี้จึงต้องใช้ %3 คำขอ ทีละคำขอ คำขอนี้นำเข้า %4 เมื่ออนุมัติแล้วให้อ่านไฟล์นี้อีกครั้ง ส่วนที่นำเข้าแล้วจะถูกเว้นไว้และต่อด้วยส่วนถัดไป ระหว่างที่ยังไม่ครบ อย่าออกเลขจากตัวนับที่เหลือ</translation>
    </message>
    <message>
        <source>All lines belong to other projects or document types. Choose theirs.</source>
        <translation>ทุกบรรทัดเป็นของโครงการหรือประเภทเอกสารอื่น ให้เลือกให้ตรงกัน</translation>
    </message>
    <message>
        <source>The store already has every number that was understood. There is nothing to import.</source>
        <translation>เลขที่ที่อ่านได้มีในคลังข้อมูลครบแล้ว ไม่มีอะไรต้องนำเข้า</translation>
    </message>
    <message>
        <source>No number of the register was understood. Go back and choose another encoding or column, or another document type.</source>
        <translation>อ่านเลขที่ในทะเบียนเดิมไม่ได้เลย ให้กลับไปเลือกรหัสอักขระ คอลัมน์ หรือประเภทเอกสารอื่น</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>บรรทัด</translation>
    </message>
    <message>
        <source>Number as written</source>
        <translation>เลขที่ตามที่เขียน</translation>
    </message>
    <message>
        <source>Why it is not imported</source>
        <translation>สาเหตุที่ไม่นำเข้า</translation>
    </message>
    <message>
        <source>Counter, request or chain, as &quot;alert list&quot; shows it: counter:117</source>
        <translation>ตัวนับ คำขอ หรือห่วงโซ่แฮช ตามที่ &quot;alert list&quot; แสดง: counter:117</translation>
    </message>
    <message>
        <source>There is no rule %1. The rules are: %2.</source>
        <translation>ไม่มีกฎ %1 กฎที่มีคือ: %2</translation>
    </message>
    <message>
        <source>--threshold needs a number, not &quot;%1&quot;.</source>
        <translation>--threshold ต้องเป็นตัวเลข ไม่ใช่ &quot;%1&quot;</translation>
    </message>
    <message>
        <source>This alert is not firing. lekthictl alert list shows those that are.</source>
        <translation>รายการนี้ไม่ได้กำลังแจ้งเตือน ดูรายการที่กำลังแจ้งเตือนด้วย lekthictl alert list</translation>
    </message>
    <message>
        <source>A silence is named by its number, not by %1. List them with lekthictl alert silences.</source>
        <translation>ระบุการพักการแจ้งเตือนด้วยหมายเลข ไม่ใช่ %1 ดูรายการด้วย lekthictl alert silences</translation>
    </message>
    <message>
        <source>Threshold for the value, in the unit of the rule</source>
        <translation>เกณฑ์ของค่า ตามหน่วยของกฎ</translation>
    </message>
    <message>
        <source>Period over which values are measured: 60 to 86400</source>
        <translation>ช่วงเวลาที่ใช้วัดค่า: 60 ถึง 86400</translation>
    </message>
    <message>
        <source>How long the threshold must be exceeded before the alert fires</source>
        <translation>ต้องเกินเกณฑ์นานเท่าใดจึงแจ้งเตือน</translation>
    </message>
    <message>
        <source>CRITICAL or WARNING</source>
        <translation>CRITICAL หรือ WARNING</translation>
    </message>
    <message>
        <source>Whether the rule is active</source>
        <translation>เปิดใช้กฎนี้หรือไม่</translation>
    </message>
    <message>
        <source>Names with commas between; empty: every channel that takes the severity</source>
        <translation>ชื่อคั่นด้วยจุลภาค ถ้าว่างคือทุกช่องทางที่รับระดับนี้</translation>
    </message>
    <message>
        <source>List alerts, and who evaluates them</source>
        <translation>แสดงการแจ้งเตือนและผู้ประเมิน</translation>
    </message>
    <message>
        <source>All events, newest first</source>
        <translation>เหตุการณ์ทั้งหมด เรียงจากล่าสุด</translation>
    </message>
    <message>
        <source>List the rules: when an alert fires, and which channels are notified</source>
        <translation>แสดงกฎ: แจ้งเตือนเมื่อใด และแจ้งช่องทางใด</translation>
    </message>
    <message>
        <source>Change a rule</source>
        <translation>เปลี่ยนกฎ</translation>
    </message>
    <message>
        <source>Acknowledge an alert that is firing</source>
        <translation>รับเรื่องรายการที่กำลังแจ้งเตือน</translation>
    </message>
    <message>
        <source>Note for others; kept with the alert</source>
        <translation>หมายเหตุถึงผู้อื่น เก็บไว้กับการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Silence the alerts of a rule for some time</source>
        <translation>พักการแจ้งเตือนของกฎชั่วคราว</translation>
    </message>
    <message>
        <source>For how long: 1 to 43200</source>
        <translation>ระยะเวลา: 1 ถึง 43200</translation>
    </message>
    <message>
        <source>List silences, newest first</source>
        <translation>แสดงการพักการแจ้งเตือน เรียงจากล่าสุด</translation>
    </message>
    <message>
        <source>End a silence before its time</source>
        <translation>เลิกพักการแจ้งเตือนก่อนครบเวลา</translation>
    </message>
    <message>
        <source>End after this time</source>
        <translation>หยุดเมื่อครบเวลานี้</translation>
    </message>
    <message>
        <source>Time between checks: 1 to 60; 15 if left out</source>
        <translation>ช่วงห่างระหว่างการตรวจ: 1 ถึง 60 ถ้าไม่ระบุใช้ 15</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>ปกติ</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>รอแจ้งเตือน</translation>
    </message>
    <message>
        <source>firing</source>
        <translation>กำลังแจ้งเตือน</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>สิ้นสุดแล้ว</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>ไม่มีข้อมูล</translation>
    </message>
    <message>
        <source>silenced</source>
        <translation>พักการแจ้งเตือน</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>เริ่มแจ้งเตือน</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>รับเรื่องแล้ว</translation>
    </message>
    <message>
        <source>fires after its silence</source>
        <translation>ยังแจ้งเตือนหลังครบเวลาพัก</translation>
    </message>
    <message>
        <source>all</source>
        <translation>ทั้งหมด</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>กฎ</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>ระดับ</translation>
    </message>
    <message>
        <source>Fires when</source>
        <translation>แจ้งเตือนเมื่อ</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>ต่อเนื่อง</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>ช่องทาง</translation>
    </message>
    <message>
        <source>On</source>
        <translation>เปิดใช้</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>ตั้งแต่</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>ของ</translation>
    </message>
    <message>
        <source>Acknowledged by</source>
        <translation>ผู้รับเรื่อง</translation>
    </message>
    <message>
        <source>No alert is pending or firing.</source>
        <translation>ไม่มีการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>หมายเหตุ</translation>
    </message>
    <message>
        <source>There were no alerts yet.</source>
        <translation>ยังไม่เคยมีการแจ้งเตือน</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>หมายเลข</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>ถึง</translation>
    </message>
    <message>
        <source>There are no silences.</source>
        <translation>ไม่มีการพักการแจ้งเตือน</translation>
    </message>
    <message>
        <source>%1 evaluates the alerts with %2; last at %3.</source>
        <translation>%1 ประเมินการแจ้งเตือนด้วย %2 ล่าสุดเมื่อ %3</translation>
    </message>
    <message>
        <source>No program evaluates the alerts now. Open the window, or run &quot;lekthictl alert watch&quot;, as a Project Admin or Super Admin.</source>
        <translation>ขณะนี้ไม่มีโปรแกรมใดประเมินการแจ้งเตือน เปิดโปรแกรม หรือสั่ง &quot;lekthictl alert watch&quot; ในฐานะผู้ดูแลโครงการหรือผู้ดูแลระบบสูงสุด</translation>
    </message>
    <message>
        <source>This program evaluates the alerts.</source>
        <translation>โปรแกรมนี้ประเมินการแจ้งเตือน</translation>
    </message>
    <message>
        <source>--every takes a time from 1 to 60 seconds.</source>
        <translation>--every รับเวลา 1 ถึง 60 วินาที</translation>
    </message>
    <message>
        <source>The watch has ended.</source>
        <translation>หยุดเฝ้าดูแล้ว</translation>
    </message>
    <message>
        <source>Sequence numbers are missing without a reason.</source>
        <translation>มีลำดับที่ขาดโดยไม่ทราบสาเหตุ</translation>
    </message>
    <message>
        <source>Rows were altered.</source>
        <translation>มีรายการในทะเบียนเลขที่ถูกแก้ไข</translation>
    </message>
    <message>
        <source>Not checked since %1.</source>
        <translation>ไม่มีการตรวจตั้งแต่ %1</translation>
    </message>
    <message>
        <source>Numbers are allocated as usual, but nobody is notified when something goes wrong.</source>
        <translation>ยังออกเลขได้ตามปกติ แต่จะไม่มีใครได้รับแจ้งเมื่อเกิดปัญหา</translation>
    </message>
    <message>
        <source>Keep the window of a Project Admin or Super Admin open, or let a service run &quot;lekthictl alert watch&quot;.</source>
        <translation>เปิดหน้าต่างของผู้ดูแลโครงการหรือผู้ดูแลระบบสูงสุดไว้ หรือให้บริการสั่ง &quot;lekthictl alert watch&quot;</translation>
    </message>
    <message numerus="yes">
        <source>%n alerts are firing.</source>
        <translation>
            <numerusform>มีการแจ้งเตือน %n รายการ</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one is critical: allocation may be slow or about to fail.</source>
        <translation>มีอย่างน้อยหนึ่งรายการที่วิกฤต การออกเลขอาจช้าหรือใกล้จะออกไม่ได้</translation>
    </message>
    <message>
        <source>Numbers are allocated; the causes of these alerts may slow or stop that if they last.</source>
        <translation>ยังออกเลขได้ แต่ถ้าเป็นต่อเนื่องอาจช้าลงหรือหยุด</translation>
    </message>
    <message>
        <source>See which ones on the Alerts page, or with &quot;lekthictl alert list&quot;.</source>
        <translation>ดูรายการได้ในหน้าการแจ้งเตือน หรือสั่ง &quot;lekthictl alert list&quot;</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>การแจ้งเตือน</translation>
    </message>
    <message>
        <source>Last check</source>
        <translation>ตรวจล่าสุด</translation>
    </message>
    <message>
        <source>By</source>
        <translation>โดย</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>ยังไม่เคยตรวจ</translation>
    </message>
    <message>
        <source>None is firing.</source>
        <translation>ไม่มีการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>ก่อนหน้านี้</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a rule</comment>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a channel</comment>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>This window delivers to it</source>
        <translation>หน้าต่างนี้ส่งให้ช่องทางนี้</translation>
    </message>
    <message>
        <source>Firing</source>
        <translation>กำลังแจ้งเตือน</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>รับเรื่องแล้ว</translation>
    </message>
    <message>
        <source>Silenced</source>
        <translation>พักการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>รอแจ้งเตือน</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>สิ้นสุดแล้ว</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>ไม่มีการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Began while silenced: %1</source>
        <translation>เริ่มขณะพักการแจ้งเตือน: %1</translation>
    </message>
    <message>
        <source>Began: %1</source>
        <translation>เริ่ม: %1</translation>
    </message>
    <message>
        <source>Acknowledged by %1</source>
        <translation>%1 รับเรื่องแล้ว</translation>
    </message>
    <message>
        <source>The silence has ended, and it still fires: %1</source>
        <translation>เลิกพักการแจ้งเตือนแล้ว แต่ยังผิดปกติอยู่: %1</translation>
    </message>
    <message>
        <source>%1: notified</source>
        <comment>channel</comment>
        <translation>%1: แจ้งแล้ว</translation>
    </message>
    <message>
        <source>%1: not notified (%2)</source>
        <comment>channel</comment>
        <translation>%1: แจ้งไม่ได้ (%2)</translation>
    </message>
    <message>
        <source>%1: tried %2 times, retrying (%3)</source>
        <comment>channel</comment>
        <translation>%1: ลองแล้ว %2 ครั้งและจะลองต่อ (%3)</translation>
    </message>
    <message>
        <source>Webhook (Slack)</source>
        <translation>เว็บฮุก (Slack)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>alert and what it is of</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>ช่องทาง</translation>
    </message>
    <message>
        <source>From</source>
        <translation>ตั้งแต่ระดับ</translation>
    </message>
    <message>
        <source>Alerts go to no channel yet.</source>
        <translation>ยังไม่มีช่องทางการแจ้งเตือน</translation>
    </message>
    <message>
        <source>List where alerts go</source>
        <translation>แสดงช่องทางการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Add or change a channel; its address is never in the store</source>
        <translation>เพิ่มหรือเปลี่ยนช่องทาง ที่อยู่ของช่องทางไม่อยู่ในคลังข้อมูล</translation>
    </message>
    <message>
        <source>CRITICAL: those alone; WARNING: all</source>
        <translation>CRITICAL: เฉพาะวิกฤต WARNING: ทั้งหมด</translation>
    </message>
    <message>
        <source>Whether anything is sent there</source>
        <translation>ส่งไปช่องทางนี้หรือไม่</translation>
    </message>
    <message>
        <source>%1 requests the import of an old register (import #%2): %3</source>
        <translation>%1 ขอนำเข้าทะเบียนเดิม (คำขอนำเข้า #%2): %3</translation>
    </message>
    <message>
        <source>Your import #%1 was approved; the register was imported: %2</source>
        <translation>คำขอนำเข้า #%1 ของคุณได้รับอนุมัติ นำเข้าทะเบียนเดิมแล้ว: %2</translation>
    </message>
    <message>
        <source>Your import #%1 was rejected. Reason: %2</source>
        <translation>คำขอนำเข้า #%1 ของคุณไม่ได้รับอนุมัติ เหตุผล: %2</translation>
    </message>
    <message>
        <source>Your import #%1 is stale, because a counter or the template changed: %2</source>
        <translation>คำขอนำเข้า #%1 ของคุณใช้ไม่ได้แล้ว เพราะตัวนับหรือรูปแบบเลขที่เปลี่ยนก่อน: %2</translation>
    </message>
    <message>
        <source>Your import #%1 has expired: %2</source>
        <translation>คำขอนำเข้า #%1 ของคุณหมดอายุแล้ว: %2</translation>
    </message>
    <message>
        <source>Only Super Admins decide on imports.</source>
        <translation>เฉพาะผู้ดูแลระบบสูงสุดเท่านั้นที่พิจารณาการนำเข้าได้</translation>
    </message>
    <message>
        <source>The request has expired. Read the register again and repeat the request.</source>
        <translation>คำขอหมดอายุแล้ว ให้อ่านทะเบียนเดิมและยื่นคำขอใหม่</translation>
    </message>
    <message>
        <source>A counter or the template has changed after the request. Read the register again and repeat the request.</source>
        <translation>ตัวนับหรือรูปแบบเลขที่เปลี่ยนไปหลังยื่นคำขอ ให้อ่านทะเบียนเดิมและยื่นคำขอใหม่</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state and time left</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The store was unreachable within the last 5 minutes. Numbers could not be allocated at that time.</source>
        <translation>ติดต่อคลังข้อมูลไม่ได้ช่วงหนึ่งใน 5 นาทีที่ผ่านมา ระหว่างนั้นออกเลขไม่ได้</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed in the last 5 minutes. &quot;Errors by class&quot; shows why.</source>
        <translation>ใน 5 นาทีที่ผ่านมา คำขอไม่สำเร็จ %1 จาก %2 รายการ ดูสาเหตุในกราฟข้อผิดพลาดตามชนิด</translation>
    </message>
    <message>
        <source>Numbering is healthy. No number was requested in the last 5 minutes.</source>
        <translation>การออกเลขปกติ ไม่มีการขอเลขใน 5 นาทีที่ผ่านมา</translation>
    </message>
    <message>
        <source>Numbering is healthy. Numbers in the last 5 minutes: %1, 95 % of them within %2.</source>
        <translation>การออกเลขปกติ ใน 5 นาทีที่ผ่านมาออก %1 เลข 95 % ใช้เวลาไม่เกิน %2</translation>
    </message>
    <message>
        <source>Numbering is slow. In the last 5 minutes one request in 20 took longer than %1.</source>
        <translation>การออกเลขช้า ใน 5 นาทีที่ผ่านมา คำขอ 1 ใน 20 ใช้เวลานานกว่า %1</translation>
    </message>
    <message>
        <source>Redis was unreachable within the last 5 minutes. Without it, numbers are allocated under the database lock: correct, but slower.</source>
        <translation>ติดต่อ Redis ไม่ได้ช่วงหนึ่งใน 5 นาทีที่ผ่านมา ระหว่างนั้นออกเลขด้วยล็อกของฐานข้อมูล เลขยังถูกต้องแต่ช้าลง</translation>
    </message>
    <message>
        <source>Locks fail. In the last 5 minutes only %1 of %2 lock requests succeeded.</source>
        <translation>ล็อกไม่สำเร็จ ใน 5 นาทีที่ผ่านมาล็อกได้เพียง %1 จาก %2 ครั้ง</translation>
    </message>
    <message>
        <source>Total wait (s)</source>
        <translation>เวลารอรวม (s)</translation>
    </message>
    <message>
        <source>Mean wait (ms)</source>
        <translation>เวลารอเฉลี่ย (ms)</translation>
    </message>
    <message>
        <source>Longest wait (ms)</source>
        <translation>เวลารอนานสุด (ms)</translation>
    </message>
    <message>
        <source>Allocation time</source>
        <translation>เวลาออกเลข</translation>
    </message>
    <message>
        <source>without retry 500</source>
        <translation>ไม่ลองซ้ำ 500</translation>
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
        <translation>จำนวนเลขต่อนาที</translation>
    </message>
    <message>
        <source>Lock wait</source>
        <translation>เวลารอล็อก</translation>
    </message>
    <message>
        <source>alert 1,000</source>
        <translation>แจ้งเตือน 1,000</translation>
    </message>
    <message>
        <source>Lock success rate</source>
        <translation>อัตราล็อกสำเร็จ</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>อัตราสำเร็จ</translation>
    </message>
    <message>
        <source>alert 95</source>
        <translation>แจ้งเตือน 95</translation>
    </message>
    <message>
        <source>Errors by class</source>
        <translation>ข้อผิดพลาดตามชนิด</translation>
    </message>
    <message>
        <source>Requests by retries</source>
        <translation>คำขอตามจำนวนครั้งที่ลองซ้ำ</translation>
    </message>
    <message>
        <source>Fallbacks and skipped numbers</source>
        <translation>การใช้ทางสำรองและเลขที่ข้าม</translation>
    </message>
    <message>
        <source>Allocated under the database lock or after a retry</source>
        <translation>ออกเลขด้วยล็อกของฐานข้อมูลหรือหลังลองซ้ำ</translation>
    </message>
    <message>
        <source>Taken numbers skipped</source>
        <translation>เลขที่ใช้แล้วที่ข้าม</translation>
    </message>
    <message>
        <source>Database, Redis and replication</source>
        <translation>ฐานข้อมูล Redis และการทำสำเนา</translation>
    </message>
    <message>
        <source>Numbers allocated</source>
        <translation>เลขที่ออก</translation>
    </message>
    <message>
        <source>Allocation time, p95</source>
        <translation>เวลาออกเลข p95</translation>
    </message>
    <message>
        <source>target 2,000</source>
        <translation>เป้า 2,000</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>ลองซ้ำ</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>ข้อผิดพลาด</translation>
    </message>
    <message>
        <source>per min</source>
        <translation>ต่อนาที</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>length of a stretch of time</comment>
        <translation>
            <numerusform>%n นาที</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <comment>length of a stretch of time</comment>
        <translation>
            <numerusform>%n ชั่วโมง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>length of a stretch of time</comment>
        <translation>
            <numerusform>%n วัน</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (running)</source>
        <translation>%1 (ยังไม่จบ)</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 นาทีก่อน</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 ชั่วโมงก่อน</translation>
    </message>
    <message>
        <source>%1 d ago</source>
        <translation>%1 วันก่อน</translation>
    </message>
    <message>
        <source>No numbering service has used this store yet. Each one reports its figures once a minute, and they appear here.</source>
        <translation>ยังไม่มีบริการออกเลขใดใช้คลังข้อมูลนี้ เมื่อเริ่มออกเลข แต่ละบริการจะบันทึกตัวเลขนาทีละครั้งและแสดงที่นี่</translation>
    </message>
    <message>
        <source>No numbering service has run for 90 days. Choose a longer range to see earlier figures.</source>
        <translation>ไม่มีบริการออกเลขทำงานมาเกิน 90 วัน เลือกช่วงที่ยาวขึ้นเพื่อดูข้อมูลก่อนหน้า</translation>
    </message>
    <message>
        <source>The last figures came %1. No numbering service is running, or none reaches the store. Missing figures since then are unknown, not zero.</source>
        <translation>ข้อมูลล่าสุดเข้ามาเมื่อ %1 ไม่มีบริการออกเลขทำงาน หรือติดต่อคลังข้อมูลไม่ได้ ช่วงหลังจากนั้นคือไม่ทราบ ไม่ใช่ศูนย์</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>ตัวชี้วัด</translation>
    </message>
    <message>
        <source>The secrets of channels in %1 cannot be read.</source>
        <translation>อ่านข้อมูลลับของช่องทางใน %1 ไม่ได้</translation>
    </message>
    <message>
        <source>Other users can read %1, which has the secrets of channels. Let only its owner read it: chmod 600.</source>
        <translation>ผู้อื่นอ่าน %1 ซึ่งเก็บข้อมูลลับของช่องทางได้ ให้เจ้าของอ่านได้คนเดียวด้วย chmod 600</translation>
    </message>
    <message>
        <source>%1, which holds secrets of channels, belongs to another account than this program runs with.</source>
        <translation>%1 ซึ่งเก็บข้อมูลลับของช่องทางเป็นของบัญชีอื่น ไม่ใช่บัญชีที่โปรแกรมนี้ใช้ทำงาน</translation>
    </message>
    <message>
        <source>%1 is no JSON object with a secret for each channel&apos;s name.</source>
        <translation>%1 ไม่ใช่ออบเจกต์ JSON ที่มีข้อมูลลับตามชื่อช่องทาง</translation>
    </message>
    <message>
        <source>Evaluate the alerts, if no other program does, and deliver them until interrupted</source>
        <translation>ประเมินการแจ้งเตือนถ้าไม่มีโปรแกรมอื่นทำอยู่ และส่งออกไปจนกว่าจะสั่งหยุด</translation>
    </message>
    <message>
        <source>Addresses and keys of channels by name, as JSON; readable by its owner alone</source>
        <translation>ที่อยู่และคีย์ของช่องทางตามชื่อ เป็น JSON เจ้าของอ่านได้คนเดียว</translation>
    </message>
    <message>
        <source>CA certificates to trust for channels, besides those of this computer</source>
        <translation>ใบรับรอง CA ที่เชื่อถือสำหรับช่องทาง นอกเหนือจากของเครื่องนี้</translation>
    </message>
    <message>
        <source>%1 holds no certificate.</source>
        <translation>%1 ไม่มีใบรับรอง</translation>
    </message>
    <message>
        <source>This program delivers to channel %1.</source>
        <translation>โปรแกรมนี้ส่งไปช่องทาง %1</translation>
    </message>
    <message>
        <source>The secret of channel %1 cannot be used: %2</source>
        <translation>ใช้ข้อมูลลับของช่องทาง %1 ไม่ได้: %2</translation>
    </message>
    <message>
        <source>This program does not know the address of channel %1; another one has to deliver to it.</source>
        <translation>โปรแกรมนี้ไม่มีที่อยู่ของช่องทาง %1 ต้องให้โปรแกรมอื่นส่ง</translation>
    </message>
    <message>
        <source>Ended without a value: since %1 hardly any numbers were allocated, and nothing failed.</source>
        <translation>สิ้นสุดโดยไม่มีค่าวัด: ตั้งแต่ %1 แทบไม่มีการออกเลข และไม่มีข้อผิดพลาด</translation>
    </message>
    <message>
        <source>A rule names this channel. Take it out of the rule first.</source>
        <translation>มีกฎระบุช่องทางนี้อยู่ ให้นำออกจากกฎก่อน</translation>
    </message>
    <message>
        <source>A channel of this name was retired. Choose another name.</source>
        <translation>ช่องทางชื่อนี้ถูกเลิกใช้แล้ว ใช้ชื่ออื่น</translation>
    </message>
    <message>
        <source>no one yet</source>
        <translation>ยังไม่มี</translation>
    </message>
    <message>
        <source>no one since %1 (%2)</source>
        <translation>ไม่มีตั้งแต่ %1 (%2)</translation>
    </message>
    <message>
        <source>Delivered by</source>
        <translation>ผู้ส่ง</translation>
    </message>
    <message>
        <source>There is no channel %1. lekthictl alert channels shows all.</source>
        <translation>ไม่มีช่องทาง %1 ดูทั้งหมดด้วย lekthictl alert channels</translation>
    </message>
    <message>
        <source>Take a channel out of use for good</source>
        <translation>เลิกใช้ช่องทางอย่างถาวร</translation>
    </message>
    <message>
        <source>no data since %1</source>
        <translation>ไม่มีข้อมูลตั้งแต่ %1</translation>
    </message>
    <message>
        <source>Its year or date lies outside A.D. %1 to %2 (B.E. %3 to %4), in which counters run. The document keeps its number; Lekthi does not count it.</source>
        <translation>ปีหรือวันที่อยู่นอกช่วง พ.ศ. %3 ถึง %4 (ค.ศ. %1 ถึง %2) ที่ตัวนับรองรับ เอกสารยังใช้เลขที่เดิมได้ แต่ Lekthi จะไม่นับเลขนี้</translation>
    </message>
    <message>
        <source>%1 was written for revision %2 of its document.</source>
        <translation>%1 ออกให้ฉบับแก้ไข %2 ของเอกสารเดิม</translation>
    </message>
    <message>
        <source>%1 was released by a reset of its counter, for new documents.</source>
        <translation>%1 ถูกยกเลิกจากการรีเซ็ตตัวนับ และนำไปออกให้เอกสารใหม่ได้</translation>
    </message>
    <message>
        <source>%1 was issued and is in force.</source>
        <translation>ออกเลขที่ %1 แล้ว และยังใช้อยู่</translation>
    </message>
    <message>
        <source>%1 was issued. It is not in force any more.</source>
        <translation>ออกเลขที่ %1 แล้ว แต่ไม่ได้ใช้แล้ว</translation>
    </message>
    <message>
        <source>Older than the chain; not protected by it</source>
        <translation>ก่อนเริ่มใช้ห่วงโซ่แฮช จึงตรวจสอบไม่ได้</translation>
    </message>
    <message>
        <source>Record %1, unaltered</source>
        <translation>รายการที่ %1 ของตัวนับ ไม่ถูกแก้ไข</translation>
    </message>
    <message>
        <source>Record %1, altered afterwards</source>
        <translation>รายการที่ %1 ของตัวนับ ถูกแก้ไขภายหลัง</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>person, program</comment>
        <translation>%1 ด้วยโปรแกรม %2</translation>
    </message>
    <message>
        <source>%1, sequence number %2</source>
        <translation>%1 ลำดับที่ %2</translation>
    </message>
    <message>
        <source>Skipped before it</source>
        <translation>เลขที่ข้ามไปก่อนหน้า</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>ทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>Row %1. %2</source>
        <comment>number; a sentence about the chain</comment>
        <translation>แถวที่ %1 · %2</translation>
    </message>
    <message>
        <source>%1 was imported from an old register.</source>
        <translation>%1 นำเข้าจากทะเบียนเดิม</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>ทะเบียนเดิม</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>file, line</comment>
        <translation>%1 บรรทัดที่ %2</translation>
    </message>
    <message>
        <source>%1 skipped it, because it was already taken.</source>
        <translation>%1 ข้ามเลขนี้ไป เพราะมีการใช้แล้ว</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>แถวที่ %1</translation>
    </message>
    <message>
        <source>Minutes without Redis</source>
        <translation>นาทีที่ใช้ Redis ไม่ได้</translation>
    </message>
    <message>
        <source>Lock failure rate</source>
        <translation>อัตราล็อกไม่สำเร็จ</translation>
    </message>
    <message>
        <source>Average lock wait</source>
        <translation>เวลารอล็อกเฉลี่ย</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <comment>moment of an alert</comment>
        <translation>รับเรื่องแล้ว</translation>
    </message>
    <message>
        <source>resolved</source>
        <comment>moment of an alert</comment>
        <translation>สิ้นสุด</translation>
    </message>
    <message>
        <source>silenced</source>
        <comment>moment of an alert</comment>
        <translation>พักการแจ้งเตือน</translation>
    </message>
    <message>
        <source>silence ended</source>
        <comment>moment of an alert</comment>
        <translation>เลิกพักการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>วัดได้</translation>
    </message>
    <message>
        <source>allowed %1</source>
        <comment>limit of an alert</comment>
        <translation>เกณฑ์ %1</translation>
    </message>
    <message>
        <source>s</source>
        <translation>วินาที</translation>
    </message>
    <message>
        <source>min</source>
        <translation>นาที</translation>
    </message>
    <message>
        <source>%1: waits for a program that knows its address</source>
        <comment>channel</comment>
        <translation>%1: รอโปรแกรมที่มีที่อยู่ของช่องทางนี้</translation>
    </message>
    <message>
        <source>%1 delivers to it</source>
        <comment>a program</comment>
        <translation>%1 เป็นผู้ส่งไปยังช่องทางนี้</translation>
    </message>
    <message>
        <source>No program knows its address yet</source>
        <translation>ยังไม่มีโปรแกรมใดมีที่อยู่ของช่องทางนี้</translation>
    </message>
    <message>
        <source>No program has delivered to it since %1</source>
        <translation>ไม่มีโปรแกรมใดส่งไปยังช่องทางนี้ตั้งแต่ %1</translation>
    </message>
    <message>
        <source>The store at %1 cannot be reached. Check that its server runs on this computer and uses this socket, then reconnect.</source>
        <translation>ติดต่อคลังข้อมูลที่ %1 ไม่ได้ ตรวจสอบว่าเซิร์ฟเวอร์บนเครื่องนี้ทำงานและใช้ซ็อกเก็ตนี้ แล้วเชื่อมต่อใหม่</translation>
    </message>
    <message>
        <source>%1 on %2 (process %3)</source>
        <comment>a program</comment>
        <translation>%1 บนเครื่อง %2 (โปรเซส %3)</translation>
    </message>
    <message>
        <source>Numbers used of those that fit</source>
        <translation>สัดส่วนเลขที่ใช้ไปแล้ว</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>เป็นโฟลเดอร์</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>ไม่พบโฟลเดอร์ปลายทาง</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <translation>ไม่มีพื้นที่เหลือ</translation>
    </message>
    <message>
        <source>nothing can be written to that drive</source>
        <translation>ไดรฟ์นี้อ่านได้อย่างเดียว</translation>
    </message>
    <message>
        <source>you may not write there</source>
        <translation>คุณไม่มีสิทธิ์เขียนในตำแหน่งนี้</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2. Choose another one.</source>
        <translation>เขียนไฟล์ %1 ไม่ได้: %2 เลือกไฟล์อื่น</translation>
    </message>
    <message>
        <source>When nodes write to one counter at once, the whole cluster can pause for up to %1 seconds. Set innodb_lock_wait_timeout to 2 in the configuration of every node.</source>
        <translation>เมื่อหลายโหนดเขียนตัวนับเดียวกันพร้อมกัน คลัสเตอร์อาจหยุดทั้งชุดได้นานถึง %1 วินาที ตั้ง innodb_lock_wait_timeout เป็น 2 ในไฟล์ตั้งค่าของทุกโหนด</translation>
    </message>
    <message>
        <source>This request counts as executed, but the admin log has no sufficient approval by other Super Admins.</source>
        <translation>คำขอนี้มีสถานะดำเนินการแล้ว แต่บันทึกการดูแลระบบไม่มีการอนุมัติจากผู้ดูแลระบบสูงสุดคนอื่นครบตามที่กำหนด</translation>
    </message>
    <message>
        <source>This request or its approvals differ from the admin log.</source>
        <translation>คำขอนี้หรือการอนุมัติของคำขอไม่ตรงกับบันทึกการดูแลระบบ</translation>
    </message>
    <message>
        <source>This account was renamed, given to another person, or differs from the admin log.</source>
        <translation>บัญชีนี้ถูกเปลี่ยนชื่อ ถูกโอนให้ผู้อื่น หรือไม่ตรงกับบันทึกการดูแลระบบ</translation>
    </message>
    <message>
        <source>This setting differs from the admin log, or was not changed by a Super Admin.</source>
        <translation>การตั้งค่านี้ไม่ตรงกับบันทึกการดูแลระบบ หรือไม่ได้ถูกเปลี่ยนโดยผู้ดูแลระบบสูงสุด</translation>
    </message>
    <message>
        <source>This template or its history differs from the admin log, or names a request that nobody approved.</source>
        <translation>รูปแบบนี้หรือประวัติไม่ตรงกับบันทึกการดูแลระบบ หรืออ้างถึงคำขอที่ไม่มีใครอนุมัติ</translation>
    </message>
    <message>
        <source>This emergency access or its review differs from the admin log.</source>
        <translation>การเปิดบัญชีฉุกเฉินนี้หรือการทบทวนไม่ตรงกับบันทึกการดูแลระบบ</translation>
    </message>
    <message>
        <source>Where numbers have to differ: TYPE, PROJECT or STORE</source>
        <translation>ขอบเขตที่เลขต้องไม่ซ้ำ: TYPE, PROJECT หรือ STORE</translation>
    </message>
    <message>
        <source>All documents of the project</source>
        <translation>เอกสารทั้งหมดของโครงการ</translation>
    </message>
    <message>
        <source>The search took longer than %1 s and was stopped.</source>
        <translation>การค้นหาใช้เวลาเกิน %1 วินาที จึงหยุดแล้ว</translation>
    </message>
    <message>
        <source>Document %1 already has the number %2. Add --another to allocate one more.</source>
        <translation>เอกสาร %1 มีเลขที่ %2 แล้ว เพิ่ม --another หากต้องการออกเลขเพิ่ม</translation>
    </message>
    <message>
        <source>Allocate although the document already has a number</source>
        <translation>ออกเลขแม้เอกสารมีเลขที่อยู่แล้ว</translation>
    </message>
    <message>
        <source>--%1 needs a number from 1.</source>
        <translation>--%1 ต้องเป็นตัวเลขตั้งแต่ 1 ขึ้นไป</translation>
    </message>
    <message>
        <source>Give either a number or --document ID.</source>
        <translation>ระบุเลขที่หรือ --document ID อย่างใดอย่างหนึ่ง</translation>
    </message>
    <message>
        <source>All numbers of this document instead of one number</source>
        <translation>เลขที่ทั้งหมดของเอกสารนี้ แทนเลขที่เดียว</translation>
    </message>
    <message>
        <source>%1 is a B.E. year; use %2.</source>
        <translation>%1 เป็นปี พ.ศ. ให้ใช้ ค.ศ. %2</translation>
    </message>
    <message>
        <source>--running-out goes with neither --after nor --document.</source>
        <translation>ใช้ --running-out ร่วมกับ --after หรือ --document ไม่ได้</translation>
    </message>
    <message>
        <source>More counters: --after %1</source>
        <translation>ยังมีตัวนับอีก: --after %1</translation>
    </message>
    <message>
        <source>Only counters that this document has numbers from</source>
        <translation>เฉพาะตัวนับที่ออกเลขให้เอกสารนี้</translation>
    </message>
    <message>
        <source>Document %1 has no number.</source>
        <translation>เอกสาร %1 ยังไม่มีเลขที่</translation>
    </message>
    <message>
        <source>At most so many; 100 if left out</source>
        <translation>จำนวนมากที่สุด หากไม่ระบุคือ 100</translation>
    </message>
    <message>
        <source>At most so many; 20 if left out</source>
        <translation>จำนวนมากที่สุด หากไม่ระบุคือ 20</translation>
    </message>
    <message>
        <source>Continue after the counter with this ID</source>
        <translation>แสดงต่อจากตัวนับรหัสนี้</translation>
    </message>
    <message>
        <source>%1 has no recipient.</source>
        <translation>%1 ไม่มีผู้รับ</translation>
    </message>
    <message>
        <source>%1 has no sub type.</source>
        <translation>%1 ไม่มีประเภทย่อย</translation>
    </message>
    <message>
        <source>%1 has no RFA type.</source>
        <translation>%1 ไม่มีประเภท RFA</translation>
    </message>
    <message>
        <source>%1 has no discipline.</source>
        <translation>%1 ไม่มีสาขางาน</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3, not %4.</source>
        <translation>%1 รับค่า %2 ถึง %3 ไม่ใช่ %4</translation>
    </message>
    <message>
        <source>There is no setting %1. There are: %2.</source>
        <translation>ไม่มีการตั้งค่า %1 การตั้งค่าที่มี: %2</translation>
    </message>
    <message>
        <source>There is no setting %1. Did you mean %2?</source>
        <translation>ไม่มีการตั้งค่า %1 หมายถึง %2 หรือไม่</translation>
    </message>
    <message>
        <source>Saved as version %1.</source>
        <translation>บันทึกเป็นรุ่น %1 แล้ว</translation>
    </message>
    <message>
        <source>Nothing changed; version %1 stays in force.</source>
        <translation>ไม่มีการเปลี่ยนแปลง รุ่น %1 ยังใช้อยู่</translation>
    </message>
    <message>
        <source>--%1 needs %2.</source>
        <translation>--%1 ต้องใช้ร่วมกับ %2</translation>
    </message>
    <message>
        <source>Too many numbers were requested in a minute. Try again later.</source>
        <translation>ขอเลขที่มากเกินไปภายในหนึ่งนาที ลองใหม่ภายหลัง</translation>
    </message>
    <message>
        <source>This numbering service may not allocate for account %1. An administrator can allow it with &quot;lekthictl user trust&quot;.</source>
        <translation>บริการออกเลขนี้ไม่มีสิทธิ์ออกเลขแทนบัญชี %1 ผู้ดูแลเซิร์ฟเวอร์อนุญาตได้ด้วย &quot;lekthictl user trust&quot;</translation>
    </message>
    <message>
        <source>There is no active account %1 to allocate for. Check the person.</source>
        <translation>ไม่มีบัญชี %1 ที่ใช้งานอยู่ให้ออกเลขแทน ตรวจสอบบุคคลอีกครั้ง</translation>
    </message>
    <message>
        <source>This numbering service has allocated as many numbers as it may in a minute. Try again in %1 seconds.</source>
        <translation>บริการออกเลขนี้ออกเลขครบจำนวนที่กำหนดต่อหนึ่งนาทีแล้ว ลองใหม่ใน %1 วินาที</translation>
    </message>
    <message>
        <source>This person has requested as many numbers as one person may in a minute. Try again in %1 seconds.</source>
        <translation>บุคคลนี้ขอเลขที่ครบจำนวนที่กำหนดต่อคนต่อหนึ่งนาทีแล้ว ลองใหม่ใน %1 วินาที</translation>
    </message>
    <message>
        <source>As many numbers as allowed in a minute were requested from this address. Try again in %1 seconds.</source>
        <translation>ที่อยู่เครือข่ายนี้ขอเลขที่ครบจำนวนที่กำหนดต่อหนึ่งนาทีแล้ว ลองใหม่ใน %1 วินาที</translation>
    </message>
    <message>
        <source>This numbering service may not allocate for other people. An administrator can allow it with &quot;lekthictl user trust&quot;.</source>
        <translation>บริการออกเลขนี้ไม่มีสิทธิ์ออกเลขแทนบุคคลอื่น ผู้ดูแลเซิร์ฟเวอร์อนุญาตได้ด้วย &quot;lekthictl user trust&quot;</translation>
    </message>
    <message>
        <source>The person the number is for has no active account in the store. Check the person.</source>
        <translation>บุคคลที่ขอเลขที่ไม่มีบัญชีที่ใช้งานอยู่ในคลังข้อมูล ตรวจสอบบุคคลอีกครั้ง</translation>
    </message>
    <message>
        <source>The account %1 allocates no numbers. Only a numbering service, an account with the role allocator, can be trusted to name people.</source>
        <translation>บัญชี %1 ไม่ได้ออกเลข เฉพาะบริการออกเลข (บัญชีที่มีบทบาท allocator) เท่านั้นที่อนุญาตให้ออกเลขแทนบุคคลได้</translation>
    </message>
    <message>
        <source>The account %1 administers the server. It cannot be changed with Lekthi.</source>
        <translation>บัญชี %1 เป็นบัญชีผู้ดูแลเซิร์ฟเวอร์ แก้ไขด้วย Lekthi ไม่ได้</translation>
    </message>
    <message>
        <source>Account of the person that the number is for; the account that allocates if left out</source>
        <translation>บัญชีของบุคคลที่ขอเลขที่ หากไม่ระบุคือบัญชีที่ออกเลขเอง</translation>
    </message>
    <message>
        <source>Allocated by %1 for %2</source>
        <translation>ออกเลขโดย %1 ให้ %2</translation>
    </message>
    <message>
        <source>You are signed in as %1. To act as %2, sign in with that account.</source>
        <translation>คุณเข้าสู่ระบบด้วยบัญชี %1 หากต้องการทำรายการในชื่อ %2 ให้เข้าสู่ระบบด้วยบัญชีนั้น</translation>
    </message>
    <message>
        <source>default</source>
        <comment>limit of a numbering service</comment>
        <translation>ค่าเริ่มต้น</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>ไม่จำกัด</translation>
    </message>
    <message>
        <source>Name the limit: --per-minute N, --unlimited or --default.</source>
        <translation>ระบุขีดจำกัด: --per-minute N, --unlimited หรือ --default</translation>
    </message>
    <message>
        <source>The account %1 has the default limit: the setting service_numbers_per_minute.</source>
        <translation>บัญชี %1 ใช้ขีดจำกัดเริ่มต้นตามการตั้งค่า service_numbers_per_minute</translation>
    </message>
    <message>
        <source>The account %1 may allocate up to %2 numbers per minute.</source>
        <translation>บัญชี %1 ออกเลขได้ไม่เกิน %2 เลขต่อนาที</translation>
    </message>
    <message>
        <source>The account %1 may allocate any number per minute.</source>
        <translation>บัญชี %1 ออกเลขได้ไม่จำกัดต่อนาที</translation>
    </message>
    <message>
        <source>--for-persons takes yes or no.</source>
        <translation>--for-persons รับค่า yes หรือ no</translation>
    </message>
    <message>
        <source>The account %1 may allocate for other people.</source>
        <translation>บัญชี %1 ออกเลขแทนบุคคลอื่นได้</translation>
    </message>
    <message>
        <source>The account %1 allocates for itself only.</source>
        <translation>บัญชี %1 ออกเลขในชื่อตัวเองเท่านั้น</translation>
    </message>
    <message>
        <source>As the setting service_numbers_per_minute says</source>
        <translation>ตามการตั้งค่า service_numbers_per_minute</translation>
    </message>
    <message>
        <source>Allow a numbering service to say for whom it allocates, or forbid it</source>
        <translation>อนุญาตหรือห้ามบริการออกเลขระบุว่าออกเลขแทนใคร</translation>
    </message>
    <message>
        <source>Whether it may name other people</source>
        <translation>ระบุบุคคลอื่นได้หรือไม่</translation>
    </message>
    <message>
        <source>Changed whom a numbering service may allocate for</source>
        <translation>เปลี่ยนสิทธิ์การออกเลขแทนบุคคลของบริการออกเลข</translation>
    </message>
    <message>
        <source>The default limit</source>
        <translation>ขีดจำกัดเริ่มต้น</translation>
    </message>
    <message>
        <source>For other people, too</source>
        <translation>แทนบุคคลอื่นได้ด้วย</translation>
    </message>
    <message>
        <source>For itself only</source>
        <translation>ในชื่อตัวเองเท่านั้น</translation>
    </message>
    <message>
        <source>Server administrator</source>
        <translation>ผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message numerus="yes">
        <source>%n taken number(s) are skipped</source>
        <translation>
            <numerusform>ข้ามเลขที่ใช้แล้ว %n เลข</numerusform>
        </translation>
    </message>
    <message>
        <source>The database %1 is a sandbox: it keeps no rules, and its numbers count for nothing. Enter the database of the store itself, %2.</source>
        <translation>ฐานข้อมูล %1 เป็นคลังทดสอบ ซึ่งใช้ตัวนับจำลองและไม่มีกฎคุ้มครอง ให้ระบุฐานข้อมูลของคลังข้อมูลจริง คือ %2</translation>
    </message>
    <message>
        <source>Roles and accounts have the rights on the server that Lekthi gives them.</source>
        <translation>บทบาทและบัญชีมีสิทธิ์บนเซิร์ฟเวอร์ตามที่ Lekthi ให้ไว้</translation>
    </message>
    <message>
        <source>Roles or accounts have other rights on the server than Lekthi gives them (%1; + is too much, - is missing). &quot;lekthictl store repair&quot; puts the rights of roles right; revoke the others.</source>
        <translation>บทบาทหรือบัญชีมีสิทธิ์บนเซิร์ฟเวอร์ต่างจากที่ Lekthi ให้ไว้ (%1; + คือเกิน - คือขาด) &quot;lekthictl store repair&quot; แก้สิทธิ์ของบทบาทให้ถูกต้อง ส่วนสิทธิ์อื่นให้ถอนเอง</translation>
    </message>
    <message>
        <source>The database %1 cannot hold a store: names that end in _sandbox or _api belong to databases that Lekthi makes beside a store. Choose another name.</source>
        <translation>ฐานข้อมูล %1 ใช้เป็นคลังข้อมูลไม่ได้ ชื่อที่ลงท้ายด้วย _sandbox หรือ _api เป็นของฐานข้อมูลที่ Lekthi สร้างคู่กับคลังข้อมูล ให้เลือกชื่ออื่น</translation>
    </message>
    <message>
        <source>Next document number</source>
        <translation>เลขที่เอกสารถัดไป</translation>
    </message>
    <message>
        <source>Next number after the reset</source>
        <translation>เลขที่จะออกจริงหลังรีเซ็ต</translation>
    </message>
    <message>
        <source>Allocated a number</source>
        <translation>ออกเลขที่</translation>
    </message>
    <message>
        <source>Read data of the store</source>
        <translation>อ่านข้อมูลของคลังข้อมูล</translation>
    </message>
    <message>
        <source>Evaluated alerts</source>
        <translation>ประเมินการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Wrote figures of a minute</source>
        <translation>บันทึกตัวชี้วัดรายนาที</translation>
    </message>
    <message>
        <source>Recorded an error</source>
        <translation>บันทึกข้อผิดพลาด</translation>
    </message>
    <message numerus="yes">
        <source>Still in force after the reset: %n number(s) are skipped.</source>
        <translation>
            <numerusform>เลขที่ยังใช้อยู่หลังรีเซ็ตจะถูกข้าม %n เลข</numerusform>
        </translation>
    </message>
    <message>
        <source>The reset does not change the next number.</source>
        <translation>การรีเซ็ตนี้ไม่เปลี่ยนเลขถัดไป</translation>
    </message>
    <message>
        <source>Rights on the server</source>
        <translation>สิทธิ์บนเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Accounts may read or change what their role does not allow, or be refused what it allows.</source>
        <translation>บัญชีอาจอ่านหรือแก้ไขสิ่งที่บทบาทไม่อนุญาต หรือถูกปฏิเสธสิ่งที่บทบาทอนุญาต</translation>
    </message>
    <message>
        <source>%1 is not the ID of a document. Document IDs are whole numbers from 1.</source>
        <translation>%1 ไม่ใช่รหัสเอกสาร รหัสเอกสารเป็นจำนวนเต็มตั้งแต่ 1 ขึ้นไป</translation>
    </message>
    <message>
        <source>This number is in force but not marked as taken, so that it could be issued again.</source>
        <translation>เลขที่นี้ยังใช้อยู่ แต่ไม่มีการบันทึกว่าถูกใช้แล้ว จึงอาจออกซ้ำได้</translation>
    </message>
    <message>
        <source>This number is marked as taken, but the ledger has no row for it.</source>
        <translation>เลขที่นี้บันทึกว่าถูกใช้แล้ว แต่ไม่มีรายการรองรับในทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>This number was in force already when it was issued here, in a scope that allows it only once.</source>
        <translation>เลขที่นี้มีผู้ใช้อยู่แล้วตอนที่ออกในรายการนี้ ทั้งที่ขอบเขตกำหนดให้ใช้ได้เพียงครั้งเดียว</translation>
    </message>
    <message>
        <source>The store no longer knows which numbers are taken (%1 of the checked numbers are missing), so numbers could be issued twice. Nobody can sign in. The administrator of the server should stop the numbering services, then restore the numbers with &quot;lekthictl store repair&quot;.</source>
        <translation>คลังข้อมูลไม่ทราบแล้วว่าเลขที่ใดถูกใช้ไป (ขาดไป %1 ของเลขที่ที่ตรวจ) จึงอาจออกเลขซ้ำได้ ขณะนี้ไม่มีใครเข้าสู่ระบบได้ ผู้ดูแลเซิร์ฟเวอร์ต้องหยุดบริการออกเลขก่อน แล้วกู้คืนด้วย &quot;lekthictl store repair&quot;</translation>
    </message>
    <message>
        <source>Numbers marked as taken again: %1; marks without a number removed: %2.</source>
        <translation>บันทึกว่าถูกใช้แล้วใหม่ %1 เลขที่ ลบรายการที่ไม่มีเลขที่รองรับ %2 รายการ</translation>
    </message>
    <message>
        <source>%1 marks without a number were kept.</source>
        <translation>คงรายการที่ไม่มีเลขที่รองรับไว้ %1 รายการ</translation>
    </message>
    <message>
        <source>The ledger itself is damaged; see &quot;lekthictl audit verify&quot;.</source>
        <translation>ทะเบียนเลขที่เสียหาย ดูรายละเอียดด้วย &quot;lekthictl audit verify&quot;</translation>
    </message>
    <message>
        <source>Restore triggers, routines, rights and the list of taken numbers</source>
        <translation>กู้คืนทริกเกอร์ รูทีน สิทธิ์ และรายการเลขที่ที่ถูกใช้แล้ว</translation>
    </message>
    <message>
        <source>Restored the list of taken numbers</source>
        <translation>กู้คืนรายการเลขที่ที่ถูกใช้แล้ว</translation>
    </message>
    <message>
        <source>These numbers are already used more than once in this scope. They stay as they are; only new numbers have to differ:</source>
        <translation>เลขที่เหล่านี้ใช้ซ้ำกันอยู่แล้วในขอบเขตนี้ และจะคงไว้ตามเดิม เฉพาะเลขที่ใหม่เท่านั้นที่ต้องไม่ซ้ำ:</translation>
    </message>
    <message>
        <source>…and others.</source>
        <translation>…และอื่น ๆ</translation>
    </message>
    <message>
        <source>All numbers in a sample of those in force are marked as taken.</source>
        <translation>เลขที่ทุกรายการที่สุ่มตรวจจากเลขที่ที่ใช้อยู่ บันทึกว่าถูกใช้แล้ว</translation>
    </message>
    <message>
        <source>Of %1 numbers in a sample, %2 are in force but not marked as taken, so that they could be issued twice. Stop the numbering services, then restore the numbers with &quot;lekthictl store repair&quot;.</source>
        <translation>สุ่มตรวจ %1 เลขที่ พบ %2 เลขที่ที่ยังใช้อยู่แต่ไม่ได้บันทึกว่าถูกใช้แล้ว จึงอาจออกซ้ำได้ หยุดบริการออกเลขก่อน แล้วกู้คืนด้วย &quot;lekthictl store repair&quot;</translation>
    </message>
    <message>
        <source>The taken numbers agree with the ledger.</source>
        <translation>รายการเลขที่ที่ถูกใช้แล้วตรงกับทะเบียนเลขที่</translation>
    </message>
    <message numerus="yes">
        <source>They stay taken: %n number(s) are not issued again.</source>
        <translation>
            <numerusform>ยังคงเป็นเลขที่ที่ถูกใช้แล้ว: ไม่นำ %n เลขที่มาออกอีก</numerusform>
        </translation>
    </message>
    <message>
        <source>The document already has the number %1. Use that number, or ask explicitly for another one.</source>
        <translation>เอกสารนี้มีเลขที่ %1 แล้ว ให้ใช้เลขที่นั้น หรือระบุชัดเจนว่าต้องการเลขที่เพิ่ม</translation>
    </message>
    <message>
        <source>Document %1 already has a number. Ask explicitly for another one.</source>
        <translation>เอกสาร %1 มีเลขที่แล้ว หากต้องการเลขที่เพิ่มให้ระบุชัดเจน</translation>
    </message>
    <message>
        <source>The next 100,000 numbers from %1 on are all in use. Ask a Super Admin to reset the counter to the highest number in use, or the Project Admin to change the template.</source>
        <translation>เลขที่ตั้งแต่ %1 เป็นต้นไปถูกใช้แล้วต่อเนื่องกัน 100,000 เลข แจ้งผู้ดูแลระบบสูงสุดให้รีเซ็ตตัวนับไปที่เลขสูงสุดที่ใช้อยู่ หรือแจ้งผู้ดูแลโครงการให้แก้รูปแบบ</translation>
    </message>
    <message>
        <source>This number is not the one that its template gives for its counter and sequence number: it was not made by Lekthi.</source>
        <translation>เลขที่นี้ไม่ตรงกับที่รูปแบบให้ตามตัวนับและลำดับที่ แสดงว่าไม่ได้ออกโดย Lekthi</translation>
    </message>
    <message>
        <source>The store refused the numbers, because they are not what a numbering service sends. Contact the people who run the numbering service.</source>
        <translation>คลังข้อมูลไม่รับเลขเหล่านี้ เพราะบริการออกเลขส่งมาไม่ถูกต้อง แจ้งผู้ดูแลบริการออกเลข</translation>
    </message>
    <message>
        <source>A number that was in use has been released meanwhile. Try again.</source>
        <translation>มีเลขที่ใช้อยู่ถูกยกเลิกในระหว่างนี้ ลองใหม่อีกครั้ง</translation>
    </message>
    <message>
        <source>There is no file %1. Check its name.</source>
        <translation>ไม่พบไฟล์ %1 ตรวจสอบชื่อไฟล์</translation>
    </message>
    <message>
        <source>You may not read the file %1. Ask its owner for the right.</source>
        <translation>คุณไม่มีสิทธิ์อ่านไฟล์ %1 ขอสิทธิ์จากเจ้าของไฟล์</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device. Choose a file.</source>
        <translation>%1 เป็นโฟลเดอร์ ไปป์ หรืออุปกรณ์ เลือกไฟล์แทน</translation>
    </message>
    <message>
        <source>The file %1 is larger than %2. Choose another one.</source>
        <translation>ไฟล์ %1 ใหญ่กว่า %2 เลือกไฟล์อื่น</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2. Choose another one.</source>
        <translation>อ่านไฟล์ %1 ไม่ได้: %2 เลือกไฟล์อื่น</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>เป็นลิงก์ไปยังไฟล์อื่น</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>เป็นไปป์หรืออุปกรณ์</translation>
    </message>
    <message>
        <source>The data of the store is gone: the folder “database” in %1 is missing. Put a backup of it there and start again. Lekthi does not create an empty store in its place; to begin with an empty one, move the whole folder %1 away.</source>
        <translation>ข้อมูลของคลังข้อมูลหายไป: ไม่มีโฟลเดอร์ “database” ใน %1 ให้นำข้อมูลสำรองมาวางไว้ที่เดิมแล้วเริ่มใหม่ โปรแกรมจะไม่สร้างคลังข้อมูลว่างแทนที่ หากต้องการเริ่มจากคลังข้อมูลว่างจริง ๆ ให้ย้ายโฟลเดอร์ %1 ทั้งหมดไปที่อื่น</translation>
    </message>
    <message>
        <source>No digest of the store was kept on this computer.</source>
        <translation>ไม่มีค่าสรุปของคลังข้อมูลนี้เก็บไว้ในเครื่องนี้</translation>
    </message>
    <message>
        <source>The last digest of the store is from %1; “lekthictl audit verify” compares a backup with it and names what is missing.</source>
        <translation>ค่าสรุปล่าสุดของคลังข้อมูลนี้คือเมื่อ %1 ใช้ “lekthictl audit verify” เทียบกับค่าสรุปนี้เพื่อดูว่าข้อมูลสำรองขาดอะไรไป</translation>
    </message>
    <message>
        <source>Disk nearly full</source>
        <translation>ดิสก์ใกล้เต็ม</translation>
    </message>
    <message>
        <source>More than %1 of the disk of the database server is used.</source>
        <translation>ใช้ดิสก์ของเซิร์ฟเวอร์ฐานข้อมูลเกิน %1</translation>
    </message>
    <message>
        <source>Free space on the disk of the database server. With too little left, the store only allocates numbers.</source>
        <translation>เพิ่มพื้นที่ว่างบนดิสก์ของเซิร์ฟเวอร์ฐานข้อมูล หากเหลือน้อยเกินไป คลังข้อมูลจะออกเลขได้เท่านั้น</translation>
    </message>
    <message>
        <source>The mark %1 can be stored in several ways, so a search could miss the number. Only Thai and Lao marks are allowed. Remove it or use a letter that includes it.</source>
        <translation>เครื่องหมาย %1 จัดเก็บได้หลายแบบ จึงอาจค้นหาเลขที่ไม่พบ ใช้ได้เฉพาะสระและวรรณยุกต์ไทยและลาว ลบออกหรือใช้ตัวอักษรที่รวมเครื่องหมายนี้แล้ว</translation>
    </message>
    <message>
        <source>The reason has a line break at character %1. Write it on one line.</source>
        <translation>เหตุผลมีการขึ้นบรรทัดใหม่ที่ตัวอักษรที่ %1 พิมพ์ในบรรทัดเดียว</translation>
    </message>
    <message>
        <source>Character %1 of the reason (%2) is invisible or not allowed. Delete it or retype the text.</source>
        <translation>ตัวอักษรที่ %1 ของเหตุผล (%2) มองไม่เห็นหรือใช้ไม่ได้ ให้ลบหรือพิมพ์ใหม่</translation>
    </message>
    <message>
        <source>The reason is too short. Write at least %1 letters or digits (%2 more).</source>
        <translation>เหตุผลสั้นเกินไป ต้องมีตัวอักษรหรือตัวเลขอย่างน้อย %1 ตัว (ขาดอีก %2 ตัว)</translation>
    </message>
    <message>
        <source>The reason repeats the same few characters. Explain why in words.</source>
        <translation>เหตุผลซ้ำตัวอักษรเดิมไม่กี่ตัว อธิบายเหตุผลเป็นคำพูด</translation>
    </message>
    <message>
        <source>The server cannot read the table %1 of the store: a file is damaged or missing. Lekthi has changed nothing. The server&apos;s administrator has to restore the store from the last backup.</source>
        <translation>เซิร์ฟเวอร์อ่านตาราง %1 ของคลังข้อมูลไม่ได้: มีไฟล์เสียหายหรือหายไป Lekthi ไม่ได้แก้ไขสิ่งใด ผู้ดูแลเซิร์ฟเวอร์ต้องกู้คืนคลังข้อมูลจากข้อมูลสำรองล่าสุด</translation>
    </message>
    <message>
        <source>The server cannot read a table of the store: a file is damaged or missing. Lekthi has changed nothing. The server&apos;s administrator finds the table with &quot;lekthictl store status&quot; and has to restore the store from the last backup.</source>
        <translation>เซิร์ฟเวอร์อ่านตารางหนึ่งของคลังข้อมูลไม่ได้: มีไฟล์เสียหายหรือหายไป Lekthi ไม่ได้แก้ไขสิ่งใด ผู้ดูแลเซิร์ฟเวอร์ดูชื่อตารางได้ด้วย &quot;lekthictl store status&quot; และต้องกู้คืนคลังข้อมูลจากข้อมูลสำรองล่าสุด</translation>
    </message>
    <message>
        <source>The server cannot measure the free space of its disk, so the store keeps none for numbers. Run INSTALL SONAME &apos;disks&apos; on the server, then &quot;lekthictl store repair&quot;.</source>
        <translation>เซิร์ฟเวอร์วัดพื้นที่ว่างของดิสก์ไม่ได้ จึงไม่มีการกันพื้นที่ไว้ออกเลข สั่ง INSTALL SONAME &apos;disks&apos; บนเซิร์ฟเวอร์ แล้วสั่ง &quot;lekthictl store repair&quot;</translation>
    </message>
    <message>
        <source>The disk of the server has only %1 MB free. Below %2 MB the store only allocates numbers. Free space on the disk now.</source>
        <translation>ดิสก์ของเซิร์ฟเวอร์เหลือเพียง %1 MB เมื่อต่ำกว่า %2 MB คลังข้อมูลจะออกเลขได้เท่านั้น เพิ่มพื้นที่ว่างทันที</translation>
    </message>
    <message>
        <source>The disk of the server has %1 MB free. Below %2 MB the store only allocates numbers. Free space on the disk soon.</source>
        <translation>ดิสก์ของเซิร์ฟเวอร์เหลือ %1 MB เมื่อต่ำกว่า %2 MB คลังข้อมูลจะออกเลขได้เท่านั้น ควรเพิ่มพื้นที่ว่างเร็ว ๆ นี้</translation>
    </message>
    <message>
        <source>The disk of the server has enough free space.</source>
        <translation>ดิสก์ของเซิร์ฟเวอร์มีพื้นที่ว่างเพียงพอ</translation>
    </message>
    <message>
        <source>Accounts may open as many sessions as the server has (%1), and so keep others out. Limit them with ALTER USER … WITH MAX_USER_CONNECTIONS 30.</source>
        <translation>มีบัญชีที่เปิดเซสชันได้ไม่จำกัด (%1) จนผู้อื่นอาจเข้าใช้ไม่ได้ จำกัดด้วย ALTER USER … WITH MAX_USER_CONNECTIONS 30</translation>
    </message>
    <message>
        <source>The reason is too short, too long or repetitive, or has invisible characters. Write another one.</source>
        <translation>เหตุผลสั้นหรือยาวเกินไป ซ้ำตัวอักษรเดิม หรือมีตัวอักษรที่มองไม่เห็น ระบุใหม่</translation>
    </message>
    <message>
        <source>You have allocated as many test numbers as one account may in an hour. Try again in %1 seconds.</source>
        <translation>บัญชีนี้ออกเลขทดสอบครบจำนวนที่กำหนดต่อชั่วโมงแล้ว ลองใหม่ในอีก %1 วินาที</translation>
    </message>
    <message>
        <source>The sandbox has no room for so many skipped numbers. Use a template whose test numbers differ from those of other templates.</source>
        <translation>คลังทดสอบไม่มีที่พอสำหรับเลขที่ข้ามจำนวนมากเช่นนี้ ให้ใช้รูปแบบที่เลขทดสอบไม่ซ้ำกับรูปแบบอื่น</translation>
    </message>
    <message>
        <source>The benchmark writes to the tables of the sandbox, which only an administrator of the server may do. Use the test bench, or run the benchmark as an administrator.</source>
        <translation>การวัดความเร็วต้องเขียนตารางของคลังทดสอบ ซึ่งทำได้เฉพาะผู้ดูแลเซิร์ฟเวอร์ ให้ใช้หน้าทดสอบออกเลข หรือสั่งด้วยบัญชีผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>The disk of the database server has only %1 MB free. Below %2 MB the store only allocates numbers. Ask the administrator of the server to free space.</source>
        <translation>ดิสก์ของเซิร์ฟเวอร์ฐานข้อมูลเหลือเพียง %1 MB เมื่อต่ำกว่า %2 MB คลังข้อมูลจะออกเลขได้เท่านั้น แจ้งผู้ดูแลเซิร์ฟเวอร์ให้เพิ่มพื้นที่ว่าง</translation>
    </message>
    <message>
        <source>%1 of %2 (for %3 s)</source>
        <comment>a session of an account</comment>
        <translation>%1 ของ %2 (นาน %3 วินาที)</translation>
    </message>
    <message>
        <source>Sessions with an open transaction: %1. To end them and repair the store, run the command again with --end-sessions.</source>
        <translation>เซสชันที่มีทรานแซกชันค้างอยู่: %1 หากต้องการจบเซสชันเหล่านี้แล้วซ่อมคลังข้อมูล ให้สั่งอีกครั้งพร้อม --end-sessions</translation>
    </message>
    <message>
        <source>End all sessions that have a transaction open, first</source>
        <translation>จบทุกเซสชันที่มีทรานแซกชันค้างอยู่ก่อน</translation>
    </message>
    <message>
        <source>The data of the store in %1 is damaged. Lekthi has changed nothing. Keep a copy of this folder, then put the last backup in its place.</source>
        <translation>ข้อมูลของคลังข้อมูลใน %1 เสียหาย Lekthi ไม่ได้แก้ไขสิ่งใด ให้สำเนาโฟลเดอร์นี้เก็บไว้ แล้วนำข้อมูลสำรองล่าสุดมาวางแทน</translation>
    </message>
    <message>
        <source>The data of the store in %1 is damaged: the server cannot read %2. Lekthi has changed nothing. Keep a copy of this folder, then put the last backup in its place.</source>
        <translation>ข้อมูลของคลังข้อมูลใน %1 เสียหาย: เซิร์ฟเวอร์อ่าน %2 ไม่ได้ Lekthi ไม่ได้แก้ไขสิ่งใด ให้สำเนาโฟลเดอร์นี้เก็บไว้ แล้วนำข้อมูลสำรองล่าสุดมาวางแทน</translation>
    </message>
    <message>
        <source>The data of the store in %1 is incomplete: %2 is missing. Lekthi has changed nothing. Keep a copy of this folder, then put the last backup in its place.</source>
        <translation>ข้อมูลของคลังข้อมูลใน %1 ไม่ครบ: ไม่พบ %2 Lekthi ไม่ได้แก้ไขสิ่งใด ให้สำเนาโฟลเดอร์นี้เก็บไว้ แล้วนำข้อมูลสำรองล่าสุดมาวางแทน</translation>
    </message>
    <message numerus="yes">
        <source>%n more refusal(s) within a minute.</source>
        <comment>an account</comment>
        <translation>
            <numerusform>ถูกปฏิเสธอีก %n ครั้งภายในหนึ่งนาที</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) or digit(s)</source>
        <translation>
            <numerusform>%n ตัวอักษรหรือตัวเลข</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 has to be between %2 and %3.</source>
        <translation>--%1 ต้องอยู่ระหว่าง %2 ถึง %3</translation>
    </message>
    <message>
        <source>The store has version %1, from before the first release, which this program cannot upgrade. Nothing was changed. With the program that made the store, export its templates (&quot;lekthictl template export&quot;) and its ledger (&quot;lekthictl audit export&quot;); then create a new store (&quot;lekthictl store init&quot;) and import both there.</source>
        <translation>คลังข้อมูลเป็นรุ่น %1 ซึ่งมีมาก่อนการเผยแพร่ครั้งแรก โปรแกรมนี้ปรับรุ่นให้ไม่ได้ ยังไม่มีการเปลี่ยนแปลง ใช้โปรแกรมที่สร้างคลังข้อมูลนี้ส่งออกรูปแบบ (&quot;lekthictl template export&quot;) และทะเบียนเลขที่ (&quot;lekthictl audit export&quot;) แล้วสร้างคลังข้อมูลใหม่ (&quot;lekthictl store init&quot;) และนำเข้าทั้งสองอย่าง</translation>
    </message>
    <message>
        <source>The store is from before the first release, and this program cannot upgrade it. Nothing was changed. With the program that made the store, export its templates (&quot;lekthictl template export&quot;) and its ledger (&quot;lekthictl audit export&quot;); then create a new store (&quot;lekthictl store init&quot;) and import both there.</source>
        <translation>คลังข้อมูลนี้มีมาก่อนการเผยแพร่ครั้งแรก โปรแกรมนี้ปรับรุ่นให้ไม่ได้ ยังไม่มีการเปลี่ยนแปลง ใช้โปรแกรมที่สร้างคลังข้อมูลนี้ส่งออกรูปแบบ (&quot;lekthictl template export&quot;) และทะเบียนเลขที่ (&quot;lekthictl audit export&quot;) แล้วสร้างคลังข้อมูลใหม่ (&quot;lekthictl store init&quot;) และนำเข้าทั้งสองอย่าง</translation>
    </message>
    <message>
        <source>This account was opened in an emergency. Until two other people have reviewed that, it decides on no request, changes no setting and reviews nothing.</source>
        <translation>บัญชีนี้เปิดในกรณีฉุกเฉิน จนกว่าบุคคลอื่นสองคนจะตรวจสอบ บัญชีนี้พิจารณาคำขอ เปลี่ยนการตั้งค่า และตรวจสอบใด ๆ ไม่ได้</translation>
    </message>
    <message>
        <source>The template has changed since the request. Open it again, then repeat the request.</source>
        <translation>รูปแบบเปลี่ยนไปหลังยื่นคำขอ เปิดรูปแบบอีกครั้งแล้วยื่นคำขอใหม่</translation>
    </message>
    <message>
        <source>This is already requested. Decide on that request first.</source>
        <translation>มีคำขอเรื่องนี้อยู่แล้ว พิจารณาคำขอนั้นก่อน</translation>
    </message>
    <message>
        <source>The request has expired. Repeat the request.</source>
        <translation>คำขอหมดอายุแล้ว ยื่นคำขอใหม่</translation>
    </message>
    <message>
        <source>The requester no longer has the role for this. Reject the request.</source>
        <translation>ผู้ขอไม่มีบทบาทที่ขอเรื่องนี้ได้แล้ว ไม่อนุมัติคำขอนี้</translation>
    </message>
    <message>
        <source>Only the requester can withdraw a request. You can reject it.</source>
        <translation>เฉพาะผู้ขอเท่านั้นที่ถอนคำขอได้ คุณไม่อนุมัติคำขอได้</translation>
    </message>
    <message>
        <source>Approve a request; the last approval executes it</source>
        <translation>อนุมัติคำขอ การอนุมัติครั้งสุดท้ายจะดำเนินการทันที</translation>
    </message>
    <message>
        <source>Reject a request that another person made</source>
        <translation>ไม่อนุมัติคำขอของบุคคลอื่น</translation>
    </message>
    <message>
        <source>List the requests that wait for approval</source>
        <translation>แสดงรายการคำขอที่รออนุมัติ</translation>
    </message>
    <message>
        <source>Show a request and what executing it would do now</source>
        <translation>แสดงคำขอและผลที่จะเกิดหากดำเนินการตอนนี้</translation>
    </message>
    <message>
        <source>A request is named by its number, not by %1. List them with %2.</source>
        <translation>ระบุคำขอด้วยเลขที่คำขอ ไม่ใช่ %1 ดูรายการด้วย %2</translation>
    </message>
    <message>
        <source>Type %1 to approve this version:</source>
        <translation>พิมพ์ %1 เพื่ออนุมัติรุ่นนี้:</translation>
    </message>
    <message>
        <source>Type %1 to approve the request:</source>
        <translation>พิมพ์ %1 เพื่ออนุมัติคำขอ:</translation>
    </message>
    <message>
        <source>%1 (request #%2, approved by %3)</source>
        <translation>%1 (คำขอ #%2 อนุมัติโดย %3)</translation>
    </message>
    <message>
        <source>To request the approval of a Super Admin other than you, repeat the command with --request and a reason of at least 20 characters.</source>
        <translation>หากต้องการขออนุมัติจากผู้ดูแลระบบสูงสุดคนอื่น ให้ใช้คำสั่งเดิมพร้อม --request และเหตุผลอย่างน้อย 20 ตัวอักษร</translation>
    </message>
    <message>
        <source>If numbers can repeat, request the approval of a Super Admin</source>
        <translation>หากเลขอาจซ้ำกัน ให้ขออนุมัติจากผู้ดูแลระบบสูงสุด</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>สิ่งที่จะเปลี่ยน</translation>
    </message>
    <message>
        <source>Template before</source>
        <translation>รูปแบบเดิม</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>เลขซ้ำ</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>รายละเอียด</translation>
    </message>
    <message>
        <source>Requested a template with repeating numbers</source>
        <translation>ขอใช้รูปแบบที่เลขอาจซ้ำกัน</translation>
    </message>
    <message>
        <source>Approved a template with repeating numbers</source>
        <translation>อนุมัติรูปแบบที่เลขอาจซ้ำกัน</translation>
    </message>
    <message>
        <source>Executed the request for a template</source>
        <translation>ดำเนินการตามคำขอรูปแบบ</translation>
    </message>
    <message>
        <source>Rejected a template with repeating numbers</source>
        <translation>ไม่อนุมัติรูปแบบที่เลขอาจซ้ำกัน</translation>
    </message>
    <message>
        <source>Withdrew the request for a template</source>
        <translation>ถอนคำขอรูปแบบ</translation>
    </message>
    <message>
        <source>A request for a template expired</source>
        <translation>คำขอรูปแบบหมดอายุ</translation>
    </message>
    <message>
        <source>A request for a template became stale</source>
        <translation>คำขอรูปแบบล้าสมัย</translation>
    </message>
    <message>
        <source>Approved a request</source>
        <translation>อนุมัติคำขอ</translation>
    </message>
    <message>
        <source>Rejected a request</source>
        <translation>ไม่อนุมัติคำขอ</translation>
    </message>
    <message>
        <source>Withdrew a request</source>
        <translation>ถอนคำขอ</translation>
    </message>
    <message>
        <source>%1 requests a template whose numbers can repeat (request #%2): %3</source>
        <translation>%1 ขอใช้รูปแบบที่เลขอาจซ้ำกัน (คำขอ #%2): %3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved; the template was saved: %2</source>
        <translation>คำขอ #%1 ของคุณได้รับอนุมัติ บันทึกรูปแบบแล้ว: %2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale, because the template changed: %2</source>
        <translation>คำขอ #%1 ของคุณล้าสมัย เพราะรูปแบบเปลี่ยนไป: %2</translation>
    </message>
    <message>
        <source>%1 requests an approval (request #%2): %3</source>
        <translation>%1 ขออนุมัติ (คำขอ #%2): %3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved and executed: %2</source>
        <translation>คำขอ #%1 ของคุณได้รับอนุมัติและดำเนินการแล้ว: %2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale: %2</source>
        <translation>คำขอ #%1 ของคุณล้าสมัย: %2</translation>
    </message>
    <message>
        <source>Import #%1</source>
        <translation>คำขอนำเข้า #%1</translation>
    </message>
    <message>
        <source>Template #%1</source>
        <translation>คำขอรูปแบบ #%1</translation>
    </message>
    <message>
        <source>Only Super Admins decide on requests.</source>
        <translation>เฉพาะผู้ดูแลระบบสูงสุดเท่านั้นที่พิจารณาคำขอได้</translation>
    </message>
    <message>
        <source>The template has changed after the request. Repeat the request.</source>
        <translation>รูปแบบเปลี่ยนไปหลังยื่นคำขอ ยื่นคำขอใหม่</translation>
    </message>
    <message>
        <source>Something has changed after the request. Repeat the request.</source>
        <translation>มีการเปลี่ยนแปลงหลังยื่นคำขอ ยื่นคำขอใหม่</translation>
    </message>
    <message>
        <source>You approved request #%1. It is waiting for another Super Admin.</source>
        <translation>คุณอนุมัติคำขอ #%1 แล้ว รอผู้ดูแลระบบสูงสุดอีกคน</translation>
    </message>
    <message>
        <source>You approved import #%1. It is waiting for another Super Admin.</source>
        <translation>คุณอนุมัติคำขอนำเข้า #%1 แล้ว รอผู้ดูแลระบบสูงสุดอีกคน</translation>
    </message>
    <message>
        <source>Request #%1 was rejected. The counter stays as it is.</source>
        <translation>ไม่อนุมัติคำขอ #%1 แล้ว ตัวนับไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>Import #%1 was rejected. All counters stay as they are.</source>
        <translation>ไม่อนุมัติคำขอนำเข้า #%1 แล้ว ตัวนับทั้งหมดไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>Request #%1 was rejected. The template stays as it is.</source>
        <translation>ไม่อนุมัติคำขอ #%1 แล้ว รูปแบบไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>Request #%1 was rejected.</source>
        <translation>ไม่อนุมัติคำขอ #%1 แล้ว</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn. The counter stays as it is.</source>
        <translation>ถอนคำขอ #%1 แล้ว ตัวนับไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>Import #%1 was withdrawn. All counters stay as they are.</source>
        <translation>ถอนคำขอนำเข้า #%1 แล้ว ตัวนับทั้งหมดไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn. The template stays as it is.</source>
        <translation>ถอนคำขอ #%1 แล้ว รูปแบบไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn.</source>
        <translation>ถอนคำขอ #%1 แล้ว</translation>
    </message>
    <message>
        <source>Only the requester can withdraw a request.</source>
        <translation>เฉพาะผู้ขอเท่านั้นที่ถอนคำขอได้</translation>
    </message>
    <message>
        <source>This request is closed.</source>
        <translation>คำขอนี้ปิดแล้ว</translation>
    </message>
    <message>
        <source>The counter was reset from %1 to %2.</source>
        <translation>รีเซ็ตตัวนับจาก %1 เป็น %2 แล้ว</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of the old register were imported.</source>
        <translation>
            <numerusform>นำเข้าจากทะเบียนเดิมแล้ว %n เลขที่</numerusform>
        </translation>
    </message>
    <message>
        <source>The template was saved as version %1.</source>
        <translation>บันทึกรูปแบบเป็นรุ่น %1 แล้ว</translation>
    </message>
    <message>
        <source>Request #%1 was executed.</source>
        <translation>ดำเนินการตามคำขอ #%1 แล้ว</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>setting, before, after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>Open the template</source>
        <translation>เปิดรูปแบบ</translation>
    </message>
    <message>
        <source>Open the request</source>
        <translation>เปิดคำขอ</translation>
    </message>
    <message>
        <source>Show the status</source>
        <translation>ดูสถานะ</translation>
    </message>
    <message>
        <source>To confirm, type the new value: %1</source>
        <translation>พิมพ์ค่าใหม่เพื่อยืนยัน: %1</translation>
    </message>
    <message>
        <source>Show the busiest counters</source>
        <translation>ดูตัวนับที่ใช้มากที่สุด</translation>
    </message>
    <message>
        <source>Numbers are allocated, but an alert is firing: %1.</source>
        <translation>ออกเลขได้ตามปกติ แต่มีการแจ้งเตือน: %1</translation>
    </message>
    <message>
        <source>Numbers are allocated, but %1 alerts are firing, the first of them: %2.</source>
        <translation>ออกเลขได้ตามปกติ แต่มีการแจ้งเตือน %1 รายการ รายการแรกคือ %2</translation>
    </message>
    <message>
        <source>Show the alerts</source>
        <translation>ดูการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Lock waits are too long: %1 on average in the last 5 minutes.</source>
        <translation>รอล็อกนานเกินไป เฉลี่ย %1 ใน 5 นาทีที่ผ่านมา</translation>
    </message>
    <message>
        <source>The sender %1 is closed. Choose an organization that is active.</source>
        <translation>หน่วยงานผู้ส่ง %1 ปิดใช้งานแล้ว เลือกหน่วยงานที่ยังใช้งานอยู่</translation>
    </message>
    <message>
        <source>The recipient %1 is closed. Choose an organization that is active.</source>
        <translation>หน่วยงานผู้รับ %1 ปิดใช้งานแล้ว เลือกหน่วยงานที่ยังใช้งานอยู่</translation>
    </message>
    <message>
        <source>The document type %1 is closed. Choose one that is active.</source>
        <translation>ประเภทเอกสาร %1 ปิดใช้งานแล้ว เลือกประเภทที่ยังใช้งานอยู่</translation>
    </message>
    <message>
        <source>The sub type %1 is closed. Choose one that is active.</source>
        <translation>ประเภทย่อย %1 ปิดใช้งานแล้ว เลือกประเภทที่ยังใช้งานอยู่</translation>
    </message>
    <message>
        <source>The RFA type %1 is closed. Choose one that is active.</source>
        <translation>ประเภท RFA %1 ปิดใช้งานแล้ว เลือกประเภทที่ยังใช้งานอยู่</translation>
    </message>
    <message>
        <source>The discipline %1 is closed. Choose one that is active.</source>
        <translation>สาขางาน %1 ปิดใช้งานแล้ว เลือกสาขาที่ยังใช้งานอยู่</translation>
    </message>
    <message>
        <source>Enter a code.</source>
        <translation>ใส่รหัส</translation>
    </message>
    <message>
        <source>The code is too long. It can have up to %1 characters.</source>
        <translation>รหัสยาวเกินไป ใช้ได้ไม่เกิน %1 ตัวอักษร</translation>
    </message>
    <message>
        <source>%1 cannot be a code. Use English, Thai or Chinese letters and digits, and . - _ / &amp; + ( ) after the first one, without spaces.</source>
        <translation>ใช้ %1 เป็นรหัสไม่ได้ ใช้ตัวอักษรและตัวเลขอังกฤษ ไทย หรือจีน และ . - _ / &amp; + ( ) หลังตัวแรก โดยไม่มีช่องว่าง</translation>
    </message>
    <message>
        <source>Enter the number and the code of the sub type.</source>
        <translation>ใส่หมายเลขและรหัสของประเภทย่อย</translation>
    </message>
    <message>
        <source>Enter the Thai name.</source>
        <translation>ใส่ชื่อภาษาไทย</translation>
    </message>
    <message>
        <source>The name is too long. It can have up to %1 characters.</source>
        <translation>ชื่อยาวเกินไป ใช้ได้ไม่เกิน %1 ตัวอักษร</translation>
    </message>
    <message>
        <source>The name has invisible characters or spaces around it, or begins as a formula. Enter plain text.</source>
        <translation>ชื่อมีตัวอักษรที่มองไม่เห็น มีช่องว่างนำหน้าหรือต่อท้าย หรือขึ้นต้นแบบสูตร ใส่เป็นข้อความธรรมดา</translation>
    </message>
    <message>
        <source>Choose what it belongs to: a sub type to a document type, a contract to a project.</source>
        <translation>เลือกสิ่งที่สังกัด: ประเภทย่อยสังกัดประเภทเอกสาร สัญญาสังกัดโครงการ</translation>
    </message>
    <message>
        <source>The contract ends before it starts. Correct the dates.</source>
        <translation>วันสิ้นสุดสัญญาอยู่ก่อนวันเริ่มต้น แก้ไขวันที่</translation>
    </message>
    <message>
        <source>Enter a date from the years 1900 to 2199.</source>
        <translation>ใส่วันที่ในช่วง ค.ศ. 1900 ถึง 2199</translation>
    </message>
    <message>
        <source>Enter an order from -999999 to 999999.</source>
        <translation>ใส่ลำดับตั้งแต่ -999999 ถึง 999999</translation>
    </message>
    <message>
        <source>An organization is named twice. Name it once, with one role.</source>
        <translation>มีหน่วยงานซ้ำกัน ใส่หน่วยงานละครั้งพร้อมบทบาทเดียว</translation>
    </message>
    <message>
        <source>This code or number exists already. Choose another one.</source>
        <translation>มีรหัสหรือหมายเลขนี้อยู่แล้ว เลือกใหม่</translation>
    </message>
    <message>
        <source>Numbers or templates use this code, so it can no longer change. Close the item and add a new one.</source>
        <translation>มีเลขที่หรือรูปแบบใช้รหัสนี้แล้ว จึงเปลี่ยนไม่ได้ ปิดใช้งานรายการนี้แล้วเพิ่มรายการใหม่</translation>
    </message>
    <message>
        <source>This cannot be a code. Use up to 10, 20 or 50 letters and digits, and . - _ / &amp; + ( ) after the first one.</source>
        <translation>ใช้เป็นรหัสไม่ได้ ใช้ตัวอักษรหรือตัวเลขไม่เกิน 10, 20 หรือ 50 ตัว และ . - _ / &amp; + ( ) หลังตัวแรก</translation>
    </message>
    <message>
        <source>The Thai name is missing, or a name is too long, has invisible characters or begins as a formula. Enter plain text.</source>
        <translation>ไม่มีชื่อภาษาไทย หรือชื่อยาวเกินไป มีตัวอักษรที่มองไม่เห็น หรือขึ้นต้นแบบสูตร ใส่เป็นข้อความธรรมดา</translation>
    </message>
    <message>
        <source>The contract ends before it starts, or a date does not exist. Correct the dates.</source>
        <translation>วันสิ้นสุดสัญญาอยู่ก่อนวันเริ่มต้น หรือไม่มีวันที่นั้นในปฏิทิน แก้ไขวันที่</translation>
    </message>
    <message>
        <source>An organization or its role is not known. Choose others.</source>
        <translation>ไม่รู้จักหน่วยงานหรือบทบาทนี้ เลือกใหม่</translation>
    </message>
    <message>
        <source>%1: nothing to change.</source>
        <translation>%1: ไม่มีอะไรต้องเปลี่ยน</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>เพิ่ม %1 แล้ว</translation>
    </message>
    <message>
        <source>%1 was changed.</source>
        <translation>แก้ไข %1 แล้ว</translation>
    </message>
    <message>
        <source>%1 is active again.</source>
        <translation>เปิดใช้งาน %1 อีกครั้งแล้ว</translation>
    </message>
    <message>
        <source>%1 is closed. It gives no new numbers and keeps its past.</source>
        <translation>ปิดใช้งาน %1 แล้ว จะไม่ออกเลขใหม่ ข้อมูลเดิมยังอยู่ครบ</translation>
    </message>
    <message>
        <source>List all with their names and states, closed ones too</source>
        <translation>แสดงทั้งหมดพร้อมชื่อและสถานะ รวมรายการที่ปิดใช้งาน</translation>
    </message>
    <message>
        <source>Add one; for Super Admins and administrators of the server</source>
        <translation>เพิ่มหนึ่งรายการ สำหรับผู้ดูแลระบบสูงสุดและผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Change what is given; codes that numbers show stay</source>
        <translation>แก้ไขเฉพาะที่ระบุ รหัสที่ปรากฏในเลขที่แล้วเปลี่ยนไม่ได้</translation>
    </message>
    <message>
        <source>Close one: it gives no new numbers and keeps its past</source>
        <translation>ปิดใช้งาน: ไม่ออกเลขใหม่ ข้อมูลเดิมยังอยู่</translation>
    </message>
    <message>
        <source>Make a closed one active again</source>
        <translation>เปิดใช้งานรายการที่ปิดไว้อีกครั้ง</translation>
    </message>
    <message>
        <source>Add and change those in a CSV file, all or none</source>
        <translation>เพิ่มและแก้ไขตามไฟล์ CSV ทั้งหมดหรือไม่ทำเลย</translation>
    </message>
    <message>
        <source>Write all as CSV, as the import takes it</source>
        <translation>เขียนทั้งหมดเป็น CSV ในรูปแบบที่นำเข้าได้</translation>
    </message>
    <message>
        <source>Type %1 to save these changes:</source>
        <translation>พิมพ์ %1 เพื่อบันทึกการเปลี่ยนแปลงเหล่านี้:</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>บันทึกแล้ว: %1</translation>
    </message>
    <message>
        <source>%1 rows were written to %2.</source>
        <translation>เขียน %1 แถวลงใน %2 แล้ว</translation>
    </message>
    <message>
        <source>Add the usual document types, sub types, RFA types and disciplines that the store lacks</source>
        <translation>เพิ่มประเภทเอกสาร ประเภทย่อย ประเภท RFA และสาขางานที่ใช้กันทั่วไปซึ่งคลังยังไม่มี</translation>
    </message>
    <message>
        <source>%1 is none of the usual document types. Try one of these: %2. To check against the types of your store, give --project.</source>
        <translation>%1 ไม่ใช่ประเภทเอกสารที่ใช้กันทั่วไป ลองใช้: %2 หากต้องการตรวจกับประเภทในคลังของคุณ ให้ระบุ --project</translation>
    </message>
    <message>
        <source>There is no sub type with the number or code %1. Try one of these: %2.</source>
        <translation>ไม่มีประเภทย่อยหมายเลขหรือรหัส %1 ลองใช้: %2</translation>
    </message>
    <message>
        <source>Sub type, by its number or code (13 or DWG); TRANSMITTAL only</source>
        <translation>ประเภทย่อย ระบุด้วยหมายเลขหรือรหัส (13 หรือ DWG) เฉพาะ TRANSMITTAL</translation>
    </message>
    <message>
        <source>Its code, for example DWG</source>
        <translation>รหัส เช่น DWG</translation>
    </message>
    <message>
        <source>Another code (sub types: another number), as long as no number shows it</source>
        <translation>รหัสใหม่ (ประเภทย่อย: หมายเลขใหม่) ได้ตราบที่ยังไม่มีเลขที่ใดใช้</translation>
    </message>
    <message>
        <source>All its organizations with their roles, with commas between: CODE:ROLE,CODE:ROLE; roles are OWNER, DESIGNER, CONSULTANT, CONTRACTOR, THIRD_PARTY and OTHER</source>
        <translation>หน่วยงานทั้งหมดพร้อมบทบาท คั่นด้วยจุลภาค: CODE:ROLE,CODE:ROLE บทบาทคือ OWNER, DESIGNER, CONSULTANT, CONTRACTOR, THIRD_PARTY และ OTHER</translation>
    </message>
    <message>
        <source>Organizations to add, or whose role changes</source>
        <translation>หน่วยงานที่จะเพิ่ม หรือเปลี่ยนบทบาท</translation>
    </message>
    <message>
        <source>Organizations to remove, with commas between</source>
        <translation>หน่วยงานที่จะนำออก คั่นด้วยจุลภาค</translation>
    </message>
    <message>
        <source>First day of the contract</source>
        <translation>วันแรกของสัญญา</translation>
    </message>
    <message>
        <source>Last day of the contract</source>
        <translation>วันสุดท้ายของสัญญา</translation>
    </message>
    <message>
        <source>Thai name</source>
        <translation>ชื่อภาษาไทย</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>ชื่อภาษาอังกฤษ</translation>
    </message>
    <message>
        <source>Chinese name</source>
        <translation>ชื่อภาษาจีน</translation>
    </message>
    <message>
        <source>Place in lists; 0 if left out, equal places by code</source>
        <translation>ลำดับในรายการ; 0 หากไม่ระบุ ลำดับเท่ากันเรียงตามรหัส</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no role. Use OWNER, DESIGNER, CONSULTANT, CONTRACTOR, THIRD_PARTY or OTHER.</source>
        <translation>&quot;%1&quot; ไม่ใช่บทบาท ใช้ OWNER, DESIGNER, CONSULTANT, CONTRACTOR, THIRD_PARTY หรือ OTHER</translation>
    </message>
    <message>
        <source>There is no %1. Try one of these: %2.</source>
        <translation>ไม่มี %1 ลองใช้: %2</translation>
    </message>
    <message>
        <source>Name what to change, for example --name-en TEXT.</source>
        <translation>ระบุสิ่งที่จะแก้ไข เช่น --name-en TEXT</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a sub type</comment>
        <translation>หมายเลข</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>รหัส</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>place in a list</comment>
        <translation>ลำดับ</translation>
    </message>
    <message>
        <source>From</source>
        <comment>a date</comment>
        <translation>ตั้งแต่</translation>
    </message>
    <message>
        <source>Until</source>
        <comment>a date</comment>
        <translation>ถึง</translation>
    </message>
    <message>
        <source>Organizations</source>
        <translation>หน่วยงาน</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>ปิดใช้งาน</translation>
    </message>
    <message>
        <source>%1: closed</source>
        <translation>%1: ปิดใช้งาน</translation>
    </message>
    <message>
        <source>%1: reopened</source>
        <translation>%1: เปิดใช้งานอีกครั้ง</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: แก้ไข</translation>
    </message>
    <message>
        <source>New: %1, changed: %2, closed: %3, reopened: %4, the same: %5.</source>
        <translation>ใหม่: %1 แก้ไข: %2 ปิดใช้งาน: %3 เปิดใช้งานอีกครั้ง: %4 เหมือนเดิม: %5</translation>
    </message>
    <message>
        <source>Nothing was changed. The file has lines that are not accepted:</source>
        <translation>ไม่มีการเปลี่ยนแปลง ไฟล์มีบรรทัดที่ใช้ไม่ได้:</translation>
    </message>
    <message>
        <source>Changed reference data</source>
        <translation>แก้ไขข้อมูลอ้างอิง</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>รหัส: %1</translation>
    </message>
    <message>
        <source>Code of the sub type: %1</source>
        <translation>รหัสของประเภทย่อย: %1</translation>
    </message>
    <message>
        <source>Thai name: %1</source>
        <translation>ชื่อภาษาไทย: %1</translation>
    </message>
    <message>
        <source>English name: %1</source>
        <translation>ชื่อภาษาอังกฤษ: %1</translation>
    </message>
    <message>
        <source>Chinese name: %1</source>
        <translation>ชื่อภาษาจีน: %1</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>ลำดับ: %1</translation>
    </message>
    <message>
        <source>Starts on: %1</source>
        <translation>วันเริ่มต้น: %1</translation>
    </message>
    <message>
        <source>Ends on: %1</source>
        <translation>วันสิ้นสุด: %1</translation>
    </message>
    <message>
        <source>Organizations: %1</source>
        <translation>หน่วยงาน: %1</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>สัญญา</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>หน่วยงาน</translation>
    </message>
    <message>
        <source>%1: added</source>
        <comment>reference data</comment>
        <translation>%1: เพิ่ม</translation>
    </message>
    <message>
        <source>%1: closed</source>
        <comment>reference data</comment>
        <translation>%1: ปิดใช้งาน</translation>
    </message>
    <message>
        <source>%1: reopened</source>
        <comment>reference data</comment>
        <translation>%1: เปิดใช้งานอีกครั้ง</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <comment>reference data</comment>
        <translation>%1: แก้ไข</translation>
    </message>
    <message>
        <source>Numbers without a document</source>
        <translation>เลขที่ที่ไม่มีเอกสาร</translation>
    </message>
    <message>
        <source>A number has had no document for more than %1.</source>
        <translation>มีเลขที่ที่ไม่มีเอกสารนานกว่า %1</translation>
    </message>
    <message>
        <source>&quot;lekthictl document unbound&quot; lists these numbers. The numbering service assigns each to its document or marks it as unused.</source>
        <translation>คำสั่ง &quot;lekthictl document unbound&quot; แสดงเลขที่เหล่านี้ บริการออกเลขต้องกำหนดเลขที่ให้เอกสาร หรือระบุว่าไม่ใช้</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 จาก %2 (%3 %)</translation>
    </message>
    <message>
        <source>about %1 a month (%2 in the last %3 days)</source>
        <translation>ประมาณ %1 เลขต่อเดือน (%2 เลขใน %3 วันที่ผ่านมา)</translation>
    </message>
    <message>
        <source>No counter goes beyond %1: then every request is refused with SEQUENCE_EXHAUSTED.</source>
        <translation>ตัวนับไปต่อเกิน %1 ไม่ได้ หลังจากนั้นทุกคำขอจะถูกปฏิเสธด้วย SEQUENCE_EXHAUSTED</translation>
    </message>
    <message>
        <source>After %1 comes %2: allocation continues with one more digit, as the template says.</source>
        <translation>เลขต่อจาก %1 คือ %2 ออกเลขต่อได้โดยเพิ่มอีกหนึ่งหลักตามรูปแบบ</translation>
    </message>
    <message>
        <source>After %1 every request is refused with SEQUENCE_EXHAUSTED until the template has more digits or the counter starts again on %2.</source>
        <translation>หลัง %1 ทุกคำขอจะถูกปฏิเสธด้วย SEQUENCE_EXHAUSTED จนกว่าจะเพิ่มจำนวนหลักในรูปแบบ หรือตัวนับเริ่มใหม่วันที่ %2</translation>
    </message>
    <message>
        <source>After %1 every request is refused with SEQUENCE_EXHAUSTED until the template has more digits.</source>
        <translation>หลัง %1 ทุกคำขอจะถูกปฏิเสธด้วย SEQUENCE_EXHAUSTED จนกว่าจะเพิ่มจำนวนหลักในรูปแบบ</translation>
    </message>
    <message>
        <source>This number belongs to document %1. A number has one document for good.</source>
        <translation>เลขที่นี้เป็นของเอกสาร %1 แล้ว เลขที่หนึ่งเป็นของเอกสารเดียวตลอดไป</translation>
    </message>
    <message>
        <source>This number was marked as unused, so no document can have it. Allocate another number.</source>
        <translation>เลขที่นี้ระบุว่าไม่ใช้แล้ว จึงกำหนดให้เอกสารไม่ได้ ให้ออกเลขใหม่</translation>
    </message>
    <message>
        <source>Another account allocated this number. Sign in with that account.</source>
        <translation>เลขที่นี้ออกโดยบัญชีอื่น ให้เข้าใช้งานด้วยบัญชีนั้น</translation>
    </message>
    <message>
        <source>No number was allocated under this request ID.</source>
        <translation>ไม่มีเลขที่ที่ออกด้วยรหัสคำขอนี้</translation>
    </message>
    <message>
        <source>The password of the account %1 has expired. Choose a new one with &quot;lekthictl password&quot; or in the window of Lekthi.</source>
        <translation>รหัสผ่านของบัญชี %1 หมดอายุแล้ว ตั้งรหัสผ่านใหม่ด้วยคำสั่ง &quot;lekthictl password&quot; หรือในหน้าต่าง Lekthi</translation>
    </message>
    <message>
        <source>The password has expired. Choose a new one with &quot;lekthictl password&quot; or in the window of Lekthi.</source>
        <translation>รหัสผ่านหมดอายุแล้ว ตั้งรหัสผ่านใหม่ด้วยคำสั่ง &quot;lekthictl password&quot; หรือในหน้าต่าง Lekthi</translation>
    </message>
    <message>
        <source>Write a number again for a new revision of its document</source>
        <translation>เขียนเลขที่ใหม่สำหรับฉบับแก้ไขใหม่ของเอกสาร</translation>
    </message>
    <message>
        <source>The request ID under which the number was allocated</source>
        <translation>รหัสคำขอที่ใช้ออกเลขที่นี้</translation>
    </message>
    <message>
        <source>Document %1 already has the number %2. Add --another to assign one more.</source>
        <translation>เอกสาร %1 มีเลขที่ %2 แล้ว เพิ่ม --another หากต้องการกำหนดเลขที่เพิ่ม</translation>
    </message>
    <message>
        <source>%1 belongs to document %2.</source>
        <translation>%1 เป็นของเอกสาร %2</translation>
    </message>
    <message>
        <source>%1 is marked as unused; it stays taken.</source>
        <translation>%1 ระบุว่าไม่ใช้แล้ว และจะไม่ถูกออกซ้ำ</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>เลขที่</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>รหัสคำขอ</translation>
    </message>
    <message>
        <source>Allocated by</source>
        <translation>ผู้ออกเลข</translation>
    </message>
    <message>
        <source>Every such number has a document.</source>
        <translation>เลขที่ตามเงื่อนไขนี้มีเอกสารครบทุกเลข</translation>
    </message>
    <message>
        <source>More numbers: --after %1</source>
        <translation>ยังมีเลขที่อีก: --after %1</translation>
    </message>
    <message>
        <source>Assign a number that was allocated without a document</source>
        <translation>กำหนดเลขที่ที่ออกไว้โดยไม่มีเอกสารให้เอกสาร</translation>
    </message>
    <message>
        <source>Assign although the document already has a number</source>
        <translation>กำหนดแม้เอกสารมีเลขที่อยู่แล้ว</translation>
    </message>
    <message>
        <source>Mark a number that no document will get; it stays taken</source>
        <translation>ระบุว่าเลขที่นี้ไม่มีเอกสารใดใช้ และจะไม่ถูกออกซ้ำ</translation>
    </message>
    <message>
        <source>Why; kept in the ledger</source>
        <translation>เหตุผล เก็บไว้ในทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>List numbers without a document, oldest first</source>
        <translation>แสดงเลขที่ที่ไม่มีเอกสาร เรียงจากเก่าสุด</translation>
    </message>
    <message>
        <source>Only numbers allocated longer ago: 30m, 12h or 7d</source>
        <translation>เฉพาะเลขที่ที่ออกไว้นานกว่านี้ เช่น 30m, 12h หรือ 7d</translation>
    </message>
    <message>
        <source>Continue after the number with this ledger ID</source>
        <translation>แสดงต่อจากรายการในทะเบียนเลขที่รหัสนี้</translation>
    </message>
    <message>
        <source>This is the current password. Choose another one.</source>
        <translation>นี่คือรหัสผ่านปัจจุบัน ตั้งรหัสผ่านอื่น</translation>
    </message>
    <message>
        <source>The password of %1 is changed. Use the new one from now on.</source>
        <translation>เปลี่ยนรหัสผ่านของ %1 แล้ว ใช้รหัสผ่านใหม่ตั้งแต่นี้ไป</translation>
    </message>
    <message>
        <source>Change your own password, also when it has expired</source>
        <translation>เปลี่ยนรหัสผ่านของคุณเอง แม้รหัสผ่านหมดอายุแล้ว</translation>
    </message>
    <message>
        <source>Your account; else the one of --store, or LEKTHI_USER on the local store</source>
        <translation>บัญชีของคุณ หากไม่ระบุจะใช้บัญชีใน --store หรือ LEKTHI_USER สำหรับคลังในเครื่องนี้</translation>
    </message>
    <message>
        <source>File descriptor whose first line is the new password; asked for if left out</source>
        <translation>file descriptor ที่บรรทัดแรกเป็นรหัสผ่านใหม่ หากไม่ระบุจะถามบนเทอร์มินัล</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>a step of the setup</comment>
        <translation>เสร็จแล้ว</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <comment>a step of the setup</comment>
        <translation>ไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>To do</source>
        <comment>a step of the setup</comment>
        <translation>ต้องทำต่อ</translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>a step of the setup</comment>
        <translation>ไม่สำเร็จ</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1 บรรทัด %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, problem</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>ไม่พบปัญหา</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>รหัสผ่าน</translation>
    </message>
    <message>
        <source>One-time passwords, shown only now. Give each to its owner, who changes it at the first sign-in:</source>
        <translation>รหัสผ่านใช้ครั้งเดียว แสดงเฉพาะครั้งนี้ ส่งให้เจ้าของบัญชีแต่ละคน ซึ่งต้องเปลี่ยนเมื่อเข้าสู่ระบบครั้งแรก:</translation>
    </message>
    <message>
        <source>Set up a store from a file: lists, projects, people, templates; existing entries are kept</source>
        <translation>ตั้งค่าคลังข้อมูลจากไฟล์: รายการ โครงการ บุคคล รูปแบบเลข โดยคงของเดิมไว้</translation>
    </message>
    <message>
        <source>The setup file (TOML); see docs/setup.md</source>
        <translation>ไฟล์ตั้งค่า (TOML) ดู docs/setup.md</translation>
    </message>
    <message>
        <source>Only say what is wrong with the file; change nothing</source>
        <translation>ตรวจไฟล์และบอกปัญหาเท่านั้น ไม่เปลี่ยนแปลงอะไร</translation>
    </message>
    <message>
        <source>--%1 needs a time such as 30m, 12h or 7d, up to 3653d, not &quot;%2&quot;.</source>
        <translation>--%1 ต้องเป็นระยะเวลา เช่น 30m, 12h หรือ 7d ไม่เกิน 3653d ไม่ใช่ &quot;%2&quot;</translation>
    </message>
    <message>
        <source>Recipient (TO), by its organization code; none for RFA. Of several, in their order, the number shows the first</source>
        <translation>หน่วยงานผู้รับ (TO) ระบุด้วยรหัสหน่วยงาน RFA ไม่ต้องระบุ หากมีหลายหน่วยงาน เลขที่จะแสดงหน่วยงานแรกตามลำดับ</translation>
    </message>
    <message>
        <source>There is no terminal to ask for the current password. Set the environment variable LEKTHI_PASSWORD.</source>
        <translation>ไม่มีเทอร์มินัลสำหรับถามรหัสผ่านปัจจุบัน กำหนดตัวแปรสภาพแวดล้อม LEKTHI_PASSWORD</translation>
    </message>
    <message>
        <source>Current password:</source>
        <translation>รหัสผ่านปัจจุบัน:</translation>
    </message>
    <message>
        <source>&quot;lekthictl help %1 COMMAND&quot; shows the options of a command.</source>
        <translation>&quot;lekthictl help %1 COMMAND&quot; แสดงตัวเลือกของคำสั่ง</translation>
    </message>
    <message>
        <source>%1 was assigned to document %2.</source>
        <translation>%1 ถูกกำหนดให้เอกสาร %2</translation>
    </message>
    <message>
        <source>%1 was marked as unused; it stays taken.</source>
        <translation>%1 ถูกระบุว่าไม่ใช้ และจะไม่ถูกออกซ้ำ</translation>
    </message>
    <message>
        <source>never</source>
        <comment>a counter that is not reset</comment>
        <translation>ไม่เริ่มใหม่</translation>
    </message>
    <message>
        <source>--data-dir belongs to a store on this computer. Leave out --data-dir or --store.</source>
        <translation>--data-dir ใช้กับคลังข้อมูลในเครื่องนี้ นำ --data-dir หรือ --store ออก</translation>
    </message>
    <message>
        <source>%1 owns the local store and enters it without a password. Choose another account with --as.</source>
        <translation>%1 เป็นเจ้าของคลังในเครื่องนี้และเข้าใช้โดยไม่ต้องใช้รหัสผ่าน เลือกบัญชีอื่นด้วย --as</translation>
    </message>
    <message>
        <source>The store to work on: local (the demo), own (a store of your own on this computer), mysql://user@host:port/db or unix:/path?user=U&amp;db=D.</source>
        <translation>คลังข้อมูลที่จะใช้: local (ข้อมูลตัวอย่าง), own (คลังข้อมูลของคุณในเครื่องนี้), mysql://user@host:port/db หรือ unix:/path?user=U&amp;db=D</translation>
    </message>
    <message>
        <source>Folder of a store on this computer.</source>
        <translation>โฟลเดอร์ของคลังข้อมูลในเครื่องนี้</translation>
    </message>
    <message>
        <source>Assigned a number to a document</source>
        <translation>กำหนดเลขที่ให้เอกสาร</translation>
    </message>
    <message>
        <source>Marked a number as unused</source>
        <translation>ระบุว่าไม่ใช้เลขที่</translation>
    </message>
    <message>
        <source>%1: last %2, lowest %3, highest %4.</source>
        <comment>a series of a chart and its values</comment>
        <translation>%1: ค่าล่าสุด %2 ต่ำสุด %3 สูงสุด %4</translation>
    </message>
    <message>
        <source>Chart from %1 to %2.</source>
        <comment>time, time</comment>
        <translation>กราฟตั้งแต่ %1 ถึง %2</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>ไม่มีค่าที่วัดได้</translation>
    </message>
    <message>
        <source>Active</source>
        <comment>account</comment>
        <translation>ใช้งานอยู่</translation>
    </message>
    <message>
        <source>Password change pending</source>
        <translation>รอเปลี่ยนรหัสผ่าน</translation>
    </message>
    <message>
        <source>Locked</source>
        <comment>account</comment>
        <translation>ถูกล็อก</translation>
    </message>
    <message>
        <source>Not on the server</source>
        <translation>ไม่มีบนเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Deactivated</source>
        <comment>account</comment>
        <translation>ปิดใช้งานแล้ว</translation>
    </message>
    <message>
        <source>The next sign-in asks for a new password.</source>
        <translation>ต้องตั้งรหัสผ่านใหม่เมื่อเข้าสู่ระบบครั้งต่อไป</translation>
    </message>
    <message>
        <source>The server has locked this account. Unlock it so that it can sign in again.</source>
        <translation>เซิร์ฟเวอร์ล็อกบัญชีนี้ไว้ ปลดล็อกเพื่อให้เข้าสู่ระบบได้อีก</translation>
    </message>
    <message>
        <source>The server does not know this account, so nobody can sign in with it. Add it again with the same role.</source>
        <translation>เซิร์ฟเวอร์ไม่มีบัญชีนี้ จึงเข้าสู่ระบบด้วยบัญชีนี้ไม่ได้ เพิ่มบัญชีอีกครั้งด้วยบทบาทเดิม</translation>
    </message>
    <message>
        <source>This account has no rights, and the server does not let it sign in.</source>
        <translation>บัญชีนี้ไม่มีสิทธิ์ใด ๆ และเข้าสู่ระบบไม่ได้</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>rate limit</comment>
        <translation>ค่าเริ่มต้น</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <comment>rate limit</comment>
        <translation>ไม่จำกัด</translation>
    </message>
    <message numerus="yes">
        <source>%n per minute</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>%n ต่อนาที</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <comment>signed in</comment>
        <translation>ยังไม่เคย</translation>
    </message>
    <message>
        <source>Fewer than two Super Admins are active. Numbers can still be allocated, but a reset or an import needs two: one requests it, the other approves it. Add one.</source>
        <translation>มีผู้ดูแลระบบสูงสุดที่ใช้งานอยู่ไม่ถึงสองคน ยังออกเลขได้ตามปกติ แต่การรีเซ็ตหรือการนำเข้าต้องใช้สองคน คนหนึ่งขอ อีกคนหนึ่งอนุมัติ เพิ่มผู้ดูแลระบบสูงสุดอีกหนึ่งคน</translation>
    </message>
    <message>
        <source>No Super Admin will be left. Numbers can still be allocated, but nobody can request or approve a reset or an import.</source>
        <translation>จะไม่มีผู้ดูแลระบบสูงสุดเหลืออยู่ ยังออกเลขได้ตามปกติ แต่ไม่มีใครขอหรืออนุมัติการรีเซ็ตหรือการนำเข้าได้</translation>
    </message>
    <message>
        <source>Only one Super Admin will be left. Numbers can still be allocated, but a reset or an import needs two: one requests it, the other approves it.</source>
        <translation>จะเหลือผู้ดูแลระบบสูงสุดเพียงคนเดียว ยังออกเลขได้ตามปกติ แต่การรีเซ็ตหรือการนำเข้าต้องใช้สองคน คนหนึ่งขอ อีกคนหนึ่งอนุมัติ</translation>
    </message>
    <message>
        <source>Reads everything, changes nothing.</source>
        <translation>ดูได้ทุกอย่าง แต่แก้ไขไม่ได้</translation>
    </message>
    <message>
        <source>Edits the templates of its projects and resolves errors.</source>
        <translation>แก้ไขรูปแบบเลขที่ของโครงการที่ดูแล และปิดข้อผิดพลาด</translation>
    </message>
    <message>
        <source>Requests counter resets, decides on those of others, changes settings.</source>
        <translation>ขอรีเซ็ตตัวนับ พิจารณาคำขอของผู้อื่น และเปลี่ยนการตั้งค่า</translation>
    </message>
    <message>
        <source>A numbering service: allocates numbers of its projects, and cannot sign in to this window.</source>
        <translation>บริการออกเลข: ออกเลขของโครงการที่กำหนด และเข้าใช้หน้าต่างนี้ไม่ได้</translation>
    </message>
    <message>
        <source>Administers the server; its account is not made here.</source>
        <translation>ดูแลเซิร์ฟเวอร์ บัญชีนี้ไม่ได้สร้างจากที่นี่</translation>
    </message>
    <message>
        <source>the store on this computer</source>
        <translation>คลังในเครื่องนี้</translation>
    </message>
    <message>
        <source>Made on %1 by %2. Hand this sheet over in person and destroy it after the first sign-in. Lekthi keeps no copy of the password.</source>
        <translation>จัดทำเมื่อ %1 โดย %2 ส่งมอบเอกสารนี้ด้วยตนเองและทำลายหลังเข้าสู่ระบบครั้งแรก Lekthi ไม่เก็บสำเนารหัสผ่าน</translation>
    </message>
    <message>
        <source>Enter account and password where the numbering service keeps its secrets. The password does not expire.</source>
        <translation>ใส่บัญชีและรหัสผ่านในที่เก็บข้อมูลลับของบริการออกเลข รหัสผ่านนี้ไม่หมดอายุ</translation>
    </message>
    <message>
        <source>Open Lekthi, choose “A server” and enter the address of the store.</source>
        <translation>เปิด Lekthi เลือก “เซิร์ฟเวอร์” แล้วใส่ที่อยู่ของคลัง</translation>
    </message>
    <message>
        <source>Open Lekthi on the computer of the store.</source>
        <translation>เปิด Lekthi บนเครื่องที่มีคลัง</translation>
    </message>
    <message>
        <source>Sign in with the account and the one-time password.</source>
        <translation>เข้าสู่ระบบด้วยบัญชีและรหัสผ่านใช้ครั้งเดียว</translation>
    </message>
    <message>
        <source>Choose your own password. The one-time password then stops working.</source>
        <translation>ตั้งรหัสผ่านของคุณเอง จากนั้นรหัสผ่านใช้ครั้งเดียวจะใช้ไม่ได้อีก</translation>
    </message>
    <message>
        <source>Your account for Lekthi</source>
        <translation>บัญชีของคุณสำหรับ Lekthi</translation>
    </message>
    <message>
        <source>One-time password</source>
        <translation>รหัสผ่านใช้ครั้งเดียว</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>คลัง</translation>
    </message>
    <message>
        <source>How to sign in</source>
        <translation>วิธีเข้าสู่ระบบ</translation>
    </message>
    <message>
        <source>A counter has run out of numbers or will soon.</source>
        <translation>มีตัวนับที่เลขเต็มแล้วหรือใกล้เต็ม</translation>
    </message>
    <message>
        <source>Reference data</source>
        <translation>ข้อมูลอ้างอิง</translation>
    </message>
    <message>
        <source>People</source>
        <translation>ผู้ใช้</translation>
    </message>
    <message>
        <source>There is no number template yet. Ask the Project Admin to add one.</source>
        <translation>ยังไม่มีรูปแบบเลขที่ แจ้งผู้ดูแลโครงการให้เพิ่ม</translation>
    </message>
    <message>
        <source>Line %1 is not in the encoding of the file. Choose another encoding, or save the file again as CSV UTF-8.</source>
        <translation>บรรทัดที่ %1 ไม่ตรงกับรหัสอักขระของไฟล์ ให้เลือกรหัสอักขระอื่น หรือบันทึกไฟล์ใหม่เป็น CSV UTF-8</translation>
    </message>
    <message>
        <source>Line %1 is too long. The file is damaged, or it is no CSV file.</source>
        <translation>บรรทัดที่ %1 ยาวเกินไป ไฟล์เสียหายหรือไม่ใช่ไฟล์ CSV</translation>
    </message>
    <message>
        <source>In line %1 there is text after a closing quotation mark. Save the file again as CSV.</source>
        <translation>บรรทัดที่ %1 มีข้อความต่อท้ายเครื่องหมายคำพูดปิด ให้บันทึกไฟล์ใหม่เป็น CSV</translation>
    </message>
    <message>
        <source>This is no longer in the store. Load the list again.</source>
        <translation>ไม่มีรายการนี้ในคลังข้อมูลแล้ว โหลดรายการใหม่</translation>
    </message>
    <message>
        <source>The request is already closed. Load it again to see the decision.</source>
        <translation>คำขอปิดแล้ว โหลดใหม่เพื่อดูผล</translation>
    </message>
    <message>
        <source>Denied: %1</source>
        <translation>ปฏิเสธ: %1</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>รายละเอียด</translation>
    </message>
    <message>
        <source>There is no request %1. &quot;lekthictl %2 --all&quot; lists them.</source>
        <translation>ไม่มีคำขอ %1 ดูรายการได้ด้วย &quot;lekthictl %2 --all&quot;</translation>
    </message>
    <message>
        <source>Request %1 is already closed. See &quot;lekthictl %2 %1&quot;.</source>
        <translation>คำขอ %1 ปิดแล้ว ดูผลได้ด้วย &quot;lekthictl %2 %1&quot;</translation>
    </message>
    <message>
        <source>Nothing was changed. To confirm, repeat the command with --yes.</source>
        <translation>ยังไม่มีการเปลี่ยนแปลง หากต้องการยืนยัน ให้สั่งซ้ำพร้อม --yes</translation>
    </message>
    <message>
        <source>%1 was never issued: reset %2 moved the counter %3 from %4 to %5.</source>
        <translation>%1 ไม่เคยออก: การรีเซ็ต %2 เลื่อนตัวนับ %3 จาก %4 เป็น %5</translation>
    </message>
    <message>
        <source>%1 has not been issued yet: the last number of the counter %2 is %3.</source>
        <translation>%1 ยังไม่ได้ออก: เลขล่าสุดของตัวนับ %2 คือ %3</translation>
    </message>
    <message>
        <source>Older ones: --before %1</source>
        <translation>รายการที่เก่ากว่า: --before %1</translation>
    </message>
    <message>
        <source>This row relies on a reset, an import or a voiding that was not approved in this form.</source>
        <translation>รายการนี้อ้างอิงการรีเซ็ต การนำเข้า หรือการยกเลิกเลขที่ ที่ไม่ได้รับอนุมัติตามรูปแบบนี้</translation>
    </message>
    <message>
        <source>This row assigns the number to a document, marks it as unused or voids it, but the number was not free, or neither its own account nor a Super Admin did it.</source>
        <translation>รายการนี้กำหนดเลขที่ให้เอกสาร ระบุว่าไม่ใช้ หรือยกเลิกเลขที่ แต่เลขที่นั้นไม่ว่าง หรือผู้ทำไม่ใช่บัญชีที่ออกเลขและไม่ใช่ผู้ดูแลระบบสูงสุด</translation>
    </message>
    <message>
        <source>The number was voided, so nothing can be done with it any more.</source>
        <translation>เลขที่นี้ถูกยกเลิกแล้ว จึงทำอะไรกับเลขที่นี้ไม่ได้อีก</translation>
    </message>
    <message>
        <source>This number was imported from a register, whose numbers belong to documents. It cannot be voided.</source>
        <translation>เลขที่นี้นำเข้าจากทะเบียนเดิม ซึ่งเลขที่เป็นของเอกสารแล้ว จึงยกเลิกไม่ได้</translation>
    </message>
    <message>
        <source>The project, an organization, a type or the discipline of this number is closed, so there are no new numbers of it. Choose another.</source>
        <translation>โครงการ หน่วยงาน ประเภท หรือสาขางานของเลขที่นี้ปิดใช้งานแล้ว จึงออกเลขใหม่ไม่ได้ ให้เลือกรายการอื่น</translation>
    </message>
    <message>
        <source>Several types have a number %1. Choose one with --type.</source>
        <translation>มีเลขที่ %1 ในหลายประเภท ให้เลือกด้วย --type</translation>
    </message>
    <message>
        <source>Request the voiding of a number without a document; another Super Admin approves</source>
        <translation>ขอยกเลิกเลขที่ที่ไม่มีเอกสาร โดยผู้ดูแลระบบสูงสุดอีกคนเป็นผู้อนุมัติ</translation>
    </message>
    <message>
        <source>Type %1, the sequence number, to approve the voiding:</source>
        <translation>พิมพ์ลำดับที่ %1 เพื่ออนุมัติการยกเลิกเลขที่:</translation>
    </message>
    <message>
        <source>%1 was voided by request %2; it stays taken.</source>
        <translation>%1 ถูกยกเลิกตามคำขอ %2 และจะไม่ถูกออกซ้ำ</translation>
    </message>
    <message>
        <source>none; marked as unused</source>
        <translation>ไม่มี ระบุว่าไม่ใช้แล้ว</translation>
    </message>
    <message>
        <source>Allocated at</source>
        <translation>ออกเลขเมื่อ</translation>
    </message>
    <message>
        <source>Allocated for</source>
        <translation>ออกให้</translation>
    </message>
    <message>
        <source>Requested the voiding of a number</source>
        <translation>ขอยกเลิกเลขที่</translation>
    </message>
    <message>
        <source>Approved the voiding of a number</source>
        <translation>อนุมัติการยกเลิกเลขที่</translation>
    </message>
    <message>
        <source>Voided a number</source>
        <translation>ยกเลิกเลขที่</translation>
    </message>
    <message>
        <source>Rejected the voiding of a number</source>
        <translation>ไม่อนุมัติการยกเลิกเลขที่</translation>
    </message>
    <message>
        <source>Withdrew the request to void a number</source>
        <translation>ถอนคำขอยกเลิกเลขที่</translation>
    </message>
    <message>
        <source>A request to void a number expired</source>
        <translation>คำขอยกเลิกเลขที่หมดอายุ</translation>
    </message>
    <message>
        <source>A request to void a number became stale</source>
        <translation>คำขอยกเลิกเลขที่ใช้ไม่ได้แล้ว</translation>
    </message>
    <message>
        <source>Show these numbers</source>
        <translation>แสดงเลขที่เหล่านี้</translation>
    </message>
    <message>
        <source>%1 was voided by request #%2; it stays taken.</source>
        <translation>%1 ถูกยกเลิกตามคำขอ #%2 และจะไม่ถูกออกซ้ำ</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>service, person</comment>
        <translation>%1 ออกให้ %2</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>ออกเลขเมื่อ</translation>
    </message>
    <message>
        <source>%1 requests the voiding of a number (request #%2): %3</source>
        <translation>%1 ขอยกเลิกเลขที่ (คำขอ #%2): %3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved; the number was voided: %2</source>
        <translation>คำขอ #%1 ของคุณได้รับอนุมัติ ยกเลิกเลขที่แล้ว: %2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale, because the number was assigned to a document or voided: %2</source>
        <translation>คำขอ #%1 ของคุณใช้ไม่ได้แล้ว เพราะเลขที่ถูกกำหนดให้เอกสารหรือถูกยกเลิกไปแล้ว: %2</translation>
    </message>
    <message>
        <source>Voiding #%1</source>
        <translation>ยกเลิกเลขที่ #%1</translation>
    </message>
    <message>
        <source>After the request the number was assigned to a document or voided, so it cannot be voided any more.</source>
        <translation>หลังยื่นคำขอ เลขที่นี้ถูกกำหนดให้เอกสารหรือถูกยกเลิกไปแล้ว จึงยกเลิกตามคำขอนี้ไม่ได้</translation>
    </message>
    <message>
        <source>%1 was voided.</source>
        <translation>ยกเลิก %1 แล้ว</translation>
    </message>
    <message>
        <source>Request #%1 was rejected. The number stays in force.</source>
        <translation>ไม่อนุมัติคำขอ #%1 แล้ว เลขที่ยังใช้งานอยู่</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn. The number stays in force.</source>
        <translation>ถอนคำขอ #%1 แล้ว เลขที่ยังใช้งานอยู่</translation>
    </message>
    <message>
        <source>Many lock failures</source>
        <translation>ล็อกไม่สำเร็จจำนวนมาก</translation>
    </message>
    <message>
        <source>The schema %1 of the document-management system lacks columns that the store reads: %2. Nothing is allocated until they are back, or &quot;lekthictl store init --reference %1&quot; has found others in their place.</source>
        <translation>สคีมา %1 ของระบบจัดการเอกสารขาดคอลัมน์ที่คลังข้อมูลต้องอ่าน: %2 จะไม่มีการออกเลขจนกว่าคอลัมน์จะกลับมา หรือสั่ง &quot;lekthictl store init --reference %1&quot; เพื่อใช้คอลัมน์อื่นแทน</translation>
    </message>
    <message>
        <source>%1 entries of the document-management system (schema %2) are left out, because their code cannot stand in numbers, is another entry&apos;s, or they belong to nothing: %3. Correct them there.</source>
        <translation>ไม่ได้นำรายการ %1 รายการของระบบจัดการเอกสาร (สคีมา %2) มาใช้ เพราะรหัสใช้ในเลขที่เอกสารไม่ได้ ซ้ำกับรายการอื่น หรือไม่พบรายการที่สังกัด: %3 โปรดแก้ไขในระบบนั้น</translation>
    </message>
    <message>
        <source>The reference data are those of the document-management system (schema %1).</source>
        <translation>ข้อมูลอ้างอิงมาจากระบบจัดการเอกสาร (สคีมา %1)</translation>
    </message>
    <message>
        <source>These lists belong to the document-management system (schema %1). Change them there.</source>
        <translation>รายการเหล่านี้เป็นของระบบจัดการเอกสาร (สคีมา %1) โปรดแก้ไขในระบบนั้น</translation>
    </message>
    <message>
        <source>The lists of the document-management system (schema %1) cannot be read, so a number could show a code that is no longer right. Run &quot;lekthictl store status&quot;.</source>
        <translation>อ่านรายการของระบบจัดการเอกสาร (สคีมา %1) ไม่ได้ เลขที่เอกสารจึงอาจใช้รหัสที่ไม่ถูกต้องแล้ว โปรดสั่ง &quot;lekthictl store status&quot;</translation>
    </message>
    <message>
        <source>The schema %1 lacks tables or columns that Lekthi reads: %2. Add them, or name another schema.</source>
        <translation>สคีมา %1 ขาดตารางหรือคอลัมน์ที่ Lekthi ต้องอ่าน: %2 โปรดเพิ่มให้ครบ หรือระบุสคีมาอื่น</translation>
    </message>
    <message>
        <source>Entries of the store are not in the schema %1 with the same id and code: %2. Add them there, or close them here.</source>
        <translation>รายการบางรายการของคลังข้อมูลไม่มีในสคีมา %1 ด้วย ID และรหัสเดียวกัน: %2 โปรดเพิ่มในสคีมานั้น หรือปิดรายการที่นี่</translation>
    </message>
    <message>
        <source>With --reference the lists come from the other schema, without --demo and --starter-set.</source>
        <translation>เมื่อใช้ --reference รายการจะมาจากอีกสคีมาหนึ่ง จึงใช้ร่วมกับ --demo และ --starter-set ไม่ได้</translation>
    </message>
    <message>
        <source>Read projects, organizations, types and disciplines from the schema of the document-management system, which owns them</source>
        <translation>อ่านโครงการ หน่วยงาน ประเภท และสาขางานจากสคีมาของระบบจัดการเอกสารซึ่งเป็นเจ้าของข้อมูล</translation>
    </message>
    <message>
        <source>Last sign-in</source>
        <translation>เข้าสู่ระบบล่าสุด</translation>
    </message>
    <message>
        <source>Read changed reference data of another schema</source>
        <translation>อ่านข้อมูลอ้างอิงที่เปลี่ยนจากสคีมาอื่น</translation>
    </message>
    <message>
        <source>Reference data of the document-management system</source>
        <translation>ข้อมูลอ้างอิงของระบบจัดการเอกสาร</translation>
    </message>
    <message>
        <source>Numbers could show codes that are no longer right.</source>
        <translation>เลขที่เอกสารอาจใช้รหัสที่ไม่ถูกต้องแล้ว</translation>
    </message>
    <message>
        <source>Database failures</source>
        <translation>ฐานข้อมูลขัดข้อง</translation>
    </message>
    <message>
        <source>More than %1 requests received no number within %2 because the database failed.</source>
        <translation>มีคำขอเกิน %1 รายการที่ไม่ได้เลขที่ภายใน %2 เพราะฐานข้อมูลขัดข้อง</translation>
    </message>
    <message>
        <source>Requests received no number within %2 because the database failed.</source>
        <translation>มีคำขอที่ไม่ได้เลขที่ภายใน %2 เพราะฐานข้อมูลขัดข้อง</translation>
    </message>
    <message>
        <source>&quot;lekthictl errors list --type DB_ERROR&quot; shows what the database answered. Check that its server runs and has space.</source>
        <translation>คำสั่ง &quot;lekthictl errors list --type DB_ERROR&quot; แสดงคำตอบของฐานข้อมูล ตรวจสอบว่าเซิร์ฟเวอร์ทำงานอยู่และมีพื้นที่ว่าง</translation>
    </message>
    <message>
        <source>The address of a mail server begins with smtps:// or smtp://, such as smtps://mail.example.com. Messages are sent encrypted in both cases.</source>
        <translation>ที่อยู่ของเซิร์ฟเวอร์อีเมลขึ้นต้นด้วย smtps:// หรือ smtp:// เช่น smtps://mail.example.com ทั้งสองแบบส่งข้อความแบบเข้ารหัส</translation>
    </message>
    <message>
        <source>Enter one e-mail address as the sender, such as lekthi@example.com.</source>
        <translation>ระบุอีเมลผู้ส่งหนึ่งที่อยู่ เช่น lekthi@example.com</translation>
    </message>
    <message>
        <source>Enter 1 to 50 e-mail addresses as recipients, separated by commas.</source>
        <translation>ระบุอีเมลผู้รับ 1 ถึง 50 ที่อยู่ คั่นด้วยเครื่องหมายจุลภาค</translation>
    </message>
    <message>
        <source>SLACK, PAGERDUTY or EMAIL</source>
        <translation>SLACK, PAGERDUTY หรือ EMAIL</translation>
    </message>
    <message>
        <source>Give either --reference or --no-reference.</source>
        <translation>ระบุ --reference หรือ --no-reference อย่างใดอย่างหนึ่ง</translation>
    </message>
    <message>
        <source>Keep these lists in this store from now on, as they were last read from the other schema</source>
        <translation>นับจากนี้ให้คลังข้อมูลนี้เก็บรายการเหล่านี้เอง ตามที่อ่านจากสคีมาอื่นครั้งล่าสุด</translation>
    </message>
    <message>
        <source>Ended reading reference data of another schema</source>
        <translation>เลิกอ่านข้อมูลอ้างอิงจากสคีมาอื่น</translation>
    </message>
    <message>
        <source>Requests that the database failed</source>
        <translation>คำขอที่ฐานข้อมูลขัดข้อง</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>อีเมล</translation>
    </message>
    <message>
        <source>The number %1 was voided. Do not use it for this document; allocate a new number with a new request ID.</source>
        <translation>เลขที่ %1 ถูกยกเลิกแล้ว ห้ามใช้กับเอกสารนี้ ให้ออกเลขใหม่ด้วยรหัสคำขอใหม่</translation>
    </message>
    <message>
        <source>This is not where a page of this list ended. Start again from the beginning of the list.</source>
        <translation>ข้อความนี้ไม่ใช่ตำแหน่งท้ายหน้าของรายการนี้ เริ่มใหม่ตั้งแต่ต้นรายการ</translation>
    </message>
    <message>
        <source>A search within numbers reads every number. Give a period of at most one year, or the beginning of the number.</source>
        <translation>การค้นหาข้อความภายในเลขที่ต้องอ่านทุกเลขที่ ระบุช่วงเวลาไม่เกินหนึ่งปี หรือระบุส่วนต้นของเลขที่</translation>
    </message>
    <message>
        <source>The period ends before it begins. Correct one of the dates.</source>
        <translation>วันสิ้นสุดอยู่ก่อนวันเริ่มต้น แก้ไขวันที่</translation>
    </message>
    <message>
        <source>--reference needs a reference such as ERR-20250102-1234-ABCD, not &quot;%1&quot;.</source>
        <translation>--reference ต้องเป็นรหัสอ้างอิง เช่น ERR-20250102-1234-ABCD ไม่ใช่ &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Only the error of this reference, as a message quotes it</source>
        <translation>เฉพาะข้อผิดพลาดของรหัสอ้างอิงนี้ ตามที่แสดงในข้อความ</translation>
    </message>
    <message>
        <source>Only errors of this document type, by its code</source>
        <translation>เฉพาะข้อผิดพลาดของประเภทเอกสารนี้ ระบุด้วยรหัส</translation>
    </message>
    <message>
        <source>A counter needs --project, --type and --originator.</source>
        <translation>การระบุตัวนับต้องใช้ --project, --type และ --originator</translation>
    </message>
    <message>
        <source>Gaps not shown: %1</source>
        <translation>ช่วงเลขขาดที่ไม่ได้แสดง: %1</translation>
    </message>
    <message>
        <source>No unexplained gap. Counters checked: %1</source>
        <translation>ไม่มีเลขขาดโดยไม่ทราบสาเหตุ ตรวจแล้ว %1 ตัวนับ</translation>
    </message>
    <message>
        <source>Unexplained gaps: %1. Counters checked: %2</source>
        <translation>เลขขาดโดยไม่ทราบสาเหตุ: %1 ช่วง ตรวจแล้ว %2 ตัวนับ</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>ปี</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>รายการ</translation>
    </message>
    <message>
        <source>Size (MB)</source>
        <translation>ขนาด (MB)</translation>
    </message>
    <message>
        <source>The ledger is empty.</source>
        <translation>ทะเบียนเลขที่ยังไม่มีรายการ</translation>
    </message>
    <message>
        <source>Oldest row: %1</source>
        <translation>รายการเก่าที่สุด: %1</translation>
    </message>
    <message>
        <source>The ledger has to be kept for %1 years: everything since %2.</source>
        <translation>ต้องเก็บทะเบียนเลขที่อย่างน้อย %1 ปี คือทุกรายการตั้งแต่ %2</translation>
    </message>
    <message>
        <source>No row is older than that.</source>
        <translation>ไม่มีรายการที่เก่ากว่านั้น</translation>
    </message>
    <message>
        <source>Older rows: %1</source>
        <translation>รายการที่เก่ากว่านั้น: %1</translation>
    </message>
    <message>
        <source>Show which numbers are missing, and why</source>
        <translation>แสดงเลขที่ที่ขาดและสาเหตุ</translation>
    </message>
    <message>
        <source>Only the counter with this ID</source>
        <translation>เฉพาะตัวนับรหัสนี้</translation>
    </message>
    <message>
        <source>At most so many explained gaps; 1,000 if left out</source>
        <translation>แสดงเลขขาดที่ทราบสาเหตุไม่เกินจำนวนนี้ ถ้าไม่ระบุคือ 1,000</translation>
    </message>
    <message>
        <source>Show how old and how large the ledger is, year by year</source>
        <translation>แสดงอายุและขนาดของทะเบียนเลขที่แยกตามปี</translation>
    </message>
    <message>
        <source>%1, ledger row %2, %3</source>
        <translation>%1 รายการในทะเบียนเลขที่ %2 เมื่อ %3</translation>
    </message>
    <message>
        <source>Lock wait (ms)</source>
        <translation>เวลารอล็อก (ms)</translation>
    </message>
    <message>
        <source>Duration (ms)</source>
        <translation>ระยะเวลา (ms)</translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation>วิธีสำรอง</translation>
    </message>
    <message>
        <source>Previous hash</source>
        <translation>แฮชก่อนหน้า</translation>
    </message>
    <message>
        <source>Row before it</source>
        <translation>รายการก่อนหน้า</translation>
    </message>
    <message>
        <source>Row after it</source>
        <translation>รายการถัดไป</translation>
    </message>
    <message>
        <source>This row does not continue the one before it. Run lekthictl audit verify.</source>
        <translation>รายการนี้ไม่ต่อเนื่องจากรายการก่อนหน้า เรียก lekthictl audit verify</translation>
    </message>
    <message>
        <source>A ledger row is named by its number, not by &quot;%1&quot;.</source>
        <translation>รายการในทะเบียนเลขที่ระบุด้วยหมายเลขรายการ ไม่ใช่ &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The ledger has no row %1.</source>
        <translation>ทะเบียนเลขที่ไม่มีรายการ %1</translation>
    </message>
    <message>
        <source>List the numbers of the ledger, newest first</source>
        <translation>แสดงเลขที่ในทะเบียน ใหม่สุดก่อน</translation>
    </message>
    <message>
        <source>Only numbers for this account</source>
        <translation>เฉพาะเลขที่ที่ออกให้บัญชีนี้</translation>
    </message>
    <message>
        <source>Only numbers that this account allocated</source>
        <translation>เฉพาะเลขที่ที่บัญชีนี้เป็นผู้ออก</translation>
    </message>
    <message>
        <source>Only numbers that begin so; * stands for any text, and needs a period of at most a year anywhere but at the end</source>
        <translation>เฉพาะเลขที่ที่ขึ้นต้นแบบนี้ ใช้ * แทนข้อความใดก็ได้ ถ้า * ไม่ได้อยู่ท้ายสุดต้องระบุช่วงเวลาไม่เกินหนึ่งปี</translation>
    </message>
    <message>
        <source>Only numbers of this document</source>
        <translation>เฉพาะเลขที่ของเอกสารนี้</translation>
    </message>
    <message>
        <source>Only IN_FORCE, VOIDED, REPLACED, IMPORTED, SKIPPED or UNUSED numbers</source>
        <translation>เฉพาะเลขที่สถานะ IN_FORCE, VOIDED, REPLACED, IMPORTED, SKIPPED หรือ UNUSED</translation>
    </message>
    <message>
        <source>Only numbers that took retries</source>
        <translation>เฉพาะเลขที่ที่ต้องลองซ้ำ</translation>
    </message>
    <message>
        <source>Only numbers that were allocated by a fallback</source>
        <translation>เฉพาะเลขที่ที่ออกด้วยวิธีสำรอง</translation>
    </message>
    <message>
        <source>Only numbers before which others were skipped</source>
        <translation>เฉพาะเลขที่ที่มีการข้ามเลขก่อนหน้า</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>เก่าสุดก่อน</translation>
    </message>
    <message>
        <source>Also say how many there are, exactly up to 10,000</source>
        <translation>บอกจำนวนทั้งหมดด้วย นับตรงถึง 10,000</translation>
    </message>
    <message>
        <source>Continue after a page, with the text that it ended with</source>
        <translation>แสดงต่อจากหน้าก่อน ด้วยข้อความที่ได้ท้ายหน้านั้น</translation>
    </message>
    <message>
        <source>Show a row of the ledger with the rows around it</source>
        <translation>แสดงรายการในทะเบียนเลขที่พร้อมรายการก่อนและหลัง</translation>
    </message>
    <message>
        <source>request %1 of %2, approved by %3 on %4</source>
        <translation>คำขอ %1 ของ %2 อนุมัติโดย %3 เมื่อ %4</translation>
    </message>
    <message>
        <source>Reset of the counter: %1</source>
        <translation>รีเซ็ตตัวนับ: %1</translation>
    </message>
    <message>
        <source>Reset of the counter</source>
        <translation>รีเซ็ตตัวนับ</translation>
    </message>
    <message>
        <source>Skipped: %1 was taken already, %2 was issued instead</source>
        <translation>ข้ามเลข: %1 ถูกใช้แล้ว จึงออก %2 แทน</translation>
    </message>
    <message>
        <source>Raised by the import of an old register: %1</source>
        <translation>ตัวนับเพิ่มขึ้นจากการนำเข้าทะเบียนเดิม: %1</translation>
    </message>
    <message>
        <source>Raised by the import of an old register</source>
        <translation>ตัวนับเพิ่มขึ้นจากการนำเข้าทะเบียนเดิม</translation>
    </message>
    <message>
        <source>%1 was marked as unused</source>
        <translation>%1 ถูกระบุว่าไม่ใช้</translation>
    </message>
    <message>
        <source>%1 was voided: %2</source>
        <translation>%1 ถูกยกเลิก: %2</translation>
    </message>
    <message>
        <source>%1 was voided</source>
        <translation>%1 ถูกยกเลิก</translation>
    </message>
    <message>
        <source>Before the first number that the ledger knows of this counter</source>
        <translation>อยู่ก่อนเลขแรกของตัวนับนี้ที่มีในทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>Not explained. Run lekthictl audit verify with the digests that were kept elsewhere, and compare with the backups of the store.</source>
        <translation>ไม่ทราบสาเหตุ เรียก lekthictl audit verify โดยใช้ค่าสรุปที่เก็บไว้ที่อื่น และเทียบกับข้อมูลสำรองของคลังข้อมูล</translation>
    </message>
    <message>
        <source>Missing numbers</source>
        <translation>เลขที่ขาด</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>สาเหตุ</translation>
    </message>
    <message>
        <source>%1: taken, %2 was issued instead</source>
        <translation>%1: ถูกใช้แล้ว ออก %2 แทน</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>ถูกยกเลิก</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>นำเข้า</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>ไม่ใช้</translation>
    </message>
    <message>
        <source>More than %1 numbers.</source>
        <translation>มากกว่า %1 เลขที่</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>จำนวนเลขที่: %1</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>ออกให้</translation>
    </message>
    <message>
        <source>There are no such numbers.</source>
        <translation>ไม่มีเลขที่ตามเงื่อนไขนี้</translation>
    </message>
    <message>
        <source>Database lock</source>
        <translation>ล็อกฐานข้อมูล</translation>
    </message>
    <message>
        <source>After a retry</source>
        <translation>หลังลองซ้ำ</translation>
    </message>
    <message>
        <source>None</source>
        <comment>fallback</comment>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>%1, after reset %2 of the counter</source>
        <comment>sequence number</comment>
        <translation>%1 (หลังรีเซ็ตตัวนับครั้งที่ %2)</translation>
    </message>
    <message>
        <source>Replaced</source>
        <comment>number</comment>
        <translation>ถูกแทนที่</translation>
    </message>
    <message>
        <source>Issued</source>
        <comment>ledger row</comment>
        <translation>ออกเลข</translation>
    </message>
    <message>
        <source>Issued for a revision</source>
        <comment>ledger row</comment>
        <translation>ออกเลขสำหรับฉบับแก้ไข</translation>
    </message>
    <message>
        <source>Voided</source>
        <comment>ledger row</comment>
        <translation>ยกเลิกเลข</translation>
    </message>
    <message>
        <source>Imported</source>
        <comment>ledger row</comment>
        <translation>นำเข้า</translation>
    </message>
    <message>
        <source>Assigned to a document</source>
        <comment>ledger row</comment>
        <translation>ผูกกับเอกสาร</translation>
    </message>
    <message>
        <source>Marked as unused</source>
        <comment>ledger row</comment>
        <translation>กำหนดว่าไม่ใช้</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>บุคคล</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>บริการ</translation>
    </message>
    <message>
        <source>%1, %2 (UTC)</source>
        <comment>row of the ledger, time</comment>
        <translation>%1, %2 (UTC)</translation>
    </message>
    <message>
        <source>Row hash</source>
        <translation>แฮชของแถว</translation>
    </message>
    <message>
        <source>None: older than the chain</source>
        <translation>ไม่มี เพราะมาก่อนห่วงโซ่แฮช</translation>
    </message>
    <message>
        <source>It was already taken; %1 was issued instead.</source>
        <translation>เลขที่นี้ถูกใช้ไปแล้ว จึงออก %1 แทน</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>เหตุผล: %1</translation>
    </message>
    <message>
        <source>Released by a reset of its counter, for new documents.</source>
        <translation>ตัวนับถูกรีเซ็ต เลขที่นี้จึงออกให้เอกสารใหม่ได้อีก</translation>
    </message>
    <message>
        <source>A newer revision of its document has another number.</source>
        <translation>ฉบับแก้ไขที่ใหม่กว่าของเอกสารใช้เลขที่อื่น</translation>
    </message>
    <message>
        <source>None</source>
        <comment>document</comment>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>There is no cosignature of the witness %1 that fits. Check its key, and that the cosignature is of these digests.</source>
        <translation>ไม่มีลายมือชื่อร่วมของพยาน %1 ที่ตรงกัน ตรวจสอบคีย์ของพยาน และตรวจสอบว่าลายมือชื่อร่วมเป็นของค่าสรุปชุดนี้</translation>
    </message>
    <message>
        <source>The receipt %1 cannot be read from byte %2 on: it was cut off or changed, or is another file. Get another copy of it.</source>
        <translation>อ่านใบรับรอง %1 ตั้งแต่ไบต์ที่ %2 ไม่ได้: ไฟล์ขาดหาย ถูกแก้ไข หรือเป็นไฟล์อื่น ขอสำเนาใหม่</translation>
    </message>
    <message>
        <source>The file %1 is not a receipt of this version of Lekthi: its format is “%2”. Check that it is the right file, or use a newer lekthictl.</source>
        <translation>ไฟล์ %1 ไม่ใช่ใบรับรองของ Lekthi รุ่นนี้: รูปแบบคือ “%2” ตรวจสอบว่าเป็นไฟล์ที่ถูกต้อง หรือใช้ lekthictl รุ่นใหม่กว่า</translation>
    </message>
    <message>
        <source>The part “%2” of the receipt %1 is missing or malformed: the file was changed. Get another copy of it.</source>
        <translation>ส่วน “%2” ของใบรับรอง %1 ขาดหายหรือผิดรูปแบบ: ไฟล์ถูกแก้ไข ขอสำเนาใหม่</translation>
    </message>
    <message>
        <source>The signed digest in the receipt %1 was not signed by this key, or was changed. Check the key, or get another copy of the receipt.</source>
        <translation>ค่าสรุปในใบรับรอง %1 ไม่ได้ลงนามด้วยคีย์นี้ หรือถูกแก้ไข ตรวจสอบคีย์ หรือขอสำเนาใบรับรองใหม่</translation>
    </message>
    <message>
        <source>The statement in the receipt %1 was not signed by this key, or was changed. Check the key, or get another copy of the receipt.</source>
        <translation>คำรับรองในใบรับรอง %1 ไม่ได้ลงนามด้วยคีย์นี้ หรือถูกแก้ไข ตรวจสอบคีย์ หรือขอสำเนาใบรับรองใหม่</translation>
    </message>
    <message>
        <source>The receipt %1 is not genuine: record %2 of the counter was changed or does not follow the one before it. Get another copy, or ask for a new receipt.</source>
        <translation>ใบรับรอง %1 ไม่แท้: รายการที่ %2 ของตัวนับถูกแก้ไข หรือไม่ต่อจากรายการก่อนหน้า ขอสำเนาใหม่ หรือขอออกใบรับรองใหม่</translation>
    </message>
    <message>
        <source>The receipt %1 hides record %2 of the counter, which belongs to the same number. Ask for a new receipt.</source>
        <translation>ใบรับรอง %1 ปิดบังรายการที่ %2 ของตัวนับ ซึ่งเป็นของเลขที่เดียวกัน ขอออกใบรับรองใหม่</translation>
    </message>
    <message>
        <source>The receipt %1 is not genuine: its records do not lead to the signed digest. Get another copy, or ask for a new receipt.</source>
        <translation>ใบรับรอง %1 ไม่แท้: รายการในใบรับรองไม่ต่อเนื่องไปถึงค่าสรุปที่ลงนามไว้ ขอสำเนาใหม่ หรือขอออกใบรับรองใหม่</translation>
    </message>
    <message>
        <source>The receipt %1 is not genuine: its proof does not lead to the signed digest. Get another copy, or ask for a new receipt.</source>
        <translation>ใบรับรอง %1 ไม่แท้: หลักฐานพิสูจน์ไม่นำไปถึงค่าสรุปที่ลงนามไว้ ขอสำเนาใหม่ หรือขอออกใบรับรองใหม่</translation>
    </message>
    <message>
        <source>The line “%2” of the statement in the receipt %1 contradicts its records. Ask for a new receipt.</source>
        <translation>บรรทัด “%2” ของคำรับรองในใบรับรอง %1 ขัดกับรายการในใบรับรอง ขอออกใบรับรองใหม่</translation>
    </message>
    <message>
        <source>The ledger has no number %1.</source>
        <translation>ไม่มีเลขที่ %1 ในทะเบียน</translation>
    </message>
    <message>
        <source>%1 was imported from an old register, so that the ledger cannot prove who was given it. The register is the evidence.</source>
        <translation>%1 นำเข้าจากทะเบียนเดิม ทะเบียนในระบบจึงพิสูจน์ไม่ได้ว่าออกให้ใคร หลักฐานคือทะเบียนเดิม</translation>
    </message>
    <message>
        <source>%1 was issued before the ledger was chained, so that no digest proves it.</source>
        <translation>%1 ออกก่อนที่ทะเบียนจะเชื่อมเป็นห่วงโซ่แฮช จึงไม่มีค่าสรุปใดพิสูจน์ได้</translation>
    </message>
    <message>
        <source>No digest that this key signed covers %1 yet. Write one, then ask for the receipt again.</source>
        <translation>ยังไม่มีค่าสรุปที่ลงนามด้วยคีย์นี้ครอบคลุม %1 สร้างค่าสรุปก่อน แล้วขอใบรับรองอีกครั้ง</translation>
    </message>
    <message>
        <source>The ledger does not agree with the signed digest that covers %1. Run “lekthictl audit verify” with that digest.</source>
        <translation>ทะเบียนไม่ตรงกับค่าสรุปที่ลงนามซึ่งครอบคลุม %1 เรียกใช้ “lekthictl audit verify” กับค่าสรุปนั้น</translation>
    </message>
    <message>
        <source>The digests around the one that covers %1 are missing from their file or were changed. Use a whole copy of the file, or write a new digest into a new file.</source>
        <translation>ค่าสรุปที่อยู่ติดกับค่าสรุปซึ่งครอบคลุม %1 หายไปจากไฟล์หรือถูกแก้ไข ใช้สำเนาไฟล์ที่ครบถ้วน หรือสร้างค่าสรุปใหม่ในไฟล์ใหม่</translation>
    </message>
    <message>
        <source>More records lie between %1 and the digest that covers it than a receipt can hold. Write digests more often, so that later numbers can have receipts.</source>
        <translation>รายการตั้งแต่ %1 จนถึงค่าสรุปที่ครอบคลุมเลขที่นี้มีมากกว่าที่ใบรับรองเก็บได้ สร้างค่าสรุปให้ถี่ขึ้น เพื่อให้เลขที่ออกหลังจากนี้มีใบรับรองได้</translation>
    </message>
    <message>
        <source>“%1” is no verifier key of a witness: NAME+ID+KEY, with the algorithm 4.</source>
        <translation>“%1” ไม่ใช่คีย์ตรวจสอบของพยาน: ต้องเป็น NAME+ID+KEY ใช้อัลกอริทึม 4</translation>
    </message>
    <message>
        <source>“lekthictl audit export --out FILE” adds a digest to a file that --digest FILE names here.</source>
        <translation>“lekthictl audit export --out FILE” เพิ่มค่าสรุปลงในไฟล์ แล้วระบุไฟล์นั้นที่นี่ด้วย --digest FILE</translation>
    </message>
    <message>
        <source>The receipt was written to %1.</source>
        <translation>บันทึกใบรับรองลงใน %1 แล้ว</translation>
    </message>
    <message>
        <source>Cosigned by %1 at %2.</source>
        <translation>%1 ลงนามร่วมเมื่อ %2</translation>
    </message>
    <message>
        <source>The receipt is genuine: signed by this key, and not changed since.</source>
        <translation>ใบรับรองเป็นของแท้: ลงนามด้วยคีย์นี้ และไม่ถูกแก้ไขหลังจากนั้น</translation>
    </message>
    <message>
        <source>Signed digests, one a line</source>
        <translation>ค่าสรุปที่ลงนามแล้ว บรรทัดละรายการ</translation>
    </message>
    <message>
        <source>Public key of who signed it, or the file that holds it</source>
        <translation>คีย์สาธารณะของผู้ลงนาม หรือไฟล์ที่เก็บคีย์นั้น</translation>
    </message>
    <message>
        <source>None of these digests stands in their log at the size %1.</source>
        <translation>ไม่มีค่าสรุปใดในชุดนี้ที่อยู่ในบันทึก ณ ขนาด %1</translation>
    </message>
    <message>
        <source>Digests that follow the size %1 are missing from the file or were changed. Use a whole copy of it.</source>
        <translation>ค่าสรุปที่ต่อจากขนาด %1 หายไปจากไฟล์หรือถูกแก้ไข ใช้สำเนาไฟล์ที่ครบถ้วน</translation>
    </message>
    <message>
        <source>The last of these digests was signed before there was a log of them. Write a new one with lekthictl audit export.</source>
        <translation>ค่าสรุปล่าสุดในชุดนี้ลงนามก่อนที่จะมีบันทึกของค่าสรุป สร้างใหม่ด้วย lekthictl audit export</translation>
    </message>
    <message>
        <source>The cosignature of %1 on the log of size %2 was added to %3. Receipts made from these digests include it.</source>
        <translation>เพิ่มลายมือชื่อร่วมของ %1 บนบันทึกขนาด %2 ลงใน %3 แล้ว ใบรับรองที่ออกจากค่าสรุปชุดนี้จะมีลายมือชื่อนี้ด้วย</translation>
    </message>
    <message>
        <source>Sign a receipt of a number that anybody can check offline</source>
        <translation>ลงนามใบรับรองเลขที่ ซึ่งใครก็ตรวจสอบได้โดยไม่ต้องเชื่อมต่อ</translation>
    </message>
    <message>
        <source>Signed digests of the same key; else those that the programs keep on this computer</source>
        <translation>ค่าสรุปที่ลงนามด้วยคีย์เดียวกัน ถ้าไม่ระบุ ใช้ชุดที่โปรแกรมเก็บไว้ในเครื่องนี้</translation>
    </message>
    <message>
        <source>Write the receipt to this file instead of printing it</source>
        <translation>บันทึกใบรับรองลงไฟล์นี้แทนการแสดงผล</translation>
    </message>
    <message>
        <source>Check a receipt; needs no store</source>
        <translation>ตรวจสอบใบรับรอง ไม่ต้องใช้คลังข้อมูล</translation>
    </message>
    <message>
        <source>Verifier key of a witness who has to have cosigned; can be given several times</source>
        <translation>คีย์ตรวจสอบของพยานที่ต้องลงนามร่วม ระบุได้หลายครั้ง</translation>
    </message>
    <message>
        <source>Print how far the log of signed digests is, as a signed note</source>
        <translation>แสดงว่าบันทึกของค่าสรุปที่ลงนามไปถึงไหน ในรูปแบบ signed note</translation>
    </message>
    <message>
        <source>Print a request to a witness, which proves that the log begins with what it was at this size</source>
        <translation>แสดงคำขอถึงพยาน ซึ่งพิสูจน์ว่าบันทึกขึ้นต้นเหมือนกับตอนที่มีขนาดนี้</translation>
    </message>
    <message>
        <source>Keep the cosignature of a witness for later receipts</source>
        <translation>เก็บลายมือชื่อร่วมของพยานไว้ใช้กับใบรับรองต่อไป</translation>
    </message>
    <message>
        <source>Verifier key of the witness: NAME+ID+KEY</source>
        <translation>คีย์ตรวจสอบของพยาน: NAME+ID+KEY</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state of a number and its reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>ออกเลขเมื่อ</translation>
    </message>
    <message>
        <source>For</source>
        <translation>ออกให้</translation>
    </message>
    <message>
        <source>Signed-in account</source>
        <translation>บัญชีที่เข้าใช้</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1 รุ่น %2</translation>
    </message>
    <message>
        <source>Receipt made</source>
        <translation>ออกใบรับรองเมื่อ</translation>
    </message>
    <message>
        <source>Place in the chain</source>
        <translation>ลำดับในห่วงโซ่</translation>
    </message>
    <message>
        <source>Hash of the record</source>
        <translation>แฮชของรายการ</translation>
    </message>
    <message>
        <source>Place that was signed</source>
        <translation>ลำดับที่ลงนาม</translation>
    </message>
    <message>
        <source>Hash that was signed</source>
        <translation>แฮชที่ลงนาม</translation>
    </message>
    <message>
        <source>Log of digests</source>
        <translation>บันทึกของค่าสรุป</translation>
    </message>
    <message>
        <source>Entry of the log</source>
        <translation>รายการในบันทึก</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>entry of a log</comment>
        <translation>%1 จาก %2</translation>
    </message>
    <message>
        <source>Root of the log</source>
        <translation>รากของบันทึก</translation>
    </message>
    <message>
        <source>Anybody who has the JSON file and this public key from a source of their own can check it without the database: %1</source>
        <translation>ใครก็ตามที่มีไฟล์ JSON และได้คีย์สาธารณะนี้จากแหล่งของตนเอง ตรวจสอบได้โดยไม่ต้องใช้ฐานข้อมูล: %1</translation>
    </message>
    <message>
        <source>Receipt of a document number</source>
        <translation>ใบรับรองเลขที่เอกสาร</translation>
    </message>
    <message>
        <source>What proves it</source>
        <translation>หลักฐานพิสูจน์</translation>
    </message>
    <message>
        <source>This page is for reading. The evidence is the JSON file that belongs to it, which is signed.</source>
        <translation>หน้านี้มีไว้สำหรับอ่าน หลักฐานคือไฟล์ JSON ที่คู่กัน ซึ่งลงนามไว้แล้ว</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>ข้อมูลที่มี</translation>
    </message>
    <message>
        <source>Nothing found for %1.</source>
        <translation>ไม่พบข้อมูลสำหรับ %1</translation>
    </message>
    <message>
        <source>Size of the window to begin with, such as 1920x1080.</source>
        <translation>ขนาดหน้าต่างเมื่อเริ่ม เช่น 1920x1080</translation>
    </message>
    <message>
        <source>The size must be width x height in pixels, up to 7680x4320, such as 1280x800.</source>
        <translation>ขนาดต้องเป็น กว้างxสูง เป็นพิกเซล ไม่เกิน 7680x4320 เช่น 1280x800</translation>
    </message>
    <message>
        <source>The window needs at least %1x%2 pixels.</source>
        <translation>หน้าต่างต้องมีขนาดอย่างน้อย %1x%2 พิกเซล</translation>
    </message>
    <message>
        <source>Lock timeout</source>
        <comment>an error of allocation</comment>
        <translation>รอล็อกนานเกินกำหนด</translation>
    </message>
    <message>
        <source>Version conflict</source>
        <comment>an error of allocation</comment>
        <translation>เวอร์ชันขัดแย้งกัน</translation>
    </message>
    <message>
        <source>Database error</source>
        <comment>an error of allocation</comment>
        <translation>ฐานข้อมูลผิดพลาด</translation>
    </message>
    <message>
        <source>Redis unreachable</source>
        <comment>an error of allocation</comment>
        <translation>ติดต่อ Redis ไม่ได้</translation>
    </message>
    <message>
        <source>Invalid request</source>
        <comment>an error of allocation</comment>
        <translation>คำขอไม่ถูกต้อง</translation>
    </message>
    <message>
        <source>Number in use</source>
        <comment>an error of allocation</comment>
        <translation>เลขที่ถูกใช้อยู่แล้ว</translation>
    </message>
    <message>
        <source>Too few digits</source>
        <comment>an error of allocation</comment>
        <translation>จำนวนหลักไม่พอ</translation>
    </message>
    <message>
        <source>Number voided</source>
        <comment>an error of allocation</comment>
        <translation>เลขที่ถูกยกเลิกแล้ว</translation>
    </message>
    <message>
        <source>Too many requests</source>
        <comment>an error of allocation</comment>
        <translation>คำขอมากเกินไป</translation>
    </message>
    <message>
        <source>Resolved %1</source>
        <comment>an error, at a time</comment>
        <translation>แก้ไขแล้วเมื่อ %1</translation>
    </message>
    <message>
        <source>Unresolved</source>
        <comment>an error</comment>
        <translation>ยังไม่แก้ไข</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>การลองแต่ละครั้ง</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>รายละเอียดคำขอ</translation>
    </message>
    <message>
        <source>Not yet allocated</source>
        <translation>ยังไม่ได้ออก</translation>
    </message>
    <message>
        <source>Another period</source>
        <translation>คนละรอบ</translation>
    </message>
    <message>
        <source>No template fits</source>
        <translation>ไม่ตรงรูปแบบ</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>ยาวเกินไป</translation>
    </message>
    <message>
        <source>Skipped because it was taken; %1 was issued instead on %2. %3</source>
        <comment>a number, a time, a counter</comment>
        <translation>ข้ามเพราะมีผู้ใช้เลขนี้แล้ว ออก %1 แทนเมื่อ %2 · %3</translation>
    </message>
    <message>
        <source>The last number of an old register, imported on %1. %2</source>
        <comment>a time, a counter</comment>
        <translation>เลขสุดท้ายของทะเบียนเดิม นำเข้าเมื่อ %1 · %2</translation>
    </message>
    <message>
        <source>Issued on %1 for document %2. %3</source>
        <comment>a time, an ID, a counter</comment>
        <translation>ออกเมื่อ %1 ให้เอกสาร %2 · %3</translation>
    </message>
    <message>
        <source>Issued on %1. %2</source>
        <comment>a time, a counter</comment>
        <translation>ออกเมื่อ %1 · %2</translation>
    </message>
    <message>
        <source>No number of this counter has been allocated yet: %1.</source>
        <translation>ตัวนับนี้ยังไม่เคยออกเลข: %1</translation>
    </message>
    <message numerus="yes">
        <source>The counter stands at %1; this number comes %n number(s) later. %2</source>
        <comment>a sequence number, a counter</comment>
        <translation>
            <numerusform>ตัวนับอยู่ที่ %1 เลขนี้จะออกหลังจากนี้อีก %n เลข · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>It would belong to the counter of another period, which has given no number: %1.</source>
        <translation>เลขนี้เป็นของตัวนับรอบอื่น ซึ่งยังไม่เคยออกเลข: %1</translation>
    </message>
    <message>
        <source>It would belong to the counter of another period, which stands at %1: %2.</source>
        <comment>a sequence number, a counter</comment>
        <translation>เลขนี้เป็นของตัวนับรอบอื่น ซึ่งอยู่ที่ %1: %2</translation>
    </message>
    <message>
        <source>The counter has passed it and stands at %1. %2</source>
        <comment>a sequence number, a counter</comment>
        <translation>ตัวนับเลยเลขนี้ไปแล้ว อยู่ที่ %1 · %2</translation>
    </message>
    <message>
        <source>%1 Nearest template: %2 (version %3), %4.</source>
        <comment>a sentence, a template, its version, project and type</comment>
        <translation>%1 รูปแบบที่ใกล้เคียงที่สุด: %2 (รุ่น %3) %4</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>โครงการ: %1</translation>
    </message>
    <message>
        <source>Organization: %1</source>
        <translation>หน่วยงาน: %1</translation>
    </message>
    <message>
        <source>Discipline: %1</source>
        <translation>สาขางาน: %1</translation>
    </message>
    <message>
        <source>Document type: %1</source>
        <translation>ประเภทเอกสาร: %1</translation>
    </message>
    <message>
        <source>RFA type: %1</source>
        <translation>ประเภท RFA: %1</translation>
    </message>
    <message>
        <source>Imported from the register %1, line %2, on %3.</source>
        <comment>a file, a line, a time</comment>
        <translation>นำเข้าจากทะเบียน %1 บรรทัด %2 เมื่อ %3</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <comment>a kind of error, a time, a message</comment>
        <translation>%1 เมื่อ %2: %3</translation>
    </message>
    <message>
        <source>A request that several people decide on.</source>
        <translation>คำขอที่ต้องตัดสินร่วมกันหลายคน</translation>
    </message>
    <message>
        <source>A document number has at most %1 characters.</source>
        <translation>เลขที่เอกสารยาวได้ไม่เกิน %1 ตัวอักษร</translation>
    </message>
    <message>
        <source>Similar number.</source>
        <translation>เลขที่คล้ายกัน</translation>
    </message>
    <message>
        <source>This sequence number was issued under another text.</source>
        <translation>ลำดับที่นี้ออกไปแล้วเป็นข้อความอื่น</translation>
    </message>
    <message>
        <source>Number of this document.</source>
        <translation>เลขที่ของเอกสารนี้</translation>
    </message>
    <message>
        <source>Allocated by this request.</source>
        <translation>ออกตามคำขอนี้</translation>
    </message>
    <message>
        <source>Store %1 on %2</source>
        <comment>database and server</comment>
        <translation>คลังข้อมูล %1 บน %2</translation>
    </message>
    <message>
        <source>Store %1 on this computer</source>
        <comment>database</comment>
        <translation>คลังข้อมูล %1 บนเครื่องนี้</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>ตัวกรอง</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>จัดทำโดย</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>จัดทำเมื่อ</translation>
    </message>
    <message>
        <source>Nothing is listed.</source>
        <translation>ไม่มีรายการ</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>หน้า %1 จาก %2</translation>
    </message>
    <message>
        <source>Prepared by</source>
        <translation>ผู้จัดทำ</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>ผู้ตรวจสอบ</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>ลงชื่อ</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a person who signs</comment>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>ถูกยกเลิก</translation>
    </message>
    <message>
        <source>the pages cannot be painted</source>
        <translation>สร้างหน้าเอกสารไม่ได้</translation>
    </message>
    <message>
        <source>A PDF report holds at most %1 rows. Narrow the filters, or export as CSV or XLSX.</source>
        <translation>รายงาน PDF มีได้ไม่เกิน %1 แถว กรองให้แคบลง หรือส่งออกเป็น CSV หรือ XLSX</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field and what it lets through</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n problems found in the ledger.</source>
        <translation>
            <numerusform>พบปัญหา %n จุดในทะเบียนเลขที่</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>เหลือประมาณ %n วินาที</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>เหลือประมาณ %n นาที</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hours left</source>
        <translation>
            <numerusform>เหลือประมาณ %n ชั่วโมง</numerusform>
        </translation>
    </message>
    <message>
        <source>Ledger row %1: %2</source>
        <comment>id, what is wrong</comment>
        <translation>รายการที่ %1 ในทะเบียนเลขที่: %2</translation>
    </message>
    <message>
        <source>Ledger row %1, number %2: %3</source>
        <comment>id, number, what is wrong</comment>
        <translation>รายการที่ %1 ในทะเบียนเลขที่ เลขที่ %2: %3</translation>
    </message>
    <message>
        <source>Change nothing in the store until it is known who did this and how. “lekthictl audit verify” lists all problems; a signed digest tells which backup is still right.</source>
        <translation>อย่าแก้ไขอะไรในคลังข้อมูลจนกว่าจะทราบว่าใครทำและทำอย่างไร คำสั่ง “lekthictl audit verify” แสดงปัญหาทั้งหมด และค่าสรุปที่ลงนามแล้วบอกได้ว่าข้อมูลสำรองชุดใดยังถูกต้อง</translation>
    </message>
    <message>
        <source>The ledger is intact. Rows checked: %1.</source>
        <translation>ทะเบียนเลขที่ครบถ้วนและไม่ถูกแก้ไข ตรวจแล้ว %1 รายการ</translation>
    </message>
    <message>
        <source>No problems since the last check. Rows checked in all: %1. Only a check of everything also compares the numbers in force.</source>
        <translation>ไม่พบปัญหาตั้งแต่การตรวจครั้งก่อน ตรวจแล้วรวม %1 รายการ การเทียบเลขที่มีผลใช้อยู่ทำเฉพาะเมื่อตรวจทั้งหมด</translation>
    </message>
    <message>
        <source>Not checked on this computer yet</source>
        <translation>ยังไม่เคยตรวจบนคอมพิวเตอร์นี้</translation>
    </message>
    <message>
        <source>%1 · problems found: %2</source>
        <comment>time, number</comment>
        <translation>%1 · พบปัญหา %2 จุด</translation>
    </message>
    <message>
        <source>%1 · no problems in %2 rows</source>
        <comment>time, number</comment>
        <translation>%1 · ไม่พบปัญหาใน %2 รายการ</translation>
    </message>
    <message>
        <source>%1 · stopped after %2 rows, no problems so far</source>
        <comment>time, number</comment>
        <translation>%1 · หยุดหลังตรวจ %2 รายการ ยังไม่พบปัญหา</translation>
    </message>
    <message>
        <source>Reading counters and decisions…</source>
        <translation>กำลังอ่านตัวนับและการอนุมัติ…</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <comment>numbers</comment>
        <translation>%1 จาก %2 รายการ</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>rows and time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Comparing the numbers in force…</source>
        <translation>กำลังเทียบเลขที่มีผลใช้อยู่…</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>กำลังยกเลิก…</translation>
    </message>
    <message>
        <source>Entries of the admin log were changed or removed: “lekthictl audit verify” names the first.</source>
        <translation>มีรายการในบันทึกการดูแลระบบถูกแก้ไขหรือลบ คำสั่ง “lekthictl audit verify” บอกรายการแรก</translation>
    </message>
    <message>
        <source>Everything was checked, since the record of the last check could not be used. %1</source>
        <translation>ตรวจใหม่ทั้งหมดแล้ว เพราะใช้บันทึกของการตรวจครั้งก่อนไม่ได้ %1</translation>
    </message>
    <message>
        <source>The next check cannot continue from here. %1</source>
        <translation>การตรวจครั้งต่อไปจะตรวจต่อจากจุดนี้ไม่ได้ %1</translation>
    </message>
    <message>
        <source>The check stopped. %1 What was verified is kept.</source>
        <translation>การตรวจหยุดลง %1 ส่วนที่ตรวจแล้วบันทึกไว้แล้ว</translation>
    </message>
    <message>
        <source>The year is not over yet, so it cannot be archived. Choose an earlier year.</source>
        <translation>ปีนี้ยังไม่สิ้นสุด จึงยังจัดเก็บถาวรไม่ได้ โปรดเลือกปีก่อนหน้า</translation>
    </message>
    <message>
        <source>The ledger has no rows of %1 that are not archived yet. Choose another year.</source>
        <translation>ทะเบียนเลขที่ไม่มีรายการของปี ค.ศ. %1 ที่ยังไม่ได้จัดเก็บถาวร โปรดเลือกปีอื่น</translation>
    </message>
    <message>
        <source>The ledger has older rows that are not archived yet. Archive %1 first.</source>
        <translation>ทะเบียนเลขที่มีรายการเก่ากว่านี้ที่ยังไม่ได้จัดเก็บถาวร โปรดจัดเก็บปี ค.ศ. %1 ก่อน</translation>
    </message>
    <message>
        <source>Ledger row %1 is damaged, so the year was not archived. Verify the ledger to see what happened.</source>
        <translation>รายการที่ %1 ของทะเบียนเลขที่เสียหาย จึงไม่ได้จัดเก็บปีนี้ โปรดตรวจสอบทะเบียนเพื่อดูว่าเกิดอะไรขึ้น</translation>
    </message>
    <message>
        <source>Cancelled. No archive was written.</source>
        <translation>ยกเลิกแล้ว ไม่มีการเขียนไฟล์จัดเก็บถาวร</translation>
    </message>
    <message>
        <source>The archive %1 is damaged or is no archive. Use another copy of it.</source>
        <translation>ไฟล์จัดเก็บถาวร %1 เสียหายหรือไม่ใช่ไฟล์จัดเก็บถาวร โปรดใช้สำเนาอื่น</translation>
    </message>
    <message>
        <source>The archive %1 was not signed with this key, or was changed since. Check the key, or use another copy of the archive.</source>
        <translation>ไฟล์จัดเก็บถาวร %1 ไม่ได้ลงนามด้วยคีย์นี้ หรือถูกแก้ไขหลังจากลงนาม โปรดตรวจสอบคีย์ หรือใช้สำเนาอื่น</translation>
    </message>
    <message>
        <source>This archive is not the one that two Super Admins agreed on.</source>
        <translation>ไฟล์จัดเก็บถาวรนี้ไม่ใช่ไฟล์ที่ผู้ดูแลระบบสูงสุดสองคนเห็นชอบ</translation>
    </message>
    <message>
        <source>it ends before it is complete</source>
        <translation>ไฟล์จบก่อนที่จะครบถ้วน</translation>
    </message>
    <message>
        <source>it is damaged or not compressed with gzip</source>
        <translation>ไฟล์เสียหายหรือไม่ได้บีบอัดด้วย gzip</translation>
    </message>
    <message>
        <source>one of its lines is too long</source>
        <translation>มีบรรทัดที่ยาวเกินไป</translation>
    </message>
    <message>
        <source>These are not the ledger rows that are archived next. Archive the years one after the other, each with a new file.</source>
        <translation>รายการเหล่านี้ไม่ใช่รายการที่ต้องจัดเก็บถาวรเป็นลำดับถัดไป โปรดจัดเก็บทีละปีตามลำดับ และใช้ไฟล์ใหม่สำหรับแต่ละปี</translation>
    </message>
    <message>
        <source>The file %1 exists already. Choose another name.</source>
        <translation>มีไฟล์ %1 อยู่แล้ว โปรดใช้ชื่ออื่น</translation>
    </message>
    <message>
        <source>The archive was written to %1. Another Super Admin has to approve it: give that person the file.</source>
        <translation>เขียนไฟล์จัดเก็บถาวรไว้ที่ %1 แล้ว ต้องให้ผู้ดูแลระบบสูงสุดอีกคนอนุมัติ โปรดส่งไฟล์ให้ผู้นั้น</translation>
    </message>
    <message>
        <source>Written at</source>
        <translation>เขียนเมื่อ</translation>
    </message>
    <message>
        <source>The archive is genuine: signed by this key, and each row carries its hash and follows the one before it.</source>
        <translation>ไฟล์จัดเก็บถาวรนี้เป็นของแท้ ลงนามด้วยคีย์นี้ ทุกรายการตรงกับค่าแฮชและต่อจากรายการก่อนหน้า</translation>
    </message>
    <message>
        <source>--archive needs --public-key: an archive proves nothing without the key that signed it.</source>
        <translation>--archive ต้องใช้คู่กับ --public-key เพราะไฟล์จัดเก็บถาวรพิสูจน์อะไรไม่ได้หากไม่มีคีย์ของผู้ลงนาม</translation>
    </message>
    <message>
        <source>Write a year of the ledger to a signed file and request that it counts as archived; another Super Admin approves</source>
        <translation>เขียนทะเบียนหนึ่งปีลงไฟล์ที่ลงนาม แล้วขอให้ถือว่าจัดเก็บถาวรแล้ว ผู้ดูแลระบบสูงสุดอีกคนเป็นผู้อนุมัติ</translation>
    </message>
    <message>
        <source>The year, A.D.</source>
        <translation>ปี ค.ศ.</translation>
    </message>
    <message>
        <source>The file to write</source>
        <translation>ไฟล์ที่จะเขียน</translation>
    </message>
    <message>
        <source>Check an archive of a year; needs no store</source>
        <translation>ตรวจสอบไฟล์จัดเก็บถาวรของปี โดยไม่ต้องใช้คลังข้อมูล</translation>
    </message>
    <message>
        <source>It agrees with every archive (%1).</source>
        <translation>ตรงกับไฟล์จัดเก็บถาวรทุกไฟล์ (%1 ไฟล์)</translation>
    </message>
    <message>
        <source>Archive of a year, also in the place of rows that were removed; can be given several times</source>
        <translation>ไฟล์จัดเก็บถาวรของปี ใช้แทนรายการที่ลบไปแล้วได้ด้วย ระบุได้หลายครั้ง</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>จัดเก็บถาวรเมื่อ</translation>
    </message>
    <message>
        <source>Type %1, the year, to approve the archive:</source>
        <translation>พิมพ์ปี %1 เพื่ออนุมัติการจัดเก็บถาวร:</translation>
    </message>
    <message>
        <source>Ledger rows</source>
        <translation>รายการในทะเบียน</translation>
    </message>
    <message>
        <source>Row IDs</source>
        <translation>รหัสรายการ</translation>
    </message>
    <message>
        <source>Signed with the key</source>
        <translation>ลงนามด้วยคีย์</translation>
    </message>
    <message>
        <source>the whole ledger</source>
        <translation>ทะเบียนทั้งหมด</translation>
    </message>
    <message>
        <source>Requested the archiving of a year</source>
        <translation>ขอจัดเก็บทะเบียนหนึ่งปีถาวร</translation>
    </message>
    <message>
        <source>Approved the archiving of a year</source>
        <translation>อนุมัติการจัดเก็บทะเบียนหนึ่งปีถาวร</translation>
    </message>
    <message>
        <source>Archived a year of the ledger</source>
        <translation>จัดเก็บทะเบียนหนึ่งปีถาวรแล้ว</translation>
    </message>
    <message>
        <source>Rejected the archiving of a year</source>
        <translation>ปฏิเสธการจัดเก็บทะเบียนหนึ่งปีถาวร</translation>
    </message>
    <message>
        <source>Withdrew the request to archive a year</source>
        <translation>ถอนคำขอจัดเก็บทะเบียนหนึ่งปีถาวร</translation>
    </message>
    <message>
        <source>A request to archive a year expired</source>
        <translation>คำขอจัดเก็บทะเบียนหนึ่งปีถาวรหมดอายุ</translation>
    </message>
    <message>
        <source>A request to archive a year became stale</source>
        <translation>คำขอจัดเก็บทะเบียนหนึ่งปีถาวรล้าสมัย</translation>
    </message>
    <message>
        <source>%1 requests the archiving of a year of the ledger (request #%2): %3</source>
        <translation>%1 ขอจัดเก็บทะเบียนเลขที่หนึ่งปีถาวร (คำขอ #%2): %3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved; the year was archived: %2</source>
        <translation>คำขอ #%1 ของคุณได้รับอนุมัติ จัดเก็บปีนี้ถาวรแล้ว: %2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale, because the archive is no longer the next one: %2</source>
        <translation>คำขอ #%1 ของคุณล้าสมัย เพราะไฟล์จัดเก็บถาวรนี้ไม่ใช่ลำดับถัดไปแล้ว: %2</translation>
    </message>
    <message>
        <source>Archive #%1</source>
        <translation>การจัดเก็บถาวร #%1</translation>
    </message>
    <message numerus="yes">
        <source>Ledger, %n row(s)</source>
        <translation>
            <numerusform>ทะเบียนเลขที่ %n รายการ</numerusform>
        </translation>
    </message>
    <message>
        <source>Another archive was agreed on after the request, or rows are gone. Archive the year again.</source>
        <translation>มีการเห็นชอบไฟล์จัดเก็บถาวรอื่นหลังจากคำขอนี้ หรือมีรายการหายไป โปรดจัดเก็บปีนี้อีกครั้ง</translation>
    </message>
    <message>
        <source>The ledger rows of %1 were archived.</source>
        <translation>จัดเก็บรายการในทะเบียนของปี %1 ถาวรแล้ว</translation>
    </message>
    <message>
        <source>Request #%1 was rejected. The year is not archived.</source>
        <translation>ปฏิเสธคำขอ #%1 แล้ว ปีนี้ไม่ได้จัดเก็บถาวร</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn. The year is not archived.</source>
        <translation>ถอนคำขอ #%1 แล้ว ปีนี้ไม่ได้จัดเก็บถาวร</translation>
    </message>
    <message>
        <source>The ledger has to be kept for %1 years.</source>
        <translation>ต้องเก็บทะเบียนเลขที่ไว้ %1 ปี</translation>
    </message>
    <message>
        <source>Rows older than that: %1.</source>
        <translation>รายการที่เก่ากว่านั้น: %1</translation>
    </message>
    <message>
        <source>Its oldest row is of %1.</source>
        <translation>รายการเก่าสุดเมื่อ %1</translation>
    </message>
    <message>
        <source>The ledger rows of %1 were archived and are no longer in the store. Name their file with --archive.</source>
        <translation>รายการในทะเบียนของปี ค.ศ. %1 ถูกจัดเก็บถาวรแล้วและไม่อยู่ในคลังข้อมูลอีก โปรดระบุไฟล์ด้วย --archive</translation>
    </message>
    <message>
        <source>%1 rows of archived years are no longer in the store and were not read. Verify them with --archive.</source>
        <translation>รายการ %1 รายการของปีที่จัดเก็บถาวรไม่อยู่ในคลังข้อมูลแล้วและไม่ได้อ่าน โปรดตรวจด้วย --archive</translation>
    </message>
    <message>
        <source>The ledger is intact after the archived years. Rows checked: %1. Archived rows that are no longer in the store: %2; “lekthictl audit verify --archive” checks them.</source>
        <translation>ทะเบียนเลขที่หลังปีที่จัดเก็บถาวรถูกต้องครบถ้วน ตรวจแล้ว %1 รายการ รายการที่จัดเก็บถาวรและไม่อยู่ในคลังข้อมูลแล้ว: %2 ตรวจได้ด้วย “lekthictl audit verify --archive”</translation>
    </message>
    <message>
        <source>Their ledger rows were archived and are no longer in the store</source>
        <translation>รายการในทะเบียนของเลขเหล่านี้ถูกจัดเก็บถาวรแล้วและไม่อยู่ในคลังข้อมูลอีก</translation>
    </message>
    <message>
        <source>Refuses %1 digits in a row that count up or down, such as %2 or %3.</source>
        <translation>ไม่รับเลขเรียงขึ้นหรือลงติดกัน %1 หลัก เช่น %2 หรือ %3</translation>
    </message>
    <message>
        <source>Refuses %1 digits in a row that count up or down, also across 9 and 0, such as %2, %3 or %4.</source>
        <translation>ไม่รับเลขเรียงขึ้นหรือลงติดกัน %1 หลัก รวมถึงที่วนจาก 9 ไป 0 เช่น %2, %3 หรือ %4</translation>
    </message>
    <message>
        <source>Refuses the same digit twice in a row, such as 11.</source>
        <translation>ไม่รับเลขเดียวกันติดกันสองหลัก เช่น 11</translation>
    </message>
    <message>
        <source>Refuses a digit that appears again within the next %1 digits, such as 11 or 1x1.</source>
        <extracomment>%1: a number of digits from 2 on</extracomment>
        <translation>ไม่รับเลขที่ซ้ำอีกภายใน %1 หลักถัดไป เช่น 11 หรือ 1x1</translation>
    </message>
    <message>
        <source>Refuses a block of %1 or more digits that appears twice, such as %2.</source>
        <translation>ไม่รับกลุ่มเลขตั้งแต่ %1 หลักที่ซ้ำสองครั้ง เช่น %2</translation>
    </message>
    <message>
        <source>Refuses %1 even digits in a row (%2).</source>
        <translation>ไม่รับเลขคู่ติดกัน %1 หลัก (%2)</translation>
    </message>
    <message>
        <source>Must not start with</source>
        <translation>ห้ามขึ้นต้นด้วย</translation>
    </message>
    <message>
        <source>Number of digits</source>
        <translation>จำนวนหลัก</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>เลขเรียง</translation>
    </message>
    <message>
        <source>Repeated digit</source>
        <translation>เลขซ้ำ</translation>
    </message>
    <message>
        <source>Repeated block</source>
        <translation>กลุ่มเลขซ้ำ</translation>
    </message>
    <message>
        <source>Even digits in a row</source>
        <translation>เลขคู่ติดกัน</translation>
    </message>
    <message>
        <source>First digits equal last digits</source>
        <translation>หลักแรกตรงกับหลักท้าย</translation>
    </message>
    <message>
        <source>First digits equal last digits in reverse</source>
        <translation>หลักแรกตรงกับหลักท้ายที่กลับลำดับ</translation>
    </message>
    <message>
        <source>Restricted numbers</source>
        <translation>เลขต้องห้าม</translation>
    </message>
    <message>
        <source>Cyclic numbers</source>
        <translation>เลขวัฏจักร</translation>
    </message>
    <message>
        <source>Refuses IDs that start with %1.</source>
        <translation>ไม่รับรหัสที่ขึ้นต้นด้วย %1</translation>
    </message>
    <message>
        <source>Refuses IDs of any other length.</source>
        <translation>ไม่รับรหัสที่มีจำนวนหลักไม่ตรง</translation>
    </message>
    <message>
        <source>Refuses IDs whose first %1 digits are the same as the last %1.</source>
        <translation>ไม่รับรหัสที่ %1 หลักแรกเหมือนกับ %1 หลักท้าย</translation>
    </message>
    <message>
        <source>Refuses IDs whose first %1 digits are the same as the last %1 in reverse.</source>
        <translation>ไม่รับรหัสที่ %1 หลักแรกเหมือนกับ %1 หลักท้ายเมื่อกลับลำดับ</translation>
    </message>
    <message>
        <source>Refuses IDs that contain %1.</source>
        <translation>ไม่รับรหัสที่มี %1</translation>
    </message>
    <message>
        <source>Refuses IDs that contain a cyclic number, such as 142857.</source>
        <translation>ไม่รับรหัสที่มีเลขวัฏจักร เช่น 142857</translation>
    </message>
    <message>
        <source>Starts with %1.</source>
        <translation>ขึ้นต้นด้วย %1</translation>
    </message>
    <message>
        <source>Has too few digits.</source>
        <translation>จำนวนหลักน้อยเกินไป</translation>
    </message>
    <message>
        <source>Has too many digits: remove %1.</source>
        <translation>จำนวนหลักมากเกินไป ให้ลบ %1</translation>
    </message>
    <message>
        <source>%1 is a sequence.</source>
        <translation>%1 เป็นเลขเรียง</translation>
    </message>
    <message>
        <source>%1 repeats a digit.</source>
        <translation>%1 มีเลขซ้ำ</translation>
    </message>
    <message>
        <source>%1 appears twice.</source>
        <translation>%1 ซ้ำสองครั้ง</translation>
    </message>
    <message>
        <source>%1 has only even digits.</source>
        <translation>%1 เป็นเลขคู่ทั้งหมด</translation>
    </message>
    <message>
        <source>Starts and ends with %1.</source>
        <translation>ขึ้นต้นและลงท้ายด้วย %1</translation>
    </message>
    <message>
        <source>The last digits, %1, are the first in reverse.</source>
        <translation>หลักท้าย %1 คือหลักแรกที่กลับลำดับ</translation>
    </message>
    <message>
        <source>Contains the restricted number %1.</source>
        <translation>มีเลขต้องห้าม %1</translation>
    </message>
    <message>
        <source>Contains the cyclic number %1.</source>
        <translation>มีเลขวัฏจักร %1</translation>
    </message>
    <message>
        <source>The pool has no name. Enter one, such as farmer.</source>
        <translation>คลังรหัสยังไม่มีชื่อ ใส่ชื่อ เช่น farmer</translation>
    </message>
    <message>
        <source>The pool name is too long. Use at most %1 characters.</source>
        <translation>ชื่อคลังรหัสยาวเกินไป ใช้ได้ไม่เกิน %1 ตัวอักษร</translation>
    </message>
    <message>
        <source>The pool name begins with %1. Begin it with a letter from a to z.</source>
        <translation>ชื่อคลังรหัสขึ้นต้นด้วย %1 ให้ขึ้นต้นด้วยตัวอักษร a ถึง z</translation>
    </message>
    <message>
        <source>The pool name ends with %1. Remove it.</source>
        <translation>ชื่อคลังรหัสลงท้ายด้วย %1 ให้ลบออก</translation>
    </message>
    <message>
        <source>Character %1 of the pool name (%2) is not allowed. Use only lowercase letters a to z, digits and _.</source>
        <translation>อักขระที่ %1 ของชื่อคลังรหัส (%2) ใช้ไม่ได้ ใช้ได้เฉพาะ a ถึง z ตัวพิมพ์เล็ก ตัวเลข และ _</translation>
    </message>
    <message>
        <source>Pool name</source>
        <translation>ชื่อคลังรหัส</translation>
    </message>
    <message>
        <source>Digits per ID</source>
        <translation>จำนวนหลักของรหัส</translation>
    </message>
    <message>
        <source>Refill below</source>
        <translation>เติมเมื่อเหลือน้อยกว่า</translation>
    </message>
    <message>
        <source>IDs per refill</source>
        <translation>จำนวนรหัสที่เติมต่อครั้ง</translation>
    </message>
    <message>
        <source>Digits in a sequence</source>
        <translation>จำนวนหลักของเลขเรียง</translation>
    </message>
    <message>
        <source>Sequences continue across 9 and 0</source>
        <translation>เลขเรียงวนจาก 9 ไป 0 ได้</translation>
    </message>
    <message>
        <source>Distance of a repeated digit</source>
        <translation>ระยะห่างของเลขซ้ำ</translation>
    </message>
    <message>
        <source>Digits in a repeated block</source>
        <translation>จำนวนหลักของกลุ่มเลขซ้ำ</translation>
    </message>
    <message>
        <source>Count 0 as even</source>
        <translation>นับ 0 เป็นเลขคู่</translation>
    </message>
    <message>
        <source>Compare overlapping first and last digits</source>
        <translation>เทียบหลักแรกกับหลักท้ายแม้ทับกัน</translation>
    </message>
    <message>
        <source>Refuse cyclic numbers</source>
        <translation>ไม่รับเลขวัฏจักร</translation>
    </message>
    <message>
        <source>%1 is not allowed. Enter a number from %2 to %3.</source>
        <translation>ใช้ %1 ไม่ได้ ใส่ตัวเลขตั้งแต่ %2 ถึง %3</translation>
    </message>
    <message>
        <source>%1 is not allowed. Enter a number from %2 to %3, or 0 to turn the filter off.</source>
        <translation>ใช้ %1 ไม่ได้ ใส่ตัวเลขตั้งแต่ %2 ถึง %3 หรือ 0 เพื่อปิดตัวกรอง</translation>
    </message>
    <message>
        <source>One entry is empty. Remove it.</source>
        <translation>มีรายการว่าง ให้ลบออก</translation>
    </message>
    <message>
        <source>“%1” is not allowed. Each entry has 1 to 32 digits and nothing else.</source>
        <translation>ใช้ “%1” ไม่ได้ แต่ละรายการเป็นตัวเลข 1 ถึง 32 หลักเท่านั้น</translation>
    </message>
    <message>
        <source>There are %1 entries; %2 are allowed. Remove some.</source>
        <translation>มี %1 รายการ แต่ใช้ได้ %2 รายการ ให้ลบบางรายการ</translation>
    </message>
    <message>
        <source>With this setting, no ID of %1 digits passes. Change the setting or the number of digits.</source>
        <translation>ค่านี้ทำให้ไม่มีรหัส %1 หลักใดผ่าน เปลี่ยนค่านี้หรือจำนวนหลัก</translation>
    </message>
    <message>
        <source>With %1 digits per ID, this filter has no effect.</source>
        <translation>ตัวกรองนี้ไม่มีผลกับรหัส %1 หลัก</translation>
    </message>
    <message>
        <source>There is no setting “%1”. Remove it.</source>
        <translation>ไม่มีการตั้งค่า “%1” ให้ลบออก</translation>
    </message>
    <message>
        <source>The setting “%1” is missing or has a value of the wrong type.</source>
        <translation>ไม่มีการตั้งค่า “%1” หรือค่าผิดชนิด</translation>
    </message>
    <message>
        <source>No ID passes all filters together. Turn a filter off or use more digits.</source>
        <translation>ไม่มีรหัสใดผ่านตัวกรองทั้งหมด ปิดตัวกรองบางตัวหรือเพิ่มจำนวนหลัก</translation>
    </message>
    <message>
        <source>%1 is more than the pool can hold (%2). Use a smaller number or more digits.</source>
        <translation>%1 มากกว่าที่คลังรหัสรับได้ (%2) ใช้จำนวนที่น้อยลงหรือเพิ่มจำนวนหลัก</translation>
    </message>
    <message>
        <source>This is not an ID of this pool. Its IDs have %1 digits.</source>
        <translation>ไม่ใช่รหัสของคลังนี้ รหัสของคลังนี้มี %1 หลัก</translation>
    </message>
    <message>
        <source>The check digit is correct.</source>
        <translation>เลขตรวจสอบถูกต้อง</translation>
    </message>
    <message>
        <source>The check digit is correct, but the filters of this pool refuse the ID.</source>
        <translation>เลขตรวจสอบถูกต้อง แต่ตัวกรองของคลังนี้ไม่รับรหัสนี้</translation>
    </message>
    <message>
        <source>The check digit is wrong, and no single typing error explains it. Type the ID again.</source>
        <translation>เลขตรวจสอบไม่ถูกต้อง และไม่ได้เกิดจากการพิมพ์ผิดเพียงจุดเดียว พิมพ์รหัสอีกครั้ง</translation>
    </message>
    <message>
        <source>The check digit is wrong. Did you mean one of these: %1?</source>
        <translation>เลขตรวจสอบไม่ถูกต้อง หมายถึงรหัสใดต่อไปนี้หรือไม่: %1</translation>
    </message>
    <message>
        <source>--profile is MOSIP or OpenG2P, not %1.</source>
        <translation>--profile ต้องเป็น MOSIP หรือ OpenG2P ไม่ใช่ %1</translation>
    </message>
    <message>
        <source>%1 is not a JSON object with filter settings; see byte %2.</source>
        <translation>%1 ไม่ใช่อ็อบเจกต์ JSON ที่เก็บการตั้งค่าตัวกรอง ดูไบต์ที่ %2</translation>
    </message>
    <message>
        <source>How many IDs a pool can hold, and what each filter takes</source>
        <translation>คลังรหัสมีรหัสได้กี่รหัส และตัวกรองแต่ละตัวตัดออกเท่าใด</translation>
    </message>
    <message>
        <source>Digits of an ID with its check digit; 10 if left out</source>
        <translation>จำนวนหลักของรหัสรวมเลขตรวจสอบ หากไม่ระบุคือ 10</translation>
    </message>
    <message>
        <source>Filters of MOSIP or OpenG2P; OpenG2P if left out</source>
        <translation>ตัวกรองของ MOSIP หรือ OpenG2P หากไม่ระบุคือ OpenG2P</translation>
    </message>
    <message>
        <source>JSON file with filter settings that replace those of the profile</source>
        <translation>ไฟล์ JSON ที่เก็บการตั้งค่าตัวกรองซึ่งใช้แทนค่าของโปรไฟล์</translation>
    </message>
    <message>
        <source>%1 IDs of %2 digits pass the filters, out of %3.</source>
        <comment>count, digits, count</comment>
        <translation>รหัส %2 หลักที่ผ่านตัวกรองมี %1 รหัส จาก %3 รหัส</translation>
    </message>
    <message>
        <source>About %1 IDs of %2 digits pass the filters, out of %3.</source>
        <comment>count, digits, count</comment>
        <translation>รหัส %2 หลักที่ผ่านตัวกรองมีประมาณ %1 รหัส จาก %3 รหัส</translation>
    </message>
    <message>
        <source>Estimated from %1 random IDs: between %2 and %3, with 99 % confidence.</source>
        <translation>ประมาณจากรหัสสุ่ม %1 รหัส อยู่ระหว่าง %2 ถึง %3 ที่ความเชื่อมั่น 99 %</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>ตัวกรอง</translation>
    </message>
    <message>
        <source>Refuses</source>
        <comment>heading, share of IDs</comment>
        <translation>ตัดออก</translation>
    </message>
    <message>
        <source>It alone</source>
        <comment>heading, share of IDs that no other filter refuses</comment>
        <translation>ตัดออกลำพัง</translation>
    </message>
    <message>
        <source>What it refuses</source>
        <comment>heading</comment>
        <translation>สิ่งที่ไม่รับ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setting and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The account %1 issues no IDs. Only a numbering service, an account with the role allocator, can be given ID pools.</source>
        <translation>บัญชี %1 ไม่ใช่บัญชีออกรหัส ให้คลังรหัสได้เฉพาะบริการออกเลข คือบัญชีที่มีบทบาท allocator</translation>
    </message>
    <message>
        <source>An ID pool has or had this name. Choose another name.</source>
        <translation>ชื่อนี้มีหรือเคยมีคลังรหัสใช้แล้ว โปรดเลือกชื่ออื่น</translation>
    </message>
    <message>
        <source>There is no such ID pool. &quot;lekthictl pool list&quot; shows all of them.</source>
        <translation>ไม่มีคลังรหัสนี้ ดูทั้งหมดด้วย &quot;lekthictl pool list&quot;</translation>
    </message>
    <message>
        <source>The ID pool has %1 IDs available, and %2 are wanted. Nothing was issued. Try again once the pool is filled.</source>
        <translation>คลังรหัสมีรหัสพร้อมใช้ %1 รหัส แต่ต้องการ %2 รหัส จึงยังไม่ได้ออกรหัส ลองอีกครั้งเมื่อเติมคลังแล้ว</translation>
    </message>
    <message>
        <source>The ID pool is exhausted: %1 IDs are left, %2 are wanted, and there are no others of this length and these filters. Nothing was issued. Create a pool with longer IDs.</source>
        <translation>คลังรหัสหมดแล้ว: เหลือ %1 รหัส ต้องการ %2 รหัส และไม่มีรหัสอื่นที่ยาวเท่านี้และผ่านตัวกรองเหล่านี้อีก จึงยังไม่ได้ออกรหัส โปรดสร้างคลังที่รหัสยาวขึ้น</translation>
    </message>
    <message>
        <source>The ID pool has as many IDs available as it may: its minimum and one batch.</source>
        <translation>คลังรหัสมีรหัสพร้อมใช้ครบตามที่มีได้แล้ว คือจำนวนขั้นต่ำรวมกับหนึ่งชุด</translation>
    </message>
    <message>
        <source>Another program fills the ID pool now.</source>
        <translation>โปรแกรมอื่นกำลังเติมคลังรหัสนี้อยู่</translation>
    </message>
    <message>
        <source>This account may not use the ID pool. An administrator of the server can allow it with &quot;lekthictl pool grant&quot;.</source>
        <translation>บัญชีนี้ไม่มีสิทธิ์ใช้คลังรหัสนี้ ผู้ดูแลเซิร์ฟเวอร์ให้สิทธิ์ได้ด้วย &quot;lekthictl pool grant&quot;</translation>
    </message>
    <message>
        <source>This request ID was used for other IDs: of another pool, account, purpose or number of IDs. Use a new one.</source>
        <translation>รหัสคำขอนี้ใช้กับรหัสชุดอื่นไปแล้ว ซึ่งต่างคลัง บัญชี วัตถุประสงค์ หรือจำนวน โปรดใช้รหัสคำขอใหม่</translation>
    </message>
    <message>
        <source>The ID pool is retired. Choose another one.</source>
        <translation>คลังรหัสนี้เลิกใช้แล้ว โปรดเลือกคลังอื่น</translation>
    </message>
    <message>
        <source>The store refused the IDs, because they are not IDs of the pool. Contact the people who run the numbering service.</source>
        <translation>คลังข้อมูลไม่รับรหัสเหล่านี้ เพราะไม่ใช่รหัสของคลังรหัสนี้ โปรดติดต่อผู้ดูแลบริการออกเลข</translation>
    </message>
    <message>
        <source>Another Super Admin has to approve the request.</source>
        <translation>ต้องให้ ผู้ดูแลระบบสูงสุดอีกคนอนุมัติคำขอนี้</translation>
    </message>
    <message>
        <source>There are no ID pools.</source>
        <translation>ไม่มีคลังรหัส</translation>
    </message>
    <message>
        <source>Account of the numbering service</source>
        <translation>บัญชีของบริการออกเลข</translation>
    </message>
    <message>
        <source>Fill the pool when fewer IDs than this are available; 0: only by hand; as the profile says if left out</source>
        <translation>เติมคลังเมื่อรหัสพร้อมใช้เหลือน้อยกว่านี้ 0: เติมด้วยตนเองเท่านั้น ถ้าไม่ระบุใช้ตามโปรไฟล์</translation>
    </message>
    <message>
        <source>How many IDs filling adds; as the profile says if left out</source>
        <translation>จำนวนรหัสที่เติมแต่ละครั้ง ถ้าไม่ระบุใช้ตามโปรไฟล์</translation>
    </message>
    <message>
        <source>Request an ID pool; another Super Admin approves</source>
        <translation>ขอสร้างคลังรหัส โดยให้ ผู้ดูแลระบบสูงสุดอีกคนอนุมัติ</translation>
    </message>
    <message>
        <source>Request that an ID pool issues no more IDs, for good; another Super Admin approves</source>
        <translation>ขอเลิกใช้คลังรหัสถาวร โดยให้ ผู้ดูแลระบบสูงสุดอีกคนอนุมัติ</translation>
    </message>
    <message>
        <source>List the ID pools, and how many IDs are available</source>
        <translation>แสดงรายการคลังรหัส และจำนวนรหัสพร้อมใช้</translation>
    </message>
    <message>
        <source>Show an ID pool, its filters and how full it is</source>
        <translation>แสดงคลังรหัส ตัวกรอง และจำนวนรหัสในคลัง</translation>
    </message>
    <message>
        <source>Let a numbering service fill an ID pool and issue from it; for administrators of the server</source>
        <translation>ให้บริการออกเลขเติมคลังรหัสและออกรหัสจากคลังได้ สำหรับผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>No longer let a numbering service use an ID pool</source>
        <translation>ถอนสิทธิ์ใช้คลังรหัสของบริการออกเลข</translation>
    </message>
    <message>
        <source>Check the ledger of the IDs that were issued from a pool</source>
        <translation>ตรวจทะเบียนรหัสที่ออกจากคลัง</translation>
    </message>
    <message>
        <source>No ID pool needs filling.</source>
        <translation>ไม่มีคลังรหัสที่ต้องเติม</translation>
    </message>
    <message>
        <source>--every takes a time of at least one second.</source>
        <translation>--every รับเวลาอย่างน้อยหนึ่งวินาที</translation>
    </message>
    <message>
        <source>--count needs the name of the pool.</source>
        <translation>--count ต้องระบุชื่อคลัง</translation>
    </message>
    <message>
        <source>--watch fills all pools. Leave out the name.</source>
        <translation>--watch เติมทุกคลัง โปรดไม่ต้องระบุชื่อ</translation>
    </message>
    <message>
        <source>%1 Add --request-id %2 when you repeat the command, so that no other IDs are issued.</source>
        <translation>%1 เมื่อสั่งซ้ำให้เพิ่ม --request-id %2 เพื่อไม่ให้ออกรหัสอื่นอีก</translation>
    </message>
    <message>
        <source>It was issued.</source>
        <translation>รหัสนี้ออกไปแล้ว</translation>
    </message>
    <message>
        <source>It was not issued.</source>
        <translation>รหัสนี้ยังไม่เคยออก</translation>
    </message>
    <message>
        <source>Fill an ID pool that has fewer IDs than its minimum; without a name, all of them</source>
        <translation>เติมคลังรหัสที่มีรหัสน้อยกว่าขั้นต่ำ ถ้าไม่ระบุชื่อจะเติมทุกคลัง</translation>
    </message>
    <message>
        <source>Add so many IDs, whatever the minimum; at most as many as minimum and batch together can be available</source>
        <translation>เติมรหัสเท่านี้โดยไม่ดูขั้นต่ำ รหัสพร้อมใช้รวมแล้วไม่เกินขั้นต่ำบวกหนึ่งชุด</translation>
    </message>
    <message>
        <source>Fill all pools again and again until interrupted</source>
        <translation>เติมทุกคลังซ้ำไปเรื่อย ๆ จนกว่าจะสั่งหยุด</translation>
    </message>
    <message>
        <source>With --watch: how long to wait between; 30 if left out</source>
        <translation>ใช้กับ --watch: เว้นระยะกี่วินาที ถ้าไม่ระบุคือ 30</translation>
    </message>
    <message>
        <source>With --watch: end after this time</source>
        <translation>ใช้กับ --watch: หยุดเมื่อครบเวลานี้</translation>
    </message>
    <message>
        <source>Issue IDs of a pool</source>
        <translation>ออกรหัสจากคลัง</translation>
    </message>
    <message>
        <source>How many IDs; all or none</source>
        <translation>จำนวนรหัส ออกครบหรือไม่ออกเลย</translation>
    </message>
    <message>
        <source>Makes repeating safe: the same id always gives the same IDs</source>
        <translation>สั่งซ้ำได้อย่างปลอดภัย: รหัสคำขอเดิมได้รหัสชุดเดิมเสมอ</translation>
    </message>
    <message>
        <source>What they are for; kept in the ledger of the pool</source>
        <translation>ใช้เพื่ออะไร เก็บไว้ในทะเบียนของคลัง</translation>
    </message>
    <message>
        <source>Check an ID: its form, its check digit, and whether it was issued</source>
        <translation>ตรวจรหัส: รูปแบบ เลขตรวจสอบ และออกไปแล้วหรือไม่</translation>
    </message>
    <message>
        <source>The pool that it should be of</source>
        <translation>คลังที่รหัสนี้ควรอยู่</translation>
    </message>
    <message>
        <source>Only of this kind: RESET, IMPORT, TEMPLATE, VOID, ARCHIVE or POOL</source>
        <translation>เฉพาะชนิดนี้: RESET, IMPORT, TEMPLATE, VOID, ARCHIVE หรือ POOL</translation>
    </message>
    <message>
        <source>Type %1, the name of the pool, to approve the request:</source>
        <translation>พิมพ์ %1 ซึ่งเป็นชื่อคลัง เพื่ออนุมัติคำขอ:</translation>
    </message>
    <message>
        <source>ID pools</source>
        <translation>คลังรหัส</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a number of IDs</comment>
        <translation>อย่างน้อย %1</translation>
    </message>
    <message>
        <source>Retired</source>
        <comment>an ID pool</comment>
        <translation>เลิกใช้</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <comment>an ID pool</comment>
        <translation>หมด</translation>
    </message>
    <message>
        <source>Low</source>
        <comment>an ID pool</comment>
        <translation>เหลือน้อย</translation>
    </message>
    <message>
        <source>Ready</source>
        <comment>an ID pool</comment>
        <translation>พร้อมใช้</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>จำนวนหลัก</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>ขั้นต่ำ</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>ชุดละ</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>โปรไฟล์</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>คลังรหัส</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>IDs</comment>
        <translation>พร้อมใช้</translation>
    </message>
    <message>
        <source>Issued</source>
        <comment>IDs</comment>
        <translation>ออกแล้ว</translation>
    </message>
    <message>
        <source>Capacity</source>
        <comment>of an ID pool</comment>
        <translation>ความจุ</translation>
    </message>
    <message>
        <source>Generated</source>
        <comment>IDs</comment>
        <translation>สร้างแล้ว</translation>
    </message>
    <message>
        <source>Filled at</source>
        <translation>เติมเมื่อ</translation>
    </message>
    <message>
        <source>Numbering services</source>
        <translation>บริการออกเลข</translation>
    </message>
    <message>
        <source>Being filled by</source>
        <translation>กำลังเติมโดย</translation>
    </message>
    <message>
        <source>The pool is retired for good</source>
        <translation>เลิกใช้คลังถาวร</translation>
    </message>
    <message>
        <source>The pool is created</source>
        <translation>สร้างคลัง</translation>
    </message>
    <message>
        <source>%1: %2 IDs were added, %3 are available.</source>
        <comment>pool, count, count</comment>
        <translation>%1: เติม %2 รหัส พร้อมใช้ %3 รหัส</translation>
    </message>
    <message>
        <source>%1: %2 IDs are available; that is enough.</source>
        <comment>pool, count</comment>
        <translation>%1: พร้อมใช้ %2 รหัส เพียงพอแล้ว</translation>
    </message>
    <message>
        <source>%1: %2 fills the pool now (%3).</source>
        <comment>pool, account, program</comment>
        <translation>%1: %2 กำลังเติมคลังอยู่ (%3)</translation>
    </message>
    <message>
        <source>%1: The pool is exhausted. %2 IDs were added, %3 are available, and there are no others of this length and these filters. Create a pool with longer IDs.</source>
        <comment>pool, count, count</comment>
        <translation>%1: คลังหมดแล้ว เติมได้ %2 รหัส พร้อมใช้ %3 รหัส และไม่มีรหัสอื่นที่ยาวเท่านี้และผ่านตัวกรองเหล่านี้อีก โปรดสร้างคลังที่รหัสยาวขึ้น</translation>
    </message>
    <message>
        <source>%1: No new IDs were found. %2 were added, %3 are available. Create a pool with longer IDs or fewer filters.</source>
        <comment>pool, count, count</comment>
        <translation>%1: ไม่พบรหัสใหม่ เติมได้ %2 รหัส พร้อมใช้ %3 รหัส โปรดสร้างคลังที่รหัสยาวขึ้นหรือมีตัวกรองน้อยลง</translation>
    </message>
    <message>
        <source>%1: Stopped. %2 IDs were added, %3 are available.</source>
        <comment>pool, count, count</comment>
        <translation>%1: หยุดแล้ว เติมได้ %2 รหัส พร้อมใช้ %3 รหัส</translation>
    </message>
    <message>
        <source>%1: The ledger of issued IDs is intact; %2 rows were checked.</source>
        <comment>pool, count</comment>
        <translation>%1: ทะเบียนรหัสที่ออกแล้วถูกต้อง ตรวจแล้ว %2 แถว</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>ความผิดปกติ</translation>
    </message>
    <message>
        <source>Lane</source>
        <comment>of an ID pool</comment>
        <translation>ช่อง</translation>
    </message>
    <message>
        <source>%1: The ledger of issued IDs was altered.</source>
        <comment>pool</comment>
        <translation>%1: ทะเบียนรหัสที่ออกแล้วถูกแก้ไข</translation>
    </message>
    <message>
        <source>Requested to create or retire an ID pool</source>
        <translation>ขอสร้างหรือเลิกใช้คลังรหัส</translation>
    </message>
    <message>
        <source>Approved creating or retiring an ID pool</source>
        <translation>อนุมัติการสร้างหรือเลิกใช้คลังรหัส</translation>
    </message>
    <message>
        <source>Created or retired an ID pool</source>
        <translation>สร้างหรือเลิกใช้คลังรหัส</translation>
    </message>
    <message>
        <source>Rejected creating or retiring an ID pool</source>
        <translation>ไม่อนุมัติการสร้างหรือเลิกใช้คลังรหัส</translation>
    </message>
    <message>
        <source>Withdrew a request about an ID pool</source>
        <translation>ถอนคำขอเรื่องคลังรหัส</translation>
    </message>
    <message>
        <source>A request about an ID pool expired</source>
        <translation>คำขอเรื่องคลังรหัสหมดอายุ</translation>
    </message>
    <message>
        <source>A request about an ID pool became stale</source>
        <translation>คำขอเรื่องคลังรหัสใช้ไม่ได้แล้วเพราะข้อมูลเปลี่ยน</translation>
    </message>
    <message>
        <source>Let a service use an ID pool</source>
        <translation>ให้สิทธิ์บริการใช้คลังรหัส</translation>
    </message>
    <message>
        <source>No longer let a service use an ID pool</source>
        <translation>ถอนสิทธิ์บริการใช้คลังรหัส</translation>
    </message>
    <message>
        <source>Filled an ID pool</source>
        <translation>เติมคลังรหัส</translation>
    </message>
    <message>
        <source>Issued an ID</source>
        <translation>ออกรหัส</translation>
    </message>
    <message>
        <source>ID pool, to be retired</source>
        <translation>คลังรหัสที่จะเลิกใช้</translation>
    </message>
    <message>
        <source>ID pool, to be created</source>
        <translation>คลังรหัสที่จะสร้าง</translation>
    </message>
    <message>
        <source>The ID pool %1 was retired.</source>
        <translation>เลิกใช้คลังรหัส %1 แล้ว</translation>
    </message>
    <message>
        <source>The ID pool %1 was created.</source>
        <translation>สร้างคลังรหัส %1 แล้ว</translation>
    </message>
    <message>
        <source>Several projects number documents of type %1. Choose the project.</source>
        <translation>มีหลายโครงการที่ออกเลขเอกสารประเภท %1 เลือกโครงการ</translation>
    </message>
    <message>
        <source>A document dated %1 gets no number. Documents are numbered from the store&apos;s first document year (a setting) to A.D. 2100.</source>
        <translation>ออกเลขให้เอกสารลงวันที่ %1 ไม่ได้ ออกเลขได้ตั้งแต่ปีเอกสารแรกของคลังข้อมูล (กำหนดในการตั้งค่า) ถึง ค.ศ. 2100 (พ.ศ. 2643)</translation>
    </message>
    <message>
        <source>This type has counters, so what it counts by can no longer change: their next numbers would be lost. Close the type and add one with another code.</source>
        <translation>ประเภทเอกสารนี้มีตัวนับแล้ว จึงเปลี่ยนวิธีนับไม่ได้ เพราะเลขถัดไปของตัวนับเดิมจะหายไป ปิดประเภทนี้แล้วเพิ่มประเภทใหม่ด้วยรหัสอื่น</translation>
    </message>
    <message>
        <source>Documents of years before %1 get no numbers in this store. A Super Admin can change the setting first_document_year.</source>
        <translation>คลังข้อมูลนี้ไม่ออกเลขให้เอกสารก่อนปี ค.ศ. %1 ผู้ดูแลระบบสูงสุดเปลี่ยนได้ที่การตั้งค่า first_document_year</translation>
    </message>
    <message>
        <source>Numbers of this project were counted by its fiscal year, so the fiscal year can no longer change.</source>
        <translation>โครงการนี้ออกเลขตามปีงบประมาณไปแล้ว จึงเปลี่ยนปีงบประมาณไม่ได้</translation>
    </message>
    <message>
        <source>--orders adds to the demo. Give --demo as well.</source>
        <translation>--orders ใช้ร่วมกับข้อมูลตัวอย่าง ระบุ --demo ด้วย</translation>
    </message>
    <message>
        <source>With --demo: also add a project of orders that are numbered by type and day</source>
        <translation>ใช้กับ --demo: เพิ่มโครงการตัวอย่างใบสั่งสินค้าที่นับเลขตามประเภทและวัน</translation>
    </message>
    <message>
        <source>%1 counters end, and as many others begin; of these %2 already have numbers.</source>
        <translation>ตัวนับสิ้นสุด %1 ตัว และเริ่มตัวใหม่จำนวนเท่ากัน ในจำนวนนี้ %2 ตัวมีเลขอยู่แล้ว</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No number can come twice.</source>
        <translation>ไม่มีเลขใดซ้ำได้</translation>
    </message>
    <message>
        <source>What has counters of its own, with commas between: ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE, DISCIPLINE; NONE, or USUAL for what the code says</source>
        <translation>สิ่งที่แยกตัวนับ คั่นด้วยจุลภาค: ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE, DISCIPLINE หรือ NONE หรือ USUAL ตามปกติของรหัส</translation>
    </message>
    <message>
        <source>Year that names a fiscal year: END, in which it ends, or BEGIN</source>
        <translation>ปีที่ใช้เรียกปีงบประมาณ: END ปีที่สิ้นสุด หรือ BEGIN ปีที่เริ่ม</translation>
    </message>
    <message>
        <source>--counts-by takes ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE and DISCIPLINE, each once, or NONE or USUAL, not &quot;%1&quot;.</source>
        <translation>--counts-by ใช้ได้กับ ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE และ DISCIPLINE อย่างละครั้ง หรือ NONE หรือ USUAL ไม่ใช่ &quot;%1&quot;</translation>
    </message>
    <message>
        <source>--fiscal-name takes END or BEGIN, not &quot;%1&quot;.</source>
        <translation>--fiscal-name ใช้ได้เฉพาะ END หรือ BEGIN ไม่ใช่ &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 has no sender.</source>
        <translation>%1 ไม่มีหน่วยงานผู้ส่ง</translation>
    </message>
    <message>
        <source>%1 is counted by sender. Name it with --originator CODE.</source>
        <translation>%1 นับแยกตามหน่วยงานผู้ส่ง ระบุด้วย --originator CODE</translation>
    </message>
    <message>
        <source>Counts by</source>
        <translation>นับแยกตาม</translation>
    </message>
    <message>
        <source>Fiscal year from month</source>
        <translation>ปีงบประมาณเริ่มเดือน</translation>
    </message>
    <message>
        <source>named by</source>
        <translation>เรียกตามปีที่</translation>
    </message>
    <message>
        <source>Counted by: %1</source>
        <translation>นับแยกตาม: %1</translation>
    </message>
    <message>
        <source>Fiscal year begins in month: %1</source>
        <translation>ปีงบประมาณเริ่มเดือน: %1</translation>
    </message>
    <message>
        <source>this type does not count by it</source>
        <translation>ประเภทนี้ไม่ได้นับแยกตามส่วนนี้</translation>
    </message>
    <message>
        <source>Compare the version in force with this text and the settings below, without saving</source>
        <translation>เทียบรุ่นที่ใช้อยู่กับข้อความนี้และการตั้งค่าด้านล่าง โดยไม่บันทึก</translation>
    </message>
    <message>
        <source>All counters continue.</source>
        <translation>ตัวนับทั้งหมดนับต่อ</translation>
    </message>
    <message>
        <source>Fiscal year named by: %1</source>
        <translation>เรียกปีงบประมาณตามปีที่: %1</translation>
    </message>
    <message>
        <source>ID pool low</source>
        <translation>คลังรหัสเหลือน้อย</translation>
    </message>
    <message>
        <source>An ID pool lacks more than %1 of its minimum.</source>
        <translation>คลังรหัสขาดจากขั้นต่ำเกินกว่า %1</translation>
    </message>
    <message>
        <source>An ID pool has fewer IDs available than its minimum.</source>
        <translation>คลังรหัสมีรหัสพร้อมใช้น้อยกว่าขั้นต่ำ</translation>
    </message>
    <message>
        <source>This ID pool differs from what two Super Admins agreed on.</source>
        <translation>คลังรหัสนี้ไม่ตรงกับที่ผู้ดูแลระบบสูงสุดสองคนเห็นชอบ</translation>
    </message>
    <message>
        <source>a time of day, 00 to %1</source>
        <translation>เวลา 00 ถึง %1</translation>
    </message>
    <message>
        <source>Time of the allocation as %1, Asia/Bangkok.</source>
        <translation>เวลาออกเลขแบบ %1 (Asia/Bangkok)</translation>
    </message>
    <message>
        <source>Date and time B.E.</source>
        <translation>วันเวลา พ.ศ.</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>วันเวลา</translation>
    </message>
    <message>
        <source>Month in which the fiscal year begins, 1 to 12 or its name</source>
        <translation>เดือนที่เริ่มปีงบประมาณ 1 ถึง 12 หรือชื่อเดือน</translation>
    </message>
    <message>
        <source>--fiscal-start takes a month, 1 to 12 or its name, not &quot;%1&quot;.</source>
        <translation>--fiscal-start ใช้เลขเดือน 1 ถึง 12 หรือชื่อเดือน ไม่ใช่ &quot;%1&quot;</translation>
    </message>
    <message>
        <source>With this setting, two documents could get the same number. Change the template first. %1</source>
        <translation>การตั้งค่านี้อาจทำให้เอกสารสองฉบับได้เลขซ้ำกัน แก้รูปแบบเลขที่ก่อน %1</translation>
    </message>
    <message>
        <source>Document date and allocation time as %1, Buddhist Era.</source>
        <translation>วันที่เอกสารและเวลาออกเลขแบบ %1 ปี พ.ศ.</translation>
    </message>
    <message>
        <source>Document date and allocation time as %1, Common Era.</source>
        <translation>วันที่เอกสารและเวลาออกเลขแบบ %1 ปี ค.ศ.</translation>
    </message>
    <message>
        <source>It was issued on %1 to %2.</source>
        <comment>time, account</comment>
        <translation>ออกให้ %2 เมื่อ %1</translation>
    </message>
    <message>
        <source>It was issued on %1 to %2 for “%3”.</source>
        <comment>time, account, purpose</comment>
        <translation>ออกให้ %2 เมื่อ %1 เพื่อ “%3”</translation>
    </message>
    <message>
        <source>Of these, issued: %1.</source>
        <comment>IDs</comment>
        <translation>ในจำนวนนี้ที่ออกแล้ว: %1</translation>
    </message>
    <message>
        <source>It was never issued.</source>
        <translation>ยังไม่เคยออกรหัสนี้</translation>
    </message>
    <message>
        <source>This pool is retired.</source>
        <translation>คลังนี้เลิกใช้แล้ว</translation>
    </message>
    <message>
        <source>Only Super Admins can request changes to ID pools.</source>
        <translation>เฉพาะผู้ดูแลระบบสูงสุดเท่านั้นที่ขอสร้างหรือเลิกใช้คลังรหัสได้</translation>
    </message>
    <message>
        <source>Only Super Admins and the numbering services of a pool can fill it.</source>
        <translation>เฉพาะผู้ดูแลระบบสูงสุดและบริการออกเลขของคลังนี้เท่านั้นที่เติมรหัสได้</translation>
    </message>
    <message>
        <source>This version of Lekthi does not know all settings of this pool.</source>
        <translation>Lekthi รุ่นนี้ไม่รู้จักการตั้งค่าบางอย่างของคลังนี้</translation>
    </message>
    <message>
        <source>All IDs that the filters accept are generated. Create a pool with longer IDs.</source>
        <translation>สร้างรหัสที่ผ่านตัวกรองครบทุกรหัสแล้ว ให้สร้างคลังใหม่ที่รหัสยาวขึ้น</translation>
    </message>
    <message>
        <source>%1 is filling this pool now (%2).</source>
        <comment>account, program</comment>
        <translation>%1 กำลังเติมคลังนี้อยู่ (%2)</translation>
    </message>
    <message>
        <source>This pool is full.</source>
        <translation>คลังนี้เต็มแล้ว</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>an ID pool</comment>
        <translation>ไม่มีรหัส</translation>
    </message>
    <message>
        <source>%1 per day</source>
        <comment>IDs</comment>
        <translation>วันละ %1</translation>
    </message>
    <message>
        <source>more than 10 years</source>
        <translation>มากกว่า 10 ปี</translation>
    </message>
    <message>
        <source>less than a day</source>
        <translation>ไม่ถึง 1 วัน</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n วัน</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom</source>
        <comment>filters</comment>
        <translation>กำหนดเอง</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>IDs</comment>
        <translation>อัตราการออก</translation>
    </message>
    <message>
        <source>Days left</source>
        <comment>of an ID pool</comment>
        <translation>ใช้ได้อีก</translation>
    </message>
    <message>
        <source>Exhausted in</source>
        <comment>an ID pool</comment>
        <translation>รหัสจะหมดใน</translation>
    </message>
    <message>
        <source>Last filled</source>
        <translation>เติมล่าสุด</translation>
    </message>
    <message>
        <source>Services</source>
        <comment>numbering services of an ID pool</comment>
        <translation>บริการออกเลข</translation>
    </message>
    <message>
        <source>None</source>
        <comment>numbering services</comment>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>สร้างเมื่อ</translation>
    </message>
    <message>
        <source>Retired on</source>
        <translation>เลิกใช้เมื่อ</translation>
    </message>
    <message>
        <source>0 (filled only by hand)</source>
        <translation>0 (เติมด้วยตนเองเท่านั้น)</translation>
    </message>
    <message>
        <source>%1 requests to create or retire an ID pool (request #%2): %3</source>
        <translation>%1 ขอสร้างหรือเลิกใช้คลังรหัส (คำขอ #%2): %3</translation>
    </message>
    <message>
        <source>Your request #%1 was approved; the ID pool was created or retired: %2</source>
        <translation>คำขอ #%1 ของคุณได้รับอนุมัติ สร้างหรือเลิกใช้คลังรหัสแล้ว: %2</translation>
    </message>
    <message>
        <source>Your request #%1 is stale, because the ID pool was created or retired: %2</source>
        <translation>คำขอ #%1 ของคุณใช้ไม่ได้แล้ว เพราะคลังรหัสถูกสร้างหรือเลิกใช้ไปก่อน: %2</translation>
    </message>
    <message>
        <source>ID pool #%1</source>
        <translation>คลังรหัส #%1</translation>
    </message>
    <message>
        <source>A pool of this name was created or retired after the request. Check the ID pools page.</source>
        <translation>หลังยื่นคำขอ มีการสร้างหรือเลิกใช้คลังชื่อนี้ไปก่อน ตรวจสอบที่หน้าคลังรหัส</translation>
    </message>
    <message>
        <source>Request #%1 was rejected. The ID pools stay as they are.</source>
        <translation>ไม่อนุมัติคำขอ #%1 คลังรหัสไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>Request #%1 was withdrawn. The ID pools stay as they are.</source>
        <translation>ถอนคำขอ #%1 แล้ว คลังรหัสไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>No program fills the pool, or it is exhausted. Fill it on the page of the ID pools or with &quot;lekthictl pool fill&quot;, or request a pool with longer IDs.</source>
        <translation>ไม่มีโปรแกรมใดเติมคลัง หรือคลังหมดรหัสแล้ว เติมได้ที่หน้าคลังรหัสหรือด้วยคำสั่ง &quot;lekthictl pool fill&quot; หรือขอสร้างคลังที่รหัสยาวขึ้น</translation>
    </message>
    <message>
        <source>Open the ID pool</source>
        <translation>เปิดคลังรหัส</translation>
    </message>
    <message>
        <source>No filters: every ID with a correct check digit is accepted.</source>
        <translation>ไม่มีตัวกรอง รับทุกรหัสที่เลขตรวจสอบถูกต้อง</translation>
    </message>
    <message>
        <source>The sequence number is missing, so all documents would get the same number. Insert %1.</source>
        <translation>ไม่มีลำดับที่ เอกสารทุกฉบับจะได้เลขที่เดียวกัน แทรก %1</translation>
    </message>
    <message>
        <source>%1 has no more digits than %2 of the format before it, so no number is left for this format. Give it more digits or remove it.</source>
        <translation>%1 มีจำนวนหลักไม่มากกว่า %2 ของรูปแบบก่อนหน้า จึงไม่เหลือเลขให้รูปแบบนี้ ให้เพิ่มจำนวนหลักหรือลบออก</translation>
    </message>
    <message>
        <source>%1 can be given twice, by two formats of the template: as number %2 and as number %3.</source>
        <translation>%1 อาจออกซ้ำได้ เพราะรูปแบบก่อนและหลัง {NEXT} ให้เลขที่เดียวกัน คือลำดับที่ %2 และลำดับที่ %3</translation>
    </message>
    <message>
        <source>After %1 comes %2 in the next format of the template.</source>
        <translation>เลขต่อจาก %1 คือ %2 โดยใช้รูปแบบถัดไปหลัง {NEXT}</translation>
    </message>
    <message>
        <source>Next format</source>
        <translation>รูปแบบถัดไป</translation>
    </message>
    <message>
        <source>Not shown. Another format begins here: it is used once the digits of the format before it are used up, and has more digits.</source>
        <translation>ไม่แสดงในเลขที่ เป็นจุดเริ่มของรูปแบบถัดไป ซึ่งใช้เมื่อเลขของรูปแบบก่อนหน้าหมด และต้องมีจำนวนหลักมากกว่า</translation>
    </message>
    <message>
        <source>Find a number by its text or beginning, a document, request, error, code or ID</source>
        <translation>ค้นหาเลขที่จากข้อความหรือส่วนต้น หรือค้นหาเอกสาร คำขอ ข้อผิดพลาด รหัสอ้างอิง หรือรหัสในคลังรหัส</translation>
    </message>
    <message>
        <source>Issued</source>
        <comment>an ID of an ID pool</comment>
        <translation>ออกแล้ว</translation>
    </message>
    <message>
        <source>Never issued</source>
        <comment>an ID of an ID pool</comment>
        <translation>ยังไม่เคยออก</translation>
    </message>
    <message>
        <source>Wrong check digit</source>
        <translation>เลขตรวจสอบไม่ถูกต้อง</translation>
    </message>
    <message>
        <source>ID of the pool %1.</source>
        <translation>รหัสของคลังรหัส %1</translation>
    </message>
    <message>
        <source>This looks like an ID of the pool %1.</source>
        <translation>ดูเหมือนรหัสของคลังรหัส %1</translation>
    </message>
    <message>
        <source>Check whether this computer has what Lekthi needs, and quit.</source>
        <translation>ตรวจว่าเครื่องนี้มีสิ่งที่ Lekthi ต้องใช้ครบหรือไม่ แล้วจบการทำงาน</translation>
    </message>
    <message>
        <source>Database driver</source>
        <translation>ไดรเวอร์ฐานข้อมูล</translation>
    </message>
    <message>
        <source>Install the package %1.</source>
        <translation>ติดตั้งแพ็กเกจ %1</translation>
    </message>
    <message>
        <source>Embedded server</source>
        <translation>เซิร์ฟเวอร์ในตัว</translation>
    </message>
    <message>
        <source>Thai line breaks</source>
        <translation>การตัดบรรทัดภาษาไทย</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>คำแปล</translation>
    </message>
    <message>
        <source>Install Lekthi again.</source>
        <translation>ติดตั้ง Lekthi ใหม่อีกครั้ง</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>ภาพ SVG</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>พวงกุญแจ</translation>
    </message>
    <message>
        <source>Passwords can be remembered.</source>
        <translation>จำรหัสผ่านได้</translation>
    </message>
    <message>
        <source>None here, so passwords are not remembered.</source>
        <translation>เครื่องนี้ไม่มี จึงไม่จำรหัสผ่าน</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ผ่าน</translation>
    </message>
    <message>
        <source>note</source>
        <translation>หมายเหตุ</translation>
    </message>
    <message>
        <source>MISSING</source>
        <translation>ขาด</translation>
    </message>
    <message>
        <source>Thai font</source>
        <translation>ฟอนต์ภาษาไทย</translation>
    </message>
    <message>
        <source>Chinese font</source>
        <translation>ฟอนต์ภาษาจีน</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>The last digest in %1 is damaged or was changed. No digest is added after it, because a new log would hide the earlier ones. Restore the file from a copy. If there is none, move the file to another folder, keep it, and write a new digest.</source>
        <translation>ค่าสรุปล่าสุดใน %1 เสียหายหรือถูกแก้ไข จึงไม่เพิ่มค่าสรุปต่อท้าย เพราะบันทึกของค่าสรุปชุดใหม่จะซ่อนค่าสรุปก่อนหน้า กู้ไฟล์คืนจากสำเนา หากไม่มีสำเนา ให้ย้ายไฟล์ไปยังโฟลเดอร์อื่นและเก็บไว้ แล้วสร้างค่าสรุปใหม่</translation>
    </message>
    <message>
        <source>Took a backup</source>
        <translation>สำรองข้อมูล</translation>
    </message>
    <message>
        <source>Numbers without a backup</source>
        <translation>มีเลขที่ยังไม่ได้สำรอง</translation>
    </message>
    <message>
        <source>Numbers have been in no verified backup for more than %1.</source>
        <translation>มีเลขที่ยังไม่อยู่ในข้อมูลสำรองที่ตรวจสอบแล้วนานเกิน %1</translation>
    </message>
    <message>
        <source>If the database is lost, these numbers are lost with it. Make a backup with &quot;lekthictl store backup&quot;, and have one made every day.</source>
        <translation>หากฐานข้อมูลสูญหาย เลขเหล่านี้จะหายไปด้วย ให้สำรองข้อมูลด้วย &quot;lekthictl store backup&quot; และตั้งให้สำรองทุกวัน</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>การสำรองข้อมูล</translation>
    </message>
    <message>
        <source>The latest verified backup was taken on %1.</source>
        <translation>ข้อมูลสำรองล่าสุดที่ตรวจสอบแล้วทำเมื่อ %1</translation>
    </message>
    <message>
        <source>There is no verified backup yet.</source>
        <translation>ยังไม่มีข้อมูลสำรองที่ตรวจสอบแล้ว</translation>
    </message>
    <message>
        <source>If the database is lost, all numbers since the last backup are lost with it.</source>
        <translation>หากฐานข้อมูลสูญหาย เลขทั้งหมดหลังการสำรองครั้งล่าสุดจะหายไปด้วย</translation>
    </message>
    <message>
        <source>If the database is lost, all numbers are lost with it.</source>
        <translation>หากฐานข้อมูลสูญหาย เลขทั้งหมดจะหายไปด้วย</translation>
    </message>
    <message>
        <source>Make a backup with &quot;lekthictl store backup&quot;, and have one made every day.</source>
        <translation>ให้สำรองข้อมูลด้วย &quot;lekthictl store backup&quot; และตั้งให้สำรองทุกวัน</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>ขนาด</translation>
    </message>
    <message>
        <source>Numbers without a backup since</source>
        <translation>มีเลขที่ยังไม่ได้สำรองตั้งแต่</translation>
    </message>
    <message>
        <source>Versions of programs and libraries</source>
        <translation>รุ่นของโปรแกรมและไลบรารี</translation>
    </message>
    <message>
        <source>Variables of the environment that Lekthi reads</source>
        <translation>ตัวแปรสภาพแวดล้อมที่ Lekthi อ่าน</translation>
    </message>
    <message>
        <source>Settings of the window</source>
        <translation>การตั้งค่าของหน้าต่างโปรแกรม</translation>
    </message>
    <message>
        <source>Settings of a service</source>
        <translation>การตั้งค่าของบริการ</translation>
    </message>
    <message>
        <source>Settings of the embedded server</source>
        <translation>การตั้งค่าของเซิร์ฟเวอร์ในตัว</translation>
    </message>
    <message>
        <source>Log of a program</source>
        <translation>บันทึกการทำงานของโปรแกรม</translation>
    </message>
    <message>
        <source>Log of the embedded server</source>
        <translation>บันทึกการทำงานของเซิร์ฟเวอร์ในตัว</translation>
    </message>
    <message>
        <source>There is no alert rule %1. Try one of these: %2.</source>
        <translation>ไม่มีกฎการแจ้งเตือน %1 ลองใช้กฎเหล่านี้: %2</translation>
    </message>
    <message>
        <source>Print what to do for alerts of a rule</source>
        <translation>แสดงสิ่งที่ต้องทำเมื่อเกิดการแจ้งเตือนตามกฎ</translation>
    </message>
    <message>
        <source>Checks of the server and the store</source>
        <translation>ผลตรวจเซิร์ฟเวอร์และคลังข้อมูล</translation>
    </message>
    <message>
        <source>Settings of the store</source>
        <translation>การตั้งค่าของคลังข้อมูล</translation>
    </message>
    <message>
        <source>Metrics since the store began</source>
        <translation>ตัวชี้วัดตั้งแต่เริ่มใช้คลังข้อมูล</translation>
    </message>
    <message>
        <source>ID pools and how many IDs they hold</source>
        <translation>คลังรหัสและจำนวนรหัสในแต่ละคลัง</translation>
    </message>
    <message>
        <source>Current alerts</source>
        <translation>การแจ้งเตือนปัจจุบัน</translation>
    </message>
    <message>
        <source>The latest alert events</source>
        <translation>เหตุการณ์การแจ้งเตือนล่าสุด</translation>
    </message>
    <message>
        <source>Alert rules</source>
        <translation>กฎการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Notification channels, without addresses and keys</source>
        <translation>ช่องทางการแจ้งเตือน ไม่รวมที่อยู่และคีย์</translation>
    </message>
    <message>
        <source>The latest errors: reference, class and time only</source>
        <translation>ข้อผิดพลาดล่าสุด: เฉพาะเลขอ้างอิง ประเภท และเวลา</translation>
    </message>
    <message>
        <source>Why the store could not be asked</source>
        <translation>เหตุที่อ่านข้อมูลจากคลังข้อมูลไม่ได้</translation>
    </message>
    <message>
        <source>Passwords, keys, addresses of webhooks and the content of the keychain</source>
        <translation>รหัสผ่าน คีย์ ที่อยู่ของ webhook และข้อมูลในพวงกุญแจ</translation>
    </message>
    <message>
        <source>Support bundle of Lekthi</source>
        <translation>ชุดข้อมูลสำหรับฝ่ายสนับสนุนของ Lekthi</translation>
    </message>
    <message>
        <source>The store could not be asked: %1</source>
        <translation>อ่านข้อมูลจากคลังข้อมูลไม่ได้: %1</translation>
    </message>
    <message>
        <source>Left out:</source>
        <translation>ไม่รวม:</translation>
    </message>
    <message>
        <source>%1 was written; nothing was sent. Check its files before you pass it on.</source>
        <translation>เขียน %1 แล้ว ยังไม่ได้ส่งไปที่ใด ตรวจไฟล์ข้างในก่อนส่งต่อ</translation>
    </message>
    <message>
        <source>The bundle is a compressed archive. Give it a name that ends in .tar.gz.</source>
        <translation>ชุดข้อมูลเป็นไฟล์บีบอัด ตั้งชื่อให้ลงท้ายด้วย .tar.gz</translation>
    </message>
    <message>
        <source>What is in the bundle and what was left out</source>
        <translation>มีอะไรในชุดข้อมูล และอะไรที่ไม่รวม</translation>
    </message>
    <message>
        <source>Collect versions, status, logs and settings without secrets, to pass on to support</source>
        <translation>รวบรวมรุ่น สถานะ บันทึกการทำงาน และการตั้งค่าโดยไม่มีข้อมูลลับ เพื่อส่งให้ฝ่ายสนับสนุน</translation>
    </message>
    <message>
        <source>Documents, templates, requests and the ledger</source>
        <translation>เอกสาร รูปแบบเลขที่ คำขอ และทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>Messages and context of the errors in the store</source>
        <translation>ข้อความและบริบทของข้อผิดพลาดในคลังข้อมูล</translation>
    </message>
    <message>
        <source>Secrets in the files were replaced by &quot;(removed)&quot;. Names of servers, accounts, projects and counters, and numbers that errors name, are still there: check the files before you pass them on.</source>
        <translation>ข้อมูลลับในไฟล์ถูกแทนด้วย &quot;(removed)&quot; แต่ชื่อเซิร์ฟเวอร์ บัญชี โครงการ ตัวนับ และเลขที่ที่ปรากฏในข้อผิดพลาดยังคงอยู่ ตรวจไฟล์ก่อนส่งต่อ</translation>
    </message>
    <message>
        <source>The backup %1 is damaged or incomplete. Use another one.</source>
        <translation>ข้อมูลสำรอง %1 เสียหายหรือไม่ครบ โปรดใช้ชุดอื่น</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created or written to.</source>
        <translation>สร้างหรือเขียนโฟลเดอร์ %1 ไม่ได้</translation>
    </message>
    <message>
        <source>Another backup into %1 is running. Try again when it has finished.</source>
        <translation>กำลังสำรองข้อมูลลง %1 อยู่ โปรดลองใหม่เมื่อเสร็จแล้ว</translation>
    </message>
    <message>
        <source>It holds the store as of %1: %2 ledger rows of %3 counters.</source>
        <translation>เป็นข้อมูลของคลังข้อมูล ณ %1: รายการทะเบียน %2 รายการ จากตัวนับ %3 ตัว</translation>
    </message>
    <message>
        <source>Not verified: the ledger in it is damaged. See &quot;lekthictl audit verify&quot;.</source>
        <translation>ไม่ผ่านการตรวจสอบ: ทะเบียนในข้อมูลสำรองเสียหาย ดู &quot;lekthictl audit verify&quot;</translation>
    </message>
    <message>
        <source>Not verified.</source>
        <translation>ยังไม่ได้ตรวจสอบ</translation>
    </message>
    <message>
        <source>The backup is in %1.</source>
        <translation>ข้อมูลสำรองอยู่ที่ %1</translation>
    </message>
    <message>
        <source>Older backups removed: %1.</source>
        <translation>ลบข้อมูลสำรองเก่าแล้ว %1 ชุด</translation>
    </message>
    <message>
        <source>--set-aside is for a store on this computer. On a server, rename the database.</source>
        <translation>--set-aside ใช้กับคลังข้อมูลในคอมพิวเตอร์เครื่องนี้ หากเป็นเซิร์ฟเวอร์ ให้เปลี่ยนชื่อฐานข้อมูล</translation>
    </message>
    <message>
        <source>%1 cannot be renamed to %2.</source>
        <translation>เปลี่ยนชื่อ %1 เป็น %2 ไม่ได้</translation>
    </message>
    <message>
        <source>Stands at</source>
        <translation>เลขล่าสุด</translation>
    </message>
    <message>
        <source>Allocated after the backup</source>
        <translation>ออกเลขหลังการสำรอง</translation>
    </message>
    <message>
        <source>#%1, created after the backup</source>
        <translation>#%1 สร้างหลังการสำรอง</translation>
    </message>
    <message>
        <source>up to %1 numbers: %2 to %3</source>
        <translation>ไม่เกิน %1 เลข: %2 ถึง %3</translation>
    </message>
    <message>
        <source>The store %1 was restored.</source>
        <translation>กู้คืนคลังข้อมูล %1 แล้ว</translation>
    </message>
    <message>
        <source>The ledger is intact.</source>
        <translation>ทะเบียนถูกต้องครบถ้วน</translation>
    </message>
    <message>
        <source>Signed digests that were kept elsewhere, one a line; those of this computer if left out</source>
        <translation>ค่าสรุปที่ลงนามและเก็บไว้ที่อื่น บรรทัดละหนึ่งค่า หากไม่ระบุจะใช้ของคอมพิวเตอร์เครื่องนี้</translation>
    </message>
    <message>
        <source>There already is a store at %1. A backup is restored only where there is none: nothing is overwritten.</source>
        <translation>มีคลังข้อมูลอยู่แล้วที่ %1 การกู้คืนทำได้เฉพาะที่ที่ยังไม่มีคลังข้อมูล และจะไม่เขียนทับสิ่งใด</translation>
    </message>
    <message>
        <source>The backup cannot be verified by a test restore: %1 To take it without one, use --no-verify.</source>
        <translation>ทดลองกู้คืนเพื่อตรวจสอบข้อมูลสำรองไม่ได้: %1 หากต้องการสำรองโดยไม่ทดลองกู้คืน ให้ใช้ --no-verify</translation>
    </message>
    <message>
        <source>Verified: a test restore succeeded, and the ledger in it is intact.</source>
        <translation>ตรวจสอบแล้ว: ทดลองกู้คืนสำเร็จ และทะเบียนในนั้นถูกต้องครบถ้วน</translation>
    </message>
    <message>
        <source>The backup was not recorded in the store: %1</source>
        <translation>ไม่ได้บันทึกการสำรองนี้ไว้ในคลังข้อมูล: %1</translation>
    </message>
    <message>
        <source>There is no signed digest of the store on this computer, so numbers allocated after the backup are unknown. Check the logs of the numbering services before anyone allocates.</source>
        <translation>ในคอมพิวเตอร์เครื่องนี้ไม่มีค่าสรุปที่ลงนามของคลังข้อมูล จึงไม่ทราบเลขที่ออกหลังการสำรอง โปรดตรวจสอบบันทึกของบริการออกเลขก่อนออกเลขต่อ</translation>
    </message>
    <message>
        <source>No number is missing up to the newest signed digest, %1. Numbers allocated later are in no digest.</source>
        <translation>ไม่มีเลขขาดหายจนถึงค่าสรุปที่ลงนามล่าสุด %1 เลขที่ออกหลังจากนั้นไม่อยู่ในค่าสรุปใด</translation>
    </message>
    <message>
        <source>According to the signed digests up to %1, these numbers were allocated after the backup and would be allocated twice:</source>
        <translation>ตามค่าสรุปที่ลงนามจนถึง %1 เลขเหล่านี้ออกไปหลังการสำรอง และจะถูกออกซ้ำ:</translation>
    </message>
    <message>
        <source>Before anyone allocates, raise each of these counters with &quot;lekthictl reset request --to N&quot;, which another Super Admin approves. N is at least the last number shown, plus what was skipped or allocated after that digest.</source>
        <translation>ก่อนออกเลขต่อ ให้เลื่อนตัวนับเหล่านี้ทุกตัวด้วย &quot;lekthictl reset request --to N&quot; ซึ่ง Super Admin อีกคนต้องอนุมัติ N ต้องไม่น้อยกว่าเลขสุดท้ายที่แสดง บวกเลขที่ข้ามหรือออกหลังค่าสรุปนั้น</translation>
    </message>
    <message>
        <source>The previous store is in %1.</source>
        <translation>คลังข้อมูลเดิมอยู่ที่ %1</translation>
    </message>
    <message>
        <source>The ledger is damaged, as it was when the backup was taken. See &quot;lekthictl audit verify&quot;.</source>
        <translation>ทะเบียนเสียหายตั้งแต่ตอนสำรองข้อมูล ดู &quot;lekthictl audit verify&quot;</translation>
    </message>
    <message>
        <source>Take a backup of the store while it is in use, and verify it with a test restore</source>
        <translation>สำรองข้อมูลคลังข้อมูลขณะใช้งาน และทดลองกู้คืนเพื่อตรวจสอบ</translation>
    </message>
    <message>
        <source>Skip the test restore</source>
        <translation>ไม่ต้องทดลองกู้คืน</translation>
    </message>
    <message>
        <source>Keep only the newest N verified backups of this store in the directory</source>
        <translation>เก็บเฉพาะข้อมูลสำรองที่ตรวจสอบแล้วล่าสุด N ชุดของคลังข้อมูลนี้ในโฟลเดอร์</translation>
    </message>
    <message>
        <source>Restore a backup where there is no store, and list the numbers allocated after it</source>
        <translation>กู้คืนข้อมูลสำรองในที่ที่ยังไม่มีคลังข้อมูล และแสดงเลขที่ออกหลังการสำรอง</translation>
    </message>
    <message>
        <source>First rename the folder of an existing store on this computer</source>
        <translation>เปลี่ยนชื่อโฟลเดอร์ของคลังข้อมูลเดิมในคอมพิวเตอร์เครื่องนี้ก่อน</translation>
    </message>
    <message>
        <source>The server already has %1, which belongs to a store named %2. Remove it there, or move the store to another database name.</source>
        <translation>เซิร์ฟเวอร์มี %1 อยู่แล้ว ซึ่งเป็นของคลังข้อมูลชื่อ %2 ลบออกจากเซิร์ฟเวอร์ก่อน หรือย้ายไปยังฐานข้อมูลชื่ออื่น</translation>
    </message>
    <message>
        <source>The ledger of %1 is damaged, so the store was not moved. See &quot;lekthictl audit verify&quot;.</source>
        <translation>ทะเบียนเลขที่ของ %1 เสียหาย จึงไม่ได้ย้ายคลังข้อมูล ดู &quot;lekthictl audit verify&quot;</translation>
    </message>
    <message>
        <source>Only a store on this computer can be moved. From one server to another, use &quot;lekthictl store backup&quot; and &quot;lekthictl store restore&quot;.</source>
        <translation>ย้ายได้เฉพาะคลังข้อมูลบนคอมพิวเตอร์เครื่องนี้ หากย้ายจากเซิร์ฟเวอร์หนึ่งไปอีกเซิร์ฟเวอร์หนึ่ง ให้ใช้ &quot;lekthictl store backup&quot; และ &quot;lekthictl store restore&quot;</translation>
    </message>
    <message>
        <source>There is no store in %1.</source>
        <translation>ไม่มีคลังข้อมูลใน %1</translation>
    </message>
    <message>
        <source>Two Super Admins move a store: name them with --as LOGIN and --and LOGIN.</source>
        <translation>การย้ายคลังข้อมูลต้องใช้ผู้ดูแลระบบสูงสุดสองคน ระบุด้วย --as LOGIN และ --and LOGIN</translation>
    </message>
    <message>
        <source>The password of %1 is missing: set the environment variable %2.</source>
        <translation>ไม่มีรหัสผ่านของ %1 กำหนดตัวแปรสภาพแวดล้อม %2</translation>
    </message>
    <message>
        <source>This store has demo accounts, whose password everybody knows. Deactivate them, or set up a store of your own and move that.</source>
        <translation>คลังข้อมูลนี้มีบัญชีสาธิตซึ่งทุกคนรู้รหัสผ่าน ปิดใช้งานบัญชีเหล่านั้น หรือตั้งค่าคลังข้อมูลของคุณเองแล้วย้ายคลังนั้น</translation>
    </message>
    <message>
        <source>The store was moved from %1 to %2, and its ledger is intact on both sides.</source>
        <translation>ย้ายคลังข้อมูลจาก %1 ไปยัง %2 แล้ว ทะเบียนเลขที่สมบูรณ์ทั้งสองฝั่ง</translation>
    </message>
    <message>
        <source>Move the store of this computer to a server, approved by two Super Admins</source>
        <translation>ย้ายคลังข้อมูลของคอมพิวเตอร์เครื่องนี้ไปยังเซิร์ฟเวอร์ โดยผู้ดูแลระบบสูงสุดสองคนอนุมัติ</translation>
    </message>
    <message>
        <source>The other Super Admin, whose password is in LEKTHI_SECOND_PASSWORD</source>
        <translation>ผู้ดูแลระบบสูงสุดอีกคน ซึ่งรหัสผ่านอยู่ใน LEKTHI_SECOND_PASSWORD</translation>
    </message>
    <message>
        <source>From where accounts may sign in there; any computer, encrypted, if left out</source>
        <translation>ที่ที่บัญชีลงชื่อเข้าใช้ได้หลังย้าย หากไม่ระบุคือทุกคอมพิวเตอร์แบบเข้ารหัส</translation>
    </message>
    <message>
        <source>The store in %1 is in use. Close every program that uses it, then try again.</source>
        <translation>คลังข้อมูลใน %1 กำลังถูกใช้งาน ปิดทุกโปรแกรมที่ใช้ แล้วลองใหม่</translation>
    </message>
    <message>
        <source>Approved moving the store</source>
        <translation>อนุมัติการย้ายคลังข้อมูล</translation>
    </message>
    <message>
        <source>Together with %1</source>
        <translation>ร่วมกับ %1</translation>
    </message>
    <message>
        <source>The server already has accounts named %1. Anyone who knows their passwords could enter the store. Rename or drop them there first.</source>
        <translation>เซิร์ฟเวอร์มีบัญชีชื่อ %1 อยู่แล้ว ผู้ที่รู้รหัสผ่านของบัญชีเหล่านั้นจะเข้าใช้คลังข้อมูลได้ เปลี่ยนชื่อหรือลบบัญชีเหล่านั้นก่อน</translation>
    </message>
    <message>
        <source>The store cannot be marked as moved. Check the free space and the permissions of its folder, then try again.</source>
        <translation>บันทึกว่าคลังข้อมูลย้ายแล้วไม่ได้ ตรวจสอบพื้นที่ว่างและสิทธิ์ของโฟลเดอร์ แล้วลองใหม่</translation>
    </message>
    <message>
        <source>%1 What the move had already created at %2 could not be removed. Drop its databases and accounts there, then move the store again.</source>
        <translation>%1 สิ่งที่การย้ายสร้างไว้แล้วที่ %2 ลบออกไม่ได้ ลบฐานข้อมูลและบัญชีเหล่านั้นที่นั่น แล้วย้ายคลังข้อมูลอีกครั้ง</translation>
    </message>
    <message>
        <source>Nobody can allocate in the old place now. Give everybody the new address, and take a backup of the store there.</source>
        <translation>ที่เดิมออกเลขไม่ได้แล้ว แจ้งที่อยู่ใหม่ให้ทุกคนทราบ และสำรองข้อมูลของคลังข้อมูลที่นั่น</translation>
    </message>
    <message>
        <source>The store in %1 was moved to %3. Open it there: a number allocated here would be allocated there a second time.</source>
        <translation>คลังข้อมูลใน %1 ย้ายไปที่ %3 แล้ว ให้เปิดที่นั่น เพราะเลขที่ออกที่นี่จะออกซ้ำที่นั่น</translation>
    </message>
    <message>
        <source>The server checks new passwords by rules, so it accepts no accounts whose passwords were set elsewhere. Turn its variable strict_password_validation off, and on again afterwards.</source>
        <translation>เซิร์ฟเวอร์ตรวจรหัสผ่านใหม่ตามกฎ จึงไม่รับบัญชีที่ตั้งรหัสผ่านจากที่อื่น ปิดตัวแปร strict_password_validation ของเซิร์ฟเวอร์ แล้วเปิดอีกครั้งภายหลัง</translation>
    </message>
    <message>
        <source>What was restored is not what the backup holds. Restore another backup.</source>
        <translation>ข้อมูลที่กู้คืนไม่ตรงกับข้อมูลสำรอง กู้คืนจากข้อมูลสำรองชุดอื่น</translation>
    </message>
    <message>
        <source>The archive was written to %1, but the connection was lost before the store confirmed the request. If the request is on the Approvals page, keep the file. If it is not, delete the file and archive the year again.</source>
        <translation>เขียนไฟล์จัดเก็บถาวรไว้ที่ %1 แล้ว แต่การเชื่อมต่อขาดก่อนที่คลังข้อมูลจะยืนยันคำขอ ถ้าพบคำขอนี้ในหน้าการอนุมัติให้เก็บไฟล์ไว้ ถ้าไม่พบให้ลบไฟล์แล้วจัดเก็บถาวรปีนั้นใหม่</translation>
    </message>
</context>
<context>
    <name>lekthi::PictureTour</name>
    <message>
        <source>The folder %1 cannot be created. Choose another one.</source>
        <translation>สร้างโฟลเดอร์ %1 ไม่ได้ เลือกโฟลเดอร์อื่น</translation>
    </message>
    <message>
        <source>The picture tour stopped at “%1”: the window did not get there.</source>
        <translation>การบันทึกภาพหยุดที่ “%1” เพราะหน้าต่างไปไม่ถึงขั้นนั้น</translation>
    </message>
    <message>
        <source>The pictures cannot be written to %1. Choose another folder.</source>
        <translation>บันทึกภาพลง %1 ไม่ได้ เลือกโฟลเดอร์อื่น</translation>
    </message>
</context>
<context>
    <name>lekthi::models::AccountModel</name>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>บัญชี</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
    <message>
        <source>Last sign-in</source>
        <translation>เข้าสู่ระบบล่าสุด</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>ขีดจำกัดการออกเลข</translation>
    </message>
</context>
<context>
    <name>lekthi::models::AdminLogModel</name>
    <message>
        <source>✕ Denied: %1</source>
        <translation>✕ ปฏิเสธ: %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>เวลา</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>ผู้ทำ</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>การกระทำ</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>เรื่อง</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>รายละเอียด</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>เหตุผล</translation>
    </message>
</context>
<context>
    <name>lekthi::models::AlertDesk</name>
    <message>
        <source>Critical alert: %1</source>
        <translation>การแจ้งเตือนวิกฤต: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n critical alerts, the latest: %1</source>
        <translation>
            <numerusform>การแจ้งเตือนวิกฤต %n รายการ ล่าสุด: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the alerts</source>
        <translation>ดูการแจ้งเตือน</translation>
    </message>
</context>
<context>
    <name>lekthi::models::AllocatorModel</name>
    <message>
        <source>– gone</source>
        <translation>– หยุดแล้ว</translation>
    </message>
    <message>
        <source>✓ running</source>
        <translation>✓ ทำงานอยู่</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 จาก %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>โปรแกรม</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>คอมพิวเตอร์</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>บัญชี</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>พบล่าสุด</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>เซสชัน</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>รออยู่</translation>
    </message>
</context>
<context>
    <name>lekthi::models::CounterModel</name>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>ประเภท</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>ผู้ส่ง</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>ผู้รับ</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>รายละเอียด</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>เลขล่าสุด</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>เลขถัดไป</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>เปลี่ยนแปลงล่าสุด</translation>
    </message>
    <message>
        <source>A reset is requested (request #%1)</source>
        <translation>มีคำขอรีเซ็ต (คำขอ #%1)</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>รอบการนับ</translation>
    </message>
    <message>
        <source>Past %1</source>
        <translation>เกิน %1 แล้ว</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Runs out on</source>
        <translation>คาดว่าเลขเต็ม</translation>
    </message>
    <message>
        <source>Last changed: %1</source>
        <translation>เปลี่ยนแปลงล่าสุด: %1</translation>
    </message>
    <message>
        <source>An import of a register is requested (import #%1)</source>
        <translation>มีคำขอนำเข้าทะเบียนเดิม (คำขอนำเข้า #%1)</translation>
    </message>
</context>
<context>
    <name>lekthi::models::DigestKeeper</name>
    <message>
        <source>The signing key stays in its file: the keychain did not keep it.</source>
        <translation>คีย์ลงนามยังอยู่ในไฟล์เดิม เพราะพวงกุญแจไม่ได้เก็บไว้</translation>
    </message>
    <message>
        <source>The reset was executed, but no signed digest could be written after it. %1</source>
        <translation>ดำเนินการรีเซ็ตแล้ว แต่สร้างค่าสรุปที่ลงนามไม่ได้ %1</translation>
    </message>
    <message>
        <source>No signed digest could be written. %1</source>
        <translation>สร้างค่าสรุปที่ลงนามไม่ได้ %1</translation>
    </message>
</context>
<context>
    <name>lekthi::models::Encryption</name>
    <message>
        <source>The connection to %1 is not encrypted: it does not leave this computer.</source>
        <translation>การเชื่อมต่อกับ %1 ไม่ได้เข้ารหัส เพราะอยู่ภายในเครื่องนี้</translation>
    </message>
    <message>
        <source>The connection is encrypted (TLS). The server proved with a certificate, which this computer trusts, that it is %1.</source>
        <translation>การเชื่อมต่อเข้ารหัส (TLS) เซิร์ฟเวอร์ยืนยันด้วยใบรับรองที่เครื่องนี้เชื่อถือว่าเป็น %1</translation>
    </message>
    <message>
        <source>The connection is encrypted (TLS). The server proved with a certificate, signed by the authority in %2, that it is %1.</source>
        <translation>การเชื่อมต่อเข้ารหัส (TLS) เซิร์ฟเวอร์ยืนยันด้วยใบรับรองที่ลงนามโดยผู้ออกใบรับรองใน %2 ว่าเป็น %1</translation>
    </message>
</context>
<context>
    <name>lekthi::models::ErrorModel</name>
    <message>
        <source>Time</source>
        <translation>เวลา</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>ข้อผิดพลาด</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>เหตุการณ์</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>บุคคล</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>เลขอ้างอิง</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
</context>
<context>
    <name>lekthi::models::FileReader</name>
    <message>
        <source>An object is expected here.</source>
        <translation>ตรงนี้ต้องเป็นออบเจกต์</translation>
    </message>
    <message>
        <source>“%1” is unknown here.</source>
        <translation>ไม่รู้จัก “%1” ตรงนี้</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>ขาด “%1”</translation>
    </message>
    <message>
        <source>“%1” has a value of a wrong kind.</source>
        <translation>ค่าของ “%1” ผิดชนิด</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>“%1” ว่างเปล่า</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 characters.</source>
        <translation>“%1” ยาวเกิน %2 ตัวอักษร</translation>
    </message>
    <message>
        <source>“%1” has to be a whole number from 1 on.</source>
        <translation>“%1” ต้องเป็นจำนวนเต็มตั้งแต่ 1 ขึ้นไป</translation>
    </message>
    <message>
        <source>“%1” is no time in UTC.</source>
        <translation>“%1” ไม่ใช่เวลา UTC</translation>
    </message>
    <message>
        <source>“%1” has more than %2 entries.</source>
        <translation>“%1” มีเกิน %2 รายการ</translation>
    </message>
    <message>
        <source>“%1” is no value of “%2”.</source>
        <translation>“%1” ไม่ใช่ค่าของ “%2”</translation>
    </message>
    <message>
        <source>Versions must be listed newest first, each one once.</source>
        <translation>รุ่นต้องเรียงจากใหม่ไปเก่า และไม่ซ้ำกัน</translation>
    </message>
    <message>
        <source>A template has to have a version.</source>
        <translation>รูปแบบเลขที่ต้องมีอย่างน้อยหนึ่งรุ่น</translation>
    </message>
    <message>
        <source>The same type has two templates.</source>
        <translation>ประเภทเดียวกันมีสองรูปแบบ</translation>
    </message>
    <message>
        <source>The file holds more entries than are read.</source>
        <translation>ไฟล์มีรายการมากเกินไป</translation>
    </message>
    <message>
        <source>This is no file of exported templates.</source>
        <translation>ไฟล์นี้ไม่ใช่ไฟล์ส่งออกรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>The file was written by a newer Lekthi. Use that one to read it.</source>
        <translation>ไฟล์นี้บันทึกด้วย Lekthi ที่ใหม่กว่า ใช้โปรแกรมรุ่นนั้นอ่าน</translation>
    </message>
    <message>
        <source>The checksum does not fit: the file was damaged or changed by hand. Export it again.</source>
        <translation>ผลรวมตรวจสอบไม่ตรง: ไฟล์เสียหายหรือถูกแก้ด้วยมือ ส่งออกใหม่อีกครั้ง</translation>
    </message>
</context>
<context>
    <name>lekthi::models::HealthWatch</name>
    <message>
        <source>no answer since %1</source>
        <translation>ไม่ตอบตั้งแต่ %1</translation>
    </message>
</context>
<context>
    <name>lekthi::models::LedgerCheck</name>
    <message>
        <source>The file %1 is damaged, or was not signed with the key of this computer.</source>
        <translation>ไฟล์ %1 เสียหาย หรือไม่ได้ลงนามด้วยคีย์ของคอมพิวเตอร์นี้</translation>
    </message>
</context>
<context>
    <name>lekthi::models::LedgerModel</name>
    <message>
        <source>Number</source>
        <translation>เลขที่</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>เอกสาร</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>บุคคล</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>บริการ</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>ตัวนับ</translation>
    </message>
    <message>
        <source>Version</source>
        <comment>of the template</comment>
        <translation>รุ่น</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>เวลา</translation>
    </message>
</context>
<context>
    <name>lekthi::models::PlanTexts</name>
    <message>
        <source>The file is larger than 4 MB. Split it.</source>
        <translation>ไฟล์ใหญ่กว่า 4 MB แบ่งไฟล์ก่อน</translation>
    </message>
    <message>
        <source>The file has more than %1 lines. Split it.</source>
        <translation>ไฟล์มีมากกว่า %1 บรรทัด แบ่งไฟล์ก่อน</translation>
    </message>
    <message>
        <source>The file has no lines below its headings.</source>
        <translation>ไฟล์ไม่มีข้อมูลใต้หัวคอลัมน์</translation>
    </message>
</context>
<context>
    <name>lekthi::models::PlannedCounterModel</name>
    <message>
        <source>Counter</source>
        <translation>ตัวนับ</translation>
    </message>
    <message>
        <source>Next number then</source>
        <translation>เลขถัดไปหลังนำเข้า</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>จำนวนเลขที่</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>ขาด</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>ช่วงที่ขาด</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>เลขล่าสุด</translation>
    </message>
</context>
<context>
    <name>lekthi::models::PoolModel</name>
    <message>
        <source>Pool</source>
        <translation>คลัง</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>จำนวนหลัก</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>IDs</comment>
        <translation>พร้อมใช้</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>ขั้นต่ำ</translation>
    </message>
    <message>
        <source>Issued</source>
        <comment>IDs</comment>
        <translation>ออกแล้ว</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>IDs</comment>
        <translation>อัตราการออก</translation>
    </message>
    <message>
        <source>Days left</source>
        <comment>of an ID pool</comment>
        <translation>ใช้ได้อีก</translation>
    </message>
    <message>
        <source>Capacity</source>
        <comment>of an ID pool</comment>
        <translation>ความจุ</translation>
    </message>
    <message>
        <source>Services</source>
        <comment>numbering services of an ID pool</comment>
        <translation>บริการออกเลข</translation>
    </message>
</context>
<context>
    <name>lekthi::models::ProgramFacts</name>
    <message>
        <source>unknown</source>
        <translation>ไม่ทราบ</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>รุ่น</translation>
    </message>
    <message>
        <source>Database server</source>
        <translation>เซิร์ฟเวอร์ฐานข้อมูล</translation>
    </message>
    <message>
        <source>Store schema</source>
        <translation>รุ่นโครงสร้างคลังข้อมูล</translation>
    </message>
    <message>
        <source>System</source>
        <translation>ระบบปฏิบัติการ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ภาษา</translation>
    </message>
</context>
<context>
    <name>lekthi::models::Reference</name>
    <message>
        <source>Projects</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>สัญญา</translation>
    </message>
    <message>
        <source>Organizations</source>
        <translation>หน่วยงาน</translation>
    </message>
    <message>
        <source>Document types</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>Sub types</source>
        <translation>ประเภทย่อย</translation>
    </message>
    <message>
        <source>RFA types</source>
        <translation>ประเภท RFA</translation>
    </message>
    <message>
        <source>Disciplines</source>
        <translation>สาขางาน</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>เจ้าของโครงการ</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>ผู้ออกแบบ</translation>
    </message>
    <message>
        <source>Consultant</source>
        <translation>ที่ปรึกษา</translation>
    </message>
    <message>
        <source>Contractor</source>
        <translation>ผู้รับเหมา</translation>
    </message>
    <message>
        <source>Third party</source>
        <translation>บุคคลที่สาม</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>role of an organization in a project</comment>
        <translation>อื่น ๆ</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>เลขที่</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>รหัส</translation>
    </message>
    <message>
        <source>These lists belong to the document-management system (schema %1) and are changed there.</source>
        <translation>รายการเหล่านี้เป็นของระบบจัดการเอกสาร (สคีมา %1) และแก้ไขในระบบนั้น</translation>
    </message>
    <message>
        <source>They cannot be read at the moment.</source>
        <translation>ขณะนี้อ่านรายการไม่ได้</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are left out; &quot;lekthictl store status&quot; names them.</source>
        <translation>
            <numerusform>ไม่ได้นำมาใช้ %n รายการ ดูรายชื่อได้ด้วย &quot;lekthictl store status&quot;</numerusform>
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
        <translation>ปิดเมื่อ</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>รหัส</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>อยู่ภายใต้</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
</context>
<context>
    <name>lekthi::models::ReferenceTexts</name>
    <message>
        <source>There is no column “%1” in this list.</source>
        <translation>รายการนี้ไม่มีคอลัมน์ “%1”</translation>
    </message>
    <message>
        <source>The column “%1” is there twice.</source>
        <translation>คอลัมน์ “%1” ซ้ำกัน</translation>
    </message>
    <message>
        <source>The column “%1” is missing.</source>
        <translation>ไม่มีคอลัมน์ “%1”</translation>
    </message>
    <message>
        <source>“%1” is a formula. Enter plain text.</source>
        <translation>“%1” เป็นสูตร ใส่เป็นข้อความธรรมดา</translation>
    </message>
    <message>
        <source>The line has %1 cells instead of %2.</source>
        <translation>บรรทัดนี้มี %1 ช่อง แทนที่จะเป็น %2</translation>
    </message>
    <message>
        <source>The contract %1 belongs to another project.</source>
        <translation>สัญญา %1 เป็นของโครงการอื่น</translation>
    </message>
    <message>
        <source>The code exists as %1. Write it in the same way.</source>
        <translation>มีรหัสนี้อยู่แล้วเป็น %1 เขียนให้ตรงกัน</translation>
    </message>
    <message>
        <source>There is no document type %1.</source>
        <translation>ไม่มีประเภทเอกสาร %1</translation>
    </message>
    <message>
        <source>There is no project %1.</source>
        <translation>ไม่มีโครงการ %1</translation>
    </message>
    <message>
        <source>“%1” in the column “order” is not a whole number.</source>
        <translation>“%1” ในคอลัมน์ “order” ไม่ใช่จำนวนเต็ม</translation>
    </message>
    <message>
        <source>The column “active” takes yes or no, not “%1”.</source>
        <translation>คอลัมน์ “active” รับ yes หรือ no ไม่ใช่ “%1”</translation>
    </message>
    <message>
        <source>“%1” is no date. Write YYYY-MM-DD.</source>
        <translation>“%1” ไม่ใช่วันที่ เขียนเป็น YYYY-MM-DD</translation>
    </message>
    <message>
        <source>There is no organization %1.</source>
        <translation>ไม่มีหน่วยงาน %1</translation>
    </message>
    <message>
        <source>“%1” is no role. Use OWNER, DESIGNER, CONSULTANT, CONTRACTOR, THIRD_PARTY or OTHER.</source>
        <translation>“%1” ไม่ใช่บทบาท ใช้ OWNER, DESIGNER, CONSULTANT, CONTRACTOR, THIRD_PARTY หรือ OTHER</translation>
    </message>
    <message>
        <source>%1 is in line %2 already.</source>
        <translation>%1 มีอยู่แล้วในบรรทัดที่ %2</translation>
    </message>
    <message>
        <source>Sub type %1 has the code %2 already.</source>
        <translation>ประเภทย่อย %1 ใช้รหัส %2 อยู่แล้ว</translation>
    </message>
    <message>
        <source>The column “counts_by” takes ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE and DISCIPLINE, each once, or NONE or USUAL, not “%1”.</source>
        <translation>คอลัมน์ “counts_by” ใช้ได้กับ ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE และ DISCIPLINE อย่างละครั้ง หรือ NONE หรือ USUAL ไม่ใช่ “%1”</translation>
    </message>
</context>
<context>
    <name>lekthi::models::RegisterLineModel</name>
    <message numerus="yes">
        <source>%n sequence number(s) are missing in the register.</source>
        <translation>
            <numerusform>ทะเบียนเดิมขาด %n ลำดับที่</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>บรรทัด</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>เลขที่</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>ตัวนับ</translation>
    </message>
    <message>
        <source>Sequence number</source>
        <translation>ลำดับที่</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>ผลการอ่าน</translation>
    </message>
</context>
<context>
    <name>lekthi::models::RequestListModel</name>
    <message>
        <source>Waiting for you</source>
        <translation>รอคุณพิจารณา</translation>
    </message>
    <message>
        <source>Your requests</source>
        <translation>คำขอของคุณ</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>รอผู้อื่นพิจารณา</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>ปิดแล้ว</translation>
    </message>
</context>
<context>
    <name>lekthi::models::RetentionModel</name>
    <message>
        <source>Removed</source>
        <translation>ลบแล้ว</translation>
    </message>
    <message>
        <source>%1 (request #%2)</source>
        <comment>time, id</comment>
        <translation>%1 (คำขอ #%2)</translation>
    </message>
    <message>
        <source>No</source>
        <translation>ยังไม่จัดเก็บ</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>ปี</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>รายการ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>ขนาด</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>จัดเก็บถาวรเมื่อ</translation>
    </message>
</context>
<context>
    <name>lekthi::models::SetupCheck</name>
    <message>
        <source>The project %1 is listed twice.</source>
        <translation>โครงการ %1 ซ้ำกัน</translation>
    </message>
    <message>
        <source>Documents of %1 need a sender and a recipient: name at least two organizations.</source>
        <translation>เอกสารของ %1 ต้องมีผู้ส่งและผู้รับ ระบุอย่างน้อยสองหน่วยงาน</translation>
    </message>
    <message>
        <source>The organization %1 is new. Give it a name.</source>
        <translation>หน่วยงาน %1 เป็นรายการใหม่ โปรดระบุชื่อ</translation>
    </message>
    <message>
        <source>The account %1 is listed twice.</source>
        <translation>บัญชี %1 ซ้ำกัน</translation>
    </message>
    <message>
        <source>%1 needs at least one project.</source>
        <translation>%1 ต้องมีอย่างน้อยหนึ่งโครงการ</translation>
    </message>
    <message>
        <source>The role of %1 covers all projects. Leave the projects out.</source>
        <translation>บทบาทของ %1 ครอบคลุมทุกโครงการ ไม่ต้องระบุโครงการ</translation>
    </message>
    <message>
        <source>There is no project %1.</source>
        <translation>ไม่มีโครงการ %1</translation>
    </message>
    <message>
        <source>Templates of %1 are saved in the name of its Project Admin. Add one.</source>
        <translation>รูปแบบเลขของ %1 บันทึกในนาม ผู้ดูแลโครงการ ของโครงการ โปรดเพิ่มหนึ่งคน</translation>
    </message>
    <message>
        <source>Resets of counters need two Super Admins. Until there are two, nobody can approve one.</source>
        <translation>การรีเซ็ตตัวนับต้องมี ผู้ดูแลระบบสูงสุด สองคน หากยังไม่ครบ จะไม่มีใครอนุมัติได้</translation>
    </message>
    <message>
        <source>Document types are those of the schema %1. Leave %2 out.</source>
        <translation>ประเภทเอกสารเป็นของ schema %1 ให้ลบ %2 ออก</translation>
    </message>
    <message>
        <source>The document type %1 is listed twice.</source>
        <translation>ประเภทเอกสาร %1 ระบุซ้ำ</translation>
    </message>
    <message>
        <source>The document type %1 is new. Give it a name.</source>
        <translation>ประเภทเอกสาร %1 เป็นรายการใหม่ ต้องระบุชื่อ</translation>
    </message>
</context>
<context>
    <name>lekthi::models::SetupFile</name>
    <message>
        <source>There is no key &quot;%1&quot; here. Known keys: %2.</source>
        <translation>ไม่มีคีย์ &quot;%1&quot; ที่ตำแหน่งนี้ คีย์ที่ใช้ได้: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>ไม่มี &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text in quotation marks.</source>
        <translation>&quot;%1&quot; ต้องเป็นข้อความในเครื่องหมายคำพูด</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list of texts.</source>
        <translation>&quot;%1&quot; ต้องเป็นรายการข้อความ</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a table.</source>
        <translation>&quot;%1&quot; ต้องเป็นตาราง</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes %2, not &quot;%3&quot;.</source>
        <translation>&quot;%1&quot; รับค่า %2 ไม่ใช่ &quot;%3&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false.</source>
        <translation>&quot;%1&quot; ต้องเป็น true หรือ false</translation>
    </message>
    <message>
        <source>The file is too large: a setup file has at most 4 MB.</source>
        <translation>ไฟล์ใหญ่เกินไป ไฟล์ตั้งค่ามีได้ไม่เกิน 4 MB</translation>
    </message>
    <message>
        <source>This is not TOML: %1.</source>
        <translation>ไม่ใช่ TOML: %1</translation>
    </message>
    <message>
        <source>Lists of another schema (&quot;reference&quot;) leave no room for the starter set.</source>
        <translation>เมื่อใช้รายการจากสคีมาอื่น (&quot;reference&quot;) จะใช้ชุดเริ่มต้นร่วมด้วยไม่ได้</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE and DISCIPLINE, each once, or NONE or USUAL, not &quot;%2&quot;.</source>
        <translation>&quot;%1&quot; ใช้ได้กับ ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE และ DISCIPLINE อย่างละครั้ง หรือ NONE หรือ USUAL ไม่ใช่ &quot;%2&quot;</translation>
    </message>
</context>
<context>
    <name>lekthi::models::SetupProof</name>
    <message>
        <source>The next real number will be %1.</source>
        <translation>เลขที่จริงถัดไปจะเป็น %1</translation>
    </message>
</context>
<context>
    <name>lekthi::models::SetupRun</name>
    <message>
        <source>The lists of document types, sub types, RFA types and disciplines are filled.</source>
        <translation>เติมรายการประเภทเอกสาร ประเภทย่อย ประเภท RFA และสาขางานแล้ว</translation>
    </message>
    <message>
        <source>The lists of document types, sub types, RFA types and disciplines were already filled.</source>
        <translation>รายการประเภทเอกสาร ประเภทย่อย ประเภท RFA และสาขางานมีอยู่แล้ว</translation>
    </message>
    <message numerus="yes">
        <source>%n organization(s) added.</source>
        <translation>
            <numerusform>เพิ่มหน่วยงาน %n รายการ</numerusform>
        </translation>
    </message>
    <message>
        <source>The project %1 already exists.</source>
        <translation>มีโครงการ %1 อยู่แล้ว</translation>
    </message>
    <message>
        <source>The project %1 is added.</source>
        <translation>เพิ่มโครงการ %1 แล้ว</translation>
    </message>
    <message>
        <source>The account %1 already exists.</source>
        <translation>มีบัญชี %1 อยู่แล้ว</translation>
    </message>
    <message>
        <source>The account %1 is ready.</source>
        <translation>บัญชี %1 พร้อมใช้</translation>
    </message>
    <message>
        <source>First template, from the setup</source>
        <translation>รูปแบบแรก จากการตั้งค่า</translation>
    </message>
    <message>
        <source>The Project Admin of %1 must save its templates.</source>
        <translation>ผู้ดูแลโครงการ ของ %1 ต้องเป็นผู้บันทึกรูปแบบเลข</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) saved for %1.</source>
        <translation>
            <numerusform>บันทึกรูปแบบเลข %n รายการของ %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The lists are those of the schema %1.</source>
        <translation>รายการมาจากสคีมา %1</translation>
    </message>
    <message>
        <source>There is no project %1 in the schema %2.</source>
        <translation>ไม่มีโครงการ %1 ในสคีมา %2</translation>
    </message>
    <message>
        <source>There is no document type %1, so its template is left out.</source>
        <translation>ไม่มีประเภทเอกสาร %1 จึงไม่ได้สร้างแม่แบบของประเภทนี้</translation>
    </message>
    <message>
        <source>The document type %1 already exists.</source>
        <translation>มีประเภทเอกสาร %1 อยู่แล้ว</translation>
    </message>
    <message numerus="yes">
        <source>%n document type(s) added.</source>
        <translation>
            <numerusform>เพิ่มประเภทเอกสาร %n รายการ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::models::TemplateHistoryModel</name>
    <message>
        <source>Default template</source>
        <translation>รูปแบบเริ่มต้น</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>รุ่น %1</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>ใช้อยู่</translation>
    </message>
    <message>
        <source>= version %1</source>
        <comment>brought it back</comment>
        <translation>= รุ่น %1</translation>
    </message>
</context>
<context>
    <name>lekthi::models::TemplateListModel</name>
    <message>
        <source>Default template</source>
        <translation>รูปแบบเริ่มต้น</translation>
    </message>
    <message>
        <source>All other types</source>
        <translation>ประเภทอื่นทั้งหมด</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>ฉบับร่าง</translation>
    </message>
    <message>
        <source>No template</source>
        <translation>ไม่มีรูปแบบเลขที่</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>ผิดพลาด %n จุด</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>ข้อสังเกต %n จุด</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <comment>badge of a type that uses the default template</comment>
        <translation>รูปแบบเริ่มต้น</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>โครงการ %1</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>ไม่มีข้อผิดพลาด</translation>
    </message>
    <message>
        <source>%1 %2, example %3, %4</source>
        <translation>%1 %2 ตัวอย่าง %3 %4</translation>
    </message>
    <message>
        <source>Default does not fit</source>
        <comment>badge of a type for which the default template cannot be used</comment>
        <translation>รูปแบบเริ่มต้นใช้ไม่ได้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AboutDialog</name>
    <message>
        <source>Copied</source>
        <translation>คัดลอกแล้ว</translation>
    </message>
    <message>
        <source>About Lekthi</source>
        <translation>เกี่ยวกับ Lekthi</translation>
    </message>
    <message>
        <source>Document numbering for construction projects: templates, counters, approvals and a ledger that can be verified.</source>
        <translation>ระบบออกเลขที่เอกสารสำหรับโครงการก่อสร้าง มีรูปแบบเลขที่ ตัวนับ การอนุมัติ และทะเบียนเลขที่ที่ตรวจสอบได้</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). You may use, study, share and change it. It comes without any warranty.</source>
        <translation>ซอฟต์แวร์เสรีภายใต้สัญญาอนุญาต GNU General Public License รุ่น 3 หรือใหม่กว่า (GPL-3.0-or-later) ใช้ ศึกษา เผยแพร่ และแก้ไขได้ โดยไม่มีการรับประกันใด ๆ</translation>
    </message>
    <message>
        <source>Built on Qt, MariaDB, Redis, QCustomPlot, QtKeychain, hiredis, libcurl, libsodium, libthai, libxlsxwriter and Nettle.</source>
        <translation>พัฒนาบน Qt, MariaDB, Redis, QCustomPlot, QtKeychain, hiredis, libcurl, libsodium, libthai, libxlsxwriter และ Nettle</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>คัดลอก</translation>
    </message>
    <message>
        <source>Copies the versions for a fault report</source>
        <translation>คัดลอกหมายเลขรุ่นสำหรับแจ้งปัญหา</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AccountCard</name>
    <message>
        <source>Signs in on the computer of the server.</source>
        <translation>เข้าสู่ระบบจากเครื่องเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Signs in from any computer, encrypted.</source>
        <translation>เข้าสู่ระบบจากเครื่องใดก็ได้แบบเข้ารหัส</translation>
    </message>
    <message>
        <source>Signs in from %1, encrypted.</source>
        <comment>host</comment>
        <translation>เข้าสู่ระบบจาก %1 แบบเข้ารหัส</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>เพิ่มบัญชี…</translation>
    </message>
    <message>
        <source>Change role or projects…</source>
        <translation>เปลี่ยนบทบาทหรือโครงการ…</translation>
    </message>
    <message>
        <source>Change role…</source>
        <translation>เปลี่ยนบทบาท…</translation>
    </message>
    <message>
        <source>Change rate limit…</source>
        <translation>เปลี่ยนขีดจำกัดการออกเลข…</translation>
    </message>
    <message>
        <source>Reset password…</source>
        <translation>ตั้งรหัสผ่านใหม่…</translation>
    </message>
    <message>
        <source>Deactivate…</source>
        <translation>ปิดใช้งาน…</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>ปลดล็อก…</translation>
    </message>
    <message>
        <source>Activate…</source>
        <translation>เปิดใช้งาน…</translation>
    </message>
    <message>
        <source>May allocate for other people.</source>
        <translation>ออกเลขแทนผู้อื่นได้</translation>
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
        <translation>กำลังดำเนินการ…</translation>
    </message>
    <message>
        <source>&amp;Reason, kept in the admin log</source>
        <translation>เหตุผล ซึ่งเก็บไว้ในบันทึกการดูแลระบบ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>เหตุผล</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AccountFilterBar</name>
    <message>
        <source>Search for a name, account or project</source>
        <translation>ค้นหาชื่อ บัญชี หรือโครงการ</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
    <message>
        <source>All roles</source>
        <translation>ทุกบทบาท</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>ทุกสถานะ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AccountStateDialog</name>
    <message>
        <source>The account loses all its rights at once, and its sessions are ended. What it did stays in the records.</source>
        <translation>บัญชีนี้จะหมดสิทธิ์ทั้งหมดทันที และถูกตัดการเชื่อมต่อ สิ่งที่เคยทำไว้ยังคงอยู่ในบันทึก</translation>
    </message>
    <message>
        <source>The account gets its role and projects back, and the server lets it in again.</source>
        <translation>บัญชีนี้จะได้บทบาทและโครงการเดิมคืน และเข้าสู่ระบบได้อีก</translation>
    </message>
    <message>
        <source>The current password stops working and open sessions are ended. You get a one-time password to hand over; the next sign-in asks for a new one.</source>
        <translation>รหัสผ่านปัจจุบันจะใช้ไม่ได้อีกและถูกตัดการเชื่อมต่อ คุณจะได้รหัสผ่านใช้ครั้งเดียวไว้ส่งมอบ และต้องตั้งรหัสผ่านใหม่เมื่อเข้าสู่ระบบครั้งต่อไป</translation>
    </message>
    <message>
        <source>The current password stops working and open sessions are ended. The service allocates no numbers until it has the new password.</source>
        <translation>รหัสผ่านปัจจุบันจะใช้ไม่ได้อีกและถูกตัดการเชื่อมต่อ บริการจะออกเลขไม่ได้จนกว่าจะได้รหัสผ่านใหม่</translation>
    </message>
    <message>
        <source>Deactivate %1</source>
        <translation>ปิดใช้งาน %1</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <translation>เปิดใช้งาน %1</translation>
    </message>
    <message>
        <source>Reset the password of %1</source>
        <translation>ตั้งรหัสผ่านใหม่ให้ %1</translation>
    </message>
    <message>
        <source>&amp;Deactivate account</source>
        <translation>ปิดใช้งานบัญชี</translation>
    </message>
    <message>
        <source>&amp;Activate account</source>
        <translation>เปิดใช้งานบัญชี</translation>
    </message>
    <message>
        <source>Re&amp;set password</source>
        <translation>ตั้งรหัสผ่านใหม่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AdminLogFilterBar</name>
    <message>
        <source>Action</source>
        <translation>การกระทำ</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>ทุกโครงการ</translation>
    </message>
    <message>
        <source>Denied only</source>
        <translation>เฉพาะที่ถูกปฏิเสธ</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>ทุกการกระทำ</translation>
    </message>
    <message>
        <source>Reason or subject</source>
        <translation>ค้นหาเหตุผลหรือเรื่อง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AdminLogPage</name>
    <message>
        <source>Admin log</source>
        <translation>บันทึกการดูแลระบบ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n รายการ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n entries; more are loaded as you scroll</source>
        <translation>
            <numerusform>%n รายการล่าสุด เลื่อนลงเพื่อโหลดเพิ่ม</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching entries</source>
        <translation>ไม่มีรายการที่ตรงกัน</translation>
    </message>
    <message>
        <source>No entry of the admin log matches the filters above.</source>
        <translation>ไม่มีรายการในบันทึกการดูแลระบบที่ตรงกับตัวกรองด้านบน</translation>
    </message>
    <message>
        <source>Show all entries</source>
        <translation>แสดงทุกรายการ</translation>
    </message>
    <message>
        <source>No entries yet</source>
        <translation>ยังไม่มีรายการ</translation>
    </message>
    <message>
        <source>Who signs in, changes or is denied something in this store appears here.</source>
        <translation>การเข้าสู่ระบบ การเปลี่ยนแปลง และสิ่งที่ถูกปฏิเสธในคลังข้อมูลนี้จะแสดงที่นี่</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>เหตุผล: %1</translation>
    </message>
    <message>
        <source>administrator of the server</source>
        <translation>ผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Export the admin log</source>
        <translation>ส่งออกบันทึกการดูแลระบบ</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were written to %1.</source>
        <translation>
            <numerusform>บันทึก %n รายการลงใน %1 แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1 of the chain · account %2 from %3 · %4 · %5 UTC</source>
        <comment>number, login, host, role, time</comment>
        <translation>รายการที่ %1 · บัญชี %2 จาก %3 · %4 · %5 UTC</translation>
    </message>
    <message numerus="yes">
        <source>The latest %n entries; use the filters to see earlier ones</source>
        <translation>
            <numerusform>%n รายการล่าสุด ใช้ตัวกรองเพื่อดูรายการก่อนหน้า</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AdministratorDialog</name>
    <message>
        <source>Server administrator</source>
        <translation>ผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Sign in as an administrator of the server</source>
        <translation>เข้าสู่ระบบในฐานะผู้ดูแลเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Only an administrator of the server adds and changes accounts, so that no one can create a second account to approve their own requests. This sign-in is used until you leave the page, and is not kept.</source>
        <translation>เฉพาะผู้ดูแลเซิร์ฟเวอร์เท่านั้นที่เพิ่มและเปลี่ยนบัญชีได้ เพื่อไม่ให้ใครสร้างบัญชีที่สองมาอนุมัติคำขอของตนเอง ระบบใช้การเข้าสู่ระบบนี้จนกว่าคุณจะออกจากหน้านี้ และไม่เก็บไว้</translation>
    </message>
    <message>
        <source>&amp;Account</source>
        <translation>บัญชี</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>บัญชี</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>รหัสผ่าน</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>รหัสผ่าน</translation>
    </message>
    <message>
        <source>Or ask an administrator to run:</source>
        <translation>หรือขอให้ผู้ดูแลเซิร์ฟเวอร์ใช้คำสั่งนี้:</translation>
    </message>
    <message>
        <source>Cop&amp;y command</source>
        <translation>คัดลอกคำสั่ง</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>เข้าสู่ระบบ</translation>
    </message>
    <message>
        <source>None for the store&apos;s owner</source>
        <translation>เจ้าของคลังไม่ต้องใส่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AlertActs</name>
    <message>
        <source>Working</source>
        <translation>กำลังดำเนินการ</translation>
    </message>
    <message>
        <source>Project Admins can acknowledge an alert; Super Admins can silence one.</source>
        <translation>ผู้ดูแลโครงการรับเรื่องได้ ผู้ดูแลระบบสูงสุดพักการแจ้งเตือนได้</translation>
    </message>
    <message>
        <source>Only Super Admins silence an alert.</source>
        <translation>เฉพาะผู้ดูแลระบบสูงสุดเท่านั้นที่พักการแจ้งเตือนได้</translation>
    </message>
    <message>
        <source>To end the silence, write a reason of at least 5 characters.</source>
        <translation>หากจะเลิกพัก ให้ระบุเหตุผลอย่างน้อย 5 ตัวอักษร (ไม่นับช่องว่าง)</translation>
    </message>
    <message>
        <source>To silence it, write a reason of at least 5 characters.</source>
        <translation>หากจะพักการแจ้งเตือน ให้ระบุเหตุผลอย่างน้อย 5 ตัวอักษร (ไม่นับช่องว่าง)</translation>
    </message>
    <message>
        <source>&amp;End the silence</source>
        <translation>เลิกพักการแจ้งเตือน</translation>
    </message>
    <message>
        <source>&amp;Silence</source>
        <translation>พักการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Note, or the reason of a silence</source>
        <translation>หมายเหตุ หรือเหตุผลที่พักการแจ้งเตือน</translation>
    </message>
    <message>
        <source>What is silenced</source>
        <translation>พักการแจ้งเตือนสิ่งใด</translation>
    </message>
    <message>
        <source>This alert only</source>
        <translation>เฉพาะการแจ้งเตือนนี้</translation>
    </message>
    <message>
        <source>All of this rule</source>
        <translation>ทั้งหมดของกฎนี้</translation>
    </message>
    <message>
        <source>How long it is silenced</source>
        <translation>พักการแจ้งเตือนนานเท่าใด</translation>
    </message>
    <message>
        <source>for 1 hour</source>
        <translation>1 ชั่วโมง</translation>
    </message>
    <message>
        <source>for 4 hours</source>
        <translation>4 ชั่วโมง</translation>
    </message>
    <message>
        <source>for a day</source>
        <translation>1 วัน</translation>
    </message>
    <message>
        <source>for a week</source>
        <translation>1 สัปดาห์</translation>
    </message>
    <message>
        <source>&amp;Acknowledge</source>
        <translation>รับเรื่องแล้ว</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AlertChart</name>
    <message>
        <source>Only the time since the request is measured here.</source>
        <translation>วัดเฉพาะเวลาที่ผ่านไปตั้งแต่ยื่นคำขอ</translation>
    </message>
    <message>
        <source>This has no values over time. The events are listed below.</source>
        <translation>กฎนี้ไม่มีค่าที่วัดตามเวลา ดูเหตุการณ์ด้านล่าง</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message>
        <source>%1: unknown</source>
        <comment>time</comment>
        <translation>%1: ไม่ทราบ</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>time, time</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Open in &amp;Metrics</source>
        <translation>เปิดในหน้าตัวชี้วัด</translation>
    </message>
    <message>
        <source>What was measured, as a table</source>
        <translation>ค่าที่วัดได้เป็นตาราง</translation>
    </message>
    <message>
        <source>The use of the counter is unknown: the counter is gone, or its template sets no limit.</source>
        <translation>ไม่ทราบการใช้เลขของตัวนับ เพราะไม่มีตัวนับนี้แล้ว หรือรูปแบบเลขที่ไม่ได้กำหนดจำนวนหลัก</translation>
    </message>
    <message>
        <source>The use of the disk is not recorded over time.</source>
        <translation>ไม่มีการบันทึกการใช้ดิสก์ย้อนหลัง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AlertDetail</name>
    <message>
        <source>Measured</source>
        <translation>วัดได้</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>เกณฑ์</translation>
    </message>
    <message>
        <source>Meaning and remedy</source>
        <translation>ความหมายและวิธีแก้ไข</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>เหตุการณ์</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>severity and where the alert stands</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The whole store</source>
        <translation>ทั้งคลังข้อมูล</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>ไม่มีข้อมูล</translation>
    </message>
    <message>
        <source>%1 Since %2.</source>
        <comment>when the rule fires, and since when it does</comment>
        <translation>%1 ตั้งแต่ %2</translation>
    </message>
    <message>
        <source>%1 silenced it until %2: %3</source>
        <translation>%1 พักการแจ้งเตือนถึง %2: %3</translation>
    </message>
    <message>
        <source>Acknowledged by %1</source>
        <translation>%1 รับเรื่องแล้ว</translation>
    </message>
    <message>
        <source>What to do, step by step</source>
        <translation>วิธีแก้ไขทีละขั้น</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AlertInbox</name>
    <message>
        <source>All rules</source>
        <translation>ทุกกฎ</translation>
    </message>
    <message>
        <source>Reading earlier alerts</source>
        <translation>กำลังอ่านรายการก่อนหน้า</translation>
    </message>
    <message>
        <source>Show earlie&amp;r alerts</source>
        <translation>ดูรายการก่อนหน้า</translation>
    </message>
    <message>
        <source>Filter alerts</source>
        <translation>กรองการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>การแจ้งเตือน</translation>
    </message>
    <message>
        <source>No alert fits this filter.</source>
        <translation>ไม่มีการแจ้งเตือนที่ตรงกับตัวกรอง</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>กฎ</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>ทุกสถานะ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AlertsPage</name>
    <message>
        <source>You acknowledged this alert.</source>
        <translation>คุณรับเรื่องการแจ้งเตือนนี้แล้ว</translation>
    </message>
    <message>
        <source>The alert is silenced. If it still fires when the silence ends, channels are notified.</source>
        <translation>พักการแจ้งเตือนแล้ว หากครบเวลาแล้วยังผิดปกติจะแจ้งช่องทาง</translation>
    </message>
    <message>
        <source>The silence has ended.</source>
        <translation>เลิกพักการแจ้งเตือนแล้ว</translation>
    </message>
    <message>
        <source>The rule was saved. The admin log keeps who changed it and why.</source>
        <translation>บันทึกกฎแล้ว บันทึกการดูแลระบบเก็บไว้ว่าใครเปลี่ยนและเพราะเหตุใด</translation>
    </message>
    <message>
        <source>The channel was added. Enter its address below.</source>
        <translation>เพิ่มช่องทางแล้ว กรอกที่อยู่ด้านล่าง</translation>
    </message>
    <message>
        <source>The channel was saved.</source>
        <translation>บันทึกช่องทางแล้ว</translation>
    </message>
    <message>
        <source>This window delivers alerts to the channel from now on.</source>
        <translation>จากนี้หน้าต่างนี้จะส่งการแจ้งเตือนไปยังช่องทางนี้</translation>
    </message>
    <message>
        <source>This computer has forgotten the address of the channel.</source>
        <translation>ลบที่อยู่ของช่องทางจากเครื่องนี้แล้ว</translation>
    </message>
    <message>
        <source>The keychain of this computer did not store the address. It is kept until this window is closed.</source>
        <translation>พวงกุญแจของเครื่องนี้ไม่ได้เก็บที่อยู่ โปรแกรมจะจำไว้จนกว่าจะปิดหน้าต่าง</translation>
    </message>
    <message>
        <source>No alert has fired</source>
        <translation>ยังไม่มีการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Lekthi checks the numbering every 15 seconds while a window of a Project Admin or Super Admin is open. Alerts appear here.</source>
        <translation>Lekthi ตรวจการออกเลขทุก 15 วินาทีขณะที่หน้าต่างของผู้ดูแลโครงการหรือผู้ดูแลระบบสูงสุดเปิดอยู่ การแจ้งเตือนจะแสดงที่นี่</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message>
        <source>No notification channels</source>
        <translation>ยังไม่มีช่องทางการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Add a channel</source>
        <translation>เพิ่มช่องทาง</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Parts of this page</source>
        <translation>ส่วนของหน้านี้</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>รายการแจ้งเตือน</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>กฎ</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>ช่องทาง</translation>
    </message>
    <message>
        <source>Filter rules</source>
        <translation>กรองกฎ</translation>
    </message>
    <message>
        <source>No rule fits this filter.</source>
        <translation>ไม่มีกฎที่ตรงกับตัวกรอง</translation>
    </message>
    <message>
        <source>Filter channels</source>
        <translation>กรองช่องทาง</translation>
    </message>
    <message>
        <source>No channel fits this filter.</source>
        <translation>ไม่มีช่องทางที่ตรงกับตัวกรอง</translation>
    </message>
    <message>
        <source>&amp;Add a channel</source>
        <translation>เพิ่มช่องทาง</translation>
    </message>
    <message>
        <source>Channel %1 was retired.</source>
        <translation>เลิกใช้ช่องทาง %1 แล้ว</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>การแจ้งเตือน</translation>
    </message>
    <message>
        <source>No channels yet.</source>
        <translation>ยังไม่มีช่องทาง</translation>
    </message>
    <message>
        <source>A channel is a Slack webhook, a webhook that accepts the same messages, a PagerDuty service, or a mail server. The store keeps its name and kind; its address stays on the computers that deliver.</source>
        <translation>ช่องทางคือ webhook ของ Slack หรือ webhook ที่รับข้อความแบบเดียวกัน บริการ PagerDuty หรือเซิร์ฟเวอร์อีเมล คลังข้อมูลเก็บเพียงชื่อและชนิด ส่วนที่อยู่เก็บไว้ในคอมพิวเตอร์ที่ทำหน้าที่ส่ง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::AllocatorTable</name>
    <message>
        <source>Numbering programs</source>
        <translation>โปรแกรมออกเลข</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ApprovalsPage</name>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>ยังไม่มีคำขอ</translation>
    </message>
    <message>
        <source>Requests need two active Super Admins, and there are fewer. Ask the administrator of the store to add one with &quot;lekthictl user add&quot;.</source>
        <translation>คำขอต้องมีผู้ดูแลระบบสูงสุดที่ใช้งานอยู่สองคน แต่มีไม่ครบ ขอให้ผู้ดูแลคลังข้อมูลเพิ่มด้วย &quot;lekthictl user add&quot;</translation>
    </message>
    <message>
        <source>Super Admins request to reset a counter or to import an old register on the Counters page, Project Admins to save a template whose numbers can repeat on the Templates page. Another Super Admin approves the request here.</source>
        <translation>ผู้ดูแลระบบสูงสุดขอรีเซ็ตตัวนับหรือขอนำเข้าทะเบียนเดิมที่หน้าตัวนับ ผู้ดูแลโครงการขอบันทึกรูปแบบที่เลขอาจซ้ำกันที่หน้ารูปแบบเลขที่ แล้วผู้ดูแลระบบสูงสุดอีกคนอนุมัติคำขอที่นี่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ArchiveDialog</name>
    <message>
        <source>Cancelled. No archive was written.</source>
        <translation>ยกเลิกแล้ว ไม่มีการเขียนไฟล์จัดเก็บถาวร</translation>
    </message>
    <message>
        <source>Write the archive</source>
        <translation>เขียนไฟล์จัดเก็บถาวร</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <comment>written, in all</comment>
        <translation>%1 จาก %2 รายการ</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <comment>a year</comment>
        <translation>จัดเก็บปี %1 ถาวร</translation>
    </message>
    <message>
        <source>All ledger rows of the year are written to one file, which is signed with the key of this computer. Another Super Admin has to compare the file with the ledger and agree. No row is removed.</source>
        <translation>รายการทั้งหมดในทะเบียนของปีนี้จะถูกเขียนลงไฟล์เดียว และลงนามด้วยคีย์ของเครื่องนี้ ผู้ดูแลระบบสูงสุดอีกคนต้องเปรียบเทียบไฟล์กับทะเบียนแล้วเห็นชอบ ไม่มีรายการใดถูกลบ</translation>
    </message>
    <message>
        <source>Why the year should be archived</source>
        <translation>เหตุผลที่ควรจัดเก็บปีนี้ถาวร</translation>
    </message>
    <message>
        <source>Progress of the archive</source>
        <translation>ความคืบหน้าของการจัดเก็บถาวร</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Choose a file and write…</source>
        <translation>เลือกไฟล์แล้วเขียน…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ArchivePart</name>
    <message>
        <source>Year</source>
        <translation>ปี</translation>
    </message>
    <message>
        <source>Ledger rows</source>
        <translation>รายการในทะเบียน</translation>
    </message>
    <message>
        <source>Row IDs</source>
        <translation>รหัสรายการ</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>คีย์ลงนาม</translation>
    </message>
    <message>
        <source>Check the file before you approve: “lekthictl audit verify --archive FILE” compares it with the ledger. Keep it for as long as the ledger has to be kept.</source>
        <translation>โปรดตรวจสอบไฟล์ก่อนอนุมัติ คำสั่ง “lekthictl audit verify --archive FILE” เปรียบเทียบไฟล์กับทะเบียนเลขที่ โปรดเก็บไฟล์ไว้ตลอดระยะเวลาที่ต้องเก็บทะเบียน</translation>
    </message>
    <message>
        <source>Archive #%1: %2</source>
        <translation>การจัดเก็บถาวร #%1: %2</translation>
    </message>
    <message>
        <source>%1 requested the archiving</source>
        <translation>%1 ขอจัดเก็บถาวร</translation>
    </message>
    <message>
        <source>Approve and archive the year</source>
        <translation>อนุมัติและจัดเก็บปีนี้ถาวร</translation>
    </message>
    <message>
        <source>The store notes that the ledger rows of %1 are archived in this file. No row is removed. This cannot be undone.</source>
        <translation>คลังข้อมูลจะบันทึกว่ารายการในทะเบียนของปี %1 จัดเก็บถาวรอยู่ในไฟล์นี้ ไม่มีรายการใดถูกลบ และย้อนกลับไม่ได้</translation>
    </message>
    <message>
        <source>Archive the year</source>
        <translation>จัดเก็บปีนี้ถาวร</translation>
    </message>
    <message>
        <source>The ledger rows of %1 were archived.</source>
        <translation>จัดเก็บรายการในทะเบียนของปี %1 ถาวรแล้ว</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::Banner</name>
    <message>
        <source>Close the message</source>
        <translation>ปิดข้อความนี้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::BenchForm</name>
    <message>
        <source>Choose a project.</source>
        <translation>เลือกโครงการ</translation>
    </message>
    <message>
        <source>Choose a document type.</source>
        <translation>เลือกประเภทเอกสาร</translation>
    </message>
    <message>
        <source>No organization takes part in this project. Choose another project.</source>
        <translation>โครงการนี้ยังไม่มีหน่วยงาน เลือกโครงการอื่น</translation>
    </message>
    <message>
        <source>Enter a date.</source>
        <translation>ระบุวันที่</translation>
    </message>
    <message>
        <source>What to allocate</source>
        <translation>เลขที่ที่จะออก</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>ผู้ส่ง</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>ผู้รับ</translation>
    </message>
    <message>
        <source>Sub type</source>
        <translation>ประเภทย่อย</translation>
    </message>
    <message>
        <source>RFA type</source>
        <translation>ประเภท RFA</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>สาขางาน</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>ฉบับแก้ไข</translation>
    </message>
    <message>
        <source>Document date</source>
        <translation>วันที่เอกสาร</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>จำนวนเลขที่</translation>
    </message>
    <message>
        <source>Concurrent callers</source>
        <translation>จำนวนผู้ออกเลขพร้อมกัน</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::BenchResult</name>
    <message>
        <source>Duration</source>
        <translation>ใช้เวลา</translation>
    </message>
    <message>
        <source>Numbers per second</source>
        <translation>เลขที่ต่อวินาที</translation>
    </message>
    <message>
        <source>Wait p50</source>
        <translation>เวลารอ p50</translation>
    </message>
    <message>
        <source>Wait p95</source>
        <translation>เวลารอ p95</translation>
    </message>
    <message>
        <source>Wait p99</source>
        <translation>เวลารอ p99</translation>
    </message>
    <message>
        <source>Test numbers</source>
        <translation>เลขที่ทดสอบ</translation>
    </message>
    <message numerus="yes">
        <source>At least one number came twice among %n. Report this with the version of the program.</source>
        <translation>
            <numerusform>มีเลขซ้ำอย่างน้อยหนึ่งเลขใน %n เลข แจ้งผู้พัฒนาพร้อมรุ่นของโปรแกรม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), all different, but with gaps.</source>
        <translation>
            <numerusform>%n เลข ไม่ซ้ำกัน แต่มีเลขขาด</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allocation(s) failed: %1</source>
        <translation>
            <numerusform>ออกเลขไม่สำเร็จ %n ครั้ง: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled after %n number(s), all different and without gaps.</source>
        <translation>
            <numerusform>ยกเลิกหลังออกได้ %n เลข ไม่ซ้ำและไม่มีเลขขาด</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), all different and without gaps.</source>
        <translation>
            <numerusform>%n เลข ไม่ซ้ำและไม่มีเลขขาด</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 วินาที</translation>
    </message>
    <message>
        <source>No real counter moved: this one was at %1 before and is at %1 now.</source>
        <translation>ตัวนับจริงไม่เปลี่ยน: ก่อนทดสอบอยู่ที่ %1 ตอนนี้ก็อยู่ที่ %1</translation>
    </message>
    <message>
        <source>Real numbers were allocated at the same time: the real counter went from %1 to %2. The test bench itself never touches it.</source>
        <translation>ระหว่างนี้มีการออกเลขจริง ตัวนับจริงเปลี่ยนจาก %1 เป็น %2 การทดสอบไม่กระทบตัวนับจริง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CalendarPopup</name>
    <message>
        <source>Previous month</source>
        <translation>เดือนก่อน</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>เดือนถัดไป</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CarefulDialog</name>
    <message>
        <source>What you entered would be lost. Press Esc again to close, or continue.</source>
        <translation>สิ่งที่กรอกไว้จะหายไป กด Esc อีกครั้งเพื่อปิด หรือทำต่อได้เลย</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ChannelForm</name>
    <message>
        <source>Only Super Admins change channels.</source>
        <translation>เฉพาะผู้ดูแลระบบสูงสุดเท่านั้นที่เปลี่ยนช่องทางได้</translation>
    </message>
    <message>
        <source>A name has 1 to 40 letters, digits, dots, underscores and dashes.</source>
        <translation>ชื่อใช้ตัวอักษรอังกฤษ ตัวเลข จุด ขีดล่าง และขีดกลาง 1 ถึง 40 ตัว</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>ไม่มีการเปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>ช่องทางใหม่</translation>
    </message>
    <message>
        <source>Recipients and severity</source>
        <translation>ผู้รับและระดับการแจ้งเตือน</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>ชนิด</translation>
    </message>
    <message>
        <source>&amp;From severity</source>
        <translation>ตั้งแต่ระดับ</translation>
    </message>
    <message>
        <source>Warnings and critical alerts</source>
        <translation>คำเตือนและการแจ้งเตือนวิกฤต</translation>
    </message>
    <message>
        <source>Critical alerts only</source>
        <translation>เฉพาะการแจ้งเตือนวิกฤต</translation>
    </message>
    <message>
        <source>This channel is &amp;on</source>
        <translation>เปิดใช้ช่องทางนี้</translation>
    </message>
    <message>
        <source>Address (kept on this computer only)</source>
        <translation>ที่อยู่ (เก็บในเครื่องนี้เท่านั้น)</translation>
    </message>
    <message>
        <source>Not entered on this computer. Each computer that is to deliver needs it.</source>
        <translation>ยังไม่ได้กรอกในเครื่องนี้ ต้องกรอกในทุกเครื่องที่จะส่ง</translation>
    </message>
    <message>
        <source>Entered; the keychain of this computer keeps it.</source>
        <translation>กรอกแล้ว เก็บไว้ในพวงกุญแจของเครื่องนี้</translation>
    </message>
    <message>
        <source>Entered; forgotten when this window is closed, since this computer has no keychain.</source>
        <translation>กรอกแล้ว แต่จะถูกลบเมื่อปิดหน้าต่าง เพราะเครื่องนี้ไม่มีพวงกุญแจ</translation>
    </message>
    <message>
        <source>Send a &amp;test</source>
        <translation>ส่งข้อความทดสอบ</translation>
    </message>
    <message>
        <source>Sending a test</source>
        <translation>กำลังส่งข้อความทดสอบ</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>เหตุผลที่เปลี่ยน</translation>
    </message>
    <message>
        <source>Sa&amp;ve the channel</source>
        <translation>บันทึกช่องทาง</translation>
    </message>
    <message>
        <source>Keep on this com&amp;puter</source>
        <translation>เก็บไว้ในเครื่องนี้</translation>
    </message>
    <message>
        <source>Forg&amp;et</source>
        <translation>ลบที่อยู่</translation>
    </message>
    <message>
        <source>Retire the channe&amp;l…</source>
        <translation>เลิกใช้ช่องทางนี้…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ChannelSecretFields</name>
    <message>
        <source>&amp;Integration key</source>
        <translation>คีย์ของบริการ</translation>
    </message>
    <message>
        <source>Mail ser&amp;ver</source>
        <translation>เซิร์ฟเวอร์อีเมล</translation>
    </message>
    <message>
        <source>&amp;Address of the webhook</source>
        <translation>ที่อยู่ของ webhook</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>ภูมิภาค</translation>
    </message>
    <message>
        <source>Key for si&amp;gning (may be empty)</source>
        <translation>คีย์ลงนาม (เว้นว่างได้)</translation>
    </message>
    <message>
        <source>&amp;From address</source>
        <translation>อีเมลผู้ส่ง</translation>
    </message>
    <message>
        <source>Rec&amp;ipients</source>
        <translation>อีเมลผู้รับ</translation>
    </message>
    <message>
        <source>&amp;User (may be empty)</source>
        <translation>ชื่อผู้ใช้ (เว้นว่างได้)</translation>
    </message>
    <message>
        <source>Passwor&amp;d</source>
        <translation>รหัสผ่าน</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>สหรัฐอเมริกา</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>ยุโรป</translation>
    </message>
    <message>
        <source>Allo&amp;w private addresses</source>
        <translation>อนุญาตที่อยู่เครือข่ายภายใน</translation>
    </message>
    <message>
        <source>Private addresses are refused unless this is selected. Redirects are never followed; certificates are always checked.</source>
        <translation>ที่อยู่เครือข่ายภายในจะถูกปฏิเสธหากไม่เลือกข้อนี้ ไม่ติดตามการเปลี่ยนเส้นทาง และตรวจใบรับรองเสมอ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ConflictPanel</name>
    <message>
        <source>A newer version was saved meanwhile</source>
        <translation>มีการบันทึกรุ่นใหม่กว่าในระหว่างนี้</translation>
    </message>
    <message>
        <source>%1 saved version %2 on %3. Reason: %4</source>
        <translation>%1 บันทึกรุ่น %2 เมื่อ %3 เหตุผล: %4</translation>
    </message>
    <message>
        <source>Theirs: version %1</source>
        <translation>ของผู้อื่น: รุ่น %1</translation>
    </message>
    <message>
        <source>Yours: based on version %1</source>
        <translation>ของคุณ: ต่อจากรุ่น %1</translation>
    </message>
    <message>
        <source>Yours: based on the default template</source>
        <translation>ของคุณ: ต่อจากรูปแบบเริ่มต้น</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>ใช้ของผู้อื่น</translation>
    </message>
    <message>
        <source>Keep mine on top of version %1</source>
        <translation>ใช้ของคุณต่อจากรุ่น %1</translation>
    </message>
    <message>
        <source>Merge both changes</source>
        <translation>รวมการแก้ไขของทั้งสองฝ่าย</translation>
    </message>
    <message>
        <source>The changes cannot be merged: both changed the same part.</source>
        <translation>รวมการแก้ไขไม่ได้: ทั้งสองฝ่ายแก้ส่วนเดียวกัน</translation>
    </message>
    <message>
        <source>The common base version is not known.</source>
        <translation>ไม่ทราบว่าทั้งสองฝ่ายเริ่มจากรุ่นใด</translation>
    </message>
    <message>
        <source>Both started from version %1</source>
        <translation>ทั้งสองฝ่ายเริ่มจากรุ่น %1</translation>
    </message>
    <message>
        <source>Take both changes</source>
        <translation>ใช้การแก้ไขของทั้งสองฝ่าย</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CounterDetail</name>
    <message>
        <source>Choose a counter to see its next number.</source>
        <translation>เลือกตัวนับเพื่อดูเลขถัดไป</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>เลขล่าสุด</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>เลขถัดไป</translation>
    </message>
    <message>
        <source>First number of the next period</source>
        <translation>เลขแรกของรอบถัดไป</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>project, document type, period</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>จาก %1 ถึง %2</translation>
    </message>
    <message>
        <source>From %1, counted without a recipient</source>
        <translation>จาก %1 นับโดยไม่แยกผู้รับ</translation>
    </message>
    <message>
        <source>Sub type %1</source>
        <translation>ประเภทย่อย %1</translation>
    </message>
    <message>
        <source>RFA type %1, discipline %2</source>
        <translation>ประเภท RFA %1 สาขางาน %2</translation>
    </message>
    <message>
        <source>Show request #%1</source>
        <translation>ดูคำขอ #%1</translation>
    </message>
    <message>
        <source>Request a reset</source>
        <translation>ขอรีเซ็ต</translation>
    </message>
    <message>
        <source>A reset is waiting for approval.</source>
        <translation>มีคำขอรีเซ็ตรอการอนุมัติ</translation>
    </message>
    <message>
        <source>Only Super Admins can request a reset.</source>
        <translation>เฉพาะผู้ดูแลระบบสูงสุดเท่านั้นที่ขอรีเซ็ตได้</translation>
    </message>
    <message>
        <source>Show import #%1</source>
        <translation>ดูคำขอนำเข้า #%1</translation>
    </message>
    <message>
        <source>The import of an old register is waiting for approval.</source>
        <translation>การนำเข้าทะเบียนเดิมรออนุมัติอยู่</translation>
    </message>
    <message>
        <source>Open the template</source>
        <translation>เปิดรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>How long will it last?</source>
        <translation>เลขพอใช้ไหม</translation>
    </message>
    <message>
        <source>Missing numbers…</source>
        <translation>เลขที่ขาดหาย…</translation>
    </message>
    <message>
        <source>Counted without sender and recipient</source>
        <translation>นับโดยไม่แยกผู้ส่งและผู้รับ</translation>
    </message>
    <message>
        <source>To %1, counted without a sender</source>
        <translation>ถึง %1 นับโดยไม่แยกผู้ส่ง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CounterFilterBar</name>
    <message>
        <source>Search for a code or number</source>
        <translation>ค้นหารหัสหรือเลขที่</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>ทุกโครงการ</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>ทุกประเภท</translation>
    </message>
    <message>
        <source>All organizations</source>
        <translation>ทุกหน่วยงาน</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>Sender or recipient</source>
        <translation>ผู้ส่งหรือผู้รับ</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>ปี</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>ทุกปี</translation>
    </message>
    <message>
        <source>Running out</source>
        <translation>เลขใกล้เต็ม</translation>
    </message>
    <message>
        <source>Counters with 80 % of their numbers used, and those that may run out within a year; soonest first</source>
        <translation>ตัวนับที่ใช้เลขไปแล้ว 80 % และตัวที่เลขอาจเต็มภายในหนึ่งปี เรียงจากตัวที่เต็มก่อน</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CountersPage</name>
    <message>
        <source>Counters</source>
        <translation>ตัวนับ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n ตัวนับ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n counter(s); more are loaded as you scroll</source>
        <translation>
            <numerusform>%n ตัวนับแรก เลื่อนลงเพื่อโหลดเพิ่ม</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching counters</source>
        <translation>ไม่มีตัวนับที่ตรงกัน</translation>
    </message>
    <message>
        <source>Show all counters</source>
        <translation>แสดงตัวนับทั้งหมด</translation>
    </message>
    <message>
        <source>No counters yet</source>
        <translation>ยังไม่มีตัวนับ</translation>
    </message>
    <message>
        <source>A counter appears here when its first number is allocated. Allocate one with your document system or with &quot;lekthictl allocate&quot;.</source>
        <translation>ตัวนับจะแสดงที่นี่เมื่อออกเลขแรก ออกเลขจากระบบเอกสารหรือด้วย &quot;lekthictl allocate&quot;</translation>
    </message>
    <message>
        <source>Copy next number</source>
        <translation>คัดลอกเลขถัดไป</translation>
    </message>
    <message>
        <source>No counter matches the search and the filters above.</source>
        <translation>ไม่มีตัวนับที่ตรงกับคำค้นและตัวกรองด้านบน</translation>
    </message>
    <message>
        <source>The reset to %1 is requested. Another Super Admin decides on it on the Approvals page.</source>
        <translation>ยื่นคำขอรีเซ็ตเป็น %1 แล้ว ผู้ดูแลระบบสูงสุดอีกคนจะพิจารณาในหน้าการอนุมัติ</translation>
    </message>
    <message>
        <source>No counter runs out of numbers</source>
        <translation>ไม่มีตัวนับที่เลขใกล้เต็ม</translation>
    </message>
    <message>
        <source>Counters with 80 % of their numbers used, and those that may run out within a year, appear here.</source>
        <translation>ที่นี่แสดงตัวนับที่ใช้เลขไปแล้ว 80 % และตัวที่เลขอาจเต็มภายในหนึ่งปี</translation>
    </message>
    <message>
        <source>Import #%1 of the register is requested. Another Super Admin decides on it on the Approvals page.</source>
        <translation>ยื่นคำขอนำเข้าทะเบียนเดิม #%1 แล้ว ผู้ดูแลระบบสูงสุดอีกคนจะพิจารณาในหน้าการอนุมัติ</translation>
    </message>
    <message>
        <source>Without a document…</source>
        <translation>ยังไม่มีเอกสาร…</translation>
    </message>
    <message>
        <source>Counters are found by their codes and their next number. To find a number that was issued, look it up.</source>
        <translation>ค้นหาตัวนับได้จากรหัสและเลขถัดไป หากต้องการหาเลขที่ที่ออกไปแล้ว ให้ตรวจสอบเลขที่นั้น</translation>
    </message>
    <message>
        <source>Look up “%1”</source>
        <translation>ตรวจสอบ “%1”</translation>
    </message>
    <message>
        <source>Numbers without a document</source>
        <translation>เลขที่ที่ไม่มีเอกสาร</translation>
    </message>
    <message>
        <source>Counters can be sorted by this column when all of them are loaded. Narrow the list with the filters first.</source>
        <translation>เรียงตามคอลัมน์นี้ได้เมื่อโหลดตัวนับครบทั้งหมดแล้ว ใช้ตัวกรองจำกัดรายการก่อน</translation>
    </message>
    <message numerus="yes">
        <source>%n counters were written to %1.</source>
        <translation>
            <numerusform>เขียนตัวนับ %n ตัวลงใน %1 แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the counters</source>
        <translation>ส่งออกตัวนับ</translation>
    </message>
    <message numerus="yes">
        <source>The first %n counter(s); use the filters to see others</source>
        <translation>
            <numerusform>%n ตัวนับแรก ใช้ตัวกรองเพื่อดูตัวนับอื่น</numerusform>
        </translation>
    </message>
    <message>
        <source>The counter is beyond the end of this list. Narrow the list with the filters to find it.</source>
        <translation>ตัวนับนี้อยู่เลยท้ายรายการ ใช้ตัวกรองจำกัดรายการให้แคบลงเพื่อหาตัวนับนี้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::CountingEditor</name>
    <message>
        <source>Counted by</source>
        <translation>นับแยกตาม</translation>
    </message>
    <message>
        <source>Fiscal year</source>
        <translation>ปีงบประมาณ</translation>
    </message>
    <message>
        <source>As usual for its code</source>
        <translation>ตามปกติของรหัส</translation>
    </message>
    <message>
        <source>Begins in month</source>
        <translation>เริ่มเดือน</translation>
    </message>
    <message>
        <source>Named by the year in which it</source>
        <translation>เรียกตามปีที่</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>สิ้นสุด</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>เริ่ม</translation>
    </message>
    <message>
        <source>Each project and period has a counter of its own. This stays as it is once the type has counters.</source>
        <translation>แต่ละโครงการและรอบมีตัวนับของตนเองเสมอ เมื่อประเภทนี้มีตัวนับแล้วจะเปลี่ยนไม่ได้</translation>
    </message>
    <message>
        <source>For templates that count by fiscal years. This stays as it is once they have.</source>
        <translation>ใช้กับรูปแบบที่นับตามปีงบประมาณ เมื่อออกเลขไปแล้วจะเปลี่ยนไม่ได้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DateField</name>
    <message>
        <source>Not a date</source>
        <translation>ไม่ใช่วันที่</translation>
    </message>
    <message>
        <source>Choose from a calendar</source>
        <translation>เลือกจากปฏิทิน</translation>
    </message>
    <message>
        <source>Day/month/year</source>
        <translation>วัน/เดือน/ปี</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DecisionBar</name>
    <message>
        <source>To reject, write a reason of at least %1 characters.</source>
        <translation>หากไม่อนุมัติ ระบุเหตุผลอย่างน้อย %1 ตัวอักษร (ไม่นับช่องว่าง)</translation>
    </message>
    <message>
        <source>Comment (optional)</source>
        <translation>หมายเหตุ (ไม่บังคับ)</translation>
    </message>
    <message>
        <source>Reason (required to reject)</source>
        <translation>เหตุผล (จำเป็นเมื่อไม่อนุมัติ)</translation>
    </message>
    <message>
        <source>Withdraw request</source>
        <translation>ถอนคำขอ</translation>
    </message>
    <message>
        <source>Reject request</source>
        <translation>ไม่อนุมัติคำขอ</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>กลับไปพิจารณา</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DemoPeople</name>
    <message>
        <source>Choose an account</source>
        <translation>เข้าใช้งานในฐานะ</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>บัญชีผู้ใช้</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>รหัสผ่าน</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>รหัสผ่าน</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DesktopNotes</name>
    <message>
        <source>Show</source>
        <translation>ดู</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DiffCard</name>
    <message>
        <source>In one line</source>
        <translation>แสดงในบรรทัดเดียว</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DigestCard</name>
    <message>
        <source>just now</source>
        <translation>เมื่อครู่นี้</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <translation>
            <numerusform>%n นาทีที่แล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <translation>
            <numerusform>%n ชั่วโมงที่แล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n วันที่แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Being written</source>
        <translation>กำลังสร้าง</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>time and age</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>None of this store on this computer</source>
        <translation>เครื่องนี้ยังไม่มีค่าสรุปของคลังข้อมูลนี้</translation>
    </message>
    <message>
        <source>Made with the first digest</source>
        <translation>สร้างพร้อมค่าสรุปแรก</translation>
    </message>
    <message>
        <source>In the keychain of this computer</source>
        <translation>ในพวงกุญแจของเครื่องนี้</translation>
    </message>
    <message>
        <source>In the file %1, which only you can read</source>
        <translation>ในไฟล์ %1 ซึ่งคุณเท่านั้นที่อ่านได้</translation>
    </message>
    <message>
        <source>Signed digests</source>
        <translation>ค่าสรุปที่ลงนาม</translation>
    </message>
    <message>
        <source>A digest proves the state of the ledger and the admin log at one time. Keep copies of it and of the public key where the administrators of the server cannot write.</source>
        <translation>ค่าสรุปเป็นหลักฐานสภาพของทะเบียนเลขที่และบันทึกการดูแลระบบ ณ เวลาหนึ่ง เก็บสำเนาและคีย์สาธารณะไว้ในที่ที่ผู้ดูแลเซิร์ฟเวอร์เขียนไม่ได้</translation>
    </message>
    <message>
        <source>This window writes one after each reset and once a day.</source>
        <translation>หน้าต่างนี้สร้างค่าสรุปหลังการรีเซ็ตทุกครั้งและวันละครั้ง</translation>
    </message>
    <message>
        <source>The windows of Super Admins and Auditors write one after each reset and once a day; you can at any time.</source>
        <translation>หน้าต่างของผู้ดูแลระบบสูงสุดและผู้ตรวจสอบสร้างค่าสรุปหลังการรีเซ็ตทุกครั้งและวันละครั้ง คุณสร้างได้ทุกเมื่อ</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>ล่าสุด</translation>
    </message>
    <message>
        <source>&amp;Write a digest now</source>
        <translation>สร้างค่าสรุปตอนนี้</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>โฟลเดอร์</translation>
    </message>
    <message>
        <source>Choose another &amp;folder</source>
        <translation>เลือกโฟลเดอร์อื่น</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>คีย์สาธารณะ</translation>
    </message>
    <message>
        <source>Copy the &amp;key</source>
        <translation>คัดลอกคีย์</translation>
    </message>
    <message>
        <source>Secret key</source>
        <translation>คีย์ลับ</translation>
    </message>
    <message>
        <source>Keep it in the key&amp;chain</source>
        <translation>เก็บไว้ในพวงกุญแจ</translation>
    </message>
    <message>
        <source>Folder of signed digests</source>
        <translation>โฟลเดอร์ของค่าสรุปที่ลงนาม</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::DrawCard</name>
    <message>
        <source>No test number could be allocated: %1</source>
        <translation>ออกเลขทดสอบไม่ได้: %1</translation>
    </message>
    <message>
        <source>Real numbers come from the same server and are likely to fail as well.</source>
        <translation>เลขจริงออกจากเซิร์ฟเวอร์เดียวกัน จึงน่าจะออกไม่ได้เช่นกัน</translation>
    </message>
    <message>
        <source>Check what this page says about the database.</source>
        <translation>ดูข้อมูลของฐานข้อมูลในหน้านี้</translation>
    </message>
    <message>
        <source>Allocating a test number in the sandbox…</source>
        <translation>กำลังออกเลขทดสอบในคลังทดสอบ…</translation>
    </message>
    <message>
        <source>Allocate a &amp;test number</source>
        <translation>ออกเลขทดสอบ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::EffectsCard</name>
    <message>
        <source>The next numbers</source>
        <translation>เลขถัดไป</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>ตัวนับ</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>counter before and after</comment>
        <translation>%1 แล้วเป็น %2</translation>
    </message>
    <message>
        <source>= the same</source>
        <translation>= เหมือนเดิม</translation>
    </message>
    <message>
        <source>No number has been allocated with this template yet.</source>
        <translation>ยังไม่มีการออกเลขด้วยรูปแบบนี้</translation>
    </message>
    <message>
        <source>Documents that have their numbers keep them.</source>
        <translation>เอกสารที่มีเลขที่แล้วไม่เปลี่ยน</translation>
    </message>
    <message numerus="yes">
        <source>%n more counters are not shown.</source>
        <translation>
            <numerusform>ไม่ได้แสดงอีก %n ตัวนับ</numerusform>
        </translation>
    </message>
    <message>
        <source>Next numbers that change: %1 of %2.</source>
        <translation>เลขถัดไปที่เปลี่ยน: %1 จาก %2</translation>
    </message>
    <message>
        <source>All counters continue.</source>
        <translation>ตัวนับทุกตัวนับต่อจากเดิม</translation>
    </message>
    <message>
        <source>Counters replaced: %1.</source>
        <translation>ตัวนับที่ถูกแทนที่: %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ErrorDetail</name>
    <message>
        <source>What was done about it</source>
        <translation>แก้ไขอย่างไร</translation>
    </message>
    <message>
        <source>What was done about the error</source>
        <translation>แก้ไขข้อผิดพลาดนี้อย่างไร</translation>
    </message>
    <message>
        <source>Mark as re&amp;solved</source>
        <translation>ทำเครื่องหมายว่าแก้ไขแล้ว</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ErrorFilterBar</name>
    <message>
        <source>All errors</source>
        <translation>ข้อผิดพลาดทั้งหมด</translation>
    </message>
    <message>
        <source>Reference (ERR-…)</source>
        <translation>เลขอ้างอิง (ERR-…)</translation>
    </message>
    <message>
        <source>Reference of an error message</source>
        <translation>เลขอ้างอิงในข้อความผิดพลาด</translation>
    </message>
    <message>
        <source>Kind of error</source>
        <translation>ชนิดของข้อผิดพลาด</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>ทุกโครงการ</translation>
    </message>
    <message>
        <source>Unresolved only</source>
        <translation>เฉพาะที่ยังไม่แก้ไข</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ErrorsPage</name>
    <message numerus="yes">
        <source>%n errors were written to %1.</source>
        <translation>
            <numerusform>เขียนข้อผิดพลาด %n รายการลงใน %1 แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>ข้อผิดพลาด %n รายการ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n errors; more are loaded as you scroll</source>
        <translation>
            <numerusform>ข้อผิดพลาดล่าสุด %n รายการ เลื่อนลงเพื่อโหลดเพิ่ม</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors match</source>
        <translation>ไม่มีข้อผิดพลาดที่ตรงกับตัวกรอง</translation>
    </message>
    <message>
        <source>No error matches the filters above. A reference is written like ERR-20250102-1234-ABCD.</source>
        <translation>ไม่มีข้อผิดพลาดที่ตรงกับตัวกรองด้านบน เลขอ้างอิงเขียนในรูปแบบ ERR-20250102-1234-ABCD</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>ล้างตัวกรอง</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>ไม่มีข้อผิดพลาด</translation>
    </message>
    <message>
        <source>Every allocation that fails appears here with its cause.</source>
        <translation>การออกเลขที่ที่ไม่สำเร็จทุกครั้งจะแสดงที่นี่พร้อมสาเหตุ</translation>
    </message>
    <message>
        <source>Error %1 is resolved.</source>
        <translation>บันทึกว่าแก้ไขข้อผิดพลาด %1 แล้ว</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>ข้อผิดพลาด</translation>
    </message>
    <message>
        <source>Export the errors</source>
        <translation>ส่งออกข้อผิดพลาด</translation>
    </message>
    <message numerus="yes">
        <source>The latest %n errors; use the filters to see earlier ones</source>
        <translation>
            <numerusform>ข้อผิดพลาดล่าสุด %n รายการ ใช้ตัวกรองเพื่อดูรายการก่อนหน้า</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ExchangeMenu</name>
    <message>
        <source>Export the templates of %1…</source>
        <translation>ส่งออกรูปแบบเลขที่ของ %1…</translation>
    </message>
    <message>
        <source>Import templates into %1…</source>
        <translation>นำเข้ารูปแบบเลขที่สู่ %1…</translation>
    </message>
    <message>
        <source>Only Project Admins of %1 can import templates.</source>
        <translation>เฉพาะผู้ดูแลโครงการ %1 เท่านั้นที่นำเข้ารูปแบบเลขที่ได้</translation>
    </message>
    <message>
        <source>Export templates</source>
        <translation>ส่งออกรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Import templates</source>
        <translation>นำเข้ารูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Export, import</source>
        <translation>ส่งออก นำเข้า</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ExportButton</name>
    <message>
        <source>Cancelling…</source>
        <translation>กำลังยกเลิก…</translation>
    </message>
    <message numerus="yes">
        <source>%n written</source>
        <comment>rows of a list</comment>
        <translation>
            <numerusform>เขียนแล้ว %n แถว</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ส่งออก</translation>
    </message>
    <message>
        <source>Excel workbook (XLSX)</source>
        <translation>สมุดงาน Excel (XLSX)</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON ทีละบรรทัด</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>ยกเลิกการส่งออก</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>ความคืบหน้าการส่งออก</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>ยกเลิกการส่งออกแล้ว ไม่มีการเขียนไฟล์</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>หน้า %1 จาก %2</translation>
    </message>
    <message>
        <source>PDF report (up to %1 rows)</source>
        <translation>รายงาน PDF (ไม่เกิน %1 แถว)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::FaultReportDialog</name>
    <message>
        <source>What I did:</source>
        <translation>สิ่งที่ทำ:</translation>
    </message>
    <message>
        <source>What I expected:</source>
        <translation>สิ่งที่คาดว่าจะเกิด:</translation>
    </message>
    <message>
        <source>What happened instead, with the reference of the message (ERR-…):</source>
        <translation>สิ่งที่เกิดขึ้นจริง พร้อมรหัสอ้างอิงของข้อความ (ERR-…):</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>คัดลอกแล้ว นำไปวางในข้อความที่จะส่งได้เลย</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>แจ้งปัญหา</translation>
    </message>
    <message>
        <source>Answer the three questions, copy the text and send it to the person who maintains Lekthi for you. It holds versions, but no passwords, addresses or document numbers.</source>
        <translation>ตอบคำถามสามข้อ คัดลอกข้อความ แล้วส่งให้ผู้ดูแล Lekthi ของหน่วยงานคุณ ข้อความนี้มีเฉพาะหมายเลขรุ่น ไม่มีรหัสผ่าน ที่อยู่เซิร์ฟเวอร์ หรือเลขที่เอกสาร</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>ข้อความรายงาน</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>คัดลอกรายงาน</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::FilterFields</name>
    <message>
        <source>Off</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ไม่มี</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HandOverDialog</name>
    <message>
        <source>The password is on the clipboard. Other programs can read it there until something else is copied.</source>
        <translation>รหัสผ่านอยู่ในคลิปบอร์ดแล้ว โปรแกรมอื่นอ่านได้จนกว่าจะคัดลอกอย่างอื่น</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>บันทึกใบส่งมอบ</translation>
    </message>
    <message>
        <source>The sheet was saved to %1. Delete it after you have handed it over.</source>
        <translation>บันทึกใบส่งมอบไว้ที่ %1 แล้ว ลบทิ้งหลังส่งมอบ</translation>
    </message>
    <message>
        <source>The password is shown only now. Copy or print it, or close again.</source>
        <translation>รหัสผ่านแสดงเพียงครั้งนี้ คัดลอกหรือพิมพ์ไว้ หรือกดปิดอีกครั้ง</translation>
    </message>
    <message>
        <source>Password to hand over</source>
        <translation>รหัสผ่านสำหรับส่งมอบ</translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation>รหัสผ่านของ %1</translation>
    </message>
    <message>
        <source>Account %1. The password is shown only now, and Lekthi keeps no copy: hand it over in person, on the printed sheet or by another safe way.</source>
        <translation>บัญชี %1 รหัสผ่านแสดงเพียงครั้งนี้และ Lekthi ไม่เก็บสำเนา ส่งมอบด้วยตนเอง ด้วยใบที่พิมพ์ หรือด้วยวิธีอื่นที่ปลอดภัย</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Copy password</source>
        <translation>คัดลอกรหัสผ่าน</translation>
    </message>
    <message>
        <source>&amp;Print sheet…</source>
        <translation>พิมพ์ใบส่งมอบ…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>บันทึกเป็น PDF…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HealthCard</name>
    <message>
        <source>since %1</source>
        <translation>ตั้งแต่ %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HistoryDetail</name>
    <message>
        <source>Version %1 · %2 · in force</source>
        <translation>รุ่น %1 · %2 · ใช้อยู่</translation>
    </message>
    <message>
        <source>Version %1 · %2</source>
        <translation>รุ่น %1 · %2</translation>
    </message>
    <message>
        <source>%1 saved version %2 on %3. Reason: %4</source>
        <comment>person, number, time, reason</comment>
        <translation>%1 บันทึกรุ่น %2 เมื่อ %3 เหตุผล: %4</translation>
    </message>
    <message>
        <source>It rolled back to version %1.</source>
        <translation>เป็นการย้อนกลับไปใช้รุ่น %1</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>รูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>ส่วนที่ต่างกัน</translation>
    </message>
    <message>
        <source>By version %1</source>
        <translation>ตามรุ่น %1</translation>
    </message>
    <message>
        <source>compared with</source>
        <comment>between two versions</comment>
        <translation>เทียบกับ</translation>
    </message>
    <message>
        <source>Version to compare</source>
        <translation>รุ่นที่เปรียบเทียบ</translation>
    </message>
    <message>
        <source>Version to compare it with</source>
        <translation>รุ่นที่นำมาเทียบ</translation>
    </message>
    <message>
        <source>What rolling back to version %1 would change. Today&apos;s rules and the proof of uniqueness have no objection.</source>
        <translation>ผลของการย้อนกลับไปรุ่น %1 ไม่ขัดกับกฎปัจจุบันและการพิสูจน์ว่าเลขไม่ซ้ำ</translation>
    </message>
    <message>
        <source>What rolling back to version %1 would change, and what prevents it.</source>
        <translation>ผลของการย้อนกลับไปรุ่น %1 และสาเหตุที่ย้อนกลับไม่ได้</translation>
    </message>
    <message>
        <source>What rolling back to version %1 would change. Today&apos;s rules have no objection; whether two documents could get the same number could not be decided.</source>
        <translation>ผลของการย้อนกลับไปรุ่น %1 ไม่ขัดกับกฎปัจจุบัน แต่ยังพิสูจน์ไม่ได้ว่าเอกสารสองฉบับจะได้เลขที่ซ้ำกันหรือไม่</translation>
    </message>
    <message>
        <source>It is the first version; there is none before it.</source>
        <translation>เป็นรุ่นแรก ไม่มีรุ่นก่อนหน้า</translation>
    </message>
    <message>
        <source>Nothing: the first version</source>
        <translation>ไม่มี (รุ่นแรก)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HistoryListPanel</name>
    <message>
        <source>Search in reasons</source>
        <translation>ค้นหาในเหตุผล</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>ทุกโครงการ</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>ทุกประเภท</translation>
    </message>
    <message>
        <source>Versions of templates</source>
        <translation>รุ่นของรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Default template</source>
        <translation>รูปแบบเริ่มต้น</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HistoryPage</name>
    <message numerus="yes">
        <source>%n templates with all their versions were written to %1.</source>
        <translation>
            <numerusform>บันทึกรูปแบบเลขที่ %n รูปแบบพร้อมทุกรุ่นลงใน %1 แล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new versions were saved.</source>
        <translation>
            <numerusform>บันทึกรุ่นใหม่ %n รุ่นแล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Version %1 is in force again, as version %2. Documents that have their numbers keep them.</source>
        <translation>รุ่น %1 กลับมาใช้อีกครั้งเป็นรุ่น %2 เอกสารที่มีเลขที่แล้วไม่เปลี่ยน</translation>
    </message>
    <message>
        <source>Another user has saved a version. This page now shows the newest one; check it before you continue.</source>
        <translation>มีผู้อื่นบันทึกรุ่นใหม่ หน้านี้แสดงรุ่นล่าสุดแล้ว ตรวจสอบก่อนดำเนินการต่อ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message>
        <source>No matching versions</source>
        <translation>ไม่มีรุ่นที่ตรงกัน</translation>
    </message>
    <message>
        <source>No version of a template matches the filters.</source>
        <translation>ไม่มีรุ่นของรูปแบบเลขที่ที่ตรงกับตัวกรอง</translation>
    </message>
    <message>
        <source>Show all versions</source>
        <translation>แสดงทุกรุ่น</translation>
    </message>
    <message>
        <source>No versions yet</source>
        <translation>ยังไม่มีรุ่น</translation>
    </message>
    <message>
        <source>Each change of a number template is kept here: who, when, why, and its effect on the next numbers.</source>
        <translation>การเปลี่ยนรูปแบบเลขที่ทุกครั้งเก็บไว้ที่นี่: ใคร เมื่อใด เพราะเหตุใด และมีผลต่อเลขถัดไปอย่างไร</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HistoryPanel</name>
    <message>
        <source>Version %1 · %2 · %3 · %4</source>
        <comment>number, time, person, reason</comment>
        <translation>รุ่น %1 · %2 · %3 · %4</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>รุ่น %1</translation>
    </message>
    <message>
        <source>In the editor</source>
        <translation>ที่กำลังแก้ไข</translation>
    </message>
    <message>
        <source>Take version %1 into the editor</source>
        <translation>นำรุ่น %1 มาแก้ไข</translation>
    </message>
    <message>
        <source>History of this template</source>
        <translation>ประวัติของรูปแบบนี้</translation>
    </message>
    <message>
        <source>Versions of this template</source>
        <translation>รุ่นของรูปแบบนี้</translation>
    </message>
    <message>
        <source>Compared with what you edit</source>
        <translation>เทียบกับที่กำลังแก้ไข</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HotCounterCard</name>
    <message>
        <source>Busiest counters</source>
        <translation>ตัวนับที่ใช้มากที่สุด</translation>
    </message>
    <message>
        <source>By numbers</source>
        <translation>ตามจำนวนเลข</translation>
    </message>
    <message>
        <source>By lock wait</source>
        <translation>ตามเวลารอล็อก</translation>
    </message>
    <message>
        <source>Order of the counters</source>
        <translation>ลำดับของตัวนับ</translation>
    </message>
    <message>
        <source>No number was allocated in this range.</source>
        <translation>ไม่มีการออกเลขในช่วงนี้</translation>
    </message>
    <message>
        <source>All numbers of this range</source>
        <translation>เลขทั้งหมดในช่วงนี้</translation>
    </message>
    <message>
        <source>The latest %1 numbers of this range, allocated since %2</source>
        <comment>count, time</comment>
        <translation>%1 เลขล่าสุดในช่วงนี้ ออกตั้งแต่ %2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::HowLongCard</name>
    <message>
        <source>How long will it last?</source>
        <translation>เลขพอใช้ไหม</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>ใช้ไปแล้ว</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>เหลือ</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>อัตราการใช้</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>คาดการณ์</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>หลังจากนั้น</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::IdCheckCard</name>
    <message>
        <source>Check an ID</source>
        <translation>ตรวจสอบรหัส</translation>
    </message>
    <message>
        <source>Type or paste an ID</source>
        <translation>พิมพ์หรือวางรหัส</translation>
    </message>
    <message>
        <source>ID to check</source>
        <translation>รหัสที่จะตรวจสอบ</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>ตรวจสอบ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ImportDialog</name>
    <message>
        <source>Version %1, in force</source>
        <translation>รุ่น %1 ที่ใช้อยู่</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>จากไฟล์</translation>
    </message>
    <message>
        <source>Default template</source>
        <translation>รูปแบบเริ่มต้น</translation>
    </message>
    <message>
        <source>%1: new</source>
        <translation>%1: เพิ่มใหม่</translation>
    </message>
    <message>
        <source>%1: changes and becomes version %2</source>
        <translation>%1: เปลี่ยน และเป็นรุ่น %2</translation>
    </message>
    <message>
        <source>%1: stays the same</source>
        <translation>%1: คงเดิม</translation>
    </message>
    <message>
        <source>Its history in %1, for information:</source>
        <translation>ประวัติใน %1 (เพื่อทราบ):</translation>
    </message>
    <message>
        <source>Version %1 · %2 · %3 · %4</source>
        <comment>number, time, login, reason</comment>
        <translation>รุ่น %1 · %2 · %3 · %4</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>และอีก %n รุ่น</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the file can be imported.</source>
        <translation>ไม่มีสิ่งใดในไฟล์นี้ที่นำเข้าได้</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>กำลังอ่านไฟล์…</translation>
    </message>
    <message>
        <source>Only Project Admins of %1 can import templates.</source>
        <translation>เฉพาะผู้ดูแลโครงการ %1 เท่านั้นที่นำเข้ารูปแบบเลขที่ได้</translation>
    </message>
    <message>
        <source>To import, fix the templates marked ✕ at their source.</source>
        <translation>ก่อนนำเข้า ให้แก้รูปแบบที่มีเครื่องหมาย ✕ ที่ต้นทาง</translation>
    </message>
    <message>
        <source>All templates of the file are in force already.</source>
        <translation>รูปแบบเลขที่ทั้งหมดในไฟล์ใช้อยู่แล้ว</translation>
    </message>
    <message>
        <source>Write a reason of at least %1 characters.</source>
        <translation>ระบุเหตุผลอย่างน้อย %1 ตัวอักษร (ไม่นับช่องว่าง)</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>กำลังบันทึก…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n new versions</source>
        <translation>
            <numerusform>บันทึกรุ่นใหม่ %n รุ่น</numerusform>
        </translation>
    </message>
    <message>
        <source>Import templates into %1</source>
        <translation>นำเข้ารูปแบบเลขที่สู่ %1</translation>
    </message>
    <message>
        <source>Templates of %1, exported on %2</source>
        <comment>project, time</comment>
        <translation>รูปแบบเลขที่ของ %1 ส่งออกเมื่อ %2</translation>
    </message>
    <message>
        <source>Reason for the import (required)</source>
        <translation>เหตุผลที่นำเข้า (จำเป็น)</translation>
    </message>
    <message>
        <source>Reason for the import</source>
        <translation>เหตุผลที่นำเข้า</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Another user has saved a template of this project. This page now shows the newest versions; check them before you continue.</source>
        <translation>มีผู้อื่นบันทึกรูปแบบเลขที่ของโครงการนี้ หน้านี้แสดงรุ่นล่าสุดแล้ว ตรวจสอบก่อนดำเนินการต่อ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ImportPart</name>
    <message>
        <source>%1 not understood · %2 repeated · %3 in the store already</source>
        <translation>อ่านไม่เข้าใจ %1 · ซ้ำ %2 · มีในคลังข้อมูลแล้ว %3</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>ทะเบียนเดิม</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>ไม่นำเข้า</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>รูปแบบเลขที่</translation>
    </message>
    <message>
        <source>About the import</source>
        <translation>รายละเอียดการนำเข้า</translation>
    </message>
    <message>
        <source>Counters (%1)</source>
        <translation>ตัวนับ (%1)</translation>
    </message>
    <message>
        <source>Numbers and gaps</source>
        <translation>เลขที่และเลขขาด</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n line(s) · SHA-256 %2</source>
        <translation>
            <numerusform>%1 · %n บรรทัด · SHA-256 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (version %2)</source>
        <translation>%1 (รุ่น %2)</translation>
    </message>
    <message>
        <source>Import #%1: %2</source>
        <translation>คำขอนำเข้า #%1: %2</translation>
    </message>
    <message>
        <source>%1 requested the import</source>
        <translation>%1 ยื่นคำขอนำเข้า</translation>
    </message>
    <message numerus="yes">
        <source>Approve and import %n number(s)</source>
        <translation>
            <numerusform>อนุมัติและนำเข้า %n เลขที่</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported at once: %1. The counters continue after them. This cannot be undone.</source>
        <comment>%1: numbers in counters</comment>
        <translation>จะนำเข้าทันที %1 ตัวนับจะออกเลขต่อจากนั้น และแก้คืนไม่ได้</translation>
    </message>
    <message numerus="yes">
        <source>Import %n number(s)</source>
        <translation>
            <numerusform>นำเข้า %n เลขที่</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported: %1. None of them is allocated again.</source>
        <comment>%1: numbers in counters</comment>
        <translation>นำเข้าแล้ว %1 จะไม่ออกเลขที่เหล่านี้ซ้ำ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::KeyboardHelp</name>
    <message>
        <source>%1 to %2</source>
        <comment>first and last key of a row of keys</comment>
        <translation>%1 ถึง %2</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>ทุกหน้า</translation>
    </message>
    <message>
        <source>Go to a page, in the order of the navigation</source>
        <translation>ไปยังหน้าตามลำดับในเมนูด้านซ้าย</translation>
    </message>
    <message>
        <source>Search or filter on this page</source>
        <translation>ค้นหาหรือกรองในหน้านี้</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>โหลดหน้านี้ใหม่</translation>
    </message>
    <message>
        <source>Next and previous field</source>
        <translation>ช่องถัดไปและช่องก่อนหน้า</translation>
    </message>
    <message>
        <source>Close a dialog, or go back from a question</source>
        <translation>ปิดหน้าต่างย่อย หรือกลับจากคำถามยืนยัน</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>แสดงปุ่มลัดเหล่านี้</translation>
    </message>
    <message>
        <source>Quit; drafts of templates are kept</source>
        <translation>ออกจากโปรแกรม ฉบับร่างของรูปแบบเลขที่จะเก็บไว้</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>รูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Save, or go to the reason that is missing</source>
        <translation>บันทึก หรือไปยังช่องเหตุผลที่ยังไม่ได้กรอก</translation>
    </message>
    <message>
        <source>Offer tokens; typing on narrows them down</source>
        <translation>แสดงส่วนประกอบให้เลือก พิมพ์ต่อเพื่อกรอง</translation>
    </message>
    <message>
        <source>Offer tokens at the cursor</source>
        <translation>แสดงส่วนประกอบให้เลือกตรงตำแหน่งเคอร์เซอร์</translation>
    </message>
    <message>
        <source>Undo and redo in the template</source>
        <translation>เลิกทำและทำซ้ำในรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Tables and numbers</source>
        <translation>ตารางและเลขที่</translation>
    </message>
    <message>
        <source>Copy the row, or the number that has the focus</source>
        <translation>คัดลอกแถว หรือเลขที่ที่กำลังเลือกอยู่</translation>
    </message>
    <message>
        <source>Copy the next number of a counter</source>
        <translation>คัดลอกเลขถัดไปของตัวนับ</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>วันที่</translation>
    </message>
    <message>
        <source>A day later, a day earlier</source>
        <translation>วันถัดไป วันก่อนหน้า</translation>
    </message>
    <message>
        <source>A month later, a month earlier</source>
        <translation>เดือนถัดไป เดือนก่อนหน้า</translation>
    </message>
    <message>
        <source>Open the calendar</source>
        <translation>เปิดปฏิทิน</translation>
    </message>
    <message>
        <source>Plots of the Metrics page</source>
        <translation>กราฟในหน้าตัวชี้วัด</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>ขยาย ย่อ</translation>
    </message>
    <message>
        <source>Move to earlier or later times</source>
        <translation>เลื่อนไปช่วงเวลาก่อนหน้าหรือถัดไป</translation>
    </message>
    <message>
        <source>Back to the chosen time range</source>
        <translation>กลับไปช่วงเวลาที่เลือกไว้</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>ปุ่มลัด</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Open the menu: appearance, language, calendar, help</source>
        <translation>เปิดเมนู: โหมดสี ภาษา ปฏิทิน วิธีใช้</translation>
    </message>
    <message>
        <source>Find a number, a code or a page anywhere</source>
        <translation>ค้นหาเลขที่ รหัส หรือหน้า จากทุกที่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LatencyTrail</name>
    <message>
        <source>In the last minutes usually %1 ms, at most %2 ms.</source>
        <translation>ไม่กี่นาทีที่ผ่านมาโดยทั่วไป %1 ms สูงสุด %2 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n questions were not answered.</source>
        <translation>
            <numerusform>ไม่มีคำตอบ %n ครั้ง</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerCheckCard</name>
    <message>
        <source>Continue the c&amp;heck</source>
        <translation>ตรวจต่อ</translation>
    </message>
    <message>
        <source>C&amp;heck the ledger</source>
        <translation>ตรวจทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>Continue the check</source>
        <translation>ตรวจต่อ</translation>
    </message>
    <message>
        <source>Show the number</source>
        <translation>แสดงเลขที่</translation>
    </message>
    <message>
        <source>Ledger check</source>
        <translation>การตรวจทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>Reads the rows of the ledger and finds any that was changed, removed or inserted. Numbers can be allocated meanwhile.</source>
        <translation>อ่านรายการในทะเบียนเลขที่และหารายการที่ถูกแก้ไข ลบ หรือแทรก ระหว่างนี้ยังออกเลขได้ตามปกติ</translation>
    </message>
    <message>
        <source>Last check</source>
        <translation>ตรวจครั้งล่าสุด</translation>
    </message>
    <message>
        <source>Check &amp;everything</source>
        <translation>ตรวจทั้งหมด</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Progress of the ledger check</source>
        <translation>ความคืบหน้าของการตรวจทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>&amp;Years and archives…</source>
        <translation>ปีและการจัดเก็บถาวร…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerDetail</name>
    <message>
        <source>%1 (not in the list above)</source>
        <comment>a row of the ledger</comment>
        <translation>%1 (ไม่อยู่ในรายการด้านบน)</translation>
    </message>
    <message>
        <source>← Before it: %1</source>
        <translation>← ก่อนหน้า: %1</translation>
    </message>
    <message>
        <source>After it: %1 →</source>
        <translation>ถัดไป: %1 →</translation>
    </message>
    <message>
        <source>Its counter</source>
        <translation>ดูตัวนับ</translation>
    </message>
    <message>
        <source>History of its template</source>
        <translation>ประวัติรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Why this number…</source>
        <translation>ที่มาของเลขที่นี้…</translation>
    </message>
    <message>
        <source>Receipt…</source>
        <comment>that proves a number to others</comment>
        <translation>ใบรับรอง…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerFilterBar</name>
    <message>
        <source>Number, * for any text</source>
        <translation>เลขที่ (* แทนข้อความใดก็ได้)</translation>
    </message>
    <message>
        <source>Number begins with</source>
        <translation>เลขที่ขึ้นต้นด้วย</translation>
    </message>
    <message>
        <source>How the number begins. * stands for any text; anywhere but at the end it needs a period of at most one year.</source>
        <translation>ส่วนต้นของเลขที่ * แทนข้อความใดก็ได้ ถ้าใส่ * ที่อื่นนอกจากท้ายสุด ต้องเลือกช่วงเวลาไม่เกินหนึ่งปี</translation>
    </message>
    <message>
        <source>Document ID</source>
        <translation>รหัสเอกสาร</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>ทุกโครงการ</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>ทุกประเภท</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>หน่วยงานผู้ส่ง</translation>
    </message>
    <message>
        <source>All senders</source>
        <translation>ทุกผู้ส่ง</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>หน่วยงานผู้รับ</translation>
    </message>
    <message>
        <source>All recipients</source>
        <translation>ทุกผู้รับ</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>บุคคล</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>ทุกคน</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>บริการ</translation>
    </message>
    <message>
        <source>All services</source>
        <translation>ทุกบริการ</translation>
    </message>
    <message>
        <source>Retried only</source>
        <translation>เฉพาะที่ลองซ้ำ</translation>
    </message>
    <message>
        <source>Fallback only</source>
        <translation>เฉพาะวิธีสำรอง</translation>
    </message>
    <message>
        <source>Skipping only</source>
        <translation>เฉพาะที่ข้ามเลข</translation>
    </message>
    <message>
        <source>Numbers before which others were skipped, because they were already taken</source>
        <translation>เลขที่ที่มีการข้ามเลขก่อนหน้า เพราะเลขนั้นถูกใช้ไปแล้ว</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>ทุกสถานะ</translation>
    </message>
    <message numerus="yes">
        <source>More filters, %n set</source>
        <translation>
            <numerusform>ตัวกรองเพิ่มเติม (ใช้อยู่ %n ตัว)</numerusform>
        </translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>ตัวกรองเพิ่มเติม</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerPage</name>
    <message numerus="yes">
        <source>%n numbers were written to %1.</source>
        <translation>
            <numerusform>เขียน %n เลขที่ลง %1 แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>ล้างตัวกรอง</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers</source>
        <translation>
            <numerusform>%n เลขที่</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>กำลังนับ…</translation>
    </message>
    <message>
        <source>More than 10,000 numbers</source>
        <translation>มากกว่า 10,000 เลขที่</translation>
    </message>
    <message>
        <source>No numbers match</source>
        <translation>ไม่มีเลขที่ที่ตรงกัน</translation>
    </message>
    <message>
        <source>No number of the ledger matches the filters above.</source>
        <translation>ไม่มีเลขที่ในทะเบียนที่ตรงกับตัวกรองด้านบน</translation>
    </message>
    <message>
        <source>No numbers yet</source>
        <translation>ยังไม่มีเลขที่</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>ทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>%1 · refreshed at %2</source>
        <comment>how many numbers, time of day</comment>
        <translation>%1 · อัปเดตเมื่อ %2</translation>
    </message>
    <message>
        <source>Every number that is allocated appears here with all of its details.</source>
        <translation>เลขที่ทุกเลขที่ออกแล้วจะแสดงที่นี่ พร้อมรายละเอียดทั้งหมด</translation>
    </message>
    <message numerus="yes">
        <source>The latest %n numbers; more are loaded as you scroll</source>
        <translation>
            <numerusform>%n เลขที่ล่าสุด เลื่อนลงเพื่อโหลดเพิ่ม</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>ส่งออกทะเบียนเลขที่</translation>
    </message>
    <message numerus="yes">
        <source>More than %n new numbers</source>
        <translation>
            <numerusform>เลขที่ใหม่มากกว่า %n เลขที่</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new numbers</source>
        <translation>
            <numerusform>เลขที่ใหม่ %n เลขที่</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers that were allocated since this list was read. Click to list them.</source>
        <translation>เลขที่ที่ออกหลังจากอ่านรายการนี้ คลิกเพื่อแสดง</translation>
    </message>
    <message numerus="yes">
        <source>The latest %n numbers; use the filters to see earlier ones</source>
        <translation>
            <numerusform>%n เลขที่ล่าสุด ใช้ตัวกรองเพื่อดูเลขที่ก่อนหน้า</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lekthi::ui::LedgerTable</name>
    <message>
        <source>Ledger</source>
        <translation>ทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>Its counter</source>
        <translation>ดูตัวนับ</translation>
    </message>
    <message>
        <source>History of its template</source>
        <translation>ประวัติรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Why this number…</source>
        <translation>ที่มาของเลขที่นี้…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ListAndDetail</name>
    <message>
        <source>You searched for “%1”.</source>
        <translation>คุณค้นหา “%1”</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>ล้างตัวกรอง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ListTable</name>
    <message>
        <source>Copy</source>
        <translation>คัดลอก</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>คัดลอกเป็น</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>คอลัมน์ตามปกติ</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>คอลัมน์</translation>
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
        <translation>Lekthi เลขที่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::MetricsBar</name>
    <message>
        <source>Range</source>
        <translation>ช่วงเวลา</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>ทุกโครงการ</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>ทุกประเภท</translation>
    </message>
    <message>
        <source>Compare with previous period</source>
        <translation>เทียบกับช่วงก่อนหน้า</translation>
    </message>
    <message>
        <source>Also shows the previous period of the same length, dashed</source>
        <translation>แสดงช่วงก่อนหน้าที่ยาวเท่ากันด้วยเส้นประ</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>เรียลไทม์</translation>
    </message>
    <message>
        <source>Follows allocation live; each minute appears when it has ended</source>
        <translation>ติดตามการออกเลขแบบเรียลไทม์ แต่ละนาทีแสดงเมื่อจบนาทีนั้น</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 นาที</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 ชั่วโมง</translation>
    </message>
    <message>
        <source>6 hours</source>
        <translation>6 ชั่วโมง</translation>
    </message>
    <message>
        <source>24 hours</source>
        <translation>24 ชั่วโมง</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 วัน</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 วัน</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 วัน</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 ปี</translation>
    </message>
    <message>
        <source>2 years</source>
        <translation>2 ปี</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::MetricsPage</name>
    <message>
        <source>Metrics</source>
        <translation>ตัวชี้วัด</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>ส่งออก</translation>
    </message>
    <message>
        <source>Plots over time</source>
        <translation>กราฟตามเวลา</translation>
    </message>
    <message>
        <source>What the plots show, as a table</source>
        <translation>ค่าในกราฟเป็นตาราง</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Nothing to measure yet</source>
        <translation>ยังไม่มีค่าที่วัดได้</translation>
    </message>
    <message>
        <source>No numbering service ran in this range.</source>
        <translation>ไม่มีบริการออกเลขทำงานในช่วงนี้</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>time, length of a stretch of time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: unknown</source>
        <comment>time</comment>
        <translation>%1: ไม่ทราบ</translation>
    </message>
    <message>
        <source>%1: still running</source>
        <comment>time</comment>
        <translation>%1: ยังไม่จบ</translation>
    </message>
    <message>
        <source>%1 – %2, by %3</source>
        <comment>time, time, length of a stretch of time</comment>
        <translation>%1 – %2 ทีละ %3</translation>
    </message>
    <message>
        <source>Metrics of %1, %2 – %3</source>
        <comment>store, time, time</comment>
        <translation>ตัวชี้วัดของ %1, %2 – %3</translation>
    </message>
    <message>
        <source>Export the metrics</source>
        <translation>ส่งออกตัวชี้วัด</translation>
    </message>
    <message>
        <source>The metrics were written to %1.</source>
        <translation>บันทึกตัวชี้วัดลงไฟล์ %1 แล้ว</translation>
    </message>
    <message>
        <source>the plots cannot be painted</source>
        <translation>วาดกราฟไม่ได้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::Navigation</name>
    <message>
        <source>Pages</source>
        <translation>หน้า</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>role and projects</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Sign &amp;out</source>
        <translation>ออกจากระบบ</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n waiting for you</source>
        <translation>
            <numerusform>%1 รอคุณพิจารณา %n รายการ</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the &amp;password</source>
        <translation>เปลี่ยนรหัสผ่าน</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>page and its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>เมนู</translation>
    </message>
    <message>
        <source>Appearance, language, calendar and help (F10)</source>
        <translation>โหมดสี ภาษา ปฏิทิน และวิธีใช้ (F10)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NewAccountDialog</name>
    <message>
        <source>Enter an account name.</source>
        <translation>ใส่ชื่อบัญชี</translation>
    </message>
    <message>
        <source>Enter where the account signs in from.</source>
        <translation>ระบุว่าบัญชีนี้เข้าสู่ระบบจากที่ใด</translation>
    </message>
    <message>
        <source>&amp;Add account</source>
        <translation>เพิ่มบัญชี</translation>
    </message>
    <message>
        <source>A&amp;ccount name</source>
        <translation>ชื่อบัญชี</translation>
    </message>
    <message>
        <source>Account name</source>
        <translation>ชื่อบัญชี</translation>
    </message>
    <message>
        <source>Signs in &amp;from</source>
        <translation>เข้าสู่ระบบจาก</translation>
    </message>
    <message>
        <source>Signs in from</source>
        <translation>เข้าสู่ระบบจาก</translation>
    </message>
    <message>
        <source>localhost: the computer of the server. %: any computer, encrypted. Or the name, address or pattern of a host, encrypted.</source>
        <translation>localhost: เครื่องเซิร์ฟเวอร์ %: เครื่องใดก็ได้แบบเข้ารหัส หรือชื่อ ที่อยู่ หรือรูปแบบของโฮสต์แบบเข้ารหัส</translation>
    </message>
    <message>
        <source>&amp;Name in Thai</source>
        <translation>ชื่อภาษาไทย</translation>
    </message>
    <message>
        <source>Name in Thai</source>
        <translation>ชื่อภาษาไทย</translation>
    </message>
    <message>
        <source>Name in &amp;English</source>
        <translation>ชื่อภาษาอังกฤษ</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>ชื่อภาษาอังกฤษ</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>เพิ่มบัญชี</translation>
    </message>
    <message>
        <source>For a person or a numbering service. You get a password to hand over.</source>
        <translation>สำหรับบุคคลหรือบริการออกเลข คุณจะได้รหัสผ่านไว้ส่งมอบ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NewPasswordForm</name>
    <message>
        <source>This is the current password. Choose another one.</source>
        <translation>นี่คือรหัสผ่านปัจจุบัน ตั้งรหัสผ่านอื่น</translation>
    </message>
    <message numerus="yes">
        <source>This is too short: enter at least %n characters.</source>
        <translation>
            <numerusform>สั้นเกินไป ต้องมีอย่างน้อย %n ตัวอักษร</numerusform>
        </translation>
    </message>
    <message>
        <source>The passwords do not match. Enter the new password again.</source>
        <translation>รหัสผ่านไม่ตรงกัน พิมพ์รหัสผ่านใหม่อีกครั้ง</translation>
    </message>
    <message>
        <source>The password of %1 has expired. Choose a new one.</source>
        <translation>รหัสผ่านของ %1 หมดอายุ ตั้งรหัสผ่านใหม่</translation>
    </message>
    <message numerus="yes">
        <source>Enter at least %n characters. The store may require capital and small letters, a digit and a symbol.</source>
        <translation>
            <numerusform>ใช้อย่างน้อย %n ตัวอักษร คลังข้อมูลอาจกำหนดให้มีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก ตัวเลข และเครื่องหมายอื่นด้วย</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;New password</source>
        <translation>รหัสผ่านใหม่</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>รหัสผ่านใหม่</translation>
    </message>
    <message>
        <source>&amp;Repeat it</source>
        <translation>พิมพ์อีกครั้ง</translation>
    </message>
    <message>
        <source>Repeat the new password</source>
        <translation>พิมพ์รหัสผ่านใหม่อีกครั้ง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NewPoolDialog</name>
    <message>
        <source>Counting how many IDs pass the filters…</source>
        <translation>กำลังนับรหัสที่ผ่านตัวกรอง…</translation>
    </message>
    <message>
        <source>Request an ID pool</source>
        <translation>ขอสร้างคลังรหัส</translation>
    </message>
    <message>
        <source>Another Super Admin has to agree. The settings of a pool never change after that.</source>
        <translation>ต้องให้ผู้ดูแลระบบสูงสุดอีกคนอนุมัติ หลังจากนั้นจะเปลี่ยนการตั้งค่าของคลังไม่ได้อีก</translation>
    </message>
    <message>
        <source>For example: farmer_id</source>
        <translation>เช่น farmer_id</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>ตัวกรอง</translation>
    </message>
    <message>
        <source>No filters</source>
        <translation>ไม่ใช้ตัวกรอง</translation>
    </message>
    <message>
        <source>Custom filters</source>
        <translation>ตัวกรองกำหนดเอง</translation>
    </message>
    <message>
        <source>Settings of the pool</source>
        <translation>การตั้งค่าของคลัง</translation>
    </message>
    <message>
        <source>What these settings give</source>
        <translation>ผลของการตั้งค่านี้</translation>
    </message>
    <message>
        <source>Why the pool is needed</source>
        <translation>เหตุผลที่ต้องใช้คลังนี้</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Request the pool</source>
        <translation>ยื่นคำขอสร้างคลัง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NumberGapsDialog</name>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Missing numbers</source>
        <translation>เลขที่ขาด</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>เวลา</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>สาเหตุ</translation>
    </message>
    <message>
        <source>Searching the ledger…</source>
        <translation>กำลังค้นในทะเบียนเลขที่…</translation>
    </message>
    <message>
        <source>This counter is not of your projects.</source>
        <translation>ตัวนับนี้ไม่ได้อยู่ในโครงการของคุณ</translation>
    </message>
    <message numerus="yes">
        <source>%n unexplained gap(s).</source>
        <translation>
            <numerusform>เลขขาดโดยไม่ทราบสาเหตุ %n ช่วง</numerusform>
        </translation>
    </message>
    <message>
        <source>No unexplained gap. No number up to %1 is missing.</source>
        <translation>ไม่มีเลขขาดโดยไม่ทราบสาเหตุ เลขครบทุกเลขถึง %1</translation>
    </message>
    <message>
        <source>No unexplained gap. Each missing number up to %1 has a reason.</source>
        <translation>ไม่มีเลขขาดโดยไม่ทราบสาเหตุ เลขที่ขาดทุกเลขถึง %1 มีเหตุผล</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Counter: %1</source>
        <translation>ตัวนับ: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) were written to %1.</source>
        <translation>
            <numerusform>บันทึกช่วงเลขขาด %n ช่วงไว้ที่ %1 แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the missing numbers</source>
        <translation>ส่งออกเลขที่ขาด</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NumberStoryDialog</name>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Searching the ledger…</source>
        <translation>กำลังค้นในทะเบียนเลขที่…</translation>
    </message>
    <message>
        <source>No project has ever issued, skipped or imported %1. Check the spelling: every character counts.</source>
        <translation>ไม่มีโครงการใดเคยออก ข้าม หรือนำเข้าเลขที่ %1 ตรวจสอบว่าพิมพ์ตรงทุกตัวอักษร</translation>
    </message>
    <message>
        <source>Number history</source>
        <translation>ประวัติเลขที่</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Request to void…</source>
        <translation>ขอยกเลิกเลขที่…</translation>
    </message>
    <message>
        <source>Voiding %1 is requested as request #%2. Another Super Admin decides on it on the Approvals page.</source>
        <translation>ยื่นคำขอ #%2 ยกเลิกเลขที่ %1 แล้ว ผู้ดูแลระบบสูงสุดอีกคนจะพิจารณาในหน้าการอนุมัติ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::NumberView</name>
    <message>
        <source>Copy number</source>
        <translation>คัดลอกเลขที่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::OpeningPage</name>
    <message>
        <source>Opening the store.</source>
        <translation>กำลังเปิดคลังข้อมูล</translation>
    </message>
    <message>
        <source>Closing the store. This window closes by itself when everything is safe on disk.</source>
        <translation>กำลังปิดคลังข้อมูล หน้าต่างจะปิดเองเมื่อบันทึกข้อมูลลงดิสก์ครบแล้ว</translation>
    </message>
    <message>
        <source>The store could not be opened</source>
        <translation>เปิดคลังข้อมูลไม่ได้</translation>
    </message>
    <message>
        <source>Details from the log</source>
        <translation>รายละเอียดจากบันทึกการทำงาน</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>ออกจากโปรแกรม</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Sign in to a &amp;server instead</source>
        <translation>เข้าสู่ระบบที่เซิร์ฟเวอร์แทน</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::OrderPicture</name>
    <message>
        <source>In a list that is sorted as text</source>
        <translation>เมื่อเรียงลำดับแบบข้อความ</translation>
    </message>
    <message>
        <source>the order breaks here</source>
        <translation>ลำดับขาดตรงนี้</translation>
    </message>
    <message>
        <source>new</source>
        <translation>ใหม่</translation>
    </message>
    <message>
        <source>File names and registers usually sort like this: the new numbers do not follow the old ones.</source>
        <translation>ชื่อไฟล์และทะเบียนส่วนใหญ่เรียงแบบนี้ เลขใหม่จึงไม่ต่อจากเลขเก่า</translation>
    </message>
    <message>
        <source>New numbers follow the old ones.</source>
        <translation>เลขใหม่อยู่ต่อจากเลขเก่า</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::OwnTemplateBar</name>
    <message>
        <source>%1 uses the default template of %2.</source>
        <translation>%1 ใช้รูปแบบเริ่มต้นของ %2</translation>
    </message>
    <message>
        <source>Only Project Admins of %1 can change its templates.</source>
        <translation>เฉพาะผู้ดูแลโครงการของ %1 เท่านั้นที่แก้รูปแบบเลขที่ได้</translation>
    </message>
    <message>
        <source>Open the default template</source>
        <translation>เปิดรูปแบบเริ่มต้น</translation>
    </message>
    <message>
        <source>Give %1 its own template</source>
        <translation>สร้างรูปแบบเฉพาะของ %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ParticipantsEditor</name>
    <message>
        <source>Role of %1</source>
        <translation>บทบาทของ %1</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>หน่วยงาน</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>Organizations that take part</source>
        <translation>หน่วยงานที่เกี่ยวข้อง</translation>
    </message>
    <message>
        <source>Organization to add</source>
        <translation>หน่วยงานที่จะเพิ่ม</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>เพิ่ม</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>ลบออก</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PasswordDialog</name>
    <message>
        <source>Changing the password.</source>
        <translation>กำลังเปลี่ยนรหัสผ่าน</translation>
    </message>
    <message>
        <source>The current password is wrong. Enter it again.</source>
        <translation>รหัสผ่านปัจจุบันไม่ถูกต้อง พิมพ์ใหม่อีกครั้ง</translation>
    </message>
    <message>
        <source>Change the password</source>
        <translation>เปลี่ยนรหัสผ่าน</translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation>รหัสผ่านของ %1</translation>
    </message>
    <message>
        <source>Curren&amp;t password</source>
        <translation>รหัสผ่านปัจจุบัน</translation>
    </message>
    <message>
        <source>Current password</source>
        <translation>รหัสผ่านปัจจุบัน</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>&amp;Change the password</source>
        <translation>เปลี่ยนรหัสผ่าน</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PeoplePage</name>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n บัญชี</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching accounts</source>
        <translation>ไม่พบบัญชีที่ตรงกัน</translation>
    </message>
    <message>
        <source>No account matches the search and the filters above.</source>
        <translation>ไม่มีบัญชีที่ตรงกับคำค้นและตัวกรองด้านบน</translation>
    </message>
    <message>
        <source>Show all accounts</source>
        <translation>แสดงทุกบัญชี</translation>
    </message>
    <message>
        <source>No accounts</source>
        <translation>ไม่มีบัญชี</translation>
    </message>
    <message>
        <source>The accounts of people and numbering services appear here.</source>
        <translation>บัญชีของบุคคลและบริการออกเลขจะแสดงที่นี่</translation>
    </message>
    <message>
        <source>&amp;End administrator access (%1)</source>
        <translation>เลิกใช้สิทธิ์ผู้ดูแลเซิร์ฟเวอร์ (%1)</translation>
    </message>
    <message>
        <source>The account %1 was saved.</source>
        <translation>บันทึกบัญชี %1 แล้ว</translation>
    </message>
    <message>
        <source>Copy account name</source>
        <translation>คัดลอกชื่อบัญชี</translation>
    </message>
    <message>
        <source>People</source>
        <translation>ผู้ใช้</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>บัญชี</translation>
    </message>
    <message>
        <source>&amp;Add account…</source>
        <translation>เพิ่มบัญชี…</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s) were written to %1.</source>
        <translation>
            <numerusform>บันทึกบัญชี %n บัญชีไว้ที่ %1 แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the accounts</source>
        <translation>ส่งออกบัญชีผู้ใช้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PeriodChangeCard</name>
    <message>
        <source>So far</source>
        <translation>ปัจจุบัน</translation>
    </message>
    <message>
        <source>After this change</source>
        <translation>หลังเปลี่ยน</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PeriodChoice</name>
    <message>
        <source>Period</source>
        <translation>ช่วงเวลา</translation>
    </message>
    <message>
        <source>From</source>
        <translation>ตั้งแต่</translation>
    </message>
    <message>
        <source>to</source>
        <comment>the last day of a period</comment>
        <translation>ถึง</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>วันแรก</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>วันสุดท้าย</translation>
    </message>
    <message>
        <source>All times</source>
        <translation>ทุกช่วงเวลา</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>24 ชั่วโมงล่าสุด</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 วันล่าสุด</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 วันล่าสุด</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>เลือกช่วงวันที่</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last day</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field and what it lets through</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PersonCombo</name>
    <message>
        <source>Everyone</source>
        <translation>ทุกคน</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>บุคคล</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PlainPart</name>
    <message>
        <source>Request #%1: %2</source>
        <translation>คำขอ #%1: %2</translation>
    </message>
    <message>
        <source>%1 made the request</source>
        <translation>%1 ยื่นคำขอ</translation>
    </message>
    <message>
        <source>Approve and execute</source>
        <translation>อนุมัติและดำเนินการ</translation>
    </message>
    <message>
        <source>The request is executed at once.</source>
        <translation>จะดำเนินการตามคำขอทันที</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>ดำเนินการ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PlanCountersView</name>
    <message>
        <source>Counters of the import</source>
        <translation>ตัวนับในการนำเข้า</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PlanLinesView</name>
    <message>
        <source>All (%1)</source>
        <translation>ทั้งหมด (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of lines, how many</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>ผลการอ่าน</translation>
    </message>
    <message>
        <source>Search by number or line</source>
        <translation>ค้นหาเลขที่หรือบรรทัด</translation>
    </message>
    <message>
        <source>Lines of the register</source>
        <translation>บรรทัดของทะเบียนเดิม</translation>
    </message>
    <message>
        <source>No matching lines.</source>
        <translation>ไม่มีบรรทัดที่ตรงกัน</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PlotCard</name>
    <message>
        <source>%1 (%2, logarithmic)</source>
        <comment>name of a plot, unit</comment>
        <translation>%1 (%2, มาตราลอการิทึม)</translation>
    </message>
    <message>
        <source>None in this range</source>
        <translation>ไม่มีในช่วงนี้</translation>
    </message>
    <message>
        <source>Nothing was measured in this range</source>
        <translation>ไม่มีค่าที่วัดได้ในช่วงนี้</translation>
    </message>
    <message>
        <source>%1 The same values are shown by &quot;As a table&quot;.</source>
        <comment>a chart in words</comment>
        <translation>%1 ดูค่าเดียวกันเป็นตัวเลขได้ที่ &quot;แสดงเป็นตาราง&quot;</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolDetail</name>
    <message>
        <source>%1 IDs available. Filled when fewer than %2 are left, up to %3.</source>
        <comment>count, minimum, full</comment>
        <translation>มีรหัสพร้อมใช้ %1 รหัส เติมเมื่อเหลือน้อยกว่า %2 สูงสุด %3</translation>
    </message>
    <message>
        <source>%1 IDs available. Filled only by hand, up to %2.</source>
        <comment>count, full</comment>
        <translation>มีรหัสพร้อมใช้ %1 รหัส เติมด้วยตนเองเท่านั้น สูงสุด %2</translation>
    </message>
    <message>
        <source>This version of Lekthi does not know all settings of this pool.</source>
        <translation>Lekthi รุ่นนี้ไม่รู้จักการตั้งค่าบางอย่างของคลังนี้</translation>
    </message>
    <message>
        <source>Filling %1: %2 of %3 IDs</source>
        <comment>pool, done, all</comment>
        <translation>กำลังเติม %1: %2 จาก %3 รหัส</translation>
    </message>
    <message>
        <source>Filling adds up to %1 IDs.</source>
        <translation>การเติมจะเพิ่มไม่เกิน %1 รหัส</translation>
    </message>
    <message>
        <source>Settings and filters</source>
        <translation>การตั้งค่าและตัวกรอง</translation>
    </message>
    <message>
        <source>Progress of filling</source>
        <translation>ความคืบหน้าของการเติม</translation>
    </message>
    <message>
        <source>Stop filling</source>
        <translation>หยุดเติม</translation>
    </message>
    <message>
        <source>Request to &amp;retire…</source>
        <translation>ขอเลิกใช้…</translation>
    </message>
    <message>
        <source>&amp;Fill now</source>
        <translation>เติมเดี๋ยวนี้</translation>
    </message>
    <message>
        <source>Use and capacity</source>
        <translation>การใช้งานและความจุ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolExamplesView</name>
    <message>
        <source>Accepted</source>
        <translation>รหัสที่รับ</translation>
    </message>
    <message>
        <source>Hardly any ID passes the filters.</source>
        <translation>แทบไม่มีรหัสใดผ่านตัวกรอง</translation>
    </message>
    <message>
        <source>Looking for examples…</source>
        <translation>กำลังหาตัวอย่าง…</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>รหัสที่ไม่รับ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolFilterBar</name>
    <message>
        <source>Search for a pool or a service</source>
        <translation>ค้นหาคลังหรือบริการออกเลข</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>ทุกสถานะ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolPart</name>
    <message>
        <source>Pool</source>
        <translation>คลัง</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>สิ่งที่เปลี่ยน</translation>
    </message>
    <message>
        <source>The pool is retired for good</source>
        <translation>เลิกใช้คลังอย่างถาวร</translation>
    </message>
    <message>
        <source>The pool is created</source>
        <translation>สร้างคลัง</translation>
    </message>
    <message>
        <source>Capacity</source>
        <comment>of an ID pool</comment>
        <translation>ความจุ</translation>
    </message>
    <message>
        <source>A retired pool issues no more IDs and cannot be filled. IDs that were issued stay in its ledger. The name is never used again.</source>
        <translation>คลังที่เลิกใช้แล้วออกรหัสไม่ได้และเติมไม่ได้ รหัสที่ออกไปแล้วยังอยู่ในทะเบียน และจะไม่ใช้ชื่อนี้อีก</translation>
    </message>
    <message>
        <source>This version of Lekthi does not know all settings of this request. Approve it with the version that it was made with.</source>
        <translation>Lekthi รุ่นนี้ไม่รู้จักการตั้งค่าบางอย่างในคำขอนี้ ให้อนุมัติด้วยรุ่นที่ใช้ยื่นคำขอ</translation>
    </message>
    <message>
        <source>The request names another capacity than these settings have: %1. Reject it, and request the pool again.</source>
        <translation>ความจุในคำขอไม่ตรงกับการตั้งค่านี้ ซึ่งได้ %1 ไม่ควรอนุมัติ ให้ขอสร้างคลังใหม่อีกครั้ง</translation>
    </message>
    <message>
        <source>The settings of a pool never change, and its name is never used again. Check the examples and the capacity before you approve.</source>
        <translation>การตั้งค่าของคลังเปลี่ยนไม่ได้ และชื่อใช้ซ้ำไม่ได้ ตรวจตัวอย่างและความจุก่อนอนุมัติ</translation>
    </message>
    <message>
        <source>ID pool #%1: %2</source>
        <translation>คลังรหัส #%1: %2</translation>
    </message>
    <message>
        <source>%1 requested to retire the pool</source>
        <translation>%1 ขอเลิกใช้คลัง</translation>
    </message>
    <message>
        <source>Approve and retire the pool</source>
        <translation>อนุมัติและเลิกใช้คลัง</translation>
    </message>
    <message>
        <source>%1 is retired at once: it issues no more IDs. This cannot be undone.</source>
        <translation>เลิกใช้ %1 ทันที คลังนี้จะไม่ออกรหัสอีก ยกเลิกการกระทำนี้ไม่ได้</translation>
    </message>
    <message>
        <source>Retire the pool</source>
        <translation>เลิกใช้คลัง</translation>
    </message>
    <message>
        <source>%1 requested the pool</source>
        <translation>%1 ขอสร้างคลัง</translation>
    </message>
    <message>
        <source>Approve and create the pool</source>
        <translation>อนุมัติและสร้างคลัง</translation>
    </message>
    <message>
        <source>%1 is created at once with these settings. It is empty until it is filled. An administrator of the server gives it to numbering services.</source>
        <translation>สร้าง %1 ทันทีด้วยการตั้งค่านี้ คลังจะว่างจนกว่าจะเติมรหัส จากนั้นผู้ดูแลเซิร์ฟเวอร์จึงให้บริการออกเลขใช้คลังนี้</translation>
    </message>
    <message>
        <source>Create the pool</source>
        <translation>สร้างคลัง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PoolsPage</name>
    <message>
        <source>ID pools</source>
        <translation>คลังรหัส</translation>
    </message>
    <message numerus="yes">
        <source>%n ID pool(s) were written to %1.</source>
        <translation>
            <numerusform>บันทึกคลังรหัส %n คลังลงใน %1 แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not filled completely: %2</source>
        <comment>pool, why</comment>
        <translation>เติม %1 ไม่ครบ: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>กำลังโหลด</translation>
    </message>
    <message numerus="yes">
        <source>%n ID pool(s)</source>
        <translation>
            <numerusform>%n คลัง</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching ID pools</source>
        <translation>ไม่พบคลังรหัสที่ตรงกัน</translation>
    </message>
    <message>
        <source>No ID pool matches the search and the filter above.</source>
        <translation>ไม่มีคลังรหัสที่ตรงกับคำค้นหาและตัวกรองด้านบน</translation>
    </message>
    <message>
        <source>Show all ID pools</source>
        <translation>แสดงคลังรหัสทั้งหมด</translation>
    </message>
    <message>
        <source>ID pools not read</source>
        <translation>อ่านคลังรหัสไม่ได้</translation>
    </message>
    <message>
        <source>The ID pools of the store appear here.</source>
        <translation>คลังรหัสในระบบจะแสดงที่นี่</translation>
    </message>
    <message>
        <source>No ID pools yet</source>
        <translation>ยังไม่มีคลังรหัส</translation>
    </message>
    <message>
        <source>An ID pool holds random IDs with a check digit that services issue one by one. Two Super Admins create a pool together; then it appears here.</source>
        <translation>คลังรหัสเก็บรหัสสุ่มที่มีเลขตรวจสอบ เพื่อให้บริการออกเลขทยอยออกทีละรหัส เมื่อผู้ดูแลระบบสูงสุดสองคนร่วมกันสร้างคลังแล้ว จะแสดงที่นี่</translation>
    </message>
    <message>
        <source>Request a new pool…</source>
        <translation>ขอสร้างคลังใหม่…</translation>
    </message>
    <message>
        <source>The ID pool %1 is requested as request #%2. Another Super Admin decides on it on the Approvals page.</source>
        <translation>ยื่นคำขอ #%2 สร้างคลังรหัส %1 แล้ว ผู้ดูแลระบบสูงสุดอีกคนจะพิจารณาในหน้าการอนุมัติ</translation>
    </message>
    <message>
        <source>Retiring %1 is requested as request #%2. Another Super Admin decides on it on the Approvals page.</source>
        <translation>ยื่นคำขอ #%2 เลิกใช้คลังรหัส %1 แล้ว ผู้ดูแลระบบสูงสุดอีกคนจะพิจารณาในหน้าการอนุมัติ</translation>
    </message>
    <message>
        <source>Show the request</source>
        <translation>แสดงคำขอ</translation>
    </message>
    <message>
        <source>Copy pool name</source>
        <translation>คัดลอกชื่อคลัง</translation>
    </message>
    <message>
        <source>Export the ID pools</source>
        <translation>ส่งออกคลังรหัส</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PreviewCard</name>
    <message>
        <source>No next number</source>
        <translation>ไม่มีเลขถัดไป</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>เลขถัดไป</translation>
    </message>
    <message>
        <source>Next number (wrong parts left out)</source>
        <translation>เลขถัดไป (ตัดส่วนที่ผิดออก)</translation>
    </message>
    <message>
        <source>Read the counter again</source>
        <translation>อ่านตัวนับใหม่</translation>
    </message>
    <message>
        <source>Assumed value. The real next value of this counter is %1.</source>
        <translation>ค่าสมมติ ลำดับถัดไปจริงของตัวนับนี้คือ %1</translation>
    </message>
    <message>
        <source>Use the real value</source>
        <translation>ใช้ค่าจริง</translation>
    </message>
    <message>
        <source>Reading the counter…</source>
        <translation>กำลังอ่านตัวนับ…</translation>
    </message>
    <message>
        <source>The real next number: no number has been allocated from this counter yet.</source>
        <translation>เลขถัดไปจริง: ยังไม่เคยออกเลขจากตัวนับนี้</translation>
    </message>
    <message>
        <source>The real next number: this counter is at %1.</source>
        <translation>เลขถัดไปจริง: ตัวนับนี้อยู่ที่ %1</translation>
    </message>
    <message>
        <source>Example number</source>
        <translation>เลขที่ตัวอย่าง</translation>
    </message>
    <message>
        <source>Assumed value. The real next value is not known yet.</source>
        <translation>ค่าสมมติ ยังไม่ทราบค่าถัดไปจริง</translation>
    </message>
    <message numerus="yes">
        <source>The real next number: this counter is at %1, and %n taken number(s) are skipped.</source>
        <translation>
            <numerusform>เลขถัดไปจริง: ตัวนับนี้อยู่ที่ %1 และข้ามเลขที่ใช้แล้ว %n เลข</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers are counted from %1 to %2 A.D. Choose a date in these years.</source>
        <translation>ออกเลขได้ในช่วง ค.ศ. %1 ถึง %2 เลือกวันที่ในช่วงนี้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PreviewFields</name>
    <message>
        <source>Sender</source>
        <translation>ผู้ส่ง</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>ผู้รับ</translation>
    </message>
    <message>
        <source>Sub type</source>
        <translation>ประเภทย่อย</translation>
    </message>
    <message>
        <source>RFA type</source>
        <translation>ประเภท RFA</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>สาขางาน</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>ฉบับแก้ไข</translation>
    </message>
    <message>
        <source>Next value</source>
        <translation>ลำดับถัดไป</translation>
    </message>
    <message>
        <source>Document date, %1</source>
        <translation>วันที่เอกสาร %1</translation>
    </message>
    <message>
        <source>Date · %1</source>
        <comment>the year in the other calendar</comment>
        <translation>วันที่ · %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::PreviewRows</name>
    <message>
        <source>None: all numbers are used</source>
        <translation>ไม่มี: เลขเต็มแล้ว</translation>
    </message>
    <message>
        <source>First of next year</source>
        <translation>เลขแรกของปีหน้า</translation>
    </message>
    <message>
        <source>First of next fiscal year</source>
        <translation>เลขแรกของปีงบประมาณหน้า</translation>
    </message>
    <message>
        <source>First of next month</source>
        <translation>เลขแรกของเดือนหน้า</translation>
    </message>
    <message>
        <source>First of next day</source>
        <translation>เลขแรกของวันถัดไป</translation>
    </message>
    <message>
        <source>Starting again</source>
        <translation>การเริ่มนับใหม่</translation>
    </message>
    <message>
        <source>Never: the numbers continue</source>
        <translation>ไม่เริ่มใหม่ นับต่อไปเรื่อย ๆ</translation>
    </message>
    <message>
        <source>When all digits are used</source>
        <translation>เมื่อเลขเต็ม</translation>
    </message>
    <message>
        <source>Insert the sequence number to see this</source>
        <translation>ใส่ลำดับที่เพื่อดูส่วนนี้</translation>
    </message>
    <message numerus="yes">
        <source>After %n digit(s)</source>
        <translation>
            <numerusform>เมื่อเกิน %n หลัก</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2 (one digit more)</source>
        <translation>%1 → %2 (ขยายหลัก)</translation>
    </message>
    <message>
        <source>%1 → refused, no more numbers in this period</source>
        <translation>%1 → ไม่ออกเลขต่อในรอบนี้</translation>
    </message>
    <message>
        <source>Next four</source>
        <translation>สี่เลขถัดไป</translation>
    </message>
    <message>
        <source>None: numbers are counted up to %1 A.D.</source>
        <translation>ไม่มี: ออกเลขได้ถึง ค.ศ. %1</translation>
    </message>
    <message>
        <source>%1 → %2 (next format)</source>
        <translation>%1 → %2 (รูปแบบถัดไป)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ProblemList</name>
    <message>
        <source>Problems of the template</source>
        <translation>ข้อผิดพลาดของรูปแบบเลขที่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ProgramMenu</name>
    <message>
        <source>Menu</source>
        <translation>เมนู</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>โหมดสี</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>ตามเดสก์ท็อป</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>สว่าง</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>มืด</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ภาษา</translation>
    </message>
    <message>
        <source>Years are shown in</source>
        <translation>แสดงปีเป็น</translation>
    </message>
    <message>
        <source>Buddhist Era (B.E.)</source>
        <translation>พุทธศักราช (พ.ศ.)</translation>
    </message>
    <message>
        <source>Common Era (A.D.)</source>
        <translation>คริสต์ศักราช (ค.ศ.)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>ปุ่มลัด</translation>
    </message>
    <message>
        <source>Change the password…</source>
        <translation>เปลี่ยนรหัสผ่าน…</translation>
    </message>
    <message>
        <source>Report a fault…</source>
        <translation>แจ้งปัญหา…</translation>
    </message>
    <message>
        <source>About Lekthi</source>
        <translation>เกี่ยวกับ Lekthi</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ProofBadge</name>
    <message>
        <source>Checking for equal numbers</source>
        <translation>กำลังตรวจหาเลขที่ซ้ำ</translation>
    </message>
    <message>
        <source>Proved unique</source>
        <translation>พิสูจน์แล้วว่าไม่ซ้ำ</translation>
    </message>
    <message>
        <source>Repeats every year</source>
        <translation>เลขซ้ำทุกปี</translation>
    </message>
    <message>
        <source>Repeats each period</source>
        <translation>เลขซ้ำทุกรอบ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ProofPanel</name>
    <message>
        <source>Also: %1</source>
        <translation>และ: %1</translation>
    </message>
    <message>
        <source>Looking for a fix…</source>
        <translation>กำลังหาวิธีแก้…</translation>
    </message>
    <message>
        <source>No simple fix found.</source>
        <translation>ไม่พบวิธีแก้อย่างง่าย</translation>
    </message>
    <message>
        <source>Each of these makes the numbers unique:</source>
        <translation>แต่ละวิธีต่อไปนี้ทำให้เลขไม่ซ้ำ:</translation>
    </message>
    <message>
        <source>Checked: all documents of all years that are counted, with all codes in use.</source>
        <translation>ตรวจแล้ว: เอกสารทั้งหมดของทุกปีที่ออกเลขได้ กับทุกรหัสที่ใช้อยู่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RateLimitDialog</name>
    <message>
        <source>Choose another limit.</source>
        <translation>เลือกขีดจำกัดอื่น</translation>
    </message>
    <message>
        <source>&amp;Change rate limit</source>
        <translation>เปลี่ยนขีดจำกัด</translation>
    </message>
    <message>
        <source>Rate limit of %1</source>
        <translation>ขีดจำกัดการออกเลขของ %1</translation>
    </message>
    <message>
        <source>How many numbers this service may allocate in a minute. Applies from its next number.</source>
        <translation>จำนวนเลขที่บริการนี้ออกได้ในหนึ่งนาที มีผลตั้งแต่เลขถัดไป</translation>
    </message>
    <message>
        <source>De&amp;fault: as the setting service_numbers_per_minute says</source>
        <translation>ค่าเริ่มต้น ตามการตั้งค่า service_numbers_per_minute</translation>
    </message>
    <message>
        <source>&amp;At most, per minute:</source>
        <translation>ไม่เกินต่อนาที:</translation>
    </message>
    <message>
        <source>Numbers per minute</source>
        <translation>จำนวนเลขต่อนาที</translation>
    </message>
    <message>
        <source>&amp;Unlimited</source>
        <translation>ไม่จำกัด</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReasonDialog</name>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReceiptDialog</name>
    <message>
        <source>Write a digest</source>
        <translation>สร้างค่าสรุป</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>บันทึกใบรับรอง</translation>
    </message>
    <message>
        <source>The receipt was written to %1.</source>
        <translation>บันทึกใบรับรองลงใน %1 แล้ว</translation>
    </message>
    <message>
        <source>Writing a digest…</source>
        <translation>กำลังสร้างค่าสรุป…</translation>
    </message>
    <message>
        <source>Making the receipt…</source>
        <translation>กำลังออกใบรับรอง…</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>ใบรับรอง</translation>
    </message>
    <message>
        <source>Save &amp;JSON…</source>
        <translation>บันทึก JSON…</translation>
    </message>
    <message>
        <source>Save &amp;PDF…</source>
        <translation>บันทึก PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReferenceForm</name>
    <message>
        <source>Saving…</source>
        <translation>กำลังบันทึก…</translation>
    </message>
    <message>
        <source>New entry: %1</source>
        <comment>the list</comment>
        <translation>รายการใหม่: %1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>รหัส</translation>
    </message>
    <message>
        <source>Name in Thai</source>
        <translation>ชื่อภาษาไทย</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>ชื่อภาษาอังกฤษ</translation>
    </message>
    <message>
        <source>Name in Chinese</source>
        <translation>ชื่อภาษาจีน</translation>
    </message>
    <message>
        <source>Place in lists</source>
        <translation>ลำดับในรายการ</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>Starts on</source>
        <translation>เริ่มวันที่</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>สิ้นสุดวันที่</translation>
    </message>
    <message>
        <source>This code appears in numbers and cannot be changed.</source>
        <translation>รหัสนี้ปรากฏในเลขที่เอกสารแล้ว จึงเปลี่ยนไม่ได้</translation>
    </message>
    <message>
        <source>Organizations that take part</source>
        <translation>หน่วยงานที่เกี่ยวข้อง</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>เปิดใช้อีกครั้ง</translation>
    </message>
    <message>
        <source>No new numbers are allocated with it. Existing numbers are kept.</source>
        <translation>จะไม่ออกเลขใหม่ด้วยรายการนี้ เลขเดิมยังคงอยู่</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>เพิ่ม</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>บันทึก</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReferenceImportDialog</name>
    <message>
        <source>Added</source>
        <translation>เพิ่ม</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>แก้ไข</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>ปิดเมื่อ</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>เปิดใช้อีกครั้ง</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>ไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Nothing is imported as long as a line is refused. Correct the file, then read it again.</source>
        <translation>จะไม่นำเข้าอะไรเลยหากมีบรรทัดที่ถูกปฏิเสธ แก้ไขไฟล์แล้วอ่านอีกครั้ง</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>อ่านไฟล์อีกครั้ง</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>ปฏิเสธ</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>กำลังอ่าน %1…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>added, 12</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <comment>the list</comment>
        <translation>นำเข้า: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>บรรทัด</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>ผลที่จะเกิด</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>รหัส</translation>
    </message>
    <message>
        <source>Name or reason</source>
        <translation>ชื่อหรือเหตุผล</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>บรรทัดของไฟล์</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>นำเข้า</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ReferencePage</name>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>อ่านใหม่</translation>
    </message>
    <message>
        <source>%1 is added.</source>
        <translation>เพิ่ม %1 แล้ว</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>บันทึก %1 แล้ว</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>นำเข้ารายการ</translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>นำเข้า %n รายการ</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>ส่งออกรายการ</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>บันทึกลง %1 แล้ว</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n รายการ</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>ยังไม่มีรายการ</translation>
    </message>
    <message>
        <source>%1 appear here.</source>
        <comment>the list</comment>
        <translation>%1จะแสดงที่นี่</translation>
    </message>
    <message>
        <source>Add the first one</source>
        <translation>เพิ่มรายการแรก</translation>
    </message>
    <message>
        <source>No matching entries</source>
        <translation>ไม่มีรายการที่ตรงกัน</translation>
    </message>
    <message>
        <source>No entry contains what you searched for.</source>
        <translation>ไม่มีรายการที่ตรงกับคำค้น</translation>
    </message>
    <message>
        <source>Show all entries</source>
        <translation>แสดงทุกรายการ</translation>
    </message>
    <message>
        <source>Reference data</source>
        <translation>ข้อมูลอ้างอิง</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>นำเข้า…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>ส่งออก…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>เพิ่ม…</translation>
    </message>
    <message>
        <source>Lists of the reference data</source>
        <translation>รายการข้อมูลอ้างอิง</translation>
    </message>
    <message>
        <source>Search by code or name</source>
        <translation>ค้นหาด้วยรหัสหรือชื่อ</translation>
    </message>
    <message>
        <source>Show closed entries</source>
        <translation>แสดงรายการที่ปิดแล้ว</translation>
    </message>
    <message>
        <source>Only Super Admins change these lists.</source>
        <translation>เฉพาะ ผู้ดูแลระบบสูงสุด แก้ไขรายการเหล่านี้ได้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterFileStep</name>
    <message>
        <source>Choose the file of the register.</source>
        <translation>เลือกไฟล์ทะเบียนเดิม</translation>
    </message>
    <message>
        <source>Choose project and document type.</source>
        <translation>เลือกโครงการและประเภทเอกสาร</translation>
    </message>
    <message>
        <source>Choose the old register</source>
        <translation>เลือกทะเบียนเดิม</translation>
    </message>
    <message>
        <source>The old register</source>
        <translation>ทะเบียนเดิม</translation>
    </message>
    <message>
        <source>A spreadsheet of the documents that were numbered before, saved as CSV. Drop the file here, or choose it. Nothing is written before you request it.</source>
        <translation>ตารางเอกสารที่ออกเลขไว้ก่อนแล้ว บันทึกเป็น CSV ลากไฟล์มาวางที่นี่หรือกดเลือก จะยังไม่บันทึกสิ่งใดจนกว่าคุณจะยื่นคำขอ</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>เลือกไฟล์…</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>ยังไม่ได้เลือกไฟล์</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>file, size</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Project and type of its numbers</source>
        <translation>โครงการและประเภทของเลขที่</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>Each number is read back through the template of this type. Lines of other projects and types are ignored where a column shows them.</source>
        <translation>แต่ละเลขที่จะอ่านตามรูปแบบเลขที่ของประเภทนี้ บรรทัดของโครงการหรือประเภทอื่นจะถูกเว้นไว้ ถ้ามีคอลัมน์ที่บอกได้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterFormStep</name>
    <message>
        <source>Semicolon ;</source>
        <translation>อัฒภาค ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>แท็บ</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>ขีดตั้ง |</translation>
    </message>
    <message>
        <source>Comma ,</source>
        <translation>จุลภาค ,</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>หัวคอลัมน์</translation>
    </message>
    <message>
        <source>A number already</source>
        <translation>เลขที่แรก</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>เลขที่เอกสาร</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>หน่วยงานผู้ส่ง</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>หน่วยงานผู้รับ</translation>
    </message>
    <message>
        <source>Sub type</source>
        <translation>ประเภทย่อย</translation>
    </message>
    <message>
        <source>RFA type</source>
        <translation>ประเภท RFA</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>สาขางาน</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>วันที่</translation>
    </message>
    <message>
        <source>Document id</source>
        <translation>รหัสเอกสารในระบบ</translation>
    </message>
    <message>
        <source>%1 (detected)</source>
        <translation>%1 (ตรวจพบ)</translation>
    </message>
    <message>
        <source>Detect</source>
        <translation>ตรวจหาให้</translation>
    </message>
    <message>
        <source>The file cannot be read like this.</source>
        <translation>อ่านไฟล์ตามนี้ไม่ได้</translation>
    </message>
    <message>
        <source>Choose the column that holds the document numbers.</source>
        <translation>เลือกคอลัมน์ที่เป็นเลขที่เอกสาร</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>คอลัมน์ %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>heading, what is read from it</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>รูปแบบไฟล์</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>รหัสอักขระ</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>ตัวคั่นคอลัมน์</translation>
    </message>
    <message>
        <source>The first line holds</source>
        <translation>บรรทัดแรกเป็น</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>คอลัมน์</translation>
    </message>
    <message>
        <source>The first lines of the file</source>
        <translation>บรรทัดแรก ๆ ของไฟล์</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterImportDialog</name>
    <message>
        <source>Written to %1.</source>
        <translation>บันทึกลง %1 แล้ว</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>อ่านไฟล์อีกครั้ง</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Checking the file…</source>
        <translation>กำลังตรวจสอบไฟล์…</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>กำลังอ่านไฟล์…</translation>
    </message>
    <message>
        <source>The request is being sent…</source>
        <translation>กำลังส่งคำขอ…</translation>
    </message>
    <message>
        <source>Check the file</source>
        <translation>ตรวจสอบไฟล์</translation>
    </message>
    <message>
        <source>Read the register</source>
        <translation>อ่านทะเบียนเดิม</translation>
    </message>
    <message>
        <source>Show the counters</source>
        <translation>ดูตัวนับ</translation>
    </message>
    <message numerus="yes">
        <source>Request to import %n number(s)</source>
        <translation>
            <numerusform>ขอนำเข้า %n เลขที่</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>หยุดอ่าน</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ก่อนหน้า</translation>
    </message>
    <message>
        <source>Import an old register</source>
        <translation>นำเข้าทะเบียนเดิม</translation>
    </message>
    <message>
        <source>1 · File</source>
        <translation>1 · ไฟล์</translation>
    </message>
    <message>
        <source>2 · Format</source>
        <translation>2 · รูปแบบไฟล์</translation>
    </message>
    <message>
        <source>3 · Results</source>
        <translation>3 · ผลการอ่าน</translation>
    </message>
    <message>
        <source>4 · Counters and reason</source>
        <translation>4 · ตัวนับและเหตุผล</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterImportEntry</name>
    <message>
        <source>Import an old register…</source>
        <translation>นำเข้าทะเบียนเดิม…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterLinesStep</name>
    <message>
        <source>The file has been read. Checking which numbers the store already has…</source>
        <translation>อ่านไฟล์เสร็จแล้ว กำลังตรวจว่าเลขที่ใดมีในคลังข้อมูลแล้ว…</translation>
    </message>
    <message numerus="yes">
        <source>Reading: %n line(s) so far…</source>
        <translation>
            <numerusform>กำลังอ่าน: อ่านแล้ว %n บรรทัด…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) read through %1.</source>
        <translation>
            <numerusform>อ่าน %n บรรทัดตามรูปแบบ %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of other projects or types are ignored.</source>
        <translation>
            <numerusform>เว้น %n บรรทัดของโครงการหรือประเภทอื่น</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, each with its full stop</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Save lines not imported</source>
        <translation>บันทึกบรรทัดที่ไม่นำเข้า</translation>
    </message>
    <message>
        <source>Save lines not imported…</source>
        <translation>บันทึกบรรทัดที่ไม่นำเข้า…</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>กำลังอ่านไฟล์…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RegisterRequestStep</name>
    <message>
        <source>This imports %1. The counters continue after them, and none of these numbers is allocated again.</source>
        <comment>%1: numbers in counters</comment>
        <translation>จะนำเข้า %1 ตัวนับจะออกเลขต่อจากนั้น และจะไม่ออกเลขที่เหล่านี้ซ้ำ</translation>
    </message>
    <message>
        <source>Reason, at least %1 letters or digits</source>
        <translation>เหตุผล อย่างน้อย %1 ตัวอักษรหรือตัวเลข</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RequestDetail</name>
    <message>
        <source>Requested by</source>
        <translation>ผู้ขอ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>เหตุผล</translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation>การอนุมัติ</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>เหตุการณ์</translation>
    </message>
    <message>
        <source>%1 · %2 · expires %3</source>
        <comment>requester, time, end</comment>
        <translation>%1 · %2 · หมดอายุ %3</translation>
    </message>
    <message>
        <source>Show in the admin log</source>
        <translation>ดูในบันทึกการดูแลระบบ</translation>
    </message>
    <message>
        <source>Approve request</source>
        <translation>อนุมัติคำขอ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RequestEvents</name>
    <message>
        <source>%1 approved</source>
        <translation>%1 อนุมัติ</translation>
    </message>
    <message>
        <source>%1 approved: %2</source>
        <translation>%1 อนุมัติ: %2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RequestListPanel</name>
    <message>
        <source>Filter requests</source>
        <translation>กรองคำขอ</translation>
    </message>
    <message>
        <source>No request fits this filter.</source>
        <translation>ไม่มีคำขอที่ตรงกับตัวกรองนี้</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>คำขอ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ResetPart</name>
    <message>
        <source>Counter</source>
        <translation>ตัวนับ</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>ค่าใหม่</translation>
    </message>
    <message>
        <source>Next number after the reset</source>
        <translation>เลขที่จะออกจริงหลังรีเซ็ต</translation>
    </message>
    <message>
        <source>Current value (read just now)</source>
        <translation>ค่าปัจจุบัน (ตรวจเมื่อสักครู่)</translation>
    </message>
    <message>
        <source>Value when requested</source>
        <translation>ค่าเมื่อยื่นคำขอ</translation>
    </message>
    <message>
        <source>Request #%1: reset a counter</source>
        <translation>คำขอ #%1 รีเซ็ตตัวนับ</translation>
    </message>
    <message>
        <source>%1 requested the reset</source>
        <translation>%1 ยื่นคำขอ</translation>
    </message>
    <message>
        <source>Approve and reset to %1</source>
        <translation>อนุมัติและรีเซ็ตเป็น %1</translation>
    </message>
    <message>
        <source>The counter goes from %1 to %2 at once, and this cannot be undone. %3</source>
        <comment>%3: the numbers above</comment>
        <translation>ตัวนับจะเปลี่ยนจาก %1 เป็น %2 ทันที และแก้คืนไม่ได้ %3</translation>
    </message>
    <message>
        <source>Reset the counter to %1</source>
        <translation>รีเซ็ตตัวนับเป็น %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ResetRequestDialog</name>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Request reset to %1</source>
        <translation>ขอรีเซ็ตเป็น %1</translation>
    </message>
    <message numerus="yes">
        <source>Not possible: %n of them belong(s) to documents.</source>
        <translation>
            <numerusform>ทำไม่ได้: มี %n เลขที่ผูกกับเอกสารแล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Request a reset</source>
        <translation>ขอรีเซ็ต</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation>ค่าปัจจุบัน</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>ค่าใหม่</translation>
    </message>
    <message>
        <source>Skip them (SKIP)</source>
        <translation>ข้ามเลขเหล่านี้ (SKIP)</translation>
    </message>
    <message>
        <source>Release them (VOID)</source>
        <translation>ยกเลิกเลขเดิม แล้วออกซ้ำได้ (VOID)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>กำลังอ่าน…</translation>
    </message>
    <message>
        <source>Next number after the reset</source>
        <translation>เลขที่จะออกจริงหลังรีเซ็ต</translation>
    </message>
    <message>
        <source>Reason, at least %1 letters or digits</source>
        <translation>เหตุผล อย่างน้อย %1 ตัวอักษรหรือตัวเลข</translation>
    </message>
    <message>
        <source>To confirm, type the new value: %1</source>
        <translation>พิมพ์ค่าใหม่เพื่อยืนยัน: %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RetentionDialog</name>
    <message>
        <source>Try again</source>
        <translation>ลองอีกครั้ง</translation>
    </message>
    <message>
        <source>The archive was written to %1. Another Super Admin has to approve request #%2: give that person the file.</source>
        <translation>เขียนไฟล์จัดเก็บถาวรไว้ที่ %1 แล้ว ต้องให้ผู้ดูแลระบบสูงสุดอีกคนอนุมัติคำขอ #%2 โปรดส่งไฟล์ให้ผู้นั้น</translation>
    </message>
    <message>
        <source>Reading the ledger…</source>
        <translation>กำลังอ่านทะเบียนเลขที่…</translation>
    </message>
    <message>
        <source>Archive %1…</source>
        <comment>a year</comment>
        <translation>จัดเก็บปี %1 ถาวร…</translation>
    </message>
    <message>
        <source>Archive a year…</source>
        <translation>จัดเก็บหนึ่งปีถาวร…</translation>
    </message>
    <message>
        <source>Every year that is over is archived.</source>
        <translation>จัดเก็บถาวรครบทุกปีที่สิ้นสุดแล้ว</translation>
    </message>
    <message>
        <source>Years and archives of the ledger</source>
        <translation>ปีและการจัดเก็บทะเบียนเลขที่ถาวร</translation>
    </message>
    <message>
        <source>Years of the ledger</source>
        <translation>ปีของทะเบียนเลขที่</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RetireDialog</name>
    <message>
        <source>Retiring…</source>
        <translation>กำลังเลิกใช้…</translation>
    </message>
    <message>
        <source>Re&amp;tire the channel</source>
        <translation>เลิกใช้ช่องทาง</translation>
    </message>
    <message>
        <source>Retire a channel</source>
        <translation>เลิกใช้ช่องทาง</translation>
    </message>
    <message>
        <source>Retire channel %1</source>
        <translation>เลิกใช้ช่องทาง %1</translation>
    </message>
    <message>
        <source>No alert goes to it any more, what waits to be sent there is not sent, and this computer forgets its address. What was sent stays in the history, and its name stays taken. This cannot be undone; to pause it, switch the channel off.</source>
        <translation>จะไม่มีการแจ้งเตือนไปยังช่องทางนี้อีก รายการที่รอส่งจะไม่ถูกส่ง และเครื่องนี้จะลบที่อยู่ของช่องทาง สิ่งที่ส่งไปแล้วยังอยู่ในประวัติ และใช้ชื่อนี้ซ้ำไม่ได้ เลิกใช้แล้วเรียกคืนไม่ได้ หากต้องการหยุดชั่วคราวให้ปิดช่องทางแทน</translation>
    </message>
    <message>
        <source>It cannot be retired while rules name it: %1. Choose other channels for them first.</source>
        <translation>เลิกใช้ไม่ได้ขณะที่ยังมีกฎระบุช่องทางนี้: %1 เลือกช่องทางอื่นให้กฎก่อน</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the titles of rules</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>เหตุผล</translation>
    </message>
    <message>
        <source>Reason for retiring the channel</source>
        <translation>เหตุผลที่เลิกใช้ช่องทาง</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RetirePoolDialog</name>
    <message>
        <source>Request to retire the ID pool %1</source>
        <translation>ขอเลิกใช้คลังรหัส %1</translation>
    </message>
    <message>
        <source>Another Super Admin has to agree. A retired pool issues no more IDs and cannot be filled. IDs that were issued stay in its ledger and can be checked. The name is never used again. This cannot be undone.</source>
        <translation>ต้องให้ผู้ดูแลระบบสูงสุดอีกคนอนุมัติ คลังที่เลิกใช้แล้วออกรหัสไม่ได้และเติมไม่ได้ รหัสที่ออกไปแล้วยังอยู่ในทะเบียนและตรวจสอบได้ จะไม่ใช้ชื่อนี้อีก ยกเลิกการกระทำนี้ไม่ได้</translation>
    </message>
    <message>
        <source>Why the pool should be retired</source>
        <translation>เหตุผลที่ควรเลิกใช้คลังนี้</translation>
    </message>
    <message>
        <source>Request retirement</source>
        <translation>ยื่นคำขอเลิกใช้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RoleDialog</name>
    <message>
        <source>Choose another role or other projects.</source>
        <translation>เลือกบทบาทหรือโครงการอื่น</translation>
    </message>
    <message>
        <source>&amp;Change role</source>
        <translation>เปลี่ยนบทบาท</translation>
    </message>
    <message>
        <source>&amp;Change projects</source>
        <translation>เปลี่ยนโครงการ</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>บทบาทของ %1</translation>
    </message>
    <message>
        <source>A new role ends the open sessions of the account. New projects apply at once.</source>
        <translation>บทบาทใหม่จะตัดการเชื่อมต่อของบัญชี ส่วนโครงการใหม่มีผลทันที</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RoleFields</name>
    <message>
        <source>Choose at least one project.</source>
        <translation>เลือกอย่างน้อยหนึ่งโครงการ</translation>
    </message>
    <message>
        <source>R&amp;ole</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>&amp;Projects</source>
        <translation>โครงการ</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>โครงการ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RollbackBar</name>
    <message>
        <source>Reason for rolling back (required)</source>
        <translation>เหตุผลที่ย้อนกลับ (จำเป็น)</translation>
    </message>
    <message>
        <source>Reason for rolling back</source>
        <translation>เหตุผลที่ย้อนกลับ</translation>
    </message>
    <message>
        <source>Roll back to version %1…</source>
        <translation>ย้อนกลับไปรุ่น %1…</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>ไม่ย้อนกลับ</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>กำลังบันทึก…</translation>
    </message>
    <message>
        <source>Roll back to version %1 as version %2</source>
        <translation>ย้อนกลับไปรุ่น %1 เป็นรุ่น %2</translation>
    </message>
    <message>
        <source>Checking what it would change…</source>
        <translation>กำลังตรวจสอบผลของการย้อนกลับ…</translation>
    </message>
    <message>
        <source>This version is in force.</source>
        <translation>รุ่นนี้ใช้อยู่</translation>
    </message>
    <message>
        <source>The version in force is the same.</source>
        <translation>รุ่นที่ใช้อยู่เหมือนกับรุ่นนี้</translation>
    </message>
    <message>
        <source>Only Project Admins of %1 can roll back.</source>
        <translation>เฉพาะผู้ดูแลโครงการ %1 เท่านั้นที่ย้อนกลับได้</translation>
    </message>
    <message>
        <source>It breaks today&apos;s rules, which are named above, so you cannot roll back to it.</source>
        <translation>ย้อนกลับไม่ได้ เพราะขัดกับกฎปัจจุบันตามที่แสดงด้านบน</translation>
    </message>
    <message>
        <source>Write a reason of at least %1 characters.</source>
        <translation>ระบุเหตุผลอย่างน้อย %1 ตัวอักษร (ไม่นับช่องว่าง)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RuleForm</name>
    <message>
        <source>Only Super Admins change rules.</source>
        <translation>เฉพาะผู้ดูแลระบบสูงสุดเท่านั้นที่เปลี่ยนกฎได้</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>เกณฑ์</translation>
    </message>
    <message>
        <source>&amp;Severity</source>
        <translation>ระดับ</translation>
    </message>
    <message>
        <source>This &amp;rule is on</source>
        <translation>เปิดใช้กฎนี้</translation>
    </message>
    <message>
        <source> min</source>
        <translation> นาที</translation>
    </message>
    <message>
        <source>There are no channels yet: alerts show in this window only.</source>
        <translation>ยังไม่มีช่องทาง การแจ้งเตือนแสดงในหน้าต่างนี้เท่านั้น</translation>
    </message>
    <message>
        <source>Notify (none selected: all channels for this severity)</source>
        <translation>แจ้งช่องทาง (ไม่เลือก: ทุกช่องทางที่รับระดับนี้)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>เหตุผลที่เปลี่ยน</translation>
    </message>
    <message>
        <source>Sa&amp;ve the rule</source>
        <translation>บันทึกกฎ</translation>
    </message>
    <message>
        <source>Default settings.</source>
        <translation>ค่าเริ่มต้น</translation>
    </message>
    <message>
        <source>Changed by %1 on %2: %3</source>
        <translation>%1 เปลี่ยนเมื่อ %2: %3</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>ไม่มีการเปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>Counted over the &amp;last</source>
        <translation>คำนวณจากช่วงล่าสุด</translation>
    </message>
    <message>
        <source>&amp;For at least</source>
        <translation>เกินเกณฑ์ต่อเนื่องอย่างน้อย</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>แจ้งทันที</translation>
    </message>
    <message>
        <source> retries</source>
        <translation> ครั้ง</translation>
    </message>
    <message>
        <source> numbers</source>
        <translation> เลข</translation>
    </message>
    <message>
        <source> rows</source>
        <translation> แถว</translation>
    </message>
    <message>
        <source> requests</source>
        <translation> คำขอ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RunbookDialog</name>
    <message>
        <source>What to do</source>
        <translation>วิธีแก้ไข</translation>
    </message>
    <message>
        <source>The runbook is in English. The same text: lekthictl alert runbook %1</source>
        <translation>คู่มือการแก้ไขเป็นภาษาอังกฤษ อ่านได้จาก lekthictl alert runbook %1 เช่นกัน</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>คัดลอก</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::RunsOutBadge</name>
    <message numerus="yes">
        <source>%n more counter(s) of this template run out later.</source>
        <translation>
            <numerusform>ตัวนับของรูปแบบนี้อีก %n ตัวจะเต็มภายหลัง</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the counter</source>
        <translation>แสดงตัวนับ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SaveBar</name>
    <message>
        <source>Reason for the change (required)</source>
        <translation>เหตุผลที่แก้ไข (จำเป็น)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>เหตุผลที่แก้ไข</translation>
    </message>
    <message>
        <source>Discard draft</source>
        <translation>ละทิ้งฉบับร่าง</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>กำลังบันทึก…</translation>
    </message>
    <message>
        <source>Save as version %1</source>
        <translation>บันทึกเป็นรุ่น %1</translation>
    </message>
    <message>
        <source>Only Project Admins of %1 can change its templates.</source>
        <translation>เฉพาะผู้ดูแลโครงการของ %1 เท่านั้นที่แก้รูปแบบเลขที่ได้</translation>
    </message>
    <message>
        <source>A newer version was saved. Choose above which text to keep.</source>
        <translation>มีการบันทึกรุ่นใหม่กว่าแล้ว เลือกด้านบนว่าจะใช้ข้อความใด</translation>
    </message>
    <message>
        <source>To save, fix the problems of the template first.</source>
        <translation>แก้ข้อผิดพลาดของรูปแบบก่อนจึงจะบันทึกได้</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>ยังไม่มีการเปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>To save, write a reason of at least %1 characters.</source>
        <translation>ระบุเหตุผลอย่างน้อย %1 ตัวอักษร (ไม่นับช่องว่าง) จึงจะบันทึกได้</translation>
    </message>
    <message>
        <source>Two documents could get the same number: saving needs a Super Admin&apos;s approval.</source>
        <translation>เอกสารสองฉบับอาจได้เลขที่ซ้ำกัน การบันทึกต้องได้รับอนุมัติจากผู้ดูแลระบบสูงสุด</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ScrolledDetails</name>
    <message>
        <source>Details</source>
        <translation>รายละเอียด</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SearchField</name>
    <message>
        <source>Answers</source>
        <translation>ผลการค้นหา</translation>
    </message>
    <message>
        <source>Nothing found for %1.</source>
        <translation>ไม่พบข้อมูลสำหรับ %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>กำลังค้นหา…</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>ไปที่</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>เมนู</translation>
    </message>
    <message>
        <source>Number, ID, code, page</source>
        <translation>เลขที่ รหัส หรือหน้า</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>ค้นหา</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>page and its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Type or paste a document number or its beginning, a document ID, a request ID, an error reference, an ID of an ID pool, a code, or the name of a page.</source>
        <translation>พิมพ์หรือวางเลขที่เอกสารหรือส่วนต้นของเลข รหัสเอกสาร รหัสคำขอ เลขอ้างอิงข้อผิดพลาด รหัสในคลังรหัส รหัสอ้างอิง หรือชื่อหน้า</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::ServerForm</name>
    <message>
        <source>Enter your account in the store.</source>
        <translation>กรอกบัญชีที่มีในคลังข้อมูล</translation>
    </message>
    <message>
        <source>Enter the server.</source>
        <translation>กรอกชื่อหรือที่อยู่ของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Enter the name of the store&apos;s database.</source>
        <translation>กรอกชื่อฐานข้อมูลของคลังข้อมูล</translation>
    </message>
    <message>
        <source>The file %1 cannot be read. Choose the CA file again.</source>
        <translation>อ่านไฟล์ %1 ไม่ได้ เลือกไฟล์ CA ใหม่</translation>
    </message>
    <message>
        <source>“%1” is not the name of a server. Enter its name or IP address, or the path of a socket on this computer.</source>
        <translation>“%1” ไม่ใช่ชื่อเซิร์ฟเวอร์ กรอกชื่อหรือหมายเลข IP ของเซิร์ฟเวอร์ หรือตำแหน่งซ็อกเก็ตบนเครื่องนี้</translation>
    </message>
    <message>
        <source>CA file of the server</source>
        <translation>ไฟล์ CA ของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>S&amp;erver</source>
        <translation>เซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>เซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>db.example.org, or /path/to/socket</source>
        <translation>db.example.org หรือ /path/to/socket</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>พอร์ต</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>พอร์ต</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>ฐานข้อมูล</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>ฐานข้อมูล</translation>
    </message>
    <message>
        <source>&amp;CA file of the server</source>
        <translation>ไฟล์ CA ของเซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>The CAs of this computer</source>
        <translation>CA ของเครื่องนี้</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>เลือก…</translation>
    </message>
    <message>
        <source>Choose the CA file</source>
        <translation>เลือกไฟล์ CA</translation>
    </message>
    <message>
        <source>&amp;Account</source>
        <translation>บัญชี</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>บัญชี</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>รหัสผ่าน</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>รหัสผ่าน</translation>
    </message>
    <message>
        <source>&amp;Keep the password in the keychain of this computer</source>
        <translation>เก็บรหัสผ่านไว้ในพวงกุญแจของเครื่องนี้</translation>
    </message>
    <message>
        <source>Store %1 on %2</source>
        <comment>database and server</comment>
        <translation>คลังข้อมูล %1 ที่ %2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SettingsArea</name>
    <message>
        <source>When numbers start again and run out</source>
        <translation>การเริ่มนับใหม่และเมื่อเลขเต็ม</translation>
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
        <translation>พ.ศ.</translation>
    </message>
    <message>
        <source>A.D.</source>
        <translation>ค.ศ.</translation>
    </message>
    <message>
        <source>Menu: language, calendar, appearance and help (F10)</source>
        <translation>เมนู: ภาษา ปฏิทิน โหมดสี และวิธีใช้ (F10)</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupAssistant</name>
    <message>
        <source>Connecting to the server…</source>
        <translation>กำลังเชื่อมต่อเซิร์ฟเวอร์…</translation>
    </message>
    <message>
        <source>Setting up…</source>
        <translation>กำลังตั้งค่า…</translation>
    </message>
    <message>
        <source>Creating the store…</source>
        <translation>กำลังสร้างคลังข้อมูล…</translation>
    </message>
    <message>
        <source>Enter at least one account.</source>
        <translation>กรอกอย่างน้อยหนึ่งบัญชี</translation>
    </message>
    <message>
        <source>Go back and correct what is marked.</source>
        <translation>ย้อนกลับไปแก้ไขรายการที่ระบุ</translation>
    </message>
    <message>
        <source>Create the store</source>
        <translation>สร้างคลังข้อมูล</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>ถัดไป</translation>
    </message>
    <message>
        <source>Go to sign-in</source>
        <translation>ไปหน้าเข้าสู่ระบบ</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>ตั้งค่า</translation>
    </message>
    <message>
        <source>Set up a store</source>
        <translation>ตั้งค่าคลังข้อมูล</translation>
    </message>
    <message>
        <source>1 · Place</source>
        <translation>1 · ที่เก็บ</translation>
    </message>
    <message>
        <source>2 · Store</source>
        <translation>2 · คลังข้อมูล</translation>
    </message>
    <message>
        <source>3 · Project</source>
        <translation>3 · โครงการ</translation>
    </message>
    <message>
        <source>4 · People</source>
        <translation>4 · บุคคล</translation>
    </message>
    <message>
        <source>5 · Templates</source>
        <translation>5 · รูปแบบเลข</translation>
    </message>
    <message>
        <source>6 · Set up</source>
        <translation>6 · ตั้งค่า</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ก่อนหน้า</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupPeopleStep</name>
    <message>
        <source>People and services</source>
        <translation>บุคคลและบริการ</translation>
    </message>
    <message>
        <source>Super Admins approve resets, always two of them. A Project Admin edits the templates of the project, an auditor reads everything, and a numbering service allocates. Each account gets a one-time password that its owner changes at the first sign-in. Rows that stay empty are left out.</source>
        <translation>ผู้ดูแลระบบสูงสุด อนุมัติการรีเซ็ต โดยต้องมีสองคนเสมอ ผู้ดูแลโครงการ แก้ไขรูปแบบเลขของโครงการ ผู้ตรวจสอบอ่านได้ทุกอย่าง และบริการออกเลขเป็นผู้ออกเลข แต่ละบัญชีได้รหัสผ่านใช้ครั้งเดียวซึ่งเจ้าของต้องเปลี่ยนเมื่อเข้าสู่ระบบครั้งแรก แถวที่เว้นว่างจะถูกข้าม</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>Account, such as sa.somchai</source>
        <translation>บัญชี เช่น sa.somchai</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>ชื่อภาษาอังกฤษ</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>เพิ่มบัญชี</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>ลบออก</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupPlaceStep</name>
    <message>
        <source>Where the store is kept</source>
        <translation>ที่เก็บคลังข้อมูล</translation>
    </message>
    <message>
        <source>On &amp;this computer</source>
        <translation>ใน&amp;เครื่องนี้</translation>
    </message>
    <message>
        <source>For one person or a trial with real data. Lekthi starts its own database server, which cannot be reached from other computers. The demo is kept separate and stays as it is.</source>
        <translation>สำหรับใช้คนเดียวหรือทดลองด้วยข้อมูลจริง Lekthi เปิดเซิร์ฟเวอร์ฐานข้อมูลของตัวเองซึ่งเครื่องอื่นเข้าถึงไม่ได้ ข้อมูลตัวอย่างเก็บแยกไว้และไม่เปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>On a &amp;MariaDB server</source>
        <translation>บนเซิร์ฟเวอร์ &amp;MariaDB</translation>
    </message>
    <message>
        <source>For a team and its numbering services. Enter the account of the server&apos;s administrator: it is used once, to create the store, and not stored. Connections to other computers are always encrypted.</source>
        <translation>สำหรับทีมงานและบริการออกเลข กรอกบัญชีผู้ดูแลเซิร์ฟเวอร์ ซึ่งใช้ครั้งเดียวเพื่อสร้างคลังข้อมูลและไม่ถูกเก็บไว้ การเชื่อมต่อกับเครื่องอื่นเข้ารหัสเสมอ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupProjectStep</name>
    <message>
        <source>Enter the code of the project, as its numbers show it.</source>
        <translation>กรอกรหัสโครงการตามที่แสดงในเลขที่เอกสาร</translation>
    </message>
    <message>
        <source>Enter the name of the project.</source>
        <translation>กรอกชื่อโครงการ</translation>
    </message>
    <message>
        <source>Enter at least two organizations: a sender and a recipient.</source>
        <translation>กรอกอย่างน้อยสองหน่วยงาน ผู้ส่งและผู้รับ</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>รายการ</translation>
    </message>
    <message>
        <source>Fill the lists of document types, sub types, RFA types and disciplines</source>
        <translation>เติมรายการประเภทเอกสาร ประเภทย่อย ประเภท RFA และสาขางาน</translation>
    </message>
    <message>
        <source>The usual ones of a construction project: LETTER, RFA, TRANSMITTAL, MEMO and others, in three languages. They can be changed later under Reference data.</source>
        <translation>รายการที่ใช้ทั่วไปในโครงการก่อสร้าง เช่น LETTER, RFA, TRANSMITTAL, MEMO มีสามภาษา แก้ไขภายหลังได้ที่หน้าข้อมูลอ้างอิง</translation>
    </message>
    <message>
        <source>First project</source>
        <translation>โครงการแรก</translation>
    </message>
    <message>
        <source>Code, as numbers show it</source>
        <translation>รหัสตามที่แสดงในเลขที่</translation>
    </message>
    <message>
        <source>Name in Thai</source>
        <translation>ชื่อภาษาไทย</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>ชื่อภาษาอังกฤษ</translation>
    </message>
    <message>
        <source>For example LCBP3-C2</source>
        <translation>เช่น LCBP3-C2</translation>
    </message>
    <message>
        <source>Organizations that take part</source>
        <translation>หน่วยงานที่เกี่ยวข้อง</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>รหัส</translation>
    </message>
    <message>
        <source>Name in Chinese</source>
        <translation>ชื่อภาษาจีน</translation>
    </message>
    <message>
        <source>Add an organization</source>
        <translation>เพิ่มหน่วยงาน</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>ลบออก</translation>
    </message>
    <message>
        <source>Organizations from a CSV file</source>
        <translation>หน่วยงานจากไฟล์ CSV</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>บรรทัด %1: %2</translation>
    </message>
    <message>
        <source>Enter the name of the schema.</source>
        <translation>ป้อนชื่อสคีมา</translation>
    </message>
    <message>
        <source>Leave the lists empty, to import them as CSV under Reference data</source>
        <translation>ปล่อยรายการว่างไว้ แล้วนำเข้าเป็น CSV ในหน้าข้อมูลอ้างอิง</translation>
    </message>
    <message>
        <source>Read the lists of a document-management system on the same server</source>
        <translation>อ่านรายการของระบบจัดการเอกสารบนเซิร์ฟเวอร์เดียวกัน</translation>
    </message>
    <message>
        <source>It keeps projects, organizations and types in a schema of its own. They are read there and only changed there.</source>
        <translation>ระบบนั้นเก็บโครงการ หน่วยงาน และประเภทไว้ในสคีมาของตนเอง Lekthi อ่านจากที่นั่น และแก้ไขได้เฉพาะในระบบนั้น</translation>
    </message>
    <message>
        <source>Name of the schema, for example dms</source>
        <translation>ชื่อสคีมา เช่น dms</translation>
    </message>
    <message>
        <source>Name of the schema</source>
        <translation>ชื่อสคีมา</translation>
    </message>
    <message>
        <source>From a CSV file…</source>
        <translation>จากไฟล์ CSV…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupRunStep</name>
    <message>
        <source>Lists of document types, sub types, RFA types and disciplines</source>
        <translation>รายการประเภทเอกสาร ประเภทย่อย ประเภท RFA และสาขางาน</translation>
    </message>
    <message numerus="yes">
        <source>Project %1 with %n organization(s)</source>
        <translation>
            <numerusform>โครงการ %1 กับ %n หน่วยงาน</numerusform>
        </translation>
    </message>
    <message>
        <source>Account %1: %2</source>
        <comment>login, role</comment>
        <translation>บัญชี %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>รูปแบบเลข %n รายการ</numerusform>
        </translation>
    </message>
    <message>
        <source>The store is set up.</source>
        <translation>ตั้งค่าคลังข้อมูลเสร็จแล้ว</translation>
    </message>
    <message>
        <source>Some steps failed. Correct what is marked and set up again. Finished steps are kept.</source>
        <translation>บางขั้นตอนไม่สำเร็จ แก้ไขรายการที่ระบุแล้วตั้งค่าอีกครั้ง ขั้นตอนที่เสร็จแล้วยังคงอยู่</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>บัญชี</translation>
    </message>
    <message>
        <source>One-time password</source>
        <translation>รหัสผ่านใช้ครั้งเดียว</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>Save the sheet of passwords</source>
        <translation>บันทึกใบแจ้งรหัสผ่าน</translation>
    </message>
    <message>
        <source>One-time passwords</source>
        <translation>รหัสผ่านใช้ครั้งเดียว</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>บันทึกลง %1 แล้ว</translation>
    </message>
    <message>
        <source>This will be created</source>
        <translation>รายการที่จะสร้าง</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>การตั้งค่า</translation>
    </message>
    <message>
        <source>Passwords to hand over</source>
        <translation>รหัสผ่านที่ต้องส่งมอบ</translation>
    </message>
    <message>
        <source>They are shown only once and are not stored. Give each to its owner, who changes it at the first sign-in.</source>
        <translation>แสดงเพียงครั้งเดียวและไม่ถูกเก็บไว้ ส่งให้เจ้าของบัญชีแต่ละคน ซึ่งต้องเปลี่ยนเมื่อเข้าสู่ระบบครั้งแรก</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>บันทึกเป็น PDF…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>คัดลอกเป็นข้อความ</translation>
    </message>
    <message>
        <source>Lists of the schema %1</source>
        <translation>รายการของสคีมา %1</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>โครงการ %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupStoreStep</name>
    <message>
        <source>Checks of the server and the store</source>
        <translation>ผลตรวจเซิร์ฟเวอร์และคลังข้อมูล</translation>
    </message>
    <message>
        <source>The store is created. No problems found.</source>
        <translation>สร้างคลังข้อมูลแล้ว ไม่พบปัญหา</translation>
    </message>
    <message>
        <source>The store is created. Fix what is marked before allocating real numbers. You can continue setting up.</source>
        <translation>สร้างคลังข้อมูลแล้ว แก้ไขรายการที่ระบุก่อนออกเลขจริง ตั้งค่าต่อได้</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SetupTemplateStep</name>
    <message>
        <source>LETTER: %1    MEMO: %2</source>
        <comment>the first number of each</comment>
        <translation>LETTER: %1    MEMO: %2</translation>
    </message>
    <message>
        <source>All other types</source>
        <translation>ประเภทอื่นทั้งหมด</translation>
    </message>
    <message>
        <source>Where numbers must differ</source>
        <translation>ขอบเขตที่เลขต้องไม่ซ้ำ</translation>
    </message>
    <message>
        <source>In the &amp;whole store: no two documents ever share a number</source>
        <translation>ทั้ง&amp;คลังข้อมูล: เอกสารทุกฉบับมีเลขไม่ซ้ำกัน</translation>
    </message>
    <message>
        <source>Within each document &amp;type: short, but a letter and a memo may show the same number</source>
        <translation>ในแต่ละ&amp;ประเภทเอกสาร: เลขสั้น แต่จดหมายกับบันทึกข้อความอาจมีเลขเดียวกัน</translation>
    </message>
    <message>
        <source>&amp;No templates yet: the Project Admin writes them</source>
        <translation>&amp;ยังไม่สร้างรูปแบบเลข: ผู้ดูแลโครงการ จะสร้างเอง</translation>
    </message>
    <message>
        <source>First templates</source>
        <translation>รูปแบบเลขชุดแรก</translation>
    </message>
    <message>
        <source>Document type</source>
        <translation>ประเภทเอกสาร</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>รูปแบบเลขที่</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>เลขแรก</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::Shell</name>
    <message>
        <source>The connection to the store was lost. What you typed is kept; saving and allocating numbers wait until the store answers again.</source>
        <translation>ขาดการเชื่อมต่อกับคลังข้อมูล สิ่งที่พิมพ์ไว้ยังอยู่ครบ การบันทึกและออกเลขต้องรอจนกว่าจะเชื่อมต่อได้</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>เชื่อมต่อใหม่</translation>
    </message>
    <message>
        <source>Reconnecting to the store.</source>
        <translation>กำลังเชื่อมต่อคลังข้อมูลใหม่</translation>
    </message>
    <message>
        <source>Show request #%1</source>
        <translation>ดูคำขอ #%1</translation>
    </message>
    <message>
        <source>Show the status</source>
        <translation>แสดงสถานะระบบ</translation>
    </message>
    <message>
        <source>Your password was changed. Use the new one from now on.</source>
        <translation>เปลี่ยนรหัสผ่านแล้ว ใช้รหัสผ่านใหม่ตั้งแต่นี้ไป</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::SignInPage</name>
    <message>
        <source>What you may change follows from your role. Every change is kept with your name.</source>
        <translation>สิ่งที่แก้ได้ขึ้นกับบทบาทของคุณ ทุกการแก้ไขบันทึกพร้อมชื่อผู้แก้</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>เข้าสู่ระบบ</translation>
    </message>
    <message>
        <source>The demo password of %1 was changed. Enter the current one.</source>
        <translation>รหัสผ่านตัวอย่างของ %1 ถูกเปลี่ยนแล้ว กรอกรหัสผ่านปัจจุบัน</translation>
    </message>
    <message>
        <source>Demo people on this computer</source>
        <translation>ผู้ใช้ตัวอย่างบนเครื่องนี้</translation>
    </message>
    <message>
        <source>A server</source>
        <translation>เซิร์ฟเวอร์</translation>
    </message>
    <message>
        <source>Way to sign in</source>
        <translation>วิธีเข้าสู่ระบบ</translation>
    </message>
    <message>
        <source>Changing the password.</source>
        <translation>กำลังเปลี่ยนรหัสผ่าน</translation>
    </message>
    <message>
        <source>Signing in.</source>
        <translation>กำลังเข้าสู่ระบบ</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>กลับ</translation>
    </message>
    <message>
        <source>&amp;Change it and sign in</source>
        <translation>เปลี่ยนแล้วเข้าสู่ระบบ</translation>
    </message>
    <message>
        <source>Your store on this computer</source>
        <translation>คลังข้อมูลของคุณในเครื่องนี้</translation>
    </message>
    <message>
        <source>Set &amp;up a store…</source>
        <translation>ตั้งค่า&amp;คลังข้อมูล…</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StatusLight</name>
    <message>
        <source>%1: %2</source>
        <comment>light and how it stands</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StatusLine</name>
    <message>
        <source>Database %1 ms</source>
        <translation>ฐานข้อมูล %1 ms</translation>
    </message>
    <message>
        <source>Database does not answer</source>
        <translation>ฐานข้อมูลไม่ตอบ</translation>
    </message>
    <message>
        <source>Local store</source>
        <translation>คลังข้อมูลในเครื่อง</translation>
    </message>
    <message>
        <source>Store on %1</source>
        <translation>คลังข้อมูลที่ %1</translation>
    </message>
    <message>
        <source>The keychain did not keep the password</source>
        <translation>พวงกุญแจไม่ได้เก็บรหัสผ่าน</translation>
    </message>
    <message>
        <source>Show the status</source>
        <translation>แสดงสถานะระบบ</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n at risk</source>
        <comment>store</comment>
        <translation>
            <numerusform>%1: เสี่ยง %n เรื่อง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n to fix</source>
        <comment>store</comment>
        <translation>
            <numerusform>%1: ต้องแก้ไข %n เรื่อง</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>ปุ่มลัด (F1)</translation>
    </message>
    <message>
        <source>Show which keys do what</source>
        <translation>แสดงปุ่มลัดทั้งหมดและหน้าที่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StatusPage</name>
    <message>
        <source>Status</source>
        <translation>สถานะระบบ</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>คัดลอกเป็นข้อความ</translation>
    </message>
    <message>
        <source>Check a&amp;gain</source>
        <translation>ตรวจสอบอีกครั้ง</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>กำลังตรวจสอบ…</translation>
    </message>
    <message>
        <source>As of %1</source>
        <comment>time</comment>
        <translation>ณ %1</translation>
    </message>
    <message>
        <source>Store status unknown: %1</source>
        <translation>ไม่ทราบสถานะของคลังข้อมูล: %1</translation>
    </message>
    <message>
        <source>Checking the store…</source>
        <translation>กำลังตรวจสอบคลังข้อมูล…</translation>
    </message>
    <message>
        <source>These checks are hidden from your account. An administrator of the server sees them with: lekthictl store status</source>
        <translation>บัญชีนี้ไม่มีสิทธิ์ดูข้อเหล่านี้ ผู้ดูแลเซิร์ฟเวอร์ดูได้ด้วย: lekthictl store status</translation>
    </message>
    <message>
        <source>Lekthi, status of the store %1</source>
        <translation>Lekthi สถานะของคลังข้อมูล %1</translation>
    </message>
    <message>
        <source>As of %1, seen by %2 (%3)</source>
        <comment>time, account, role</comment>
        <translation>ณ %1 ดูโดย %2 (%3)</translation>
    </message>
    <message>
        <source>Show the alerts</source>
        <translation>ดูการแจ้งเตือน</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StatusRows</name>
    <message>
        <source>Found: %1</source>
        <translation>พบ: %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::StepDialog</name>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TableButton</name>
    <message>
        <source>As a char&amp;t</source>
        <translation>แสดงเป็นกราฟ</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>แสดงเป็นตาราง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplateDetail</name>
    <message>
        <source>Template</source>
        <translation>รูปแบบเลขที่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplateEditor</name>
    <message>
        <source>Template text</source>
        <translation>ข้อความของรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Type { for a list of tokens</source>
        <translation>พิมพ์ { เพื่อดูรายการส่วนประกอบ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplateListPanel</name>
    <message>
        <source>Filter by project, type or number</source>
        <translation>กรองตามโครงการ ประเภท หรือเลขที่</translation>
    </message>
    <message>
        <source>Filter templates</source>
        <translation>กรองรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>รูปแบบเลขที่</translation>
    </message>
    <message>
        <source>No template fits this filter.</source>
        <translation>ไม่มีรูปแบบเลขที่ที่ตรงกับตัวกรอง</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplatePart</name>
    <message>
        <source>With the templates as they are now, no two documents get the same number.</source>
        <translation>ตามรูปแบบในขณะนี้ ไม่มีเอกสารสองฉบับใดได้เลขที่ซ้ำกัน</translation>
    </message>
    <message>
        <source>Version %1, requested</source>
        <translation>รุ่น %1 (ที่ขอ)</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>รุ่น %1</translation>
    </message>
    <message>
        <source>Template #%1: %2</source>
        <translation>คำขอรูปแบบ #%1: %2</translation>
    </message>
    <message>
        <source>%1 requested the template</source>
        <translation>%1 ยื่นคำขอรูปแบบ</translation>
    </message>
    <message>
        <source>Approve and save as version %1</source>
        <translation>อนุมัติและบันทึกเป็นรุ่น %1</translation>
    </message>
    <message>
        <source>The template is saved as version %1 at once, although two documents could get the same number. Documents already numbered keep their numbers.</source>
        <translation>จะบันทึกรูปแบบเป็นรุ่น %1 ทันที แม้เอกสารสองฉบับอาจได้เลขที่ซ้ำกัน เอกสารที่มีเลขแล้วคงเลขเดิม</translation>
    </message>
    <message>
        <source>Save version %1</source>
        <translation>บันทึกรุ่น %1</translation>
    </message>
    <message>
        <source>Saved as version %1.</source>
        <translation>บันทึกเป็นรุ่น %1 แล้ว</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplateRequestDialog</name>
    <message>
        <source>Saving it needs the approval of a Super Admin other than you, and this store has none. Fix the template, or ask the administrator of the server for a Super Admin.</source>
        <translation>การบันทึกต้องได้รับอนุมัติจากผู้ดูแลระบบสูงสุดคนอื่น แต่คลังข้อมูลนี้ไม่มี แก้ไขรูปแบบ หรือขอให้ผู้ดูแลเซิร์ฟเวอร์เพิ่มผู้ดูแลระบบสูงสุด</translation>
    </message>
    <message>
        <source>Fix the template, or request the approval of a Super Admin other than you. Once it is approved, it is saved as version %1, unless the template has changed meanwhile.</source>
        <translation>แก้ไขรูปแบบ หรือขออนุมัติจากผู้ดูแลระบบสูงสุดคนอื่น เมื่ออนุมัติแล้วจะบันทึกเป็นรุ่น %1 เว้นแต่รูปแบบเปลี่ยนไปก่อน</translation>
    </message>
    <message>
        <source>Two documents could get the same number</source>
        <translation>เอกสารสองฉบับอาจได้เลขที่ซ้ำกัน</translation>
    </message>
    <message>
        <source>Why these numbers may repeat</source>
        <translation>เหตุผลที่ยอมให้เลขซ้ำกันได้</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Request approval</source>
        <translation>ขออนุมัติ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplateTitle</name>
    <message>
        <source>%1, %2</source>
        <comment>template and its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>uses the default template</source>
        <translation>ใช้รูปแบบเริ่มต้น</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>รุ่น %1</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>ยังไม่บันทึก</translation>
    </message>
    <message>
        <source>unsaved draft of version %1</source>
        <translation>มีฉบับร่างต่อจากรุ่น %1 ที่ยังไม่บันทึก</translation>
    </message>
    <message>
        <source>unsaved draft</source>
        <translation>มีฉบับร่างที่ยังไม่บันทึก</translation>
    </message>
    <message>
        <source>Changed by %1. Reason: %2</source>
        <translation>แก้ไขโดย %1 เหตุผล: %2</translation>
    </message>
    <message>
        <source>last changed %1</source>
        <translation>แก้ไขล่าสุด %1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TemplatesPage</name>
    <message>
        <source>A number has one line, so line breaks were replaced by spaces.</source>
        <translation>เลขที่อยู่ในบรรทัดเดียว จึงเปลี่ยนการขึ้นบรรทัดใหม่เป็นช่องว่าง</translation>
    </message>
    <message>
        <source>The draft was discarded.</source>
        <translation>ละทิ้งฉบับร่างแล้ว</translation>
    </message>
    <message>
        <source>Default template</source>
        <translation>รูปแบบเริ่มต้น</translation>
    </message>
    <message>
        <source>Your unsaved draft was restored. It has no effect until it is saved.</source>
        <translation>นำฉบับร่างที่ยังไม่บันทึกกลับมาแล้ว จะมีผลเมื่อบันทึก</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Reading the templates…</source>
        <translation>กำลังอ่านรูปแบบเลขที่…</translation>
    </message>
    <message>
        <source>Projects and their number templates appear here.</source>
        <translation>โครงการและรูปแบบเลขที่จะแสดงที่นี่</translation>
    </message>
    <message>
        <source>No templates yet</source>
        <translation>ยังไม่มีรูปแบบเลขที่</translation>
    </message>
    <message>
        <source>Each project and document type has a template from which its numbers are made. Set one with lekthictl template set, then refresh with F5.</source>
        <translation>แต่ละโครงการและประเภทเอกสารมีรูปแบบเลขที่สำหรับออกเลข ตั้งด้วย lekthictl template set แล้วกด F5</translation>
    </message>
    <message>
        <source>Saved as version %1. Documents already numbered keep their numbers.</source>
        <translation>บันทึกเป็นรุ่น %1 แล้ว เอกสารที่ออกเลขไปแล้วยังใช้เลขที่เดิม</translation>
    </message>
    <message>
        <source>%1 requested this template, which waits for a Super Admin&apos;s approval: %2</source>
        <translation>%1 ขอใช้รูปแบบนี้ ซึ่งรอผู้ดูแลระบบสูงสุดอนุมัติ: %2</translation>
    </message>
    <message>
        <source>Show request #%1</source>
        <translation>ดูคำขอ #%1</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TestBenchPage</name>
    <message>
        <source>Test bench</source>
        <translation>ทดสอบออกเลข</translation>
    </message>
    <message>
        <source>Test numbers come from the sandbox, a copy of the store with its own counters. It uses the real templates and the real allocator, and its numbers do not count.</source>
        <translation>เลขทดสอบออกจากคลังทดสอบด้วยรูปแบบเลขที่และระบบออกเลขจริง แต่ใช้ตัวนับจำลอง ไม่กระทบเลขจริง</translation>
    </message>
    <message>
        <source>No test numbers yet</source>
        <translation>ยังไม่มีเลขทดสอบ</translation>
    </message>
    <message>
        <source>Choose what to allocate on the left. The numbers appear here, with their times, and whether all are different and without gaps.</source>
        <translation>เลือกสิ่งที่จะออกเลขทางซ้าย แล้วดูเลขที่ เวลาที่ใช้ และผลว่าไม่ซ้ำและไม่มีเลขขาดได้ที่นี่</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message numerus="yes">
        <source>Allocate %n test number(s)</source>
        <translation>
            <numerusform>ออกเลขทดสอบ %n เลข</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 numbers allocated</source>
        <translation>ออกแล้ว %1 จาก %2 เลข</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TokenChip</name>
    <message>
        <source>%1: %2</source>
        <comment>token and why it cannot be used</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::TokenPalette</name>
    <message>
        <source>Tokens</source>
        <translation>ส่วนประกอบ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::UnboundDialog</name>
    <message>
        <source>Try again</source>
        <translation>ลองใหม่</translation>
    </message>
    <message>
        <source>Searching the ledger…</source>
        <translation>กำลังค้นในทะเบียนเลขที่…</translation>
    </message>
    <message>
        <source>Every number of this age has a document or is marked as unused.</source>
        <translation>เลขที่ในช่วงเวลานี้มีเอกสารหรือระบุว่าไม่ใช้ครบทุกเลข</translation>
    </message>
    <message numerus="yes">
        <source>The oldest %n number(s) without a document; there are more.</source>
        <translation>
            <numerusform>เลขที่ที่ไม่มีเอกสาร %n เลขที่เก่าที่สุด ยังมีอีก</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) without a document, the oldest first.</source>
        <translation>
            <numerusform>เลขที่ที่ไม่มีเอกสาร %n เลข เรียงจากเก่าที่สุด</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers without a document</source>
        <translation>เลขที่ที่ไม่มีเอกสาร</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>ออกเลขเมื่อ</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>เมื่อใดก็ได้</translation>
    </message>
    <message numerus="yes">
        <source>more than %n day(s) ago</source>
        <translation>
            <numerusform>นานกว่า %n วันแล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Number history…</source>
        <translation>ตรวจสอบเลขที่…</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>แสดงเพิ่ม</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) were written to %1.</source>
        <translation>
            <numerusform>บันทึกเลขที่ %n รายการไว้ที่ %1 แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the numbers without a document</source>
        <translation>ส่งออกเลขที่ที่ยังไม่มีเอกสาร</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::VoidPart</name>
    <message>
        <source>Number</source>
        <translation>เลขที่</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>ตัวนับ</translation>
    </message>
    <message>
        <source>Sequence number</source>
        <translation>ลำดับที่</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>เอกสาร</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>การออกเลข</translation>
    </message>
    <message>
        <source>A voided number stays taken: no document can have it, it has no revisions, and it is never allocated again. The ledger says who agreed and why.</source>
        <translation>เลขที่ที่ยกเลิกแล้วจะไม่ถูกออกซ้ำ กำหนดให้เอกสารไม่ได้ และออกฉบับแก้ไขไม่ได้ ทะเบียนเลขที่บันทึกไว้ว่าใครอนุมัติและเพราะเหตุใด</translation>
    </message>
    <message>
        <source>None; marked as unused</source>
        <translation>ไม่มี ระบุว่าไม่ใช้แล้ว</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>Voiding #%1: %2</source>
        <translation>ยกเลิกเลขที่ #%1: %2</translation>
    </message>
    <message>
        <source>%1 requested the voiding</source>
        <translation>%1 ขอยกเลิกเลขที่</translation>
    </message>
    <message>
        <source>Approve and void the number</source>
        <translation>อนุมัติและยกเลิกเลขที่</translation>
    </message>
    <message>
        <source>%1 is voided at once: no document can have it, and it is never allocated again. This cannot be undone.</source>
        <translation>%1 จะถูกยกเลิกทันที กำหนดให้เอกสารไม่ได้ และจะไม่ถูกออกซ้ำ การยกเลิกนี้ย้อนกลับไม่ได้</translation>
    </message>
    <message>
        <source>Void the number</source>
        <translation>ยกเลิกเลขที่</translation>
    </message>
    <message>
        <source>%1 was voided. It stays taken.</source>
        <translation>ยกเลิก %1 แล้ว เลขที่นี้จะไม่ถูกออกซ้ำ</translation>
    </message>
</context>
<context>
    <name>lekthi::ui::VoidRequestDialog</name>
    <message>
        <source>Request to void a number</source>
        <translation>ขอยกเลิกเลขที่</translation>
    </message>
    <message>
        <source>Another Super Admin has to agree. Once voided, the number stays taken: no document can have it, it has no revisions, and it is never allocated again. This cannot be undone.</source>
        <translation>ต้องให้ผู้ดูแลระบบสูงสุดอีกคนอนุมัติ เลขที่ที่ยกเลิกแล้วจะไม่ถูกออกซ้ำ กำหนดให้เอกสารไม่ได้ และออกฉบับแก้ไขไม่ได้ การยกเลิกนี้ย้อนกลับไม่ได้</translation>
    </message>
    <message>
        <source>Why the number should be voided</source>
        <translation>เหตุผลที่ขอยกเลิกเลขที่</translation>
    </message>
    <message>
        <source>Request voiding</source>
        <translation>ยื่นคำขอ</translation>
    </message>
</context>
</TS>
