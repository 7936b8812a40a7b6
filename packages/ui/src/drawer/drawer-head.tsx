'use client';
import type { MouseEventHandler, ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import type { ModalHeader } from '../modal/index.ts';
import { modalMessages } from '../modal/modal.messages.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';

/** Header of a drawer: the fields of a Modal's header that a drawer has, and a picture. */
export interface DrawerHeader extends Pick<ModalHeader, 'description' | 'className'> {
  /** Title and accessible name: the record that it shows, "Lake Pichola House", or the task, "Edit rates". */
  text: ReactNode;
  /** A picture before the title, for example an Avatar. */
  media?: ReactNode;
}

export interface DrawerHeadProps {
  media?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Id of the description. */
  descriptionId: string;
  className: string | undefined;
  isLoading: boolean;
  closeLabel: string;
  onClose: MouseEventHandler;
}

/** The title of a drawer with its picture, and the close button. */
export function DrawerHead({
  media,
  title,
  description,
  descriptionId,
  className,
  isLoading,
  closeLabel,
  onClose,
}: DrawerHeadProps) {
  const part = usePart();
  const { busy } = useMessages('modal', modalMessages);
  return (
    <header {...part('header', classNames('bk-drawer-head', className))}>
      {media}
      <div className="bk-drawer-titles">
        <h2 {...part('title', 'bk-drawer-title')}>{title}</h2>
        {description && (
          <p {...part('description', 'bk-drawer-description')} id={descriptionId}>
            {description}
          </p>
        )}
      </div>
      <IconButton
        {...part('close')}
        icon="x"
        label={closeLabel}
        size="md"
        disabledReason={isLoading ? busy : undefined}
        onClick={onClose}
      />
    </header>
  );
}
