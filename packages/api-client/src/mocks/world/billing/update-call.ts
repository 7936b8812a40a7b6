import type { SubscriptionAction } from '../../../contract/facts/subscription.ts';
import type { InputOf } from '../../resolver.ts';
import type { WorldCall } from '../world-call.ts';

type Input = InputOf<'subscription.update'>;
export type Update = WorldCall<Input>;
export type InputFor<A extends SubscriptionAction> = Extract<Input, { readonly action: A }>;
