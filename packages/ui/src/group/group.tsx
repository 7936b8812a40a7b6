import { Box, type BoxProps } from '../primitives/react/box.tsx';
import type { Gap } from '../stack/index.ts';
import { type GroupAlign, type GroupJustify, groupClass } from './group.variants.ts';

export interface GroupProps extends BoxProps {
  /** The space between the children and between the rows, a step of the tokens in pixels. Default 8. */
  gap?: Gap | undefined;
  /** Where the children stand across a row. Default `center`. */
  align?: GroupAlign | undefined;
  /** Where the children stand along a row. Default `start`. */
  justify?: GroupJustify | undefined;
}

/** Puts its children side by side; those without room go to the next row. */
export function Group({ gap, align, justify, className, ...rest }: GroupProps) {
  return <Box {...rest} className={groupClass({ gap, align, justify, className })} />;
}
