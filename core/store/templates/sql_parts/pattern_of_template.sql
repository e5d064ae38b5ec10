'(?x)\\A (?&format) (?: \\{NEXT\\} (?&format))*+ \\z
  (?(DEFINE)
    (?<format> (?! \\x20) (?&literal) (?: (?&part) (?&literal))*+
      \\{SEQ:[1-9]\\} (?&literal)
      (?: (?&part) (?&literal))*+ (?<! \\x20))
    (?<literal> \\x20*+ (?: (?&base) (?: (?&base) | (?&mark) | \\x20)*+ )?+ )
    (?<base> \\{\\{ | \\}\\} | [!-z|~] | (?! (?&unfit) | (?&uncomposed)) [^\\x{0}-\\x{7F}])
    (?<unfit> [\\p{C}\\p{Z}\\p{M}\\p{So}\\x{115F}-\\x{11FF}\\x{3164}\\x{D7B0}-\\x{D7FF}\\x{FFA0}\\x{13441}\\x{13442}\\x{1F3FB}-\\x{1F3FF}])
    (?<uncomposed> [\\x{374}\\x{37E}\\x{387}\\x{958}-\\x{95F}\\x{9DC}-\\x{9DD}\\x{9DF}\\x{A33}\\x{A36}\\x{A59}-\\x{A5B}\\x{A5E}]
      | [\\x{B5C}-\\x{B5D}\\x{F43}\\x{F4D}\\x{F52}\\x{F57}\\x{F5C}\\x{F69}\\x{1F71}\\x{1F73}\\x{1F75}\\x{1F77}]
      | [\\x{1F79}\\x{1F7B}\\x{1F7D}\\x{1FBB}\\x{1FBE}\\x{1FC9}\\x{1FCB}\\x{1FD3}\\x{1FDB}\\x{1FE3}\\x{1FEB}]
      | [\\x{1FEE}-\\x{1FEF}\\x{1FF9}\\x{1FFB}\\x{1FFD}\\x{2126}\\x{212A}-\\x{212B}\\x{2329}-\\x{232A}\\x{2ADC}]
      | [\\x{F900}-\\x{FA0D}\\x{FA10}\\x{FA12}\\x{FA15}-\\x{FA1E}\\x{FA20}\\x{FA22}\\x{FA25}-\\x{FA26}]
      | [\\x{FA2A}-\\x{FA6D}\\x{FA70}-\\x{FAD9}\\x{FB1D}\\x{FB1F}\\x{FB2A}-\\x{FB36}\\x{FB38}-\\x{FB3C}\\x{FB3E}]
      | [\\x{FB40}-\\x{FB41}\\x{FB43}-\\x{FB44}\\x{FB46}-\\x{FB4E}\\x{2F800}-\\x{2FA1D}])
    (?<mark> [\\x{E31}\\x{E34}-\\x{E37}\\x{E3A}\\x{E47}\\x{E4C}-\\x{E4E}\\x{EB1}\\x{EB4}-\\x{EB7}\\x{EBA}-\\x{EBC}\\x{ECC}\\x{ECD}]
      | [\\x{E38}\\x{E39}] (?! [\\x{E3A}\\x{EBA}])
      | [\\x{E48}-\\x{E4B}] (?! [\\x{E38}-\\x{E3A}\\x{EBA}])
      | [\\x{EB8}\\x{EB9}] (?! [\\x{E38}-\\x{E3A}\\x{E48}-\\x{E4B}\\x{EBA}])
      | [\\x{EC8}-\\x{ECB}] (?! [\\x{E38}-\\x{E3A}\\x{E48}-\\x{E4B}\\x{EB8}-\\x{EBA}]))
    (?<part> \\{ (?: {{text_of_plain_tokens}}
      | YEAR: (?&era) | DATE: (?&date) (?: : (?&era))?+ ) \\})
    (?<era> A\\.D\\. | B\\.E\\. )
    (?<date> (?&gap) (?: (?&days) (?&time)?+ | (?&time)))
    (?<days> (?: (?&year) (?: MM (?&gap) (?: dd (?&gap))?+ | dd (?&gap) (?: MM (?&gap))?+ )?+
      | MM (?&gap) (?: (?&year) (?: dd (?&gap))?+ | dd (?&gap) (?&year)?+ )?+
      | dd (?&gap) (?: (?&year) (?: MM (?&gap))?+ | MM (?&gap) (?&year)?+ )?+ ))
    (?<time> HH (?&gap) (?: mm (?&gap) (?: ss (?&gap))?+ )?+)
    (?<year> (?: yyyy | yy) (?&gap))
    (?<gap> [-._/]*+)
  )' COLLATE utf8mb4_bin
