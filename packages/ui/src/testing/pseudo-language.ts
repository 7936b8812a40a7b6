import { en, type Messages } from '../messages/index.ts';

const accented: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'î', l: 'ļ', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š', u: 'ü', y: 'ÿ' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', R: 'Ŕ', S: 'Š', U: 'Ü', Y: 'Ý' },
};

/** A text as long as most translations, with letters that are taller: "Save" is "⟦Šávé~~⟧". */
const longer = (text: string) =>
  text === '' || !/\p{L}/u.test(text)
    ? text
    : `⟦${text.replaceAll(/[A-Za-z]/g, (letter) => accented[letter] ?? letter)}${'~'.repeat(Math.ceil(text.length * 0.4))}⟧`;

/** Settings of a catalogue that are no text. */
const settings: ReadonlySet<string | symbol> = new Set(['locale', 'hourCycle']);

function pseudoPart<T extends object>(part: T): T {
  return new Proxy(part, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (settings.has(key)) return value;
      if (typeof value === 'string') return longer(value);
      if (typeof value === 'object' && value !== null) return pseudoPart(value);
      if (typeof value !== 'function') return value;
      return (...parameters: unknown[]) => {
        const said: unknown = value(...parameters);
        return typeof said === 'string' ? longer(said) : said;
      };
    },
  });
}

/** A catalogue that finds text that is cut off, is not in the catalogue or is put together of pieces. */
export const pseudo: Messages = pseudoPart(en);
