import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { Link, type LinkComponentProps, LinkProvider, linkLayouts } from './index.ts';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#lake-pichola-house', children: 'Lake Pichola House' },
  argTypes: { layout: { control: 'inline-radio', options: Object.keys(linkLayouts) } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesInline: Story = {
  name: 'Features: in a sentence',
  render: () => (
    <p className="sheet-card">
      Rates of <Link href="#lake">Lake Pichola House</Link> go to{' '}
      <Link href="https://www.example.com" isExternal>
        Booking.com
      </Link>{' '}
      every hour.
    </p>
  ),
};

export const FeaturesStandalone: Story = {
  name: 'Features: on its own, with an icon',
  args: { layout: 'standalone', icon: 'download', children: 'Download the brochure' },
};

export const FeaturesExternal: Story = {
  name: 'Features: to another site',
  args: {
    layout: 'standalone',
    href: 'https://www.example.com',
    isExternal: true,
    children: 'lakepichola.example.com',
  },
};

export const FeaturesDisabled: Story = {
  name: 'Features: a reason why it can’t be followed',
  args: { disabledReason: 'Rates need the Professional plan.', children: 'Rates' },
};

export const States: Story = {
  render: () => (
    <StateSheet
      caption="Links"
      rows={['inline', 'standalone']}
      states={['External', 'Unavailable']}
      cell={(variant, state) => (
        <Link
          href="#plans"
          layout={variant}
          isExternal={state === 'External'}
          disabledReason={state === 'Unavailable' ? 'Not in your plan.' : undefined}
        >
          Compare plans
        </Link>
      )}
    />
  ),
};

const navigate = fn();

/** An app's wrapper around its router's link. */
function RouterLink({ href, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

export const BehaviourRouted: Story = {
  name: 'Behaviour: uses the link component of LinkProvider',
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Lake Pichola House' }));
    await expect(navigate.mock.calls).toEqual([['#lake-pichola-house']]);
  },
};

export const BehaviourExternal: Story = {
  name: 'Behaviour: a link that opens a new tab says so',
  args: { isExternal: true, href: 'https://www.example.com' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lake Pichola House (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const BehaviourDisabled: Story = {
  name: 'Behaviour: an unavailable link takes the focus, says why and leads nowhere',
  args: { disabledReason: 'Rates need the Professional plan.', onClick: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Lake Pichola House' });
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).toHaveAccessibleDescription('Rates need the Professional plan.');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const StressLong: Story = {
  name: 'Stress: a long address, narrow',
  render: () => (
    <p className="sheet-narrow">
      <Link href="https://www.example.com" isExternal>
        https://www.example.com/andaman-and-nicobar-islands/havelock/beach-huts-and-tents
      </Link>{' '}
      <Link href="#hi" layout="standalone" icon="arrow-right" lang="hi">
        झील पिछोला हाउस की दरें देखें
      </Link>
    </p>
  ),
};
