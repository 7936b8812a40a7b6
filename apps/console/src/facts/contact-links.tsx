import { Link } from '@booking/ui';
import { phoneText } from '../region/phone-text.ts';

export function MailLink({ address }: { readonly address: string }) {
  return <Link href={`mailto:${address}`}>{address}</Link>;
}

export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <Link href={`tel:${number}`} dir="ltr">
      {phoneText(number)}
    </Link>
  );
}
