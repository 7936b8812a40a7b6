// Wrapped in `overlays/popover-root.tsx` and `popover-surface.tsx`, which components use.
export { Anchor, Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
