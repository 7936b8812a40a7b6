import { createRequire } from 'node:module';
import parser from '@typescript-eslint/parser';
import { type Rule, RuleTester } from 'eslint';
import { describe, it } from 'vitest';

const require = createRequire(import.meta.url);

// It takes the same tests. The types of the two differ in what our rules don't use.
const { RuleTester: RuleTester9 }: { RuleTester: typeof RuleTester } = require('eslint-9');

type Tests = Parameters<RuleTester['run']>[2];

const parserOptions = { ecmaFeatures: { jsx: true } };

for (const tester of [RuleTester, RuleTester9])
  Object.assign(tester, { describe, it, itOnly: it.only });

/** Tries a rule in both versions of ESLint that we support, with its own parser and with that of TypeScript. */
export function testRule(name: string, rule: Rule.RuleModule, tests: Tests): void {
  testTypedRule(`${name}, of TypeScript`, rule, tests);
  new RuleTester({ languageOptions: { parserOptions } }).run(name, rule, tests);
  new RuleTester9({ languageOptions: { parserOptions } }).run(`${name}, in ESLint 9`, rule, tests);
}

/** Tries a rule on what only TypeScript can write. */
export function testTypedRule(name: string, rule: Rule.RuleModule, tests: Tests): void {
  new RuleTester({ languageOptions: { parser, parserOptions } }).run(name, rule, tests);
}
