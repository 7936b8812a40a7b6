import { features } from '@booking/content/features';
import { Icon } from '@booking/ui/icon';
import { SampleNote } from '../sample-note/sample-note.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { Vignettes } from './vignettes/vignettes.tsx';

/** Features of the product (`SITE-05`): four moments of a day, then everything as a list. */
export function Features() {
  return (
    <section id="features" className="features" aria-labelledby="features-title">
      <div className="wrap">
        <SectionHeading id="features-title" title="What the desk does all day">
          Four things your front desk will use every hour, then everything else it does.
        </SectionHeading>
        <Vignettes />
        <SampleNote>Sample data</SampleNote>
        <ul className="features-list" aria-label="All features">
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" size="md" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
