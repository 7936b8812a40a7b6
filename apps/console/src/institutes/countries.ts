const names = new Intl.DisplayNames('en-IN', { type: 'region' });

/** The countries of institutes by ISO 3166 code, the platform's own first. */
export const countries: readonly string[] = ['IN', 'BD', 'BT', 'LK', 'MV', 'NP', 'AE', 'SG', 'TH'];

/** "India". */
export function countryName(country: string): string {
  return names.of(country) ?? country;
}
