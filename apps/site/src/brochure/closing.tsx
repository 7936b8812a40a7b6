import { brand, phoneHref } from '@booking/content/brand';
import { brochureClosing } from '@booking/content/brochure';
import { businessHours, hoursText } from '@booking/content/hours';

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
          {address.value.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={phoneHref(phone.value)}>{phone.value}</a>
          <a href={`mailto:${email.value}`}>{email.value}</a>
        </address>
        <table>
          <caption>Business hours</caption>
          <tbody>
            {businessHours.map((hours) => (
              <tr key={hours.label}>
                <th scope="row">{hours.label}</th>
                <td>{hoursText(hours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasSamples && <p className="sheet-sample">Address, phone and mail are samples.</p>}
    </div>
  );
}
