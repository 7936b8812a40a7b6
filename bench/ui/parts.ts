import { kilobytes, type Measure } from '../report/table.ts';
import { importing, weight } from './bundle.ts';

/** One part and what other libraries offer for the same: names of their imports, or none where they have no such part. */
interface Part {
  readonly ours: readonly string[];
  readonly baseUi?: string;
  readonly reactAria?: readonly string[];
  readonly mantine?: readonly string[];
}

const parts: Readonly<Record<string, Part>> = {
  'menu with submenus': {
    ours: ['Menu'],
    baseUi: 'menu',
    reactAria: ['Menu', 'MenuItem', 'MenuSection', 'MenuTrigger', 'Popover', 'SubmenuTrigger'],
    mantine: ['Menu'],
  },
  'tabs, lazy and vertical': {
    ours: ['Tabs'],
    baseUi: 'tabs',
    reactAria: ['Tab', 'TabList', 'TabPanel', 'Tabs'],
    mantine: ['Tabs'],
  },
  'accordion of several open items': {
    ours: ['Accordion'],
    baseUi: 'accordion',
    reactAria: ['Button', 'Disclosure', 'DisclosureGroup', 'DisclosurePanel', 'Heading'],
    mantine: ['Accordion'],
  },
  'select with icons': {
    ours: ['ListSelect'],
    baseUi: 'select',
    reactAria: ['ListBox', 'ListBoxItem', 'Popover', 'Select', 'SelectValue'],
    mantine: ['Select'],
  },
  'combobox of several values': {
    ours: ['MultiCombobox'],
    baseUi: 'combobox',
    mantine: ['MultiSelect', 'TagsInput'],
  },
  drawer: {
    ours: ['Drawer'],
    baseUi: 'drawer',
    reactAria: ['Dialog', 'Modal', 'ModalOverlay'],
    mantine: ['Drawer'],
  },
  'number field that repeats': {
    ours: ['NumberField'],
    baseUi: 'number-field',
    reactAria: ['Group', 'Input', 'Label', 'NumberField'],
    mantine: ['NumberInput'],
  },
  'calendar of months and years': {
    ours: ['Calendar'],
    reactAria: ['Calendar', 'CalendarCell', 'CalendarGrid', 'Heading'],
  },
  'date with time': {
    ours: ['DateTimeField'],
    reactAria: ['DateField', 'DateInput', 'DateSegment', 'TimeField'],
  },
  meter: { ours: ['Meter'], baseUi: 'meter', reactAria: ['Meter'], mantine: ['Progress'] },
  collapsible: {
    ours: ['Collapsible'],
    baseUi: 'collapsible',
    reactAria: ['Button', 'Disclosure', 'DisclosurePanel'],
    mantine: ['Collapse'],
  },
  'button group': {
    ours: ['Button', 'ButtonGroup'],
    reactAria: ['Button', 'Group'],
    mantine: ['Button', 'ButtonGroup'],
  },
  'button with a menu of more': {
    ours: ['SplitButton'],
    reactAria: ['Button', 'Group', 'Menu', 'MenuItem', 'MenuTrigger', 'Popover'],
    mantine: ['Button', 'ButtonGroup', 'Menu'],
  },
  'long list in view': {
    ours: ['VirtualList'],
    reactAria: ['ListBox', 'ListBoxItem', 'ListLayout', 'Virtualizer'],
  },
};

/** Bytes of each newer part beside the parts of other libraries: what one import costs alone. Mantine with its provider. */
export async function partsMeasure(): Promise<Measure> {
  const rows = await Promise.all(
    Object.entries(parts).map(async ([name, { ours, baseUi, reactAria, mantine }]) => {
      const own = await weight(importing(ours, '@booking/ui'));
      const peers = [
        baseUi &&
          (await weight(
            `import * as part from '@base-ui/react/${baseUi}'; globalThis.kept = part;`,
          )),
        reactAria && (await weight(importing(reactAria, 'react-aria-components'))),
        mantine && (await weight(importing([...mantine, 'MantineProvider'], '@mantine/core'))),
      ];
      const compared = peers.filter((bytes) => typeof bytes === 'number');
      return {
        who: name,
        cells: [own, ...peers].map((bytes) => (bytes ? kilobytes(bytes) : '')),
        ...(compared.length > 0 && {
          goal: { text: 'ahead of each', met: compared.every((bytes) => own < bytes) },
        }),
      };
    }),
  );
  return {
    title: '12. Newer parts one by one (kB gzip, React outside; peers bare but Mantine)',
    columns: ['@booking/ui', 'Base UI', 'React Aria', 'Mantine'],
    rows,
  };
}
