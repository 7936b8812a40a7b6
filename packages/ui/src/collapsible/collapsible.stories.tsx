import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { TextField } from '../text-field/index.ts';
import { Collapsible, CollapsibleTrigger } from './index.ts';

const meta = {
  title: 'Page/Collapsible',
  component: Collapsible,
  subcomponents: { CollapsibleTrigger },
  args: {
    title: 'House rules',
    children: (
      <div>
        Guests check in from 14:00. <a href="#deposit">The deposit</a> is returned on the day they
        leave.
      </div>
    ),
    onOpenChange: fn(),
  },
  argTypes: { title: { control: 'text' } },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const FeaturesHeading: Story = {
  name: 'Features: a title that is a heading, with a badge',
  args: {
    titleLevel: 2,
    title: (
      <>
        Setup <Badge tone="success">Complete</Badge>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Setup Complete' });
    await expect(heading).toContainElement(canvas.getByRole('button', { name: 'Setup Complete' }));
  },
};

export const FeaturesRows: Story = {
  name: 'Features: the trigger alone opens rows of a table',
  render: function Rows() {
    const [isOpen, setOpen] = useState(true);
    return (
      <table aria-label="Permissions">
        <tbody>
          <tr>
            <th scope="row">
              <CollapsibleTrigger open={isOpen} onOpenChange={setOpen}>
                Rates
              </CollapsibleTrigger>
            </th>
          </tr>
          {isOpen && (
            <tr>
              <td>Change rates</td>
            </tr>
          )}
        </tbody>
      </table>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Rates', expanded: true });
    await userEvent.click(trigger);
    await expect(canvas.queryByText('Change rates')).toBeNull();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).not.toHaveAttribute('aria-controls');
    await expect(trigger).toHaveFocus();
  },
};

export const States: Story = {
  render: ({ onOpenChange: _, ...args }) => (
    <>
      <Collapsible {...args} title="Open" defaultOpen />
      <Collapsible {...args} title="Closed" />
      <Collapsible
        {...args}
        title="Disabled with reason"
        disabledReason="Only owners see the rules."
      />
    </>
  ),
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: Enter and Space open and close, and what is closed has no focus',
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'House rules', expanded: false });
    const link = canvas.getByText('The deposit');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    link.focus();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'trigger' }),
    );
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
    await expect(panel).toContainElement(link);
    await waitFor(() => expect(link.checkVisibility()).toBe(false));
  },
};

export const BehaviourRefused: Story = {
  name: 'Behaviour: the host can refuse, and can keep it as it is',
  args: { onOpenChange: fn((_open, details) => details.cancel()) },
  render: (args) => (
    <>
      <Collapsible {...args} />
      <Collapsible title="Always open" open>
        Content
      </Collapsible>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const refused = canvas.getByRole('button', { name: 'House rules' });
    await userEvent.click(refused);
    await userEvent.click(refused);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, expect.anything());
    await expect(refused).toHaveAttribute('aria-expanded', 'false');
    const always = canvas.getByRole('button', { name: 'Always open' });
    await userEvent.click(always);
    await expect(always).toHaveAttribute('aria-expanded', 'true');
  },
};

export const BehaviourReason: Story = {
  name: 'Behaviour: with a reason it stays focusable, says it and stays as it is',
  args: { disabledReason: 'Only owners see the rules.' },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'House rules' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAccessibleDescription('Only owners see the rules.');
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const BehaviourFound: Story = {
  name: 'Behaviour: find in page and a link to what is in it open it',
  args: { children: <p id="late-arrival">Call before midnight.</p> },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'House rules', expanded: false });
    // Navigating to an id reveals it like find in page.
    location.hash = 'late-arrival';
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    history.replaceState(null, '', location.pathname + location.search);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'found' }),
    );

    // The browser removed the attribute; it is restored.
    await userEvent.click(trigger);
    await expect(canvas.getByText('Call before midnight.').parentElement).toHaveAttribute(
      'hidden',
      'until-found',
    );
  },
};

export const BehaviourWrongField: Story = {
  name: 'Behaviour: a wrong field in it opens it when its form is submitted',
  args: { children: <TextField label="Deposit" required /> },
  render: (args) => (
    <form aria-label="Rules" onSubmit={(event) => event.preventDefault()}>
      <Collapsible {...args} />
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('button', { name: 'House rules' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const BehaviourReducedMotion: Story = {
  name: 'Behaviour: with reduced motion the icon does not turn',
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await withStoppedTime(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'House rules' }));
      const moving = document
        .getAnimations()
        .flatMap((move) => (move instanceof CSSTransition ? [move.transitionProperty] : []));
      await expect(moving).not.toContain('rotate');
    });
  },
};

export const FeaturesRightToLeft: Story = {
  name: 'Features: right to left',
  decorators: [rightToLeft],
  args: { title: 'قواعد المنزل', children: 'يبدأ تسجيل الوصول الساعة الثانية بعد الظهر.' },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button').querySelector('[data-part=icon]');
    const title = canvas.getByText('قواعد المنزل');
    const left = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;
    await expect(left(icon)).toBeGreaterThan(left(title));
    await expect(icon && getComputedStyle(icon).rotate).toBe('90deg');
  },
};

export const StressLong: Story = {
  name: 'Stress: a long title on a narrow screen',
  globals: { viewport: { value: 'w390' } },
  args: {
    defaultOpen: true,
    title:
      'What guests of the houseboats that another institute in Andaman and Nicobar Islands lets through us have to know',
  },
};
