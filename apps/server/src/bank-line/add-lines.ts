import { createHash } from 'node:crypto';
import { BANK_CURRENCY, referenceKey, roundedMinor } from '@booking/api-client/contract';
import { newId } from '../database/id.ts';
import { searchText } from '../database/search.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { bankLine } from '../schema/bank-line.ts';
import { created } from '../schema/columns.ts';
import { platformDay } from '../subscription/index.ts';

type Create = Call<'bankLine', 'create'>;
type Line = Create['body']['lines'][number];

/** Adds the lines of a statement, each once, however often it is uploaded. */
export async function addLines({ db, actor, now, body }: Create) {
  const today = platformDay(now);
  const seen = new Map<string, number>();
  const rows = body.lines.map((line, at) => {
    if (line.day > today) {
      throw fieldError('VALIDATION', `lines.${at}.day`, 'Choose today or an earlier day.');
    }
    const { day, text } = line;
    const reference = line.reference || null;
    const said = saidOf(line);
    // Two that say the same in one statement are two.
    const place = seen.get(said) ?? 0;
    seen.set(said, place + 1);
    return {
      ...{ id: newId(now.getTime()), day, text, reference, status: 'Open' as const },
      amountMinor: roundedMinor(line.amount, BANK_CURRENCY),
      referenceKey: referenceKey(reference) || null,
      hash: createHash('sha256').update(`${said} ${place}`).digest('hex'),
      searchText: searchText([text, reference]),
      ...created(actor.userId, now),
    };
  });
  const added = await db
    .insert(bankLine)
    .values(rows)
    .onConflictDoNothing({ target: bankLine.hash })
    .returning({ id: bankLine.id });
  const result = { added: added.length, duplicates: rows.length - added.length };
  return { json: JSON.stringify(result) };
}

/** All that the bank says of a line. */
function saidOf({ day, amount, text, reference }: Line): string {
  return JSON.stringify([day, amount, text, reference ?? '']);
}
