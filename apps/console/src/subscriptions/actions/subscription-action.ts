import type { AccountEntry, Pricing, Subscription } from '@booking/api-client';
import { ACTION_STATUSES, type SubscriptionAction as ActionName } from '@booking/api-client/facts';
import type { IconName } from '@booking/ui';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EntityRow } from '../../entity/api-types.ts';
import type { FormRows } from '../../entity/form/field.ts';
import { statusWords } from '../subscription-words.ts';

/** Data that an action reads. */
export interface ActionContext {
  readonly subscription: Subscription;
  /** The plans on sale for its institute; empty where the form does not need them. */
  readonly plans: readonly Pricing[];
  /** The account of its institute; empty where the form does not need it. */
  readonly entries: readonly AccountEntry[];
  /** The platform's day. */
  readonly day: string;
}

export interface PreviewProps extends ActionContext {
  readonly values: FieldValues;
}

/** An action on a subscription by its one update call. */
export interface SubscriptionAction {
  /** The `action` of the update. */
  readonly action: ActionName;
  /** "Record payment" */
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
  /** Also a button of the row and of the drawer. */
  readonly isFrequent?: boolean;
  /** Whether it is offered at all. Default: always, with the reason why it is disabled. */
  readonly isFor?: (subscription: Subscription) => boolean;
  /** Why it is disabled in a status that has it. */
  readonly blockedReason?: (subscription: Subscription) => string | undefined;
}

/** Form of an action, with its effects. A plain object; `ActionDialog` draws every one of them. */
export interface ActionForm {
  readonly title: string;
  readonly description?: (context: ActionContext) => string;
  readonly confirmLabel: string;
  readonly needsPlans?: boolean;
  readonly needsAccount?: boolean;
  readonly rows?: (context: ActionContext) => FormRows<EntityRow>;
  /** Initial values of the form, besides blank fields. */
  readonly start?: (context: ActionContext) => FieldValues;
  /** Completes the request that the fields make. */
  readonly bodyOf?: (body: FieldValues, context: ActionContext) => FieldValues;
  /** Checks that the contract can't make: the errors of fields by their paths. */
  readonly rules?: (
    values: FieldValues,
    context: ActionContext,
  ) => Readonly<Record<string, string>>;
  /** Preview of the cost, below the fields. */
  readonly Preview?: ComponentType<PreviewProps>;
  /** Returns further effects; without it nothing but the record itself is affected. */
  readonly impact?: (values: FieldValues, context: ActionContext) => readonly string[];
  /** Whether it stops a business: its name is typed. */
  readonly isStop?: (values: FieldValues) => boolean;
  /** Returns the message of success: "Payment recorded." @param after The current subscription then. */
  readonly done: (after: Subscription, before: Subscription) => string;
}

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** Why a subscription does not have an action now. */
export function blockedReasonOf(
  { action, blockedReason }: SubscriptionAction,
  subscription: Subscription,
): string | undefined {
  const { status } = subscription;
  const allowed = ACTION_STATUSES[action];
  if (allowed.includes(status)) return blockedReason?.(subscription);
  if (status === 'Cancelled' || status === 'Expired') {
    return `This subscription is ${statusWords[status]}. Renew it to continue.`;
  }
  const possible = either.format(allowed.map((allowedStatus) => statusWords[allowedStatus]));
  return `It’s ${statusWords[status]}. Only available when it’s ${possible}.`;
}
