import { testimonials } from '@booking/content/testimonials';
import { Island } from '../island/island.tsx';
import { SampleNote } from '../sample-note/sample-note.tsx';
import { TestimonialSlides } from './testimonial-slides.tsx';

/** What customers say (`SITE-13`); as long as no one has been asked, how it will look. */
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
