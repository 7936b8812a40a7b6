/** Turns a page of the documentation into Markdown: what Storybook draws is written out. */
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Facts about a component that its page shows. */
export interface PageFacts {
  /** Markdown that stands for a block, by its name; undefined if there is none. */
  readonly block: (name: string) => string | undefined;
  /** The values of a prop by the name of their constant: `buttonColors`. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The address of a page by its id in Storybook. */
  readonly pageOf: (id: string) => string;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
/** Parses the Markdown of blocks: a brace or an angle bracket is text there. */
const plainParser = unified().use(remarkParse).use(remarkGfm);
const writer = unified()
  // Columns in line would be mostly spaces: tools read these pages.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

/** Blocks that only draw, or are true of Storybook alone. */
const drawn: ReadonlySet<string> = new Set([
  'Canvas',
  'InStorybook',
  'Meta',
  'Playground',
  'States',
  'Stories',
]);

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

/** An expression of literals, as attributes of pages have them. */
function literal(node: { type: string }): unknown {
  const at = <T>(key: string): T => Reflect.get(node, key);
  switch (node.type) {
    case 'Literal':
      return at('value');
    case 'TemplateLiteral':
      return at<{ value: { cooked: string } }[]>('quasis')
        .map(({ value }) => value.cooked)
        .join('…');
    case 'ArrayExpression':
      return at<{ type: string }[]>('elements').map(literal);
    case 'ObjectExpression':
      return Object.fromEntries(
        at<{ key: { name?: string; value?: string }; value: { type: string } }[]>('properties').map(
          ({ key, value }) => [key.name ?? key.value, literal(value)],
        ),
      );
    case 'Identifier':
      return at('name');
    default:
      throw new Error(`A page has an expression that is no literal: ${node.type}.`);
  }
}

function attribute(element: MdxJsxFlowElement, name: string): unknown {
  for (const item of element.attributes) {
    if (item.type !== 'mdxJsxAttribute' || item.name !== name) continue;
    if (typeof item.value === 'string' || !item.value) return item.value ?? undefined;
    const [statement] = item.value.data?.estree?.body ?? [];
    if (statement?.type === 'ExpressionStatement') return literal(statement.expression);
  }
  return undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function entries(value: unknown): (readonly [string, string])[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, said]): [string, string] => [key, text(said)])
    : [];
}

/** The lines of a page between two of its nodes, without their indent. */
function sourceOf(page: string, { children }: MdxJsxFlowElement): string {
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  if (start === undefined || end === undefined) return '';
  const lines = page.slice(start, end).split('\n');
  const indent = Math.min(
    ...lines
      .slice(1)
      .filter(Boolean)
      .map((line) => line.search(/\S/)),
  );
  return lines.map((line, at) => (at === 0 ? line : line.slice(indent))).join('\n');
}

function blockText(page: string, element: MdxJsxFlowElement, facts: PageFacts): string {
  const { name } = element;
  switch (name) {
    case 'Anatomy': {
      const parts = attribute(element, 'parts');
      return (Array.isArray(parts) ? parts : [])
        .map((part: unknown, at) => {
          const [, title, what] = Array.isArray(part) ? part.map(text) : [];
          return `${at + 1}. **${title}**: ${what}`;
        })
        .join('\n');
    }
    case 'Values': {
      const of = text(attribute(element, 'of'));
      const values = facts.values[of];
      if (!values) throw new Error(`A page shows the values of ${of}, which is no constant.`);
      const rows = Object.entries(values).map(([value, what]) => [`\`${value}\``, what]);
      return table([`\`${text(attribute(element, 'label'))}\``, 'Use'], rows);
    }
    case 'DoDont':
      return element.children
        .filter((child) => child.type === 'mdxJsxFlowElement')
        .map((side) => {
          const verdict = side.name === 'Do' ? 'Do' : 'Don’t';
          const code = sourceOf(page, side);
          return `**${verdict}.** ${text(attribute(side, 'because'))}\n\n\`\`\`tsx\n${code}\n\`\`\``;
        })
        .join('\n\n');
    case 'Keyboard':
      return table(
        ['Key', 'Action'],
        entries(attribute(element, 'keys')).map(([key, does]) => [key, does]),
      );
    default: {
      const block = facts.block(name ?? '');
      if (block === undefined) throw new Error(`A page has <${name}>, which has no Markdown.`);
      return block;
    }
  }
}

/** Storybook's addresses of pages become those of Markdown files. */
function link(nodes: readonly RootContent[], pageOf: PageFacts['pageOf']): void {
  for (const node of nodes) {
    if (node.type === 'link') {
      const [, id] = /^\?path=\/docs\/([\w-]+)$/.exec(node.url) ?? [];
      if (id) node.url = pageOf(id);
    }
    if ('children' in node) link(node.children, pageOf);
  }
}

/** Headings without text below them are left out: their blocks only draw. */
function withoutEmpty(nodes: readonly RootContent[]): RootContent[] {
  return nodes.filter((node, at) => {
    const next = nodes[at + 1];
    if (node.type !== 'heading' || node.depth === 1) return true;
    return next !== undefined && !(next.type === 'heading' && next.depth <= node.depth);
  });
}

/** Returns the Markdown of a page. Throws if it has a block that has none. */
export function pageMarkdown(page: string, facts: PageFacts): string {
  const tree: Root = parser.parse(page);
  const children = tree.children.flatMap((node): RootContent[] => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression') return [];
    if (node.type !== 'mdxJsxFlowElement') return [node];
    if (drawn.has(node.name ?? '')) return [];
    return plainParser.parse(blockText(page, node, facts)).children;
  });
  link(children, facts.pageOf);
  return writer.stringify({ type: 'root', children: withoutEmpty(children) });
}

/** The keys of a component, from its page. */
export function keysOf(page: string): Record<string, string> {
  const tree: Root = parser.parse(page);
  const pairs = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'Keyboard'
      ? entries(attribute(node, 'keys'))
      : [],
  );
  return Object.fromEntries(pairs);
}

/** The first paragraph of a page, as plain text: it stands on other pages, where its links would lead elsewhere. */
export function summaryOf(markdown: string): string {
  const [, summary = ''] = /^# .+\n+([\s\S]+?)\n\n/m.exec(markdown) ?? [];
  return summary.replaceAll('\n', ' ').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
