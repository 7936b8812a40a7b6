import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { WORKING_LINK } from '../../testing/mock-server.ts';

const meta = {
  title: 'Console/Password',
  component: ConsoleStory,
  args: { history: [`/password/reset/${WORKING_LINK}`], isSignedIn: false },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'Behind the link of a mail: a first password, or another one. The rules are ticked off while one types.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function choose(canvas: Canvas, password: string, again = password) {
  await userEvent.type(await canvas.findByLabelText('New password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm new password'), `${again}{Enter}`);
}

const GOOD = 'lotus pond at six';

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' });
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390' } } };

export const Invitation: Story = {
  args: { history: [`/password/create/${WORKING_LINK}`] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome' });
  },
};

export const BehaviourRules: Story = {
  name: 'Behaviour: the rules are checked while the user types',
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('New password');
    const ruleOf = (text: RegExp) => canvas.getByText(text).closest('li');
    await userEvent.type(field, 'password12');
    await expect(ruleOf(/At least 12/)).toHaveAttribute('data-state', 'broken');
    await userEvent.type(field, '34');
    await expect(ruleOf(/At least 12/)).toHaveAttribute('data-state', 'kept');
    await expect(ruleOf(/Not a common password/)).toHaveAttribute('data-state', 'broken');
    await userEvent.clear(field);
    await userEvent.type(field, 'the booking desk at six');
    await expect(ruleOf(/Doesn’t include your name/)).toHaveAttribute('data-state', 'broken');
    await userEvent.clear(field);
    await userEvent.type(field, GOOD);
    await expect(canvas.getByText('Password meets all requirements.')).toBeInTheDocument();
    await expect(field).toHaveAccessibleDescription(/At least 12 characters/);
  },
};

export const BehaviourRefused: Story = {
  name: 'Behaviour: shows what is wrong, and focuses it',
  play: async ({ canvas }) => {
    await choose(canvas, 'password1234');
    await expect(await canvas.findByText('This password is too easy to guess.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText('New password'));
    await userEvent.clear(canvas.getByLabelText('Confirm new password'));
    await choose(canvas, GOOD, 'lotus pond at seven');
    await expect(await canvas.findByText('The passwords don’t match.')).toBeVisible();
    await expect(canvas.getByLabelText('Confirm new password')).toHaveFocus();
  },
};

export const BehaviourNamed: Story = {
  name: 'Behaviour: an error that only the server knows shows at its field',
  args: {
    overrides: {
      'user.generatePassword': ({ input }) =>
        input.dryRun
          ? undefined
          : failure('VALIDATION', {
              errors: [{ path: 'password', code: 'personal', message: 'Leave out your name.' }],
            }),
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'asha mehta at six');
    await expect(await canvas.findByText('Leave out your name.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveValue('asha mehta at six');
  },
};

export const BehaviourSaved: Story = {
  name: 'Behaviour: works by the keyboard alone',
  play: async ({ canvas }) => {
    await choose(canvas, GOOD);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Password changed' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

export const DeadLink: Story = {
  args: { history: [`/password/reset/${'x'.repeat(43)}`] },
  play: async ({ canvas }) => {
    // Nothing was typed: the page says it when it opens.
    await canvas.findByRole('heading', { level: 1, name: 'This link doesn’t work' });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Request a new link' }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('');
  },
};

export const UsedLink: Story = {
  name: 'Behaviour: a link that was used says so, and a new one is requested for its address',
  args: {
    overrides: {
      'user.generatePassword': () =>
        failure('LINK_EXPIRED', { data: { reason: 'used', email: 'asha@lakeview.example' } }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This link was already used' });
    await userEvent.click(canvas.getByRole('link', { name: 'Request a new link' }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('asha@lakeview.example');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to sign in' }));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveValue('asha@lakeview.example');
  },
};

export const DeadInvitation: Story = {
  args: { history: [`/password/create/${'x'.repeat(43)}`] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ask the person who invited you/)).toBeVisible();
  },
};

export const BehaviourEndedMeanwhile: Story = {
  name: 'Behaviour: a link that ends while the password is typed is said when it is saved',
  args: {
    overrides: {
      'user.generatePassword': ({ input }) =>
        input.dryRun
          ? undefined
          : failure('LINK_EXPIRED', { data: { reason: 'replaced', email: null } }),
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, GOOD);
    await canvas.findByRole('heading', { level: 1, name: 'This link was replaced' });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
