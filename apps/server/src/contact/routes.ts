import { emailOf, lines, text } from '@booking/api-client/contract';
import { brand } from '@booking/content/brand';
import { CONTACT_STAMP, contactFields } from '@booking/content/contact';
import { enquiryMail } from '@booking/content/mails';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { readSettings } from '../bkbtr-setting/store.ts';
import { type Config, OWN_CONTACT_PATH } from '../config.ts';
import type { Database } from '../database/database.ts';
import { crossOrigin, type Origins } from '../http/cross-origin.ts';
import type { HttpEnv } from '../http/env.ts';
import { readForm } from '../http/form.ts';
import { readBytes } from '../http/input.ts';
import type { Proxies } from '../http/proxies.ts';
import { type Letter, letter } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Throttle } from '../session/throttle.ts';

export interface ContactOptions {
  readonly config: Pick<Config, 'contact' | 'contactTo'> & Origins;
  readonly db: Database;
  readonly mailer: Mailer;
  readonly proxies: Proxies;
  readonly throttle: Throttle;
}

/** More than anyone types, and nothing that fills a mailbox. */
const FORM_MAX_BYTES = 32_768;

/** More than a person writes: the form itself has no rule for the length (`CONT-03`). */
const LINE_MAX = 1_000;
const line = (name: string) => text(name, 1, LINE_MAX);

/**
 * Fields of the form and those that it adds for the provider, all required. Characters that a browser cannot type are
 * refused.
 */
const form = z.strictObject({
  user_name: line('The name'),
  user_city: line('The location'),
  user_email: line('The email address'),
  user_phone: line('The phone number'),
  user_subject: line('The subject'),
  message: lines('The message', 1, FORM_MAX_BYTES),
  [CONTACT_STAMP]: line('The time of sending'),
  lib_version: line('The version'),
  service_id: line('The service'),
  template_id: line('The template'),
  user_id: line('The account'),
});

/**
 * Receives the site's form like a mailing provider, if the settings name none: the enquiry is emailed to
 * `CONTACT_TO`, and only then is `OK` returned (`CONT-05`).
 */
export function mountContact(app: Hono<HttpEnv>, options: ContactOptions): void {
  const { config, db, mailer, proxies, throttle } = options;
  if (config.contact?.url !== OWN_CONTACT_PATH) return;
  app.use(OWN_CONTACT_PATH, crossOrigin(config));
  app.post(OWN_CONTACT_PATH, async (c) => {
    const bytes = await readBytes(c.req.raw, FORM_MAX_BYTES);
    const type = c.req.header('content-type') ?? null;
    const enquiry = form.parse(await readForm(form, type, bytes));
    const sender = emailOf(enquiry.user_email) ?? enquiry.user_email.toLowerCase();
    const whose = [sender, proxies.address(c)] as const;
    await throttle.countEnquiry(...whose);
    try {
      const { company } = await readSettings(db);
      await mailer.send(enquiryLetter(config.contactTo, enquiry, company.legalName));
    } catch (error) {
      await throttle.forgiveEnquiry(...whose);
      throw error;
    }
    return c.text('OK', 200, { 'Cache-Control': 'no-store' });
  });
}

function enquiryLetter(to: string, enquiry: z.infer<typeof form>, company: string): Letter {
  const words = enquiryMail({
    name: enquiry.user_name,
    email: enquiry.user_email,
    subject: enquiry.user_subject,
    sentAt: enquiry[CONTACT_STAMP],
    answers: contactFields.map(({ name, label }) => ({ label, text: enquiry[name] })),
  });
  const replyTo = emailOf(enquiry.user_email);
  return {
    ...letter({ name: brand.name, address: to }, words, company),
    // The form has no rule for it but the browser's.
    ...(replyTo !== undefined && { replyTo }),
  };
}
