import { IconButton } from '@booking/ui';
import type { ReactNode } from 'react';
import './drawer-head.css';

export interface DrawerHeadProps {
  /** The picture of whom or what it is about. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly onClose: () => void;
}

/** Heads a drawer: whom or what it is about, and the way out. */
export function DrawerHead({ picture, title, subtitle, onClose }: DrawerHeadProps) {
  return (
    <header className="ck-drawer-head">
      {picture}
      <div className="ck-drawer-name">
        <h2 className="ck-drawer-title">{title}</h2>
        <p className="ck-drawer-subtitle">{subtitle}</p>
      </div>
      <DrawerClose onClose={onClose} />
    </header>
  );
}

/** The way out of a drawer, also where it has nothing to show. */
export function DrawerClose({ onClose }: Pick<DrawerHeadProps, 'onClose'>) {
  return (
    <IconButton className="ck-drawer-close" icon="x" label="Close" size="md" onClick={onClose} />
  );
}
