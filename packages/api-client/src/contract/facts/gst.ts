import { divideHalfUp } from './money.ts';

/** Facts about India's goods and services tax, as data with the days from which they hold. */

/** A state or union territory, by the code that a GSTIN begins with. */
export interface GstState {
  readonly code: string;
  readonly name: string;
  /** The territories without a legislature have a tax of their own name in the place of SGST. */
  readonly isTerritory?: true;
  /** The first and the last day of a code that has not always been there. */
  readonly from?: string;
  readonly until?: string;
}

export const GST_STATES = [
  { code: '01', name: 'Jammu and Kashmir' },
  { code: '02', name: 'Himachal Pradesh' },
  { code: '03', name: 'Punjab' },
  { code: '04', name: 'Chandigarh', isTerritory: true },
  { code: '05', name: 'Uttarakhand' },
  { code: '06', name: 'Haryana' },
  { code: '07', name: 'Delhi' },
  { code: '08', name: 'Rajasthan' },
  { code: '09', name: 'Uttar Pradesh' },
  { code: '10', name: 'Bihar' },
  { code: '11', name: 'Sikkim' },
  { code: '12', name: 'Arunachal Pradesh' },
  { code: '13', name: 'Nagaland' },
  { code: '14', name: 'Manipur' },
  { code: '15', name: 'Mizoram' },
  { code: '16', name: 'Tripura' },
  { code: '17', name: 'Meghalaya' },
  { code: '18', name: 'Assam' },
  { code: '19', name: 'West Bengal' },
  { code: '20', name: 'Jharkhand' },
  { code: '21', name: 'Odisha' },
  { code: '22', name: 'Chhattisgarh' },
  { code: '23', name: 'Madhya Pradesh' },
  { code: '24', name: 'Gujarat' },
  { code: '25', name: 'Daman and Diu', isTerritory: true, until: '2020-01-25' },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu', isTerritory: true },
  { code: '27', name: 'Maharashtra' },
  { code: '29', name: 'Karnataka' },
  { code: '30', name: 'Goa' },
  { code: '31', name: 'Lakshadweep', isTerritory: true },
  { code: '32', name: 'Kerala' },
  { code: '33', name: 'Tamil Nadu' },
  { code: '34', name: 'Puducherry' },
  { code: '35', name: 'Andaman and Nicobar Islands', isTerritory: true },
  { code: '36', name: 'Telangana' },
  { code: '37', name: 'Andhra Pradesh' },
  { code: '38', name: 'Ladakh', isTerritory: true, from: '2019-10-31' },
] as const satisfies readonly GstState[];

/** The place of supply to a buyer abroad. */
export const ABROAD: GstState = { code: '96', name: 'Other country' };

const states: readonly GstState[] = GST_STATES;

const holds = ({ from = '', until = '9999' }: GstState, day: string) => from <= day && day <= until;

/** The state of a code, or of a GSTIN, which begins with it; undefined for a code that there is not on a day. */
export function gstStateOf(gstin: string, day: string): GstState | undefined {
  const code = gstin.trim().slice(0, 2);
  return states.find((state) => state.code === code && holds(state, day));
}

/** The state of a name, as in an address. */
export function gstStateNamed(name: string, day: string): GstState | undefined {
  const seen = name.trim().toLowerCase();
  return states.find((state) => state.name.toLowerCase() === seen && holds(state, day));
}

/** Which taxes a supply has, and each one's share of the rate, from a day on. The newest comes first. */
const GST_SHARES = [
  {
    from: '2017-07-01',
    within: { CGST: 50, state: 50 },
    between: { IGST: 100 },
  },
] as const;

/** One of the taxes in an amount, in the smallest unit of its currency. */
export interface TaxShare {
  readonly name: string;
  /** A percentage. */
  readonly rate: number;
  readonly minor: number;
}

/**
 * Splits the tax of a supply on a day by its place: CGST and SGST (or UTGST) in the state of the supplier, IGST elsewhere. The
 * last share is what remains, so that they are the tax of the account to the paisa.
 */
export function gstShares(
  tax: { readonly rate: number; readonly minor: number },
  places: { readonly supplier: GstState; readonly supply: GstState },
  day: string,
): readonly TaxShare[] {
  const { supplier, supply } = places;
  const rule = GST_SHARES.find(({ from }) => from <= day) ?? GST_SHARES[0];
  const isWithin = supplier.code === supply.code;
  const ofState = supply.isTerritory ? 'UTGST' : 'SGST';
  const shares = Object.entries(isWithin ? rule.within : rule.between);
  let left = tax.minor;
  return shares.map(([name, percent], at) => {
    const isLast = at === shares.length - 1;
    const minor = isLast ? left : divideHalfUp(tax.minor * percent, 100);
    left -= minor;
    return { name: name === 'state' ? ofState : name, rate: (tax.rate * percent) / 100, minor };
  });
}
