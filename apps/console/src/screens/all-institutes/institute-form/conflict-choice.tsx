import { Button, RadioCards } from '@booking/ui';
import { type FieldPath, fieldLabels } from './form-values.ts';
import type { Conflict } from './merge.ts';

export type Side = 'mine' | 'theirs';

export interface ConflictChoiceProps {
  readonly conflicts: readonly Conflict[];
  readonly chosen: Readonly<Partial<Record<FieldPath, Side>>>;
  readonly onChoose: (chosen: Readonly<Partial<Record<FieldPath, Side>>>) => void;
}

/** Both values of every field that somebody else has saved in the meantime, to take either. Nothing typed is lost. */
export function ConflictChoice({ conflicts, chosen, onChoose }: ConflictChoiceProps) {
  const all = (side: Side) =>
    onChoose(Object.fromEntries(conflicts.map(({ path }) => [path, side])));
  return (
    <div className="ck-conflict">
      <p>
        Somebody else saved this institute while you were editing it. Choose what each field should
        say; everything else of both changes is kept.
      </p>
      <div className="ck-conflict-all">
        <Button size="sm" color="transparent" variant="secondary" onClick={() => all('mine')}>
          Take all of mine
        </Button>
        <Button size="sm" color="transparent" variant="secondary" onClick={() => all('theirs')}>
          Take all of theirs
        </Button>
      </div>
      {conflicts.map(({ path, mine, theirs }) => (
        <RadioCards
          key={path}
          name={`conflict-${path}`}
          legend={fieldLabels[path]}
          value={chosen[path] ?? 'mine'}
          onChange={(side) => onChoose({ ...chosen, [path]: side })}
          options={[
            { value: 'mine', label: mine || 'Empty', description: 'Yours' },
            { value: 'theirs', label: theirs || 'Empty', description: 'Saved in the meantime' },
          ]}
        />
      ))}
    </div>
  );
}
