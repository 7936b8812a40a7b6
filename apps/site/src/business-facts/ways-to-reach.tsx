import { brand, phoneHref } from '@booking/content/brand';
import { Fragment } from 'react';
import { useFacts } from '../facts/facts.tsx';

/** The postal address, to stand in an `address`. */
export function AddressLines() {
  return useFacts().company.address.map((line) => <span key={line}>{line}</span>);
}

export function PhoneLink() {
  const { phone } = useFacts().company;
  return (
    <a className="phone-link" href={phoneHref(phone)}>
      {phone}
    </a>
  );
}

export function MailLink() {
  const { email } = useFacts().company;
  return <a href={`mailto:${email}`}>{email}</a>;
}

/** A text written with the email address and phone number of `brand`: they become links to the current ones. */
export function LinkedText({ children }: { children: string }) {
  const parts = children.split(brand.email.value).map((part) =>
    part.split(brand.phone.value).map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
      <Fragment key={index}>
        {index > 0 && <PhoneLink />}
        {text}
      </Fragment>
    )),
  );
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
    <Fragment key={index}>
      {index > 0 && <MailLink />}
      {part}
    </Fragment>
  ));
}
