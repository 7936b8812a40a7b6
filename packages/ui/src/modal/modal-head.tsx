'use client';
import type { CSSProperties, MouseEventHandler } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { warnNameless } from '../primitives/react/warn-nameless.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { modalMessages } from './modal.messages.ts';
import type { ModalHeader } from './modal.types.ts';
import type { Drag } from './use-drag.ts';

interface ModalHeadProps {
  header: ModalHeader;
  /** Id of the title; the description's has `-description`. */
  titleId: string;
  drag: Drag;
  isLoading: boolean;
  onClose: MouseEventHandler;
}

/** Title and close button; also the drag handle. */
export function ModalHead({ header, titleId, drag, isLoading, onClose }: ModalHeadProps) {
  const part = usePart();
  const { icon, text, description, color = 'theme', className } = header;
  const messages = useMessages('modal', modalMessages);
  warnNameless('Modal', text);
  return (
    <header
      {...part('header', classNames('bk-modal-head', className))}
      onPointerDown={drag.onPointerDown}
    >
      <button
        {...part('grip', 'bk-modal-grip')}
        type="button"
        aria-label={messages.move}
        aria-description={messages.moveHint}
        onKeyDown={drag.onKeyDown}
      >
        <Icon name="grip-vertical" size="xs" />
      </button>
      {icon && (
        <span {...part('icon', 'bk-modal-icon', softly(color))}>
          <Icon name={icon} size="sm" />
        </span>
      )}
      <div className="bk-modal-titles">
        <h2 {...part('title', 'bk-modal-title')} id={titleId}>
          {text}
        </h2>
        {description && (
          <p {...part('description', 'bk-modal-description')} id={`${titleId}-description`}>
            {description}
          </p>
        )}
      </div>
      <IconButton
        {...part('close', 'bk-modal-close')}
        icon="x"
        label={messages.close}
        size="sm"
        disabledReason={isLoading ? messages.busy : undefined}
        onClick={onClose}
      />
    </header>
  );
}

/** The soft fill of a colour, with the text on it. */
const softly = (color: NonNullable<ModalHeader['color']>): CSSProperties => ({
  background: `var(--bk-soft-${color}-bg)`,
  color: `var(--bk-soft-${color}-text)`,
});
