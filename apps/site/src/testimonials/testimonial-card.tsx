import type { Testimonial } from '@booking/content/testimonials';
import { illustrations } from '../illustrations/index.ts';

/** A quote, who said it, and a drawing of where: never a face. A sample says that it is one. */
export function TestimonialCard(testimonial: Testimonial) {
  const { quote, role, business, picture } = testimonial;
  return (
    <figure className="testimonial">
      <blockquote>{quote}</blockquote>
      <figcaption>
        <img src={illustrations[picture]} alt="" width="40" height="53" loading="lazy" />
        {testimonial.isSample ? (
          <span>
            <b>Sample</b>
            {role}, {business}
          </span>
        ) : (
          <span>
            <b>{testimonial.personName}</b>
            {role}, {business}, {testimonial.city}
            {testimonial.relation && ` (${testimonial.relation})`}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
