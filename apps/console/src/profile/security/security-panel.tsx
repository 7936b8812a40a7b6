import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** How the user signs in, besides the password. */
export function SecurityPanel() {
  return (
    <div className="grid gap-6 pb-4.5">
      <TwoFactorPanel />
      <SessionsPanel />
    </div>
  );
}
