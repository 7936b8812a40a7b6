import type { Plugin } from 'vite';
import { readApi } from '../packages/ui/build/api.ts';
import { readChanges } from '../packages/ui/build/changes.ts';
import { designLinks } from '../packages/ui/build/design-links.ts';
import { readParts } from '../packages/ui/build/markup.ts';

const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:booking-ui-api': readApi,
  'virtual:booking-ui-design-links': designLinks,
  'virtual:booking-ui-parts': readParts,
  'virtual:booking-ui-changes': async () => readChanges(await readApi()),
};

/** Provides types, docstrings, changes and designs of @booking/ui to the component pages. */
export function uiApi(): Plugin {
  return {
    name: 'booking-ui-api',
    resolveId: (asked) => (asked in modules ? `\0${asked}` : undefined),
    async load(asked) {
      const read = modules[asked.replace('\0', '')];
      return read && asked.startsWith('\0')
        ? `export default ${JSON.stringify(await read())};`
        : undefined;
    },
  };
}
