import { pluralOf, type ResourceName, resourceName } from '../resource/resource-files.ts';

/** Names of the parts of the screen of a resource, besides those of the resource itself. */
export interface ScreenName extends ResourceName {
  /** `rate-plans`: its files for tests, and the key of saved columns. */
  readonly plurals: string;
  /** `/all-rate-plans`: its address. */
  readonly path: string;
  /** `rate plans`: what people call several of them. */
  readonly many: string;
  /** `Rate plans`: the title of the screen. */
  readonly title: string;
  /** `RatePlans`: for names in code. */
  readonly pascals: string;
}

/** @param kebab the resource in kebab case and the singular: `rate-plan`. */
export function screenName(kebab: string): ScreenName {
  const name = resourceName(kebab);
  const many = pluralOf(name.words);
  const plurals = pluralOf(kebab);
  return {
    ...name,
    plurals,
    path: `/all-${plurals}`,
    many,
    title: many.charAt(0).toUpperCase() + many.slice(1),
    pascals: pluralOf(name.pascal),
  };
}

/** "a rate plan", "an offer" */
export function article(words: string): string {
  return `${isVowel(words) ? 'an' : 'a'} ${words}`;
}

const isVowel = (text: string) => /^[aeiou]/i.test(text);

export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
