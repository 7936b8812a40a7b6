import type { BookingUnit, CapacityModel, GenericIcon } from '../contract/facts/asset.ts';
import type { TemplateKey } from '../contract/facts/template.ts';

/** A generic that institutes of a template can rent in a new installation. */
export interface DefaultGeneric {
  readonly key: string;
  readonly nameOne: string;
  readonly nameMany: string;
  readonly icon: GenericIcon;
  readonly bookingUnit: BookingUnit;
  readonly capacityModel: CapacityModel;
}

const kind = (
  key: string,
  [nameOne, nameMany]: readonly [one: string, many: string],
  icon: DefaultGeneric['icon'],
  bookingUnit: DefaultGeneric['bookingUnit'],
  capacityModel: DefaultGeneric['capacityModel'],
): DefaultGeneric => ({ key, nameOne, nameMany, icon, bookingUnit, capacityModel });

/** Generics of a new installation, by template. */
export const DEFAULT_GENERICS: Readonly<Record<TemplateKey, readonly DefaultGeneric[]>> = {
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
