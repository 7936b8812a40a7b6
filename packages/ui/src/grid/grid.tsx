import { Box, type BoxProps } from '../primitives/react/box.tsx';
import type { Gap } from '../stack/index.ts';
import { type GridColumns, type GridColumnWidth, gridClass } from './grid.variants.ts';

export interface GridProps extends BoxProps {
  /** How many columns there are at most. Default: as many as fit. */
  columns?: GridColumns | undefined;
  /** How narrow a column gets before there is one less. Default `md`. */
  minColumnWidth?: GridColumnWidth | undefined;
  /** The space between columns and between rows, a step of the tokens in pixels. Default 16. */
  gap?: Gap | undefined;
}

/** Columns of one width, as many as there is room for where it stands: the window does not matter. */
export function Grid({ columns, minColumnWidth, gap, className, ...rest }: GridProps) {
  return <Box {...rest} className={gridClass({ columns, minColumnWidth, gap, className })} />;
}
