import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSlides } from '../testing/carousel-stage.tsx';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Page/Carousel',
  component: Carousel,
  args: { label: 'What customers say', children: sampleSlides(5) },
  parameters: {
    docs: {
      description: {
        component: `A row of equal things, a few in view, that goes round by itself.

**Use it** for what is good to come across and not needed: stories, pictures. **Not for** what must be read or chosen:
that stands on the page. It stands still under the pointer, with the focus inside, under a finger and in a hidden tab,
and it can be paused for good. Under reduced motion it does not begin, and changes without a move. Without script it is
a row to scroll.

**Keyboard**: Tab reaches Pause, Previous, Next and then what is in the slides in view; the left and right arrows move
the row.`,
      },
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesStill: Story = {
  name: 'Features: moved by hand only',
  args: { autoplay: 0 },
};

export const FeaturesEnds: Story = {
  name: 'Features: with a first and a last slide',
  args: { autoplay: 0, loop: false },
};

export const FeaturesItems: Story = {
  name: 'Features: two in view on any screen',
  args: { autoplay: 0, items: { 0: 2 } },
};

export const StatesDark: Story = { globals: { theme: 'dark' } };

export const StatesFew: Story = {
  name: 'States: all slides fit, and nothing moves',
  args: { children: sampleSlides(2) },
};

export const StressRightToLeft: Story = {
  name: 'Stress: from right to left',
  render: (args) => (
    <div dir="rtl">
      <Carousel {...args} />
    </div>
  ),
};

export const StressNarrow: Story = {
  name: 'Stress: slides of different height on a narrow screen',
  globals: { viewport: { value: 'w390' } },
  args: {
    children: [
      ...sampleSlides(2),
      <figure key="long" className="sheet-card">
        <blockquote>{'It keeps the rates of every season in one place. '.repeat(8)}</blockquote>
        <figcaption>Sample 3</figcaption>
      </figure>,
    ],
  },
};
