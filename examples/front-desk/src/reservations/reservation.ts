export type Status = 'confirmed' | 'checked-in' | 'checked-out' | 'no-show' | 'cancelled';

export interface Night {
  readonly date: string;
  /** In major units, without extra guests. */
  readonly price: number;
  readonly extraGuest: number;
}

export interface Reservation {
  readonly key: string;
  readonly number: number;
  readonly status: Status;
  /** Id of the asset, and of its category when it was priced. */
  readonly room: string;
  readonly category: string;
  /** Days of the hotel; the night of the departure is no part of the stay. */
  readonly arrival: string;
  readonly departure: string;
  readonly guest: string;
  readonly phone: string;
  readonly guests: number;
  readonly ratePackage: string;
  /** The prices that were agreed. */
  readonly nights: readonly Night[];
  readonly notes: string;
}

/** How far the housekeeping of a room has come. */
export const CLEANINGS = ['dirty', 'clean', 'inspected'] as const;
export type Cleaning = (typeof CLEANINGS)[number];

export interface RoomCare {
  /** Id of the asset. */
  readonly key: string;
  readonly cleaning: Cleaning;
}

export interface Span {
  readonly start: string;
  readonly end: string;
}

export const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
export const spanOf = (stay: Reservation): Span => ({ start: stay.arrival, end: stay.departure });

/** Whether its room is taken by it. */
export const occupies = ({ status }: Reservation) => status !== 'cancelled' && status !== 'no-show';
