/** Components that share their folder with another one, whose stories show that one: each here by its name, for the probe. */
import type { ComponentProps, ReactNode } from 'react';
import { BarList } from '../../packages/ui/src/chart/index.ts';
import { FieldGroup, RequiredNote } from '../../packages/ui/src/field/index.ts';
import { ContextMenu } from '../../packages/ui/src/menu/index.ts';

/** What a probe gives to a root. */
type Given = Pick<ComponentProps<'div'>, 'className' | 'id'>;

export const samples: Readonly<Record<string, (given: Given) => ReactNode>> = {
  BarList: (given) => (
    <BarList
      title="Cities"
      measure="Institutes"
      dimension="City"
      items={[{ key: 'udaipur', label: 'Udaipur', value: 3 }]}
      {...given}
    />
  ),
  ContextMenu: (given) => (
    <ContextMenu
      open
      position={{ x: 40, y: 40 }}
      label="Actions"
      items={[{ key: 'edit', label: 'Edit', onSelect: () => undefined }]}
      onClose={() => undefined}
      {...given}
    />
  ),
  FieldGroup: (given) => (
    <FieldGroup label="Owner" {...given}>
      <input aria-label="Name" />
    </FieldGroup>
  ),
  RequiredNote: (given) => <RequiredNote {...given} />,
};
