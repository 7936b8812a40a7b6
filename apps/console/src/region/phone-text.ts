const INDIAN = /^\+91(\d{5})(\d{5})$/;

/** A formatted phone number: "+91 98730 42483". Numbers of other countries stay in E.164, as stored. */
export function phoneText(phone: string): string {
  return phone.replace(INDIAN, '+91 $1 $2');
}
