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

export const StatesDark: Story = {
  ...States,
  name: 'States: dark',
  globals: { theme: 'dark' },
};

export const StressLong: Story = {
  name: 'Stress: a long label',
  args: {
    children: 'Compare the plans for homestays, hotels, resorts and event venues side by side',
  },
};
