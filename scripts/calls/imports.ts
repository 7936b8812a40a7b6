import { parseSync } from 'oxc-parser';

/** One import of a file, whatever its form: static, dynamic, re-export or for types alone. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** The names it takes; empty for a dynamic import or a bare one. */
  readonly names: readonly string[];
}

/** Reads the imports of a source. @throws SyntaxError when it cannot be read. */
export function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}`);
  const at = (start: number) => source.slice(0, start).split('\n').length;
  const statics = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    line: at(start),
    names: entries.flatMap(({ importName: { name } }) => name ?? []),
  }));
  const again = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, line: at(start), names: [] }] : [],
    ),
  );
  const dynamics = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    const specifier = /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2];
    return specifier === undefined ? [] : [{ specifier, line: at(start), names: [] }];
  });
  return [...statics, ...again, ...dynamics];
}
