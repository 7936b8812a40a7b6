import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { UNDO_MS } from '../constants.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { clearToasts, settledToasts } from '../testing/toaster.ts';
import { notify, Toaster } from './index.ts';

const verbs = ['success', 'error', 'info', 'warning'] as const;

const texts: Record<(typeof verbs)[number], string> = {
  success: 'Plan changed to Standard. It starts on 1 Dec 2026.',
  error: 'You can’t archive this institute. 12 guests are checked in.',
  info: 'Rates of 3 categories were taken from last year.',
  warning: 'Saved, but Agoda did not answer. We will try again in 5 minutes.',
};

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
    },
  },
  args: { preset: 'console' },
  beforeEach: clearToasts,
  render: (args) => (
    <>
      <div className="sheet-row">
        {verbs.map((verb) => (
          <Button
            key={verb}
            color="transparent"
            variant="secondary"
            onClick={() => notify[verb](texts[verb])}
          >
            {verb}
          </Button>
        ))}
      </div>
      <Toaster {...args} />
    </>
  ),
  play: async () => {
    for (const verb of verbs) notify[verb](texts[verb], { duration: false });
    await expect((await settledToasts()).length).toBe(verbs.length);
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourDrawn: Story = {
  name: 'Behaviour: what is drawn is announced and named by its text',
  play: async () => {
    const text = 'Saved Lake Pichola House';
    notify.success(
      <>
        Saved <b>Lake Pichola House</b>
      </>,
      { textValue: text, duration: false },
    );
    await waitFor(() => expect(screen.getAllByRole('log')[0]).toHaveTextContent(text));
    const [toast] = await settledToasts();
    await expect(toast).toHaveAccessibleName(`Success: ${text}`);
    await expect(toast?.querySelector('b')).toBeVisible();
  },
};

export const FeaturesSite: Story = {
  name: 'Features: on the site',
  args: { preset: 'site' },
  play: async () => {
    for (const verb of verbs) notify[verb](texts[verb]);
    await expect((await settledToasts()).length).toBe(verbs.length);
  },
};

export const FeaturesAction: Story = {
  name: 'Features: with an action',
  play: async () => {
    notify.success('The tag north is removed from Lakeview Residency.', {
      duration: UNDO_MS,
      action: { label: 'Undo', onAction: () => notify.info('Tag restored.') },
    });
    await expect((await settledToasts()).length).toBe(1);
  },
};

export const StatesSiteDark: Story = {
  name: 'States: dark, on the site',
  globals: { theme: 'dark' },
  args: { preset: 'site' },
};

export const StatesNarrow: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const StatesRtl: Story = {
  name: 'States: from right to left',
  args: { preset: 'site' },
  decorators: [rightToLeft],
  play: async () => {
    for (const verb of verbs) notify[verb](texts[verb], { duration: false });
    const [first] = await settledToasts();
    await expect(first?.getBoundingClientRect().left).toBeCloseTo(16, 0);
  },
};

export const StressFifty: Story = {
  name: 'Stress: fifty at once are all reachable, and the page stays clickable',
  play: async ({ userEvent }) => {
    for (let number = 1; number <= 50; number += 1) {
      notify[verbs[number % verbs.length] ?? 'info'](`Message ${number}`, { duration: false });
    }
    const all = await settledToasts();
    await expect(all).toHaveLength(50);
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await expect(all[0]).toHaveFocus();
    const last = all.at(-1);
    last?.focus();
    const { top, bottom } = last?.getBoundingClientRect() ?? new DOMRect(0, -1);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.elementFromPoint(4, window.innerHeight / 2)?.closest('.bk-toaster')).toBe(
      null,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressLong: Story = {
  name: 'Stress: long text',
  play: async () => {
    notify.error('Ganga View Guest House can’t be suspended. '.repeat(12), { duration: false });
    notify.info('Verlängerungsmöglichkeiten'.repeat(6), { duration: false });
    await settledToasts();
    await expect(screen.getAllByRole('group').length).toBe(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {};
