import type { MenuItem } from '@booking/ui';
import { copyText } from '../../messages/copy-text.ts';
import type { EntityRow } from '../api-types.ts';
import type { Entity, EntityAction, EntityTools, Viewer } from '../entity.ts';
import { actionsFor } from './actions-for.ts';

/** The actions on a row as items of a menu. @param isWanted Default: all. */
export function actionItems<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
  row: E,
  tools: EntityTools<E, K>,
  isWanted: (action: EntityAction<E, K>) => boolean = () => true,
): readonly MenuItem[] {
  return actionsFor(entity.actions.filter(isWanted), row).map((action) => ({
    label: action.asksFirst ? `${action.label}…` : action.label,
    icon: action.icon,
    ...(action.tone && { tone: action.tone }),
    disabledReason: tools.accessTo(action, row).reason,
    onSelect: () => action.run(row, tools),
  }));
}

/** The actions on a row as a menu. @param href The list with the row open. @param viewer Who opens its pages. */
export function rowMenu<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
  row: E,
  href: string,
  tools: EntityTools<E, K>,
  viewer: Viewer,
): readonly MenuItem[] {
  const pages = entity.pagesOf?.(viewer, row) ?? [];
  return [
    ...(entity.pageHref
      ? [{ label: 'Open', icon: 'arrow-right' as const, href: entity.pageHref(row) }]
      : []),
    { label: entity.pageHref ? 'Preview' : 'Open', icon: 'panel-left', href },
    ...(pages.length > 0 ? (['separator', ...pages, 'separator'] as const) : []),
    ...actionItems(entity, row, tools),
    'separator',
    { label: 'Copy ID', icon: 'hash', onSelect: () => void copyText(row._id, 'ID') },
  ];
}
