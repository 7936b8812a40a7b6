import { Banner } from '@booking/ui';
import { useUser } from '../../session/session-context.ts';

const words: Readonly<Record<string, string>> = {
  Suspended: 'is suspended. You can read everything, but can’t make changes.',
  Inactive: 'is paused. You can read everything, but can’t make changes.',
};

/** Tells users of an institute whose status keeps them to reading. */
export function ReadOnlyBanner() {
  const { institution } = useUser();
  const text = institution && words[institution.status];
  return (
    <Banner tone="warning" open={Boolean(text)}>
      {text && `${institution.name} ${text}`}
    </Banner>
  );
}
