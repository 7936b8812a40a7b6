import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { saveBarMessages } from './save-bar.messages.ts';
import type { FieldChange } from './save-bar.types.ts';

interface ChangesProps {
  id: string;
  changes: readonly FieldChange[];
  totals: readonly FieldChange[] | undefined;
}

/** Every changed field with its stored and its new value. */
export function Changes({ id, changes, totals = [] }: ChangesProps) {
  const part = usePart();
  const messages = useMessages('saveBar', saveBarMessages);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of form fields.
    <div
      {...part('review', 'bk-save-bar-review')}
      role="group"
      id={id}
      aria-label={messages.changes}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys.
      tabIndex={0}
    >
      <table {...part('table', 'bk-save-bar-table')}>
        <thead>
          <tr>
            <th scope="col">{messages.field}</th>
            <th scope="col">{messages.before}</th>
            <th scope="col">{messages.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same label, and a row keeps nothing.
            <Change key={place} {...change} />
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map((total, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <Change key={place} {...total} />
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Change({ label, before, after }: FieldChange) {
  const part = usePart();
  return (
    <tr>
      <th scope="row">{label}</th>
      <td {...part('before', 'bk-save-bar-before')}>{before || <Empty />}</td>
      <td {...part('after', 'bk-save-bar-after')}>{after || <Empty />}</td>
    </tr>
  );
}

function Empty() {
  const part = usePart();
  const { empty } = useMessages('saveBar', saveBarMessages);
  return <span {...part('empty', 'bk-save-bar-empty')}>{empty}</span>;
}
