import { useWords } from '../words/use-words.ts';
import type { FieldChange } from './save-bar.types.ts';
import { saveBarWords } from './save-bar.words.ts';

interface ChangesProps {
  id: string;
  changes: readonly FieldChange[];
}

/** Every field that has changed, as it is stored and as it would be saved. */
export function Changes({ id, changes }: ChangesProps) {
  const words = useWords('saveBar', saveBarWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields.
    <div
      role="group"
      id={id}
      className="bk-save-bar-review"
      aria-label={words.changes}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by the arrow keys.
      tabIndex={0}
    >
      <table className="bk-save-bar-table">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="bk-save-bar-before">{before || <Empty />}</td>
              <td className="bk-save-bar-after">{after || <Empty />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Empty() {
  const { empty } = useWords('saveBar', saveBarWords);
  return <span className="bk-save-bar-empty">{empty}</span>;
}
