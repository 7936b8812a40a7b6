import { BrochureLink } from './brochure-link.tsx';
import { pages } from './pictures.ts';

/** The brochure and its first pages (`SITE-10`). */
export function BrochureSection() {
  return (
    <section id="brochure" className="brochure" aria-labelledby="brochure-title">
      <div className="wrap brochure-columns" data-theme="dark">
        <div className="brochure-words">
          <h2 id="brochure-title">The whole product in eight pages</h2>
          <p className="brochure-lead">
            Calendar, rates, bills, roles and plans, for everyone who decides with you. Print it, or
            send it on.
          </p>
          <BrochureLink />
        </div>
        <div className="brochure-pages" aria-hidden="true">
          {pages.map((src) => (
            <img key={src} src={src} alt="" width="595" height="842" loading="lazy" />
          ))}
        </div>
      </div>
    </section>
  );
}
