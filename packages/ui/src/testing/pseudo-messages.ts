import { en, type Messages } from '../messages/index.ts';

/** What a story itself says, so that it is told apart from what the library says. */
export const said = (text: string) => `·${text}·`;

/** Attributes that are read out or shown. */
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

/**
 * The words of the library in a language that nobody speaks: each stands in ⟦brackets⟧. Also says which of them have
 * been asked for.
 */
export function pseudoMessages(): { messages: Messages; asked: Set<string> } {
  const asked = new Set<string>();
  const mark = <T extends object>(part: T, path: string): T =>
    new Proxy(part, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        const name = `${path}${String(key)}`;
        if (typeof value === 'object' && value !== null) return mark(value, `${name}.`);
        asked.add(name);
        if (typeof value !== 'function') return `⟦${String(value)}⟧`;
        return (...given: unknown[]) => `⟦${String(value(...given))}⟧`;
      },
    });
  return { messages: mark(en, ''), asked };
}

/** The names of all words of the given parts: `modal.close`. */
export const namesOf = (...parts: (keyof Messages)[]): string[] =>
  parts.flatMap((part) => Object.keys(en[part]).map((name) => `${part}.${name}`));

/** What is said in the element by neither the story nor the catalogue. */
export function escaped(root: Element): string[] {
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
    // What nobody hears, nobody reads either: it is the text that shows.
    const heard = element.closest('[aria-hidden="true"]') === null;
    for (const name of heard ? attributes : []) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) {
      if (node instanceof Text) texts.push(node.data);
    }
  }
  return texts;
}
