#!/usr/bin/perl
# Reads every source without the precompiled headers, one by one, so that a file shows which forgot an #include. Only reads: no
# code is made, and what has not changed since the last time is not read again.
# Usage: tests/structure/includes.pl [--programs]     --programs: only what is installed, not the tests, which need moc's files:
#   build the preset dev first
use strict;
use warnings;
use Cwd;
use FindBin;
use JSON::PP;

chdir "$FindBin::Bin/../.." or die;
my $root = getcwd();
my $onlyPrograms = @ARGV && $ARGV[0] eq '--programs';
system('cmake --preset dev > /dev/null') == 0 or die;
my $database = 'build/dev/compile_commands.json';
open my $file, '<', $database or die "$database: $!\n";
my $commands = decode_json(join '', <$file>);

mkdir 'build/includes';
open my $ninja, '>', 'build/includes/build.ninja' or die $!;
# Warnings are the compiler's that builds; clang reads twice as fast.
print $ninja "rule read\n  command = cd \$directory && \$reader -w -fsyntax-only -MD -MF \$out.d -MT \$out && touch \$out\n" .
    "  depfile = \$out.d\n  deps = gcc\n  description = Reading \$in\n";
my %seen;
for my $command (@$commands) {
    my $source = $command->{file};
    next if $source !~ m{^\Q$root\E/(?!build/)(.*\.cpp)$} || $seen{$source}++;
    my $name = $1 =~ tr{/}{_}r;
    next if $onlyPrograms && $1 =~ m{^tests/};
    my $reader = $command->{command};
    # What each test gets besides, whether headers are precompiled or not.
    $reader =~ s{-include \S*_test_headers\.dir/cmake_pch\.hxx}{-include $root/tests/support/patient_try.h};
    $reader =~ s{-include \S*cmake_pch\.hxx}{}g;
    $reader =~ s{-Winvalid-pch|-fpch-preprocess| -o \S+}{}g;
    $reader =~ s{^\S+}{clang++-19};
    $reader =~ s/\$/\$\$/g;
    print $ninja "build $root/build/includes/$name.read: read $source\n  directory = $command->{directory}\n  reader = $reader\n";
}
close $ninja or die $!;
exit(system(qw(ninja -C build/includes --quiet -k 0)) != 0);
