import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { capture } from '../command/command.ts';
import { filesOfRules } from './readme.ts';

/** Every misuse that has a rule, in the file of a product. */
const misuses = `
import { Button, IconButton, Link, Stack } from '@booking/ui';

export const page = (
  <Stack style={{ padding: 16 as number, color: '#777777' }}>
    <IconButton icon="x" />
    <Button disabled>Save</Button>
    <Link variant="standalone" href="/">Home</Link>
  </Stack>
);
`;

const expected = [
  'disabled-reason',
  'icon-button-name',
  'no-deprecated-prop',
  'no-literal-color',
  'no-literal-spacing',
];

/** Lints a file of the product with the configuration of the README: each rule reports its misuse. */
export async function problemsOfRules(product: string): Promise<string[]> {
  for (const { path: file, code } of await filesOfRules()) {
    await writeFile(path.join(product, file), code);
  }
  await mkdir(path.join(product, 'src'), { recursive: true });
  await writeFile(path.join(product, 'src/misuses.tsx'), misuses);
  const lint = ['node_modules/eslint/bin/eslint.js', '--format', 'json', 'src/misuses.tsx'];
  const { output } = await capture('node', lint, { cwd: product });
  const reported = [...output.matchAll(/"ruleId":"@booking\/([\w-]+)"/g)].map(([, rule]) => rule);
  const missing = expected.filter((rule) => !reported.includes(rule));
  return missing.length > 0
    ? [
        `packages/eslint-plugin: of the packed rules, ${missing.join(', ')} reported nothing: ${output}`,
      ]
    : [];
}
