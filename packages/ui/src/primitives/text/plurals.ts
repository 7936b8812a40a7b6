/** A text for each plural form that a language has; `other` stands for those that are left out. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Returns what chooses between the plural forms of a locale (BCP 47), for a catalogue. */
export function plurals(locale: string): (count: number, forms: PluralForms) => string {
  // Created on first use: pages without counts load the catalogue too.
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(locale);
    return forms[rules.select(count)] ?? forms.other;
  };
}
