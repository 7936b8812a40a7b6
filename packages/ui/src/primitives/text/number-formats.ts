/** Returns the number formats of a locale (BCP 47), for a catalogue's `number`. */
export function numberFormats(locale: string) {
  return {
    /** The locale itself, for what is typed. */
    locale,
    /** "2,45,878" */
    plain: format(locale, {}),
    /** A share of one: 0.125 is "12.5%", 0.1 is "10.0%", so that shares beside each other line up. */
    percent: format(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  };
}

function format(locale: string, options: Intl.NumberFormatOptions) {
  // Created on first use: pages without numbers load the catalogue too.
  let formatter: Intl.NumberFormat | undefined;
  return (value: number): string => {
    formatter ??= new Intl.NumberFormat(locale, options);
    return formatter.format(value);
  };
}

export const englishNumbers = /* @__PURE__ */ numberFormats('en-IN');
