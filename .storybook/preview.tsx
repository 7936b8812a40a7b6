/// <reference types="vite/client" />
import 'virtual:booking-ui-styles';
import './preview.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview, ReactRenderer } from '@storybook/react-vite';
import { insertSprite } from '../packages/ui/src/icon/insert-sprite.ts';
import { TooltipLayer } from '../packages/ui/src/tooltip/index.ts';
import { setMotion } from './motion.ts';

/** The parts that an app mounts once. */
const withApp: Decorator = (Story) => (
  <>
    <Story />
    <TooltipLayer />
  </>
);

const widths = [390, 480, 768, 1024, 1440];

/** A story starts when fonts and icons are there, so that what is seen and measured is what stays. */
async function waitForAssets() {
  if (!document.querySelector('link[href$="fonts.css"]')) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: './fonts.css',
    });
    document.head.append(link);
    await new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
    });
  }
  await insertSprite('./icons.svg');
  await document.fonts.ready;
  return {};
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { color: /color$/i } },
    docs: { codePanel: true },
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
