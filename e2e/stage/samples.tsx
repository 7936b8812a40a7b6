/** Components that share their folder with another one, whose stories show that one: each here by its name, for the probe. */
import type { ComponentProps, ReactNode } from 'react';
import { AppShell, AppShellMenuButton } from '../../packages/ui/src/app-shell/index.ts';
import { RangeCalendar } from '../../packages/ui/src/calendar/index.ts';
import { BarList } from '../../packages/ui/src/chart/index.ts';
import { CollapsibleTrigger } from '../../packages/ui/src/collapsible/index.ts';
import { FieldGroup, RequiredNote } from '../../packages/ui/src/field/index.ts';
import { ContextMenu } from '../../packages/ui/src/menu/index.ts';
import { ResourceTimelineLegend } from '../../packages/ui/src/resource-timeline/index.ts';

/** Props that a probe gives to a root. */
type Given = Pick<ComponentProps<'div'>, 'className' | 'id'>;

export const samples: Readonly<Record<string, (props: Given) => ReactNode>> = {
  AppShellMenuButton: (props) => (
    <AppShell navigation={{ label: 'Main', items: [] }} hasMain={false}>
      <AppShellMenuButton {...props} />
    </AppShell>
  ),
  BarList: (props) => (
    <BarList
      title="Cities"
      measure="Institutes"
      dimension="City"
      items={[{ key: 'udaipur', label: 'Udaipur', value: 3 }]}
      {...props}
    />
  ),
  CollapsibleTrigger: (props) => <CollapsibleTrigger {...props}>Rooms</CollapsibleTrigger>,
  ContextMenu: (props) => (
    <ContextMenu
      open
      position={{ x: 40, y: 40 }}
      label="Actions"
      items={[{ key: 'edit', label: 'Edit', onSelect: () => undefined }]}
      onOpenChange={() => undefined}
      {...props}
    />
  ),
  FieldGroup: (props) => (
    <FieldGroup label="Owner" {...props}>
      <input aria-label="Name" />
    </FieldGroup>
  ),
  RangeCalendar: (props) => <RangeCalendar label="Stay" today="2026-11-21" {...props} />,
  RequiredNote: (props) => <RequiredNote {...props} />,
  ResourceTimelineLegend: (props) => (
    <ResourceTimelineLegend statuses={['confirmed', 'blocked']} {...props} />
  ),
};
