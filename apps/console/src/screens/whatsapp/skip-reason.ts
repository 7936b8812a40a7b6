import type { Institution, Whatsapp } from '@booking/api-client';
import { eventsOf } from '../../whatsapp/events.ts';

/** Where messages are copied to: an institute and the names that its messages have, in lower case. */
export interface CopyTarget {
  readonly institute: Institution;
  readonly names: ReadonlySet<string>;
}

/** Why a message is not copied to an institute; undefined if it is. It follows "3 can’t change:". */
export function skipReason(
  { event, name, template, templateStatus, conditions }: Whatsapp,
  { institute, names }: CopyTarget,
): string | undefined {
  const events = eventsOf(institute);
  if (events.length === 0) return `the plan of ${institute.name} includes no messages`;
  if (!events.includes(event)) return `the plan of ${institute.name} sends none by itself`;
  if (names.has(name.toLowerCase())) return `${institute.name} has a message of this name`;
  if (template && templateStatus === null) return 'their template is missing at the provider';
  if (conditions.categories.length > 0) return 'they are for categories of this institute';
  return undefined;
}
