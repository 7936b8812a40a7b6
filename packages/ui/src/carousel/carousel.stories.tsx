import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSlides } from '../testing/carousel-stage.tsx';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Page/Carousel',
  component: Carousel,
  args: { label: 'What customers say', children: sampleSlides(5) },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesStill: Story = {
  name: 'Features: no autoplay',
  args: { autoplay: 0 },
};

export const FeaturesEnds: Story = {
  name: 'Features: no loop',
  args: { autoplay: 0, loop: false },
};

export const FeaturesItems: Story = {
  name: 'Features: two slides on any screen',
  args: { autoplay: 0, items: { 0: 2 } },
};

export const StatesFew: Story = {
  name: 'States: all slides fit',
  args: { children: sampleSlides(2) },
};

export const StressRightToLeft: Story = {
  name: 'Stress: from right to left',
  decorators: [rightToLeft],
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

export const States: Story = { args: { autoplay: 0 } };
