import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `Holds the place of what is still loading, in its real size, so that nothing jumps when it comes.

**Use it** on the first load of content whose shape is known; the region carries \`aria-busy\`. **Not for** a later
load: keep the old content and show a ProgressBar. It says nothing to a screen reader and takes no focus.`,
      },
    },
  },
  argTypes: { shape: { control: 'inline-radio', options: ['line', 'title', 'block', 'round'] } },
  decorators: [
    (Story) => (
      <div className="sheet-skeleton">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sheet = (
  <div className="sheet">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="round" />
  </div>
);

export const States: Story = { render: () => sheet };

export const StatesDark: Story = { render: () => sheet, globals: { theme: 'dark' } };
