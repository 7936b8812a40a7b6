import type { Plugin } from 'vite';
import { readApi } from '../packages/ui/build/api.ts';

const id = 'virtual:booking-ui-api';

/** Brings what the types and docstrings of @booking/ui say to the pages about its components. */
export function uiApi(): Plugin {
  return {
    name: 'booking-ui-api',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      return asked === `\0${id}` ? `export default ${JSON.stringify(await readApi())};` : undefined;
    },
  };
}
