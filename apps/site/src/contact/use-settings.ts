import type { SiteSettings } from '@booking/content/site-settings';
import { useEffect, useState } from 'react';
import { readSettings } from './settings.ts';

/** The settings of the installation; undefined until they are read, and where they cannot be. */
export function useSettings(): SiteSettings | undefined {
  const [settings, setSettings] = useState<SiteSettings>();
  useEffect(() => {
    // Without an answer the page stays as it is; sending asks again, and says on the console what is wrong.
    readSettings().then(setSettings, () => {});
  }, []);
  return settings;
}
