/** The documentation for tools matches the code. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../src/icon/generated/icon-names.ts';
import { tokenNames } from '../src/tokens/generated/tokens.ts';
import { readApi } from './api.ts';
import { components } from './components.ts';
import { packageExports } from './package-exports.ts';
import { readRegistry } from './registry.ts';
import { generateTokens, readTokens } from './tokens.ts';

const { registry, files } = await readRegistry();

describe('the registry', () => {
  it('has every component, with its exports, a summary, other names and code', async () => {
    expect(registry.components.map(({ name }) => name).sort()).toEqual(await components());
    for (const {
      name,
      title,
      group,
      summary,
      otherNames,
      exports,
      examples,
    } of registry.components) {
      const about = { name, title, group, summary, otherNames, exports, examples };
      for (const value of Object.values(about)) expect(value, name).not.toHaveLength(0);
    }
  });

  it('has an entry of the package for every import', async () => {
    const entries = await packageExports();
    for (const { name } of registry.components) expect(entries).toHaveProperty([`./${name}`]);
  });

  it('names the style sheet of every component that is drawn', async () => {
    const entries = await packageExports();
    for (const { name, page, styleSheet } of registry.components) {
      const sheet = `@booking/ui/${name}.css`;
      const isDrawn = `./${name}.css` in entries;
      expect(styleSheet, name).toBe(isDrawn ? sheet : undefined);
      expect(files.get(page)?.includes(`import '${sheet}';`), name).toBe(isDrawn);
    }
    expect(registry.components.find(({ name }) => name === 'button')?.styleSheet).toBe(
      '@booking/ui/button.css',
    );
  });

  it('has the code of the types that props name, and of those that they are made of', () => {
    const menu = files.get('docs/menu.md');
    for (const name of ['MenuItem', 'MenuSubmenu', 'IconSource', 'OpenChangeDetails']) {
      expect(menu, name).toMatch(
        new RegExp(`### ${name}\\n(\\n.+\\n)?\\n\`\`\`ts\\n(type|interface) ${name}\\b`),
      );
    }
    const ours = new Set(
      registry.components.flatMap(({ exports }) => exports.map(({ name }) => name)),
    );
    const missing = registry.components.flatMap(({ name: component, exports }) => {
      const named = exports
        .flatMap(({ props }) =>
          props.flatMap(({ type }) => type.match(/(?<!['.\w])[A-Z]\w+/g) ?? []),
        )
        .filter((type) => ours.has(type) && !exports.some(({ name }) => name === type));
      return [...new Set(named)].map((type) => `${component}: ${type}`);
    });
    // The long ones have a page of their own, and messages have days as texts.
    expect(missing).toEqual([
      'booking-provider: Messages',
      'confirm-dialog: ModalFooter',
      'messages: CivilDate',
    ]);
  });

  it('lists the names of all icons, by their groups', () => {
    for (const [group, names] of Object.entries(iconNames)) {
      const listed = names.map((name) => `\`${name}\``).join(', ');
      expect(files.get('docs/icons.md')).toContain(`${group}: ${listed}.`);
    }
  });

  it('says what each component costs a page, on its page too', () => {
    for (const { name, page, styleSheet, size } of registry.components) {
      expect(size.script, name).toBeGreaterThan(100);
      expect(size.styles > 0, name).toBe(styleSheet !== undefined);
      expect(files.get(page), name).toMatch(/Alone it costs [\d.]+ kB of script/);
    }
  });

  it('knows the props that had another name, with what takes their place', () => {
    const formerOf = (name: string) =>
      registry.components.find((component) => component.name === name)?.formerProps;
    expect(formerOf('stat')).toEqual({
      Stat: [{ name: 'isFailed', now: 'loadError', until: '2.0.0', isRenamed: true }],
    });
    expect(formerOf('modal')?.Modal).toContainEqual({
      name: 'onClose',
      now: 'onOpenChange',
      until: '2.0.0',
      isRenamed: false,
    });
    for (const { exports, formerProps } of registry.components) {
      for (const [name, former] of Object.entries(formerProps)) {
        const props = exports.find((entry) => entry.name === name)?.props.map((prop) => prop.name);
        for (const { now, ...old } of former) {
          expect(props, name).toContain(now);
          expect(props, name).not.toContain(old.name);
        }
      }
    }
  });

  it('says of no change that it comes with the next version', () => {
    const pages = [...files].filter(([, text]) => text.includes('Next release'));
    expect(pages.map(([name]) => name)).toEqual([]);
  });

  it('has every prop, with its types, its default and who has it, on one page', () => {
    const page = files.get('docs/all-props.md') ?? '';
    const names = registry.components.flatMap(({ exports }) =>
      exports
        .filter(({ kind }) => kind === 'component' || kind === 'shape')
        .flatMap(({ props }) => props.map(({ name }) => name)),
    );
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    expect(page).toMatch(/`isLoading` \| `boolean` \| `false` \| .*Button/);
  });

  it('has the values of props', () => {
    const button = registry.components.find(({ name }) => name === 'button');
    expect(Object.keys(button?.values.buttonSizes ?? {})).toEqual(['sm', 'md', 'lg', 'xl']);
    expect(button?.keyboard).toHaveProperty(['Enter or Space']);
  });

  it('has every token of the style sheets, with a value in both themes', async () => {
    const generated = generateTokens(await readTokens());
    const css = generated['tokens.css'] + generated['site.css'] + generated['booking.css'];
    const declared = new Set([...css.matchAll(/(--bk-[\w-]+):/g)].map(([, name]) => name));
    expect(new Set(registry.tokens.map(({ variable }) => variable))).toEqual(declared);
    expect(registry.tokens.filter(({ light, dark }) => !light || !dark)).toEqual([]);
  });

  it('has the colours that TypeScript knows by name', () => {
    const variables = new Set(registry.tokens.map(({ variable }) => variable));
    expect(tokenNames.color.filter((name) => !variables.has(`--bk-${name}`))).toEqual([]);
  });
});

describe('the tables of props', async () => {
  const props = Object.values(await readApi())
    .flat()
    .flatMap((entry) =>
      entry.props.map((prop) => ({ ...prop, name: `${entry.name}.${prop.name}` })),
    );

  it('have types on one line, without comments', () => {
    const odd = props.filter(({ type }) => !type || /^\||\/\*|\n/.test(type));
    expect(odd.map(({ name, type }) => `${name}: ${type}`)).toEqual([]);
  });

  it('have the whole type of a method', () => {
    expect(props.filter(({ type }) => type === 'void').map(({ name }) => name)).toEqual([]);
    expect(props.find(({ name }) => name === 'MenuChoice.onChange')?.type).toBe(
      '(value: V) => void',
    );
  });

  it('have defaults that are values', () => {
    const odd = props.filter(
      (prop) => prop.default !== undefined && (!prop.default || /^\d.*\.$/.test(prop.default)),
    );
    expect(odd.map((prop) => `${prop.name}: ${prop.default}`)).toEqual([]);
    const defaults = new Map(props.map((prop) => [prop.name, prop.default]));
    expect(defaults.get('Button.size')).toBe('md');
    expect(defaults.get('DateRangePicker.months')).toBe('2');
    expect(defaults.get('Carousel.defaultIndex')).toBe('0');
    expect(defaults.get('Carousel.loop')).toBe('true');
    expect(defaults.get('DataTable.defaultSort')).toBe("''");
    expect(defaults.get('Skeleton.shape')).toBe('line');
    // They depend on the place or the width, or on another prop.
    expect(defaults.get('Column.width')).toBeUndefined();
    expect(defaults.get('Carousel.items')).toBeUndefined();
  });

  it('have the default that the description says', () => {
    const odd = props.flatMap((prop) => {
      const said = /\bDefault:? (?:`([^`]+)`|(true|false|\d+(?:\.\d+)?)\b)/.exec(prop.description);
      const value = said?.[1] ?? said?.[2];
      return value === undefined || prop.default === undefined || value === prop.default
        ? []
        : `${prop.name}: ${prop.default}, described as ${value}`;
    });
    expect(odd).toEqual([]);
  });
});

describe('the pages as Markdown', () => {
  const pages = [...files].filter(([file]) => file.endsWith('.md'));

  it('have a title, and nothing of Storybook', () => {
    for (const [file, text] of pages) {
      expect(text, file).toMatch(/^# .+\n/);
      const prose = text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '');
      expect(prose, file).not.toMatch(/^(import|export) |<\/?[A-Z]|\?path=/m);
      // Storybook's toolbar, values that a click copies, and the arguments of stories exist only in Storybook.
      expect(text, file).not.toMatch(
        /Storybook|(in the|The) toolbar\b|(icon|value) to copy|stories\./,
      );
    }
  });

  it('lead to each other, and llms.txt to all of them', () => {
    for (const [file, text] of pages) {
      const links = [...text.matchAll(/\]\(\.\/([\w-]+\.md)\)/g)].map(([, link]) => link ?? '');
      expect(
        links.filter((link) => !files.has(`docs/${link}`)),
        file,
      ).toEqual([]);
      expect(files.get('llms.txt')).toContain(`(${file})`);
    }
  });
});

it('is what the package was built with', () => {
  const dist = new URL('../dist/', import.meta.url);
  for (const file of files.keys()) expect(existsSync(new URL(file, dist)), file).toBe(true);
});
