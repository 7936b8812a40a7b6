'use client';
import { type ReactNode, useLayoutEffect } from 'react';
import { speak } from './spoken.ts';
import { WordsContext } from './use-words.ts';
import type { Words } from './words.ts';

export interface WordsProviderProps {
  /**
   * A whole catalogue: `hi`, or `en` with a word of your own. Of a part that is left out the English holds:
   * `{ number: numberWords('en-GB') }` changes how numbers are written, and no word.
   */
  words: Partial<Words>;
  children?: ReactNode;
}

/**
 * Says what the library says of itself (Close, Loading, the pages of a list) in another language, for everything
 * inside and for `notify`. Without it: English. Put it around the app, once; the app says `lang` itself.
 */
export function WordsProvider({ words, children }: WordsProviderProps) {
  useLayoutEffect(() => speak(words), [words]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
