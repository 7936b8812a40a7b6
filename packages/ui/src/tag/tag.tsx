'use client';
import type { ComponentProps } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { tagMessages } from './tag.messages.ts';

/** The parts of `Tag`. */
export type TagPart = 'icon' | 'label' | 'remove';

export interface TagProps extends PartsProps<TagPart>, Omit<ComponentProps<'span'>, 'children'> {
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
  parts,
  ...rest
}: TagProps) {
  const part = partOf(parts);
  const messages = useMessages('tag', tagMessages);
  return (
    <span
      {...rest}
      className={classNames('bk-tag', className)}
      data-loading={isLoading || undefined}
      data-removable={onRemove !== undefined || undefined}
    >
      {icon && <Icon {...part('icon', 'bk-tag-icon')} name={icon} size="xs" />}
      <span {...part('label', 'bk-tag-label')}>{label}</span>
      {onRemove && (
        <IconButton
          {...part('remove', 'bk-tag-remove')}
          icon="x"
          size="sm"
          label={messages.remove(label)}
          isLoading={isLoading}
          disabledReason={disabledReason}
          onClick={onRemove}
        />
      )}
    </span>
  );
}
