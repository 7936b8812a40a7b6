import { type Institution, isApiError, type Template } from '@booking/api-client';
import { messageOf } from '../../../messages/failure-message.ts';
import { headerOf, type ReadContext } from './import-columns.ts';
import type { ImportLine, ImportRow } from './read-import.ts';

/** The records that the lines are compared with. */
export interface ImportContext {
  readonly templates: readonly Template[];
  /** The institutes with the codes of the file, by these. */
  readonly byCode: ReadonlyMap<string, Institution>;
  /** Institutes with the names of the file. */
  readonly namesakes: readonly Institution[];
  /** Whether lines with the code of an institute change it. */
  readonly isUpdate: boolean;
}

/** Result of a line: a row to send, the reasons why it is wrong, or neither where nothing changes. */
export interface CheckedLine {
  readonly row?: ImportRow;
  readonly reasons: readonly string[];
}

/** Returns the errors of cells that the schema accepts as text. */
export function cellProblems(cells: ImportLine['cells'], context: ReadContext): string[] {
  return [...cells].flatMap(([column, cell]) => {
    const problem = column.problem?.(cell, context);
    return problem === undefined ? [] : [`${column.header}: ${problem}`];
  });
}

/** Returns the contract's errors of a body, with the headers of its columns. */
export function reasonsOf(
  error:
    | { readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[] }
    | undefined,
): string[] {
  return (error?.issues ?? []).map(
    ({ path, message }) => `${headerOf(path.join('.'))}: ${message}`,
  );
}

/** Returns why the server refused a line, with the headers of its columns for fields. */
export function failureOf(error: unknown): string {
  if (!isApiError(error) || error.fields.length === 0) return messageOf(error);
  return error.fields.map(({ path, message }) => `${headerOf(path)}: ${message}`).join(' ');
}
