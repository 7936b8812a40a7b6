import type { RefObject } from 'react';
import type { InstituteFilterKey } from '../../../institutes/institute-rule.ts';
import type { RowsToRead } from '../../../list/selection/use-selection.ts';

/** A bulk action on institutes. */
export type BulkKind = 'bulkStatus' | 'addTag' | 'removeTag';

export interface BulkRequest {
  readonly rows: RowsToRead<InstituteFilterKey>;
  /** Called when all of them are done, so that the selection can be cleared. */
  readonly onDone: () => void;
  /** Takes the focus afterwards. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}
