import { IconButton } from '@booking/ui';
import type { ReactNode } from 'react';
import './drawer-head.css';

export interface DrawerHeadProps {
  /** The picture of the person or record. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly onClose: () => void;
}

/** The header of a drawer: picture, title and a close button. */
export function DrawerHead({ picture, title, subtitle, onClose }: DrawerHeadProps) {
  return (
    <header className="ck-drawer-head">
      {picture}
      <div className="ck-drawer-name">
        <h2 className="ck-drawer-title">{title}</h2>
        {subtitle && <p className="ck-drawer-subtitle">{subtitle}</p>}
      </div>
      <DrawerClose onClose={onClose} />
    </header>
  );
}

/** The close button of a drawer, also when it has nothing to show. */
export function DrawerClose({ onClose }: Pick<DrawerHeadProps, 'onClose'>) {
  return (
    <IconButton className="ck-drawer-close" icon="x" label="Close" size="md" onClick={onClose} />
  );
}
