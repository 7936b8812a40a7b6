import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kilobytes, type Measure } from '../report/table.ts';
import { gzipped, importing, weight } from './bundle.ts';

const installed = (file: string) =>
  fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url));
const sheet = (file: string) => gzipped(readFileSync(installed(file)));

/**
 * The six components whose imports are measured together, one by one and from the package's root, with their entries.
 */
const six = {
  Button: 'button',
  IconButton: 'icon-button',
  Modal: 'modal',
  TooltipProvider: 'tooltip',
  Accordion: 'accordion',
  Toaster: 'toaster',
} as const;

const baseUiParts = ['accordion', 'button', 'dialog', 'toast', 'tooltip'];
const radixParts = ['accordion', 'dialog', 'toast', 'tooltip'];

/** Goals 1 to 3: bytes. They do not depend on the machine. */
export async function sizes(): Promise<Measure[]> {
  return [await sixTogether(), await oneButton(), await fromTheRoot(), await sheets()];
}

async function sixTogether(): Promise<Measure> {
  const ours = await weight(importing([...Object.keys(six), 'notify'], '@booking/ui'));
  const radix = await weight(
    `${radixParts.map((part) => `import * as ${part} from '@radix-ui/react-${part}';`).join('')}
     globalThis.kept = [${radixParts}];`,
  );
  const baseUi = await weight(
    `${baseUiParts.map((part) => `import * as ${part} from '@base-ui/react/${part}';`).join('')}
     globalThis.kept = [${baseUiParts}];`,
  );
  const reactAria = await weight(
    importing(
      [
        'Button',
        'Dialog',
        'Disclosure',
        'DisclosureGroup',
        'DisclosurePanel',
        'Modal',
        'ModalOverlay',
        'Tooltip',
        'TooltipTrigger',
        'UNSTABLE_Toast',
        'UNSTABLE_ToastQueue',
        'UNSTABLE_ToastRegion',
      ],
      'react-aria-components',
    ),
  );
  const mantine = await weight(
    importing(
      ['Accordion', 'ActionIcon', 'Button', 'MantineProvider', 'Modal', 'Tooltip'],
      '@mantine/core',
    ) +
      `import { Notifications, notifications } from '@mantine/notifications';
       globalThis.more = [Notifications, notifications];`,
  );
  return {
    title:
      '1. Six parts together: Button, IconButton, Modal, Tooltip, Accordion, Toast (kB gzip, React outside)',
    columns: ['kB'],
    rows: [
      {
        who: '@booking/ui',
        cells: [kilobytes(ours)],
        goal: { text: '≤ 26 kB', met: ours <= 26 * 1024 },
      },
      { who: 'Radix, bare (no buttons, no style)', cells: [kilobytes(radix)] },
      { who: 'Base UI, bare (no style)', cells: [kilobytes(baseUi)] },
      { who: 'React Aria Components, bare (no style)', cells: [kilobytes(reactAria)] },
      { who: 'Mantine with its provider', cells: [kilobytes(mantine)] },
    ],
  };
}

async function oneButton(): Promise<Measure> {
  const ours = await weight(importing(['Button'], '@booking/ui'));
  const mantine = await weight(importing(['Button', 'MantineProvider'], '@mantine/core'));
  const baseline = await weight(
    `import { jsx } from 'react/jsx-runtime';
     globalThis.kept = (props) => jsx('button', { type: 'button', className: 'button', ...props });`,
  );
  return {
    title: '2. import { Button } (B gzip)',
    columns: ['B'],
    rows: [
      { who: 'baseline', cells: [String(baseline)] },
      {
        who: '@booking/ui',
        cells: [String(ours)],
        goal: { text: '≤ 1.2 kB', met: ours <= 1.2 * 1024 },
      },
      { who: 'Mantine with its provider', cells: [String(mantine)] },
    ],
  };
}

async function fromTheRoot(): Promise<Measure> {
  const rows = await Promise.all(
    Object.entries(six).map(async ([name, entry]) => {
      const own = await weight(importing([name], `@booking/ui/${entry}`));
      const root = await weight(importing([name], '@booking/ui'));
      return {
        who: name,
        cells: [String(own), String(root), `${((root / own - 1) * 100).toFixed(1)} %`],
        goal: { text: '≤ own cost + 5 %', met: root <= own * 1.05 },
      };
    }),
  );
  return {
    title: '2. A part from the package root against its own entry (B gzip)',
    columns: ['own', 'root', 'more'],
    rows,
  };
}

async function sheets(): Promise<Measure> {
  const whole = sheet('@booking/ui/dist/styles.css');
  const parts = Object.values(six)
    .map((part) => readFileSync(installed(`@booking/ui/dist/${part}/${part}.css`), 'utf8'))
    .join('');
  const own = gzipped(Buffer.from(parts));
  return {
    title: '3. Stylesheets (kB gzip)',
    columns: ['whole', 'six parts'],
    rows: [
      {
        who: '@booking/ui',
        cells: [kilobytes(whole), kilobytes(own)],
        goal: {
          text: '≤ 16 kB whole, ≤ 2 kB for the six',
          met: whole <= 16 * 1024 && own <= 2 * 1024,
        },
      },
      { who: 'Mantine', cells: [kilobytes(sheet('@mantine/core/styles.css')), ''] },
    ],
  };
}
