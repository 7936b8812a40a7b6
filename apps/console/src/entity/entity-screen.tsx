import { Button, EmptyState, notify, Skeleton, SplitButton } from '@booking/ui';
import { Suspense, useCallback } from 'react';
import { useIdleLoad } from '../idle/use-idle-load.ts';
import { ListPanel, type ListPanelProps } from '../list/list-panel.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { lazyComponent } from '../loading/lazy-component.ts';
import { PageActions } from '../page/page-actions.tsx';
import { useScreens } from '../page/screens-context.ts';
import { useUser } from '../session/session-context.ts';
import { shortcuts } from '../shortcuts/shortcuts.ts';
import { useAddressCommand } from '../shortcuts/use-address-command.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { RowButtons } from './actions/row-buttons.tsx';
import { rowMenu } from './actions/row-menu.ts';
import type { EntityRow } from './api-types.ts';
import { addLabelOf, type Entity, entityIcons } from './entity.ts';
import { useEntityDialogs } from './use-entity-dialogs.tsx';
import { type ListOptions, useEntityList, type Within } from './use-entity-list.ts';

const EntityDrawer = lazyComponent(() => import('./entity-drawer.tsx'));
const EntityBulk = lazyComponent(() => import('./bulk/entity-bulk.tsx'));

export interface EntityScreenProps<E extends EntityRow, K extends string> {
  /** The same in every render, so that rows which have not changed are not rendered. */
  readonly entity: Entity<E, K>;
  /** Filters with what the screen has loaded for them. Default: those of the entity. */
  readonly filters?: Entity<E, K>['filters'];
}

/** The screen of a kind of record: its list, with a drawer, a form and its actions. */
export function EntityScreen<E extends EntityRow, K extends string>({
  entity,
  filters,
}: EntityScreenProps<E, K>) {
  const { panel, addButton, dialogs } = useEntityPanel(entity, { filters });
  return (
    <>
      <ListScreen {...panel} mainAction={addButton} />
      {dialogs}
    </>
  );
}

export interface EntityPanelProps<E extends EntityRow, K extends string>
  extends EntityScreenProps<E, K> {
  /** Filters that hold for the whole list. */
  readonly within?: Within<K>;
}

/** The same inside a page: in a tab, or under an institute. Its button goes to the bar of the page. */
export function EntityPanel<E extends EntityRow, K extends string>({
  entity,
  filters,
  within,
}: EntityPanelProps<E, K>) {
  const { panel, addButton, dialogs } = useEntityPanel(entity, { filters, within });
  return (
    <>
      <PageActions>{addButton}</PageActions>
      <ListPanel {...panel} />
      {dialogs}
    </>
  );
}

function useEntityPanel<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
  options: ListOptions<E, K>,
) {
  const { form, actions, empty, importer: Importer, rowDetails: RowDetails, details } = entity;
  const { within } = options;
  const list = useEntityList(entity, options);
  const user = useUser();
  const screens = useScreens();
  const { tools, element } = useEntityDialogs(entity);
  const { addReason } = tools;
  useShortcut(shortcuts.add, form && tools.create);
  useAddressCommand('new', tools.create);
  const openImport = () => {
    if (addReason) notify.info(addReason);
    else if (Importer) tools.open((onClosed) => <Importer onClosed={onClosed} />);
  };
  useAddressCommand('import', openImport);
  const addProps = {
    icon: entityIcons.add,
    'aria-keyshortcuts': shortcuts.add.key,
    disabledReason: addReason,
    onClick: tools.create,
    children: addLabelOf(entity),
  };
  const addButton = form && <Button {...addProps} />;
  const splitButton = form && Importer && (
    <SplitButton
      {...addProps}
      data-import=""
      menuLabel="More ways to add"
      items={[{ label: 'Import from CSV', icon: 'upload', onSelect: openImport }]}
    />
  );
  const { Starters } = empty;
  const secondButton = Importer ? (
    <Button variant="secondary" icon="upload" disabledReason={addReason} onClick={openImport}>
      Import from CSV
    </Button>
  ) : (
    Starters && <Starters disabledReason={addReason} />
  );
  const rowButtons = useCallback(
    (row: E) => <RowButtons entity={entity} row={row} tools={tools} />,
    [entity, tools],
  );
  // The first drawer opens like the second.
  useIdleLoad(
    useCallback(() => Promise.all([EntityDrawer.preload(), details?.preload?.()]), [details]),
  );
  const panel: ListPanelProps<E, K> = {
    list,
    rowMenu: (row, href) => rowMenu(entity, row, href, tools, { user, screens }),
    ...(actions.some(({ isFrequent }) => isFrequent) && { rowButtons }),
    ...(RowDetails && {
      rowDetails: (row) => (
        <Suspense fallback={<Skeleton />}>
          <RowDetails row={row} />
        </Suspense>
      ),
    }),
    nothingYet: (
      <EmptyState
        illustration={<img src={empty.illustration} alt="" width={120} height={160} />}
        title={empty.title}
        description={empty.text}
        action={
          secondButton ? (
            <div className="flex flex-wrap justify-center gap-2">
              {addButton}
              {secondButton}
            </div>
          ) : (
            addButton
          )
        }
      />
    ),
    ...(actions.some(({ runMany }) => runMany) && {
      bulk: (selection, exporting) => (
        <EntityBulk {...{ entity, tools, selection, exporting, within }} />
      ),
    }),
    drawer: (row) => <EntityDrawer {...row} entity={entity} tools={tools} />,
  };
  return { panel, addButton: splitButton || addButton, dialogs: element };
}
