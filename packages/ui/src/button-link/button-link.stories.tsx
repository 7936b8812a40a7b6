import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { iconNames } from '../icon/index.ts';
import { type LinkComponentProps, LinkProvider } from '../link/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { ButtonLink } from './index.ts';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#institutes', children: 'Go to institutes' },
  argTypes: { icon: { control: 'select', options: Object.values(iconNames).flat() } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesLooks: Story = {
  name: 'Features: button colours and variants',
  render: () => (
    <div className="sheet-row">
      <ButtonLink href="#demo" color="orange" size="xl">
        Book Free Demo Now
      </ButtonLink>
      <ButtonLink href="#plans" variant="secondary" icon="tags" size="lg">
        See the plans
      </ButtonLink>
      <ButtonLink href="#back" color="transparent" icon="arrow-left">
        Go back
      </ButtonLink>
    </div>
  ),
};

const follow = fn();

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    />
  );
}

export const Routed: Story = {
  name: 'Behaviour: uses the link component of LinkProvider',
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <ButtonLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to institutes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow.mock.calls).toEqual([['#institutes']]);
  },
};

export const Blocked: Story = {
  name: 'Behaviour: loading or with a disabled reason it keeps focus and does not navigate',
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <div className="sheet-row">
        <ButtonLink {...args} isLoading>
          Loading
        </ButtonLink>
        <ButtonLink {...args} disabledReason="The trial has ended.">
          Reason
        </ButtonLink>
      </div>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    const before = window.location.href;
    for (const name of ['Loading', 'Reason']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(link);
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(canvas.getByRole('link', { name: 'Reason' })).toHaveAccessibleDescription(
      'The trial has ended.',
    );
    await expect(follow).not.toHaveBeenCalled();
    await expect(window.location.href).toBe(before);
  },
};

export const States: Story = {
  render: () => (
    <StateSheet
      caption="Links that look like buttons"
      rows={['primary', 'secondary']}
      cell={(variant) => (
        <ButtonLink href="#plans" icon="arrow-right" variant={variant}>
          Compare plans
        </ButtonLink>
      )}
    />
  ),
};

export const StressLong: Story = {
  name: 'Stress: a long label',
  args: {
    children: 'Compare the plans for homestays, hotels, resorts and event venues side by side',
  },
};
