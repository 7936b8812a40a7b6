import type { MenuItem } from '@booking/ui';
import { copyText } from '../../messages/copy-text.ts';
import type { EntityRow } from '../api-types.ts';
import type { Entity, EntityTools } from '../entity.ts';
import { actionsFor } from './actions-for.ts';

/** The actions on a row as a menu. @param href The list with the row open. */
export function rowMenu<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
  row: E,
  href: string,
  tools: EntityTools<E, K>,
): readonly MenuItem[] {
  const items = actionsFor(entity.actions, row).map((action) => ({
    label: action.asksFirst ? `${action.label}…` : action.label,
    icon: action.icon,
    ...(action.tone && { tone: action.tone }),
    disabledReason: tools.gate(action, row).reason,
    onSelect: () => action.run(row, tools),
  }));
  return [
    ...(entity.pageHref
      ? [{ label: 'Open', icon: 'external-link' as const, href: entity.pageHref(row) }]
      : []),
    { label: entity.pageHref ? 'Preview' : 'Open', icon: 'panel-left', href },
    ...items,
    'separator',
    { label: 'Copy ID', icon: 'copy', onSelect: () => void copyText(row._id, 'ID') },
  ];
}
