const INDIAN = /^\+91(\d{5})(\d{5})$/;

/** A phone number as it is printed: "+91 98730 42483". One of another country stays as it is stored, in E.164. */
export function phoneText(phone: string): string {
  return phone.replace(INDIAN, '+91 $1 $2');
}
