'use client';
import { use, useEffect, useState } from 'react';
import type { Messages } from '../messages/messages.ts';
import { loadOnline } from './load-online.ts';

type Catalogue = Partial<Messages>;

const english: Catalogue = {};
const load = async (): Promise<Catalogue> => (await import('../messages/hi.ts')).hi;

let first: Promise<Catalogue> | undefined;
let hindi: Catalogue | undefined;

/**
 * Returns the messages of a language, which load when an app asks for it. Where they can't be loaded, offline or after a
 * release, they are in English until they can.
 */
export function useCatalogue(locale: 'en' | 'hi'): Catalogue {
  const [, setLate] = useState<Catalogue>();
  const isHindi = locale === 'hi';
  let catalogue = english;
  if (isHindi) {
    first ??= load().catch((error: unknown) => {
      console.warn('@booking/ui: no messages in “hi”, so they are in English.', error);
      return english;
    });
    catalogue = hindi ?? use(first);
  }
  const isMissing = isHindi && catalogue === english;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    void loadOnline(load, 'messages in “hi”').then((loaded) => {
      hindi = loaded;
      if (!isGone) setLate(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  return catalogue;
}
