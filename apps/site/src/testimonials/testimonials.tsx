import { testimonials } from '@booking/content/testimonials';
import { Island } from '../island/island.tsx';
import { SampleNote } from '../sample-note/sample-note.tsx';
import { TestimonialSlides } from './testimonial-slides.tsx';

/** Quotes of customers (`SITE-13`); samples of them as long as no one has been asked. */
export function Testimonials() {
  return (
    <section className="testimonials wrap" aria-labelledby="testimonials-title">
      <div className="testimonials-head">
        <h2 id="testimonials-title">From the front desk</h2>
        {testimonials.some(({ isSample }) => isSample) && <SampleNote>Sample quotes</SampleNote>}
      </div>
      <Island name="testimonials">
        <TestimonialSlides />
      </Island>
    </section>
  );
}
