// Not Dialog.Overlay: it uses react-remove-scroll, which adds a <style> element to the page.
export {
  Content as DialogContent,
  Description as DialogDescription,
  Portal as DialogPortal,
  Root as DialogRoot,
  Title as DialogTitle,
} from '@radix-ui/react-dialog';
export { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
