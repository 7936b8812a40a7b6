import type { ClipboardEvent } from 'react';
import { type GridGestures, isForeign } from './grid-gestures.ts';
import { formatHtmlTable, parseHtmlTable } from './html-table.ts';
import { formatTsv, parseTsv } from './tsv.ts';

/** Copies, cuts and pastes the selected cells, as text and as a table. */
export function clipboardHandlers({ edits }: GridGestures) {
  const handleCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    const texts = edits.copy();
    event.clipboardData.setData('text/plain', formatTsv(texts));
    event.clipboardData.setData('text/html', formatHtmlTable(texts));
  };
  return {
    onCopy(event: ClipboardEvent) {
      if (!isForeign(event.target)) handleCopy(event);
    },
    onCut(event: ClipboardEvent) {
      if (isForeign(event.target)) return;
      handleCopy(event);
      edits.clear();
    },
    onPaste(event: ClipboardEvent) {
      if (isForeign(event.target)) return;
      event.preventDefault();
      const { clipboardData } = event;
      // Documents write a cell a line as text, so a table is read first.
      edits.paste(
        parseHtmlTable(clipboardData.getData('text/html')) ??
          parseTsv(clipboardData.getData('text/plain')),
      );
    },
  };
}
