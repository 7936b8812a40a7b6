import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { TagInput } from './index.ts';

const onChange = fn();

const meta = {
  title: 'Forms/TagInput',
  component: TagInput,
  args: { label: 'Tags', defaultValue: ['north', 'vip'] },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  beforeEach: () => onChange.mockClear(),
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByLabelText('Tags', { selector: 'input' });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

export const Default: Story = { args: { description: 'Press Enter after each.' } };

export const FeaturesSuggestions: Story = {
  name: 'Features: suggestions',
  args: { options: ['north', 'lake', 'lake view', 'झील'], onChange },
  play: async () => {
    await userEvent.type(field(), 'la');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['north', 'vip', 'lake view']);
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Tag inputs"
      rows={['Empty', 'Filled', 'Loading', 'Wrong', 'Read-only', 'Disabled', 'With a reason']}
      pointer={['Rest', 'Focused']}
      cell={(row) => (
        <TagInput
          {...args}
          label={row}
          defaultValue={row === 'Empty' ? [] : ['north', 'vip']}
          loadingTag={row === 'Loading' ? 'vip' : undefined}
          error={row === 'Wrong' && 'Add at least three tags.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'With a reason' ? 'Only an owner can change this.' : undefined}
        />
      )}
    />
  ),
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: Enter, a comma and leaving the field add; Backspace removes the last',
  args: { onChange },
  play: async () => {
    await userEvent.type(field(), 'lake{Enter}hill,');
    await expect(tags()).toEqual(['north', 'vip', 'lake', 'hill']);
    await userEvent.keyboard('{Backspace}');
    await expect(tags()).toEqual(['north', 'vip', 'lake']);
    await userEvent.keyboard('spa');
    await userEvent.tab();
    await expect(onChange).toHaveBeenLastCalledWith(['north', 'vip', 'lake', 'spa']);
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: a held Backspace, and the Enter of an input method in Safari, change no tag',
  args: { onClick: fn() },
  play: async ({ args }) => {
    await userEvent.click(field());
    await expect(args.onClick).toHaveBeenCalledOnce();
    await fireEvent.keyDown(field(), { key: 'Backspace', repeat: true });
    await userEvent.type(field(), 'झील');
    await fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    await expect(tags()).toEqual(['north', 'vip']);
    await userEvent.keyboard('{Enter}');
    await expect(tags()).toEqual(['north', 'vip', 'झील']);
  },
};

export const BehaviourRemove: Story = {
  name: 'Behaviour: a removed tag leaves focus in the field',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove north' }));
    await expect(tags()).toEqual(['vip']);
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourWrong: Story = {
  name: 'Behaviour: a tag that is wrong stays typed, with the reason; pasted ones after it too',
  args: { validate: (tag) => (tag.length > 8 ? 'Use up to 8 characters.' : undefined) },
  play: async ({ canvas }) => {
    await userEvent.type(field(), 'vip{Enter}');
    await expect(canvas.getByText('“vip” is already added.')).toBeVisible();
    await expect(field()).toHaveValue('vip');
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste('lake, somewhere else, spa');
    await expect(tags()).toEqual(['north', 'vip', 'lake']);
    await expect(field()).toHaveValue('somewhere else, spa');
    await expect(canvas.getByText('Use up to 8 characters.')).toBeVisible();
  },
};

export const BehaviourBeside: Story = {
  name: 'Behaviour: a click beside the tags goes to the field, also where a form gets them',
  args: { name: 'tags' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('list').parentElement;
    if (box) await userEvent.click(box);
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets every tag, up to so many, and its reset brings back the default',
  args: { name: 'tags', max: 3 },
  render: (args) => (
    <form aria-label="Form">
      <TagInput {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('tags');
    await userEvent.type(field(), 'lake{Enter}');
    await expect(sent()).toEqual(['north', 'vip', 'lake']);
    await expect(field()).toHaveAttribute('aria-description', 'Up to 3 can be added.');
    await userEvent.type(field(), 'more');
    await expect(field()).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toEqual(['north', 'vip']));
  },
};

export const StressMany: Story = {
  name: 'Stress: many long tags in a narrow column',
  args: {
    defaultValue: Array.from({ length: 9 }, (_, at) =>
      at % 3 ? `tag ${at}` : `श्री वेंकटेश्वर अतिथि गृह, Tiruvannamalai ${at}`,
    ),
  },
  decorators: [(Story) => <div className="sheet-narrow">{Story()}</div>],
};
