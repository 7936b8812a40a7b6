import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import tailwind4Plugin from '@tailwindcss/postcss';
import postcss from 'postcss';
import tailwind3 from 'tailwindcss-3';

const require = createRequire(import.meta.url);

/** The line that the README gives to hosts with Tailwind 4. */
const layers = '@layer theme, base, booking, components, utilities;';

/** Markup that a product would write, so that Tailwind makes utilities too and not its preflight alone. */
const markup =
  '<main class="grid gap-4 p-4 text-lg border rounded-lg leading-loose tracking-wide">';

async function compile(css: string, plugin: postcss.AcceptedPlugin): Promise<string> {
  const result = await postcss([plugin]).process(css, { from: import.meta.filename });
  return result.css;
}

const tailwind3Sheet = () =>
  compile(
    '@tailwind base; @tailwind components; @tailwind utilities;',
    tailwind3({ content: [{ raw: markup }] }),
  );

const tailwind4Sheet = () =>
  compile(
    `${layers}
@import 'tailwindcss' source(none);
@source inline('grid gap-4 p-4 text-lg border rounded-lg leading-loose tracking-wide');`,
    tailwind4Plugin({ base: import.meta.dirname }),
  );

/** Reset of older products: every element flat, in rules that no layer holds. */
const reset = `
*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
html { font-size: 16px; }
body { font: italic 700 16px/2 serif; letter-spacing: 0.05em; word-spacing: 0.1em; color: rgb(90, 0, 0); text-align: center; text-transform: uppercase; }
button, input, select, textarea { appearance: none; background: none; border: 0; border-radius: 0; color: inherit; font: inherit; letter-spacing: inherit; }
a { color: inherit; text-decoration: none; }
ul, ol { list-style: none; }
h1, h2, h3, h4, h5, h6, p { font: inherit; }
img, svg { display: block; max-width: 100%; vertical-align: middle; }
table { border-collapse: collapse; border-spacing: 0; }
th { font-weight: inherit; text-align: inherit; }
label, legend { display: inline; padding: 0; }
:focus { outline: none; }
`;

/** The style sheets of a page in their order: files of the package by their name, the host's own by their text. */
export type Host = readonly (string | { readonly name: string; readonly css: string })[];

/** The pages that the library is put into. The first is the library alone; the others must look like it. */
export async function hosts(): Promise<Record<string, Host>> {
  const bootstrap = await readFile(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8');
  const tailwind4 = { name: 'tailwind-4', css: await tailwind4Sheet() };
  return {
    bare: ['fonts.css', 'styles.css'],
    'bare, layered': ['fonts.css', 'styles.layer.css'],
    'Tailwind 3': ['fonts.css', { name: 'tailwind-3', css: await tailwind3Sheet() }, 'styles.css'],
    'Tailwind 4': ['fonts.css', tailwind4, 'styles.layer.css'],
    'Tailwind 4, after the library': [
      'fonts.css',
      { name: 'layers', css: layers },
      'styles.layer.css',
      tailwind4,
    ],
    'Bootstrap 5': ['fonts.css', { name: 'bootstrap', css: bootstrap }, 'styles.css'],
    'a hostile reset': ['fonts.css', { name: 'reset', css: reset }, 'styles.css'],
  };
}
