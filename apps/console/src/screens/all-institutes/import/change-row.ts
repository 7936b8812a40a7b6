import type { Institution } from '@booking/api-client';
import { institutionUpdate } from '@booking/api-client/contract/institution';
import { panOf } from '@booking/api-client/facts';
import { get, set } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import {
  countryOf,
  type ImportColumn,
  type ReadContext,
  templateProblem,
} from './import-columns.ts';
import { type CheckedLine, cellProblems, type ImportContext, reasonsOf } from './line-rules.ts';
import { cellOf, type ImportLine } from './read-import.ts';

/** Returns a line's change of an institute that exists. Columns that are absent or empty are left alone. */
export function changeRow(
  { line, cells }: ImportLine,
  stored: Institution,
  { templates }: ImportContext,
): CheckedLine {
  const country = countryOf(cellOf(cells, 'address.country') ?? stored.address.country);
  const context = { templates, country };
  // An address is saved as a whole.
  const written: Record<string, unknown> = { address: { ...stored.address } };
  for (const [column, cell] of cells) {
    set(written, column.path, column.read ? column.read(cell, context) : cell);
  }
  const parsed = safeParse(institutionUpdate, withoutOwner(written, stored));
  const reasons = [...reasonsOf(parsed.error), ...cellProblems(cells, context)];
  if (!parsed.success) return { reasons };
  const isChanged = ({ path }: ImportColumn) =>
    !isSame(get(parsed.data, path), storedOf(stored, path));
  const changed = [...cells.keys()].filter((column) =>
    isOfOwner(column) && stored.owner ? false : isChanged(column),
  );
  const paths = new Set(changed.map(({ path }) => path));
  reasons.push(...ownerReasons(cells, stored));
  reasons.push(...refusals(stored, paths, parsed.data, templates));
  if (reasons.length > 0 || changed.length === 0) return { reasons };
  const fields = new Set(changed.map(({ path }) => path.split('.')[0]));
  const { __v, name, _id: institute } = stored;
  const some = Object.entries(parsed.data).filter(([field]) => fields.has(field));
  const changes = changed.map((column) => {
    const [from, to] = [storedOf(stored, column.path), get(parsed.data, column.path)];
    return `${column.header}: ${shown(column, from, context)} → ${shown(column, to, context)}.`;
  });
  const body = { ...Object.fromEntries(some), __v };
  const row = { _id: String(line), __v, line, name, institute, body, changes };
  return { row: { ...row, kind: 'change' }, reasons };
}

const isOfOwner = ({ path }: ImportColumn) => path.startsWith('owner.');

/** An existing owner is not sent. */
function withoutOwner({ owner, ...rest }: Record<string, unknown>, stored: Institution) {
  return stored.owner || owner === undefined ? rest : { ...rest, owner };
}

/** An import names the owner of an institute that has none. */
function ownerReasons(cells: ImportLine['cells'], { name, owner }: Institution): string[] {
  const email = cellOf(cells, 'owner.email')?.toLowerCase();
  if (!owner || email === undefined || email === owner.email) return [];
  return [`Owner email: ${name} has the owner ${owner.email}. Change the owner under Users.`];
}

/** Returns why the server would refuse changes of this institute. */
function refusals(
  stored: Institution,
  paths: ReadonlySet<string>,
  {
    gstin = stored.gstin,
    pan = stored.pan,
    template,
  }: Partial<Record<'gstin' | 'pan', string | null | undefined>> & {
    readonly template?: string | undefined;
  },
  templates: ImportContext['templates'],
): string[] {
  const reasons: string[] = [];
  if (paths.has('template')) {
    const closed = templateProblem(template ?? '', templates);
    if (stored.status !== 'Pending') {
      reasons.push('Template: It can’t be changed after setup.');
    } else if (closed) reasons.push(closed);
  }
  const isTaxNumber = paths.has('gstin') || paths.has('pan');
  if (isTaxNumber && gstin && pan && panOf(gstin) !== pan) {
    reasons.push(`PAN: Check the PAN: the GSTIN is of ${panOf(gstin)}.`);
  }
  return reasons;
}

/** Returns the stored value of a column. */
function storedOf(stored: Institution, path: string): unknown {
  if (path === 'template') return stored.template._id;
  return get(stored, path);
}

const isSame = (value: unknown, stored: unknown): boolean =>
  JSON.stringify(value ?? null) === JSON.stringify(stored ?? null);

function shown({ text }: ImportColumn, value: unknown, context: ReadContext): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : '(empty)';
  return text?.(String(value), context) ?? String(value);
}
