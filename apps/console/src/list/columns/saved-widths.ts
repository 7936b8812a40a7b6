import { COLUMN_MAX_WIDTH, COLUMN_MIN_WIDTH } from '@booking/api-client/facts';
import type { ColumnWidths } from '@booking/ui';

/** The widths as the preferences take them, between their bounds. Null for none: each column has its own again. */
export function savedWidths(widths: ColumnWidths): Record<string, number> | null {
  const entries = Object.entries(widths).map(
    ([key, width]) => [key, Math.min(COLUMN_MAX_WIDTH, Math.max(COLUMN_MIN_WIDTH, width))] as const,
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
