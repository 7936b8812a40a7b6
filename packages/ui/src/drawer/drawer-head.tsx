'use client';
import type { MouseEventHandler, ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';

export interface DrawerHeadProps {
  media?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Id of the description. */
  descriptionId: string;
  closeLabel: string;
  onClose: MouseEventHandler;
}

/** Who or what the drawer is about, and the way out. */
export function DrawerHead({
  media,
  title,
  description,
  descriptionId,
  closeLabel,
  onClose,
}: DrawerHeadProps) {
  return (
    <header className="bk-drawer-head" data-part="header">
      {media}
      <div className="bk-drawer-titles">
        <h2 className="bk-drawer-title" data-part="title">
          {title}
        </h2>
        {description && (
          <p className="bk-drawer-description" data-part="description" id={descriptionId}>
            {description}
          </p>
        )}
      </div>
      <IconButton icon="x" label={closeLabel} size="md" data-part="close" onClick={onClose} />
    </header>
  );
}
