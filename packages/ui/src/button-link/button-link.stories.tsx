import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { iconNames } from '../icon/index.ts';
import { type LinkProps, LinkProvider } from '../link/index.ts';
import { ButtonLink } from './index.ts';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  parameters: {
    docs: {
      description: {
        component: `Goes to an address and looks like a Button. An app's router link comes in through \`LinkProvider\`.

**Use it** where the one thing to do next is another page. **Not for** an action, and not inside a sentence: there a
plain link is right. **Keyboard**: Tab reaches it, Enter follows it; it opens in a tab like every link.`,
      },
    },
  },
  args: { href: '#institutes', children: 'Go to institutes' },
  argTypes: { icon: { control: 'select', options: Object.values(iconNames).flat() } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesLooks: Story = {
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

function RouterLink({ href, ...rest }: LinkProps) {
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
  name: "Behaviour: LinkProvider brings the app's own link",
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
