import type { Paper } from '@booking/api-client';
import { phoneText } from '@booking/api-client/facts';
import type { ReactNode } from 'react';
import { moneyText } from '../../region/money.ts';

/** Parts that the pages of papers and statements share, in the order of their files. */

interface PartiesProps extends Pick<Paper, 'supplier' | 'buyer'> {
  /** "Billed to" */
  readonly buyerHeading: string;
}

/** Supplier and buyer, with their tax numbers. */
export function Parties({ supplier, buyer, buyerHeading }: PartiesProps) {
  return (
    <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-5">
      <Party heading="From" party={supplier}>
        <p>{supplier.email}</p>
        <p>{phoneText(supplier.phone)}</p>
      </Party>
      <Party heading={buyerHeading} party={buyer}>
        <p>{buyer.legalName === buyer.name ? buyer.code : `${buyer.name} (${buyer.code})`}</p>
      </Party>
    </div>
  );
}

interface PartyProps {
  readonly heading: string;
  readonly party: Pick<Paper['buyer'], 'legalName' | 'address' | 'gstin' | 'state'>;
  readonly children: ReactNode;
}

function Party({ heading, party, children }: PartyProps) {
  const { legalName, address, gstin, state } = party;
  return (
    <section>
      <h3 className="text-bk-muted type-body-sm">{heading}</h3>
      <p className="font-semibold">{legalName}</p>
      <p className="whitespace-pre-line">{address.join('\n')}</p>
      <p>{gstin ? `GSTIN ${gstin}` : 'Not registered for GST'}</p>
      {state && <p>{`State ${state.name} (${state.code})`}</p>}
      {children}
    </section>
  );
}

type HowToPayProps = Pick<Paper, 'due' | 'bank' | 'upiId' | 'currency'>;

/** The amount due, and how to pay it. */
export function HowToPay({ due, bank, upiId, currency }: HowToPayProps) {
  if (due <= 0) return null;
  return (
    <section className="mt-5" aria-labelledby="how-to-pay">
      <h3 id="how-to-pay">Due on the account: {moneyText(due, currency)}</h3>
      {bank && <p className="whitespace-pre-line">{bank}</p>}
      {upiId && <p>{`UPI ID ${upiId}. The PDF has a QR code.`}</p>}
    </section>
  );
}

/** Cells of amounts have `data-align="end"`. */
export function PrintedTable({ children }: { readonly children: ReactNode }) {
  return (
    <table className="ck-printed-table mt-5 w-full border-collapse tabular-nums">{children}</table>
  );
}

/** The footer from Settings, printed below everything. */
export function PrintedFooter({ footer }: Pick<Paper, 'footer'>) {
  if (!footer) return null;
  return <p className="mt-5 whitespace-pre-line text-bk-muted type-body-sm">{footer}</p>;
}
