import { useEffect, useEffectEvent, useState } from 'react';
import type { TextFilter } from './filter-bar.types.ts';

/** Debounce before requesting suggestions, in ms. */
const SUGGEST_DELAY_MS = 300;

interface Suggestions {
  readonly state: 'loading' | 'found' | 'failed';
  readonly found: readonly string[];
}

/** Returns suggestions for a text; until they load, those for the previous text. Outdated responses are ignored. */
export function useSuggestions(text: string, suggest: TextFilter['suggest']): Suggestions {
  const [answer, setAnswer] = useState<Suggestions>({ state: 'loading', found: [] });
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const found = await suggest(text, signal);
      if (!signal.aborted) setAnswer({ state: 'found', found });
    } catch {
      if (!signal.aborted) setAnswer({ state: 'failed', found: [] });
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(controller.signal), text ? SUGGEST_DELAY_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return answer;
}
