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
