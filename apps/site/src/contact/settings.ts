import type { SiteSettings } from '@booking/content/site-settings';
import { inTime } from './in-time.ts';

let asked: Promise<SiteSettings> | undefined;

/** Loads the settings, once per visit. After a failure the next caller tries again. @throws when there is no response. */
export function readSettings(): Promise<SiteSettings> {
  asked ??= ask().catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

function ask(): Promise<SiteSettings> {
  return inTime(async (signal) => {
    const response = await fetch('/config.json', { signal });
    if (!response.ok) throw new Error(`/config.json answered ${response.status}.`);
    return response.json();
  });
}
