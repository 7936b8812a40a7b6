// The unstyled entry: the default one adds a <style> element to the page.
export {
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  type TypeOptions,
  toast,
} from 'react-toastify/unstyled';
