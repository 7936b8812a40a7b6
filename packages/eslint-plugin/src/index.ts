import { readFileSync } from 'node:fs';
import type { ESLint, Linter } from 'eslint';
import { disabledReason } from './rules/disabled-reason.ts';
import { iconButtonName } from './rules/icon-button-name.ts';
import { noDeprecatedProp } from './rules/no-deprecated-prop.ts';
import { noLiteralColor } from './rules/no-literal-color.ts';
import { noLiteralSpacing } from './rules/no-literal-spacing.ts';

const { name, version }: { name: string; version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

const rules = {
  'disabled-reason': disabledReason,
  'icon-button-name': iconButtonName,
  'no-deprecated-prop': noDeprecatedProp,
  'no-literal-color': noLiteralColor,
  'no-literal-spacing': noLiteralSpacing,
};

const plugin: ESLint.Plugin = { meta: { name, version, namespace: '@booking' }, rules };

/** All rules, for the configuration of an app. */
const recommended: Linter.Config = {
  name: '@booking/recommended',
  plugins: { '@booking': plugin },
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  rules: Object.fromEntries(Object.keys(rules).map((rule) => [`@booking/${rule}`, 'error'])),
};

const withConfigs: ESLint.Plugin & { configs: { recommended: Linter.Config } } = {
  ...plugin,
  configs: { recommended },
};
export default withConfigs;
