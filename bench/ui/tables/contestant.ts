import type { ComponentType } from 'react';

/** A row of the table: six columns, as they come from an API. */
export interface Institute {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly plan: string;
  readonly users: number;
  readonly status: string;
}

/** A row of the grid: a category, or a plan of it with a price for each day. */
export interface Rate {
  readonly key: string;
  readonly label: string;
  readonly prices: readonly number[] | undefined;
}

export interface Day {
  readonly key: string;
  readonly label: string;
}

/** Components of a library on the page, used the way its documentation shows, in a box 700 px high. */
export interface TableContestant {
  Table?: ComponentType<{ rows: Institute[] }>;
  Grid?: ComponentType<{ rows: readonly Rate[]; days: readonly Day[] }>;
  /** How the element that scrolls is found in the document. */
  scroller: string;
  /** How what is clicked to sort by name is found. */
  sorter?: string;
}
