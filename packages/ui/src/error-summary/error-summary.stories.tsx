import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RadioCards } from '../radio-cards/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { id: 'summary-name', message: 'Enter the institute’s name.' },
      { id: 'summary-code', message: 'A code has 2 to 8 letters. This one has 1.' },
      { id: 'summary-city', message: 'Enter a city.' },
      { message: 'Another institute has this address.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a server might respond. */
const TOKEN = `"${['Hotel', 'Resort', 'Homestay', 'Hostel', 'Villa', 'Apartment'].join('"|"').repeat(3)}"`;

const choices = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

export const Default: Story = {};

/** More than three errors are one line. */
const unfold = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByText(/^Fix \d errors to continue/));

export const FeaturesUnfolded: Story = {
  name: 'Features: more than three errors are one line that opens',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    for (const link of links) await expect(link).not.toBeVisible();
    await unfold(canvas);
    for (const link of links) await expect(link).toBeVisible();
  },
};

export const FeaturesTitle: Story = {
  name: 'Features: custom title',
  args: { title: 'Couldn’t save the institute.', errors: [{ message: 'Its code is taken.' }] },
};

export const BehaviourFocus: Story = {
  name: 'Behaviour: a link moves focus to its field without changing the URL',
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField id="summary-name" label="Name" />
      <TextField id="summary-code" label="Code" />
      <TextField id="summary-city" label="City" />
    </>
  ),
  play: async ({ canvas }) => {
    const address = location.href;
    await expect(canvas.getByRole('group', { name: 'Fix 4 errors to continue.' })).toBeVisible();
    await unfold(canvas);
    await userEvent.click(canvas.getByRole('link', { name: /A code has/ }));
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};

export const BehaviourGroups: Story = {
  name: 'Behaviour: a link focuses the selected or first radio of a group',
  args: {
    errors: [
      { id: 'plan', message: 'Choose a plan.' },
      { id: 'size', message: 'Choose another size.' },
      { id: 'view', message: 'Choose a view.' },
    ],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <RadioCards
        id="plan"
        label="Plan"
        name="plan"
        value=""
        onChange={() => {}}
        options={choices}
      />
      <RadioCards
        id="size"
        label="Size"
        name="size"
        value="b"
        onChange={() => {}}
        options={choices}
      />
      <SegmentedControl id="view" label="View" value="b" onChange={() => {}} options={choices} />
    </>
  ),
  play: async ({ canvas }) => {
    await unfold(canvas);
    const press = (name: string) => userEvent.click(canvas.getByRole('link', { name }));
    const radio = (group: Element, name: string) =>
      within(group as HTMLElement).getByRole('radio', { name });
    await press('Choose a plan.');
    await expect(radio(canvas.getByRole('radiogroup', { name: 'Plan' }), 'First')).toHaveFocus();
    await press('Choose another size.');
    await expect(radio(canvas.getByRole('radiogroup', { name: 'Size' }), 'Second')).toHaveFocus();
    await press('Choose a view.');
    await expect(radio(canvas.getByRole('radiogroup', { name: 'View' }), 'Second')).toHaveFocus();
  },
};

export const BehaviourNothing: Story = {
  name: 'Behaviour: renders nothing without errors',
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText(/^Fix /)).toBeNull();
  },
};

export const BehaviourLive: Story = {
  name: 'Behaviour: only what leads to no field is announced as it comes; a list of fields is not read again',
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <ErrorSummary
        title="Not saved"
        errors={[{ message: 'Another institute has this address.' }]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toEqual([
      canvas.getByRole('alert', { name: 'Not saved' }),
    ]);
    const list = canvas.getByRole('group', { name: 'Fix 4 errors to continue.' });
    await expect(list.closest('[aria-live], [role=alert], [role=status]')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <ErrorSummary {...args} />
      <ErrorSummary errors={[{ message: 'Another institute has this address.' }]} />
    </div>
  ),
};

export const StressToken: Story = {
  name: 'Stress: an unbroken line stays inside',
  args: { errors: [{ id: 'token', message: TOKEN }, { message: TOKEN }] },
  render: (args) => (
    <div className="sheet-narrow">
      <ErrorSummary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('group').getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.right).toBeLessThanOrEqual(right);
    const item = canvas.getAllByRole('listitem')[1];
    await expect(item?.scrollWidth).toBe(item?.clientWidth);
  },
};

export const StressMany: Story = {
  name: 'Stress: many long lines, narrow',
  render: () => (
    <div className="sheet-narrow">
      <ErrorSummary
        errors={Array.from({ length: 14 }, (_, at) => ({
          id: `line-${at}`,
          message: `Line ${at + 1}: the certificate shows another name. Type it as it is printed there.`,
        }))}
      />
    </div>
  ),
};
