import { PLATFORM_TIME_ZONE } from '@booking/api-client/facts';
import { formatInstant } from '../dates/shown-date.ts';
import { failureParts } from './failure-parts.ts';

/** "Asha Rao changed this on 26 Nov 2026, 14:32 IST.": who made a version that the user had not seen, and when. */
export function changedText(error: unknown): string | undefined {
  const { changed } = failureParts(error, 'VERSION_CONFLICT');
  if (!changed) return undefined;
  const who = changed.by?.name ?? 'Someone else';
  return `${who} changed this on ${formatInstant(changed.at, PLATFORM_TIME_ZONE)}.`;
}
