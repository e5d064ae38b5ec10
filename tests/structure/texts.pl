#!/usr/bin/perl
# Fails on a text of the sources that the translations do not have: lupdate leaves out, without a word, what it cannot read.
use strict;
use warnings;
use FindBin;

chdir "$FindBin::Bin/../.." or die;
my %known;
open my $translations, '<', 'translations/lekthi_th.ts' or die;
my $entries = do { local $/; <$translations> };
while ($entries =~ m{<source>(.*?)</source>}gs) {
    my $text = $1;
    $text =~ s/&lt;/</g;
    $text =~ s/&gt;/>/g;
    $text =~ s/&quot;/"/g;
    $text =~ s/&apos;/'/g;
    $text =~ s/&amp;/&/g;
    $known{$text} = 1;
}

my $literal = qr/"(?:[^"\\]|\\.)*"/;
my $call = qr/translate\(\s*"lekthi"\s*,|QT_TRANSLATE_(?:N_)?NOOP\(\s*"lekthi"\s*,|\btr\(/;
my $wrong = 0;
for my $path (split /\n/, `git ls-files -- 'core/*.cpp' 'core/*.h' 'app/*.cpp' 'app/*.h' 'models/*.cpp' 'models/*.h' 'ui/*.cpp' 'ui/*.h'`) {
    open my $file, '<', $path or die $path;
    my $source = do { local $/; <$file> };
    $source =~ s{^\s*//.*$}{}gm;
    while ($source =~ /$call\s*((?:$literal\s*)+)/g) {
        my $text = join '', map { substr $_, 1, -1 } $1 =~ /$literal/g;
        $text =~ s/\\u([0-9a-fA-F]{4})/my $letter = chr hex $1; utf8::encode($letter); $letter/ge;
        $text =~ s/\\n/\n/g;
        $text =~ s/\\(["\\])/$1/g;
        next if $known{$text};
        print "$path: not in the translations: \"$text\"\n";
        $wrong = 1;
    }
}
exit $wrong;
