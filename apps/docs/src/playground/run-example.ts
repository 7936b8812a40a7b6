import * as ui from '@booking/ui';
import * as constants from '@booking/ui/constants';
import * as format from '@booking/ui/format';
import type { ComponentType } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/** Everything that an entry of the library exports, whichever it is. */
const library = { ...ui, ...constants, ...format };

const modules = new Map<string, object>([
  ['react', react],
  ['react/jsx-runtime', jsxRuntime],
]);

function importModule(name: string): object {
  if (name.endsWith('.css')) return {};
  if (/^@booking\/ui(\/|$)/.test(name)) return library;
  const module = modules.get(name);
  if (!module) throw new Error(`An example can import react and @booking/ui only, not “${name}”.`);
  return module;
}

const isComponent = ([name, value]: [string, unknown]): boolean =>
  typeof value === 'function' && (name === 'default' || /^[A-Z]/.test(name));

/** Runs a compiled example, and returns the components that it exports. */
export function runExample(code: string): readonly ComponentType[] {
  const exported: Record<string, ComponentType> = {};
  // The frame has an origin of its own: what runs here reaches nothing of the page.
  new Function('require', 'exports', code)(importModule, exported);
  const components = Object.entries(exported).filter(isComponent);
  if (components.length === 0) throw new Error('Export a component to see it.');
  return components.map(([, component]) => component);
}
