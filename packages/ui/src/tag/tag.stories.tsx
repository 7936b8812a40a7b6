import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag, type TagTone, tagTones } from './index.ts';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  parameters: {
    docs: {
      description: {
        component: `The state of a thing: a dot and a word. The word says it, the colour only helps to find it.

**Use it** once a row or a head. **Not for** counts, filters or anything that can be pressed. It takes no focus.`,
      },
    },
  },
  args: { children: 'Active', tone: 'success' },
  argTypes: { tone: { control: 'inline-radio', options: Object.keys(tagTones) } },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const samples: Record<TagTone, string> = {
  neutral: 'Paused',
  info: 'Trial',
  success: 'Active',
  warning: 'Expires in 9 days',
  danger: 'Suspended',
  accent: 'Current plan',
};

const sheet = (
  <div className="sheet-row">
    {(Object.keys(tagTones) as TagTone[]).map((tone) => (
      <Tag key={tone} tone={tone}>
        {samples[tone]}
      </Tag>
    ))}
  </div>
);

export const States: Story = { render: () => sheet };

export const StatesDark: Story = { render: () => sheet, globals: { theme: 'dark' } };
