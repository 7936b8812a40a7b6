import { Button, EmptyState } from '@booking/ui';
import { lazy } from 'react';
import darkHouse from '../../illustrations/empty-institutes.svg';
import { ListScreen } from '../../list/list-screen.tsx';
import { reloading } from '../../loading/reload-once.ts';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useAddressCommand } from '../../shortcuts/use-address-command.ts';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import { InstituteButtons } from './institute-buttons.tsx';
import { useInstituteList } from './institute-list.ts';
import { instituteMenu } from './institute-menu.ts';
import { useDialogs } from './use-dialogs.tsx';
import './all-institutes.css';

const InstituteBulk = lazy(reloading(() => import('./bulk/institute-bulk.tsx')));
const InstituteDrawer = lazy(reloading(() => import('./institute-drawer.tsx')));

/** All institutes of the platform: the standard list screen with a drawer, a form and status changes. */
export function AllInstitutes() {
  const list = useInstituteList();
  const dialogs = useDialogs();
  useShortcut(shortcuts.add, dialogs.create);
  useAddressCommand('new', dialogs.create);

  const addButton = (
    <Button
      icon="plus"
      aria-keyshortcuts={shortcuts.add.key}
      disabledReason={dialogs.can('institution.create').reason}
      onClick={dialogs.create}
    >
      Add institute
    </Button>
  );

  return (
    <>
      <ListScreen
        list={list}
        rowMenu={(institute, href) => instituteMenu(institute, href, dialogs)}
        rowButtons={(institute) => <InstituteButtons institute={institute} dialogs={dialogs} />}
        mainAction={addButton}
        nothingYet={
          <EmptyState
            illustration={<img src={darkHouse} alt="" width={120} height={160} />}
            title="No institutes yet"
            action={addButton}
          >
            Institutes are the properties and businesses on your platform. Add the first one to get
            started.
          </EmptyState>
        }
        bulk={(selection, exporting) => (
          <InstituteBulk selection={selection} exporting={exporting} dialogs={dialogs} />
        )}
        drawer={(row) => <InstituteDrawer {...row} dialogs={dialogs} />}
      />
      {dialogs.element}
    </>
  );
}
