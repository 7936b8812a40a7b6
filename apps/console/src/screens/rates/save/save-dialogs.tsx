import type { Institution, Rates } from '@booking/api-client';
import type { RateDraft } from '../draft/draft.ts';
import { CheckDialog } from './check-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { RateSave } from './use-save-rates.ts';

interface SaveDialogsProps {
  readonly institute: Institution;
  readonly rates: Pick<Rates, 'targets' | 'currency'>;
  readonly draft: RateDraft;
  readonly save: RateSave;
  /** Called with the cells that get the values of someone else, and with the revision that was looked at. */
  readonly onSettle: (theirs: readonly string[], revision: number) => void;
}

/** Questions during a save: whether a large or unusual change is meant, and whose values to keep. */
export default function SaveDialogs({ institute, rates, draft, save, onSettle }: SaveDialogsProps) {
  return (
    <>
      <CheckDialog
        check={save.check}
        institute={institute}
        rates={rates}
        onSave={save.send}
        onClose={save.closeCheck}
      />
      <ConflictDialog
        conflict={save.conflict}
        draft={draft}
        rates={rates}
        onSettle={onSettle}
        onClose={save.closeConflict}
      />
    </>
  );
}
