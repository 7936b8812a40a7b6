export { Popover, type PopoverProps } from './popover.tsx';
export { type PopoverSize, popoverSizes } from './popover.variants.ts';
