import { cva, type VariantProps } from 'class-variance-authority';

export const stepperClass = /* @__PURE__ */ cva('bk-stepper', {
  variants: {
    orientation: { horizontal: 'bk-stepper-horizontal', vertical: 'bk-stepper-vertical' },
  },
  defaultVariants: { orientation: 'horizontal' },
});

export type StepperOrientation = NonNullable<VariantProps<typeof stepperClass>['orientation']>;

/** How the steps stand to one another. */
export const stepperOrientations = {
  horizontal: 'In a row, above a form. On a phone the current step and "Step 2 of 4".',
  vertical: 'One below the other, beside a form, with more about each step.',
} as const satisfies Record<StepperOrientation, string>;
