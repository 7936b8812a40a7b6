import { safeParse } from 'zod/mini';

export type Schema = Parameters<typeof safeParse>[0];

/** Finds what is wrong with the fields of a form by the contract's schema: the first error of each, by its name. */
export function contractErrors<Field extends string>(schema: Schema, fields: readonly Field[]) {
  return (values: unknown): Partial<Record<Field, string>> => {
    const { error } = safeParse(schema, values);
    const wrong: Partial<Record<Field, string>> = {};
    for (const name of fields) {
      const message = error?.issues.find(({ path }) => path[0] === name)?.message;
      if (message !== undefined) wrong[name] = message;
    }
    return wrong;
  };
}
