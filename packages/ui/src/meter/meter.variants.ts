import { cva, type VariantProps } from 'class-variance-authority';
import { toneClasses } from '../primitives/react/tone-classes.ts';

export const meterClass = /* @__PURE__ */ cva('bk-meter', {
  variants: {
    tone: {
      info: toneClasses.info,
      success: toneClasses.success,
      warning: toneClasses.warning,
      danger: toneClasses.danger,
    },
  },
});

export type MeterTone = NonNullable<VariantProps<typeof meterClass>['tone']>;

/** The tones of a Meter and what each says of the limit. */
export const meterTones = {
  info: 'Well below the limit: the default under four fifths.',
  success: 'As it should be, where more is better.',
  warning: 'Close to the limit: the default from four fifths.',
  danger: 'The limit is reached: the default at it and above.',
} as const satisfies Record<MeterTone, string>;
