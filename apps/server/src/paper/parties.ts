import { ABROAD, type GstState, gstStateNamed, gstStateOf } from '@booking/api-client/contract';
import type { PlatformSettings } from '../bkbtr-setting/index.ts';
import type { PaperContent } from '../schema/paper.ts';
import type { institution } from '../schema/tenant.ts';

const HOME = 'IN';

/** Returns the supplier, as the settings name it. */
export function supplierOf(
  { company, papers }: PlatformSettings,
  day: string,
): PaperContent['supplier'] {
  const { legalName, address, gstin, email, phone } = company;
  const state = gstStateOf(papers.state ?? gstin ?? '', day);
  return { legalName, address, gstin, state: named(state), email, phone };
}

/** Returns the buyer: the institute, as its page names it. */
export function buyerOf(row: typeof institution.$inferSelect, day: string): PaperContent['buyer'] {
  const { name, code, legalName, gstin, line1, line2, city, state, postalCode, country } = row;
  const address = [
    line1,
    line2,
    [city, postalCode].filter(Boolean).join(' '),
    state,
    country === HOME ? null : countryNames.of(country),
  ].flatMap((line) => (line ? [line] : []));
  const place = country === HOME ? stateOf(gstin, state, day) : ABROAD;
  return { name, code, legalName: legalName || name, address, gstin, state: named(place) };
}

const countryNames = new Intl.DisplayNames('en-IN', { type: 'region' });

/** A registered buyer is where the registration is; another one, where the address is. */
function stateOf(gstin: string | null, state: string | null, day: string): GstState | undefined {
  return gstin ? gstStateOf(gstin, day) : gstStateNamed(state ?? '', day);
}

function named(state: GstState | undefined): PaperContent['placeOfSupply'] {
  return state ? { code: state.code, name: state.name } : null;
}
