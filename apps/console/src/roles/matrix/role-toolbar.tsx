import { Button, FilterSelect, Menu, SearchField, Switch } from '@booking/ui';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useIsOn, useShortcut } from '../../shortcuts/use-shortcut.ts';
import type { RoleScope } from '../role-set.ts';
import type { RoleFilters } from './role-filters.ts';

interface RoleToolbarProps {
  readonly scope: RoleScope;
  readonly filters: RoleFilters;
  readonly onChange: (filters: RoleFilters) => void;
  /** Shows what a role sees. */
  readonly onView: (id: string) => void;
  readonly onWhoCan: () => void;
  /** Roles that differ from what they can be reset to. */
  readonly resettable: readonly { readonly id: string; readonly role: string }[];
  readonly onReset: (id: string) => void;
  /** Why nothing can be changed. */
  readonly disabledReason: string | undefined;
}

/** What narrows the matrix, and what it can tell. */
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
  // The field handles its key itself.
  useShortcut(shortcuts.search);
  const isSearchKeyOn = useIsOn(shortcuts.search);
  const resetLabel = scope.institution ? 'Reset to template' : 'Reset to default';
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-md:px-3">
      <SearchField
        className="w-[min(100%,250px)]"
        label="Find a permission"
        shortcut={isSearchKeyOn ? shortcuts.search.key : undefined}
        value={filters.search}
        onChange={({ target }) => onChange({ ...filters, search: target.value })}
      />
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
      <div className="ms-auto flex flex-wrap gap-1 max-md:ms-0">
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
      </div>
    </div>
  );
}
