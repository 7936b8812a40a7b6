import { type Messages, numberFormats } from '@booking/ui';
import { useMemo } from 'react';
import { setRegion, viewerLocale } from '../region/region.ts';
import { useUser } from '../session/session-context.ts';

export interface Region {
  /** Identifies the region: use it as a React key to re-render when it changes. */
  readonly key: string;
  /** For `MessagesProvider`: the number formats of the library's components. */
  readonly messages: Pick<Messages, 'number'>;
}

/** Applies the signed-in user's locale and time zone to everything inside. */
export function useRegion(): Region {
  const { locale, timezone } = useUser();
  setRegion({ locale, timezone });
  const tag = viewerLocale();
  const messages = useMemo(() => ({ number: numberFormats(tag) }), [tag]);
  return { key: `${locale} ${timezone}`, messages };
}
