// Not Dialog.Overlay: it brings react-remove-scroll, which writes a <style> element into the page.
export {
  Content as DialogContent,
  Description as DialogDescription,
  Portal as DialogPortal,
  Root as DialogRoot,
  Title as DialogTitle,
} from '@radix-ui/react-dialog';
export { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
