import type { Place } from './places.ts';

interface Quote {
  quote: string;
  role: string;
  business: string;
  /** The drawing beside it: never a face. */
  picture: Place['picture'];
}

/**
 * Shows how a customer's words will look. It speaks of what the product does, never of results, and names no one: the
 * page marks it as a sample, and `npm run samples` fails while there is one.
 */
export interface SampleTestimonial extends Quote {
  isSample: true;
}

/** What someone really said, unedited, and the consent to print it. */
export interface CustomerTestimonial extends Quote {
  isSample: false;
  personName: string;
  city: string;
  /** Where the written consent is kept, and its day, `YYYY-MM-DD`. */
  consent: { reference: string; date: string };
  /** Said beside the quote: "paid", "works with us". Left out where there is none. */
  relation?: string;
}

export type Testimonial = SampleTestimonial | CustomerTestimonial;

const sample = (quote: Quote): SampleTestimonial => ({ ...quote, isSample: true });

/** The carousel of the landing page (`SITE-13`). No one has been asked yet, so all are samples. */
export const testimonials: readonly Testimonial[] = [
  sample({
    quote: 'I open the month first. Each day shows what’s coming, so I know where I’m needed.',
    role: 'Owner',
    business: 'your homestay',
    picture: 'hillHomestay',
  }),
  sample({
    quote: 'My view of the list is a link. I send it, and the manager sees the same rows.',
    role: 'Front desk',
    business: 'your houseboats',
    picture: 'houseboat',
  }),
  sample({
    quote: 'If I can’t use a button, it tells me why. No more calls at night.',
    role: 'Night manager',
    business: 'your haveli',
    picture: 'haveli',
  }),
  sample({
    quote:
      'My session ended in the middle of a form. When I came back, everything I’d typed was still there.',
    role: 'Reservations',
    business: 'your city hotel',
    picture: 'cityHotel',
  }),
  sample({
    quote: 'I run the whole list from the keyboard. I never reach for the mouse.',
    role: 'Manager',
    business: 'your beach huts',
    picture: 'beachHut',
  }),
  sample({
    quote: 'Before anything is switched off, it asks me and says exactly what will happen.',
    role: 'Owner',
    business: 'your desert camp',
    picture: 'desertCamp',
  }),
];
