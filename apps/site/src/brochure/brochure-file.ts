/** The brochure that `npm run brochure` made. A new edition has a new name here, so that its address is new as well. */

import facts from './booking-desk-brochure-2026-11.pdf?facts';
import href from './booking-desk-brochure-2026-11.pdf?no-inline';

export const brochure = { href, fileName: 'booking-desk-brochure-2026-11.pdf', facts } as const;
