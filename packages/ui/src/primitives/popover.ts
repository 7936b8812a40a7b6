export { PopoverAnchor, PopoverRoot, PopoverTrigger } from './popover-root.tsx';
