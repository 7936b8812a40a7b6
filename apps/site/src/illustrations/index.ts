/** The drawings by name, as addresses of hashed files. Never inlined: each is shared by pages and cached for good. */
import appointments from './arch-appointments.svg?no-inline';
import beachHut from './arch-beach-hut.svg?no-inline';
import cityHotel from './arch-city-hotel.svg?no-inline';
import closedDoor from './arch-closed-door.svg?no-inline';
import desertCamp from './arch-desert-camp.svg?no-inline';
import events from './arch-events.svg?no-inline';
import frontDesk from './arch-front-desk.svg?no-inline';
import haveli from './arch-haveli.svg?no-inline';
import hillHomestay from './arch-hill-homestay.svg?no-inline';
import houseboat from './arch-houseboat.svg?no-inline';
import subscriptions from './arch-subscriptions.svg?no-inline';
import tours from './arch-tours.svg?no-inline';
import heroDusk from './hero-dusk.svg?no-inline';
import heroDuskNarrow from './hero-dusk-narrow.svg?no-inline';
import logo from './logo.svg?no-inline';
import logoOnDark from './logo-on-dark.svg?no-inline';
import map from './map.svg?no-inline';

export const illustrations = {
  appointments,
  beachHut,
  cityHotel,
  closedDoor,
  desertCamp,
  events,
  frontDesk,
  haveli,
  heroDusk,
  heroDuskNarrow,
  hillHomestay,
  houseboat,
  logo,
  logoOnDark,
  map,
  subscriptions,
  tours,
} as const;

export type Illustration = keyof typeof illustrations;
