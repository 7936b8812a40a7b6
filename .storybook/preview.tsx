/// <reference types="vite/client" />
import 'virtual:booking-ui-styles';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { insertSprite } from '../packages/ui/src/icon/insert-sprite.ts';
import { TooltipLayer } from '../packages/ui/src/tooltip/index.ts';
import { axeRules } from './axe-rules.ts';
import { DocsPage } from './docs-page.tsx';
import { globalTypes, initialGlobals, showAs } from './toolbar.ts';
import { waitForElements } from './wait-for-elements.ts';

waitForElements();

/** The parts that an app mounts once. */
const withApp: Decorator = (Story) => (
  <>
    <Story />
    <TooltipLayer />
  </>
);

const withToolbar: Decorator = (Story, { globals }) => {
  showAs(globals);
  return <Story />;
};

const widths = [390, 480, 768, 1024, 1440];

// Pages of the documentation have icons too, and no loaders.
const sprite = insertSprite('./icons.svg');

/** A story starts when icons and fonts are there, so that what is seen and measured is what stays. */
async function waitForAssets() {
  await sprite;
  await Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => face)));
  return {};
}

/** A docs page shows how a component looks; what it does is proved by the stories of its behaviour. */
const isOnDocsPage = ({ name }: { name: string }) =>
  /^(Default$|Features|States(?!: dark))/.test(name);

/** The sort that Storybook takes has no type of its own. */
interface Sorted {
  parameters: {
    options: { storySort: (a: IndexEntry, b: IndexEntry) => number };
  };
}

type IndexEntry = Readonly<Record<'title' | 'name', string>>;

const preview: Preview & Sorted = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { color: /color$/i } },
    docs: {
      codePanel: true,
      container: DocsPage,
      stories: { filter: isOnDocsPage },
      toc: { title: 'On this page', headingSelector: 'h2' },
    },
    options: {
      // Read from the source and run elsewhere: everything that it needs stands inside.
      storySort: (a, b) => {
        const roots = [
          'Introduction',
          'Foundations',
          'Actions',
          'Forms',
          'Overlays',
          'Feedback',
          'Data',
          'Navigation',
          'Page',
          'Basics',
          'Console',
          'Site',
        ];
        const groups = ['Docs', 'Default', 'Features', 'States', 'Behaviour', 'Stress'];
        const [rootOfA = 0, rootOfB = 0] = [a.title, b.title].map((title) => {
          const at = roots.findIndex((root) => title.startsWith(root));
          return at === -1 ? roots.length : at;
        });
        if (rootOfA !== rootOfB) return rootOfA - rootOfB;
        if (a.title !== b.title) return a.title.localeCompare(b.title, 'en');
        const [groupOfA = 0, groupOfB = 0] = [a.name, b.name].map((name) =>
          groups.findIndex((group) => name.startsWith(group)),
        );
        return groupOfA - groupOfB;
      },
    },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          {
            name: `${width} px`,
            styles: { width: `${width}px`, height: width < 768 ? '844px' : '900px' },
          },
        ]),
      ),
    },
    backgrounds: { disable: true },
    // Chromatic takes the sheets of states (chromatic.config.json) in each of these.
    chromatic: {
      modes: {
        light: { theme: 'light' },
        dark: { theme: 'dark' },
        'light on a phone': { theme: 'light', viewport: 'w390' },
        'light on a tablet': { theme: 'light', viewport: 'w768' },
      },
    },
  },
  globalTypes,
  initialGlobals,
  loaders: [waitForAssets],
  beforeEach: axeRules,
  decorators: [withApp, withToolbar],
};

export default preview;
