import type { SuperAdminReport } from '@booking/api-client';
import { Suspense, useId, useState } from 'react';
import { daysBetween } from '../../../dates/civil-date.ts';
import { dayOf, distanceWords, today } from '../../../dates/shown-date.ts';
import { instituteSets } from '../../../institutes/institute-sets.ts';
import { capitalized } from '../../../labels/capitalized.ts';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { counted, moneyOf } from '../amounts.ts';
import { SectionError } from '../failures/section-error.tsx';
import { rowsBehind, soldBehind } from '../rows-behind.ts';
import { SectionHeading } from '../section-heading.tsx';
import { useLists } from '../use-report.ts';
import { Queue } from './queue.tsx';
import type { QueueRow } from './queue-row.ts';

const PaymentDialog = lazyComponent(() => import('../../../subscriptions/payment-dialog.tsx'));

type Lists = NonNullable<SuperAdminReport['lists']>;

/** Work for today, independent of the period shown: the most urgent of each queue, with contact details. */
export function NeedsAttention() {
  const headingId = useId();
  const query = useLists();
  const [paying, setPaying] = useState<QueueRow['institution']>();
  const { data, error, isFetching } = query;
  const day = today();
  const lists = data?.lists;
  const money = (value: number) => moneyOf(value, data?.currency ?? 'INR');
  if (error && !data)
    return <SectionError title="Couldn’t load what needs attention" query={query} />;
  const due = (
    { items }: Lists['pastDue'],
    detailOf: (date: string, day: string) => string,
  ): readonly QueueRow[] =>
    items.map(({ institution, date, amount }) => ({
      institution,
      amount: amount === null ? undefined : money(amount),
      detail: detailOf(date, day),
      isSold: true,
    }));
  return (
    <section aria-labelledby={headingId} aria-busy={isFetching}>
      <SectionHeading id={headingId}>Needs attention</SectionHeading>
      <div className="mt-3 grid grid-cols-4 gap-3 max-[1400px]:grid-cols-2 max-[640px]:grid-cols-1">
        <Queue
          label={instituteSets.pastDue.label}
          isUrgent
          isDue
          none="No payment is past due."
          total={lists?.pastDue.total}
          summary={lists && `${money(lists.pastDue.amount)} owed`}
          href={soldBehind.pastDue(day)}
          subject="Your overdue payment"
          rows={lists && due(lists.pastDue, dueFor)}
          onPay={setPaying}
        />
        <Queue
          label={instituteSets.trialsEnding.label}
          none="No trial ends this week."
          total={lists?.trialsEnding.total}
          summary={lists && `${money(lists.trialsEnding.amount)} if all convert`}
          href={soldBehind.trialsEnding(day)}
          subject="Your trial"
          rows={lists && due(lists.trialsEnding, distanceTo)}
          onPay={setPaying}
        />
        <Queue
          label={instituteSets.quiet.label}
          none="Every institute signed in recently."
          total={lists?.quiet.total}
          summary={lists && `${money(lists.quiet.mrr)} MRR at risk`}
          href={rowsBehind.quiet(day)}
          subject="How is it going?"
          rows={lists?.quiet.items.map(({ institution, amount, date, planName }) => ({
            institution,
            amount: amount === null ? undefined : money(amount),
            detail: date === null ? (planName ?? 'No subscription') : distanceTo(date, day),
            isSold: planName !== null,
          }))}
          onPay={setPaying}
        />
        <Queue
          label={instituteSets.settingUp.label}
          none="No institutes in setup."
          total={lists?.settingUp.total}
          summary={lists && longest(lists.settingUp, day)}
          href={rowsBehind.settingUp()}
          subject="Setting up your account"
          rows={lists?.settingUp.items.map(({ institution, since, planName }) => ({
            institution,
            amount: undefined,
            detail: `For ${waited(since, day)}`,
            isSold: planName !== null,
          }))}
          onPay={setPaying}
        />
      </div>
      {paying && (
        <Suspense fallback={<LoadingBar label="Loading form" />}>
          <PaymentDialog institution={paying} onClosed={() => setPaying(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** "Due since today", "Due for 10 days". */
function dueFor(since: string, day: string): string {
  const days = daysBetween(since, day);
  return days > 0 ? `Due for ${counted(days, 'day')}` : 'Due since today';
}

/** "3 days ago", "Ends today", "In 3 days". */
function distanceTo(date: string, day: string): string {
  const days = daysBetween(day, date);
  if (days === 0) return 'Ends today';
  return capitalized(distanceWords(days));
}

function waited(since: string, day: string): string {
  return counted(Math.max(daysBetween(dayOf(since), day), 0), 'day');
}

function longest({ items: [first] }: Lists['settingUp'], day: string): string {
  return first ? `Longest wait ${waited(first.since, day)}` : '';
}
