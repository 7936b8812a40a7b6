import { ProgressBar } from '@booking/ui';

interface LoadingBarProps {
  readonly label: string;
  /** Default true. */
  readonly isLoading?: boolean;
}

/** A bar at the top of the window while a screen or form loads; not shown for fast loads. */
export function LoadingBar(props: LoadingBarProps) {
  return <ProgressBar {...props} className="fixed inset-x-0 top-0 z-topbar print:hidden" />;
}
