'use client';
import type { ComponentProps, ReactNode } from 'react';
import { CopyButton } from '../copy-button/index.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { ownText } from '../primitives/text/own-text.tsx';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { descriptionListMessages } from './description-list.messages.ts';
import type { DescriptionItem } from './description-list.types.ts';
import {
  type DescriptionListAlign,
  type DescriptionListColumns,
  type DescriptionListLayout,
  descriptionListClass,
} from './description-list.variants.ts';

/** The parts of `DescriptionList`. */
export type DescriptionListPart = 'copy' | 'item' | 'term' | 'value';

export interface DescriptionListProps
  extends PartsProps<DescriptionListPart>,
    Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** Default `row`. */
  layout?: DescriptionListLayout | undefined;
  /** Columns at most; fewer where one would be narrower than 240 px. Default 1. */
  columns?: DescriptionListColumns | undefined;
  /** Where the values are: `end` for the amounts of a bill. Default `start`. */
  align?: DescriptionListAlign | undefined;
  /** Also shows items without a value, as a dash. Default true. */
  hasEmpty?: boolean | undefined;
}

/** Terms with their values: the details of a record. For rows of records use `DataTable`. */
export function DescriptionList({
  items,
  layout,
  columns,
  align,
  hasEmpty = true,
  className,
  parts,
  ...rest
}: DescriptionListProps) {
  const part = partOf(parts);
  const messages = useMessages('descriptionList', descriptionListMessages);
  const shown = hasEmpty ? items : items.filter(({ value }) => !isEmpty(value));
  return (
    <dl {...rest} className={descriptionListClass({ layout, columns, align, className })}>
      {shown.map(({ key, term, value, copyText, isWide, isTotal }) => (
        <div
          key={key}
          {...part('item', 'bk-description')}
          data-wide={isWide || undefined}
          data-total={isTotal || undefined}
          data-empty={isEmpty(value) || undefined}
        >
          <dt {...part('term', 'bk-description-term')}>{term}</dt>
          <dd {...part('value', 'bk-description-value')}>
            {isEmpty(value) ? (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{messages.empty}</VisuallyHidden>
              </>
            ) : (
              ownText(value)
            )}
            {copyText && (
              <CopyButton
                {...part('copy', 'bk-description-copy')}
                size="sm"
                text={copyText}
                label={messages.copy(term)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isEmpty = (value: ReactNode) =>
  value === undefined || value === null || value === false || value === '';
