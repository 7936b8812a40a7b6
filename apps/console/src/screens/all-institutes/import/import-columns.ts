import type { Institution, Template } from '@booking/api-client';
import { phoneOf, postalCodeOf } from '@booking/api-client/facts';
import { dialCodeOf } from '@booking/ui/typed-text';
import type { CsvColumn } from '../../../csv/columns.ts';
import { countries, countryName } from '../../../institutes/countries.ts';
import { typeLabels } from '../../../institutes/institute-words.ts';
import { keysOf } from '../../../labels/labels.ts';

/** A column of the file: the field that it fills. */
export interface ImportColumn extends CsvColumn {
  /** The dotted path in the body of `institution.create`. */
  readonly path: string;
  /** From the cell to the request's value. Default: the text. */
  readonly read?: (cell: string, context: ReadContext) => unknown;
  /** In the template file. */
  readonly example: string;
}

interface ReadContext {
  readonly templates: readonly Template[];
  /** Of the line, by ISO 3166. */
  readonly country: string;
}

const same = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

const typeOf = (cell: string): Institution['type'] | string =>
  keysOf(typeLabels).find((type) => same(type, cell) || same(typeLabels[type], cell)) ?? cell;

export const countryOf = (cell: string): string =>
  countries.find((country) => same(country, cell) || same(countryName(country), cell)) ??
  cell.toUpperCase();

/** A number without its calling code is one of the line's country, as it is written on a visiting card. */
const phoneIn = (cell: string, { country }: ReadContext): string =>
  phoneOf(cell, dialCodeOf(country) || undefined) ?? cell;

/** Spreadsheets group the digits of a PIN code, or give it decimals: "5,71,201", "571201.0". */
const postalCodeIn = (cell: string, { country }: ReadContext): string => {
  const whole = country === 'IN' ? cell.replace(/\.0+$/, '').replaceAll(',', '') : cell;
  return postalCodeOf(whole, country) ?? cell;
};

const templateOf = (cell: string, { templates }: ReadContext): string =>
  templates.find(({ name }) => same(name, cell))?._id ?? cell;

const tagsOf = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((tag) => tag.trim())
    .filter(Boolean);

/** The columns of an import, in the order of the template file. */
export const importColumns: readonly ImportColumn[] = [
  {
    header: 'Name',
    path: 'name',
    isRequired: true,
    aliases: ['Institute'],
    example: 'Kestrel House Coorg',
  },
  { header: 'Code', path: 'code', isRequired: true, example: 'KHC' },
  { header: 'Template', path: 'template', read: templateOf, example: 'Hospitality' },
  { header: 'Type', path: 'type', isRequired: true, read: typeOf, example: 'Guest house' },
  { header: 'Email', path: 'email', isRequired: true, example: 'desk@kestrel.example' },
  { header: 'Phone', path: 'phone', isRequired: true, read: phoneIn, example: '98765 43210' },
  { header: 'WhatsApp number', path: 'whatsappNumber', read: phoneIn, example: '' },
  {
    header: 'Street',
    path: 'address.line1',
    isRequired: true,
    aliases: ['Address', 'Line 1'],
    example: '1 Ridge Road',
  },
  { header: 'City', path: 'address.city', isRequired: true, example: 'Madikeri' },
  { header: 'State', path: 'address.state', example: 'Karnataka' },
  {
    header: 'PIN code',
    path: 'address.postalCode',
    read: postalCodeIn,
    aliases: ['Postal code', 'PIN', 'Pincode'],
    example: '571201',
  },
  { header: 'Country', path: 'address.country', read: countryOf, example: 'India' },
  { header: 'Legal name', path: 'legalName', example: 'Kestrel Private Limited' },
  { header: 'GSTIN', path: 'gstin', example: '' },
  { header: 'PAN', path: 'pan', example: '' },
  { header: 'Website', path: 'website', example: 'https://kestrel.example' },
  { header: 'Tags', path: 'tags', read: tagsOf, example: 'north; hills' },
  { header: 'Notes', path: 'notes', example: '' },
  { header: 'Owner first name', path: 'owner.firstName', example: 'Tara' },
  { header: 'Owner last name', path: 'owner.lastName', example: 'Das' },
  { header: 'Owner email', path: 'owner.email', example: 'tara@kestrel.example' },
  { header: 'Owner phone', path: 'owner.phone', read: phoneIn, example: '' },
];

/** The file that shows how an import looks. */
export const templateRows: readonly (readonly string[])[] = [
  importColumns.map(({ header }) => header),
  importColumns.map(({ example }) => example),
];
