import { RECEIVABLE_AGE_NAMES } from '../../../contract/facts/receivable.ts';
import { fullName } from '../../../contract/facts/user.ts';
import type { Receivable, ReceivableTotals } from '../../../contract/schemas/receivable.ts';
import { paperDocuments } from '../documents/paper.ts';
import { taxesOf } from '../documents/paper-taxes.ts';
import { receivableDocument } from '../documents/receivable.ts';
import { type ListOf, listOf } from '../list.ts';
import { fieldFailure } from '../refuse.ts';
import type { Store } from '../store.ts';
import { type Caller, type CallsOf, reaches, requireVersion } from '../world-call.ts';

const listed: ListOf<Receivable> = {
  search: ({ institution: { name, code } }) => `${name} ${code}`,
  filters: {
    age: (row) => RECEIVABLE_AGE_NAMES.filter((age) => row[age] > 0),
    accountManager: ({ accountManager }) => accountManager?._id ?? null,
    promise: ({ promise }) => promise?.state ?? null,
    institution: ({ _id }) => _id,
    subscriptionStatus: ({ subscriptionStatus }) => subscriptionStatus,
    dueSince: ({ dueSince }) => dueSince,
  },
  sort: {
    dueSince: ({ dueSince }) => dueSince,
    balance: ({ balance }) => balance,
    createdAt: ({ createdAt }) => createdAt,
  },
  defaultSort: 'dueSince',
};

type Currency = ReceivableTotals['currencies'][number];

export function receivableCalls(store: Store): CallsOf<'receivable'> {
  const accounts = (caller: Caller) =>
    store.institutions
      .all()
      .filter(({ _id }) => reaches(caller, _id))
      .flatMap(({ _id }) => receivableDocument(store, _id, caller) ?? []);
  /** @throws MockFailure `NOT_FOUND` */
  const get = (id: string, caller: Caller) => {
    const document = reaches(caller, id) ? receivableDocument(store, id, caller) : undefined;
    if (!document) throw store.receivables.missing();
    return document;
  };
  return {
    list: ({ input, caller }) =>
      listOf(
        accounts(caller).filter(({ balance }) => balance > 0),
        input,
        listed,
      ),

    totals({ caller }) {
      const sums = new Map<string, Currency>();
      for (const row of accounts(caller))
        sums.set(row.currency, added(sums.get(row.currency), row));
      return { day: store.today(), currencies: [...sums.values()] };
    },

    taxes: ({ input: { month } }) => ({ month, rows: taxesOf(paperDocuments(store), month) }),

    update({ id, input: { promise, contact, __v }, caller, writer }) {
      const stored = get(id, caller);
      requireVersion(stored, __v, () => get(id, caller), store.users, caller);
      const today = store.today();
      if (promise && promise.day < today) {
        throw fieldFailure('VALIDATION', 'promise.day', 'Choose a day from today to a year ahead.');
      }
      if (contact && contact.day > today) {
        throw fieldFailure('VALIDATION', 'contact.day', 'Choose today or an earlier day.');
      }
      const row =
        store.receivables.find(id) ??
        store.receivables.add({ ...store.fresh(writer), _id: id, promise: null, contact: null });
      const by = { _id: caller.user._id, name: fullName(caller.user) };
      const changes = {
        promise: promise && { note: null, ...promise, madeAt: writer.at },
        contact: contact && { ...contact, by },
      };
      store.receivables.change(row, changes, writer);
      return get(id, caller);
    },
  };
}

function added(sum: Currency | undefined, row: Receivable): Currency {
  const { currency, balance } = row;
  const before = sum ?? {
    ...{ currency, institutes: 0, due: 0, credit: 0 },
    ...{ today: 0, days1To15: 0, days16To30: 0, over30: 0 },
  };
  const plus = (a: number, b: number) => Math.round((a + b) * 100) / 100;
  if (balance <= 0) return { ...before, credit: plus(before.credit, -balance) };
  const ages = RECEIVABLE_AGE_NAMES.map((age) => [age, plus(before[age], row[age])] as const);
  return {
    ...before,
    ...Object.fromEntries(ages),
    institutes: before.institutes + 1,
    due: plus(before.due, balance),
  };
}
