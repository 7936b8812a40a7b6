import { GstBill } from './gst-bill.tsx';
import { OccupancyMonth } from './occupancy-month.tsx';
import { Vignette } from './vignette.tsx';
import { WeekendRates } from './weekend-rates.tsx';
import { WhatsAppConfirmation } from './whatsapp-confirmation.tsx';

/** Four moments of a hotel owner's day, with sample data. */
export function Vignettes() {
  return (
    <div className="vignettes">
      <Vignette
        title="See the month before it happens"
        line="Colour by occupancy, holidays marked, one tap from a day to its rooms."
      >
        <OccupancyMonth />
      </Vignette>
      <Vignette
        title="Confirm by WhatsApp"
        line="Your words, your languages, your own number. From Professional, it sends them for you."
      >
        <WhatsAppConfirmation />
      </Vignette>
      <Vignette
        title="Change a weekend in one move"
        line="Select the cells, raise by a percentage, undo if you change your mind."
      >
        <WeekendRates />
      </Vignette>
      <Vignette
        title="Bills with the right GST slab"
        line="The slab follows the room rate. The number series follows the financial year."
      >
        <GstBill />
      </Vignette>
    </div>
  );
}
