import { numberWords, type Words } from '@booking/ui';
import { useMemo } from 'react';
import { enterRegion, viewerLocale } from '../region/region.ts';
import { useUser } from '../session/session-context.ts';

export interface Region {
  /** Names the choice: what is keyed by it is drawn anew when the user chooses otherwise. */
  readonly key: string;
  /** For `WordsProvider`: so the components write numbers as well. */
  readonly words: Pick<Words, 'number'>;
}

/** Writes everything inside as the signed-in user likes. */
export function useRegion(): Region {
  const { locale, timezone } = useUser();
  enterRegion({ locale, timezone });
  const tag = viewerLocale();
  const words = useMemo(() => ({ number: numberWords(tag) }), [tag]);
  return { key: `${locale} ${timezone}`, words };
}
