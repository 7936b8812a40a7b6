import type { Institution, Template } from '@booking/api-client';
import { countries, countryName } from '../../../institutes/countries.ts';
import { typeLabels } from '../../../institutes/institute-words.ts';
import { keysOf } from '../../../labels/labels.ts';

/** A column of the file: the field that it fills. */
export interface ImportColumn {
  readonly header: string;
  /** The dotted path in the body of `institution.create`. */
  readonly path: string;
  readonly isRequired?: boolean;
  /** Other headers that people use. */
  readonly aliases?: readonly string[];
  /** From the cell to the request's value. Default: the text. */
  readonly read?: (cell: string, context: ReadContext) => unknown;
  /** In the template file. */
  readonly example: string;
}

interface ReadContext {
  readonly templates: readonly Template[];
}

const same = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

const typeOf = (cell: string): Institution['type'] | string =>
  keysOf(typeLabels).find((type) => same(type, cell) || same(typeLabels[type], cell)) ?? cell;

const countryOf = (cell: string): string =>
  countries.find((country) => same(country, cell) || same(countryName(country), cell)) ??
  cell.toUpperCase();

/** Numbers of ten digits are Indian, as they are written on a visiting card. */
function phoneOf(cell: string): string {
  const digits = cell.replaceAll(/[\s().-]/g, '');
  if (/^[6-9]\d{9}$/.test(digits)) return `+91${digits}`;
  return digits.replace(/^00/, '+').replace(/^91(?=\d{10}$)/, '+91');
}

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
  { header: 'Phone', path: 'phone', isRequired: true, read: phoneOf, example: '98765 43210' },
  { header: 'WhatsApp number', path: 'whatsappNumber', read: phoneOf, example: '' },
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
  { header: 'Owner phone', path: 'owner.phone', read: phoneOf, example: '' },
];

/** The column of a header, whatever its case, spaces and hyphens. */
export function columnOf(header: string): ImportColumn | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const wanted = plain(header);
  return importColumns.find((column) =>
    [column.header, ...(column.aliases ?? [])].some((name) => plain(name) === wanted),
  );
}

/** The file that shows how an import looks. */
export const templateRows: readonly (readonly string[])[] = [
  importColumns.map(({ header }) => header),
  importColumns.map(({ example }) => example),
];
