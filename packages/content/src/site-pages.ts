import { brand } from './brand.ts';
import { STARTING_PRICE } from './starting-price.ts';

/** A public page: what people who search for it or are sent a link to it read. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  /** A sentence or two, at most 160 characters: search pages cut what is longer. */
  readonly description: string;
}

/** `SITE-17` and `SITE-18`: when the legal pages were last changed. */
export const LEGAL_UPDATED = 'June 2024';

const landing: SitePage = {
  path: '/',
  title: `${brand.name}: one calendar for every room, rate, guest and bill`,
  description: `${brand.name} runs your property’s bookings, rates, staff and guests in one browser app. ${STARTING_PRICE}.`,
};

const privacy: SitePage = {
  path: '/privacy',
  title: `Privacy policy · ${brand.name}`,
  description: `What ${brand.name} stores about you and your guests, why, for how long, and how to see, correct or delete it. Last updated ${LEGAL_UPDATED}.`,
};

const terms: SitePage = {
  path: '/terms',
  title: `Terms and conditions · ${brand.name}`,
  description: `What you can expect from ${brand.name} and what we ask of you: terms and conditions and terms of service. Last updated ${LEGAL_UPDATED}.`,
};

/** The public pages, each at one address; the server, the site map and the pages themselves read them here. */
export const sitePages = { landing, privacy, terms } as const;

/**
 * Stands in the built pages where the public address belongs, which only the running product knows: the server puts
 * its own in (`PUBLIC_URL`). `.invalid` leads nowhere (RFC 2606).
 */
export const SITE_ORIGIN_MARK = 'https://site.invalid';
