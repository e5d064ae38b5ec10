#include "core/audit/evidence/merkle_tree.h"

#include <QTest>

using namespace lekthi::audit;

namespace {

/// The entries and hashes that the tests of Certificate Transparency's own implementations are held against.
const QList<QByteArray> entries{"",         QByteArray(1, '\0'),
                                "\x10",     " !",
                                "01",       "@ABC",
                                "PQRSTUVW", QByteArray::fromHex("606162636465666768696a6b6c6d6e6f")};
const QList<QByteArray> roots{"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                              "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
                              "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
                              "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
                              "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
                              "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
                              "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
                              "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
                              "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"};

QByteArray rootOf(qsizetype size)
{
    return QByteArray::fromHex(roots.at(size));
}

MerkleTree treeOf(qsizetype size)
{
    MerkleTree tree;
    for (const QByteArray &entry : entries.first(size))
        tree.append(leafHash(entry));
    return tree;
}

QList<QByteArray> hex(const QList<QByteArray> &hashes)
{
    QList<QByteArray> texts;
    for (const QByteArray &hash : hashes)
        texts.append(hash.toHex());
    return texts;
}

/// A larger tree, of entries that nobody has published.
MerkleTree grown(qint64 size)
{
    MerkleTree tree;
    for (qint64 i = 0; i < size; ++i)
        tree.append(leafHash(QByteArray::number(i)));
    return tree;
}

/// Each proof that differs from this one in one hash, is shorter, or is longer.
QList<QList<QByteArray>> spoiled(const QList<QByteArray> &proof)
{
    QList<QList<QByteArray>> wrong;
    for (qsizetype at = 0; at < proof.size(); ++at) {
        QList<QByteArray> other = proof;
        other[at][0] = char(other[at][0] ^ 1);
        wrong.append(other);
        wrong.append(proof.first(at) + proof.sliced(at + 1));
    }
    wrong.append(proof + QList<QByteArray>{QByteArray(32, 'x')});
    return wrong;
}

} // namespace

class MerkleTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void hasThePublishedRoots();
    void makesThePublishedProofs();
    void provesEveryEntryOfEverySize();
    void provesWhileEntriesPass();
    void provesEverySizeInEveryOther();
    void believesNoOtherProof();
    void goesOnFromItsFrontier();
    void findsItsFrontierInTheProofOfItsLastEntry();
};

void MerkleTreeTest::hasThePublishedRoots()
{
    for (qsizetype size = 0; size < roots.size(); ++size)
        QCOMPARE(treeOf(size).root().toHex(), roots.at(size));
}

void MerkleTreeTest::makesThePublishedProofs()
{
    QCOMPARE(hex(treeOf(8).inclusionProof(0)),
             (QList<QByteArray>{"96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
                                "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
                                "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4"}));
    QCOMPARE(hex(treeOf(8).inclusionProof(5)),
             (QList<QByteArray>{"bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
                                "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
                                "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7"}));
    QCOMPARE(hex(treeOf(8).consistencyProof(6)),
             (QList<QByteArray>{"0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
                                "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
                                "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7"}));
    QCOMPARE(hex(treeOf(5).consistencyProof(2)),
             (QList<QByteArray>{"5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
                                "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b"}));
}

void MerkleTreeTest::provesEveryEntryOfEverySize()
{
    for (qint64 size = 1; size <= 70; ++size) {
        const MerkleTree tree = grown(size);
        for (qint64 index = 0; index < size; ++index) {
            const auto proof = tree.inclusionProof(index);
            const QByteArray leaf = leafHash(QByteArray::number(index));
            QVERIFY(isIncluded(leaf, index, size, proof, tree.root()));
            QVERIFY(!isIncluded(leaf, index + 1, size, proof, tree.root()));
            QVERIFY(!isIncluded(leafHash("other"), index, size, proof, tree.root()));
        }
    }
}

/// Behind every frontier, the same as whoever holds all entries.
void MerkleTreeTest::provesWhileEntriesPass()
{
    for (qint64 size = 1; size <= 20; ++size) {
        const MerkleTree whole = grown(size);
        for (qint64 known = 0; known < size; ++known) {
            const TreeFrontier before = grown(known).frontier();
            for (qint64 index = known; index < size; ++index) {
                PassingProof passing(before, index, size);
                for (qint64 at = known; at < size; ++at)
                    passing.append(leafHash(QByteArray::number(at)));
                QCOMPARE(passing.proof(), whole.inclusionProof(index));
            }
        }
    }
}

