import type { ComponentProps } from 'react';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { type MeterTone, meterClass } from './meter.variants.ts';

/** The parts of `Meter`. */
export type MeterPart = 'bar' | 'text' | 'track';

export interface MeterProps extends PartsProps<MeterPart>, Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the measured value: "Users". The accessible name. */
  label: string;
  /** How much of the limit is used. */
  value: number;
  /** The limit. Default 100. */
  max?: number | undefined;
  /** The value in words: "38 of 40". Shown above the bar and read instead of a percentage. */
  valueText?: string | undefined;
  /** Default: `info`, `warning` from four fifths of the limit, `danger` at it. */
  tone?: MeterTone | undefined;
}

/** The share of a limit that is in use. For a task that runs and ends by itself, use `ProgressBar`. */
export function Meter({
  label,
  value,
  max = 100,
  valueText,
  tone,
  className,
  parts,
  ...rest
}: MeterProps) {
  const part = partOf(parts);
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : Number(value > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a meter each in their own way.
    <div
      {...rest}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      className={meterClass({ tone: tone ?? toneOf(share), className })}
    >
      {valueText && <span {...part('text', 'bk-meter-text')}>{valueText}</span>}
      {/* An SVG attribute: prerendered pages can't use style attributes. */}
      <svg {...part('track', 'bk-meter-track')} aria-hidden="true" focusable="false">
        <rect {...part('bar', 'bk-meter-bar')} width={`${share * 100}%`} height="100%" />
      </svg>
    </div>
  );
}

/** From which share of the limit people should know that it is near. */
const NEAR = 0.8;

const toneOf = (share: number): MeterTone =>
  share >= 1 ? 'danger' : share >= NEAR ? 'warning' : 'info';
