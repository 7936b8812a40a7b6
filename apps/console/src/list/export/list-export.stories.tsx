import type { Institution } from '@booking/api-client';
import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { type ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { someInstitutes } from '../../testing/institutes.ts';
import { listedStory, shown } from '../../testing/listed-institutes.tsx';

const meta = {
  title: 'Console/List/Export',
  ...listedStory,
  parameters: {
    ...screenParameters,
    docs: {
      description: { component: 'All rows of a list, or those that are ticked, as a file.' },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Captures the file instead of downloading it. */
async function kept(press: () => Promise<void>): Promise<string[]> {
  const createUrl = spyOn(URL, 'createObjectURL').mockReturnValue('#file');
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  try {
    await press();
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const [file] = createUrl.mock.calls[0] ?? [];
    const text = file instanceof Blob ? await file.text() : '';
    return text.trim().split('\r\n');
  } finally {
    createUrl.mockRestore();
    click.mockRestore();
  }
}

export const BehaviourExport: Story = {
  name: 'Behaviour: exports all matching rows, or the selected ones, with the visible columns',
  args: { institutes: someInstitutes(245) },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '1 to 20 of 245');
    const lines = await kept(() => userEvent.click(canvas.getByRole('button', { name: 'Export' })));
    await expect(lines).toHaveLength(246);
    await expect(lines[0]).toBe(
      'Institute,Code,Template,Type,Email,Phone,Street,City,State,PIN code,Country,Plan,Next date,Subscription,Status,Scheduled status,Scheduled for,Owner,Owner email,Last activity,Created',
    );
    await expect(lines).toContainEqual(
      expect.stringMatching(
        /^Malabar Court Residency,CODE1,Hospitality,Hotel,.*,Udaipur,Rajasthan,,India,Standard,14\/03\/2027,Paid,/,
      ),
    );
    await expect(
      await screen.findByText(/^Exported 245 institutes to institutes-\d{4}-\d\d-\d\d\.csv\.$/, {
        selector: '.bk-toast *',
      }),
    ).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Hauz Khas Rooms' }));
    const some = await kept(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Export ticked' })),
    );
    await expect(some).toHaveLength(2);
    await expect(some[1]).toMatch(/^Hauz Khas Rooms,/);
  },
};

const institutes = someInstitutes(245);
const server = { isDown: false };

/** Returns pages; an export hangs after its first response, or fails. */
const slowExport: Resolvers['institution.list'] = ({ input }) => {
  const { after, limit = 20 } = input;
  if (!after) return pageOf(institutes, { limit });
  if (server.isDown) return failure('FORBIDDEN');
  const rest = institutes.filter(({ _id }: Institution) => _id > after);
  return rest.length === 245 ? { ...pageOf(rest, { limit }), total: 245 } : new Promise(() => {});
};

export const StatesExporting: Story = {
  name: 'States: an export is under way, and is cancelled',
  args: { overrides: { 'institution.list': slowExport } },
  beforeEach: () => {
    server.isDown = false;
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '1 to 20 of 245');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await shown(canvas, 'Exporting 100 of 245 institutes');
    await expect(canvas.getByRole('progressbar', { name: 'Exporting institutes' })).toHaveAttribute(
      'aria-valuenow',
      '41',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByText(/^Exporting/)).toBeNull());
  },
};

export const StatesExportFailed: Story = {
  name: 'States: an export failed, says why, and can be tried again',
  args: { overrides: { 'institution.list': slowExport } },
  beforeEach: () => {
    server.isDown = true;
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '1 to 20 of 245');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText(/^Couldn’t export institutes\. ./)).toBeVisible();
    server.isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await shown(canvas, 'Exporting 100 of 245 institutes');
  },
};
