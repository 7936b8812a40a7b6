import type { ColumnMapping } from './read-statement.ts';

const KEY = 'booking-bank-columns';

/** The columns that were chosen last in this browser: a bank names them the same each month. */
export function rememberedColumns(): Partial<ColumnMapping> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Storage is off, or something else has written there.
    return {};
  }
}

export function rememberColumns(mapping: ColumnMapping): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mapping));
  } catch {
    // Storage is off: they are chosen again next time.
  }
}
