import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Link } from '../link/index.ts';
import { type DescriptionItem, DescriptionList, descriptionListLayouts } from './index.ts';

const items: readonly DescriptionItem[] = [
  { key: 'plan', term: 'Plan', value: 'Professional' },
  { key: 'status', term: 'Status', value: <Badge tone="success">Active</Badge> },
  { key: 'gstin', term: 'GSTIN', value: '08AABCU9603R1ZM', copyText: '08AABCU9603R1ZM' },
  {
    key: 'email',
    term: 'Email',
    value: <Link href="mailto:stay@lakepichola.example">stay@lakepichola.example</Link>,
  },
  { key: 'website', term: 'Website', value: '' },
  { key: 'address', term: 'Address', value: '14 Hanuman Ghat\nUdaipur, Rajasthan 313001' },
];

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: { items },
  argTypes: {
    layout: { control: 'inline-radio', options: Object.keys(descriptionListLayouts) },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesColumns: Story = {
  name: 'Features: columns where there is room',
  args: { layout: 'stacked', columns: 3 },
};

export const FeaturesRows: Story = {
  name: 'Features: two columns, values beside their terms',
  args: { columns: 2 },
};

export const FeaturesWide: Story = {
  name: 'Features: a long text across the columns',
  args: {
    layout: 'stacked',
    columns: 3,
    items: [
      ...items,
      {
        key: 'notes',
        term: 'Notes',
        isWide: true,
        value:
          'Asks for invoices on the first of the month. The owner prefers to be called in the evening, after seven.',
      },
    ],
  },
};

export const FeaturesFilled: Story = {
  name: 'Features: without empty values',
  args: { hasEmpty: false },
};

export const FeaturesTotal: Story = {
  name: 'Features: a total below what it sums up',
  args: {
    align: 'end',
    items: [
      { key: 'nights', term: '4 nights', value: '₹16,800' },
      { key: 'gst', term: 'GST 5 %', value: '₹840' },
      { key: 'total', term: 'Total', value: '₹17,640', isTotal: true },
    ],
  },
  play: async ({ canvas }) => {
    const weightOf = (text: string) => Number(getComputedStyle(canvas.getByText(text)).fontWeight);
    await expect(weightOf('₹17,640')).toBeGreaterThan(weightOf('₹840'));
    await expect(weightOf('Total')).toBe(weightOf('₹17,640'));
    const endOf = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return Math.round(range.getBoundingClientRect().right);
    };
    await expect(endOf('₹840')).toBe(endOf('₹17,640'));
    await expect(endOf('₹840')).toBe(endOf('₹16,800'));
  },
};

export const BehaviourLines: Story = {
  name: 'Behaviour: a line of a sum has room for its words',
  args: {
    align: 'end',
    items: [
      { key: 'nights', term: '3 nights × ₹4,200', value: '₹12,600' },
      { key: 'weekend', term: '2 weekend nights × ₹4,700', value: '₹9,400' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '280px' }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const boxOf = (text: string) => canvas.getByText(text).getBoundingClientRect();
    const weekend = boxOf('2 weekend nights × ₹4,700');
    await expect(weekend.height).toBe(boxOf('3 nights × ₹4,200').height);
    await expect(boxOf('₹9,400').top).toBeLessThan(weekend.bottom);
  },
};

const sheet = (
  <div className="sheet">
    <DescriptionList items={items} />
    <DescriptionList items={items} layout="stacked" columns={3} />
  </div>
);

export const States: Story = { render: () => sheet };

export const BehaviourTerms: Story = {
  name: 'Behaviour: each value is read with its term; an empty one says so',
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(items.map(({ term }) => term));
    const values = canvas.getAllByRole('definition');
    await expect(values[4]).toHaveTextContent('–No value');
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('button', { name: 'Copy GSTIN' })).toBeVisible();
  },
};

export const BehaviourFilled: Story = {
  name: 'Behaviour: without empty values their terms are gone',
  args: { hasEmpty: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Website')).toBeNull();
    await expect(canvas.getAllByRole('term')).toHaveLength(items.length - 1);
  },
};

export const BehaviourColumns: Story = {
  name: 'Behaviour: no column is narrower than 240 px',
  args: { layout: 'stacked', columns: 4, style: { width: 560 } },
  play: async ({ canvasElement }) => {
    const lefts = [...canvasElement.querySelectorAll('[data-part="item"]')].map(
      (item) => item.getBoundingClientRect().left,
    );
    await expect(new Set(lefts).size).toBe(2);
  },
};

export const StressNarrow: Story = {
  name: 'Stress: long words, narrow',
  render: () => (
    <div className="sheet-narrow">
      <DescriptionList
        columns={3}
        items={[
          {
            key: 'a',
            term: 'Subscription cancellation acknowledgement',
            value: 'AcknowledgedByTheOwnerOfTheInstitutionAndTheirRepresentatives',
          },
          { key: 'b', term: 'पंजीकरण प्रमाणपत्र', value: 'श्री वेंकटेश्वर अतिथि गृह एवं सम्मेलन केंद्र' },
          { key: 'c', term: 'GSTIN', value: '08AABCU9603R1ZM', copyText: '08AABCU9603R1ZM' },
        ]}
      />
    </div>
  ),
};
