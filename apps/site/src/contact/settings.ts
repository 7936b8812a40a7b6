import { inTime } from './in-time.ts';

/** What the server says that this installation is set up with, at `/config.json`. */
export interface SiteSettings {
  /** Who takes the form (`CONT-04`); null where nobody does. */
  readonly contact: ContactProvider | null;
  /** The map that may be framed (`SITE-14`); null where none is set up. */
  readonly mapUrl: string | null;
}

/** A mailing provider's send-form endpoint, and what it knows this installation by. */
export interface ContactProvider {
  readonly url: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}

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
