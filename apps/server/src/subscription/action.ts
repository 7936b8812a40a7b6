import type { SubscriptionAction } from '@booking/api-client/contract';
import type { Call } from '../http/call.ts';
import type { SubscriptionRow } from './rows.ts';

export type Update = Call<'subscription', 'update'>;
export type Body = Update['body'];
export type BodyOf<A extends SubscriptionAction> = Extract<Body, { readonly action: A }>;

/** One action on a locked subscription. Returns the id of the one that is current after it. */
export type Action<A extends SubscriptionAction> = (
  call: Update,
  row: SubscriptionRow,
  body: BodyOf<A>,
) => Promise<string>;
