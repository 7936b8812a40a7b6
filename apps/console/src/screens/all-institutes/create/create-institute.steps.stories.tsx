import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory } from '../../../testing/console-story.tsx';
import {
  createInstituteStories,
  draft,
  fill,
  lakeview,
  owner,
  press,
  sent,
  wizard,
} from '../../../testing/create-institute.ts';
import { noDialog } from '../../../testing/dialogs.ts';

const meta = {
  ...createInstituteStories,
  title: 'Console/Institutes/Add in steps',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourContinue: Story = {
  name: 'Behaviour: a draft goes on at its first unfinished step',
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await waitFor(async () => expect(await dialog.findByText('Step 3 of 4')).toBeVisible());
    await expect(
      dialog.getByRole('button', { name: /Plan and review/ }),
    ).toHaveAccessibleDescription('Invite the owner first.');
  },
};

export const BehaviourBack: Story = {
  name: 'Behaviour: what is typed in a later step stays when an earlier one is saved',
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await fill(dialog, owner);
    await userEvent.click(dialog.getByRole('button', { name: /Business/ }));
    await fill(dialog, { City: 'Kumbhalgarh' });
    await press(dialog, 'Save and continue');
    await dialog.findByRole('textbox', { name: /^Legal name/ });
    await press(dialog, 'Save and continue');
    await waitFor(async () =>
      expect(await dialog.findByRole('textbox', { name: 'Email' })).toHaveValue(owner.Email),
    );
  },
};

export const BehaviourFinish: Story = {
  name: 'Behaviour: Finish sends what was corrected in an earlier step, or goes back to what is wrong there',
  args: {
    overrides: {
      'institution.update': ({ input }) => {
        sent.push(input);
        return { ...draft, owner: lakeview.owner };
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await fill(dialog, owner);
    await press(dialog, 'Invite and continue');
    const review = () => userEvent.click(dialog.getByRole('button', { name: /Plan and review/ }));
    await dialog.findByText('Step 4 of 4');
    await userEvent.click(dialog.getByRole('button', { name: /Business/ }));
    await fill(dialog, { Phone: '12' });
    await review();
    await expect(
      await dialog.findByText('Finish also saves what you changed: Phone.'),
    ).toBeVisible();
    await press(dialog, 'Finish');
    const phone = await dialog.findByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toBeInvalid();
    await fill(dialog, { Phone: '+919876500000' });
    await review();
    await press(dialog, 'Finish');
    await noDialog();
    await expect(sent.at(-1)).toMatchObject({ phone: '+919876500000' });
  },
};

let isDown = false;

export const BehaviourTaken: Story = {
  name: 'Behaviour: an owner whose address is taken keeps the step with everything typed',
  args: {
    overrides: {
      'institution.update': ({ input }) => {
        sent.push(input);
        const message = 'This email address is already in use.';
        return isDown
          ? failure('DUPLICATE', { errors: [{ path: 'owner.email', code: 'taken', message }] })
          : draft;
      },
    },
  },
  beforeEach: () => {
    isDown = false;
  },
  play: async ({ canvas }) => {
    isDown = true;
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await fill(dialog, owner);
    await press(dialog, 'Invite and continue');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Tara');
    await expect(sent).toHaveLength(1);
  },
};
