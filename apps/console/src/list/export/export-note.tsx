import { Banner, Button, ProgressBar } from '@booking/ui';
import { numberFormat } from '../../region/region.ts';
import { ListNote } from '../list-note.tsx';
import type { ListNoun } from '../list-of.ts';
import { tableTarget } from '../table-target.ts';
import type { Export } from './use-export.ts';

/** A running export with Cancel; or why it failed. */
export function ExportNote({
  exporting,
  noun,
}: {
  readonly exporting: Export<string>;
  readonly noun: ListNoun;
}) {
  const { state } = exporting;
  /** Each of these buttons goes with its note. */
  const leave = (act: () => void) => () => {
    tableTarget.current?.focus();
    act();
  };
  const cancel = leave(exporting.cancel);
  const { format } = numberFormat();
  if (state.kind === 'idle') return null;
  if (state.kind === 'failed') {
    return (
      <Banner
        tone="danger"
        role="alert"
        action={
          <>
            <Button size="sm" color="transparent" variant="secondary" onClick={leave(state.again)}>
              Try again
            </Button>
            <Button size="sm" color="transparent" onClick={cancel}>
              Close
            </Button>
          </>
        }
      >
        Couldn’t export {noun.many}. {state.message}
      </Banner>
    );
  }
  const { done, total } = state;
  return (
    <ListNote>
      <p className="tabular-nums">
        Exporting {format(done)} of {format(total)} {noun.many}
      </p>
      <ProgressBar
        className="w-50"
        label={`Exporting ${noun.many}`}
        value={total > 0 ? Math.min(100, (done / total) * 100) : 0}
      />
      <Button size="sm" color="transparent" variant="secondary" onClick={cancel}>
        Cancel
      </Button>
    </ListNote>
  );
}
