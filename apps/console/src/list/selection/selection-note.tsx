import { Button } from '@booking/ui';
import { numberFormat } from '../../region/region.ts';
import { ListNote } from '../list-note.tsx';
import type { ListNoun } from '../list-of.ts';
import { tableTarget } from '../table-target.ts';
import type { ListTotal } from '../use-total.ts';
import type { Selection } from './use-selection.ts';

interface SelectionNoteProps {
  readonly noun: ListNoun;
  readonly selection: Selection<string>;
  /** The ids of the visible rows. */
  readonly ids: readonly string[];
  /** How many rows match. */
  readonly totals: Pick<ListTotal, 'total' | 'isCapped'>;
}

/** Shown when a whole page is selected: says so, and offers to select all matching rows. */
export function SelectionNote({ noun, selection, ids, totals }: SelectionNoteProps) {
  const { count, isAllMatching, has, selectAllMatching, clear } = selection;
  const { format } = numberFormat();
  const { total, isCapped } = totals;
  const more = isCapped ? '+' : '';
  const isPage = !isAllMatching && ids.length > 0 && ids.every(has) && count < total;
  return (
    <ListNote role="status" hidden={!isPage && !isAllMatching}>
      {isPage && (
        <p>
          All {format(ids.length)} {noun.many} on this page are selected.
        </p>
      )}
      {isAllMatching && (
        <p>
          {count === total && 'All '}
          {format(count)}
          {more} {count === 1 ? `${noun.one} is` : `${noun.many} are`} selected, on every page.
        </p>
      )}
      {/* One button, so that it keeps the focus when it changes. */}
      {(isPage || isAllMatching) && (
        <Button
          size="sm"
          color="transparent"
          variant="secondary"
          onClick={() => {
            if (!isAllMatching) return selectAllMatching();
            tableTarget.current?.focus();
            clear();
          }}
        >
          {isAllMatching ? 'Clear selection' : `Select all ${format(total)}${more} ${noun.many}`}
        </Button>
      )}
    </ListNote>
  );
}
