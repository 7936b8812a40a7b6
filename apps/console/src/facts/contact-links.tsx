import { phoneText } from '@booking/api-client/facts';
import { Link } from '@booking/ui';
import { Fragment } from 'react';

/** A long address breaks after its sign and its dots. */
export function MailLink({ address }: { readonly address: string }) {
  const parts = address.split(/(?<=[@.])/);
  return (
    <Link href={`mailto:${address}`}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other identity.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Link>
  );
}

export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <Link href={`tel:${number}`} dir="ltr">
      {phoneText(number)}
    </Link>
  );
}
