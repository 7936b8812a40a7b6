import type { Client, User } from '@booking/api-client';
import { fullName, PLATFORM_ROLES } from '@booking/api-client/facts';

/** How many people a search offers. */
const OFFERED = 20;

/** The people of the platform who can look after institutes, by name or email. */
export async function searchStaff(
  { user }: Pick<Client, 'user'>,
  search: string,
  signal: AbortSignal,
): Promise<readonly User[]> {
  const query = {
    ...{ role: PLATFORM_ROLES, status: ['Active', 'Invited'] as const },
    ...{ limit: OFFERED, ...(search && { search }) },
  };
  return (await user.list(query, { signal })).items;
}

/** Someone of the platform by their id, as an option of a picker. */
export async function staffOption({ user }: Pick<Client, 'user'>, id: string, signal: AbortSignal) {
  return (await user.list({ _id: [id] }, { signal })).items.map(personOption)[0];
}

/** A person as an option of a picker. */
export const personOption = ({ _id, email, ...person }: User) => ({
  value: _id,
  label: fullName(person),
  description: email,
});
