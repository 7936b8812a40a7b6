import { CONTACT_LIB_VERSION, CONTACT_STAMP } from '@booking/content/contact';
import type { ContactProvider } from '@booking/content/site-settings';
import { inTime } from './in-time.ts';
import { stamp } from './stamp.ts';

/** What a provider says when it has taken a form. */
const TAKEN = 'OK';

/**
 * Sends what was typed to the mailing provider, as one multipart form stamped with the present moment (`CONT-02`,
 * `CONT-04`). It has worked by the status 200, or by the text `OK` under any other (`CONT-05`).
 * @throws Error saying what went wrong: another answer, no answer, none in time, or one that leads elsewhere.
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
      // Whatever stands behind a redirect has not been sent the form.
      redirect: 'error',
    });
    if (response.status === 200) return;
    const text = await response.text();
    if (text !== TAKEN) throw new Error(`The provider answered ${response.status}: ${text}`);
  });
}
