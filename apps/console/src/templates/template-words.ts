import type { Institution } from '@booking/api-client';
import { TEMPLATE_NAMES, type TemplateKey } from '@booking/api-client/facts';
import type { ListNoun } from '../list/list-of.ts';

type Noun = Pick<ListNoun, 'one' | 'many'>;

/** Terms of a line of business, and whether it has the features that only some of them have. */
export interface TemplateWords {
  /** One unit that can be booked. */
  readonly unit: Noun;
  /** Person of a booking. */
  readonly guest: Noun;
  /** Unit of time in which bookings are counted. */
  readonly span: Noun;
  /** When a booking begins: "2 days before check-in". */
  readonly start: string;
  /** Whether guests stay overnight: check-in and check-out, beds, and housekeeping. */
  readonly hasStays: boolean;
  /** Work that makes a unit ready for the next customer. */
  readonly upkeep: string;
  /** Examples for hints: of categories and assets, their codes and their amenities. */
  readonly examples: {
    readonly categories: string;
    readonly assets: string;
    readonly code: string;
    readonly amenities: string;
  };
}

const day: Noun = { one: 'day', many: 'days' };

const words: Readonly<Record<TemplateKey, TemplateWords>> = {
  hospitality: {
    unit: { one: 'room', many: 'rooms' },
    guest: { one: 'guest', many: 'guests' },
    span: { one: 'night', many: 'nights' },
    start: 'check-in',
    hasStays: true,
    upkeep: 'housekeeping',
    examples: {
      categories: 'deluxe rooms, a dormitory, a lawn',
      assets: 'room 204, table 7',
      code: 'a room number',
      amenities: 'AC, balcony, tub',
    },
  },
  tours: {
    unit: { one: 'vehicle', many: 'vehicles' },
    guest: { one: 'passenger', many: 'passengers' },
    span: day,
    start: 'departure',
    hasStays: false,
    upkeep: 'cleaning',
    examples: {
      categories: 'tempo travellers, coach seats',
      assets: 'a coach, seat 12',
      code: 'a registration number',
      amenities: 'AC, charging points',
    },
  },
  event: {
    unit: { one: 'venue', many: 'venues' },
    guest: { one: 'guest', many: 'guests' },
    span: day,
    start: 'the event',
    hasStays: false,
    upkeep: 'cleaning',
    examples: {
      categories: 'banquet halls, lawns',
      assets: 'the lake lawn, hall 2',
      code: 'a hall number',
      amenities: 'AC, stage, parking',
    },
  },
  subscription: {
    unit: { one: 'place', many: 'places' },
    guest: { one: 'member', many: 'members' },
    span: day,
    start: 'the start',
    hasStays: false,
    upkeep: 'cleaning',
    examples: {
      categories: 'desks, lockers',
      assets: 'desk 12, locker 7',
      code: 'a desk number',
      amenities: 'Wi-Fi, storage',
    },
  },
  appointment: {
    unit: { one: 'slot', many: 'slots' },
    guest: { one: 'client', many: 'clients' },
    span: day,
    start: 'the appointment',
    hasStays: false,
    upkeep: 'cleaning',
    examples: {
      categories: 'haircuts, treatments',
      assets: 'chair 2, room 1',
      code: 'a chair number',
      amenities: 'AC, parking',
    },
  },
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

/** The words for an institute, by its template. Those of hotels where the template is not known, or not yet. */
export function wordsOf(institute: OfTemplate | undefined): TemplateWords {
  return byName.get(institute?.template.name ?? '') ?? words.hospitality;
}
