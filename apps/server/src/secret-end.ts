import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The end of a shorter secret would be too much of it: half of eight characters, all of a PIN. */
const SHOWN_FROM = 12;
const SHOWN = 4;
/** What a sealed text of that many bytes has after its last dot, in base64 (`sealer.ts`): twelve more of IV, sixteen of tag. */
const SEALED_FROM = Math.ceil(((12 + SHOWN_FROM + 16) * 4) / 3);

/** Returns the last characters of a secret, by which people tell it from another one; null where it is too short for that. */
export function secretEnd(text: string): string | null {
  const characters = [...text];
  return characters.length < SHOWN_FROM ? null : characters.slice(-SHOWN).join('');
}

/** The same of what is stored: secrets that were sealed before there was a least length have kept an end of any. */
export function storedEnd(sealed: SQLWrapper, end: SQLWrapper): SQL {
  return sql`case when length(split_part(${sealed}, '.', 3)) >= ${sql.raw(String(SEALED_FROM))} then nullif(${end}, '') end`;
}
