import '@booking/ui/toaster.css';
import { contactWords } from '@booking/content/contact';
import { notify, Toaster } from '@booking/ui/toaster';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

export interface ThanksToastProps {
  /** Whether the enquiry has been taken. */
  isDue: boolean;
}

/** The place of the landing page's toasts (`SITE-19`), and the one that it shows. */
export function ThanksToast({ isDue }: ThanksToastProps): ReactNode {
  useEffect(() => {
    if (isDue) notify.success(contactWords.thanks);
  }, [isDue]);
  return createPortal(<Toaster preset="site" />, document.body);
}
