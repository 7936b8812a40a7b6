import type { Page } from '@booking/api-client';
import type { Column, IconName } from '@booking/ui';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CsvValue } from '../csv/csv-value.ts';
import type { CivilDate } from '../dates/shown-date.ts';
import type { CountQuery, ListQuery, ListRule } from './list-state.ts';
import type { ListCall } from './read-rows.ts';

/** The noun for the rows. */
export interface ListNoun {
  readonly one: string;
  readonly many: string;
}

/** A column of a list screen. */
export interface ListColumn<T> extends Column<T> {
  /**
   * The order in which columns come as the list gets wider, while the user has not chosen columns: the lowest first, and
   * each once it fits. The first column is always shown. Left out: only shown when chosen.
   */
  readonly rank?: number;
  /** With a `sortKey`: what the server compares, as text, so that an exported file has the order of the screen. */
  readonly sortBy?: (row: T) => string | null | undefined;
  /** The names of its ascending and descending order. Default: its header with A to Z and Z to A. */
  readonly orderNames?: readonly [ascending: string, descending: string];
  /** The sum of the rows that are shown, below them. */
  readonly sum?: (rows: readonly T[]) => ReactNode;
  /** Its columns in an exported file, by header. */
  readonly file: Readonly<Record<string, (row: T) => CsvValue>>;
}

/** A built-in view: a tab with a live count. */
export interface ListView<K extends string> {
  readonly key: string;
  readonly label: string;
  readonly filters: Readonly<Partial<Record<K, string>>>;
}

export interface FilterBase {
  readonly label: string;
  readonly icon?: IconName;
  /** Always shown as a chip. */
  readonly isPinned?: boolean;
}

/** A filter of the list. Its keys are those of the list call. */
export type ListFilter<K extends string> = FilterBase &
  (
    | {
        readonly kind: 'choice';
        readonly key: K;
        readonly options: readonly { readonly value: string; readonly label: string }[];
        /** Validates a value of the address. Default: one or several of the options. */
        readonly accepts?: (value: string) => boolean;
      }
    | {
        readonly kind: 'text';
        readonly key: K;
        /** Suggests values for a text; for the empty text, likely ones. */
        readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
        /** For references: the text of an id in the address, and back. A text without an id is dropped. */
        readonly textOf?: (value: string) => string;
        readonly idOf?: (text: string) => string | undefined;
        /** Validates a value of the address. Default: any text. */
        readonly accepts?: (value: string) => boolean;
      }
    | {
        readonly kind: 'days';
        /** The keys of its two ends. */
        readonly from: K;
        readonly to: K;
        /**
         * `day` when the call takes days, both inclusive; `instant` when it takes instants: from the first instant of
         * one platform day to the end of another, so `to` has to be a key that ends in `[lt]`.
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
        /** `instant` when the call takes the first instant of the day. */
        readonly takes: 'day' | 'instant';
        readonly presets?: readonly { readonly label: string; readonly day: CivilDate }[];
      }
  );

/** The definition of a list screen. */
export interface ListOf<T extends { readonly _id: string }, K extends string> {
  /** Identifies the list in saved columns and views. Lowercase and hyphens; never changed. */
  readonly name: string;
  readonly title: string;
  readonly noun: ListNoun;
  readonly rule: ListRule<K>;
  /** Fields that the search covers: "Name, code, city, owner". */
  readonly searchLabel: string;
  readonly columns: readonly ListColumn<T>[];
  readonly filters: readonly ListFilter<K>[];
  readonly views: readonly ListView<K>[];
  /** The query of a page: `reads.institution.list`. */
  readonly read: (query: ListQuery<K> | CountQuery<K>) => {
    readonly queryKey: QueryKey;
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Page<T>>;
  };
  /** The list call, for exports: `api.institution.list`. */
  readonly call: ListCall<T, K>;
  /** The name of the row. */
  readonly rowLabel: (row: T) => string;
}
