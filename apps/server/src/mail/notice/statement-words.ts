import { roundedMinor, type Statement } from '@booking/api-client/contract';
import { type MailWords, statementMail } from '@booking/content';
import { dayText, moneyText } from '../../subscription/index.ts';
import type { NoticeContext } from './notice-context.ts';

/** The words that a statement comes with. */
export function statementWords({ facts }: NoticeContext, statement: Statement): MailWords {
  const { startDate, endDate, closingBalance, currency } = statement;
  const amount = moneyText(Math.abs(roundedMinor(closingBalance, currency)), currency);
  return statementMail({
    ...facts,
    from: dayText(startDate),
    to: dayText(endDate),
    balance: closingBalance === 0 ? null : { amount, isCredit: closingBalance < 0 },
  });
}
