import type { Pricing, Template } from '@booking/api-client';
import { Button, EmptyState } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { entityIcons } from '../../entity/entity.ts';
import { useEntityDialogs } from '../../entity/use-entity-dialogs.tsx';
import { wholeList } from '../../list/whole-list.ts';
import { LoadingOrError } from '../../loading/load-error.tsx';
import { PageActions } from '../../page/page-actions.tsx';
import { useReads } from '../../session/session-context.ts';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useAddressCommand } from '../../shortcuts/use-address-command.ts';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import { plan } from './plan.tsx';
import { PlanCards } from './plan-card/plan-cards.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { StarterPlans } from './starter-plans.tsx';

interface PlanBoardProps {
  readonly template: Template;
  readonly isCompared: boolean;
}

/** The plans of a template side by side: as the public page shows them, or compared. */
export function PlanBoard({ template, isCompared }: PlanBoardProps) {
  const reads = useReads();
  const list = wholeList((paging) => reads.pricing.list({ ...paging, template: template._id }));
  const query = useQuery(list);
  const { element, tools } = useEntityDialogs(plan);
  useShortcut(shortcuts.add, tools.create);
  useAddressCommand('new', tools.create);
  const addButton = (
    <Button
      icon={entityIcons.add}
      aria-keyshortcuts={shortcuts.add.key}
      disabledReason={tools.addReason}
      onClick={tools.create}
    >
      Add plan
    </Button>
  );

  const shown = (plans: readonly Pricing[]) => {
    if (plans.length === 0) {
      return (
        <EmptyState
          illustration={<img src={plan.empty.illustration} alt="" width={120} height={160} />}
          title={plan.empty.title}
          description={plan.empty.text}
          action={<StarterPlans template={template} disabledReason={tools.addReason} />}
        />
      );
    }
    return isCompared ? (
      <PlanComparison plans={plans} />
    ) : (
      <PlanCards plans={plans} tools={tools} />
    );
  };

  return (
    <>
      <PageActions>{addButton}</PageActions>
      {query.data ? (
        shown(query.data.items)
      ) : (
        <LoadingOrError query={query} title="Couldn’t load plans" />
      )}
      {element}
    </>
  );
}
