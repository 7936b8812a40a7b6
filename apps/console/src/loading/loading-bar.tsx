import { ProgressBar } from '@booking/ui';

interface LoadingBarProps {
  readonly label: string;
  /** Default yes. */
  readonly isLoading?: boolean;
}

/** At the top of the window while a screen or a form is on its way, but not for one that comes at once. */
export function LoadingBar(props: LoadingBarProps) {
  return <ProgressBar {...props} className="ck-loading-bar" />;
}
