import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { Accordion, type AccordionItem } from './accordion.tsx';

const items: readonly AccordionItem[] = [
  {
    key: 'end',
    title: 'What happens when a subscription ends?',
    content:
      'The institute becomes read-only for 30 days. Bookings and guest data stay, nothing is deleted.',
  },
  {
    key: 'larger',
    title: 'Can I move to a larger plan mid-month?',
    content: (
      <>
        Yes. The days that are left count towards the new plan, see{' '}
        <a href="#prices" id="prices-link">
          the prices
        </a>
        .
      </>
    ),
  },
  {
    key: 'install',
    title: 'Do I need to install anything?',
    content: 'No. A current browser is enough.',
  },
];

const meta = {
  title: 'Page/Accordion',
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const expanded = () =>
  [...document.querySelectorAll('.bk-accordion-trigger')].map(
    (trigger) => trigger.getAttribute('aria-expanded') === 'true',
  );

const onSeveral = fn();

export const Link: Story = {
  name: 'Behaviour: a link in an answer has the link colour',
  args: { defaultValue: 'larger' },
  render: (args) => (
    <>
      <Accordion {...args} />
      <span data-testid="link" style={{ color: 'var(--bk-text-link)' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByTestId('link'));
    await expect(getComputedStyle(canvas.getByRole('link')).color).toBe(color);
  },
};

/** Asserts which answers are visible, from the next frame on, when the browser has laid them out. */
function sees(...shown: boolean[]) {
  return waitFor(() =>
    expect(
      [...document.querySelectorAll('.bk-accordion-content')].map((content) =>
        content.checkVisibility(),
      ),
    ).toEqual(shown),
  );
}

/** Waits for the opening animation. */
async function rest() {
  const moves = [...document.querySelectorAll('.bk-accordion-panel')].flatMap((panel) =>
    panel.getAnimations(),
  );
  await Promise.all(moves.map((move) => move.finished));
}

export const Default: Story = { args: { defaultValue: 'end' } };

export const FeaturesSite: Story = {
  name: 'Features: large, for the public site',
  args: { size: 'xl', defaultValue: 'end' },
};

export const FeaturesHeadingLevel: Story = {
  name: 'Features: heading level of the titles',
  args: { titleLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(items.length);
  },
};

export const States: Story = { args: { defaultValue: 'larger' } };

export const OneOpen: Story = {
  name: 'Behaviour: [ACC-01] only one item is open at a time, and it can be closed',
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('There are no questions.');
    await sees(false, false, false);

    await userEvent.click(first);
    await expect(expanded()).toEqual([true, false, false]);
    await sees(true, false, false);

    await userEvent.click(second);
    await expect(expanded()).toEqual([false, true, false]);
    await sees(false, true, false);

    await userEvent.click(second);
    await expect(expanded()).toEqual([false, false, false]);
    await sees(false, false, false);
    await rest();
  },
};

export const SeveralOpen: Story = {
  name: 'Behaviour: several items are open at once, and each is closed by itself',
  args: { isMultiple: true, defaultValue: ['end', 'install'], onChange: onSeveral },
  play: async ({ canvas, userEvent }) => {
    onSeveral.mockClear();
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('There are no questions.');
    await sees(true, false, true);
    await userEvent.click(second);
    await sees(true, true, true);
    await userEvent.click(first);
    await sees(false, true, true);
    await expect(expanded()).toEqual([false, true, true]);
    // In the order of the items.
    await expect(onSeveral.mock.calls).toEqual([
      [['end', 'larger', 'install']],
      [['larger', 'install']],
    ]);
    await rest();
  },
};

export const SeveralFound: Story = {
  name: 'Behaviour: find in page opens a closed answer and leaves the others open',
  args: { isMultiple: true, defaultValue: ['end'] },
  play: async () => {
    location.hash = 'prices-link';
    await waitFor(() => expect(expanded()).toEqual([true, true, false]));
    await sees(true, true, false);
    history.replaceState(null, '', location.pathname + location.search);
    await rest();
  },
};

export const Keyboard: Story = {
  name: 'Behaviour: keyboard moves between questions, opens and closes',
  play: async ({ canvas, userEvent }) => {
    const [first, second, last] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(expanded()).toEqual([false, false, true]);
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(expanded()).toEqual([true, false, false]);
    // A link in a closed answer is not focusable.
    const link = canvas.getByText('the prices');
    link.focus();
    await expect(link).not.toHaveFocus();
    await rest();
  },
};

export const Found: Story = {
  name: 'Behaviour: [ACC-01] find in page opens a closed answer and closes the other',
  args: { defaultValue: 'end' },
  play: async ({ canvas, userEvent }) => {
    await expect(expanded()).toEqual([true, false, false]);
    // Navigating to an id reveals it like find in page.
    location.hash = 'prices-link';
    await waitFor(() => expect(expanded()).toEqual([false, true, false]));
    await sees(false, true, false);
    history.replaceState(null, '', location.pathname + location.search);

    // The browser removed the attribute; it is restored.
    const [, second] = canvas.getAllByRole('button');
    if (second) await userEvent.click(second);
    await sees(false, false, false);
    await expect(canvas.getByText(/days that are left/).parentElement).toHaveAttribute(
      'hidden',
      'until-found',
    );
  },
};

export const LaterDefault: Story = {
  name: 'Behaviour: the default can change until an item is chosen, and the focus stays',
  render: function LaterDefault(args) {
    const [isNarrow, setIsNarrow] = useState(false);
    return (
      <>
        <Accordion items={args.items} {...(!isNarrow && { defaultValue: 'end' })} />
        <button type="button" onClick={() => setIsNarrow(!isNarrow)}>
          Narrow
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    // A press by script leaves the focus where it is.
    const narrow = canvas.getByRole('button', { name: 'Narrow' });
    narrow.click();
    await waitFor(() => expect(expanded()).toEqual([false, false, false]));
    await expect(first).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{Enter}');
    narrow.click();
    await sees(false, true, false);
    await expect(expanded()).toEqual([false, true, false]);
    await expect(second).toHaveFocus();
    await rest();
  },
};

export const ReducedMotion: Story = {
  name: 'Behaviour: with reduced motion an answer only fades in',
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    await withStoppedTime(async () => {
      if (first) await userEvent.click(first);
      const moving = document
        .getAnimations()
        .flatMap((move) => (move instanceof CSSTransition ? [move.transitionProperty] : []));
      await expect(moving).toContain('opacity');
      await expect(moving).not.toContain('transform');
    });
    await rest();
  },
};

export const StressLong: Story = {
  name: 'Stress: long questions on a narrow screen',
  globals: { viewport: { value: 'w390' } },
  args: {
    defaultValue: 'long',
    items: [
      {
        key: 'long',
        title:
          'Which of my staff may see the rates of the houseboats that another institute in Andaman and Nicobar Islands lets through us?',
        content: 'Owners and managers can. '.repeat(12),
      },
      ...items,
    ],
  },
};
