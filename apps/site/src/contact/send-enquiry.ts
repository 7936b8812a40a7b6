import { CONTACT_LIB_VERSION, CONTACT_STAMP } from '@booking/content/contact';
import type { ContactProvider } from '@booking/content/site-settings';
import { inTime } from './in-time.ts';
import { stamp } from './stamp.ts';

/** Text with which a provider confirms a form. */
const TAKEN = 'OK';

/**
 * Sends the typed values to the mailing provider, as one multipart form stamped with the current time (`CONT-02`,
 * `CONT-04`). It succeeds with the status 200, or with the text `OK` and any other (`CONT-05`).
 * @throws Error with the reason: another response, no response, a timeout or a redirect.
 */
export async function sendEnquiry(
  typed: FormData,
  { url, serviceId, templateId, userId }: ContactProvider,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of typed) body.append(name, value);
  body.set(CONTACT_STAMP, stamp(new Date()));
  body.set('lib_version', CONTACT_LIB_VERSION);
  body.set('service_id', serviceId);
  body.set('template_id', templateId);
  body.set('user_id', userId);

  await inTime(async (signal) => {
    const response = await fetch(url, {
      method: 'POST',
      body,
      signal,
      credentials: 'omit',
      // The page behind a redirect has not received the form, so its response would mean nothing.
      redirect: 'error',
    });
    if (response.status === 200) return;
    const text = await response.text();
    if (text !== TAKEN) throw new Error(`The provider answered ${response.status}: ${text}`);
  });
}
