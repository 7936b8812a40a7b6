/// <reference types="vite/client" />
import 'virtual:booking-ui-styles';
import './preview.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview, ReactRenderer } from '@storybook/react-vite';
import { insertSprite } from '../packages/ui/src/icon/insert-sprite.ts';
import { TooltipLayer } from '../packages/ui/src/tooltip/index.ts';
import { setMotion } from './motion.ts';
import { theme } from './theme.ts';

/** The parts that an app mounts once. */
const withApp: Decorator = (Story) => (
  <>
    <Story />
    <TooltipLayer />
  </>
);

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
const isOnDocsPage = ({ name }: { name: string }) => !/^Behaviour|Dark$/.test(name);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { color: /color$/i } },
    docs: { codePanel: true, theme, stories: { filter: isOnDocsPage } },
    options: {
      storySort: {
        order: ['Introduction', 'Foundations', 'Components', 'Console', 'Site'],
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
  },
  globalTypes: {
    motion: {
      description: 'What the reader asked of moving things',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion: system' },
          { value: 'full', title: 'Motion: full' },
          { value: 'reduced', title: 'Motion: reduced' },
        ],
      },
    },
  },
  initialGlobals: { motion: 'system' },
  loaders: [waitForAssets],
  decorators: [
    withApp,
    (Story, { globals }) => {
      setMotion(globals.motion);
      return <Story />;
    },
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark', system: 'system' },
      defaultTheme: 'light',
    }),
  ],
};

export default preview;
