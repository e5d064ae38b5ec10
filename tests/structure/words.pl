#!/usr/bin/perl
# Fails on words that people do not have to read, in the guides and in the English texts of the programs.
use strict;
use warnings;
use FindBin;

my $old = qr/\b(?:mend|mended|anew|whoever|somebody|sees?\ to|becomes?\ of|became\ of|goes?\ on|take\ over|taken\ over|
               takes\ over|take-overs?|matters?|got|the\ other\ end|as\ it\ was\ shipped|draws?|drawn|drew|is\ to\ be|it\ is\ so|
               behind|lest|passe[sd]\ over|running\ numbers?|hot\ counters?|look(?:ed|ing|s)?\ at|he|his|him|himself)\b/xi;

chdir "$FindBin::Bin/../.." or die;
my $wrong = 0;

sub read_file {
    my ($path) = @_;
    open my $file, '<', $path or die "$path: $!";
    local $/;
    return <$file>;
}

sub check {
    my ($where, $text) = @_;
    return unless $text =~ /$old/;
    print "$where: old word \"$&\" in: $text\n";
    $wrong = 1;
}

for my $path ('README.md', glob 'docs/*.md installer/*.md installer/*/README.md installer/man/*') {
    my $line = 0;
    for my $text (split /\n/, read_file($path)) {
        $line++;
        $text =~ s/\([^)]*\)//g;    # where a link leads
        $text =~ s/`[^`]*`//g;
        check("$path:$line", $text);
    }
}
check('text of the programs', $_) for read_file('translations/lekthi_th.ts') =~ m{<source>(.*?)</source>}gs;
check('English plural form', $_) for read_file('translations/lekthi_en.ts') =~ m{<numerusform>(.*?)</numerusform>}gs;
exit $wrong;
