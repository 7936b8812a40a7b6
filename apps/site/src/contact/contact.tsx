import { contactWords } from '@booking/content/contact';
import { useFacts } from '../facts/facts.tsx';
import { isSample } from '../facts/samples.ts';
import { Island } from '../islands/island.tsx';
import { SampleNote } from '../sample-note/sample-note.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactMap } from './contact-map.tsx';
import { Otherwise } from './otherwise.tsx';

/** Where "Book Free Demo Now" leads: the enquiry beside the map (`SITE-14`). */
export function Contact() {
  const facts = useFacts();
  const samples = (['address', 'phone', 'email'] as const).some((fact) => isSample(facts, fact));
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
        {samples && <SampleNote>Phone, email and address are samples</SampleNote>}
      </div>
      <Island name="map">
        <ContactMap />
      </Island>
    </section>
  );
}
