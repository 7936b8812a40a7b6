import { type ApiError, isApiError } from '@booking/api-client';
import { capitalized } from '../labels/capitalized.ts';
import { changedText } from './changed-text.ts';
import { entryOf } from './entry-titles.ts';

/**
 * The message for a failed call: the server's own, or why there was no response. What the server says of fields is part of
 * it: outside of a form nothing else shows that.
 * @param isShown Whether a form says at the field itself what is wrong with it, by its path.
 */
export function messageOf(error: unknown, isShown = (_path: string) => false): string {
  if (!isApiError(error)) return 'Something went wrong. Reload the page and try again.';
  switch (error.kind) {
    case 'network':
      return 'Couldn’t reach the server. Check your connection and try again.';
    case 'timeout':
      return 'The server took too long to respond. Try again.';
    case 'auth':
    case 'session-changed':
      return 'Your session expired. Sign in again.';
    case 'http':
      if (error.status === 429) return `Too many attempts. ${waitOf(error.retryAfter)}`;
      // A response without a code comes from a proxy, whose message is not for users.
      if (error.code !== undefined) {
        return ofFields(error, isShown) ?? changedText(error) ?? error.message;
      }
      return error.status >= 500 ? UNAVAILABLE : UNEXPECTED;
    default:
      return UNEXPECTED;
  }
}

/** More would be longer than what is read in a toast. */
const FIELDS_MAX = 3;

function ofFields(error: ApiError, isShown: (path: string) => boolean) {
  const { message, fields } = error;
  const hidden = fields.filter(({ path }) => !isShown(path));
  if (hidden.length === 0) return undefined;
  const [first] = hidden;
  // A rule about one field: its message is that of the whole, and of a record that is named beside it.
  if (hidden.length === 1 && first?.message === message && !/\.\d/.test(first.path)) return message;
  const said = hidden
    .slice(0, FIELDS_MAX)
    .map((field) => `${namesOf(error, field.path)}: ${field.message}`);
  return hidden.length > FIELDS_MAX
    ? `${said.join(' ')} And ${hidden.length - FIELDS_MAX} more.`
    : said.join(' ');
}

/** Whose field a path is, and which: "Booking.com, hotel id" where the title of the entry is known. */
function namesOf(error: ApiError, path: string): string {
  const [title, rest] = entryOf(error, path) ?? [];
  if (title === undefined) return fieldName(path);
  return rest ? `${title}, ${fieldName(rest).toLowerCase()}` : title;
}

/** A path in words, its lists counted from 1: `rules.0.minTariff` is "Rules 1, min tariff". */
function fieldName(path: string): string {
  const words = path
    .replace(/\.(\d+)(?=\.|$)/g, (_, place: string) => ` ${Number(place) + 1}`)
    .replaceAll('.', ', ')
    .replace(
      /([a-z])([A-Z])/g,
      (_, before: string, next: string) => `${before} ${next.toLowerCase()}`,
    );
  return capitalized(words);
}

const UNAVAILABLE = 'The service is temporarily unavailable. Try again in a minute.';
const UNEXPECTED = 'We got an unexpected response from the server. Reload the page and try again.';

/**
 * Whether the record that an address names does not exist. A list that is asked for a part of an id refuses it with 400;
 * nothing else is sent that could be refused.
 */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

/** The message with the request id, for places that only show text. Who has only to wait needs no id. */
export function messageWithReference(error: unknown): string {
  const reference = isApiError(error) && error.status !== 429 && error.requestId;
  return reference ? `${messageOf(error)} Reference ${reference}` : messageOf(error);
}

/** "Try again in 2 minutes." @param seconds The server's `Retry-After`, if any. */
export function waitOf(seconds: number | undefined): string {
  if (!seconds) return 'Try again later.';
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
