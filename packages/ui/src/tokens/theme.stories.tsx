import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emulateMedia } from '../testing/media.ts';

const part = { background: 'var(--bk-bg-app)', color: 'var(--bk-text-primary)', padding: 16 };

const meta = {
  title: 'Foundations/Theme of a part',
  tags: ['!autodocs'],
  render: () => (
    <>
      {['light', 'dark'].map((theme) => (
        <div key={theme} data-theme={theme} data-testid={theme} style={part}>
          {theme}
          <div data-theme="system" data-testid={`system in ${theme}`} style={part}>
            system
          </div>
        </div>
      ))}
    </>
  ),
} satisfies Meta;

export default meta;

export const Behaviour: StoryObj<typeof meta> = {
  name: 'Behaviour: a part with the theme of the system has it inside a light and a dark part',
  play: async ({ canvas, step }) => {
    const look = (name: string) => {
      const style = getComputedStyle(canvas.getByTestId(name));
      const { colorScheme, backgroundColor } = style;
      return { colorScheme, backgroundColor, shadow: style.getPropertyValue('--bk-shadow-lg') };
    };
    await expect(look('light')).not.toEqual(look('dark'));
    for (const device of ['light', 'dark']) {
      await step(`on a ${device} device`, async () => {
        emulateMedia([{ feature: 'prefers-color-scheme', value: device === 'dark' }]);
        await expect(look('system in light')).toEqual(look(device));
        await expect(look('system in dark')).toEqual(look(device));
      });
    }
  },
  beforeEach: () => () => emulateMedia([{ feature: 'prefers-color-scheme', value: 'system' }]),
};

export const DarkClass: StoryObj<typeof meta> = {
  name: 'Behaviour: the class `dark` on the root, which other libraries set, is the dark theme unless `data-theme` says another',
  render: () => (
    <>
      <div data-theme="dark" data-testid="dark" style={part}>
        dark
      </div>
      <div data-theme="light" data-testid="light" style={part}>
        light
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      return ['color-scheme', '--bk-shadow-lg'].map((name) => style.getPropertyValue(name));
    };
    const [dark, light] = ['dark', 'light'].map((name) => look(canvas.getByTestId(name)));
    await expect(dark).not.toEqual(light);
    delete root.dataset.theme;
    await expect(look(root)).toEqual(light);
    root.classList.add('dark');
    await expect(look(root)).toEqual(dark);
    await expect(look(canvas.getByTestId('light'))).toEqual(light);
    root.dataset.theme = 'light';
    await expect(look(root)).toEqual(light);
  },
  beforeEach: () => {
    const root = document.documentElement;
    const { theme } = root.dataset;
    return () => {
      root.classList.remove('dark');
      if (theme === undefined) delete root.dataset.theme;
      else root.dataset.theme = theme;
    };
  },
};
