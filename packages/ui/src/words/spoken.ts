import type { Words } from './words.ts';

let spoken: Partial<Words> | undefined;

/** Makes it the language of what is said outside of React. Answers the way back. */
export function speak(words: Partial<Words>): () => void {
  const before = spoken;
  spoken = words;
  return () => {
    spoken = before;
  };
}

/** What a plain function says, as `notify` does: in the language of the app's `WordsProvider`, else in English. */
export function wordsOf<Part extends keyof Words>(part: Part, english: Words[Part]): Words[Part] {
  return spoken?.[part] ?? english;
}
