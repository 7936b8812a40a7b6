import type { RefObject } from 'react';
import type { InstituteFilterKey } from '../../../institutes/institute-rule.ts';
import type { RowsToRead } from '../../../list/selection/use-selection.ts';

/** What is done to many institutes at once. */
export type BulkKind = 'bulkStatus' | 'addTag' | 'removeTag';

export interface BulkRequest {
  readonly rows: RowsToRead<InstituteFilterKey>;
  /** Called when all of them are done: they need not be selected any more. */
  readonly onDone: () => void;
  /** Where the focus goes afterwards. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}
