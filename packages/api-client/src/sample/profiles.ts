import { type SampleAccount, sampleAccounts } from './accounts.ts';
import { institutes, type Profile } from './institutes.ts';
import { placeOf } from './places.ts';
import type { Random } from './random.ts';

/** So many profiles, with those of the sample accounts last. */
export function profiles(
  random: Random,
  count: number,
): { profile: Profile; account?: SampleAccount }[] {
  const owners = sampleAccounts.filter((account) => account.owns);
  const some = institutes(random, count - owners.length);
  const theirs = institutes(random, owners.length).map((profile, index) => {
    const account = owners[index];
    return account?.owns ? { profile: ownProfile(profile, account.owns), account } : { profile };
  });
  return [...some.map((profile) => ({ profile })), ...theirs];
}

/** A generated profile with what is fixed about the institute of an account. */
function ownProfile(profile: Profile, owns: NonNullable<SampleAccount['owns']>): Profile {
  const { state, city } = placeOf(owns.city);
  return {
    ...profile,
    name: owns.name,
    code: owns.code,
    template: owns.template,
    domain: `${owns.code.toLowerCase()}.example`,
    type: owns.template === 'hospitality' ? 'Hotel' : 'Other',
    status: 'Active',
    state,
    city,
    line1: `${profile.line1.split(',')[0]}, ${city.streets[0]}`,
    postalCode: `${city.pin}001`,
    gstin: null,
  };
}
