import type { Bulk } from '../../contract/schemas/bulk.ts';
import type { Row } from './rows.ts';
import type { WorldCall } from './world-call.ts';

/** A change of many rows that was checked. */
export interface BulkJob extends Row {
  readonly userId: string;
  readonly bulk: Bulk;
  /** The write of each row, by its id. It throws where it fails, and says whether it writes anything. */
  readonly writes: ReadonlyMap<
    string,
    (by: Pick<WorldCall<unknown>, 'caller' | 'writer' | 'request'>) => boolean
  >;
}
