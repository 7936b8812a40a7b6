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
  const messages = useMessages('saveBar', saveBarMessages);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of form fields.
    <div
      role="group"
      id={id}
      className="bk-save-bar-review"
      data-part="review"
      aria-label={messages.changes}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys.
      tabIndex={0}
    >
      <table className="bk-save-bar-table" data-part="table">
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
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="bk-save-bar-before" data-part="before">
        {before || <Empty />}
      </td>
      <td className="bk-save-bar-after" data-part="after">
        {after || <Empty />}
      </td>
    </tr>
  );
}

function Empty() {
  const { empty } = useMessages('saveBar', saveBarMessages);
  return (
    <span className="bk-save-bar-empty" data-part="empty">
      {empty}
    </span>
  );
}
