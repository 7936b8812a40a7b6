import type { Profile } from './institutes.ts';

/** A category of the sample: its generic, name, code and price in rupees, and its share of the units. */
export interface StockPlan {
  readonly generic: string;
  readonly name: string;
  readonly code: string;
  readonly price: number;
  readonly share: number;
}

const of = (generic: string, name: string, code: string, price: number, share = 2): StockPlan => ({
  generic,
  name,
  code,
  price,
  share,
});

const rooms: readonly StockPlan[] = [
  of('room', 'Standard Room', 'STD', 2_400, 4),
  of('room', 'Deluxe Room', 'DLX', 3_600, 3),
  of('room', 'Super Deluxe Room', 'SDX', 4_500),
  of('room', 'Family Suite', 'FAM', 6_200, 1),
  of('room', 'Executive Suite', 'STE', 8_400, 1),
];

/** Categories of hospitality, by the type of the institute. */
const byType: Readonly<Partial<Record<Profile['type'], readonly StockPlan[]>>> = {
  Hostel: [
    of('dormitoryBed', 'Mixed Dormitory Bed', 'MIX', 650, 5),
    of('dormitoryBed', 'Women’s Dormitory Bed', 'WOM', 700, 3),
    of('room', 'Private Room', 'PVT', 1_900, 1),
  ],
  Villa: [of('villa', 'Garden Villa', 'GDN', 12_000), of('villa', 'Pool Villa', 'POL', 18_500, 1)],
  ServicedApartment: [
    of('apartment', 'Studio', 'STU', 3_200, 3),
    of('apartment', 'One-bedroom Apartment', '1BR', 4_800),
  ],
  BanquetHall: [
    of('banquetHall', 'Banquet Hall', 'HAL', 45_000, 1),
    of('lawn', 'Garden Lawn', 'LWN', 60_000, 1),
  ],
  Camp: [of('tent', 'Swiss Tent', 'TNT', 3_400, 3), of('tent', 'Family Tent', 'FTN', 4_600, 1)],
};

/** Categories of the other templates. */
const byTemplate: Readonly<
  Record<Exclude<Profile['template'], 'hospitality'>, readonly StockPlan[]>
> = {
  tours: [of('vehicle', 'Tempo Traveller', 'TMP', 6_500), of('seat', 'Coach Seat', 'SEA', 900, 6)],
  event: [
    of('hall', 'Banquet Hall', 'HAL', 45_000, 1),
    of('lawn', 'Wedding Lawn', 'LWN', 80_000, 1),
  ],
  subscription: [of('membership', 'Club Membership', 'CLB', 1_200)],
  appointment: [of('consultingRoom', 'Consulting Room', 'CON', 800)],
};

/** The property of the sample's owner. */
const lakeview: readonly StockPlan[] = [
  of('room', 'Deluxe Lake Room', 'DLX', 4_200, 8),
  of('room', 'Standard Room', 'STD', 2_800, 10),
  of('room', 'Haveli Suite', 'STE', 7_500, 4),
  of('dormitoryBed', 'Dormitory Bed', 'DRM', 750, 6),
  of('table', 'Rooftop Table', 'RTP', 500, 12),
  of('banquetHall', 'Banquet Hall', 'HAL', 40_000, 1),
];

/** Returns the categories of an institute of the sample, the most important first. */
export function stockPlansOf({ code, template, type }: Profile): readonly StockPlan[] {
  if (code === 'LAKEVIEW') return lakeview;
  if (template !== 'hospitality') return byTemplate[template];
  return byType[type] ?? rooms;
}
