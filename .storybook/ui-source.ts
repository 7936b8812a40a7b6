import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { components } from '../packages/ui/build/package-exports.ts';
import { componentStyles } from '../packages/ui/build/styles.ts';

const source = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));
const styles = 'virtual:booking-ui-styles';

/** Entries of the package that are no component, and the source of each. */
const entries: Readonly<Record<string, string>> = {
  '@booking/ui': 'index.ts',
  '@booking/ui/constants': 'constants.ts',
  '@booking/ui/icon-names': 'icon/generated/icon-names.ts',
  '@booking/ui/tokens': 'tokens/generated/tokens.ts',
};

/**
 * Shows the source of @booking/ui wherever a story or an app's screen imports the package, so that a change is seen
 * at once and no module exists twice. `virtual:booking-ui-styles` holds the style sheets in the build's own order.
 */
export function uiSource(): Plugin {
  return {
    name: 'booking-ui-source',
    enforce: 'pre',
    async resolveId(id) {
      if (id === styles) return `\0${styles}`;
      const entry = entries[id];
      if (entry) return `${source}${entry}`;
      const [, name] = /^@booking\/ui\/([a-z-]+)$/.exec(id) ?? [];
      if (name && (await components()).includes(name)) return `${source}${name}/index.ts`;
      return undefined;
    },
    async load(id) {
      if (id !== `\0${styles}`) return undefined;
      const files = [
        'styles/base.css',
        'tokens/generated/tokens.css',
        'tokens/generated/button.colors.css',
      ];
      for (const name of await componentStyles()) files.push(`${name}/${name}.css`);
      return files.map((file) => `import ${JSON.stringify(source + file)};`).join('\n');
    },
  };
}
