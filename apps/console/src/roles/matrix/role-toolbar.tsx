import { Button, FilterSelect, Menu, Popover, SearchField, Switch } from '@booking/ui';
import { usePhone } from '../../page/use-phone.ts';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useIsOn, useShortcut } from '../../shortcuts/use-shortcut.ts';
import type { RoleScope } from '../role-set.ts';
import type { RoleFilters } from './role-filters.ts';

interface RoleToolbarProps {
  readonly scope: RoleScope;
  readonly filters: RoleFilters;
  readonly onChange: (filters: RoleFilters) => void;
  /** Called to view the console as a role. */
  readonly onView: (id: string) => void;
  readonly onWhoCan: () => void;
  /** Roles that differ from their defaults, so that they can be reset. */
  readonly resettable: readonly { readonly id: string; readonly role: string }[];
  readonly onReset: (id: string) => void;
  /** Why nothing can be changed. */
  readonly disabledReason: string | undefined;
}

/** Search, filters and actions of the matrix. On a phone all but the search are behind one button. */
export function RoleToolbar({
  scope,
  filters,
  onChange,
  onView,
  onWhoCan,
  resettable,
  onReset,
  disabledReason,
}: RoleToolbarProps) {
  const roles = scope.defaults.map(({ _id, role }) => ({ value: _id, label: role }));
  const [first, second] = filters.compared;
  const isPhone = usePhone();
  // The field handles its key itself.
  useShortcut(shortcuts.search);
  const isSearchKeyOn = useIsOn(shortcuts.search);
  const resetLabel = scope.institution ? 'Reset to template' : 'Reset to default';
  const search = (
    <SearchField
      className="w-[min(100%,250px)] max-md:w-auto max-md:flex-1"
      label="Find a permission"
      shortcut={isSearchKeyOn ? shortcuts.search.key : undefined}
      value={filters.search}
      onChange={({ target }) => onChange({ ...filters, search: target.value })}
    />
  );
  const narrowing = (
    <>
      <Switch
        label="Only differences"
        checked={filters.isOnlyDifferences}
        onChange={({ target }) => onChange({ ...filters, isOnlyDifferences: target.checked })}
      />
      <FilterSelect
        label="Compare"
        placeholder="All roles"
        value={first}
        options={roles}
        onChange={(next) => onChange({ ...filters, compared: [next, next ? second : ''] })}
      />
      {first !== '' && (
        <FilterSelect
          label="with"
          placeholder="Choose a role"
          value={second}
          options={roles.filter(({ value }) => value !== first)}
          onChange={(next) => onChange({ ...filters, compared: [first, next] })}
        />
      )}
    </>
  );
  const buttons = (
    <>
      <Button variant="secondary" color="transparent" icon="users" onClick={onWhoCan}>
        Who can…?
      </Button>
      <Menu
        label="View as role"
        trigger={
          <Button variant="secondary" color="transparent" icon="eye">
            View as role
          </Button>
        }
        items={roles.map(({ value, label }) => ({
          key: value,
          label,
          onSelect: () => onView(value),
        }))}
      />
      <Menu
        label={resetLabel}
        trigger={
          <Button
            variant="secondary"
            color="transparent"
            icon="rotate-ccw"
            disabledReason={
              disabledReason ?? (resettable.length === 0 ? 'No role differs.' : undefined)
            }
          >
            {resetLabel}
          </Button>
        }
        items={resettable.map(({ id, role }) => ({
          key: id,
          label: role,
          onSelect: () => onReset(id),
        }))}
      />
    </>
  );
  if (isPhone) {
    const count = Number(filters.isOnlyDifferences) + Number(first !== '');
    return (
      <div className="flex flex-none items-center gap-2 px-3 py-3">
        {search}
        <Popover
          label="View"
          align="end"
          trigger={
            <Button variant="secondary" color="transparent" icon="sliders-horizontal">
              {count > 0 ? `View (${count})` : 'View'}
            </Button>
          }
        >
          <div className="grid justify-items-start gap-2">
            {narrowing}
            {buttons}
          </div>
        </Popover>
      </div>
    );
  }
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      {search}
      {narrowing}
      <div className="ms-auto flex flex-wrap gap-1">{buttons}</div>
    </div>
  );
}
