import type { Institution, Rates } from '@booking/api-client';
import { RATE_CHANGES_MAX } from '@booking/api-client/facts';
import { FileUpload, InlineMessage, Modal, ProgressBar } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { lineCount } from '../../../csv/columns.ts';
import { CsvError, parseCsv } from '../../../csv/csv-text.ts';
import { csvUpload, textOfFile } from '../../../csv/read-file.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { useSession } from '../../../session/session-context.ts';
import { changesOf } from '../draft/changes-of.ts';
import { cellsByKey } from '../rate-keys.ts';
import { cellCount } from '../rate-words.ts';
import { loadRates } from './load-rates.ts';
import { type CsvContext, daysOfFile, type ReadRates, ratesFile, readRates } from './read-rates.ts';

interface ImportDialogProps {
  readonly institute: Institution;
  readonly rates: Rates;
  /** Called with the changes of the file, and the rates that it was compared with. */
  readonly onRead: (read: ReadRates, context: CsvContext) => void;
  readonly onClosed: () => void;
}

/** The problems that are listed. */
const PROBLEMS_MAX = 50;

/** Takes rates from a CSV file into the grid, where they can be reviewed and saved. */
export default function ImportDialog({ institute, rates, onRead, onClosed }: ImportDialogProps) {
  const { api } = useSession();
  const [isOpen, setIsOpen] = useState(true);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [preview, setPreview] = useState<{
    readonly read: ReadRates;
    readonly context: CsvContext;
  }>();
  const [failure, setFailure] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const read = preview?.read;
  const count = read?.edits.length ?? 0;
  const isTooMuch =
    read !== undefined &&
    changesOf(new Map(read.edits.map(({ key, values }) => [key, values]))).length >
      RATE_CHANGES_MAX;

  async function choose(next: readonly File[]): Promise<void> {
    control.current?.abort();
    const begun = new AbortController();
    control.current = begun;
    const { signal } = begun;
    const [file] = next;
    setFiles(next);
    setPreview(undefined);
    setFailure(undefined);
    setIsReading(file !== undefined);
    if (!file) return;
    try {
      const table = ratesFile(parseCsv(await textOfFile(file)), rates.today);
      const context = await contextOf(daysOfFile(table));
      if (signal.aborted) return;
      setPreview({ read: readRates(table, context), context });
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error instanceof CsvError ? error.message : messageOf(error));
    }
    setIsReading(false);
  }

  /** Returns the rates that the lines are compared with: all categories and assets on the days of the file. */
  async function contextOf(days = { startDate: rates.today, endDate: rates.today }) {
    // The middle one of three: the day itself, if it can have rates.
    const inside = (day: string) => [rates.today, day, rates.lastDay].sort()[1] ?? day;
    const range = { startDate: inside(days.startDate), endDate: inside(days.endDate) };
    const loaded = await loadRates(api, institute._id, range, rates);
    return { ...loaded, cells: cellsByKey(loaded.rows) };
  }

  return (
    <Modal
      open={isOpen}
      onOpenChange={() => setIsOpen(false)}
      onClosed={onClosed}
      header={{ icon: 'upload', text: 'Import rates' }}
      onSubmit={() => {
        if (!preview) return;
        onRead(preview.read, preview.context);
        setIsOpen(false);
      }}
      footer={{
        confirm: {
          name: count > 0 ? `Add ${cellCount(count)}` : 'Add to the grid',
          disabledReason:
            count === 0
              ? 'This file has no changes.'
              : isTooMuch
                ? 'Split the file: it has too many different values.'
                : undefined,
        },
        note: 'Nothing is saved yet.',
      }}
    >
      <div className="grid min-w-0">
        <FileUpload
          {...csvUpload}
          description="Use the columns of an export. Empty cells are ignored."
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
        {read?.isMonthFirst && (
          <InlineMessage tone="warning">
            The dates are read with the month first: this file has days that fit no other way.
          </InlineMessage>
        )}
        {read && read.ignored.length > 0 && (
          <InlineMessage tone="warning">
            Columns that are not imported: {read.ignored.join(', ')}.
          </InlineMessage>
        )}
        {read && read.problems.length > 0 && (
          <InlineMessage tone="warning" title={`${lineCount(read.problems.length)} can’t be read`}>
            <ul className="ps-4">
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
