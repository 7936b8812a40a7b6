import { Button } from '@booking/ui';
import { numberFormat } from '../../region/region.ts';
import { ListNote } from '../list-note.tsx';
import type { ListNoun } from '../list-of.ts';
import { tableTarget } from '../table-target.ts';
import type { Selection } from './use-selection.ts';

interface SelectionNoteProps {
  readonly noun: ListNoun;
  readonly selection: Selection<string>;
  /** The ids of the visible rows. */
  readonly ids: readonly string[];
  /** The number of rows that match. */
  readonly total: number;
}

/** Shown when a whole page is selected: says so, and offers to select all matching rows. */
export function SelectionNote({ noun, selection, ids, total }: SelectionNoteProps) {
  const { count, isAllMatching, has, selectAllMatching, clear } = selection;
  const { format } = numberFormat();
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
          {format(count)} {count === 1 ? `${noun.one} is` : `${noun.many} are`} selected, on every
          page.
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
          {isAllMatching ? 'Clear selection' : `Select all ${format(total)} ${noun.many}`}
        </Button>
      )}
    </ListNote>
  );
}
