import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { applyMotion, resetMotion } from './motion.ts';

/** Shows by its width which motion preference applies. */
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
  name: 'Behaviour: every reduced-motion rule applies, also of style sheets added later, and can be reset',
  play: async ({ canvasElement }) => {
    const early = addSheet();
    const before = widthOf(canvasElement);
    // As with a style sheet of a browser extension, from another origin.
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
