import type { Pricing } from '@booking/api-client';
import type { PlanMove } from '@booking/api-client/facts';
import { notify, RadioGroup } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { formatDay } from '../../../dates/shown-date.ts';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import { ChangedSince } from '../../../entity/changed-since.tsx';
import type { EntityTools } from '../../../entity/entity.ts';
import { conflictOf } from '../../../forms/use-save.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { counted } from '../../../list/counted.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { numberFormat } from '../../../region/region.ts';
import { useReads } from '../../../session/session-context.ts';
import { priceText } from '../plan-words.ts';

/** The subscriptions that move to a plan as it is now: all of these moves can be undone there at once. */
const movesHref = (planId: string) =>
  `/subscriptions?tab=all&pricing=${planId}&plannedChange=SamePlan`;
const subscriptions = { one: 'subscription', many: 'subscriptions' };
/** How many institutes the dialog names. */
const NAMED = 3;

export interface MoveExistingProps {
  readonly plan: Pricing;
  readonly tools: EntityTools<Pricing, FilterKeyOf<'pricing'>>;
  readonly onClosed: () => void;
}

/** Asks whether the subscriptions of a plan follow its changes, each at its next renewal, and what they pay then. */
export default function MoveExisting({ plan: original, tools, onClosed }: MoveExistingProps) {
  // Someone else may change it while the dialog is open.
  const [plan, setPlan] = useState(original);
  const keyOf = useIdempotencyKey();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(true);
  const [move, setMove] = useState<PlanMove>('agreedPrice');
  const { data, error, refetch } = useQuery(
    useReads().subscription.list({
      pricing: plan._id,
      canMove: true,
      sort: 'currentPeriodEnd',
      limit: NAMED,
    }),
  );
  const total = data?.total ?? 0;

  async function confirm(): Promise<void> {
    const body = { moveExisting: move, __v: plan.__v };
    const after = await send(body);
    setIsOpen(false);
    tools.saved('update', after);
    notify.success(
      total === 1
        ? `1 subscription moves to ${plan.header} at its next renewal.`
        : `${counted(total, subscriptions)} move to ${plan.header} at their next renewal.`,
      { action: { label: 'Show them', onAction: () => void navigate(movesHref(plan._id)) } },
    );
  }

  async function send(body: object): Promise<Pricing> {
    try {
      return await tools.calls.update(plan._id, body, { idempotencyKey: keyOf(body) });
    } catch (refused) {
      const current = conflictOf<Pricing>(refused);
      if (current) {
        setPlan(current);
        // The page behind the dialog is out of date, and so may be the subscriptions in the dialog.
        tools.saved('update');
      }
      throw refused;
    }
  }

  function lines(): readonly string[] | undefined {
    if (!data) return undefined;
    const [first] = data.items;
    const rest = plan.currentSubscriptions - total;
    return [
      ...(first ? [`${whoText()}, the first after ${formatDay(first.currentPeriodEnd)}.`] : []),
      'They get what the plan includes and allows today. What it no longer includes is read-only.',
      move === 'agreedPrice'
        ? 'Each keeps its price and its discount.'
        : `Each pays ${Object.values(priceText(plan)).join(' ')}, or as much for its own cycle. Discounts end.`,
      ...(rest > 0
        ? [
            `${counted(rest, subscriptions)} without a renewal, or with a change of plan: no change.`,
          ]
        : []),
      'To undo, choose Keep plan in Subscriptions.',
    ];
  }

  /** "Lakeview Residency, Hill House, Coral Cove and 39 more move at their next renewal". */
  function whoText(): string {
    const names = (data?.items ?? []).map(({ institution }) => institution.name).join(', ');
    const more = total - (data?.items.length ?? 0);
    const all = more > 0 ? `${names} and ${numberFormat().format(more)} more` : names;
    return total === 1 ? `${all} moves at its next renewal` : `${all} move at their next renewal`;
  }

  return (
    <ConfirmDialog
      open={isOpen}
      confirmation={{
        level: 3,
        impact: {
          lines: lines(),
          loadError: error ? messageOf(error) : undefined,
          onRetry: () => void refetch(),
        },
        phrase: { label: 'Type how many subscriptions move to confirm', text: String(total) },
      }}
      icon="calendar-check"
      color="theme"
      title={`Move existing subscriptions of ${plan.header}?`}
      confirmLabel="Move at next renewal"
      disabledReason={data && total === 0 ? 'No subscription of this plan renews.' : undefined}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <ChangedSince entity={tools.entity} before={original} now={plan} />
      <RadioGroup<PlanMove>
        label="Price from then on"
        options={[
          { value: 'agreedPrice', label: 'As agreed with each' },
          {
            value: 'planPrice',
            label: 'The plan’s price',
            disabledReason: plan.price === null ? 'This plan has no price.' : undefined,
          },
        ]}
        value={move}
        onChange={setMove}
      />
    </ConfirmDialog>
  );
}
