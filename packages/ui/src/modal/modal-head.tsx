'use client';
import type { CSSProperties, MouseEventHandler } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
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
  const { icon, text, description, color = 'theme', className } = header;
  const messages = useMessages('modal', modalMessages);
  warnNameless('Modal', text);
  return (
    <header
      className={classNames('bk-modal-head', className)}
      data-part="header"
      onPointerDown={drag.onPointerDown}
    >
      <button
        type="button"
        className="bk-modal-grip"
        data-part="grip"
        aria-label={messages.move}
        aria-description={messages.moveHint}
        onKeyDown={drag.onKeyDown}
      >
        <Icon name="grip-vertical" size="xs" />
      </button>
      {icon && (
        <span className="bk-modal-icon" data-part="icon" style={softly(color)}>
          <Icon name={icon} size="sm" />
        </span>
      )}
      <div className="bk-modal-titles">
        <h2 className="bk-modal-title" data-part="title" id={titleId}>
          {text}
        </h2>
        {description && (
          <p className="bk-modal-description" data-part="description" id={`${titleId}-description`}>
            {description}
          </p>
        )}
      </div>
      <IconButton
        icon="x"
        label={messages.close}
        size="sm"
        className="bk-modal-close"
        data-part="close"
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
