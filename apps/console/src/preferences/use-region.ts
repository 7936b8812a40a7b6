import { type Messages, numberFormats } from '@booking/ui';
import { useMemo } from 'react';
import { setRegion, viewerLocale } from '../region/region.ts';
import { useUser } from '../session/session-context.ts';

export interface Region {
  /** Names the choice: what is keyed by it is drawn anew when the user chooses otherwise. */
  readonly key: string;
  /** For `MessagesProvider`: the number formats of the library's components. */
  readonly messages: Pick<Messages, 'number'>;
}

/** Writes everything inside as the signed-in user likes. */
export function useRegion(): Region {
  const { locale, timezone } = useUser();
  setRegion({ locale, timezone });
  const tag = viewerLocale();
  const messages = useMemo(() => ({ number: numberFormats(tag) }), [tag]);
  return { key: `${locale} ${timezone}`, messages };
}
