import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './index.ts';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component: `Initials that help the eye to find a name: an arch for an institute, a circle for a person.

**Use it** beside the name, which does the telling: the avatar is hidden from screen readers. **Not for** a state.`,
      },
    },
  },
  args: { name: 'Malabar Court Residency', shape: 'arch' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const names = [
  'Malabar Court',
  'Lake Pichola House',
  'Coorg Ridge Homestay',
  'Alleppey Backwater Stays',
  'Marine Lines Business Inn',
  'Hauz Khas Rooms',
  'Ganga View Guest House',
  'हवा महल',
];

const sheet = (
  <div className="sheet-stack">
    {(['arch', 'round'] as const).map((shape) => (
      <div key={shape} className="sheet-row">
        {names.map((name) => (
          <Avatar key={name} name={name} shape={shape} />
        ))}
        <Avatar name="Anjali Menon" shape={shape} size="md" />
        <Avatar name="Anjali Menon" shape={shape} size="lg" />
      </div>
    ))}
  </div>
);

export const States: Story = { render: () => sheet };

export const StatesDark: Story = { render: () => sheet, globals: { theme: 'dark' } };
