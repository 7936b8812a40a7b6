import type { Plugin } from 'vite';
import { readApi } from '../packages/ui/build/api.ts';

const id = 'virtual:booking-ui-api';

/** Provides types and docstrings of @booking/ui to the component pages. */
export function uiApi(): Plugin {
  return {
    name: 'booking-ui-api',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      return asked === `\0${id}` ? `export default ${JSON.stringify(await readApi())};` : undefined;
    },
  };
}
