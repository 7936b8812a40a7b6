import type { Institution, Template } from '@booking/api-client';
import { phoneOf, postalCodeOf } from '@booking/api-client/facts';
import { dialCodeOf } from '@booking/ui/typed-text';
import type { CsvColumn } from '../../../csv/columns.ts';
import { countries, countryName } from '../../../institutes/countries.ts';
import { typeLabels } from '../../../institutes/institute-words.ts';
import { stateCode, states } from '../../../institutes/states.ts';
import { keysOf } from '../../../labels/labels.ts';
import { typedNumbers } from '../../../region/typed-number.ts';

/** A column of the file: the field that it fills. */
export interface ImportColumn extends CsvColumn {
  /** The dotted path in the body of `institution.create`. */
  readonly path: string;
  /** Whether an institute can't be added without it. */
  readonly isNeeded?: boolean;
  /** From the cell to the request's value. Default: the text. */
  readonly read?: (cell: string, context: ReadContext) => unknown;
  /** Returns the error of a cell that the contract accepts as text. */
  readonly problem?: (cell: string, context: ReadContext) => string | undefined;
  /** Returns the label of a value. Default: the value. */
  readonly text?: (value: string, context: ReadContext) => string;
  /** Cell of the template file. */
  readonly example: string;
}

export interface ReadContext {
  readonly templates: readonly Template[];
  /** Country of the line, by ISO 3166. */
  readonly country: string;
}

const same = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

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
  const number = country === 'IN' ? typedNumbers(1, 'en-IN').parse(cell)?.value : undefined;
  return postalCodeOf(Number.isInteger(number) ? String(number) : cell, country) ?? cell;
};

/** Returns the name of one of India's States by its name or code; other countries' are unchanged. */
const stateIn = (cell: string, { country }: ReadContext): string =>
  country === 'IN' ? (stateOf(cell) ?? cell) : cell;

const stateOf = (cell: string): string | undefined => {
  const name = cell.replaceAll('&', 'and').replace(/\s+/g, ' ');
  return states.find((state) => same(state, name) || same(stateCode(state), name));
};

const stateProblem = (cell: string, { country }: ReadContext): string | undefined => {
  if (country !== 'IN' || stateOf(cell)) return undefined;
  const near = states.find((state) => same(state.slice(0, NEAR), cell.slice(0, NEAR)));
  return `There is no ${cell} in India.${near ? ` Did you mean ${near}?` : ''}`;
};
/** The letters that a misspelt name begins with. */
const NEAR = 4;

const templateOf = (cell: string, { templates }: ReadContext): string =>
  templates.find(({ name }) => same(name, cell))?._id ?? cell;

const templateName = (id: string, { templates }: ReadContext): string =>
  templates.find(({ _id }) => _id === id)?.name ?? id;

/** Why no institute can get a template. */
export function templateProblem(id: string, templates: readonly Template[]): string | undefined {
  const template = templates.find(({ _id }) => _id === id);
  if (!template || template.isAvailable) return undefined;
  return `Template: ${template.name} isn’t available yet.`;
}

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
    isNeeded: true,
    aliases: ['Institute'],
    example: 'Kestrel House Coorg',
  },
  { header: 'Code', path: 'code', isRequired: true, example: 'KHC' },
  {
    header: 'Template',
    path: 'template',
    read: templateOf,
    text: templateName,
    example: 'Hospitality',
  },
  { header: 'Type', path: 'type', isNeeded: true, read: typeOf, example: 'Guest house' },
  { header: 'Email', path: 'email', isNeeded: true, example: 'desk@kestrel.example' },
  { header: 'Billing email', path: 'billingEmail', example: '' },
  { header: 'Phone', path: 'phone', isNeeded: true, read: phoneIn, example: '98765 43210' },
  { header: 'WhatsApp number', path: 'whatsappNumber', read: phoneIn, example: '' },
  {
    header: 'Street',
    path: 'address.line1',
    isNeeded: true,
    aliases: ['Address', 'Line 1'],
    example: '1 Ridge Road',
  },
  { header: 'City', path: 'address.city', isNeeded: true, example: 'Madikeri' },
  {
    header: 'State',
    path: 'address.state',
    read: stateIn,
    problem: stateProblem,
    example: 'Karnataka',
  },
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

/** The header of a field, by its path. */
export function headerOf(path: string): string {
  return importColumns.find((column) => column.path === path)?.header ?? path;
}

/** The file that shows how an import looks. */
export const templateRows: readonly (readonly string[])[] = [
  importColumns.map(({ header }) => header),
  importColumns.map(({ example }) => example),
];
