// The unstyled entry: the other one writes a <style> element into the page.
export {
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  type TypeOptions,
  toast,
} from 'react-toastify/unstyled';
