#!/usr/bin/perl
# Changes one operator of core at a time and runs the quick tests of its room: tells what no test noticed.
# Usage: tests/mutation.pl [--count 200] [--seed 1] [--only PATTERN] [--anew] [room ...]
#   --only 'template_diff.cpp:69'    only places whose "file:line" contains that; rooms: core's folders, by default those below
#    --anew                         believes nothing of an earlier run
# Works on a copy of the sources in build/mutation, which stays there for the next run, as do the results: a run that was
# broken off goes on, and what was not found is tried again. Ends with 1 where less than 85 % were noticed. What cannot be
# noticed stands in tests/mutation.txt with its reason.
use strict;
use warnings;
use Cwd;
use Digest::MD5 'md5_hex';
use FindBin;
use Getopt::Long;
use List::Util 'max';
use Time::HiRes 'time';

# Tests of a room that take longer than the others together say little that these do not, but of what they are about.
my %left_out = (numbering => 'proof_exhaustive', audit => 'administrator_damage', allocation => 'outage|minutes|test_bench');
my %storeless = map { $_ => 1 } qw(numbering metrics pools alerts files register);
my %other = ('==' => '!=', '!=' => '==', '<' => '<=', '<=' => '<', '>' => '>=', '>=' => '>', '&&' => '||', '||' => '&&',
             '+' => '-', '-' => '+');

my ($count, $seed, $only, $anew) = (200, 1, '', 0);
# What was right before a change is right after it: the compiler need not run for it again.
$ENV{CCACHE_SLOPPINESS} = 'pch_defines,time_macros';
# A test looks whether a device is left alone; changed code may put a file in its place, if root lets it.
if ($> == 0 && !$ENV{LEKTHI_MUTATION_DEVICES_KEPT}) {
    $ENV{LEKTHI_MUTATION_DEVICES_KEPT} = 1;
    exec qw(unshare --mount sh -c), 'mount --rbind /dev /dev && mount -o remount,bind,ro /dev && exec "$0" "$@"', $0, @ARGV;
}

GetOptions('count=i' => \$count, 'seed=i' => \$seed, 'only=s' => \$only, 'anew' => \$anew)
    or die "usage: tests/mutation.pl [--count N] [--seed N] [--only PATTERN] [--anew] [room ...]\n";
my @rooms = @ARGV ? @ARGV : qw(numbering metrics pools alerts files register audit notify allocation);

chdir "$FindBin::Bin/.." or die;
my $work = getcwd() . "/build/mutation";
my $tree = "$work/tree";
my $log = "$work/log";
my $results = "$work/results";
$| = 1;

sub quietly { return system("(@_) >> '$log' 2>&1") == 0 }

sub content_of {
    my ($path) = @_;
    open my $file, '<', $path or die "$path: $!";
    local $/;
    return <$file>;
}

sub put {
    my ($path, $text) = @_;
    open my $file, '>', $path or die "$path: $!";
    print $file $text;
    close $file or die "$path: $!";
}

