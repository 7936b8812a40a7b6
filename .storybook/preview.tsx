/// <reference types="vite/client" />
import 'virtual:booking-ui-styles';
import './preview.css';
import '../packages/ui/src/docs/brand.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { insertSprite } from '../packages/ui/src/icon/insert-sprite.ts';
import { hi, type Messages, MessagesProvider } from '../packages/ui/src/messages/index.ts';
import { waitForFocus } from '../packages/ui/src/testing/focused.ts';
import { applyGlobals, initialGlobals } from '../packages/ui/src/testing/globals.ts';
import { pseudo } from '../packages/ui/src/testing/pseudo-language.ts';
import { waitForVisibility } from '../packages/ui/src/testing/visible.ts';
import { TooltipProvider } from '../packages/ui/src/tooltip/index.ts';
import { modes } from '../scripts/visual/modes.ts';
import { axeInDark } from './axe-in-dark.ts';
import { axeAfterPlay, axeRules } from './axe-rules.ts';
import { hideFromAxe, showAfterStory } from './axe-tree.ts';
import { designOfComponent } from './design-of-component.ts';
import { DocsPage } from './docs-page.tsx';
import { emulateForcedColors } from './forced-colors.ts';
import { reduceMotion } from './reduced-motion.ts';
import { globalTypes } from './toolbar.ts';
import { waitForElements } from './wait-for-elements.ts';

waitForElements();
waitForVisibility();
waitForFocus();

/** Components that an app mounts once. */
const withApp: Decorator = (Story) => (
  <>
    <Story />
    <TooltipProvider />
  </>
);

const withToolbar: Decorator = (Story, { globals }) => {
  applyGlobals(globals);
  emulateForcedColors(globals.forcedColors === 'active');
  return <Story />;
};

const catalogues: Readonly<Record<string, Partial<Messages>>> = { hi, pseudo };

/** The built-in strings in the language of the toolbar. Stories bring their own text. */
const withLanguage: Decorator = (Story, { globals }) => {
  const messages = catalogues[globals.language];
  return messages ? (
    <MessagesProvider messages={messages}>
      <Story />
    </MessagesProvider>
  ) : (
    <Story />
  );
};

const widths = [390, 480, 768, 1024, 1440];

// Docs pages have icons too, but run no loaders.
const sprite = insertSprite('./icons.svg');

/** Starts a story once icons and fonts are loaded, so that what is seen and measured is final. */
async function waitForAssets() {
  await sprite;
  await Promise.all(Array.from(document.fonts, (font) => font.load().catch(() => font)));
  return {};
}

/** Docs pages show appearance; behaviour stories are tests. */
const isOnDocsPage = ({ name }: { name: string }) =>
  /^(Default$|Features|States: (?!.*\bdark\b))/.test(name);

/** Storybook doesn't type the sort function. */
interface Sorted {
  parameters: {
    options: { storySort: (a: IndexEntry, b: IndexEntry) => number };
  };
}

type IndexEntry = Readonly<Record<'title' | 'name', string>>;

const chromaticModes = Object.fromEntries(
  Object.values(modes).map(({ name, width, theme, direction, hasForcedColors, isMoving }) => [
    name,
    {
      theme,
      direction,
      viewport: `w${width}`,
      forcedColors: hasForcedColors ? 'active' : 'none',
      prefersReducedMotion: isMoving ? 'no-preference' : 'reduce',
    },
  ]),
);

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
      // Storybook runs its source elsewhere, so it can't use anything from outside.
      storySort: (a, b) => {
        const roots = [
          'Introduction/Overview',
          'Introduction',
          'Foundations',
          'Patterns',
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
    // The modes of `npm run visual`. chromatic.config.json names the stories.
    chromatic: { modes: chromaticModes },
  },
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [designOfComponent],
  loaders: [waitForAssets],
  beforeEach: [axeRules, showAfterStory, reduceMotion],
  afterEach: [axeInDark, axeAfterPlay, hideFromAxe],
  decorators: [withApp, withLanguage, withToolbar],
};

export default preview;
