import {
  brochureChapters,
  brochureOpening,
  brochurePlans,
  brochureStepLines,
} from '@booking/content/brochure';
import { HOW_IT_WORKS, steps } from '@booking/content/steps';
import { illustrations } from '../illustrations/index.ts';
import { Chapter } from './chapter.tsx';
import { Closing } from './closing.tsx';
import { Cover } from './cover.tsx';
import { PlanTable } from './plan-table.tsx';
import { Sheet } from './sheet.tsx';
import { Shown } from './shown.tsx';
import { Statuses } from './statuses.tsx';

const { month, institutes, institute, safety } = brochureChapters;

/** The chapters by page, from the third on. */
const contents = [
  { id: 'month', title: month.title },
  { id: 'institutes', title: institutes.title },
  { id: 'institute', title: institute.title },
  { id: 'safety', title: safety.title },
  { id: 'plans', title: 'Plans and prices' },
  { id: 'steps', title: HOW_IT_WORKS },
] as const;

/** The brochure on paper (`SITE-10`): pages of A4, printed from the site's own parts by `npm run brochure`. */
export function Brochure() {
  return (
    <main>
      <Cover />
      <Sheet page={2}>
        <h2>{brochureOpening.title}</h2>
        <p className="sheet-lead">{brochureOpening.lead}</p>
        <h3>{brochureOpening.today}</h3>
        <ul className="sheet-contents">
          {contents.map(({ id, title }, at) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{title}</span> <span>{at + 3}</span>
              </a>
            </li>
          ))}
        </ul>
        <div className="sheet-arches">
          <img src={illustrations.hillHomestay} alt="" />
          <img src={illustrations.haveli} alt="" />
          <img src={illustrations.houseboat} alt="" />
          <img src={illustrations.cityHotel} alt="" />
        </div>
      </Sheet>
      <Sheet page={3}>
        <Chapter id="month" chapter={month}>
          <Shown picture="month" />
        </Chapter>
      </Sheet>
      <Sheet page={4}>
        <Chapter id="institutes" chapter={institutes}>
          <Shown picture="institutes" />
        </Chapter>
      </Sheet>
      <Sheet page={5}>
        <Chapter id="institute" chapter={institute}>
          <Shown picture="institute" />
          <Statuses />
        </Chapter>
      </Sheet>
      <Sheet page={6}>
        <Chapter id="safety" chapter={safety} />
        <img className="sheet-desk" src={illustrations.frontDesk} alt="" />
      </Sheet>
      <Sheet page={7}>
        <h2 id="plans">Plans and prices</h2>
        <p className="sheet-lead">{brochurePlans.lead}</p>
        <PlanTable />
        <p className="sheet-note">{brochurePlans.note}</p>
      </Sheet>
      <Sheet page={8}>
        <h2 id="steps">{HOW_IT_WORKS}</h2>
        <ol className="sheet-steps">
          {steps.map(({ title }, at) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{brochureStepLines[at]}</p>
            </li>
          ))}
        </ol>
        <Closing />
      </Sheet>
    </main>
  );
}
