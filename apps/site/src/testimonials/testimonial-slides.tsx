import { testimonials } from '@booking/content/testimonials';
import { Carousel } from '@booking/ui/carousel';
import { TestimonialCard } from './testimonial-card.tsx';

/** Moves by the times and widths of the specification, which are the carousel's own (`SITE-13`). */
export function TestimonialSlides() {
  return (
    <Carousel label="Words from the front desk">
      {testimonials.map((testimonial) => (
        <TestimonialCard key={testimonial.quote} {...testimonial} />
      ))}
    </Carousel>
  );
}
