import { contactWords } from '@booking/content/contact';
import { Island } from '../island/island.tsx';
import { SampleFacts } from '../sample-note/sample-facts.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactMap } from './contact-map.tsx';
import { Otherwise } from './otherwise.tsx';

/** Where "Book Free Demo Now" leads: the enquiry beside the map (`SITE-14`). */
export function Contact() {
  return (
    <section id="contact" className="contact wrap" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{contactWords.title}</h2>
        <p className="contact-lead">{contactWords.lead}</p>
        <Island name="contact">
          <ContactForm />
        </Island>
        {/* The style sheet hides the form there: without script it would send nothing. */}
        <noscript>
          <Otherwise />
        </noscript>
        <SampleFacts of={['phone', 'email', 'address']} />
      </div>
      <Island name="map">
        <ContactMap />
      </Island>
    </section>
  );
}
