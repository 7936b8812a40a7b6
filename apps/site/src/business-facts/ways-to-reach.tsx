import { brand, phoneHref } from '@booking/content/brand';

const { address, email, phone } = brand;

/** The postal address, to stand in an `address`. */
export function AddressLines() {
  return address.value.map((line) => <span key={line}>{line}</span>);
}

export function PhoneLink() {
  return <a href={phoneHref(phone.value)}>{phone.value}</a>;
}

export function MailLink() {
  return <a href={`mailto:${email.value}`}>{email.value}</a>;
}
