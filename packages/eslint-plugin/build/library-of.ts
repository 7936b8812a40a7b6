import { formatHex, parse } from 'culori';
import type { ColorToken, DeprecatedProp, Library, LibraryComponent } from '../src/library.ts';

/** The part of the registry of `@booking/ui` that is read. */
export interface Registry {
  readonly version: string;
  readonly components: readonly {
    readonly exports: readonly RegistryExport[];
    readonly formerProps: Readonly<Record<string, readonly FormerProp[]>>;
  }[];
  readonly tokens: readonly RegistryToken[];
}

interface RegistryExport {
  readonly name: string;
  readonly kind: string;
  readonly element?: string;
  readonly elementProps?: readonly string[];
  readonly props: readonly {
    readonly name: string;
    readonly type: string;
    readonly description: string;
    readonly isRequired: boolean;
    readonly deprecated?: string;
  }[];
}

interface FormerProp {
  readonly name: string;
  readonly now: string;
  readonly until: string;
  readonly isRenamed: boolean;
}

interface RegistryToken {
  readonly variable: string;
  readonly group: string;
  readonly light?: string;
  readonly value?: string;
}

export function libraryOf({ version, components, tokens }: Registry): Library {
  return {
    version,
    components: Object.fromEntries(
      components.flatMap(({ exports, formerProps }) =>
        exports
          .filter(({ kind }) => kind === 'component')
          .map((entry) => [entry.name, componentOf(entry, formerProps[entry.name] ?? [])]),
      ),
    ),
    colors: colorsIn(tokens),
    spaces: tokens
      .filter(({ group }) => group === 'space')
      .map(({ variable }) => Number(/\d+$/.exec(variable)?.[0]))
      .sort((a, b) => a - b),
  };
}

function componentOf(entry: RegistryExport, former: readonly FormerProp[]): LibraryComponent {
  const prop = (name: string) => entry.props.find((item) => item.name === name);
  const isControl = entry.element === 'button' || entry.element === 'a';
  const named = (matches: (item: RegistryExport['props'][number]) => boolean) =>
    entry.props.filter(matches).map(({ name }) => name);
  return {
    isNamedByLabel: entry.element === 'button' && prop('label')?.isRequired === true,
    isNamedByChildren: isControl && prop('icon') !== undefined && prop('children') !== undefined,
    takesReason:
      prop('disabledReason') !== undefined && entry.elementProps?.includes('disabled') === true,
    takesLoading: prop('isLoading') !== undefined,
    colorProps: named(
      ({ type, description }) => type === 'string' && /any CSS colour/i.test(description),
    ),
    spaceProps: named(({ type }) => type === 'Gap'),
    deprecatedProps: Object.fromEntries([
      ...former.map(({ name, now, until, isRenamed }): [string, DeprecatedProp] => [
        name,
        isRenamed
          ? { advice: `It is \`${now}\` since ${until}.`, renamedTo: now }
          : {
              advice: `It is part of \`${now}\` since ${until}: \`npx @booking/ui upgrade\` rewrites it.`,
            },
      ]),
      ...entry.props.flatMap(({ name, deprecated }): [string, DeprecatedProp][] =>
        deprecated === undefined ? [] : [[name, ofTag(deprecated)]],
      ),
    ]),
  };
}

/** `@deprecated Use `label`.` names what takes the prop's place, and only that. */
function ofTag(text: string): DeprecatedProp {
  const [, renamedTo] = /^Use `(\w+)`\.$/.exec(text) ?? [];
  return { advice: text, ...(renamedTo !== undefined && { renamedTo }) };
}

/** Groups of tokens by what they paint. The palette of the brand and the tokens of single components are not for apps. */
const groups = new Set(['bg', 'text', 'fill', 'border', 'focus', 'status', 'soft']);

function colorsIn(tokens: readonly RegistryToken[]): ColorToken[] {
  const values = new Map(tokens.map((token) => [token.variable, token.light ?? token.value ?? '']));
  const resolved = (text: string): string => {
    const [, variable] = /^var\((--[\w-]+)\)$/.exec(text) ?? [];
    return variable === undefined ? text : resolved(values.get(variable) ?? '');
  };
  return tokens.flatMap(({ variable, group, light = '' }): ColorToken[] => {
    const color = groups.has(group) ? parse(resolved(light)) : undefined;
    if (!color || (color.alpha ?? 1) < 1) return [];
    return [{ variable, use: purposeOf(variable, group), light: formatHex(color) }];
  });
}

function purposeOf(variable: string, group: string): ColorToken['use'] {
  if (group === 'text' || /-text$|-on-solid$/.test(variable)) return 'text';
  return group === 'border' || group === 'focus' || variable.endsWith('-border')
    ? 'border'
    : 'background';
}
