import { fullName } from '@booking/api-client/facts';
import { Avatar, Button, Icon, Menu, type MenuItem } from '@booking/ui';
import { confirmDiscardThen } from '../../dialogs/unsaved-changes.tsx';
import { useCommands } from '../../page/commands-context.ts';
import { type Theme, themes } from '../../preferences/theme.ts';
import { usePreference } from '../../preferences/use-preference.ts';
import { useProfileHref } from '../../profile/profile-address.ts';
import { useSession, useUser } from '../../session/session-context.ts';
import { shortcuts } from '../../shortcuts/shortcuts.ts';

const themeLabels: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};
const themeIcons = { light: 'sun', dark: 'moon', system: 'smartphone' } as const;

/** The signed-in user, the appearance settings, and sign-out. */
export function AccountMenu() {
  const session = useSession();
  const user = useUser();
  const { avatar, role, institution } = user;
  const { openSheet } = useCommands();
  const profileHref = useProfileHref();
  const [theme, setTheme] = usePreference('theme');
  const [density, setDensity] = usePreference('density');
  const name = fullName(user);
  const items: MenuItem[] = [
    { label: 'Your profile', icon: 'user', href: profileHref },
    'separator',
    {
      label: 'Theme',
      value: theme,
      options: themes.map((value) => ({
        value,
        label: themeLabels[value],
        icon: themeIcons[value],
      })),
      onChange: setTheme,
    },
    'separator',
    {
      label: 'Row height',
      value: density,
      options: [
        { value: 'comfortable', label: 'Comfortable', icon: 'rows-3' },
        { value: 'compact', label: 'Compact', icon: 'rows-4' },
      ],
      onChange: setDensity,
    },
    'separator',
    { label: shortcuts.sheet.label, icon: 'keyboard', onSelect: openSheet },
    {
      label: 'Sign out',
      icon: 'log-out',
      onSelect: () => confirmDiscardThen(() => void session.signOut()),
    },
  ];
  return (
    <Menu
      label="Account"
      items={items}
      trigger={
        <Button
          color="transparent"
          className="ck-account h-auto min-h-11 w-full gap-2.25 px-2 py-0 text-start type-body-sm text-bk-muted focus-ring focus-visible:-outline-offset-2 aria-expanded:bg-bk-hover"
        >
          <Avatar name={name} src={avatar ?? undefined} />
          <span className="grid min-w-0 flex-1 leading-4">
            <span className="ck-account-name truncate font-strong text-bk-primary">{name}</span>
            <span className="truncate text-xs">
              {institution ? `${role}, ${institution.name}` : role}
            </span>
          </span>
          <Icon name="chevrons-up-down" size="xs" />
        </Button>
      }
    />
  );
}
