import { cva, type VariantProps } from 'class-variance-authority';

export const radioGroupClass = /* @__PURE__ */ cva('bk-radio-group', {
  variants: { orientation: { vertical: null, horizontal: 'bk-radio-group-horizontal' } },
  defaultVariants: { orientation: 'vertical' },
});

export type RadioOrientation = NonNullable<VariantProps<typeof radioGroupClass>['orientation']>;

/** How the options of a RadioGroup stand. */
export const radioOrientations = {
  vertical: 'Below each other: easiest to compare.',
  horizontal: 'Beside each other, wrapping: two or three short labels.',
} as const satisfies Record<RadioOrientation, string>;
