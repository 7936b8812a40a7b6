import type { InstitutionCreate, Template } from '@booking/api-client';
import { institutionCreate } from '@booking/api-client/contract/institution';
import { set } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { findColumns, hasTooManyCells, TOO_MANY_CELLS } from '../../../csv/columns.ts';
import { CsvError, parseCsv } from '../../../csv/csv-text.ts';
import { countryOf, type ImportColumn, importColumns } from './import-columns.ts';

/** The most rows of one import. */
export const IMPORT_MAX = 500;

/** A row that can be created. `_id` and `__v` let it run like a row of a list. */
export interface ImportRow {
  readonly _id: string;
  readonly __v: number;
  readonly line: number;
  readonly name: string;
  readonly body: InstitutionCreate;
}

/** What is wrong with a line. */
export interface ImportProblem {
  readonly line: number;
  readonly name: string;
  /** A sentence each. */
  readonly reasons: readonly string[];
}

export interface ImportFile {
  readonly rows: readonly ImportRow[];
  readonly problems: readonly ImportProblem[];
  /** Headers that no field has: their columns are left out. */
  readonly ignored: readonly string[];
}

/**
 * Reads an import and checks each line with the contract's schema.
 * @throws CsvError when it is no CSV, or lacks a column.
 */
export function readImport(text: string, templates: readonly Template[]): ImportFile {
  const [head, ...lines] = parseCsv(text).lines;
  const { columns, ignored } = findColumns(head, importColumns);
  if (lines.length === 0) throw new CsvError('The file has no lines below the first.');
  if (lines.length > IMPORT_MAX) {
    throw new CsvError(`You can import up to ${IMPORT_MAX} institutes at once. Split the file.`);
  }

  const rows: ImportRow[] = [];
  const problems: ImportProblem[] = [];
  const seen = new Map<string, number>();
  for (const one of lines) {
    const { line, cells } = one;
    const body = bodyOf(columns, cells, templates);
    const name = String(body.name ?? '');
    const parsed = safeParse(institutionCreate, body);
    const reasons = head && hasTooManyCells(one, head) ? [TOO_MANY_CELLS] : [];
    for (const issue of parsed.error?.issues ?? []) {
      reasons.push(`${headerOf(issue.path.join('.'))}: ${issue.message}`);
    }
    reasons.push(...(parsed.success ? repeated(parsed.data, line, seen) : []));
    if (parsed.success && reasons.length === 0) {
      rows.push({ _id: String(line), __v: 0, line, name, body: parsed.data });
    } else problems.push({ line, name, reasons });
  }
  return { rows, problems, ignored };
}

/** The request of a line. Empty cells are left out. */
function bodyOf(
  columns: readonly (ImportColumn | undefined)[],
  cells: readonly string[],
  templates: readonly Template[],
): Record<string, unknown> {
  const at = columns.findIndex((column) => column?.path === 'address.country');
  const country = countryOf(cells[at]?.trim() || 'IN');
  const body: Record<string, unknown> = {
    template: templates.find(({ isAvailable }) => isAvailable)?._id,
    address: { country },
  };
  for (const [at, column] of columns.entries()) {
    const cell = (cells[at] ?? '').trim();
    if (!column || cell === '') continue;
    set(body, column.path, column.read ? column.read(cell, { templates, country }) : cell);
  }
  return body;
}

/** What an earlier line of the file has already: the server would refuse the second. */
function repeated(
  { code, gstin, owner }: InstitutionCreate,
  line: number,
  seen: Map<string, number>,
): string[] {
  const values = { Code: code, GSTIN: gstin, 'Owner email': owner?.email };
  return Object.entries(values).flatMap(([header, value]) => {
    if (!value) return [];
    const key = `${header} ${value.toUpperCase()}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, line);
    return before === undefined ? [] : [`${header}: line ${before} has ${value} too.`];
  });
}

function headerOf(path: string): string {
  return importColumns.find((column) => column.path === path)?.header ?? path;
}
