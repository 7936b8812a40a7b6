import {
  brochureChapters,
  brochurePlans,
  brochureSetup,
  brochureStepLines,
} from '@booking/content/brochure';
import { steps } from '@booking/content/steps';
import { GstBill } from '../features/vignettes/gst-bill.tsx';
import { OccupancyMonth } from '../features/vignettes/occupancy-month.tsx';
import { WhatsAppConfirmation } from '../features/vignettes/whatsapp-confirmation.tsx';
import { illustrations } from '../illustrations/index.ts';
import { TapeChart } from '../tape-chart/tape-chart.tsx';
import { Chapter } from './chapter.tsx';
import { Closing } from './closing.tsx';
import { Cover } from './cover.tsx';
import { Drawing } from './drawing.tsx';
import { PlanTable } from './plan-table.tsx';
import { ScreenPicture } from './screen-picture.tsx';
import { Sheet } from './sheet.tsx';

const { calendar, rates, bills, roles } = brochureChapters;

/** The brochure on paper (`SITE-10`): pages of A4, printed from the site's own parts by `npm run brochure`. */
export function Brochure() {
  return (
    <main>
      <Cover />
      <Sheet page={2}>
        <Chapter chapter={calendar}>
          <div className="sheet-calendar">
            <TapeChart />
          </div>
          <div className="sheet-month">
            <Drawing
              alt="Four weeks of November, each day coloured by how full the house is"
              caption="Sample month: the darker the day, the fuller the house."
            >
              <OccupancyMonth />
            </Drawing>
          </div>
        </Chapter>
      </Sheet>
      <Sheet page={3}>
        <Chapter chapter={rates}>
          <ScreenPicture screen="rates" />
        </Chapter>
      </Sheet>
      <Sheet page={4}>
        <Chapter chapter={bills}>
          <Drawing
            alt="A tax invoice over two nights and a dinner with CGST and SGST, and the WhatsApp confirmation of the same stay"
            caption="Sample bill and message of one stay."
          >
            <GstBill />
            <WhatsAppConfirmation />
          </Drawing>
        </Chapter>
      </Sheet>
      <Sheet page={5}>
        <Chapter chapter={roles}>
          <ScreenPicture screen="roles" />
        </Chapter>
      </Sheet>
      <Sheet page={6}>
        <h2>{brochurePlans.title}</h2>
        <p className="sheet-lead">{brochurePlans.lead}</p>
        <PlanTable />
      </Sheet>
      <Sheet page={7}>
        <h2>{brochureSetup.title}</h2>
        <p className="sheet-lead">{brochureSetup.lead}</p>
        <ol className="sheet-steps">
          {steps.map(({ title }, at) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{brochureStepLines[at]}</p>
            </li>
          ))}
        </ol>
        <img className="sheet-desk" src={illustrations.frontDesk} alt="" />
      </Sheet>
      <Sheet page={8}>
        <Closing />
        <div className="sheet-arches">
          <img src={illustrations.hillHomestay} alt="" />
          <img src={illustrations.haveli} alt="" />
          <img src={illustrations.houseboat} alt="" />
          <img src={illustrations.cityHotel} alt="" />
        </div>
      </Sheet>
    </main>
  );
}
