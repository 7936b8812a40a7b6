import { ProgressBar } from '@booking/ui';
import { INDICATOR_DELAY_MS } from '@booking/ui/constants';
import { useEffect, useState } from 'react';

/** At the top of the window while a screen or a form is on its way, but not for one that comes at once. */
export function LoadingBar({ label }: { readonly label: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), INDICATOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <ProgressBar className="ck-loading-bar" label={label} />;
}
