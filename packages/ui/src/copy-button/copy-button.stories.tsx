import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { buttonSizes } from '../button/index.ts';
import { ModalStage } from '../testing/modal-stage.tsx';
import { StateSheet } from '../testing/state-sheet.tsx';
import { CopyButton } from './index.ts';

const id = '6650f1c2a7b4e80012d3f9aa';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: id, label: 'Copy ID' },
  argTypes: { size: { control: 'inline-radio', options: Object.keys(buttonSizes) } },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesBeside: Story = {
  name: 'Features: beside what it copies',
  render: (args) => (
    <p className="sheet-row">
      <code>{id}</code>
      <CopyButton {...args} size="sm" />
    </p>
  ),
};

export const FeaturesLabel: Story = {
  name: 'Features: with its label',
  args: { hasLabel: true, variant: 'secondary', label: 'Copy link' },
};

export const FeaturesDisabled: Story = {
  name: 'Features: a reason why there is nothing to copy',
  args: { disabledReason: 'The link is made when you save.' },
};

export const States: Story = {
  render: () => (
    <StateSheet
      caption="Copy buttons"
      rows={['icon', 'label']}
      states={['Disabled']}
      cell={(row, state) => (
        <CopyButton
          text={id}
          label="Copy ID"
          hasLabel={row === 'label'}
          disabledReason={state === 'Disabled' ? 'Nothing to copy yet.' : undefined}
        />
      )}
    />
  ),
};

/** Puts a clipboard in place for one story. */
function withClipboard(writeText: (text: string) => Promise<void>) {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const written: string[] = [];

export const BehaviourCopies: Story = {
  name: 'Behaviour: copies, shows it and announces it',
  beforeEach: () => {
    written.length = 0;
    return withClipboard(async (text) => void written.push(text));
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy ID' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'copied'));
    await expect(written).toEqual([id]);
    await expect(button).toHaveAttribute('data-tooltip', 'Copied');
    await screen.findByText('Copied', { selector: 'body > [aria-live]' });
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'idle'));
  },
};

export const BehaviourRefused: Story = {
  name: 'Behaviour: where the browser refuses, the text is shown, selected; closing it returns the focus',
  beforeEach: () => withClipboard(() => Promise.reject(new Error('Not allowed.'))),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy ID' });
    await userEvent.click(button);
    const field = await screen.findByRole('textbox', {
      name: 'Couldn’t copy. Select the text and copy it.',
    });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(String(getSelection())).toBe(id);
    // As the browser does on Escape and on a click elsewhere.
    field.closest<HTMLElement>('[popover]')?.hidePopover();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const BehaviourInModal: Story = {
  name: 'Behaviour: in a modal, Escape closes only the shown text',
  beforeEach: () => withClipboard(() => Promise.reject(new Error('Not allowed.'))),
  render: (args) => (
    <ModalStage defaultOpen header={{ text: 'Invite' }}>
      <CopyButton {...args} />
    </ModalStage>
  ),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Copy ID' });
    await userEvent.click(button);
    await expect(await screen.findByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(screen.getByRole('dialog')).not.toHaveAttribute('inert');
  },
};

export const StressLong: Story = {
  name: 'Stress: a long label, narrow',
  render: (args) => (
    <div className="sheet-narrow">
      <CopyButton {...args} hasLabel label="सार्वजनिक पृष्ठ का पता कॉपी करें" lang="hi" />
    </div>
  ),
};
