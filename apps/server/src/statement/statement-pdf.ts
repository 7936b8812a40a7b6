import type { Statement } from '@booking/api-client/contract';
import { accountEntryWords, paymentMethodWords } from '@booking/content/account-words';
import {
  BODY,
  buyerBlock,
  type Column,
  dayText,
  END,
  footer,
  head,
  howToPay,
  LABEL,
  money,
  Sheet,
  STRONG,
  type TextStyle,
} from '../paper/index.ts';

const LABEL_END = { ...LABEL, align: 'end' } as const;

/** A statement as a file: the same bytes for the same statement. */
export async function statementPdf(statement: Statement): Promise<Buffer> {
  const { supplier, buyer, startDate, endDate } = statement;
  const period = `${dayText(startDate)} to ${dayText(endDate)}`;
  const title = `Statement of account, ${buyer.name}`;
  const sheet = new Sheet({ title, author: supplier.legalName, day: endDate });
  head(sheet, supplier, 'Statement', [period, 'Amounts include tax']);
  buyerBlock(sheet, 'For', buyer);
  lines(sheet, statement);
  taxes(sheet, statement);
  howToPay(sheet, { ...statement, reference: buyer.code });
  footer(sheet, statement.footer);
  return sheet.end(`${title}, ${period}.`);
}

function lines(sheet: Sheet, statement: Statement): void {
  const { currency, startDate, endDate, openingBalance, closingBalance } = statement;
  const { day, text, paper, amount, balance } = columns(sheet);
  const header = () => {
    sheet.rule();
    sheet.y += 6;
    sheet.row([
      ['Date', day, LABEL],
      ['Description', text, LABEL],
      ['Paper', paper, LABEL],
      ['Amount', amount, LABEL_END],
      ['Due', balance, LABEL_END],
    ]);
    sheet.y += 4;
    sheet.rule();
    sheet.y += 6;
  };
  const row = (cells: Parameters<Sheet['row']>[0]) => {
    const heights = cells.map(([content, column, style]) => sheet.heightOf(content, column, style));
    if (sheet.need(Math.max(...heights))) header();
    sheet.row(cells);
    sheet.y += 4;
  };
  const balanceRow = (date: string, name: string, minor: number, style: TextStyle) =>
    row([
      [dayText(date), day, BODY],
      [name, text, style],
      [money(minor, currency), balance, { ...style, align: 'end' }],
    ]);
  header();
  balanceRow(startDate, 'Opening balance', openingBalance, BODY);
  for (const line of statement.lines) {
    row([
      [dayText(line.day), day, BODY],
      [descriptionOf(line), text, BODY],
      [line.paper?.number ?? '', paper, BODY],
      [money(line.amount, currency), amount, END],
      [money(line.balance, currency), balance, END],
    ]);
  }
  balanceRow(endDate, 'Closing balance', closingBalance, STRONG);
  sheet.y += 2;
  sheet.rule();
}

function columns({ whole: { x, width } }: Sheet) {
  const balance: Column = { x: x + width - 80, width: 80 };
  const amount: Column = { x: balance.x - 85, width: 80 };
  const paper: Column = { x: amount.x - 95, width: 90 };
  const day: Column = { x, width: 90 };
  const text: Column = { x: x + 95, width: paper.x - x - 105 };
  return { day, text, paper, amount, balance };
}

function descriptionOf({ kind, text, method, reference, paidOn }: Statement['lines'][number]) {
  const label = accountEntryWords[kind];
  const how = [
    text !== label && text,
    method && paymentMethodWords[method],
    reference,
    paidOn && dayText(paidOn),
  ].filter(Boolean);
  return how.length > 0 ? `${label}\n${how.join(', ')}` : label;
}

/** Prints the tax in the charges and credits. */
function taxes(sheet: Sheet, { taxes, currency }: Statement): void {
  if (taxes.length === 0) return;
  const { x, width } = sheet.whole;
  const tax: Column = { x: x + width - 100, width: 100 };
  const taxable: Column = { x: tax.x - 110, width: 100 };
  const rate: Column = { x, width: taxable.x - x - 10 };
  const name = currency === 'INR' ? 'GST' : 'Tax';
  sheet.y += 16;
  sheet.row([
    ['Tax in these charges', rate, LABEL],
    ['Taxable value', taxable, LABEL_END],
    ['Tax', tax, LABEL_END],
  ]);
  sheet.y += 4;
  for (const row of taxes) {
    sheet.row([
      [`${name} at ${row.taxRate}%`, rate, BODY],
      [money(row.taxable, currency), taxable, END],
      [money(row.tax, currency), tax, END],
    ]);
  }
}
