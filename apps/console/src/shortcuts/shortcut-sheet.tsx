import { Kbd, Modal } from '@booking/ui';
import { usePreference } from '../preferences/use-preference.ts';
import { printed, SHORTCUT_SCOPES } from './shortcuts.ts';
import { useRegistered } from './use-shortcut.ts';

export interface ShortcutSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All active shortcuts of the page, from the registry that handles them. */
export default function ShortcutSheet({ open, onClose }: ShortcutSheetProps) {
  const [isOn] = usePreference('shortcuts');
  const registered = useRegistered();
  const scopes = SHORTCUT_SCOPES.map((scope) => ({
    scope,
    shortcuts: [
      ...new Set(registered.map(({ shortcut }) => shortcut).filter((one) => one.scope === scope)),
    ],
  })).filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <Modal
      open={open}
      size="sm"
      header={{ icon: 'keyboard', text: 'Keyboard shortcuts' }}
      footer={{ cancel: { name: 'Close', onCancel: onClose } }}
    >
      <div className="grid gap-4">
        {scopes.map(({ scope, shortcuts }) => (
          <section key={scope}>
            <h3 className="mb-1 type-caption text-bk-muted">{scope}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <div
                  key={shortcut.label}
                  className="flex min-h-8 items-center justify-between gap-4 border-bk-subtle border-b last:border-0"
                >
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <Kbd>{printed(shortcut)}</Kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {!isOn && (
          <p className="type-body-sm text-bk-secondary">
            Single-key shortcuts are off in your preferences. Shortcuts with Ctrl or ⌘ still work.
          </p>
        )}
      </div>
    </Modal>
  );
}
