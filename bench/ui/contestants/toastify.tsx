import { ToastContainer, toast } from 'react-toastify';
import type { Contestant } from './contestant.ts';

/** react-toastify as it comes, with the styles it injects. */
export const contestant: Contestant = {
  Root: ({ children }) => (
    <>
      {children}
      <ToastContainer />
    </>
  ),
  toast: (text) => {
    toast.info(text);
  },
  toastSelector: '.Toastify__toast',
};
