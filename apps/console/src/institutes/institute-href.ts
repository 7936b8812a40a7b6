/** The address of an institute's own page. */
export function institutePageHref(id: string): string {
  return `/all-institutes/${id}`;
}

/** The address of a section of an institute's settings. Default: the first. */
export function settingsHref(id: string, section?: string): string {
  const page = `${institutePageHref(id)}/settings/advSettings`;
  return section ? `${page}?section=${section}` : page;
}

/** The address of an institute in the list of all. */
export function instituteHref(id: string): string {
  return `/all-institutes?open=${id}`;
}

/** The address of what an institute sells. */
export function assetsHref(id: string): string {
  return `${institutePageHref(id)}/settings/addAssets`;
}

/** The address of the rates of an institute, from a day on. Default: today. */
export function ratesHref(id: string, from?: string): string {
  const page = `${institutePageHref(id)}/settings/addRates`;
  return from ? `${page}?from=${from}` : page;
}
