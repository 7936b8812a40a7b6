import type { BankLine } from '../../../contract/schemas/bank-line.ts';
import { act } from '../billing/act.ts';
import { balanceOf, currentOf, paymentsOf, subscriptionsOf } from '../documents/subscription.ts';
import { type ListOf, listOf } from '../list.ts';
import { fieldFailure } from '../refuse.ts';
import type { BankLineRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { type CallsOf, requireVersion } from '../world-call.ts';

const listed: ListOf<BankLine> = {
  search: ({ text, reference }) => `${text} ${reference ?? ''}`,
  filters: {
    status: ({ status }) => status,
    institution: ({ institution }) => institution?._id ?? null,
    day: ({ day }) => day,
  },
  sort: {
    day: ({ day }) => day,
    amount: ({ amount }) => amount,
    createdAt: ({ createdAt }) => createdAt,
  },
  defaultSort: '-day',
};

export function bankLineCalls(store: Store): CallsOf<'bankLine'> {
  return {
    list: ({ input }) =>
      listOf(
        store.bankLines.all().map((row) => documentOf(store, row)),
        input,
        listed,
      ),

    create({ input: { lines }, writer }) {
      const before = new Map<string, number>();
      for (const { said } of store.bankLines.all()) before.set(said, (before.get(said) ?? 0) + 1);
      let added = 0;
      for (const { day, amount, text, reference = null } of lines) {
        const said = JSON.stringify([day, amount, text, reference]);
        const left = before.get(said) ?? 0;
        before.set(said, left - 1);
        if (left > 0) continue;
        added += 1;
        store.bankLines.add({
          ...store.fresh(writer),
          ...{ day, amount, text, reference, said, status: 'Open' },
          ...{ institutionId: null, entry: null, note: null },
        });
      }
      return { added, duplicates: lines.length - added };
    },

    update(call) {
      const { id, input, caller, writer } = call;
      const row = store.bankLines.get(id);
      const document = () => documentOf(store, store.bankLines.get(id));
      requireVersion(row, input.__v, document, store.users, caller);
      if (row.status !== (input.action === 'reopen' ? 'Dismissed' : 'Open')) {
        throw fieldFailure('BUSINESS_RULE', 'action', `This line is ${row.status}.`, 'status');
      }
      if (input.action === 'dismiss') {
        store.bankLines.change(row, { status: 'Dismissed', note: input.note }, writer);
      } else if (input.action === 'reopen') {
        store.bankLines.change(row, { status: 'Open', note: null }, writer);
      } else {
        const { institution: institutionId, confirmed = [] } = input;
        const shown =
          currentOf(store, institutionId) ?? subscriptionsOf(store, institutionId).at(-1);
        if (!shown) throw fieldFailure('VALIDATION', 'institution', 'Institute not found.');
        const { amount, day: paidOn, reference } = row;
        const payment = { action: 'recordPayment', method: 'BankTransfer' } as const;
        act(store, { ...call, input: { ...payment, amount, paidOn, reference, confirmed } }, shown);
        const entry = paymentsOf(store, institutionId).at(-1)?._id ?? null;
        store.bankLines.change(row, { status: 'Recorded', institutionId, entry }, writer);
      }
      return document();
    },
  };
}

function documentOf(store: Store, { institutionId, said: _said, ...row }: BankLineRow): BankLine {
  const named = (id: string) => {
    const { _id, name, code } = store.institutions.get(id);
    return { _id, name, code };
  };
  const isOpen = row.status === 'Open';
  const words = `${row.text} ${row.reference ?? ''}`.toUpperCase().split(/[^A-Z0-9_]+/);
  const matches = store.institutions.all().flatMap(({ _id, code }): BankLine['matches'] => {
    const { balance } = balanceOf(store, _id);
    const by = words.includes(code) ? 'code' : balance === row.amount ? 'amount' : null;
    return by ? [{ institution: named(_id), balance, by }] : [];
  });
  const payment = store.entries
    .all()
    .find(({ kind, reference }) => kind === 'payment' && reference && reference === row.reference);
  return {
    ...row,
    institution: institutionId ? named(institutionId) : null,
    recordedPayment:
      isOpen && payment
        ? { institution: named(payment.institutionId), day: payment.day, amount: -payment.amount }
        : null,
    matches: isOpen ? matches.slice(0, 5) : [],
  };
}
