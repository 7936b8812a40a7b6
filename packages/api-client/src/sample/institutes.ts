import { gstinOf } from '../contract/facts/gstin.ts';
import type { InstitutionStatus } from '../contract/facts/institution.ts';
import type { TemplateKey } from '../contract/facts/template.ts';
import type { Institution } from '../contract/schemas/institution.ts';
import { businessWords, firstWords, lastWords, tags } from './names.ts';
import { type City, type State, states } from './places.ts';
import type { Random } from './random.ts';

/** Profile of an institute, before it has ids, people and a history. */
export interface Profile {
  readonly name: string;
  readonly code: string;
  /** The part of its addresses after the at sign. */
  readonly domain: string;
  readonly template: TemplateKey;
  readonly type: Institution['type'];
  readonly status: InstitutionStatus;
  readonly state: State;
  readonly city: City;
  readonly line1: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly gstin: string | null;
  readonly tags: readonly string[];
}

const TYPES = {
  Hotel: 30,
  Resort: 14,
  Homestay: 18,
  Hostel: 6,
  GuestHouse: 12,
  Villa: 6,
  ServicedApartment: 6,
  BanquetHall: 3,
  Camp: 3,
  Other: 2,
} as const satisfies Record<Institution['type'], number>;

const STATUSES = {
  Active: 72,
  Pending: 10,
  Inactive: 7,
  Suspended: 6,
  Closed: 5,
} as const satisfies Record<InstitutionStatus, number>;

/** Most are hotels and the like; a few others were there before their templates closed to newcomers. */
const OTHERS: readonly Exclude<TemplateKey, 'hospitality'>[] = [
  'tours',
  'tours',
  'tours',
  'tours',
  'event',
  'event',
  'event',
  'subscription',
  'appointment',
];

/** Draws of a name before it gets a number. */
const MOST_TRIES = 20;

/** Profiles with distinct names, codes and domains. */
export function institutes(random: Random, count: number): Profile[] {
  const names = new Names();
  const codes = new Names(['LAKEVIEW', 'SAFFRON', 'MARIGOLD']);
  return Array.from({ length: count }, (_, index) =>
    profile(random, OTHERS[index] ?? 'hospitality', names, codes),
  );
}

/** Names that are each used once. */
class Names {
  readonly #uses: Map<string, number>;

  constructor(taken: readonly string[] = []) {
    this.#uses = new Map(taken.map((name) => [name, 1]));
  }

  has(name: string): boolean {
    return this.#uses.has(name);
  }

  /** Takes the name, or makes one of it with the next free number. */
  take(name: string, numbered: (number: number) => string): string {
    for (;;) {
      const uses = (this.#uses.get(name) ?? 0) + 1;
      this.#uses.set(name, uses);
      const free = uses === 1 ? name : numbered(uses);
      if (uses === 1 || !this.has(free)) {
        this.#uses.set(free, this.#uses.get(free) ?? 1);
        return free;
      }
    }
  }
}

/** A phone number of the sample: always +91 98. */
export function phoneOf(random: Random): string {
  return `+9198${digits(random, 8)}`;
}

function profile(random: Random, template: TemplateKey, names: Names, codes: Names): Profile {
  const state = random.pick(states);
  const city = random.pick(state.cities);
  const type = template === 'hospitality' ? random.weighted(TYPES) : 'Other';
  const words = template === 'hospitality' ? lastWords[type] : businessWords[template];
  const name = freeName(() => {
    const first = random.pick(firstWords);
    const last = random.pick(words);
    return random.chance(0.55) ? `${first} ${last}` : `${first} ${last} ${city.name}`;
  }, names);
  return {
    name,
    code: freeCode(name, city, codes),
    domain: `${name.toLowerCase().replace(/[^a-z0-9]+/g, '')}.example`,
    template,
    type,
    status: random.weighted(STATUSES),
    state,
    city,
    line1: `${random.between(1, 180)}, ${random.pick(city.streets)}`,
    postalCode: `${city.pin}0${digits(random, 2)}`,
    phone: phoneOf(random),
    gstin: random.chance(0.6) ? gstin(random, state) : null,
    tags: random.chance(0.4) ? [...new Set([random.pick(tags), random.pick(tags)])] : [],
  };
}

/** A name that no other has, while there are some: then a chain's, with a number. */
function freeName(make: () => string, names: Names): string {
  let name = make();
  for (let tries = 1; names.has(name) && tries < MOST_TRIES; tries += 1) name = make();
  return names.take(name, (number) => `${name} ${number}`);
}

/** As people shorten names: the first letters of the words and of the city, with a number where needed. */
function freeCode(name: string, city: City, codes: Names): string {
  const letters = name
    .toUpperCase()
    .replace(/[^A-Z ]/g, '')
    .split(' ');
  const stem =
    letters
      .map((word) => word.slice(0, 2))
      .join('')
      .slice(0, 5) + city.name.slice(0, 3).toUpperCase();
  return codes.take(stem, (number) => `${stem}${number}`);
}

function gstin(random: Random, state: State): string {
  const letter = () => String.fromCharCode(random.between(65, 90));
  const pan = `${letter()}${letter()}${letter()}C${letter()}${digits(random, 4)}${letter()}`;
  return gstinOf(`${state.gst}${pan}1Z`);
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.between(0, 9)).join('');
}
