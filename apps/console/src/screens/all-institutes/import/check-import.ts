import type { Institution, InstitutionCreate } from '@booking/api-client';
import { institutionCreate } from '@booking/api-client/contract/institution';
import { set } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { CsvError } from '../../../csv/csv-text.ts';
import { changeRow } from './change-row.ts';
import { countryOf, templateProblem } from './import-columns.ts';
import { type CheckedLine, cellProblems, type ImportContext, reasonsOf } from './line-rules.ts';
import {
  cellOf,
  type ImportFile,
  type ImportLine,
  type ImportLines,
  type ImportNote,
  type ImportRow,
  lineReasons,
} from './read-import.ts';

/**
 * Checks each line with the contract's schema and the rules that the server has besides.
 * @throws CsvError when there are lines to add, and the file lacks a column for them.
 */
export function checkImport(
  { lines, ignored, missing }: ImportLines,
  context: ImportContext,
): ImportFile {
  const isNew = ({ code }: ImportLine) => !context.byCode.has(code);
  if (missing.length > 0 && lines.some(isNew)) {
    const names = missing.map(({ header }) => header).join(', ');
    throw new CsvError(`Missing columns: ${names}.`);
  }
  const rows: ImportRow[] = [];
  const problems: ImportNote[] = [];
  const warnings: ImportNote[] = [];
  const seen = new Map<string, number>();
  let same = 0;
  for (const line of lines) {
    const stored = context.byCode.get(line.code);
    const checked = stored ? storedRow(line, stored, context) : addRow(line, context);
    const reasons = [
      ...lineReasons(line),
      ...checked.reasons,
      ...(checked.row ? repeated(line, checked.row, seen) : []),
    ];
    const name = cellOf(line.cells, 'name') ?? stored?.name ?? '';
    if (reasons.length > 0) problems.push({ line: line.line, name, reasons });
    else if (!checked.row) same += 1;
    else {
      rows.push(checked.row);
      const namesake = namesakeOf(checked.row, context);
      if (namesake) warnings.push({ line: line.line, name, reasons: [namesake] });
    }
  }
  const existing = lines.filter((line) => !isNew(line)).length;
  return { rows, problems, warnings, same, existing, ignored };
}

function storedRow(line: ImportLine, stored: Institution, context: ImportContext): CheckedLine {
  if (context.isUpdate) return changeRow(line, stored, context);
  return { reasons: [`Code: ${stored.name} has ${line.code} already.`] };
}

function addRow({ line, cells }: ImportLine, { templates }: ImportContext): CheckedLine {
  const country = countryOf(cellOf(cells, 'address.country') ?? 'IN');
  const body: Record<string, unknown> = {
    template: templates.find(({ isAvailable }) => isAvailable)?._id,
    address: { country },
  };
  for (const [column, cell] of cells) {
    set(body, column.path, column.read ? column.read(cell, { templates, country }) : cell);
  }
  const parsed = safeParse(institutionCreate, body);
  const closed = templateProblem(String(body.template), templates);
  const reasons = [...reasonsOf(parsed.error), ...cellProblems(cells, { templates, country })];
  if (closed) reasons.push(closed);
  if (!parsed.success || reasons.length > 0) return { reasons };
  const { name } = parsed.data;
  return {
    row: { _id: String(line), __v: 0, line, name, kind: 'add', body: parsed.data },
    reasons,
  };
}

/** Returns the errors of values that an earlier line of the file has: the server would refuse the second. */
function repeated(
  line: ImportLine,
  { body, kind }: ImportRow,
  seen: Map<string, number>,
): string[] {
  const { gstin, owner }: Pick<Partial<InstitutionCreate>, 'gstin' | 'owner'> = body;
  const code = kind === 'add' ? body.code : line.code;
  const values = { Code: code, GSTIN: gstin, 'Owner email': owner?.email };
  return Object.entries(values).flatMap(([header, value]) => {
    if (!value) return [];
    const key = `${header} ${value.toUpperCase()}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, line.line);
    return before === undefined ? [] : [`${header}: line ${before} has ${value} too.`];
  });
}

/** Returns a warning that an institute in the same city has the name, as the form of a new one does. */
function namesakeOf(row: ImportRow, { namesakes }: ImportContext): string | undefined {
  if (row.kind !== 'add') return undefined;
  const { name, address } = row.body;
  const namesake = namesakes.find(
    (institute) => same(institute.name, name) && same(institute.address.city, address.city),
  );
  if (!namesake) return undefined;
  const isStreet = same(namesake.address.line1, address.line1);
  const where = isStreet ? `${address.line1}, ${address.city}` : namesake.address.city;
  return `${namesake.name} (${namesake.code}) in ${where} has this name too.`;
}

const same = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;
