import { RATE_AMOUNTS, RATE_VALUES, type RateValueName } from '@booking/api-client/contract';

/** Values of a rate; null where it inherits. Amounts are minor units. */
export interface RateValues {
  readonly price: number | null;
  readonly extraAdult: number | null;
  readonly extraChild: number | null;
  readonly minStay: number | null;
  readonly maxStay: number | null;
  readonly closedToArrival: boolean | null;
  readonly closedToDeparture: boolean | null;
  readonly stopSell: boolean | null;
}

export const NO_VALUES: RateValues = ofEach(() => null);

/** Whether nothing is set: such a rate is not stored. */
export function isEmpty(values: RateValues): boolean {
  return RATE_VALUES.every((name) => values[name] === null);
}

export function isSame(a: RateValues, b: RateValues): boolean {
  return RATE_VALUES.every((name) => a[name] === b[name]);
}

/** An object with something for each value. */
export function ofEach<T>(make: (name: RateValueName) => T): Record<RateValueName, T> {
  return {
    price: make('price'),
    extraAdult: make('extraAdult'),
    extraChild: make('extraChild'),
    minStay: make('minStay'),
    maxStay: make('maxStay'),
    closedToArrival: make('closedToArrival'),
    closedToDeparture: make('closedToDeparture'),
    stopSell: make('stopSell'),
  };
}

/** The scope of a rate in time: a day, or every day of a weekday. */
export interface RateCell {
  readonly categoryId: string;
  /** Null for the category as a whole. */
  readonly assetId: string | null;
  readonly ratePackage: string;
  readonly date: string | null;
  readonly weekday: number | null;
}

/** Returns the key of a cell: the same text for the same cell. */
export function cellKey(cell: RateCell): string {
  const { categoryId, assetId, ratePackage, date, weekday } = cell;
  return `${categoryId}|${assetId ?? ''}|${ratePackage}|${date ?? weekday}`;
}

/** The cell of a key. */
export function cellOf(key: string): RateCell {
  const [categoryId = '', assetId = '', ratePackage = '', day = ''] = key.split('|');
  const isRule = day.length === 1;
  return {
    categoryId,
    assetId: assetId || null,
    ratePackage,
    date: isRule ? null : day,
    weekday: isRule ? Number(day) : null,
  };
}

/** Values with their amounts in major units, as they are sent. */
export function inMajor(values: RateValues, scale: number): RateValues {
  const amounts = RATE_AMOUNTS.map((name) => {
    const amount = values[name];
    return [name, amount === null ? null : amount / scale];
  });
  return { ...values, ...Object.fromEntries(amounts) };
}
