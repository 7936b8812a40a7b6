import type { Words } from './words.ts';

/** A provider each, the last to come at the end. */
let spoken: readonly { words: Partial<Words> }[] = [];

/** Makes it the language of what is said outside of React. Returns a function that ends it, in any order. */
export function speak(words: Partial<Words>): () => void {
  const own = { words };
  spoken = [...spoken, own];
  return () => {
    spoken = spoken.filter((one) => one !== own);
  };
}

/** What a plain function says, as `notify` does: in the language of the app's `WordsProvider`, else in English. */
export function wordsOf<Part extends keyof Words>(part: Part, english: Words[Part]): Words[Part] {
  return spoken.at(-1)?.words[part] ?? english;
}
