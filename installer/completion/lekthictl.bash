# bash completion for lekthictl; the program's own help is the only list of commands and options

_lekthictl_options()
{
    lekthictl --lang en "$@" --help 2>/dev/null | grep -o -E '^  --[a-z-]+' | tr -d ' '
}

_lekthictl()
{
    local current=${COMP_WORDS[COMP_CWORD]} words=() word
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ $word == -* ]] || words+=("$word")
    done
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_lekthictl_options "${words[@]:0:2}")" -- "$current")
        return
    fi
    case ${COMP_WORDS[COMP_CWORD-1]} in
        --lang) mapfile -t COMPREPLY < <(compgen -W "en th zh_TW" -- "$current"); return ;;
        --data-dir) mapfile -t COMPREPLY < <(compgen -d -- "$current"); return ;;
    esac
    local commands
    commands=$(lekthictl --lang en --help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z-]* *[a-z-]*\)  .*/\1/p')
    case ${#words[@]} in
        0) mapfile -t COMPREPLY < <(compgen -W "$(awk '{print $1}' <<< "$commands" | sort -u)" -- "$current") ;;
        1) mapfile -t COMPREPLY < <(compgen -W "$(awk -v group="${words[0]}" '$1 == group {print $2}' <<< "$commands")" -- "$current") ;;
    esac
}

complete -F _lekthictl lekthictl
