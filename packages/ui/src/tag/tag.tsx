'use client';
import type { ComponentProps } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { tagMessages } from './tag.messages.ts';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The keyword. */
  label: string;
  icon?: IconSource | undefined;
  /** Called to remove it. Adds a button. Move focus, which the button had. */
  onRemove?: (() => void) | undefined;
  /** It is being removed. */
  isLoading?: boolean | undefined;
  /** Why it can't be removed. */
  disabledReason?: string | undefined;
}

/** A keyword that can be removed. For a status use `Badge`. */
export function Tag({
  label,
  icon,
  onRemove,
  isLoading = false,
  disabledReason,
  className,
  ...rest
}: TagProps) {
  const messages = useMessages('tag', tagMessages);
  return (
    <span
      {...rest}
      className={classNames('bk-tag', className)}
      data-loading={isLoading || undefined}
      data-removable={onRemove !== undefined || undefined}
    >
      {icon && <Icon className="bk-tag-icon" data-part="icon" name={icon} size="xs" />}
      <span className="bk-tag-label" data-part="label">
        {label}
      </span>
      {onRemove && (
        <IconButton
          icon="x"
          size="sm"
          className="bk-tag-remove"
          data-part="remove"
          label={messages.remove(label)}
          isLoading={isLoading}
          disabledReason={disabledReason}
          onClick={onRemove}
        />
      )}
    </span>
  );
}
