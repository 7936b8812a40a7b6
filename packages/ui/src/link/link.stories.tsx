import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../button-link/index.ts';
import { type LinkProps, LinkProvider } from './index.ts';

const meta = {
  title: 'Navigation/LinkProvider',
  component: LinkProvider,
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();

/** An app's wrapper around its router's link. */
function RouterLink({ href, ...rest }: LinkProps) {
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

export const Default: Story = {
  args: { component: RouterLink, children: <ButtonLink href="/home">Home</ButtonLink> },
};

export const BehaviourLinksGoThroughTheRouter: Story = {
  name: 'Behaviour: links use the router',
  ...Default,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Home' }));
    await expect(navigate).toHaveBeenCalledWith('/home');
  },
};
