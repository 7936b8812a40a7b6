import { IconButton, Menu, type Theme, themes, useTheme } from '@booking/ui';

const labels: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', system: 'System' };

export function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  const options = themes.map((value) => ({ value, label: labels[value] }));
  return (
    <Menu
      label="Theme"
      trigger={<IconButton icon="sun" label="Theme" size="md" />}
      items={[
        {
          label: 'Theme',
          options,
          value: theme,
          onChange: (value) => {
            const chosen = themes.find((item) => item === value);
            if (chosen) setTheme(chosen);
          },
        },
      ]}
    />
  );
}
