'use client';
import { use, useEffect, useState } from 'react';
import type { Messages } from '../messages/messages.ts';
import { loadOnline } from './load-online.ts';

type Catalogue = Partial<Messages>;

const english: Catalogue = {};
const catalogues = () => import('../messages/catalogues.ts');
const load = async (locale: string): Promise<Catalogue> => {
  const catalogue = await (await catalogues()).catalogueOf(locale);
  loaded.set(locale, catalogue);
  return catalogue;
};

const loaded = new Map<string, Catalogue>();
/** First load of each locale. Where it failed, the words are English until they are there. */
const first = new Map<string, Promise<Catalogue>>();

/** English, in the formats of the locale if those can be loaded. */
async function meanwhile(locale: string, error: unknown): Promise<Catalogue> {
  console.warn(`@booking/ui: no messages in “${locale}”, so they are in English.`, error);
  // It is no locale, such as "hi_IN": to ask again would not help.
  if (error instanceof RangeError) loaded.set(locale, english);
  try {
    return (await catalogues()).englishIn(locale);
  } catch {
    return english;
  }
}

/**
 * Returns the messages and formats of a locale, which load when an app asks for another than Indian English. Where they
 * can't be loaded, offline or after a release, the words are English until they can.
 */
export function useCatalogue(locale: string): Catalogue {
  const [, setLate] = useState<Catalogue>();
  const isOwn = locale === 'en' || locale === 'en-IN';
  let catalogue = english;
  if (!isOwn) {
    const loading =
      first.get(locale) ?? load(locale).catch((error: unknown) => meanwhile(locale, error));
    first.set(locale, loading);
    // Also once the words are there: a render that has waited for them has to ask again.
    const asked = use(loading);
    catalogue = loaded.get(locale) ?? asked;
  }
  const isMissing = !isOwn && !loaded.has(locale);
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    void loadOnline(() => load(locale), `messages in “${locale}”`).then((late) => {
      if (!isGone) setLate(late);
    });
    return () => {
      isGone = true;
    };
  }, [isMissing, locale]);
  return catalogue;
}
