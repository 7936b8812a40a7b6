export type {
  OnOpenChange,
  OpenChangeDetails,
  OpenChangeReason,
} from '../primitives/overlays/open-change.ts';
export { Popover, type PopoverProps } from './popover.tsx';
export { type PopoverSize, popoverSizes } from './popover.variants.ts';
