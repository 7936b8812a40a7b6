import { Icon, Kbd, Modal } from '@booking/ui';
import { usePreference } from '../preferences/use-preference.ts';
import { printed, SHORTCUT_SCOPES, type Shortcut, shortcuts as table } from './shortcuts.ts';
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
      ...new Set(
        registered.map(({ shortcut }) => shortcut).filter((shortcut) => shortcut.scope === scope),
      ),
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
                    <Keys of={shortcut} />
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

/** Arrows are icons: the font of the keys has none. */
function Keys({ of: shortcut }: { readonly of: Shortcut }) {
  if (shortcut !== table.rows) return <Kbd>{printed(shortcut)}</Kbd>;
  return (
    <span className="flex gap-1">
      <Kbd>
        <Icon name="arrow-down" size="xs" label="Down" />
      </Kbd>
      <Kbd>
        <Icon name="arrow-up" size="xs" label="Up" />
      </Kbd>
    </span>
  );
}
