import { Button, Card, type CardProps, InlineMessage, Skeleton } from '@booking/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../messages/failure-message.ts';

interface Read<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedCardProps<T> extends Pick<CardProps, 'titleEnd' | 'actions'> {
  readonly title: string;
  /** Noun of the content: "the subscription", for "Couldn’t load the subscription". */
  readonly what: string;
  readonly read: Read<T>;
  readonly children: (data: T) => ReactNode;
}

/** A card that loads its own content: when that fails, the rest of the page is still shown. */
export function LoadedCard<T>({ title, what, read, children, ...rest }: LoadedCardProps<T>) {
  const { data, error, isFetching, refetch } = read;
  return (
    <Card
      {...rest}
      role="region"
      aria-label={title}
      aria-busy={data === undefined && !error}
      title={title}
      titleLevel={2}
      size="sm"
    >
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <InlineMessage
          tone="danger"
          title={`Couldn’t load ${what}`}
          action={
            <Button size="sm" variant="secondary" isLoading={isFetching} onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error)}
        </InlineMessage>
      ) : (
        <div className="grid gap-2">
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </Card>
  );
}
