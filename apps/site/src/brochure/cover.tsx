import { brand } from '@booking/content/brand';
import { brochureEdition, brochureMission } from '@booking/content/brochure';
import { illustrations } from '../illustrations/index.ts';

/** The house at dusk, as on the landing page. */
export function Cover() {
  return (
    <section className="sheet sheet-cover" data-theme="dark">
      <img className="sheet-scene" src={illustrations.heroDuskNarrow} alt="" />
      <p className="sheet-logo">
        <img src={illustrations.logoOnDark} alt="" />
        {brand.name}
      </p>
      <h1>{brand.tagline}</h1>
      <p className="sheet-mission">{brochureMission}</p>
      <p className="sheet-edition">{brochureEdition.name}</p>
    </section>
  );
}
