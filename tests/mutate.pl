#!/usr/bin/perl
# Changes one operator of a room of the core at a time and runs the room's tests: what no test notices is told.
# Usage: tests/mutate.pl [--places 200] [--seed 1] [room ...]    rooms: numbering, audit, metrics, ...; default: numbering
# Works on a copy of the last commit below build/mutation, which stays there for the next run.
use strict;
use warnings;
use FindBin;
use Getopt::Long;

my ($places, $seed) = (200, 1);
GetOptions('places=i' => \$places, 'seed=i' => \$seed) or die "usage: tests/mutate.pl [--places N] [--seed N] [room ...]\n";
my @rooms = @ARGV ? @ARGV : ('numbering');
my %other = ('==' => '!=', '!=' => '==', '<' => '<=', '<=' => '<', '>' => '>=', '>=' => '>', '&&' => '||', '||' => '&&',
             '+' => '-', '-' => '+');

chdir "$FindBin::Bin/.." or die;
my $work = 'build/mutation';
my $log = "$work.log";
system("mkdir -p $work && git archive HEAD | tar -x -C $work") == 0 or die 'the copy of the sources cannot be made';
chdir $work or die;
$log = '../mutation.log';

sub quietly { return system("@_ >> $log 2>&1") == 0 }

sub read_file {
    my ($path) = @_;
    open my $file, '<', $path or die "$path: $!";
    local $/;
    return <$file>;
}

sub write_file {
    my ($path, $text) = @_;
    open my $file, '>', $path or die "$path: $!";
    print $file $text;
    close $file or die "$path: $!";
}

# Operators between blanks, outside of comments, texts and what the compiler reads as the arguments of a template.
sub places_of {
    my ($path) = @_;
    my $text = read_file($path);
    (my $code = $text) =~ s{(//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|^\#[^\n]*)}{' ' x length $1}gmse;
    my @found;
    push @found, [$path, $-[1], $1] while $code =~ / (==|!=|<=|>=|<|>|&&|\|\||\+|-)(?= )/g;
    return @found;
}

my %build_of = map { $_ => "build/core-only/tests/$_" } @rooms;
print "Building what is tested…\n";
quietly('cmake --preset core-only') or die "see build/mutation.log\n";
for my $room (@rooms) {
    quietly("cmake --build build/core-only --target tests/$room/all") or die "see build/mutation.log\n";
    quietly("ctest --test-dir $build_of{$room} --timeout 300 -j2") or die "the tests of $room fail without a change, see build/mutation.log\n";
}

my @all = map { my $room = $_; map { [$room, @$_] } map { places_of($_) } sort glob "core/$room/*.cpp core/$room/*/*.cpp" } @rooms;
srand $seed;
for my $i (reverse 1 .. $#all) {
    my $j = int rand($i + 1);
    @all[$i, $j] = @all[$j, $i];
}

my ($tried, $noticed) = (0, 0);
for my $place (@all) {
    last if $tried == $places;
    my ($room, $path, $offset, $operator) = @$place;
    my $text = read_file($path);
    my $changed = $text;
    substr($changed, $offset, length $operator) = $other{$operator};
    write_file($path, $changed);
    my $builds = quietly("cmake --build build/core-only --target tests/$room/all");
    my $passes = $builds && quietly("ctest --test-dir $build_of{$room} --timeout 300 --stop-on-failure -j2");
    write_file($path, $text);
    next unless $builds;
    $tried++;
    if (!$passes) {
        $noticed++;
        next;
    }
    my $line = 1 + (substr($text, 0, $offset) =~ tr/\n//);
    my ($told) = (split /\n/, $text)[$line - 1] =~ /^\s*(.*)/;
    print "not noticed: $path:$line: $operator becomes $other{$operator}: $told\n";
}
printf "%d changes, %d noticed (%.0f %%)\n", $tried, $noticed, $tried ? 100 * $noticed / $tried : 0;
exit($noticed < 0.85 * $tried);
