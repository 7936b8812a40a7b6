import { isApiError, type Subscription } from '@booking/api-client';
import {
  type SubscriptionUpdate,
  subscriptionUpdate,
} from '@booking/api-client/contract/subscription';
import type { MoneyQuestion } from '@booking/api-client/facts';
import { InlineMessage, notify } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, set } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { type Confirmation, ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { useConfirmed } from '../../confirm/use-confirmed.tsx';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { today } from '../../dates/shown-date.ts';
import { NeedsData } from '../../dialogs/needs-data.tsx';
import { DiscardQuestion, useUnsavedChanges } from '../../dialogs/unsaved-changes.tsx';
import type { EntityRow } from '../../entity/api-types.ts';
import { blankValues, bodyOf, type Field, fieldsOf } from '../../entity/form/field.ts';
import { FieldLines } from '../../entity/form/field-lines.tsx';
import { resolverOf } from '../../entity/form/resolver.ts';
import { allPlans } from '../../entity/use-plans.ts';
import { changesOf } from '../../forms/changes.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { conflictOf } from '../../forms/use-save.ts';
import { retryWrite } from '../../idempotency/retry-write.ts';
import { useIdempotencyKey } from '../../idempotency/use-idempotency-key.ts';
import { useReads, useSession } from '../../session/session-context.ts';
import { dueText } from '../due.tsx';
import { statusWords } from '../subscription-words.ts';
import { useAccount } from '../use-account.ts';
import { useFollow } from '../use-follow.ts';
import { actionForms } from './action-forms.ts';
import {
  type ActionContext,
  blockedReasonOf,
  type SubscriptionAction,
} from './subscription-action.ts';

export interface ActionDialogProps {
  readonly subscription: Subscription;
  readonly action: SubscriptionAction;
  readonly onClosed: () => void;
}

/** The dialog of an action: its fields, what it costs and affects, and the proof where it stops a business. */
export default function ActionDialog(props: ActionDialogProps) {
  const { action, subscription } = props;
  const { needsPlans = false, needsAccount = false } = actionForms[action.action];
  const account = useAccount(subscription, needsAccount);
  const read = useQuery({ ...allPlans(useReads()), enabled: needsPlans });
  const sold = read.data?.items ?? [];
  const template = sold.find(({ _id }) => _id === subscription.pricing)?.template._id;
  const plans = sold.filter((plan) => plan.template._id === template);
  const words = { icon: action.icon, title: action.label, onClosed: props.onClosed };
  return (
    <NeedsData {...words} what="plans" reads={needsPlans ? [read] : []}>
      <NeedsData {...words} what="payments" reads={needsAccount ? [account] : []}>
        <LoadedDialog {...props} plans={plans} entries={account.entries ?? []} />
      </NeedsData>
    </NeedsData>
  );
}

interface LoadedDialogProps extends ActionDialogProps, Pick<ActionContext, 'plans' | 'entries'> {}

function LoadedDialog({
  subscription: initialSubscription,
  action,
  onClosed,
  ...loaded
}: LoadedDialogProps) {
  const asked = actionForms[action.action];
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const confirmer = useConfirmed();
  const follow = useFollow();
  const [isOpen, setIsOpen] = useState(true);
  const [isRetrying, setIsRetrying] = useState(false);
  // Someone else may change it while the dialog is open.
  const [subscription, setSubscription] = useState(initialSubscription);
  const control = useRef(new AbortController());
  useEffect(() => () => control.current.abort(), []);

  const context: ActionContext = { ...loaded, subscription, day: today() };
  const rows = asked.rows?.(context) ?? [];
  const fields: readonly Field[] = [nameOf(action), ...fieldsOf(rows, true)];
  const [start] = useState(() => startOf(fields, asked.start?.(context)));
  const request = (values: FieldValues) => {
    const body = bodyOf(fields, values);
    return { ...(asked.bodyOf?.(body, context) ?? body), __v: subscription.__v };
  };
  const rules = (values: FieldValues) => asked.rules?.(values, context) ?? {};
  const form = useFormFields<FieldValues, string>({
    name: `subscription-${action.action}`,
    fields,
    start,
    resolver: resolverOf(fields, subscriptionUpdate, request, rules),
  });
  const values = form.getValues();
  const unsaved = useUnsavedChanges({
    isUnsaved: isOpen && changesOf(fields, start, values).length > 0,
    onKeep: () => undefined,
    onDiscard: () => setIsOpen(false),
  });

  async function confirm(): Promise<void> {
    const { data: body } = safeParse(subscriptionUpdate, request(form.getValues()));
    if (!body) return;
    const { signal } = control.current;
    const words = { title: `${asked.title} all the same?`, confirmLabel: asked.confirmLabel };
    try {
      const after = await confirmer.confirmed(words, body, (answers) => {
        const sent = withAnswers(body, answers);
        const options = { idempotencyKey: keyOf(sent), signal };
        return retryWrite(() => api.subscription.update(subscription._id, sent, options), {
          signal,
          onUnanswered: () => setIsRetrying(true),
          // Nothing closes the dialog until this ends, so it doesn't wait for a network that is away.
          isOffline: () => false,
        });
      });
      setIsOpen(false);
      invalidate('subscription.update', after);
      follow(subscription._id, after._id);
      notify.success(asked.done(after, subscription));
    } catch (error) {
      const current = conflictOf<Subscription>(error);
      if (current) setSubscription(current);
      // The page behind the dialog is out of date.
      if (isApiError(error) && error.status === 409) invalidate('subscription.update');
      for (const { path, message } of isApiError(error) ? error.fields : []) {
        form.setError(path, { type: 'server', message });
      }
      throw error;
    } finally {
      setIsRetrying(false);
    }
  }

  const { Preview, impact, isStop } = asked;
  const lines = { lines: impact?.(values, context), onRetry: () => undefined };
  const confirmation: Confirmation = isStop?.(values)
    ? {
        level: 3,
        impact: lines,
        phrase: {
          label: 'Type the institute’s name to confirm',
          text: subscription.institution.name,
        },
      }
    : impact
      ? { level: 2, impact: lines }
      : { level: 1 };
  const isChanged = subscription !== initialSubscription;
  return (
    <>
      <ConfirmDialog
        role={action.tone === 'danger' ? 'alertdialog' : 'dialog'}
        open={isOpen}
        confirmation={confirmation}
        icon={action.icon}
        color={action.tone === 'danger' ? 'red' : 'theme'}
        title={asked.title}
        description={[whoText(subscription), asked.description?.(context)]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={asked.confirmLabel}
        // "Cancel" beside "Cancel subscription" would be one word for two things.
        {...(action.action === 'cancel' && { cancelLabel: 'Keep subscription' })}
        disabledReason={isChanged ? blockedReasonOf(action, subscription) : undefined}
        onValidate={() => {
          void form.trigger(undefined, { shouldFocus: true });
          const sent = form.getValues();
          const isRight = Object.keys(rules(sent)).length === 0;
          return isRight && safeParse(subscriptionUpdate, request(sent)).success;
        }}
        onConfirm={confirm}
        onOpenChange={unsaved.onOpenChange}
        onClosed={onClosed}
      >
        {isChanged && (
          <InlineMessage
            tone="warning"
            role="status"
            title="Someone else changed this subscription"
          >
            {nowText(subscription)} What you entered is kept. Check it, then send it again.
          </InlineMessage>
        )}
        {isRetrying && (
          <InlineMessage tone="warning" role="status">
            Not saved. Retrying…
          </InlineMessage>
        )}
        <FieldLines rows={rows} form={form} stored={undefined} />
        {Preview && <Preview {...context} values={values} />}
      </ConfirmDialog>
      <DiscardQuestion {...unsaved.question} what={asked.title} />
      {confirmer.element}
    </>
  );
}

/** An action with what the user has confirmed, if it is one that is asked about. */
function withAnswers(body: SubscriptionUpdate, confirmed: MoneyQuestion[]): SubscriptionUpdate {
  switch (body.action) {
    case 'recordPayment':
    case 'changePlan':
    case 'setTerms':
      return { ...body, confirmed };
    default:
      return body;
  }
}

/** The field that says which action it is. */
function nameOf({ action }: SubscriptionAction): Field<EntityRow> {
  return {
    path: 'action',
    label: '',
    blank: action,
    fromStored: () => action,
    toBody: () => action,
    format: () => '',
    draw: () => null,
  };
}

function startOf(fields: readonly Field[], start: FieldValues = {}): FieldValues {
  const values = blankValues(fields);
  for (const [path, value] of Object.entries(start)) set(values, path, value);
  return values;
}

/** Whose money it is about: "Lakeview Residency (LAKEVIEW), Standard Plan." */
function whoText({ institution: { name, code }, planName }: Subscription): string {
  return `${name} (${code}), ${planName}.`;
}

function nowText({ planName, status, ...account }: Subscription): string {
  return `It’s now ${planName}, ${statusWords[status]}. ${dueText({ ...account })}.`;
}
