import type { Institution, Subscription } from '@booking/api-client';
import { phoneText } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useSettings } from '../../../data/use-settings.ts';
import { useReads } from '../../../session/session-context.ts';

/** Who a statement is from and for, with their tax numbers: the company of the platform, and the institute. */
export function StatementParties({ institution }: Pick<Subscription, 'institution'>) {
  const company = useSettings()?.company;
  const buyer = useQuery(useReads().institution.get(institution._id)).data;
  return (
    <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-5">
      {company && (
        <Party
          heading="From"
          name={company.legalName}
          lines={company.address}
          gstin={company.gstin}
          contact={`${company.email}, ${phoneText(company.phone)}`}
        />
      )}
      <Party
        heading="For"
        name={buyer?.legalName || institution.name}
        lines={buyer ? addressLines(buyer) : []}
        gstin={buyer?.gstin ?? null}
        contact={`${institution.code}, ${institution.email}, ${phoneText(institution.phone)}`}
      />
    </div>
  );
}

interface PartyProps {
  readonly heading: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly gstin: string | null;
  readonly contact: string;
}

function Party({ heading, name, lines, gstin, contact }: PartyProps) {
  return (
    <section>
      <h3 className="text-bk-muted type-body-sm">{heading}</h3>
      <p className="font-semibold">{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {gstin && <p>GSTIN {gstin}</p>}
      <p>{contact}</p>
    </section>
  );
}

/** An address as letters have it; an institute that is known by another name than its legal one says so first. */
function addressLines({ name, legalName, address }: Institution): string[] {
  const { line1, line2, city, state, postalCode } = address;
  const isNamed = legalName !== null && legalName !== '' && legalName !== name;
  const place = [[city, postalCode].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
  return [isNamed ? name : '', line1, line2 ?? '', place].filter(Boolean);
}
