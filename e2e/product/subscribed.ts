import type { Api } from './api.ts';

/** The ids and names of two institutes of the sample data whose subscription to a plan is current. */
export async function subscribedTo(api: Api, plan: 'professional' | 'enterprise') {
  const query = `plan=${plan}&subscriptionStatus=Active&status=Active&sort=name&limit=2`;
  const { body } = await api.send('GET', `/institution?${query}`);
  const [first, second] = body.data?.institutions ?? [];
  if (!first || !second) throw new Error(`The sample data has no two institutes with ${plan}.`);
  return [first, second] as const;
}
