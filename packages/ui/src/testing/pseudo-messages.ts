import { en, type Messages } from '../messages/index.ts';

/** Marks text from the story itself, to tell it from the library's strings. */
export const storyText = (text: string) => `·${text}·`;

/** Attributes that are read out or visible. */
const attributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'data-disabled-reason',
  'data-label',
  'data-tooltip',
  'placeholder',
  'title',
];

/** Settings of a catalogue that are no text. */
const settings = new Set<string | symbol>(['locale', 'hourCycle']);

/** A pseudo catalogue that puts every message in ⟦brackets⟧, and the keys that have been used. */
export function pseudoMessages(): { messages: Messages; asked: Set<string> } {
  const asked = new Set<string>();
  const mark = <T extends object>(part: T, path: string): T =>
    new Proxy(part, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        const name = `${path}${String(key)}`;
        if (typeof value === 'object' && value !== null) return mark(value, `${name}.`);
        asked.add(name);
        if (settings.has(key)) return value;
        if (typeof value !== 'function') return `⟦${String(value)}⟧`;
        return (...parameters: unknown[]) => `⟦${String(value(...parameters))}⟧`;
      },
    });
  return { messages: mark(en, ''), asked };
}

/** Returns the keys of all messages of the given components: `modal.close`. */
export const namesOf = (...parts: (keyof Messages)[]): string[] =>
  parts.flatMap((part) => Object.keys(en[part]).map((name) => `${part}.${name}`));

/** Returns texts that come from neither the story nor the catalogue. */
export function untranslated(root: Element): string[] {
  return textsOf(root).filter((text) => {
    let rest = text;
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧|·[^·⟦⟧]*·/g, '');
    }
    return /\p{L}/u.test(rest);
  });
}

function textsOf(root: Element): string[] {
  const texts: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest('script, style')) continue;
    // Attributes of hidden elements aren't read out; only visible text counts.
    const isRead = element.closest('[aria-hidden="true"]') === null;
    for (const name of isRead ? attributes : []) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) {
      if (node instanceof Text) texts.push(node.data);
    }
  }
  return texts;
}
