import { OWNER } from '../../../contract/facts/user.ts';
import { SAMPLE_PASSWORD, type SampleAccount } from '../../../sample/accounts.ts';
import { type Profile, phoneOf } from '../../../sample/institutes.ts';
import { familyNames, givenNames, staffRoles } from '../../../sample/names.ts';
import type { Random } from '../../../sample/random.ts';
import type { UserRow } from '../row-types.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';

/** An account of the sample as a user, who signs in with the password of the sample. */
export function accountRow(
  store: Store,
  writer: Writer,
  { email, firstName, lastName, role }: SampleAccount,
  institutionId: string | null,
): UserRow {
  return personRow(store, writer, {
    ...{ email, firstName, lastName, role, institutionId },
    phone: '+919800000000',
  });
}

type Person = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'role' | 'institutionId'> &
  Partial<UserRow>;

function personRow(store: Store, writer: Writer, person: Person): UserRow {
  return {
    ...store.fresh(writer),
    ...{ phone: null, homeType: 'Month', locale: null, timezone: null, avatar: null },
    ...{ status: 'Active', mustChangePassword: false, lastLoginAt: null, invitedAt: null },
    ...{ lockedUntil: null, password: SAMPLE_PASSWORD, preferences: {}, twoFactor: null },
    ...person,
  };
}

interface Workplace {
  readonly institutionId: string;
  readonly profile: Profile;
  /** The account of the sample that owns it. */
  readonly account: SampleAccount | undefined;
  readonly lastActivityAt: string | null;
  /** How many people its plan includes. */
  readonly seats: number | null;
}

/** Adds the owner of an institute and its staff. Who has not opened yet is still invited. Returns the owner. */
export function addPeople(
  store: Store,
  writer: Writer,
  random: Random,
  { institutionId, profile, account, lastActivityAt, seats }: Workplace,
): UserRow {
  const taken = new Set<string>();
  const isInvited = profile.status === 'Pending';
  const person = (role: string): UserRow => {
    const { firstName, lastName, email } = freePerson(random, profile.domain, taken);
    const invited = { status: 'Invited', password: null, invitedAt: writer.at } as const;
    return personRow(store, writer, {
      ...{ firstName, lastName, email, role, institutionId, phone: phoneOf(random) },
      homeType: random.chance(0.6) ? 'Month' : 'Day',
      ...(isInvited || (role !== OWNER && random.chance(0.1))
        ? invited
        : { lastLoginAt: lastActivityAt }),
    });
  };
  const roles = profile.template === 'hospitality' ? staffRoles.hospitality : staffRoles.other;
  const owner = account
    ? { ...accountRow(store, writer, account, institutionId), lastLoginAt: lastActivityAt }
    : person(OWNER);
  store.users.add(owner);
  const staff = Math.min(random.between(1, 4), (seats ?? 100) - 1);
  for (let count = 0; count < staff; count += 1)
    store.users.add(person(random.pick<string>(roles)));
  return owner;
}

function freePerson(random: Random, domain: string, taken: Set<string>) {
  for (;;) {
    const firstName = random.pick(givenNames);
    const lastName = random.pick(familyNames);
    const local = `${firstName}.${lastName}`.toLowerCase().replaceAll(/[^a-z.]/g, '');
    const email = `${local}@${domain}`;
    if (taken.has(email)) continue;
    taken.add(email);
    return { firstName, lastName, email };
  }
}
