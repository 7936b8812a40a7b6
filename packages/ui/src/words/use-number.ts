'use client';
import { englishNumbers } from './number.words.ts';
import { useWords } from './use-words.ts';
import type { Words } from './words.ts';

/** How the components write numbers: as the `WordsProvider` around them says, else as in India. */
export function useNumber(): Words['number'] {
  return useWords('number', englishNumbers);
}
