#include "core/numbering/proof/code_trie.h"
#include "tests/numbering/proof/proof_setup.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

/// The codes that a token can write, by their characters.
class CodeTrieTest : public QObject
{
    Q_OBJECT

private slots:
    void leavesOutWhatNobodyCanRead();
    void leadsToEachCode();
    void keepsTogetherWhatTheStoreTakesForOne();
    void choosesAShortestCode();
};

namespace {

CodeTrie trieOf(const QStringList &codes)
{
    return CodeTrie(proofCodes(codes), TokenKind::Originator);
}

QStringList written(std::span<const ProofCode> codes)
{
    QStringList texts;
    for (const ProofCode &code : codes)
        texts.append(code.code);
    return texts;
}

CodeTrie::NodeId nodeOf(const CodeTrie &trie, const std::u32string &text)
{
    CodeTrie::NodeId node = CodeTrie::root;
    for (const char32_t symbol : text) {
        node = trie.child(node, symbol);
        if (node == CodeTrie::root)
            break;
    }
    return node;
}

} // namespace

/// The renderer refuses them.
void CodeTrieTest::leavesOutWhatNobodyCanRead()
{
    QCOMPARE(written(trieOf({u"A"_s, u" "_s, QString(), u"A\u200BB"_s, u"A B"_s}).codes()),
             (QStringList{u"A"_s, u"A B"_s}));
    QVERIFY(trieOf({u" "_s, u"\u200B"_s}).isEmpty());
}

void CodeTrieTest::leadsToEachCode()
{
    const CodeTrie trie = trieOf({u"AB"_s, u"A"_s, u"ACE"_s, u"B"_s});
    QCOMPARE(written(trie.codes()), (QStringList{u"A"_s, u"AB"_s, u"ACE"_s, u"B"_s}));
    for (const std::u32string text : {U"a", U"ab", U"ace", U"b"}) {
        const CodeTrie::NodeId node = nodeOf(trie, text);
        QVERIFY(node != CodeTrie::root);
        QVERIFY(trie.textAt(node) == text);
        QCOMPARE(written(trie.codesAt(node)), QStringList{QString::fromStdU32String(text).toUpper()});
    }
    QVERIFY(trie.codesAt(nodeOf(trie, U"ac")).empty());
    for (const std::u32string text : {U"c", U"ad", U"aba", U"ba"})
        QCOMPARE(nodeOf(trie, text), CodeTrie::root);
}

void CodeTrieTest::keepsTogetherWhatTheStoreTakesForOne()
{
    const CodeTrie trie = trieOf({u"a"_s, u"B"_s, u"Ａ"_s});
    QCOMPARE(written(trie.codesAt(nodeOf(trie, U"a"))), (QStringList{u"a"_s, u"Ａ"_s}));
}

void CodeTrieTest::choosesAShortestCode()
{
    const CodeTrie trie = trieOf({u"CCC"_s, u"AB"_s, u"XY"_s, u"DDD"_s});
    QCOMPARE(trie.shortestCode().code, u"AB"_s);
    QCOMPARE(trie.shortestCode(2).code, u"XY"_s);
    QCOMPARE(trie.shortestCode(3).code, u"AB"_s);
    QCOMPARE(trieOf({u"A"_s, u"BB"_s}).shortestCode(1).code, u"A"_s);
}

QTEST_GUILESS_MAIN(CodeTrieTest)
#include "code_trie_test.moc"
