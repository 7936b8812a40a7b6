import type { Institution } from '@booking/api-client';
import { TEMPLATE_NAMES, type TemplateKey } from '@booking/api-client/facts';
import type { ListNoun } from '../list/list-of.ts';

/** What a line of business calls things, and whether it has what only some of them have. */
export interface TemplateWords {
  /** One of what is booked. */
  readonly unit: Pick<ListNoun, 'one' | 'many'>;
  /** Whether guests stay overnight: check-in and check-out, and housekeeping. */
  readonly hasStays: boolean;
  /** What gets what is booked ready for the next customer. */
  readonly upkeep: string;
}

const words: Readonly<Record<TemplateKey, TemplateWords>> = {
  hospitality: { unit: { one: 'room', many: 'rooms' }, hasStays: true, upkeep: 'housekeeping' },
  tours: { unit: { one: 'vehicle', many: 'vehicles' }, hasStays: false, upkeep: 'cleaning' },
  event: { unit: { one: 'venue', many: 'venues' }, hasStays: false, upkeep: 'cleaning' },
  subscription: { unit: { one: 'place', many: 'places' }, hasStays: false, upkeep: 'cleaning' },
  appointment: { unit: { one: 'slot', many: 'slots' }, hasStays: false, upkeep: 'cleaning' },
};

const byName = new Map<string, TemplateWords>(
  Object.entries(TEMPLATE_NAMES).flatMap(([key, name]) =>
    isKey(key) ? [[name, words[key]] as const] : [],
  ),
);

function isKey(key: string): key is TemplateKey {
  return Object.hasOwn(words, key);
}

/** An institute, or anything else of a template. */
interface OfTemplate {
  readonly template: Pick<Institution['template'], 'name'>;
}

/** The words for an institute, by its template. Those of hotels where the template is not known. */
export function wordsOf({ template }: OfTemplate): TemplateWords {
  return byName.get(template.name) ?? words.hospitality;
}
