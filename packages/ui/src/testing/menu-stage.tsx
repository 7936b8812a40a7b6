import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { Menu, type MenuItem } from '../menu/index.ts';

export const onEdit = fn();
export const onArchive = fn();
export const reason = '12 guests are checked in.';

export const items: MenuItem[] = [
  { label: 'Edit', icon: 'pencil', onSelect: onEdit },
  { label: 'Open the page', icon: 'external-link', href: '#page' },
  { label: 'Archive', icon: 'archive', onSelect: onArchive, disabledReason: reason },
  'separator',
  { label: 'Delete', icon: 'trash-2', tone: 'danger' },
];

/** The meta that all files of these stories share. */
export const menuStories = {
  parameters: {
    docs: {
      story: { inline: false, height: '280px' },
    },
  },
  args: {
    label: 'Actions for Lake Pichola House',
    trigger: <IconButton icon="ellipsis" label="More" size="md" />,
    items,
    align: 'start',
  },
  beforeEach: () => {
    onEdit.mockClear();
    onArchive.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = screen.getByRole('menu', { name: 'Actions for Lake Pichola House' });
    await Promise.all(menu.getAnimations().map((animation) => animation.finished));
    await waitFor(() => expect(menu).toBeVisible());
  },
} satisfies Meta<typeof Menu>;

export const more = () => screen.getByRole('button', { name: 'More' });
export const item = (name: string) => screen.getByRole('menuitem', { name });
export const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const onSort = fn();
export const onColumn = fn();

export function Choosing() {
  const [sort, setSort] = useState<'name' | 'date'>('name');
  const [hasCode, setHasCode] = useState(false);
  return (
    <Menu
      label="View"
      align="start"
      trigger={<IconButton icon="settings" label="More" size="md" />}
      items={[
        {
          label: 'Sort by',
          value: sort,
          options: [
            { value: 'name', label: 'Name' },
            { value: 'date', label: 'Last change' },
            { value: 'plan', label: 'Plan', disabledReason: reason },
          ],
          onChange: (value: typeof sort) => {
            onSort(value);
            setSort(value);
          },
        },
        'separator',
        {
          label: 'Show codes',
          checked: hasCode,
          onChange: (checked) => {
            onColumn(checked);
            setHasCode(checked);
          },
        },
        { label: 'Show plans', checked: true, onChange: onColumn, disabledReason: reason },
      ]}
    />
  );
}
