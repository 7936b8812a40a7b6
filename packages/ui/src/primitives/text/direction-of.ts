/** Direction of a locale's text: newer browsers have it as a method, older ones as a property, others not at all. */
interface TextLocale extends Intl.Locale {
  readonly getTextInfo?: () => { readonly direction?: string };
  readonly textInfo?: { readonly direction?: string };
}

/** The scripts of today that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

/** Returns the direction of the text of a locale (BCP 47), for the `dir` of the page. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const text: TextLocale = new Intl.Locale(locale);
  const said = (text.getTextInfo?.() ?? text.textInfo)?.direction;
  const { script = '' } = text.maximize();
  return (said ?? (RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr')) === 'rtl' ? 'rtl' : 'ltr';
}
