import { Contact } from '../contact/contact.tsx';
import { type PageAssets, Style } from '../document/document.tsx';
import { jsonOf } from '../document/structured-data.ts';
import { FACTS_ID, useFacts } from '../facts/facts.tsx';
import { Faq } from '../faq/faq.tsx';
import { Features } from '../features/features.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { Hero } from '../hero/hero.tsx';
import { HowItWorks } from '../how-it-works/how-it-works.tsx';
import { Places } from '../places/places.tsx';
import { Pricing } from '../pricing/pricing.tsx';
import { Sectors } from '../sectors/sectors.tsx';
import { Testimonials } from '../testimonials/testimonials.tsx';
import { Tour } from '../tour/tour.tsx';

/** `/`: one page with its anchors (`SITE-01`), sections in the order of the specification. */
export function Landing({ belowFold }: Pick<PageAssets, 'belowFold'>) {
  const facts = useFacts();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        {belowFold !== undefined && <Style text={belowFold} />}
        <Places />
        <Sectors />
        <Features />
        <Pricing />
        <Tour />
        <HowItWorks />
        <Faq />
        <Testimonials />
        <Contact />
      </main>
      <Footer />
      <script
        id={FACTS_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, without a sign that ends the element.
        dangerouslySetInnerHTML={{ __html: jsonOf(facts) }}
      />
    </>
  );
}
