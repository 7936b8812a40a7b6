import { Button, ButtonLink, IconButton, Menu } from '@booking/ui';
import type { EntityRow } from '../api-types.ts';
import type { Entity, EntityTools } from '../entity.ts';
import { actionsFor, labelWith } from './actions-for.ts';
import { actionItems } from './row-menu.ts';

interface ActionButtonsProps<E extends EntityRow, K extends string> {
  readonly entity: Entity<E, K>;
  readonly row: E;
  readonly tools: EntityTools<E, K>;
}

/** The most frequent actions at the end of a row. */
export function RowButtons<E extends EntityRow, K extends string>({
  entity,
  row,
  tools,
}: ActionButtonsProps<E, K>) {
  const name = entity.rowLabel(row);
  return frequent(entity, row).map((action) => (
    <IconButton
      key={action.key}
      icon={action.icon}
      label={labelWith(action, name)}
      shortLabel={action.label}
      size="sm"
      disabledReason={tools.accessTo(action, row).reason}
      onClick={() => action.run(row, tools)}
    />
  ));
}

/**
 * The same as buttons with text, the first one in front; the others are in a menu.
 * @param pageHref The record's own page, to open it.
 */
export function DrawerButtons<E extends EntityRow, K extends string>({
  entity,
  row,
  tools,
  pageHref,
}: ActionButtonsProps<E, K> & { readonly pageHref?: string | undefined }) {
  const others = actionItems(entity, row, tools, ({ isFrequent }) => !isFrequent);
  return (
    <div className="flex flex-wrap gap-2">
      {pageHref && (
        <ButtonLink variant="secondary" icon="arrow-right" href={pageHref}>
          Open page
        </ButtonLink>
      )}
      {frequent(entity, row).map((action, at) => (
        <Button
          key={action.key}
          variant="secondary"
          {...((at > 0 || pageHref) && { color: 'transparent' })}
          icon={action.icon}
          disabledReason={tools.accessTo(action, row).reason}
          onClick={() => action.run(row, tools)}
        >
          {action.label}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          label="More actions"
          trigger={<IconButton size="md" icon="ellipsis" label="More actions" />}
          items={others}
        />
      )}
    </div>
  );
}

function frequent<E extends EntityRow, K extends string>({ actions }: Entity<E, K>, row: E) {
  return actionsFor(actions, row).filter(({ isFrequent }) => isFrequent);
}
