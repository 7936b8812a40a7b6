import { Card } from '@booking/ui';
import type { ReactNode } from 'react';

interface PreviewCardProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** Beside the fields of a section: what they mean. It stays while the fields scroll. */
export function PreviewCard({ title, description, children }: PreviewCardProps) {
  return (
    <Card
      className="ck-settings-preview sticky top-4"
      title={title}
      titleLevel={3}
      size="sm"
      description={description}
    >
      {children}
    </Card>
  );
}
