import { IconButton, Menu, type MenuItem } from '@booking/ui';
import { createContext, memo, use, useState } from 'react';

/** The actions of a row, by its id. */
export const RowMenus = createContext<(id: string) => readonly MenuItem[]>(() => []);

interface RowMenuButtonProps {
  readonly id: string;
  /** The name of the row. */
  readonly label: string;
}

/**
 * The menu at the end of a row. It reads its items once it is opened: a list has a hundred, and what happens in the list
 * renders none of those that are closed.
 */
export const RowMenuButton = memo(function RowMenuButton({ id, label }: RowMenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // The items stay while the menu plays its exit animation.
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <Menu
      label={menuLabel(label)}
      trigger={<IconButton icon="ellipsis" label={`More for ${label}`} size="sm" />}
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setHasOpened(true);
      }}
      items={hasOpened ? use(RowMenus)(id) : []}
    />
  );
});

export const menuLabel = (label: string) => `Actions for ${label}`;
