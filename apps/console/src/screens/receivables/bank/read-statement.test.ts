import { expect, it } from 'vitest';
import { parseCsv } from '../../../csv/csv-text.ts';
import { headOf, mappingFor, readStatement } from './read-statement.ts';

const TODAY = '2026-11-28';
const hdfc = parseCsv(`Account,50100012345678
Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance
27/11/26,NEFT CR-LAKEVIEW RESIDENCY,N327110042,,"1,999.00","2,01,999.00"
27/11/26,RENT NOVEMBER,000123,25000,,176999
26/11/26,UPI-SAFFRON GATE,UPI4711,, 999.50 ,1
31/31/26,NEFT,N1,,5,1
`);

it('a statement is read below the lines of its account, without what went out', () => {
  const head = headOf(hdfc);
  const mapping = mappingFor(head, {});
  expect(mapping).toEqual({
    day: 'Date',
    amount: 'Deposit Amt.',
    text: 'Narration',
    reference: 'Chq./Ref.No.',
  });
  expect(readStatement(hdfc, mapping, TODAY)).toEqual({
    lines: [
      {
        day: '2026-11-27',
        amount: 1999,
        text: 'NEFT CR-LAKEVIEW RESIDENCY',
        reference: 'N327110042',
      },
      { day: '2026-11-26', amount: 999.5, text: 'UPI-SAFFRON GATE', reference: 'UPI4711' },
    ],
    skipped: 1,
    problems: [{ line: 6, message: 'Its date can’t be read.' }],
  });
});

it('a column that was chosen before is chosen again, while the file has it', () => {
  const head = headOf(hdfc);
  const remembered = { amount: 'Closing Balance', text: 'Remarks' };
  expect(mappingFor(head, remembered)).toMatchObject({
    amount: 'Closing Balance',
    text: 'Narration',
  });
});
