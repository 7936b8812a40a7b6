import { useEffect, useEffectEvent, useState } from 'react';
import type { TextFilter } from './filter-bar.types.ts';

/** How long typing rests before suggestions are asked for, in milliseconds. */
const SUGGEST_DELAY_MS = 300;

interface Suggestions {
  readonly state: 'loading' | 'found' | 'failed';
  readonly found: readonly string[];
}

/** What is suggested for a text; until it comes, what was suggested for the one before. Answers that come late count nothing. */
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
