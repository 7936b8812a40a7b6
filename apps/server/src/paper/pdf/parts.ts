import { type Paper, roundedMinor } from '@booking/api-client/contract';
import { codeSquares, upiAddress } from './payment-code.ts';
import { type Column, QUIET, type Sheet } from './sheet.ts';

/** Shared parts of papers and statements. */

export const BODY = { size: 9.5 } as const;
export const SMALL = { size: 8.5, color: QUIET } as const;
export const LABEL = { size: 8, weight: 600, color: QUIET } as const;
export const STRONG = { size: 9.5, weight: 600 } as const;
export const END = { ...BODY, align: 'end' } as const;

const CODE_WIDTH = 96;

/** Prints the supplier, beside the title and the facts of the document. */
export function head(
  sheet: Sheet,
  supplier: Paper['supplier'],
  title: string,
  facts: readonly string[],
): void {
  const [left, right] = halves(sheet);
  sheet.row([
    [supplier.legalName, left, { size: 14, weight: 600 }],
    [title, right, { size: 18, weight: 600, align: 'end' }],
  ]);
  sheet.row([
    [[...supplier.address, supplier.phone, supplier.email].join('\n'), left, SMALL],
    [facts.join('\n'), right, END],
  ]);
  const { gstin, state } = supplier;
  const ids = [gstin && `GSTIN ${gstin}`, state && `State ${stateText(state)}`].filter(Boolean);
  if (ids.length > 0) sheet.row([[ids.join('\n'), left, SMALL]]);
  sheet.y += 14;
  sheet.rule();
  sheet.y += 14;
}

/** Prints the buyer. */
export function buyerBlock(sheet: Sheet, label: string, buyer: Paper['buyer']): void {
  const { gstin, state, legalName, name, code, address } = buyer;
  sheet.row([[label, sheet.whole, LABEL]]);
  sheet.row([[legalName, sheet.whole, STRONG]]);
  const lines = [
    legalName === name ? `Code ${code}` : `${name} (${code})`,
    ...address,
    gstin ? `GSTIN ${gstin}` : 'Not registered for GST',
    ...(state ? [`State ${stateText(state)}`] : []),
  ];
  sheet.row([[lines.join('\n'), sheet.whole, BODY]]);
  sheet.y += 16;
}

interface Payable extends Pick<Paper, 'supplier' | 'currency' | 'due' | 'bank' | 'upiId'> {
  /** Reference by which a payment is recognized. */
  readonly reference: string;
}

/** The amount due, and how to pay it. */
export function howToPay(sheet: Sheet, payable: Payable): void {
  const { due, bank, upiId, supplier, currency, reference } = payable;
  sheet.y += 16;
  sheet.need(CODE_WIDTH + 24);
  sheet.rule();
  sheet.y += 10;
  const [left, right] = halves(sheet);
  const start = sheet.y;
  const state =
    due > 0
      ? `Due on the account ${money(due, currency)}`
      : due < 0
        ? `Credit on the account ${money(-due, currency)}`
        : 'Nothing is due on the account';
  let y = sheet.text(state, left, STRONG);
  if (due <= 0) {
    sheet.y = y;
    return;
  }
  if (bank) y = sheet.text(bank, left, BODY, y + 6);
  if (upiId) {
    y = sheet.text(`UPI ID ${upiId}`, left, BODY, y + 6);
    const minor = roundedMinor(due, currency);
    const code = codeSquares(upiAddress({ upiId, name: supplier.legalName }, minor, reference));
    sheet.squares(code.dark, right.x + right.width - CODE_WIDTH, CODE_WIDTH / code.size);
    sheet.text(
      'Scan to pay by UPI',
      { ...right, width: right.width - CODE_WIDTH - 10 },
      { ...SMALL, align: 'end' },
    );
    y = Math.max(y, start + CODE_WIDTH);
  }
  sheet.y = y;
}

/** The footer from Settings, printed below everything. */
export function footer(sheet: Sheet, text: string | null): void {
  if (!text) return;
  sheet.y += 18;
  sheet.row([[text, sheet.whole, SMALL]]);
}

function halves({ whole: { x, width } }: Sheet): readonly [Column, Column] {
  const half = width / 2 - 10;
  return [
    { x, width: half },
    { x: x + width - half, width: half },
  ];
}

export const stateText = ({ name, code }: { name: string; code: string }) => `${name} (${code})`;

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const dayText = (day: string) => dayFormat.format(new Date(day));

export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount);
}
