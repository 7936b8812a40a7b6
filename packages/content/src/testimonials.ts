import type { Place } from './places.ts';

interface Quote {
  quote: string;
  role: string;
  business: string;
  /** The drawing beside it: never a face. */
  picture: Place['picture'];
}

/**
 * Shows how a customer's words will look. It speaks of a day at a hotel and of what the plans have, and names no one: the
 * page marks it as a sample, and `npm run samples` fails while there is one.
 */
export interface SampleTestimonial extends Quote {
  isSample: true;
}

/** A customer's own words, unedited, and the consent to print them. */
export interface CustomerTestimonial extends Quote {
  isSample: false;
  personName: string;
  city: string;
  /** Where the written consent is kept, and its day, `YYYY-MM-DD`. */
  consent: { reference: string; date: string };
  /** Shown beside the quote: "paid", "works with us". Left out where there is none. */
  relation?: string;
}

export type Testimonial = SampleTestimonial | CustomerTestimonial;

const sample = (quote: Quote): SampleTestimonial => ({ ...quote, isSample: true });

/** The carousel of the landing page (`SITE-13`). No one has been asked yet, so all are samples. */
export const testimonials: readonly Testimonial[] = [
  sample({
    quote: 'We stopped keeping two registers. The month is the first thing I open in the morning.',
    role: 'Owner',
    business: 'your homestay',
    picture: 'hillHomestay',
  }),
  sample({
    quote: 'Guests read our cancellation terms before they book. No one argues at the desk.',
    role: 'Front desk',
    business: 'your houseboats',
    picture: 'houseboat',
  }),
  sample({
    quote: 'The bill carries the right GST slab by itself. My accountant noticed before I did.',
    role: 'Owner',
    business: 'your haveli',
    picture: 'haveli',
  }),
  sample({
    quote: 'I raise the weekend rates of a whole season in one go. If it’s too much, I undo it.',
    role: 'Reservations',
    business: 'your city hotel',
    picture: 'cityHotel',
  }),
  sample({
    quote:
      'A room with a broken geyser is out of order in two taps, and no one sells it that night.',
    role: 'Manager',
    business: 'your beach huts',
    picture: 'beachHut',
  }),
  sample({
    quote: 'My manager changes rates, the desk sees bookings, and I see what the month earned.',
    role: 'Owner',
    business: 'your desert camp',
    picture: 'desertCamp',
  }),
];
