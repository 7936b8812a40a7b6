import { type Sector, sectors } from '@booking/content/sectors';
import { PLANNED, type TemplateKey } from '@booking/content/templates';
import { Badge } from '@booking/ui/badge';
import { Icon } from '@booking/ui/icon';
import { useFacts } from '../facts/facts.tsx';
import { liveToday, openTemplates } from '../facts/words.ts';
import { type Illustration, illustrations } from '../illustrations/index.ts';
import { SectionHeading } from '../section-heading/section-heading.tsx';

const pictures: Record<TemplateKey, Illustration> = {
  hospitality: 'heroDusk',
  tours: 'tours',
  appointment: 'appointments',
  event: 'events',
  subscription: 'subscriptions',
};

/** Five cards (`SITE-04`): what is open stands large, what is not says so. */
export function Sectors() {
  const facts = useFacts();
  const available = new Set(openTemplates(facts).map(({ key }) => key));
  return (
    <section id="sectors" className="sectors wrap" aria-labelledby="sectors-title">
      <SectionHeading id="sectors-title" title="One desk, five kinds of bookings">
        {liveToday(facts)}
      </SectionHeading>
      <ul>
        {sectors.map((sector) =>
          available.has(sector.template) ? (
            <OpenSector key={sector.template} {...sector} />
          ) : (
            <ClosedSector key={sector.template} {...sector} />
          ),
        )}
      </ul>
    </section>
  );
}

function OpenSector({ template, title, line }: Sector) {
  return (
    <li className="sector-open">
      <div className="sector-facade">
        <img
          src={illustrations[pictures[template]]}
          alt=""
          width="3840"
          height="940"
          loading="lazy"
        />
      </div>
      <div className="sector-open-text" data-theme="dark">
        <Badge tone="success">Available</Badge>
        <h3>{title}</h3>
        <p>{line}</p>
      </div>
    </li>
  );
}

function ClosedSector({ template, title, line }: Sector) {
  return (
    <li className="sector-closed">
      <img src={illustrations[pictures[template]]} alt="" width="240" height="320" loading="lazy" />
      <div>
        <h3>{title}</h3>
        <p>{line}</p>
        <span className="sector-state">
          <Icon name="clock" size="xs" />
          {PLANNED}
        </span>
      </div>
    </li>
  );
}
