import { Checkbox, Icon, type Segment, SegmentedControl } from '@booking/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { usePreference } from '../../preferences/use-preference.ts';
import { isEmpty } from '../../session/preference-change.ts';
import { useSession } from '../../session/session-context.ts';

/** The user's preferences. Each applies at once, on every device. */
export function PreferencesPanel() {
  const [theme, setTheme] = usePreference('theme');
  const [density, setDensity] = usePreference('density');
  const [motion, setMotion] = usePreference('reducedMotion');
  const [pageSize, setPageSize] = usePreference('pageSize');
  const [hasShortcuts, setShortcuts] = usePreference('shortcuts');
  return (
    <div className="grid gap-5 pb-4.5">
      <Choice name="Theme" note="System follows your device settings.">
        <SegmentedControl label="Theme" options={themes} value={theme} onChange={setTheme} />
      </Choice>
      <Choice name="Row height" note="Compact fits more rows on the screen.">
        <SegmentedControl
          label="Row height"
          options={densities}
          value={density}
          onChange={setDensity}
        />
      </Choice>
      <Choice name="Rows per page" note="Applies to every list.">
        <SegmentedControl
          label="Rows per page"
          options={pageSizes}
          value={`${pageSize}`}
          onChange={(size) => setPageSize(sizeOf[size])}
        />
      </Choice>
      <Choice name="Motion" note="Reduced motion turns off sliding and spinning effects.">
        <SegmentedControl label="Motion" options={motions} value={motion} onChange={setMotion} />
      </Choice>
      <Checkbox
        label="Single-key shortcuts"
        description="For example, press / to search a list. Shortcuts with Ctrl or ⌘ always work."
        checked={hasShortcuts}
        onChange={({ target }) => setShortcuts(target.checked)}
      />
      <SavedNote />
    </div>
  );
}

const themes: readonly Segment<'system' | 'light' | 'dark'>[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const densities: readonly Segment<'comfortable' | 'compact'>[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

const motions: readonly Segment<'system' | 'reduce'>[] = [
  { value: 'system', label: 'System' },
  { value: 'reduce', label: 'Reduced' },
];

const sizeOf = { '20': 20, '50': 50, '100': 100 } as const;
const pageSizes: readonly Segment<keyof typeof sizeOf>[] = [
  { value: '20', label: '20' },
  { value: '50', label: '50' },
  { value: '100', label: '100' },
];

interface ChoiceProps {
  readonly name: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A labelled row of segments; the segments carry the label for screen readers. */
function Choice({ name, note, children }: ChoiceProps) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="type-label" aria-hidden="true">
        {name}
      </p>
      {children}
      <p className="type-body-sm text-bk-muted">{note}</p>
    </div>
  );
}

/** Shows whether the choices are saved. */
function SavedNote() {
  const { preferences: writer } = useSession();
  const { unsaved, failure } = useStore(writer.store);
  const words =
    failure !== undefined
      ? 'Not saved yet. Your choices apply on this device for now.'
      : isEmpty(unsaved)
        ? 'Saved. Applies on every device you sign in to.'
        : 'Saving…';
  return (
    <p className="flex items-center gap-1.5 type-body-sm text-bk-muted" role="status">
      {failure === undefined && isEmpty(unsaved) && <Icon name="check" size="xs" />}
      {words}
    </p>
  );
}
