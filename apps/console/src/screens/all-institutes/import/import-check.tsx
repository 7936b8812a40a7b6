import { ReceiptTable } from '../../../bulk/receipt-table.tsx';
import { lineCount } from '../../../csv/columns.ts';
import { institutes } from '../../../institutes/institute-words.ts';
import type { ImportFile } from './read-import.ts';

/** What an import would do, and which lines are left out, with the reasons. */
export function ImportCheck({ file }: { readonly file: ImportFile }) {
  const { rows, problems, ignored } = file;
  const drafts = rows.filter(({ body }) => !body.owner).length;
  return (
    <section className="ck-import-check" aria-label="What will happen">
      <div role="status">
        <ul className="ck-bulk-lines">
          <li>{`${institutes(rows.length)} will be added.`}</li>
          {drafts > 0 && <li>{`${drafts} of them without an owner, as drafts.`}</li>}
          {problems.length > 0 && <li>{`${lineCount(problems.length)} can’t be added.`}</li>}
          {ignored.length > 0 && <li>{`Columns that are not imported: ${ignored.join(', ')}.`}</li>}
        </ul>
      </div>
      {problems.length > 0 && (
        <ReceiptTable
          label="Lines that can’t be added"
          headers={['Line', 'Reason']}
          rows={problems.map(({ line, name, reasons }) => ({
            key: line,
            outcome: 'failed',
            name: [`Line ${line}`, name].filter(Boolean).join(': '),
            result: reasons.join(' '),
          }))}
        />
      )}
    </section>
  );
}
