'use client';
import { createContext, use } from 'react';
import type { Words } from './words.ts';

export const WordsContext = createContext<Partial<Words> | undefined>(undefined);

/** What a component says: in the language of the `WordsProvider` around it, else in its own English. */
export function useWords<Part extends keyof Words>(part: Part, english: Words[Part]): Words[Part] {
  return use(WordsContext)?.[part] ?? english;
}
