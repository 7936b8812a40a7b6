import type { SiteSettings } from '@booking/content/site-settings';
import { inTime } from './in-time.ts';

let asked: Promise<SiteSettings> | undefined;

/** Reads the settings, once a visit. One that failed is read again by whoever asks next. @throws when there is no answer. */
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
