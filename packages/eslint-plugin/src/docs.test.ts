import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import plugin from './index.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const rules = Object.entries(plugin.rules ?? {}).map(([name, rule]) => ({
  name,
  meta: 'meta' in rule ? rule.meta : undefined,
}));

describe.each(rules)('$name', ({ name, meta }) => {
  it('has a page that begins with what it asks for', () => {
    expect(read(`docs/${name}.md`)).toMatch(
      new RegExp(`^# ${name}\n\n${meta?.docs?.description}\n\n`),
    );
  });

  it('is in the table of the README, with what it fixes', () => {
    const fixes = meta?.fixable ? 'yes' : '';
    const suggests = meta?.hasSuggestions ? 'yes' : '';
    const row = `| [\`${name}\`](docs/${name}.md) | ${meta?.docs?.description} | ${fixes} | ${suggests} |`;
    expect(read('README.md').replaceAll(/ +/g, ' ')).toContain(row.replaceAll(/ +/g, ' '));
  });

  it('is recommended', () => {
    expect(plugin.configs.recommended.rules).toHaveProperty([`@booking/${name}`], 'error');
  });
});
