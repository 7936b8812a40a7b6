// Not Dialog.Overlay: it uses react-remove-scroll, which adds a <style> element to the page.
export { Content as DialogContent, Root as DialogRoot } from '@radix-ui/react-dialog';
