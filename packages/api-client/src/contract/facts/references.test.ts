import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routes } from '../routes.ts';
import { schemas } from '../schemas.ts';
import { REFERENCES } from './references.ts';

/** Ids that say what a call is about, of the record itself or of where it belongs, and stay with it. */
const SUBJECTS =
  /(^|\.)(_id|ids|only|except|institution|removed|entry|session|undoBatch|cloneOf|replaceBy)$/;
const OF_TEMPLATE = 'rolePermission.template';

interface Shape {
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

const ID = /^[0-9a-f]{24}$/.source;
/** Many assets in one request: the fields are those of one. */
const OF_MANY = /^asset\.(assets|set|filter)\./;

/** The paths of the ids in a body, without the places of lists. */
function idsIn(shape: Shape, path: string): string[] {
  const inside = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  return [
    ...(shape.pattern === ID ? [path] : []),
    ...inside.flatMap((part) => idsIn(part, path)),
    ...(shape.items ? idsIn(shape.items, path) : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, property]) =>
      idsIn(property, `${path}.${name}`),
    ),
  ];
}

describe('references of the contract', () => {
  const paths = new Set(
    Object.entries(schemas).flatMap(([group, calls]) =>
      Object.values(calls).flatMap((schema: { readonly body?: z.core.$ZodType }) => {
        if (!schema.body) return [];
        const json = z.toJSONSchema(schema.body, { io: 'input', unrepresentable: 'any' });
        // As it is made of a schema: its own type says nothing of what it holds.
        return idsIn(json as Shape, group).map((path) => path.replace(OF_MANY, 'asset.'));
      }),
    ),
  );

  it('are all in the table', () => {
    const missing = [...paths].filter(
      (path) => !SUBJECTS.test(path) && path !== OF_TEMPLATE && !Object.hasOwn(REFERENCES, path),
    );
    expect(missing).toEqual([]);
    expect(paths.size).toBeGreaterThan(20);
  });

  it('never lose what no call removes', () => {
    for (const { to, removed } of Object.values(REFERENCES)) {
      const calls = Object.keys(Object.entries(routes).find(([group]) => group === to)?.[1] ?? {});
      if (removed === 'never') expect(calls).not.toContain('remove');
      else if (to !== 'rolePermission' && to !== 'ratePackage') expect(calls).toContain('remove');
    }
  });
});
