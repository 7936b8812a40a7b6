import type { Extent, Place } from './range.ts';

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface Moved extends Extent {
  /** Rows that a page has. */
  readonly page: number;
  readonly isRtl: boolean;
}

/** Returns where a key moves to from a place; undefined if it doesn't move. */
export function movedBy(
  { key, ctrlKey, metaKey, altKey }: Key,
  { row, column }: Place,
  { rows, columns, page, isRtl }: Moved,
): Place | undefined {
  if (altKey) return undefined;
  const isFar = ctrlKey || metaKey;
  const last = { row: rows - 1, column: columns - 1 };
  const toStart = { row, column: isFar ? 0 : column - 1 };
  const toEnd = { row, column: isFar ? last.column : column + 1 };
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isFar ? last.row : row + 1, column };
    case 'ArrowLeft':
      return isRtl ? toEnd : toStart;
    case 'ArrowRight':
      return isRtl ? toStart : toEnd;
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? last.row : row, column: last.column };
    case 'PageUp':
      return isFar ? undefined : { row: row - page, column };
    case 'PageDown':
      return isFar ? undefined : { row: row + page, column };
    default:
      return undefined;
  }
}

interface WritingKey extends Key {
  readonly getModifierState: (modifier: 'AltGraph') => boolean;
}

/**
 * Returns whether a key writes: a character without Ctrl, Alt or ⌘, or the beginning of one that is composed. AltGr
 * writes a character of its own, and is Ctrl and Alt on Windows.
 */
export function isWriting(event: WritingKey): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isShortcut = metaKey || ((ctrlKey || altKey) && !event.getModifierState('AltGraph'));
  return !isShortcut && key !== ' ' && (key.length === 1 || key === 'Process');
}
