import type { Pricing } from '@booking/api-client';
import { IconButton, Menu, type MenuItem } from '@booking/ui';
import { useEffect, useRef } from 'react';
import { actionsFor } from '../../../entity/actions/actions-for.ts';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import type { EntityTools } from '../../../entity/entity.ts';
import { counted } from '../../../list/counted.ts';
import { plan as entity, PlanState } from '../plan.tsx';
import { usePlanOrder } from '../use-plan-order.ts';
import { PlanCard } from './plan-card.tsx';

interface PlanCardsProps {
  readonly plans: readonly Pricing[];
  readonly tools: EntityTools<Pricing, FilterKeyOf<'pricing'>>;
}

/** The plans of a template as the public page shows them, in its order, each with its actions. */
export function PlanCards({ plans, tools }: PlanCardsProps) {
  const { ordered, move, access } = usePlanOrder(plans, tools);
  const moved = useRef<string>(undefined);
  const order = ordered.map(({ _id }) => _id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the cards have changed places
  useEffect(() => {
    // A card that moves within the document loses the focus.
    if (moved.current) document.getElementById(menuId(moved.current))?.focus();
    moved.current = undefined;
  }, [order]);

  const moveOne = async (id: string, by: -1 | 1) => {
    moved.current = id;
    const isMoved = await move(id, by);
    // It goes back to its place, with the focus that it has.
    if (!isMoved && document.activeElement?.id === menuId(id)) moved.current = id;
  };
  const moveItem = ({ _id }: Pricing, at: number, by: -1 | 1): MenuItem => {
    const isEnd = ordered[at + by] === undefined;
    return {
      label: by === -1 ? 'Move earlier' : 'Move later',
      icon: by === -1 ? 'arrow-left' : 'arrow-right',
      disabledReason:
        access.reason ?? (isEnd ? `This is the ${by === -1 ? 'first' : 'last'}.` : undefined),
      onSelect: () => void moveOne(_id, by),
    };
  };
  const itemsOf = (row: Pricing, at: number): readonly MenuItem[] => [
    ...actionsFor(entity.actions, row)
      .filter(({ isFrequent }) => !isFrequent)
      .map((action) => ({
        label: action.asksFirst ? `${action.label}…` : action.label,
        icon: action.icon,
        ...(action.tone && { tone: action.tone }),
        disabledReason: tools.accessTo(action, row).reason,
        onSelect: () => action.run(row, tools),
      })),
    'separator',
    moveItem(row, at, -1),
    moveItem(row, at, 1),
  ];

  return (
    <ol className="grid min-h-0 flex-1 grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] content-start gap-4 overflow-y-auto px-5 pt-4 pb-6 max-md:px-3">
      {ordered.map((row, at) => (
        <li key={row._id} className="grid">
          <PlanCard
            plan={row}
            tools={
              <>
                <PlanState plan={row} />
                <IconButton
                  icon="pencil"
                  size="sm"
                  label={`Edit ${row.header}`}
                  shortLabel="Edit"
                  disabledReason={tools.accessTo({ call: 'pricing.update' }, row).reason}
                  onClick={() => tools.edit(row)}
                />
                <Menu
                  label={`Actions for ${row.header}`}
                  trigger={
                    <IconButton
                      id={menuId(row._id)}
                      icon="ellipsis"
                      size="sm"
                      label={`More for ${row.header}`}
                    />
                  }
                  items={itemsOf(row, at)}
                />
              </>
            }
            foot={soldText(row)}
          />
        </li>
      ))}
    </ol>
  );
}

const menuId = (id: string) => `plan-menu-${id}`;

function soldText({ currentSubscriptions, isUsed }: Pricing): string {
  if (currentSubscriptions > 0) {
    return counted(currentSubscriptions, { one: 'subscription', many: 'subscriptions' });
  }
  return isUsed ? 'No active subscriptions' : 'No subscriptions yet';
}
