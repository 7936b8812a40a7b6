export { Anchor as PopoverAnchor } from '@radix-ui/react-popover';
export { PopoverRoot, PopoverTrigger } from './popover-root.tsx';
