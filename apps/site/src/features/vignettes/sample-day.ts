/** A day at a hotel, invented and marked as a sample on the page. */

/** How full a day of November is, from 0 (quiet) to 4 (nearly full). */
export type Occupancy = 0 | 1 | 2 | 3 | 4;

export const SAMPLE_TODAY = 21;
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** November 2026 begins on a Sunday, so the first four weeks are whole. */
export const occupancy: readonly Occupancy[] = [
  2, 1, 1, 1, 1, 4, 4, 4, 3, 3, 3, 1, 2, 2, 1, 1, 1, 1, 2, 3, 3, 3, 2, 2, 1, 1, 2, 2,
];

/** The days of Diwali. */
export const holidays: ReadonlyMap<number, string> = new Map([[8, 'Diwali']]);

export const sampleMessage = {
  greeting: 'Namaste Ms Iyer, your booking at',
  property: 'Lake Pichola House',
  lines: ['Deluxe Lake 101, 20 to 22 Nov', 'Check-in from 14:00', 'Paid ₹4,000, balance ₹5,240'],
  sentAt: '18:02',
  reply: 'Thank you! Can we get an early check-in?',
  repliedAt: '18:05',
} as const;

export const rateDays = ['Fri 27', 'Sat 28', 'Sun 29', 'Mon 30'] as const;

/** Meal plans with a rate a day. Those of a weekend that has just gone up by 12 % also have what they were. */
export const rates = [
  {
    plan: 'EP',
    name: 'Room only',
    amounts: ['5,040', '5,040', '5,040', '4,200'],
    before: ['4,500', '4,500', '4,500'],
  },
  {
    plan: 'CP',
    name: 'With breakfast',
    amounts: ['5,600', '5,600', '5,600', '4,650'],
    before: ['5,000', '5,000', '5,000'],
  },
  { plan: 'MAP', name: 'Half board', amounts: ['6,450', '6,450', '6,450', '5,450'], before: [] },
] as const;

/** Two nights at 4,200: rooms of up to 7,500 a night are taxed at 5 %, half to the Union, half to the state. */
export const invoice = {
  number: 'LPH/26-27/001318',
  items: [
    { label: 'Deluxe Lake 101, 2 nights', amount: '8,400.00' },
    { label: 'Dinner, rooftop', amount: '400.00' },
  ],
  taxes: [
    { label: 'CGST 2.5%', amount: '220.00' },
    { label: 'SGST 2.5%', amount: '220.00' },
  ],
  total: '₹9,240.00',
} as const;
