/** The Markdown of what Storybook draws from types, tokens and the changelog. */

import { readFileSync } from 'node:fs';
import type { ApiEntry, Change, StyledPart } from '../src/docs/built-facts.ts';
import { importOf, partOf, partsNote, stateText } from '../src/docs/parts.ts';
import { propsByName, type SharedProp } from '../src/docs/props-by-name.ts';
import { iconNames } from '../src/icon/generated/icon-names.ts';
import { table } from './page-markdown.ts';
import type { TokenValue } from './token-list.ts';
import type { Weight } from './weights.ts';

const patterns = new URL('../src/docs/patterns/', import.meta.url);

/** Data that the blocks of a page are written from. */
interface Subject {
  readonly name: string;
  readonly exported: readonly ApiEntry[];
  /** The import of its style sheet; undefined for a component without one. */
  readonly styleSheet: string | undefined;
  readonly size: Weight | undefined;
  readonly api: Readonly<Record<string, readonly ApiEntry[]>>;
  readonly parts: readonly StyledPart[];
  readonly changes: readonly Change[];
  readonly tokens: readonly TokenValue[];
}

/** The groups of tokens on the pages of the foundations, by the block that draws them. */
const groupsOfPage: Readonly<Record<string, readonly string[]>> = {
  BrandPage: ['brand'],
  ColourPage: ['brand', 'bg', 'text', 'border', 'focus', 'status', 'chart', 'button'],
  MotionPage: ['duration', 'easing'],
  SpacePage: ['space', 'radius', 'shadow', 'size', 'z'],
  TypePage: ['type', 'tracking', 'font', 'weight'],
};

function statusText({ name, exported, styleSheet, size }: Subject): string {
  const { status, since, otherNames } = partOf(name);
  return `Status: ${status}, since ${since}. Also known as ${otherNames.join(', ')}.

\`\`\`tsx
${styleSheet === undefined ? '' : `import '${styleSheet}';\n`}${importOf(name, exported)}
\`\`\`${size ? `\n\n${sizeText(size)}` : ''}`;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

const sizeText = ({ script, styles }: Weight) =>
  `Alone it costs ${kilobytes(script)} of script${styles > 0 ? ` and ${kilobytes(styles)} of styles` : ''}, gzipped and without React. Components share much of it.`;

const propsText = (entries: readonly ApiEntry[]) =>
  entries
    .map(({ name, kind, description, signature, element, props }) =>
      [
        `### ${name}`,
        description,
        element && `Accepts all other attributes of \`<${element}>\`.`,
        signature && (kind === 'type' ? `\`\`\`ts\n${signature}\n\`\`\`` : `\`${signature}\``),
        props.length > 0 &&
          table(
            ['Prop', 'Type', 'Default', 'Description'],
            props.map((prop) => [
              `\`${prop.name}\`${prop.isRequired ? ' (required)' : ''}`,
              `\`${prop.type}\``,
              prop.default === undefined ? '' : `\`${prop.default}\``,
              prop.description,
            ]),
          ),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');

const iconsText = Object.entries(iconNames)
  .map(([group, names]) => `${group}: ${names.map((name) => `\`${name}\``).join(', ')}.`)
  .concat('They are exported by `@booking/ui/icon-names`, by their groups.')
  .join('\n\n');

const allPropsText = (props: readonly SharedProp[]) =>
  table(
    ['Prop', 'Type', 'Default', 'Components'],
    props.flatMap(({ name, uses }) =>
      uses.map((use) => [
        `\`${name}\``,
        `\`${use.type}\``,
        use.default === undefined ? '' : `\`${use.default}\``,
        use.entries.join(', '),
      ]),
    ),
  );

const partsText = (parts: readonly StyledPart[]) =>
  `${partsNote}\n\n${table(
    ['Part', 'States'],
    parts.map(({ part, states }) => [
      part === undefined ? 'Root' : `\`${part}\``,
      Object.entries(states)
        .map(([name, values]) => `\`${stateText(name, values)}\``)
        .join(', '),
    ]),
  )}`;

/** The changes that are in the package: what comes with the next version is in no package yet. */
const changesText = (changes: readonly Change[], since: string) =>
  [
    ...changes.flatMap(({ version, text }) =>
      version === undefined ? [] : [`- ${version}: ${text}`],
    ),
    `- ${since}: first release.`,
  ].join('\n');

const tokensText = (tokens: readonly TokenValue[], groups: readonly string[]) =>
  table(
    ['Variable', 'Light', 'Dark'],
    tokens
      .filter(({ group }) => groups.includes(group))
      .map(({ variable, light, dark }) => [
        `\`${variable}\``,
        `\`${light}\``,
        dark === light ? 'the same' : `\`${dark}\``,
      ]),
  );

/** Returns the Markdown of a block; undefined for an unknown block. */
export function blockText(block: string, subject: Subject): string | undefined {
  const { name, exported, api, parts, changes, tokens } = subject;
  const groups = groupsOfPage[block];
  if (groups) return tokensText(tokens, groups);
  switch (block) {
    case 'Status':
      return statusText(subject);
    case 'Parts':
      return partsText(parts);
    case 'Reference':
      return `## Props\n\n${propsText(exported)}\n\n## Changes\n\n${changesText(changes, partOf(name).since)}`;
    case 'Code':
      return `\`\`\`tsx\n${readFileSync(new URL(`${name}.tsx`, patterns), 'utf8')}\`\`\``;
    case 'AllProps':
      return allPropsText(propsByName(api));
    case 'IconsPage':
      return iconsText;
    default:
      return undefined;
  }
}
