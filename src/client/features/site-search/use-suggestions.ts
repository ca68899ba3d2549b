import { useEffect, useState } from 'react'
import { forgetSearches, readRecentSearches, rememberSearch } from '../../browser/stored/recent-searches.ts'
import { localStore } from '../../browser/stored/storage.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import {
  type Found,
  MIN_SEARCH_LENGTH,
  searchCleared,
  selectAutocomplete,
  suggestAgencies,
} from './autocomplete-slice.ts'

/** A little longer than a fast typist's pause between keystrokes: one request per word, not per letter. */
const DEBOUNCE_MS = 120

const countFound = ({ results, slices, ratings, systems, texts }: Found) =>
  results.length + slices.length + ratings.length + systems.length + texts.length

/** State of one search field: its text, the answer to it and recent searches. */
export function useSuggestions(initialText: string) {
  const dispatch = useAppDispatch()
  const found = useAppSelector(selectAutocomplete)
  const [text, setText] = useState(initialText)
  const [isOpen, setIsOpen] = useState(false)
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
    found,
    recent: isRecentShown ? recent : [],
    isFailed: found.error !== null,
    /** Answered and empty, not still loading. */
    isNothing: !found.isAjax && found.error === null && found.search_text !== '' && countFound(found) === 0,
    isListShown: isOpen && (isLongEnough || isRecentShown),
    type: (typed: string) => {
      setText(typed)
      setIsOpen(true)
    },
    open: () => {
      setRecent(readRecentSearches(localStore()))
      setIsOpen(true)
    },
    remember: () => rememberSearch(localStore(), text),
    forget: () => {
      forgetSearches(localStore())
      setRecent([])
    },
    // All fields of a page share one answer: clear it, so that the next field does not start with it.
    close: () => {
      setIsOpen(false)
      dispatch(searchCleared())
    },
  }
}
