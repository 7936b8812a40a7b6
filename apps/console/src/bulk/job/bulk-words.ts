import type { Bulk } from '@booking/api-client';
import { counted } from '../../list/counted.ts';
import type { ListNoun } from '../../list/list-of.ts';
import { numberFormat } from '../../region/region.ts';

/** Nouns for the rows of each list. Rows of any other list are called records. */
const nouns: Partial<Readonly<Record<Bulk['list'], ListNoun>>> = {
  'institution.list': { one: 'institute', many: 'institutes' },
  'user.list': { one: 'user', many: 'users' },
  'subscription.current': { one: 'subscription', many: 'subscriptions' },
  'subscription.list': { one: 'subscription', many: 'subscriptions' },
  'color.list': { one: 'colour', many: 'colours' },
  'ota.list': { one: 'OTA', many: 'OTAs' },
  'pricing.list': { one: 'plan', many: 'plans' },
  'whatsapp.list': { one: 'message', many: 'messages' },
  'category.list': { one: 'category', many: 'categories' },
  'asset.list': { one: 'asset', many: 'assets' },
  'asset.forTable': { one: 'asset', many: 'assets' },
};

/** Returns the noun for the rows of a change. */
export function nounOf({ list }: Pick<Bulk, 'list'>): ListNoun {
  return nouns[list] ?? { one: 'record', many: 'records' };
}

/** Returns the verb of a change in three forms: "Change", "Changing", "changed". */
export function verbsOf({ call }: Pick<Bulk, 'call'>) {
  return call.endsWith('.remove')
    ? { verb: 'Delete', doing: 'Deleting', done: 'deleted' }
    : { verb: 'Change', doing: 'Changing', done: 'changed' };
}

/** Whether rows are being checked or changed. */
export function isUnderWay({ status }: Pick<Bulk, 'status'>): boolean {
  return status === 'Checking' || status === 'Running';
}

/** Returns how many rows the check, the change or its retry has reached. */
export function reached({ total, counts }: Pick<Bulk, 'total' | 'counts'>): number {
  return total - counts.Waiting;
}

/** The check, a sentence each: "240 will change." "9 can’t change: … (Old Fort and 8 more)." */
export function checkLines({
  counts,
  reasons,
}: Pick<Bulk, 'counts' | 'reasons'>): readonly string[] {
  const { format } = numberFormat();
  const names = new Intl.ListFormat('en-IN');
  return [
    `${format(counts.Changed)} will change.`,
    ...(counts.Same > 0 ? [`${format(counts.Same)} already up to date.`] : []),
    ...reasons.map(({ message, count, names: some }) => {
      const rest = count - some.length;
      const who = names.format(rest > 0 ? [...some, `${format(rest)} more`] : some);
      return `${format(count)} can’t change: ${message.replace(/\.$/, '')} (${who}).`;
    }),
  ];
}

/** "240 of 249 institutes changed" */
export function resultOf(bulk: Bulk): string {
  const { counts, total } = bulk;
  const done = numberFormat().format(counts.Changed + counts.Same);
  return `${done} of ${counted(total, nounOf(bulk))} ${verbsOf(bulk).done}`;
}
