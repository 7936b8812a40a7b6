import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './pagination.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: {
    page: 1,
    totalPages: 251,
    total: 5012,
    limit: 20,
    limits: [20, 50, 100],
    onPageChange: fn(),
    onLimitChange: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <Pagination {...args} label="First page" />
      <Pagination {...args} label="Between" page={7} />
      <Pagination {...args} label="Last page" page={251} />
      <Pagination {...args} label="Only page" total={3} totalPages={1} />
    </div>
  ),
};

export const BehaviourCount: Story = {
  name: 'Behaviour: what is counted is announced first',
  args: { countLabel: '5,012 institutes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '5,012 institutes, 1 to 20 of 5,012',
    );
  },
};

export const BehaviourFirst: Story = {
  name: 'Behaviour: the first page has a next page, and Previous gives a reason',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 to 20 of 5,012');
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAccessibleDescription('You’re on the first page.');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const BehaviourLast: Story = {
  name: 'Behaviour: the last page shows the rest, and rows per page can be changed',
  args: { page: 251 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5,001 to 5,012 of 5,012');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(250);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '50');
    await expect(args.onLimitChange).toHaveBeenLastCalledWith(50);
  },
};

export const BehaviourFewer: Story = {
  name: 'Behaviour: with fewer rows than before the page, it is at the last page',
  args: { page: 3, total: 30, totalPages: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('21 to 30 of 30');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

export const BehaviourMore: Story = {
  name: 'Behaviour: more rows than were counted are said with a plus, and have a next page',
  args: { page: 500, total: 10_000, totalPages: 500, hasMore: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('9,981 to 10,000 of 10,000+');
    await expect(canvas.getByText('Page 500 of 500+')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(501);
  },
};

export const BehaviourNothing: Story = {
  name: 'Behaviour: renders nothing without rows',
  args: { total: 0, totalPages: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const FeaturesOnlyPage: Story = {
  name: 'Features: a single page',
  args: { total: 3, totalPages: 1 },
};

export const StressNarrow: Story = {
  name: 'Stress: millions of rows, narrow',
  render: (args) => (
    <div className="sheet-narrow">
      <Pagination {...args} page={499_999} totalPages={500_000} total={9_999_987} />
    </div>
  ),
};
