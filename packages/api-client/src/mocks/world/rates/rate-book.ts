import type { RateBatch, RateChange, RateValues } from '../../../contract/schemas/rate.ts';

/** The subject of a rate: a day, or every day of a weekday. */
export interface Cell {
  readonly category: string;
  /** Null for the category as a whole. */
  readonly asset: string | null;
  readonly ratePackage: string;
  readonly date: string | null;
  readonly weekday: number | null;
}

export interface StoredRate extends Cell {
  readonly values: RateValues;
  readonly batch: string;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
}

/** The rates of one institute, and what was done to them, the newest last. */
export interface InstituteRates {
  readonly cells: Map<string, StoredRate>;
  readonly batches: RateBatch[];
  readonly changes: RateChange[];
}

/** The rates of all institutes. */
export class RateBook {
  readonly #books = new Map<string, InstituteRates>();

  of(institutionId: string): InstituteRates {
    const book = this.#books.get(institutionId) ?? {
      cells: new Map<string, StoredRate>(),
      batches: [],
      changes: [],
    };
    this.#books.set(institutionId, book);
    return book;
  }
}

export function cellKey({ category, asset, ratePackage, date, weekday }: Cell): string {
  return `${category}|${asset ?? ''}|${ratePackage}|${date ?? weekday}`;
}
