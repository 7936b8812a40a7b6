import { features } from '@booking/content/features';
import { Icon } from '@booking/ui/icon';
import { SectionHeading } from '../section-heading/section-heading.tsx';

/** What the desk does, as a list (`SITE-05`). */
export function Features() {
  return (
    <section id="features" className="features" aria-labelledby="features-title">
      <div className="wrap">
        <SectionHeading id="features-title" title="What the desk does all day">
          What a front desk reaches for every hour, on one list.
        </SectionHeading>
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
