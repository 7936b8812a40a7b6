import { features } from '@booking/content/features';
import { Icon } from '@booking/ui/icon';
import { SampleNote } from '../sample-note/sample-note.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { Vignettes } from './vignettes.tsx';

/** What the desk does (`SITE-05`): four parts of it as they are, then all of it as a list. */
export function Features() {
  return (
    <section id="features" className="features" aria-labelledby="features-title">
      <div className="wrap">
        <SectionHeading id="features-title" title="What the desk does all day">
          Four parts of the console as they are, then the rest of the list.
        </SectionHeading>
        <Vignettes />
        <SampleNote>Houses and figures in these pictures are samples</SampleNote>
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
