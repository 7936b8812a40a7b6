import { Banner } from '@booking/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useUser } from '../../session/session-context.ts';

const HowToGoOn = lazyPart(() => import('./how-to-go-on.tsx').then(({ HowToGoOn }) => HowToGoOn));

const words: Readonly<Record<string, string>> = {
  Suspended: 'is suspended. You can read everything, but can’t make changes.',
  Inactive: 'is paused. You can read everything, but can’t make changes.',
};

/** Tells users of an institute whose status keeps them to reading, what is due, how to pay it and who to call. */
export function ReadOnlyBanner() {
  const { institution } = useUser();
  const text = institution && words[institution.status];
  return (
    <Banner tone="warning" open={Boolean(text)}>
      {text && (
        <>
          {`${institution.name} ${text}`}
          {institution.status === 'Suspended' && (
            <Suspense>
              <HowToGoOn id={institution._id} />
            </Suspense>
          )}
        </>
      )}
    </Banner>
  );
}
