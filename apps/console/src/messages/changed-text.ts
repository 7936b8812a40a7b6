import { isApiError, type LastChange } from '@booking/api-client';
import { PLATFORM_TIME_ZONE } from '@booking/api-client/facts';
import { formatInstant } from '../dates/shown-date.ts';

/** "Asha Rao changed this on 26 Nov 2026, 14:32 IST.": who made a version that the user had not seen, and when. */
export function changedText(error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT' || !saysWho(error.body)) return;
  const { at, by } = error.body.changed;
  return `${by?.name ?? 'Someone else'} changed this on ${formatInstant(at, PLATFORM_TIME_ZONE)}.`;
}

/** Without zod, which the sign-in page would have to load. */
function saysWho(body: unknown): body is { readonly changed: LastChange } {
  if (typeof body !== 'object' || body === null || !('changed' in body)) return false;
  const { changed } = body;
  return typeof changed === 'object' && changed !== null && 'at' in changed && 'by' in changed;
}
