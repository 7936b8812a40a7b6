import { Box, type BoxProps } from '../primitives/react/box.tsx';
import type { Gap } from './gap-classes.ts';
import { type StackAlign, stackClass } from './stack.variants.ts';

export interface StackProps extends BoxProps {
  /** The space between the children, a step of the tokens in pixels. Default 16. */
  gap?: Gap | undefined;
  /** Where the children stand across it. Default `stretch`. */
  align?: StackAlign | undefined;
}

/** Puts its children below each other, with the same space between them. */
export function Stack({ gap, align, className, ...rest }: StackProps) {
  return <Box {...rest} className={stackClass({ gap, align, className })} />;
}
