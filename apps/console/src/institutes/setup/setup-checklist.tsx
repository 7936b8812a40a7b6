import type { Institution, SetupStep } from '@booking/api-client';
import { SETUP_STEPS } from '@booking/api-client/facts';
import { Badge, ButtonLink, Card, Collapsible, ProgressBar, Stepper } from '@booking/ui';
import type { ReactNode } from 'react';
import { counted } from '../../list/counted.ts';
import { useMayOpen, useScreenLink } from '../../page/screen-access.ts';
import { assetsHref, settingsHref } from '../institute-href.ts';
import { KeepSettings } from './keep-settings.tsx';

const labels: Readonly<Record<SetupStep, string>> = {
  owner: 'Owner has joined',
  subscription: 'Subscription',
  category: 'Categories',
  asset: 'Assets',
  price: 'Base price',
  settings: 'Settings',
};

/** Steps that an institute needs before it can be used, as the server counts them; one line once all are done. */
export function SetupChecklist({ institute }: { readonly institute: Institution }) {
  const { setup } = institute;
  const hrefOf = useStepHrefs(institute);
  const done = SETUP_STEPS.filter((step) => setup[step]).length;
  // A step that the user may not do is never their next one; once all are done, there is none.
  const next = nextSteps.find((step) => !setup[step] && hrefOf[step] !== undefined);
  const href = next && hrefOf[next];
  const steps = (
    <Stepper
      label="Setup"
      orientation="vertical"
      // None is current: they can be done in any order.
      value=""
      items={SETUP_STEPS.map((step) => ({
        key: step,
        label: labels[step],
        state: setup[step] ? ('done' as const) : ('upcoming' as const),
        description: describe(step, institute),
        href: hrefOf[step],
      }))}
    />
  );
  if (done === SETUP_STEPS.length) return <SetupDone>{steps}</SetupDone>;
  return (
    <Card
      title="Setup"
      titleLevel={2}
      size="sm"
      titleEnd={
        <span className="text-bk-secondary type-body-sm tabular-nums">
          {done} of {SETUP_STEPS.length} · {setup.percentage}%
        </span>
      }
      actions={
        href && (
          <>
            {next === 'settings' && <KeepSettings institute={institute} />}
            <ButtonLink variant="secondary" size="sm" href={href}>
              {nextLabels[next]}
            </ButtonLink>
          </>
        )
      }
    >
      <ProgressBar className="mb-3.5" label="Setup" value={setup.percentage} />
      {steps}
    </Card>
  );
}

/** Setup that is finished: a line that opens the steps. */
function SetupDone({ children }: { readonly children: ReactNode }) {
  return (
    <Collapsible
      className="rounded-md border border-bk-subtle"
      titleLevel={2}
      title={
        <>
          <span className="tracking-title-sm type-title-sm">Setup</span>{' '}
          <Badge tone="success">Complete</Badge>
        </>
      }
    >
      <div className="px-4 pb-4">{children}</div>
    </Collapsible>
  );
}

/** Labels of the next step. An owner who is invited joins by themselves, so that is never it. */
const nextLabels = {
  category: 'Add what you rent',
  asset: 'Add assets',
  price: 'Set a base price',
  settings: 'Check the settings',
  subscription: 'Show subscriptions',
} as const;
const nextSteps = ['category', 'asset', 'price', 'settings', 'subscription'] as const;

/** Links to the pages of the steps, as far as the user may open them. */
function useStepHrefs({
  _id,
  code,
}: Institution): Readonly<Partial<Record<SetupStep, string | undefined>>> {
  const mayOpenAssets = useMayOpen('/all-institutes/:instituteId/settings/addAssets', {
    instituteId: _id,
  });
  const mayOpenSettings = useMayOpen('/all-institutes/:instituteId/settings/advSettings', {
    instituteId: _id,
  });
  const assets = mayOpenAssets ? assetsHref(_id) : undefined;
  return {
    owner: useScreenLink('/all-users', { institution: _id }),
    subscription: useScreenLink('/subscriptions', { search: code }),
    category: assets,
    asset: assets,
    price: assets,
    settings: mayOpenSettings ? settingsHref(_id) : undefined,
  };
}

/** Returns the state of a step, in words. */
function describe(
  step: SetupStep,
  { setup, owner, currentSubscription, counts }: Institution,
): string {
  switch (step) {
    case 'owner':
      if (!owner) return 'No owner yet.';
      return setup.owner ? `${owner.name} can sign in.` : `${owner.name} was invited.`;
    case 'subscription':
      return currentSubscription?.planName ?? 'No active subscription.';
    case 'category':
      return counts.categories === 0
        ? 'What the institute sells.'
        : counted(counts.categories, { one: 'category', many: 'categories' });
    case 'asset':
      return counts.assets === 0
        ? 'What can be booked.'
        : counted(counts.assets, { one: 'asset', many: 'assets' });
    case 'price':
      return setup.price ? 'Done' : 'Set one in a category.';
    case 'settings':
      return setup.settings ? 'Done' : 'Using template defaults.';
  }
}
