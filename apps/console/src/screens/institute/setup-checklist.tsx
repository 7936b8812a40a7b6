import type { Institution, SetupStep } from '@booking/api-client';
import { SETUP_STEPS } from '@booking/api-client/facts';
import { Card, ProgressBar, Stepper } from '@booking/ui';

const labels: Readonly<Record<SetupStep, string>> = {
  owner: 'Owner has joined',
  subscription: 'Subscription',
};

/** What an institute needs before it can be used, as the server counts it. */
export function SetupChecklist({ institute }: { readonly institute: Institution }) {
  const { setup } = institute;
  const done = SETUP_STEPS.filter((step) => setup[step]).length;
  return (
    <Card
      title="Setup"
      titleLevel={2}
      size="sm"
      titleEnd={
        <span className="ck-overview-percentage">
          {done} of {SETUP_STEPS.length} · {setup.percentage}%
        </span>
      }
    >
      <ProgressBar label="Setup" value={setup.percentage} />
      <Stepper
        label="Setup"
        orientation="vertical"
        // None is current: they can be done in any order.
        value="none"
        items={SETUP_STEPS.map((step) => ({
          key: step,
          label: labels[step],
          state: setup[step] ? ('done' as const) : ('upcoming' as const),
          description: describe(step, institute),
        }))}
      />
    </Card>
  );
}

/** Where a step stands, in words. */
function describe(step: SetupStep, { setup, owner, currentSubscription }: Institution): string {
  switch (step) {
    case 'owner':
      if (!owner) return 'No owner yet.';
      return setup.owner ? `${owner.name} can sign in.` : `${owner.name} was invited.`;
    case 'subscription':
      return currentSubscription?.planName ?? 'No subscription in force.';
  }
}
