import {
  type FieldChange,
  Modal,
  notify,
  RadioCards,
  SaveBar,
  type SaveState,
  TextField,
} from '@booking/ui';
import { useState } from 'react';

interface Saved {
  readonly name: string;
  readonly website: string;
}

/** Undefined once it is saved; the other version if someone else has saved before. */
export type Save = (values: Saved) => Promise<Saved | undefined>;

const labels = { name: 'Name', website: 'Website' } as const;
const keys = ['name', 'website'] as const;

const before: Saved = { name: 'Lakeview Residency', website: '' };

export function EditInstitute({ saved = before, save }: { saved?: Saved; save: Save }) {
  const [stored, setStored] = useState(saved);
  const [values, setValues] = useState(saved);
  const [state, setState] = useState<SaveState>('idle');
  const [theirs, setTheirs] = useState<Saved>();
  const [sides, setSides] = useState<Partial<Record<keyof Saved, 'yours' | 'theirs'>>>({});

  const changed = keys.filter((key) => values[key] !== stored[key]);
  const changes: FieldChange[] = changed.map((key) => ({
    label: labels[key],
    before: stored[key],
    after: values[key],
  }));

  async function send(next: Saved) {
    setState('saving');
    const latest = await save(next);
    setState('idle');
    setTheirs(latest);
    if (latest) return;
    setStored(next);
    setValues(next);
    notify.success('Institute saved');
  }

  // Only what both have changed is asked; the rest is merged.
  const conflicts = changed
    .filter((key) => theirs && theirs[key] !== stored[key] && theirs[key] !== values[key])
    .map((key) => ({ key, label: labels[key], yours: values[key], theirs: theirs?.[key] ?? '' }));

  function resolve() {
    const latest = theirs ?? stored;
    const result = (key: keyof Saved) =>
      changed.includes(key) && sides[key] !== 'theirs' ? values[key] : latest[key];
    void send({ name: result('name'), website: result('website') });
  }

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(values);
        }}
      >
        {keys.map((key) => (
          <TextField
            key={key}
            label={labels[key]}
            value={values[key]}
            onChange={(event) => setValues({ ...values, [key]: event.target.value })}
          />
        ))}
        <SaveBar changes={changes} state={state} onDiscard={() => setValues(stored)} />
      </form>
      <Modal
        open={theirs !== undefined}
        onOpenChange={() => setTheirs(undefined)}
        isLoading={state === 'saving'}
        size="lg"
        header={{ text: 'Someone else changed this institute' }}
        footer={{ confirm: { name: 'Save result' } }}
        onSubmit={resolve}
      >
        {conflicts.map(({ key, label, yours, theirs }) => (
          <RadioCards
            key={key}
            label={label}
            value={sides[key] ?? 'yours'}
            options={[
              { value: 'yours', label: yours || 'Empty', description: 'Yours' },
              { value: 'theirs', label: theirs || 'Empty', description: 'Theirs' },
            ]}
            onChange={(side) => setSides({ ...sides, [key]: side })}
          />
        ))}
      </Modal>
    </>
  );
}
