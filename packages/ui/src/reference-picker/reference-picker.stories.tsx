import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ChoiceOption } from '../combobox/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { ReferencePicker } from './index.ts';

const templates = [
  { value: 't1', label: 'Hospitality', description: 'Hotels and guest houses' },
  { value: 't2', label: 'Tours and travels' },
  { value: 't3', label: 'Event management' },
  { value: 't4', label: 'श्री वेंकटेश्वर' },
] as const satisfies readonly ChoiceOption[];

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('down'));
const search = fn();
const load = fn();

const meta = {
  title: 'Forms/ReferencePicker',
  component: ReferencePicker,
  args: {
    label: 'Template',
    search,
    load,
    hrefOf: (value) => `#${value}`,
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => {
    search
      .mockReset()
      .mockImplementation(async (query: string) =>
        templates.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
      );
    load
      .mockReset()
      .mockImplementation(async (value: string) =>
        templates.find((template) => template.value === value),
      );
  },
} satisfies Meta<typeof ReferencePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: /^Template/ });
const option = (name: string | RegExp) => screen.findByRole('option', { name });

export const Default: Story = { args: { placeholder: 'Name of the template' } };

export const FeaturesLabel: Story = {
  name: 'Features: loads the name of a value, and links to its page',
  args: { defaultValue: 't2' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(field()).toHaveValue('Tours and travels'));
    await expect(canvas.getByRole('link', { name: 'Open Tours and travels' })).toHaveAttribute(
      'href',
      '#t2',
    );
    await expect(load).toHaveBeenCalledOnce();
  },
};

export const FeaturesRecent: Story = {
  name: 'Features: recently used records come first',
  args: { recent: templates.slice(2, 3), defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Recently used' })).toHaveTextContent(
      'Event management',
    );
    await option(/^Hospitality/);
    await expect(screen.getAllByRole('option')).toHaveLength(4);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Reference pickers"
      rows={['Named', 'Name loading', 'Name failed', 'Gone']}
      pointer={['Rest']}
      cell={(row) => (
        <ReferencePicker
          {...args}
          label={row}
          defaultValue="65f0"
          load={
            row === 'Name loading'
              ? never
              : row === 'Name failed'
                ? fails
                : async () => (row === 'Gone' ? undefined : templates[0])
          }
        />
      )}
    />
  ),
};

export const BehaviourSearch: Story = {
  name: 'Behaviour: searches the server, keeps the name of what was chosen, and needs no further request for it',
  args: { name: 'template' },
  render: (args) => (
    <form aria-label="Form">
      <ReferencePicker {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(field(), 'tours');
    await waitFor(() => expect(search).toHaveBeenLastCalledWith('tours', expect.any(AbortSignal)));
    await userEvent.click(await option('Tours and travels'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field()).toHaveValue('Tours and travels');
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('template')).toBe(
      't2',
    );
    await expect(load).not.toHaveBeenCalled();
  },
};

export const BehaviourFailed: Story = {
  name: 'Behaviour: a failed search says so, keeps the text and can be tried again',
  play: async () => {
    search.mockRejectedValue(new Error('down'));
    await userEvent.type(field(), 'hosp');
    const retry = await option('Try again');
    search.mockResolvedValue(templates.slice(0, 1));
    await userEvent.click(retry);
    await userEvent.click(await option(/^Hospitality/));
    await expect(field()).toHaveValue('Hospitality');
  },
};

export const BehaviourUnnamed: Story = {
  name: 'Behaviour: a name that fails to load can be tried again; the value stays',
  args: { name: 'template', defaultValue: 't1' },
  play: async ({ canvas, canvasElement }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvasElement.querySelector('[name=template]')).toHaveValue('t1');
    await userEvent.click(retry);
    await expect(field()).toHaveFocus();
    await waitFor(() => expect(field()).toHaveValue('Hospitality'));
  },
  beforeEach: () => {
    load.mockRejectedValueOnce(new Error('down'));
  },
};

export const StressLong: Story = {
  name: 'Stress: a long name in a narrow column',
  args: {
    defaultValue: 'x',
    valueLabel: 'Sri Potti Sriramulu Nellore, the district and its town, श्री वेंकटेश्वर अतिथि गृह',
  },
  decorators: [(Story) => <div className="sheet-narrow">{Story()}</div>],
};
