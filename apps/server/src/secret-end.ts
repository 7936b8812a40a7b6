import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The end of a shorter secret would be too much of it: half of eight characters, all of a PIN. */
const SHOWN_FROM = 12;
const SHOWN = 4;
/**
 * Base64 length of a sealed secret of `SHOWN_FROM` bytes after its last dot (`sealer.ts`): with 12 bytes of IV and 16
 * of tag.
 */
const SEALED_FROM = Math.ceil(((12 + SHOWN_FROM + 16) * 4) / 3);

/** Returns the last characters of a secret, by which people recognize it; null where it is too short for that. */
export function secretEnd(text: string): string | null {
  const characters = [...text];
  return characters.length < SHOWN_FROM ? null : characters.slice(-SHOWN).join('');
}

/**
 * Returns the same for a stored secret: secrets that were sealed before there was a minimum length have a stored end at
 * any length.
 */
export function storedEnd(sealed: SQLWrapper, end: SQLWrapper): SQL {
  return sql`case when length(split_part(${sealed}, '.', 3)) >= ${sql.raw(String(SEALED_FROM))} then nullif(${end}, '') end`;
}
