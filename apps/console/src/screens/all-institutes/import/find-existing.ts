import type { Client, Institution } from '@booking/api-client';
import { LIST_LIMIT_MAX } from '@booking/api-client/facts';
import { cellOf, type ImportLine } from './read-import.ts';

/** Returns the institutes that have a code or a name of the file. @throws ApiError when they can't be read. */
export async function findExisting(
  api: Pick<Client, 'institution'>,
  lines: readonly ImportLine[],
  signal: AbortSignal,
) {
  const codes = lines.map(({ code }) => code);
  const names = lines.map(({ cells }) => cellOf(cells, 'name') ?? '');
  const limit = LIST_LIMIT_MAX;
  const byCode = new Map<string, Institution>();
  for (const code of parts(codes, limit)) {
    const { items } = await api.institution.list({ code, limit }, { signal });
    for (const institute of items) byCode.set(institute.code, institute);
  }
  const namesakes: Institution[] = [];
  for (const name of parts(names, limit)) {
    const { items } = await api.institution.list({ name, limit }, { signal });
    namesakes.push(...items);
  }
  return { byCode, namesakes };
}

/** Splits texts into parts of the size of one read, without empty ones and duplicates. */
function parts(texts: readonly string[], size: number): string[][] {
  const some = [...new Set(texts)].filter((text) => text !== '');
  return Array.from({ length: Math.ceil(some.length / size) }, (_, at) =>
    some.slice(at * size, (at + 1) * size),
  );
}
