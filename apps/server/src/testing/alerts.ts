import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The page of the documentation about metrics. */
export const operations = readFileSync(
  path.join(import.meta.dirname, '../../../../docs/operations.md'),
  'utf8',
);

/** The rules for Prometheus that it begins with. */
export const [, rules = ''] = /```yaml\n(groups:[\s\S]*?)```/.exec(operations) ?? [];

/** The alerts of the rules. How long each has to hold is Prometheus’ to count. */
export const alerts = [...rules.matchAll(/- alert: (\w+)\n +expr: (.+)\n +for: \d+[mh]\n/g)].map(
  ([, name = '', expression = '']) => ({ name, expression }),
);
