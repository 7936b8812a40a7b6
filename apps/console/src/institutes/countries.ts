const names = new Intl.DisplayNames('en-IN', { type: 'region' });

/** The countries in which institutes are, by the letters of ISO 3166: the platform's own first. */
export const countries: readonly string[] = ['IN', 'BD', 'BT', 'LK', 'MV', 'NP', 'AE', 'SG', 'TH'];

/** "India". */
export function countryName(country: string): string {
  return names.of(country) ?? country;
}
