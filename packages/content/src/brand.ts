/**
 * The company that runs the product. One edit here renames everything: the console, the site, emails and documents.
 *
 * A `Sampled` fact stands in until the owner's own is known. Wherever a visitor sees one, the page says so.
 */
export interface Sampled<T> {
  value: T;
  isSample: boolean;
}

const sample = <const T>(value: T): Sampled<T> => ({ value, isSample: true });

/** An account elsewhere. Links are words: the icon set has no marks of other brands. */
export interface SocialLink {
  name: string;
  href: string;
}

export const brand = {
  name: 'Booking Desk',
  tagline: 'Full house. Calm desk.',
  /** Label of the logo where it is a link by itself. */
  logoLabel: 'Booking Desk, home',
  legalName: sample('Booking Desk'),
  /** Lines as they are printed. */
  address: sample(['Unit 4, Second Floor', 'Sample Chambers', 'Bengaluru 560 001']),
  /** Printed form; `phoneHref` turns it into a link. */
  phone: sample('+91 00000 00000'),
  /** `.example` never delivers (RFC 2606), so a forgotten sample cannot reach a stranger. */
  email: sample('hello@bookingdesk.example'),
  /** Samples lead to the networks themselves, never to an account that may be someone else's. */
  social: sample<readonly SocialLink[]>([
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
  ]),
} as const;

/** `tel:` wants digits and a plus only. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Opens the visitor's mail program with the subject filled in. */
export function mailHref(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
