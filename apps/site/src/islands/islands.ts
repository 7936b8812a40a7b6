import type { ComponentType } from 'react';
import type { IslandName } from '../island/island.tsx';

/** Where the browser gets the islands. They take no props. */
export const islands = {
  contact: () => import('../contact/contact-form.tsx').then(({ ContactForm }) => ContactForm),
  faq: () => import('../faq/faq-list.tsx').then(({ FaqList }) => FaqList),
  map: () => import('../contact/contact-map.tsx').then(({ ContactMap }) => ContactMap),
  pricing: () => import('../pricing/pricing-tabs.tsx').then(({ PricingTabs }) => PricingTabs),
  testimonials: () =>
    import('../testimonials/testimonial-slides.tsx').then(
      ({ TestimonialSlides }) => TestimonialSlides,
    ),
} satisfies Record<IslandName, () => Promise<ComponentType>>;
