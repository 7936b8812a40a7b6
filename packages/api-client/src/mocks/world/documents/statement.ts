import { gstStateOf } from '../../../contract/facts/gst.ts';
import { majorOf, netOf, roundedMinor } from '../../../contract/facts/money.ts';
import { paperTitle } from '../../../contract/facts/paper.ts';
import { todayOf } from '../../../contract/facts/today.ts';
import type { Statement, StatementQuery } from '../../../contract/schemas/statement.ts';
import type { EntryRow, SubscriptionRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { buyerOf, paperDocuments, supplierOf } from './paper.ts';
import { accountOf, currentOf, subscriptionsOf } from './subscription.ts';

/** The subscription that shows the account of an institution; undefined where it has none. */
export const accountSubscription = (store: Store, id: string): SubscriptionRow | undefined =>
  currentOf(store, id) ?? subscriptionsOf(store, id).at(-1);

/** The account of an institution over a period. */
export function statementDocument(
  store: Store,
  { institutionId: institution, currency }: SubscriptionRow,
  { startDate, endDate }: StatementQuery,
): Statement {
  const [platform] = store.platform.all();
  if (!platform?.papers)
    throw new TypeError('The settings of a world say what is printed on papers.');
  const { company, billing, papers } = platform;
  const minor = (amount: number) => roundedMinor(amount, currency);
  const sumOf = (entries: readonly EntryRow[]) =>
    entries.reduce((sum, { amount }) => sum + minor(amount), 0);
  const account = accountOf(store, institution);
  const within = account.filter((entry) => startDate <= dayOf(entry) && dayOf(entry) <= endDate);
  const openingMinor = sumOf(account.filter((entry) => dayOf(entry) < startDate));
  const dueMinor = sumOf(account);
  const howToPay = [billing.paymentInstructions, papers.bank].filter(Boolean).join('\n');
  let balanceMinor = openingMinor;
  return {
    ...{ institution, startDate, endDate, currency },
    supplier: supplierOf(company, gstStateOf(papers.state ?? company.gstin ?? '', endDate)),
    buyer: buyerOf(store.institutions.get(institution), endDate),
    openingBalance: majorOf(openingMinor, currency),
    lines: within.map((entry) => {
      balanceMinor += minor(entry.amount);
      return { ...lineOf(store, entry), balance: majorOf(balanceMinor, currency) };
    }),
    closingBalance: majorOf(openingMinor + sumOf(within), currency),
    taxes: taxesOf(within, currency),
    due: majorOf(dueMinor, currency),
    bank: dueMinor > 0 ? howToPay || null : null,
    upiId: dueMinor > 0 && currency === 'INR' ? papers.upiId : null,
    footer: papers.footer,
  };
}

const dayOf = ({ createdAt }: EntryRow) => todayOf('billing', new Date(createdAt));

function lineOf(store: Store, entry: EntryRow): Omit<Statement['lines'][number], 'balance'> {
  const { _id, kind, text, method, reference, amount } = entry;
  const paper = paperDocuments(store).find(({ entry: of }) => of === _id);
  return {
    ...{ _id, kind, text, method, reference, amount, day: dayOf(entry) },
    paidOn: kind === 'payment' || kind === 'refund' ? entry.day : null,
    paper: paper
      ? {
          _id: paper._id,
          title: paperTitle(paper.kind, paper.supplier.gstin !== null),
          number: paper.number,
        }
      : null,
  };
}

function taxesOf(entries: readonly EntryRow[], currency: string): Statement['taxes'] {
  const sums = new Map<number, { taxable: number; tax: number }>();
  for (const { amount, taxRate } of entries) {
    if (taxRate === null) continue;
    const sum = sums.get(taxRate) ?? { taxable: 0, tax: 0 };
    const totalMinor = roundedMinor(amount, currency);
    const taxable = Math.sign(amount) * netOf(Math.abs(totalMinor), taxRate);
    sums.set(taxRate, {
      taxable: sum.taxable + taxable,
      tax: sum.tax + totalMinor - taxable,
    });
  }
  return [...sums]
    .toSorted(([a], [b]) => a - b)
    .map(([taxRate, { taxable, tax }]) => ({
      taxRate,
      taxable: majorOf(taxable, currency),
      tax: majorOf(tax, currency),
    }));
}
