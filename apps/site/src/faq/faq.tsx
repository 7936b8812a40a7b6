import { PhoneLink } from '../business-facts/ways-to-reach.tsx';
import { illustrations } from '../illustrations/index.ts';
import { Island } from '../island/island.tsx';
import { FaqList } from './faq-list.tsx';

/** Fourteen questions, one open at a time (`SITE-12`). */
export function Faq() {
  return (
    <section id="faq" className="faq" aria-labelledby="faq-title">
      <div className="faq-columns wrap">
        <div>
          <h2 id="faq-title">Questions hoteliers ask us</h2>
          <p>
            Can’t find your question? Call us on <PhoneLink /> or send a message below.
          </p>
          <img src={illustrations.frontDesk} alt="" width="240" height="320" loading="lazy" />
        </div>
        <Island name="faq">
          <FaqList />
        </Island>
      </div>
    </section>
  );
}
