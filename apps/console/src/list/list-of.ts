import type { Page } from '@booking/api-client';
import type { Column, IconName } from '@booking/ui';
import type { QueryKey } from '@tanstack/react-query';
import type { CivilDate } from '../dates/civil-date.ts';
import type { CsvValue } from './export/csv.ts';
import type { CountQuery, ListQuery, ListRule } from './list-state.ts';
import type { ListCall } from './read-rows.ts';

/** What the rows are called, in the words around them. */
export interface ListNoun {
  readonly one: string;
  readonly many: string;
}

/** A column of a list screen. */
export interface ListColumn<T> extends Column<T> {
  /**
   * The least width of the list in pixels from which it is shown while the reader has not chosen columns: what it and
   * those before it need together. The first column is shown always. Left out: only to those who choose it.
   */
  readonly from?: number;
  /** With a `sortKey`: what the server compares, as text, so that an exported file has the order of the screen. */
  readonly sortBy?: (row: T) => string | null | undefined;
  /** What its two orders are called, ascending and descending. Default: A to Z and Z to A of its head. */
  readonly orderNames?: readonly [ascending: string, descending: string];
  /** What an exported file has of it, by the heads of the file's columns. */
  readonly file: Readonly<Record<string, (row: T) => CsvValue>>;
}

/** A ready-made narrowing, as a tab with its live count. */
export interface ListView<K extends string> {
  readonly key: string;
  readonly label: string;
  readonly filters: Readonly<Partial<Record<K, string>>>;
}

interface FilterBase {
  readonly label: string;
  readonly icon?: IconName;
  /** Has its chip always. */
  readonly isPinned?: boolean;
}

/** What the rows can be narrowed by. Its keys are those of the list call. */
export type ListFilter<K extends string> = FilterBase &
  (
    | {
        readonly kind: 'choice';
        readonly key: K;
        readonly options: readonly { readonly value: string; readonly label: string }[];
      }
    | {
        readonly kind: 'text';
        readonly key: K;
        /** What there is for a text; for the empty one, what is likely. */
        readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
      }
    | {
        readonly kind: 'days';
        /** The keys of its two ends. */
        readonly from: K;
        readonly to: K;
        /**
         * `day` where the call takes days, both ends counted; `instant` where it takes moments: the platform's days from
         * the first moment of one up to the end of another, so `to` has to be a key that ends in `[lt]`.
         */
        readonly takes: 'day' | 'instant';
        readonly presets?: readonly {
          readonly label: string;
          readonly from?: CivilDate;
          readonly to?: CivilDate;
        }[];
      }
    | {
        readonly kind: 'day';
        readonly key: K;
        readonly takes: 'instant';
        readonly presets?: readonly { readonly label: string; readonly day: CivilDate }[];
      }
  );

/** Everything that tells one list screen from another. */
export interface ListOf<T extends { readonly _id: string }, K extends string> {
  /** Names it in what its readers keep of it: columns and views. Small letters and hyphens; never changed. */
  readonly name: string;
  readonly title: string;
  readonly noun: ListNoun;
  readonly rule: ListRule<K>;
  /** What the search looks at: "Name, code, city, owner". */
  readonly searchLabel: string;
  readonly columns: readonly ListColumn<T>[];
  readonly filters: readonly ListFilter<K>[];
  readonly views: readonly ListView<K>[];
  /** A page of the list, as a read of the cache: `reads.institution.list`. */
  readonly read: (query: ListQuery<K> | CountQuery<K>) => {
    readonly queryKey: QueryKey;
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Page<T>>;
  };
  /** The list call itself, for exports: `api.institution.list`. */
  readonly call: ListCall<T, K>;
  /** The row in a few words: its name. */
  readonly rowLabel: (row: T) => string;
}
