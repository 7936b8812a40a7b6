/**
 * Writes Figma's Code Connect files, one for every component with variants: in Figma a designer's Button then shows the
 * code of ours. Which file of Figma, and which node in it, its owner says in `figma.config.json`, by Figma's own
 * `documentUrlSubstitutions`.
 */

interface Described {
  readonly name: string;
  readonly exports: readonly ApiEntry[];
  /** Explanations of the values of a prop, by the name of the constant that exports them. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The files by their names in `dist`. */
export function codeConnectFiles(components: readonly Described[]): ReadonlyMap<string, string> {
  const connected = components.flatMap((component) => {
    const text = fileOf(component);
    return text === undefined ? [] : [{ name: component.name, text }];
  });
  const documentUrlSubstitutions = Object.fromEntries(
    connected.map(({ name }) => [addressOf(name), 'https://www.figma.com/design/…?node-id=…']),
  );
  const config = {
    codeConnect: { parser: 'react', include: ['*.figma.tsx'], documentUrlSubstitutions },
  };
  return new Map([
    ...connected.map(({ name, text }): [string, string] => [
      `figma/code-connect/${name}.figma.tsx`,
      text,
    ]),
    ['figma/code-connect/figma.config.json', `${JSON.stringify(config, null, 2)}\n`],
  ]);
}

/** Placeholder for the address of a component in Figma, until it is substituted. */
const addressOf = (name: string) => `https://figma.example/${name}`;

function fileOf({ name, exports, values }: Described): string | undefined {
  const entry = exports.find(
    ({ kind, props }) => kind === 'component' && props.some((prop) => isVariant(prop, values)),
  );
  if (!entry) return undefined;
  const lines = entry.props.flatMap((prop) => {
    const property = propertyOf(prop, values);
    return property === undefined ? [] : [`    ${prop.name}: ${property},`];
  });
  return `import { ${entry.name} } from '@booking/ui/${name}';
import type { ApiEntry, ApiProp } from '../src/docs/built-facts.ts';
import figma from '@figma/code-connect';

figma.connect(${entry.name}, '${addressOf(name)}', {
  props: {
${lines.join('\n')}
  },
  example: (props) => <${entry.name} {...props} />,
});
`;
}

/** How a prop is read from a component of Figma; undefined for a prop that a drawing doesn't have. */
function propertyOf(prop: ApiProp, values: Described['values']): string | undefined {
  const title = `'${titleOf(prop.name)}'`;
  if (isVariant(prop, values)) {
    const options = literalsOf(prop.type).map((value) => `      ${keyOf(value)}: '${value}',\n`);
    return `figma.enum(${title}, {\n${options.join('')}    })`;
  }
  if (prop.type === 'boolean') return `figma.boolean(${title})`;
  const isText = prop.type === 'string' || prop.type === 'ReactNode';
  if (!isText || !prop.isRequired) return undefined;
  return prop.name === 'children' ? "figma.textContent('Label')" : `figma.string(${title})`;
}

const keyOf = (value: string) => {
  const title = titleOf(value);
  return /^[a-z]+$/i.test(title) ? title : `'${title}'`;
};

/** `'sm' | 'md'` as its values. */
const literalsOf = (type: string) =>
  [...type.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

/** Whether each of its values is explained in the component's file of variants. */
function isVariant({ type }: ApiProp, values: Described['values']): boolean {
  if (!/^'[^']+'( \| '[^']+')*$/.test(type)) return false;
  const literals = literalsOf(type);
  return Object.values(values).some((texts) => literals.every((value) => value in texts));
}

/** `isLoading` as "Loading", `top-end` as "Top end". */
function titleOf(name: string): string {
  const words = name
    .replace(/^(is|has)(?=[A-Z])/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
