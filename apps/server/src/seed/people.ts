import type { Institution } from '@booking/api-client/contract';
import {
  familyNames,
  givenNames,
  type History,
  type Profile,
  phoneOf,
  type Random,
  staffRoles,
} from '@booking/api-client/sample';
import { fold } from '../database/search.ts';
import { created } from '../schema/columns.ts';
import type { appUser, lastLogin } from '../schema/tenant.ts';

type NewUser = typeof appUser.$inferInsert;
type LastLogin = typeof lastLogin.$inferInsert;

const DAY_MS = 86_400_000;

/** An institute that is waiting for its people. */
export interface Workplace {
  readonly id: string;
  readonly profile: Profile;
  readonly createdAt: Date;
  readonly status: Institution['status'];
}

/** The owner, first, and the staff of an institute. Who has not opened yet is still invited. */
export function peopleOf(
  random: Random,
  { id, profile, createdAt, status }: Workplace,
  makeId: () => string,
  passwordHash: string,
  staffCount = random.between(1, 3),
): [NewUser, ...NewUser[]] {
  const emails = new Set<string>();
  const roles = profile.template === 'hospitality' ? staffRoles.hospitality : staffRoles.other;
  const person = (role: string): NewUser => {
    const { firstName, lastName, email } = freePerson(random, profile.domain, emails);
    const invited = status === 'Pending' || (role !== 'Owner' && random.chance(0.08));
    const off = role !== 'Owner' && random.chance(0.06);
    return {
      id: makeId(),
      institutionId: id,
      firstName,
      lastName,
      email,
      phone: phoneOf(random),
      role,
      homeType: random.chance(0.6) ? 'Month' : 'Day',
      status: invited ? 'Invited' : off ? 'Inactive' : 'Active',
      passwordHash: invited ? null : passwordHash,
      invitedAt: invited ? createdAt : null,
      ...created(null, createdAt),
    };
  };
  const staff = Array.from({ length: staffCount }, () => person(random.pick<string>(roles)));
  return [person('Owner'), ...staff];
}

/**
 * When each of the people has signed in last: the owner, first, as late as anyone of their institute, the others by
 * then; a few never have.
 */
export function lastLoginsOf(
  random: Random,
  [owner, ...staff]: readonly [NewUser, ...NewUser[]],
  { lastActivityAt, createdAt }: Pick<History, 'lastActivityAt' | 'createdAt'>,
): LastLogin[] {
  if (!lastActivityAt) return [];
  const others = staff.flatMap(({ id: userId, status }) => {
    if (status !== 'Active' || random.chance(0.05)) return [];
    const before = lastActivityAt.getTime() - random.between(0, 40 * DAY_MS);
    return [{ userId, at: new Date(Math.max(before, createdAt.getTime())) }];
  });
  return owner.status === 'Active' ? [{ userId: owner.id, at: lastActivityAt }, ...others] : others;
}

function freePerson(random: Random, domain: string, taken: Set<string>) {
  for (;;) {
    const firstName = random.pick(givenNames);
    const lastName = random.pick(familyNames);
    const email = `${fold(`${firstName}.${lastName}`).replace(/[^a-z.]/g, '')}@${domain}`;
    if (taken.has(email)) continue;
    taken.add(email);
    return { firstName, lastName, email };
  }
}
