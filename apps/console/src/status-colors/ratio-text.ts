import { numberFormat } from '../region/region.ts';

/** A contrast ratio: "4.5:1". Rounded down, so that one below a limit never reads as if it met it. */
export function ratioText(ratio: number): string {
  return `${numberFormat().format(Math.floor(ratio * 10) / 10)}:1`;
}
