import { type KeyboardEvent, useRef } from 'react';
import { fold } from '../primitives/text/fold.ts';

/** A pause after which the next letter begins another word, in ms. */
const PAUSE = 700;

interface Typed {
  readonly text: string;
  readonly at: number;
}

/**
 * Finds a row by the letters that are typed, as a native select does: more letters name one, the same letter again goes
 * to the next. Returns whether a word is being typed, and a function that gives the index of the row for a key.
 */
export function useTypeAhead(texts: readonly string[]) {
  const typed = useRef<Typed>({ text: '', at: Number.NEGATIVE_INFINITY });
  const isTyping = (event: KeyboardEvent) =>
    event.timeStamp - typed.current.at < PAUSE && typed.current.text !== '';
  return {
    isTyping,
    /** @param active The index of the active row; -1 if there is none. */
    indexFor(event: KeyboardEvent, active: number): number | undefined {
      if ([...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey)
        return undefined;
      const text = (isTyping(event) ? typed.current.text : '') + fold(event.key);
      typed.current = { text, at: event.timeStamp };
      const [letter = ''] = text;
      const isOne = [...text].every((character) => character === letter);
      const word = isOne ? letter : text;
      const start = isOne ? active + 1 : Math.max(active, 0);
      const places = texts.map((_, at) => (start + at) % texts.length);
      return places.find((at) => fold(texts[at] ?? '').startsWith(word));
    },
  };
}
