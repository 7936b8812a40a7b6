import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, spyOn } from 'storybook/test';
import { shiftsOf } from '../testing/layout-shifts.ts';
import { Icon } from './index.ts';
import { insertSprite } from './insert-sprite.ts';

const meta = {
  title: 'Basics/Icon/Behaviour',
  tags: ['!autodocs'],
  component: Icon,
  args: { name: 'house', label: 'Home' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

function sprite(): SVGSVGElement {
  const svg = document.querySelector<SVGSVGElement>('#bk-icon-sprite');
  if (!svg) throw new Error('The page has no sprite.');
  return svg;
}

export const Hidden: Story = {
  name: 'I1, I2: the sprite has no size, pointer events, focus or text, and is not display: none',
  play: async () => {
    const { display, position, overflow, pointerEvents } = getComputedStyle(sprite());
    await expect(display).not.toBe('none');
    await expect([position, overflow, pointerEvents]).toEqual(['absolute', 'hidden', 'none']);
    await expect(sprite().getAttribute('aria-hidden')).toBe('true');
    await expect(sprite().getAttribute('focusable')).toBe('false');
    const { width, height } = sprite().getBoundingClientRect();
    await expect([width, height]).toEqual([0, 0]);
    // Where an SVG has its default size of 300 by 150.
    const { left, top } = sprite().getBoundingClientRect();
    for (const [x, y] of [
      [1, 1],
      [150, 75],
      [299, 149],
    ] as const) {
      const hit = document.elementFromPoint(left + x, top + y);
      await expect(hit?.closest('#bk-icon-sprite') ?? null).toBeNull();
    }
  },
};

export const NoShift: Story = {
  name: 'I5: icons keep their size before the sprite loads, so nothing shifts',
  render: (args) => (
    <p>
      Home <Icon {...args} /> and <Icon {...args} size="xl" /> away
    </p>
  ),
  play: async ({ canvas }) => {
    const svg = sprite();
    svg.remove();
    const boxes = () =>
      canvas.getAllByRole('img').map((icon) => {
        const { left, top, width, height } = icon.getBoundingClientRect();
        return [left, top, width, height];
      });
    const before = boxes();
    await expect(before.map(([, , width]) => width)).toEqual([24, 32]);
    await expect(await shiftsOf(() => document.body.prepend(svg))).toEqual([]);
    await expect(boxes()).toEqual(before);
    await expect(
      canvas.getAllByRole('img')[0]?.querySelector('use')?.getBBox().width,
    ).toBeGreaterThan(0);
  },
};

export const OneFailure: Story = {
  name: "I5: [ICON-02] a failed request shared by two is logged once: 'Error loading SVG:'",
  play: async () => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    const open = spyOn(XMLHttpRequest.prototype, 'open');
    const page = document.implementation.createHTMLDocument('A page');
    await Promise.all([
      insertSprite('./no-such-icons.svg', page),
      insertSprite('./no-such-icons.svg', page),
    ]);
    await expect(open).toHaveBeenCalledTimes(1);
    await expect(log.mock.calls.map(([text]) => text)).toEqual(['Error loading SVG:']);
    log.mockRestore();
    open.mockRestore();
  },
};

/** A product's own icon. */
const Bell = (props: ComponentProps<'svg'>) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: Icon names it.
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" {...props}>
    <path d="M6 8a6 6 0 0 1 12 0c0 7 3 9 3 9H3s3-2 3-9" />
  </svg>
);

export const OwnElement: Story = {
  name: 'Behaviour: an element of the host’s own has the size, the name and the classes of an icon',
  args: { name: <Bell className="product-icon" />, label: 'Alerts', size: 'sm', className: 'loud' },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'Alerts' });
    await expect(icon).toHaveClass('bk-icon', 'bk-icon-sm', 'product-icon', 'loud');
    await expect(getComputedStyle(icon).width).toBe('16px');
    await expect(icon.querySelector('use')).toBeNull();
  },
};
