import { ReceiptTable } from '../../../bulk/receipt-table.tsx';
import { lineCount } from '../../../csv/columns.ts';
import { institutes } from '../../../institutes/institute-words.ts';
import type { ImportFile, ImportNote } from './read-import.ts';

/** Effects of an import, and the lines that are left out, with the reasons. */
export function ImportCheck({ file }: { readonly file: ImportFile }) {
  const { rows, problems, warnings, same, ignored } = file;
  const added = rows.filter(({ kind }) => kind === 'add');
  const changed = rows.filter((row) => row.kind === 'change');
  const drafts = added.filter(({ body }) => !body.owner).length;
  return (
    <section className="grid gap-4" aria-label="What will happen">
      <div role="status">
        <ul className="grid list-disc gap-0.5 ps-4.5 type-body-sm text-bk-secondary">
          {(added.length > 0 || changed.length + same === 0) && (
            <li>{`${institutes(added.length)} will be added.`}</li>
          )}
          {drafts > 0 && <li>{`${drafts} of them without an owner, as drafts.`}</li>}
          {changed.length > 0 && <li>{`${institutes(changed.length)} will be changed.`}</li>}
          {same > 0 && <li>{`${lineCount(same)} as stored: nothing to change.`}</li>}
          {problems.length > 0 && <li>{`${lineCount(problems.length)} can’t be added.`}</li>}
          {ignored.length > 0 && <li>{`Columns that are not imported: ${ignored.join(', ')}.`}</li>}
        </ul>
      </div>
      <Notes label="Lines that can’t be added" outcome="failed" notes={problems} />
      <Notes label="Lines to look at" outcome="stopped" notes={warnings} />
      <Notes
        label="Changes"
        outcome="done"
        notes={changed.map(({ line, name, changes }) => ({ line, name, reasons: changes }))}
      />
    </section>
  );
}

interface NotesProps {
  readonly label: string;
  readonly outcome: 'failed' | 'stopped' | 'done';
  readonly notes: readonly ImportNote[];
}

function Notes({ label, outcome, notes }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <ReceiptTable
      label={label}
      headers={['Line', outcome === 'done' ? 'Change' : 'Reason']}
      rows={notes.map(({ line, name, reasons }) => ({
        key: line,
        outcome,
        name: [`Line ${line}`, name].filter(Boolean).join(': '),
        result: reasons.join(' '),
      }))}
    />
  );
}
