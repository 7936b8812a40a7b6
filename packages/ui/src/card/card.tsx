import type { ComponentProps, ReactNode } from 'react';
import { RoutedLink } from '../link/routed-link.tsx';
import { type CardSize, type CardVariant, cardClass } from './card.variants.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode;
  /** Level of the title as a heading. Default 3. */
  titleLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Below the title: a sentence. */
  description?: ReactNode;
  /** A picture or a chart across the top. */
  media?: ReactNode;
  /** At the end of the title: a status, an `IconButton` or a `Menu`. */
  titleEnd?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Where the card leads. The title is the link, and a click anywhere on the card follows it. Needs a `title`. */
  href?: string | undefined;
  /** Why the link can't be followed. */
  disabledReason?: string | undefined;
  /** Default `md`. */
  size?: CardSize | undefined;
  /** Default `outlined`. */
  variant?: CardVariant | undefined;
}

/** A thing among others: a plan, an institute, a template. To choose one of several use `RadioCards`. */
export function Card({
  title,
  titleLevel = 3,
  description,
  media,
  titleEnd,
  actions,
  href,
  disabledReason,
  size,
  variant,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${titleLevel}` as const;
  return (
    <div
      {...rest}
      className={cardClass({ size, variant, className })}
      data-link={href === undefined ? undefined : ''}
    >
      {media && (
        <div className="bk-card-media" data-part="media">
          {media}
        </div>
      )}
      <div className="bk-card-body" data-part="body">
        {(title || titleEnd) && (
          <div className="bk-card-head" data-part="head">
            {title && (
              <Heading className="bk-card-title" data-part="title">
                {href === undefined ? (
                  title
                ) : (
                  <RoutedLink
                    className="bk-card-link"
                    data-part="link"
                    href={href}
                    disabledReason={disabledReason}
                  >
                    {title}
                  </RoutedLink>
                )}
              </Heading>
            )}
            {titleEnd && (
              <div className="bk-card-title-end" data-part="title-end">
                {titleEnd}
              </div>
            )}
          </div>
        )}
        {description && (
          <p className="bk-card-description" data-part="description">
            {description}
          </p>
        )}
        {children && (
          <div className="bk-card-content" data-part="content">
            {children}
          </div>
        )}
        {actions && (
          <div className="bk-card-actions" data-part="actions">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
