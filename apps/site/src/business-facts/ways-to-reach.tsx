import { phoneHref } from '@booking/content/brand';
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

/** A text in which the email address and the phone number of the company become links. */
export function LinkedText({ children }: { children: string }) {
  const { email, phone } = useFacts().company;
  const parts = children.split(email).map((part) =>
    part.split(phone).map((text, index) => (
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
