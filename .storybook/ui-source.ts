import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { components } from '../packages/ui/build/components.ts';
import { componentStyles } from '../packages/ui/build/styles.ts';

const source = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));
const styles = 'virtual:booking-ui-styles';

/** Entries of the package that aren't components, with their source. */
const entries: Readonly<Record<string, string>> = {
  '@booking/ui': 'index.ts',
  '@booking/ui/constants': 'constants.ts',
  '@booking/ui/icon-names': 'icon/generated/icon-names.ts',
  '@booking/ui/tokens': 'tokens/generated/tokens.ts',
};

/**
 * Resolves @booking/ui to its source in stories and screens, so changes show immediately and no module is loaded twice.
 * `virtual:booking-ui-styles` holds the style sheets in the build's order.
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
