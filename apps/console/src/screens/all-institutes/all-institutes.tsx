import type { Institution } from '@booking/api-client';
import { Button, EmptyState } from '@booking/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import darkHouse from '../../illustrations/empty-institutes.svg';
import { keysOf, optionsOf, planLabels, statusTones } from '../../institutes/institute-words.ts';
import { states } from '../../institutes/states.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { listQuery } from '../../list/list-state.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useRoom } from '../../list/use-room.ts';
import { useReads } from '../../session/session-context.ts';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useAddressCommand } from '../../shortcuts/use-address-command.ts';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import { instituteColumns } from './institute-columns.tsx';
import { InstituteDrawer } from './institute-drawer.tsx';
import { InstituteRowActions } from './institute-row-actions.tsx';
import { instituteRule } from './institute-rule.ts';
import { useInstituteViews } from './institute-views.ts';
import { useDialogs } from './use-dialogs.tsx';
import './all-institutes.css';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Every institute of the platform: the standard list screen with a drawer, a form and the change of status. */
export function AllInstitutes() {
  const reads = useReads();
  const [state, actions] = useListState(instituteRule);
  const dialogs = useDialogs();
  const result = useQuery({
    ...reads.institution.list(listQuery(state)),
    placeholderData: keepPreviousData,
  });
  const templates = useQuery(reads.template.list({ sort: 'createdAt' }));
  useShortcut(shortcuts.add, dialogs.create);
  useAddressCommand('new', dialogs.create);

  const addButton = (
    <Button icon="plus" aria-keyshortcuts={shortcuts.add.key} onClick={dialogs.create}>
      Add institute
    </Button>
  );
  const rowActions = (institute: Institution) => (
    <InstituteRowActions institute={institute} dialogs={dialogs} href={actions.hrefOf} />
  );

  return (
    <>
      <ListScreen
        title="Institutes"
        noun={{ one: 'institute', many: 'institutes' }}
        state={state}
        actions={actions}
        views={useInstituteViews()}
        searchLabel="Name, code, city, owner"
        filters={[
          { key: 'status', label: 'Status', options: asOptions(keysOf(statusTones)) },
          { key: 'plan', label: 'Plan', icon: 'tags', options: optionsOf(planLabels) },
          { key: 'state', label: 'State', icon: 'map-pin', options: asOptions(states) },
          {
            key: 'template',
            label: 'Template',
            icon: 'layout-grid',
            options: (templates.data?.items ?? []).map(({ _id, name }) => ({
              value: _id,
              label: name,
            })),
          },
        ]}
        columns={instituteColumns(useRoom([1200, 1560]))}
        result={result}
        rowKey={({ _id }) => _id}
        rowLabel={({ name }) => name}
        rowActions={rowActions}
        mainAction={addButton}
        nothingYet={
          <EmptyState
            illustration={<img src={darkHouse} alt="" width={120} height={160} />}
            title="No institutes yet"
            action={addButton}
          >
            An institute is a property or a business that works with the product. The first one
            starts here.
          </EmptyState>
        }
      />
      <InstituteDrawer
        id={state.open}
        known={result.data?.items.find(({ _id }) => _id === state.open)}
        onClose={actions.close}
        dialogs={dialogs}
      />
      {dialogs.element}
    </>
  );
}
