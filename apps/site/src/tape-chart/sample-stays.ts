/** A week and a half at an invented house, drawn in the hero. Nothing of it is anyone's. */
type StayStatus = 'checked-in' | 'checked-out' | 'confirmed' | 'tentative' | 'no-show' | 'blocked';

export interface SampleStay {
  status: StayStatus;
  guest: string;
  note?: string;
  /** Half days from the first midnight on: a stay runs from midday to midday, so mostly odd. */
  from: number;
  /** Half days that it takes. */
  length: number;
}

export interface SampleRoom {
  number: string;
  category: string;
  stays: readonly SampleStay[];
}

export interface SampleDay {
  weekday: string;
  date: number;
}

export const SAMPLE_HOUSE = 'Lake Pichola House';
export const SAMPLE_TONIGHT = 'Tonight 18 of 22 rooms';
/** The date that the chart takes for today. */
export const SAMPLE_TODAY = 21;
export const HALF_DAYS_PER_DAY = 2;

export const sampleDays: readonly SampleDay[] = [
  { weekday: 'Fri', date: 20 },
  { weekday: 'Sat', date: 21 },
  { weekday: 'Sun', date: 22 },
  { weekday: 'Mon', date: 23 },
  { weekday: 'Tue', date: 24 },
  { weekday: 'Wed', date: 25 },
  { weekday: 'Thu', date: 26 },
  { weekday: 'Fri', date: 27 },
  { weekday: 'Sat', date: 28 },
  { weekday: 'Sun', date: 29 },
];

export const sampleRooms: readonly SampleRoom[] = [
  {
    number: '101',
    category: 'Deluxe Lake',
    stays: [
      { status: 'checked-in', guest: 'R. Iyer', note: '2 guests', from: 0, length: 4 },
      { status: 'confirmed', guest: 'S. Banerjee', note: 'MakeMyTrip', from: 7, length: 6 },
      { status: 'confirmed', guest: 'Nair family', note: '4 guests', from: 15, length: 5 },
    ],
  },
  {
    number: '102',
    category: 'Deluxe Lake',
    stays: [
      { status: 'checked-in', guest: 'A. Fernandes', note: 'Breakfast', from: 1, length: 6 },
      { status: 'tentative', guest: 'Hold till 18:00', from: 9, length: 4 },
      { status: 'confirmed', guest: 'K. Reddy', from: 15, length: 4 },
    ],
  },
  {
    number: '201',
    category: 'Haveli Suite',
    stays: [
      { status: 'confirmed', guest: 'Mr and Mrs Sharma', note: 'Anniversary', from: 3, length: 8 },
      { status: 'confirmed', guest: 'J. Thomas', note: 'Booking.com', from: 13, length: 6 },
    ],
  },
  {
    number: '202',
    category: 'Haveli Suite',
    stays: [
      { status: 'checked-out', guest: 'P. Das', from: 0, length: 2 },
      { status: 'no-show', guest: 'Khan', from: 3, length: 4 },
      { status: 'confirmed', guest: 'Patel group', note: '3 rooms', from: 9, length: 8 },
    ],
  },
  {
    number: '301',
    category: 'Standard',
    stays: [
      { status: 'checked-in', guest: 'M. D’Souza', from: 1, length: 4 },
      { status: 'blocked', guest: 'Painting', from: 5, length: 6 },
      { status: 'confirmed', guest: 'Gupta wedding', note: '6 rooms', from: 13, length: 7 },
    ],
  },
  {
    number: '302',
    category: 'Standard',
    stays: [
      { status: 'checked-in', guest: 'Long stay, Rao', note: '12 nights', from: 1, length: 10 },
      { status: 'confirmed', guest: 'Gupta wedding', note: '6 rooms', from: 15, length: 5 },
    ],
  },
];
