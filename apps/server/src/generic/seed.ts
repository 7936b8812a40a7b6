import type { TemplateKey } from '@booking/api-client/contract';
import type { WriteContext } from '../resource/context.ts';
import { template } from '../schema/template.ts';
import { generics } from './generic.ts';

type NewGeneric = Omit<Parameters<typeof generics.insert>[1], 'templateId' | 'order'>;

const kind = (
  key: string,
  [nameOne, nameMany]: readonly [one: string, many: string],
  icon: NewGeneric['icon'],
  bookingUnit: NewGeneric['bookingUnit'],
  capacityModel: NewGeneric['capacityModel'],
): NewGeneric => ({ key, nameOne, nameMany, icon, bookingUnit, capacityModel });

/** What can be rented, by template. */
const GENERICS: Readonly<Record<TemplateKey, readonly NewGeneric[]>> = {
  hospitality: [
    kind('room', ['Room', 'Rooms'], 'bed-double', 'night', 'persons'),
    kind('dormitoryBed', ['Dormitory bed', 'Dormitory beds'], 'bed-single', 'night', 'persons'),
    kind('villa', ['Villa', 'Villas'], 'house', 'night', 'persons'),
    kind('apartment', ['Apartment', 'Apartments'], 'building-2', 'night', 'persons'),
    kind('tent', ['Tent', 'Tents'], 'tent', 'night', 'persons'),
    kind('houseboat', ['Houseboat', 'Houseboats'], 'door-open', 'night', 'persons'),
    kind('banquetHall', ['Banquet hall', 'Banquet halls'], 'party-popper', 'slot', 'persons'),
    kind('lawn', ['Lawn', 'Lawns'], 'sun', 'slot', 'persons'),
    kind('conferenceRoom', ['Conference room', 'Conference rooms'], 'users', 'hour', 'persons'),
    kind('table', ['Table', 'Tables'], 'utensils', 'slot', 'persons'),
    kind('parkingSlot', ['Parking slot', 'Parking slots'], 'car-front', 'day', 'units'),
  ],
  tours: [
    kind('seat', ['Seat', 'Seats'], 'bus', 'slot', 'units'),
    kind('vehicle', ['Vehicle', 'Vehicles'], 'bus', 'day', 'persons'),
  ],
  event: [
    kind('hall', ['Hall', 'Halls'], 'party-popper', 'slot', 'persons'),
    kind('lawn', ['Lawn', 'Lawns'], 'sun', 'slot', 'persons'),
  ],
  subscription: [kind('membership', ['Membership', 'Memberships'], 'repeat', 'day', 'units')],
  appointment: [
    kind(
      'consultingRoom',
      ['Consulting room', 'Consulting rooms'],
      'calendar-check',
      'slot',
      'none',
    ),
    kind('chair', ['Chair', 'Chairs'], 'calendar-check', 'slot', 'none'),
  ],
};

export async function seedGenerics(context: WriteContext): Promise<void> {
  for (const { id, key } of await context.db.select().from(template)) {
    for (const [order, row] of GENERICS[key].entries()) {
      await generics.insert(context, { ...row, templateId: id, order });
    }
  }
}