# Operators between blanks, outside of comments, texts and what the preprocessor reads.
sub places_of {
    my ($path) = @_;
    my $text = content_of($path);
    (my $code = $text) =~
        s{(R"\(.*?\)"|//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'|^\#[^\n]*)}{$1 =~ s/[^\n]/ /gr}gmse;
    my @lines = split /\n/, $text;
    my @found;
    while ($code =~ / (==|!=|<=|>=|<|>|&&|\|\||\+|-)(?=[ \n])/g) {
        my ($offset, $operator) = ($-[1], $1);
        my $line = 1 + (substr($text, 0, $offset) =~ tr/\n//);
        my ($told) = $lines[$line - 1] =~ /^\s*(.*)/;
        push @found, {path => $path, offset => $offset, operator => $operator, line => $line, told => $told};
    }
    return @found;
}

# The names of the room's tests, those that speak of the file first: they notice most, and the others are left out then.
sub tests_about {
    my ($room, $path) = @_;
    my ($subject) = $path =~ m{([^/]+)\.cpp$};
    my %source = map { my $name = s{^tests/\Q$room\E/}{}r =~ s{/}{_}gr =~ s/\.cpp$//r; ($name => $_, "${room}_$name" => $_) }
        glob "tests/$room/*_test.cpp tests/$room/*/*_test.cpp";
    my (@near, @far, @slow);
    for (qx(ctest --test-dir '$tree/tests/$room' -N)) {
        my ($test) = /^ +Test +#\d+: (\S+)/ or next;
        my $isSlow = $left_out{$room} && $test =~ /$left_out{$room}/;
        my $isNear = defined $subject &&
            ($test =~ /\Q$subject\E/ || ($source{$test} && content_of($source{$test}) =~ m{/\Q$subject\E\.h"}));
        next if $isSlow && !$isNear;
        push @{$isSlow ? \@slow : $isNear ? \@near : \@far}, $test;
    }
    return (\@near, \@far, \@slow);
}

# How long a test may take: what waits forever is told from what is only slow where others work too.
my %patience;

sub end_of {
    my ($room, $path) = @_;
    for my $tests (tests_about($room, $path)) {
        next if !@$tests;
        return 'does not build' if !quietly("cmake --build '$tree' --target @$tests");
        my $names = join '|', @$tests;
        my $seen = -s $log;
        my $patience = $patience{$room} // 900;
        next if quietly("ctest --test-dir '$tree/tests/$room' --timeout $patience --stop-on-failure -j2 -R '^($names)\$'");
        return substr(content_of($log), $seen) =~ /\*\*\*Timeout/ ? 'too long' : 'found';
    }
    return 'not found';
}

# Whoever stopped this run for a while made a test late: twice in a row is no accident.
sub settled_end_of {
    my $end = end_of(@_);
    return $end eq 'too long' ? end_of(@_) : $end;
}

# How changes ended before: a line each, its parts between tabs.
my %ended_before;

sub remember {
    unlink $results if $anew;
    return if !-e $results;
    for (split /\n/, content_of($results)) {
        my ($end, $change) = split /\t/, $_, 2;
        $ended_before{$change} = $end;
    }
}

sub keep {
    my ($end, $change) = @_;
    open my $file, '>>', $results or die "$results: $!";
    print $file "$end\t$change\n";
    close $file or die "$results: $!";
}

my $explanations;

# The reason why a change makes no difference: "path | line of code | operator becomes other | reason".
sub explained {
    my ($place, $told) = @_;
    my $change = "$place->{operator} becomes $other{$place->{operator}}";
    for (split /\n/, $explanations) {
        my ($path, $line, $known, $reason) = split / \| /;
        return $reason if defined $reason && $path eq $place->{path} && $line eq $told && $known eq $change;
    }
    return;
}

remember();
# By content: a run that was killed leaves a changed source behind, newer than the right one.
for my $path (grep { -f } split /\0/, `git ls-files -co --exclude-standard -z`) {
    system("mkdir -p '$work/source' && cmp -s '$path' '$work/source/$path' || cp --parents -t '$work/source' '$path'") == 0
        or die "the copy of the sources cannot be made\n";
}
unlink $log;
print "Building what is tested...\n";
quietly("cmake -S '$work/source' -B '$tree' -G Ninja -DLEKTHI_GUI=OFF -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0",
        '-DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld') or die "see $log\n";
if (grep { !$storeless{$_} } @rooms) {
    quietly("cmake --build '$tree' --target lekthi_prepare_stores && '$tree/tests/support/lekthi_prepare_stores'") or die "see $log\n";
}
for my $room (@rooms) {
    quietly("cmake --build '$tree' --target tests/$room/all") or die "see $log\n";
    my $begun = time;
    settled_end_of($room, '') eq 'not found' or die "the tests of $room fail without a change, see $log\n";
    $patience{$room} = max(60, int 2 * (time - $begun));
}

# What was copied, whatever happens to the sources meanwhile.
$explanations = content_of('tests/mutation.txt');
chdir "$work/source" or die;
my @all = map { my $room = $_; map { {%$_, room => $room} } map { places_of($_) } sort glob "core/$room/*.cpp core/$room/*/*.cpp" } @rooms;
@all = grep { index("$_->{path}:$_->{line}", $only) >= 0 } @all;
printf "%d places in %s\n", scalar @all, join ', ', @rooms;
# An order by content: code that is written elsewhere chooses no other places for a seed.
my %times;
for my $place (@all) {
    my $change = "$place->{path} $place->{operator} $place->{told}";
    $place->{time} = $times{$change}++;
    $place->{order} = md5_hex("$seed $change $place->{time}");
}
@all = sort { $a->{order} cmp $b->{order} } @all;

my %ended = map { $_ => 0 } ('found', 'does not build', 'too long', 'explained', 'not found');
my $tried = 0;
# Whoever breaks the run off leaves no changed source behind, for whoever looks there.
my %changed_now;
$SIG{$_} = sub { exit 130 } for qw(INT TERM HUP);
END { put($_, $changed_now{$_}) for keys %changed_now }
for my $place (@all) {
    last if $tried == $count;
    my $path = $place->{path};
    my $text = content_of($path);
    my $told = $place->{told};
    my $again = $place->{time} > 0 ? ' in place ' . ($place->{time} + 1) : '';
    my $change = join "\t", $path, "$place->{operator} becomes $other{$place->{operator}}$again", $told;
    my $before = $ended_before{$change} // 'not found';
    if ($before ne 'not found') {
        $ended{$before}++;
        $tried++ if $before ne 'does not build';
        next;
    }
    my $changed = $text;
    substr($changed, $place->{offset}, length $place->{operator}) = $other{$place->{operator}};
    $changed_now{$path} = $text;
    put($path, $changed);
    my $end = settled_end_of($place->{room}, $path);
    put($path, $text);
    delete $changed_now{$path};
    my $reason = $end eq 'not found' ? explained($place, $told) : undef;
    $end = 'explained' if $reason;
    keep($end, $change);
    $ended{$end}++;
    $tried++ if $end ne 'does not build';
    printf "%s: %s:%d: %s becomes %s: %s%s\n", $end, $place->{path}, $place->{line}, $place->{operator},
        $other{$place->{operator}}, $told, $reason ? " ($reason)" : '';
}
# The tree is as it was, for whoever builds it next.
quietly("cmake --build '$tree' " . join ' ', map { "--target tests/$_/all" } @rooms);
my $noticed = $ended{found} + $ended{'too long'};
printf "%d changes that build: %d found (%.0f %%), of which %d by taking too long; %d not found, of which %d are explained; " .
    "%d others did not build\n", $tried, $noticed, $tried ? 100 * $noticed / $tried : 0, $ended{'too long'},
    $tried - $noticed, $ended{explained}, $ended{'does not build'};
exit($noticed < 0.85 * $tried);
