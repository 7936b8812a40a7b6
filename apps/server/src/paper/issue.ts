import {
  type AccountEntry,
  financialYearOf,
  type PaperKind,
  paperNumber,
  TAX_RATE_DEFAULT,
  todayOf,
} from '@booking/api-client/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type PlatformSettings, readSettings } from '../bkbtr-setting/index.ts';
import type { Database } from '../database/database.ts';
import { searchText } from '../database/search.ts';
import type { WriteContext } from '../resource/context.ts';
import { paper, paperSeries } from '../schema/paper.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { buyerOf, supplierOf } from './parties.ts';
import { paperRows } from './rows.ts';
import { taxesOf } from './taxes.ts';
import { amountInWords } from './words.ts';

/** Kind of the paper for each kind of line. */
const KIND_OF: Readonly<Record<AccountEntry['kind'], PaperKind | null>> = {
  charge: 'taxInvoice',
  payment: 'receipt',
  credit: 'creditNote',
  reversal: 'paymentReversal',
  refund: 'refundVoucher',
  // A bad debt changes no supply: the invoice stands, and no paper takes it back.
  writeOff: null,
};

type Row = typeof subscriptionEntry.$inferSelect;
type Entry = Pick<
  Row,
  'id' | 'institutionId' | 'subscriptionId' | 'kind' | 'day' | 'amountMinor' | 'text'
> &
  Partial<Pick<Row, 'taxRate' | 'method' | 'reference' | 'reversesId' | 'aboutId'>>;

/**
 * Issues the paper of a line that was just added to an account, in the same transaction, and returns its id, if the
 * line has one. It is dated today, whatever day the line is of: numbers and days of a series go the same way.
 */
export async function issuePaper(context: WriteContext, entry: Entry): Promise<string | undefined> {
  const { db, now } = context;
  const kind = paperKindOf(entry);
  if (kind === null) return undefined;
  const settings = await readSettings(db);
  const { buyerRow, currency } = await readSold(db, entry);
  const day = todayOf('billing', now);
  const sequence = await nextOf(db, kind, financialYearOf(day));
  const about = await aboutOf(db, entry);
  const dueMinor = await balanceOf(db, entry.institutionId);
  return paperRows.insert(
    context,
    paperOf({ entry, kind, day, sequence, settings, buyerRow, currency, about, dueMinor }),
  );
}

/** The kind of paper that a line has; null for none. */
export const paperKindOf = ({ kind }: Pick<Entry, 'kind'>): PaperKind | null => KIND_OF[kind];

type PaperRow = typeof paper.$inferSelect;

interface Issue {
  readonly entry: Entry;
  readonly kind: PaperKind;
  readonly day: string;
  readonly sequence: number;
  readonly settings: PlatformSettings;
  readonly buyerRow: typeof institution.$inferSelect;
  readonly currency: string;
  /** The paper that it is about. */
  readonly about: Pick<PaperRow, 'id' | 'number' | 'day' | 'content'> | undefined;
  /** Balance of the account, the line included. */
  readonly dueMinor: number;
}

/** Returns the content of a paper, with its number. */
export function paperOf(issue: Issue): Parameters<typeof paperRows.insert>[1] {
  const { entry, kind, day, sequence, settings, currency, about, dueMinor } = issue;
  const { institutionId, subscriptionId } = entry;
  const buyer = buyerOf(issue.buyerRow, day);
  const supplier = supplierOf(settings, day);
  const totalMinor = Math.abs(entry.amountMinor);
  const isTaxed = entry.kind === 'charge' || entry.kind === 'credit';
  // A credit note takes back what its invoice has said, wherever the buyer is by now.
  const from = about?.content.supplier.state ?? supplier.state;
  const placeOfSupply = isTaxed
    ? (about?.content.placeOfSupply ?? buyer.state ?? supplier.state)
    : null;
  const rate = entry.taxRate ?? TAX_RATE_DEFAULT;
  const taxed = { amountMinor: totalMinor, rate, currency };
  const isPayable = dueMinor > 0 && (kind === 'taxInvoice' || kind === 'paymentReversal');
  const { sac, bank, upiId, footer, series } = settings.papers;
  const content = {
    supplier,
    buyer,
    placeOfSupply,
    text: entry.text,
    sac: isTaxed ? sac : null,
    totalInWords: amountInWords(totalMinor, currency),
    reverseCharge: isTaxed ? false : null,
    about: about ? { _id: about.id, number: about.number, day: about.day } : null,
    payment: isTaxed
      ? null
      : { day: entry.day, method: entry.method ?? null, reference: entry.reference ?? null },
    bank: isPayable ? bank : null,
    upiId: isPayable && currency === 'INR' ? upiId : null,
    footer,
  };
  const financialYear = financialYearOf(day);
  const number = paperNumber(series[kind], financialYear, sequence);
  return {
    institutionId,
    subscriptionId,
    entryId: entry.id,
    kind,
    day,
    financialYear,
    sequence,
    number,
    searchedAs: searchText([number, buyer.name, buyer.code, buyer.legalName]),
    currency,
    totalMinor,
    dueMinor,
    content,
    ...(isTaxed
      ? { taxRate: rate, ...taxesOf(taxed, from, placeOfSupply, day) }
      : { taxRate: null, taxableMinor: null, taxes: [] }),
  };
}

/** Takes the next number of a series. The row stays locked until the transaction ends: one that fails leaves no gap. */
async function nextOf(db: Database, kind: PaperKind, financialYear: string): Promise<number> {
  const [row] = await db
    .insert(paperSeries)
    .values({ kind, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [paperSeries.kind, paperSeries.financialYear],
      set: { last: sql`${paperSeries.last} + 1` },
    })
    .returning({ last: paperSeries.last });
  if (!row) throw new Error(`The series ${kind} of ${financialYear} gave no number.`);
  return row.last;
}

async function readSold(db: Database, { institutionId, subscriptionId }: Entry) {
  const [row] = await db
    .select({ buyerRow: institution, currency: subscription.currency })
    .from(subscription)
    .innerJoin(institution, eq(institution.id, subscription.institutionId))
    .where(and(eq(institution.id, institutionId), eq(subscription.id, subscriptionId)));
  if (!row) throw new Error(`Subscription ${subscriptionId} is not there.`);
  return row;
}

/**
 * The invoice of the charge that a credit lowers, or else the last one of the account; the receipt of a payment that is
 * taken or given back.
 */
async function aboutOf(db: Database, { kind, institutionId, reversesId, aboutId }: Entry) {
  const entryId = reversesId ?? aboutId;
  if (kind !== 'credit' && !entryId) return undefined;
  const [earlier] = await db
    .select()
    .from(paper)
    .where(
      and(
        eq(paper.institutionId, institutionId),
        entryId ? eq(paper.entryId, entryId) : eq(paper.kind, 'taxInvoice'),
      ),
    )
    .orderBy(desc(paper.sequence))
    .limit(1);
  return earlier;
}

/** Returns the balance of the account, the new line included. */
async function balanceOf(db: Database, institutionId: string): Promise<number> {
  const [sum] = await db
    .select({ minor: sql<number>`coalesce(sum(${subscriptionEntry.amountMinor}), 0)::int` })
    .from(subscriptionEntry)
    .where(eq(subscriptionEntry.institutionId, institutionId));
  return sum?.minor ?? 0;
}
