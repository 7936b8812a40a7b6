import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ButtonLink } from '../button-link/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { allFields } from '../testing/all-fields.tsx';

type Size = 'sm' | 'md' | 'lg';

const sizes: readonly Size[] = ['sm', 'md', 'lg'];
const boxes = '.bk-button, .bk-input:not(:has(textarea)), .bk-filter, .bk-segmented-control';

/** Controls of one line, in a row of tools or of a form. */
const controls = allFields.filter(
  ({ name }) =>
    ![
      'TextArea',
      'Checkbox',
      'Switch',
      'CheckboxGroup',
      'RadioGroup',
      'RadioCards',
      'FileUpload',
      'SortableList',
      'Calendar',
    ].includes(name),
);

function Row({ size }: { size: Size }) {
  const isSmall = size !== 'lg';
  return (
    <div className="sheet-row" data-row={size} style={{ alignItems: 'start' }}>
      <Button size={size}>Save</Button>
      <ButtonLink size={size} href="#rates">
        Rates
      </ButtonLink>
      <IconButton size={size} icon="pencil" label="Edit" variant="secondary" />
      {controls
        .filter(({ name }) => isSmall || name !== 'FilterSelect')
        .map(({ name, uncontrolled }) => (
          <div key={name} style={{ width: 340 }}>
            {uncontrolled(0, { size, name: `${name}-${size}` })}
          </div>
        ))}
    </div>
  );
}

const meta = {
  title: 'Forms/Heights of controls',
  tags: ['!autodocs'],
  render: () => (
    <form>
      {sizes.map((size) => (
        <Row key={size} size={size} />
      ))}
    </form>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns what is not as high as it should be, by its row. */
function others(heights: Readonly<Record<Size, number>>): string[] {
  return sizes.flatMap((size) =>
    [...document.querySelectorAll(`[data-row=${size}]`)].flatMap((row) => {
      const rowBoxes = [...row.querySelectorAll(boxes)].filter(
        (box) => !box.parentElement?.closest(boxes),
      );
      if (rowBoxes.length < controls.length) return [`${size}: ${rowBoxes.length} controls`];
      return rowBoxes
        .filter((box) => box.getBoundingClientRect().height !== heights[size])
        .map((box) => `${size} ${box.className}: ${box.getBoundingClientRect().height}`);
    }),
  );
}

/** Under a finger all are 44 px: `e2e/stage/contract.e2e.ts`. */
export const Heights: Story = {
  name: 'Behaviour: controls of one size are of one height, to the pixel',
  play: () => expect(others({ sm: 28, md: 32, lg: 40 })).toEqual([]),
};
