import { brand, phoneHref } from '@booking/content/brand';
import { Fragment } from 'react';

const { address, email, phone } = brand;

/** The postal address, to stand in an `address`. */
export function AddressLines() {
  return address.value.map((line) => <span key={line}>{line}</span>);
}

export function PhoneLink() {
  return (
    <a className="phone-link" href={phoneHref(phone.value)}>
      {phone.value}
    </a>
  );
}

export function MailLink() {
  return <a href={`mailto:${email.value}`}>{email.value}</a>;
}

/** A text in which the desk's email address and phone number are links. */
export function LinkedText({ children }: { children: string }) {
  const parts = children.split(email.value).map((part) =>
    part.split(phone.value).map((text, index) => (
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
