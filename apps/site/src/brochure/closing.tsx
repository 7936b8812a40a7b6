import { brand } from '@booking/content/brand';
import { brochureClosing } from '@booking/content/brochure';
import { HoursTable } from '../business-facts/hours-table.tsx';
import { AddressLines, MailLink, PhoneLink } from '../business-facts/ways-to-reach.tsx';

/** How to reach us. What is a sample says so, on paper as on the page. */
export function Closing() {
  const { address, email, legalName, phone } = brand;
  const hasSamples = [address, email, legalName, phone].some(({ isSample }) => isSample);
  return (
    <div className="sheet-closing">
      <h2>{brochureClosing.title}</h2>
      <p className="sheet-lead">{brochureClosing.lead}</p>
      <div className="sheet-contact">
        <address>
          <strong>{legalName.value}</strong>
          <AddressLines />
          <PhoneLink />
          <MailLink />
        </address>
        <HoursTable caption="Business hours" />
      </div>
      {hasSamples && <p className="sheet-sample">Address, phone and email are samples.</p>}
    </div>
  );
}
