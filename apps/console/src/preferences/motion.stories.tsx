import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { applyMotion, resetMotion } from './motion.ts';

/** Says by its width what the page is told of motion. */
const sheet = `
  @media (prefers-reduced-motion: reduce) { .motion-told { width: 10px } }
  @media screen and (prefers-reduced-motion: no-preference) { .motion-told { width: 20px } }
  @layer motion-story { @media (prefers-reduced-motion: reduce) { .motion-told { height: 30px } } }
`;

function addSheet(text = sheet): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
}

const meta = {
  title: 'Console/Motion',
  render: () => <div className="motion-told" style={{ height: 1 }} />,
  parameters: { docs: { description: { component: 'How the preference for less motion holds.' } } },
  beforeEach: () => () => {
    resetMotion();
    localStorage.removeItem('booking-motion');
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (canvasElement: HTMLElement) => {
  const told = canvasElement.querySelector('.motion-told');
  return told && getComputedStyle(told).width;
};

export const BehaviourLess: Story = {
  name: 'Behaviour: every rule for less motion holds, also of sheets that come later, and goes again',
  play: async ({ canvasElement }) => {
    const early = addSheet();
    const before = widthOf(canvasElement);
    // As a browser keeps what an extension brings from its own origin.
    const foreign = addSheet('');
    Object.defineProperty(foreign.sheet, 'cssRules', {
      get: () => {
        throw new DOMException('It is of another origin.', 'SecurityError');
      },
    });
    applyMotion('reduce');
    await expect(widthOf(canvasElement)).toBe('10px');
    early.remove();
    const late = addSheet();
    await waitFor(() => expect(widthOf(canvasElement)).toBe('10px'));
    await expect(localStorage.getItem('booking-motion')).toBe('reduce');
    applyMotion('system');
    await expect(widthOf(canvasElement)).toBe(before);
    late.remove();
    foreign.remove();
  },
};
