import type { ContactProvider, SiteSettings } from '@booking/content/site-settings';
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
    return settingsOf(await response.json());
  });
}

/** Reads what the server answered. @throws when it is something else. */
function settingsOf(answer: unknown): SiteSettings {
  const { contact, mapUrl } = fieldsOf(answer);
  if (mapUrl !== null && !isText(mapUrl)) throw new Error('/config.json has no mapUrl.');
  return { contact: contact === null ? null : contactOf(contact), mapUrl };
}

function contactOf(answer: unknown): ContactProvider {
  const { url, serviceId, templateId, userId } = fieldsOf(answer);
  if (!isText(url) || !isText(serviceId) || !isText(templateId) || !isText(userId)) {
    throw new Error('/config.json has no contact.');
  }
  return { url, serviceId, templateId, userId };
}

const isText = (value: unknown) => typeof value === 'string';
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
