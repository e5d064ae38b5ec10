#compdef lekthictl
# zsh completion for lekthictl; the program's own help is the only list of commands and options

_lekthictl() {
    local current=${words[CURRENT]} previous=${words[CURRENT-1]} word
    local -a given commands
    for word in ${words[2,CURRENT-1]}; do
        [[ $word == -* ]] || given+=($word)
    done
    if [[ $current == -* ]]; then
        compadd -- ${(f)"$(lekthictl --lang en ${given[1,2]} --help 2>/dev/null | grep -o -E '^  --[a-z-]+' | tr -d ' ')"}
        return
    fi
    case $previous in
        --lang) compadd en th zh_TW; return ;;
        --data-dir) _files -/; return ;;
    esac
    commands=(${(f)"$(lekthictl --lang en --help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z-]* *[a-z-]*\)  .*/\1/p')"})
    case ${#given} in
        0) compadd -- ${(u)commands%% *} ;;
        1) compadd -- ${${(M)commands:#$given[1] *}##* } ;;
    esac
}

_lekthictl "$@"