void MerkleTreeTest::provesEverySizeInEveryOther()
{
    QList<QByteArray> known;
    for (qint64 size = 0; size <= 40; ++size)
        known.append(grown(size).root());
    for (qint64 newer = 1; newer <= 40; ++newer) {
        for (qint64 older = 1; older <= newer; ++older) {
            const auto proof = grown(newer).consistencyProof(older);
            QVERIFY(isConsistent(older, known[older], newer, known[newer], proof));
            QVERIFY(!isConsistent(older, leafHash("other"), newer, known[newer], proof));
            QVERIFY(!isConsistent(older, known[older], newer, leafHash("other"), proof));
        }
    }
}

void MerkleTreeTest::believesNoOtherProof()
{
    for (const auto &wrong : spoiled(treeOf(7).inclusionProof(4)))
        QVERIFY(!isIncluded(leafHash(entries[4]), 4, 7, wrong, rootOf(7)));
    for (const auto &wrong : spoiled(treeOf(7).consistencyProof(3)))
        QVERIFY(!isConsistent(3, rootOf(3), 7, rootOf(7), wrong));
    const QList<QByteArray> shortHash{rootOf(3).chopped(1)};
    QVERIFY(!isIncluded(leafHash(entries[0]), 0, 2, shortHash, rootOf(2)));
    QVERIFY(!isConsistent(4, rootOf(4), 7, rootOf(7), shortHash));
    QVERIFY(!isConsistent(7, rootOf(7), 7, rootOf(7), {rootOf(3)}));
    QVERIFY(!isConsistent(7, rootOf(7), 7, rootOf(6), {}));
    QVERIFY(!isConsistent(3, rootOf(3), 7, rootOf(7), {}));
    QVERIFY(!isIncluded(leafHash(entries[0]), 0, 0, {}, rootOf(0)));
    QVERIFY(!isIncluded(leafHash(entries[0]), -1, 1, {}, rootOf(1)));
    QVERIFY(!isConsistent(8, rootOf(8), 7, rootOf(7), {}));
    QVERIFY(!isConsistent(0, rootOf(0), 7, rootOf(7), {}));
    QVERIFY(!isConsistent(4, rootOf(4), 7, rootOf(7), {}));
}

/// What a log has before is not needed to add to it and to prove what was added.
void MerkleTreeTest::goesOnFromItsFrontier()
{
    for (qint64 before = 0; before <= 20; ++before) {
        MerkleTree tree(grown(before).frontier());
        QCOMPARE(tree.root(), grown(before).root());
        for (qint64 size = before; size < before + 20; ++size) {
            tree.append(leafHash(QByteArray::number(size)));
            const MerkleTree whole = grown(size + 1);
            QCOMPARE(tree.root(), whole.root());
            QCOMPARE(tree.frontier(), whole.frontier());
            for (qint64 index = before; index <= size; ++index)
                QCOMPARE(tree.inclusionProof(index), whole.inclusionProof(index));
            for (qint64 old = qMax<qint64>(1, before); old <= size + 1; ++old)
                QCOMPARE(tree.consistencyProof(old), whole.consistencyProof(old));
        }
    }
}

void MerkleTreeTest::findsItsFrontierInTheProofOfItsLastEntry()
{
    for (qint64 size = 1; size <= 70; ++size) {
        const MerkleTree tree = grown(size);
        const QByteArray last = leafHash(QByteArray::number(size - 1));
        const auto proof = tree.inclusionProof(size - 1);
        QCOMPARE(TreeFrontier::ofLastLeaf(size, last, proof), std::optional(tree.frontier()));
        QVERIFY(!TreeFrontier::ofLastLeaf(size, last, proof + QList<QByteArray>{last}));
    }
    QVERIFY(!TreeFrontier::ofLastLeaf(0, leafHash(""), {}));
}

QTEST_GUILESS_MAIN(MerkleTreeTest)
#include "merkle_tree_test.moc"
