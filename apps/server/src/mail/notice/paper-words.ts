import { type Paper, paperTitle, roundedMinor } from '@booking/api-client/contract';
import { chargedMail, type MailWords, paidMail, paperMail } from '@booking/content';
import { balanceOf, dayText, moneyText } from '../../subscription/index.ts';
import { debtOf } from './debt.ts';
import type { NoticeContext } from './notice-context.ts';

/** The words that a paper comes with. */
export async function paperWords(context: NoticeContext, paper: Paper): Promise<MailWords> {
  const { db, row, facts } = context;
  const { number, currency, text, payment } = paper;
  const title = paperTitle(paper.kind, paper.supplier.gstin !== null);
  const total = moneyText(roundedMinor(paper.total, currency), currency);
  if (row.kind === 'charged') {
    const debt = await debtOf(db, row.institutionId);
    return chargedMail({ ...facts, title, number, total, text, debt: debt?.words ?? null });
  }
  if (row.kind !== 'paid') return paperMail({ ...facts, title, number, total });
  const { balanceMinor } = await balanceOf(db, row.institutionId);
  const amount = moneyText(Math.abs(balanceMinor), currency);
  return paidMail({
    ...facts,
    number,
    total,
    day: dayText(payment?.day ?? paper.day),
    reference: payment?.reference ?? null,
    rest: balanceMinor === 0 ? null : { amount, isCredit: balanceMinor < 0 },
  });
}
