import { useEffect, useState } from 'react'
import { forgetSearches, readRecentSearches, rememberSearch } from '../../browser/recent-searches.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import {
  type Found,
  MIN_SEARCH_LENGTH,
  searchCleared,
  selectAutocomplete,
} from '../../store/shell/autocomplete-slice.ts'
import { suggestAgencies } from '../../store/shell/suggest-agencies.ts'

/** Shorter than a pause between two letters of a quick typist: one question per word, not per letter. */
const DEBOUNCE_MS = 120

const countFound = ({ results, ratings, systems }: Found) => results.length + ratings.length + systems.length

/** What the field shows below itself while somebody types. */
export function useSuggestions(initialText: string) {
  const dispatch = useAppDispatch()
  const found = useAppSelector(selectAutocomplete)
  const [text, setText] = useState(initialText)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const [recent, setRecent] = useState<readonly string[]>([])
  const isLongEnough = text.trim().length >= MIN_SEARCH_LENGTH
  const isRecentShown = text.trim() === '' && recent.length > 0

  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => dispatch(suggestAgencies(text)), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [dispatch, isOpen, text])

  return {
    text,
    active,
    setActive,
    found,
    recent: isRecentShown ? recent : [],
    isFailed: found.error !== null,
    /** An answer that is empty is worth a word; one that is still awaited is not. */
    isNothing: !found.isAjax && found.error === null && found.search_text !== '' && countFound(found) === 0,
    isListShown: isOpen && (isLongEnough || isRecentShown),
    type: (typed: string) => {
      setText(typed)
      setActive(null)
      setIsOpen(true)
    },
    open: () => {
      setRecent(readRecentSearches(window.localStorage))
      setIsOpen(true)
    },
    follow: () => rememberSearch(window.localStorage, text),
    forget: () => {
      forgetSearches(window.localStorage)
      setRecent([])
    },
    // One answer serves all fields of the page: the next field must not begin with what this one found.
    close: () => {
      setIsOpen(false)
      setActive(null)
      dispatch(searchCleared())
    },
  }
}
