import { isApiError, type LastChange } from '@booking/api-client';
import { PLATFORM_TIME_ZONE } from '@booking/api-client/facts';
import { formatInstant } from '../dates/civil-date.ts';

/** "Asha Rao changed this on 26 Nov 2026, 14:32 IST.": who made a version that the user had not seen, and when. */
export function changedText(error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('changed' in body)) return undefined;
  // By contract, this failure carries it.
  const { at, by } = body.changed as LastChange;
  return `${by?.name ?? 'Someone else'} changed this on ${formatInstant(at, PLATFORM_TIME_ZONE)}.`;
}
