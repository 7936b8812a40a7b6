import { FileUpload, InlineMessage, Modal, ProgressBar } from '@booking/ui';
import { useState } from 'react';
import { CsvError, parseCsv } from '../../all-institutes/import/parse-csv.ts';
import { cellCount } from '../rate-words.ts';
import { type CsvPlace, type ReadRates, readRates } from './rates-csv.ts';

interface ImportDialogProps {
  readonly open: boolean;
  readonly place: CsvPlace;
  readonly onClose: () => void;
  /** Called with what the file changes, for the grid. */
  readonly onRead: (edits: ReadRates['edits']) => void;
}

const FILE_BYTES_MAX = 2 * 1024 * 1024;
/** The problems that are listed. */
const PROBLEMS_MAX = 50;

/** Takes rates from a CSV file into the grid, where they can be reviewed and saved. */
export function ImportDialog({ open, place, onClose, onRead }: ImportDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<ReadRates>();
  const [failure, setFailure] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const count = read?.edits.length ?? 0;

  async function choose(next: readonly File[]): Promise<void> {
    setFiles(next);
    setRead(undefined);
    setFailure(undefined);
    const [file] = next;
    if (!file) return;
    setIsReading(true);
    try {
      setRead(readRates(parseCsv(await file.text()), place));
    } catch (error) {
      setFailure(error instanceof CsvError ? error.message : 'Couldn’t read the file.');
    }
    setIsReading(false);
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => void choose([])}
      header={{ icon: 'upload', text: 'Import rates' }}
      onSubmit={() => {
        if (!read || count === 0) return;
        onRead(read.edits);
        onClose();
      }}
      footer={{
        confirm: {
          name: count > 0 ? `Add ${cellCount(count)}` : 'Add to the grid',
          disabledReason: count === 0 ? 'Choose a file that changes something.' : undefined,
        },
        note: 'Nothing is saved yet.',
      }}
    >
      <div className="ck-rates-fields">
        <FileUpload
          label="CSV file"
          description="The columns of an export. Empty cells change nothing."
          accept={['.csv']}
          maxBytes={FILE_BYTES_MAX}
          value={files}
          onChange={(next) => void choose(next)}
          error={failure}
        />
        {isReading && <ProgressBar label="Reading the file" />}
        {read && (
          <p role="status">
            {cellCount(count)} to change, {cellCount(read.same)} the same.
          </p>
        )}
        {read && read.problems.length > 0 && (
          <InlineMessage tone="warning" title={`${read.problems.length} lines can’t be read`}>
            <ul className="ck-rates-list">
              {read.problems.slice(0, PROBLEMS_MAX).map(({ line, message }) => (
                <li key={line}>
                  Line {line}: {message}
                </li>
              ))}
            </ul>
          </InlineMessage>
        )}
      </div>
    </Modal>
  );
}
