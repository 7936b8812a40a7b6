import { BANK_LINES_MAX } from '@booking/api-client/facts';
import { FileUpload, InlineMessage, Modal, notify, Select } from '@booking/ui';
import { useState } from 'react';
import { lineCount } from '../../../csv/columns.ts';
import { CsvError, type CsvFile, parseCsv } from '../../../csv/csv-text.ts';
import { csvUpload, textOfFile } from '../../../csv/read-file.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { today } from '../../../dates/shown-date.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { useSession } from '../../../session/session-context.ts';
import {
  type ColumnMapping,
  headOf,
  mappingFor,
  readStatement,
  statementColumns,
} from './read-statement.ts';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';

interface Opened {
  readonly file: CsvFile;
  readonly headers: readonly string[];
}

/** Adds the lines of a bank statement. Which column is which is remembered. */
export default function UploadStatement({ onClosed }: { readonly onClosed: () => void }) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [isOpen, setIsOpen] = useState(true);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const [mapping, setMapping] = useState<ColumnMapping>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function open(file: File | undefined): Promise<void> {
    setOpened(undefined);
    setProblem(undefined);
    if (!file) return;
    try {
      const csv = parseCsv(await textOfFile(file));
      const head = headOf(csv);
      setMapping(mappingFor(head, rememberedColumns()));
      setOpened({ file: csv, headers: head.cells.filter((cell) => cell.trim() !== '') });
    } catch (error) {
      setProblem(error instanceof CsvError ? error.message : messageOf(error));
    }
  }

  const statement = opened && mapping && readStatement(opened.file, mapping, today());
  const lines = statement?.lines ?? [];

  async function send(): Promise<void> {
    if (!mapping || lines.length === 0) {
      if (!opened) setProblem((before) => before ?? 'Choose a file.');
      return;
    }
    setIsSending(true);
    try {
      let [added, duplicates] = [0, 0];
      for (let at = 0; at < lines.length; at += BANK_LINES_MAX) {
        const result = await api.bankLine.create({ lines: lines.slice(at, at + BANK_LINES_MAX) });
        added += result.added;
        duplicates += result.duplicates;
      }
      rememberColumns(mapping);
      notify.success(`${lineCount(added)} added, ${duplicates} already there.`);
      setIsOpen(false);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      invalidate('bankLine.create');
      setIsSending(false);
    }
  }

  return (
    <Modal
      open={isOpen}
      header={{ icon: 'upload', text: 'Upload bank statement' }}
      onOpenChange={setIsOpen}
      onClosed={onClosed}
      footer={{
        confirm: {
          name: lines.length > 0 ? `Add ${lineCount(lines.length)}` : 'Add lines',
          disabledReason: isSending
            ? 'The lines are being added.'
            : statement && lines.length === 0
              ? 'No line has an amount received.'
              : undefined,
        },
      }}
      onSubmit={() => void send()}
    >
      <div className="grid gap-4">
        <FileUpload
          {...csvUpload}
          value={files}
          onChange={(next) => {
            setFiles(next);
            void open(next[0]);
          }}
          error={problem}
        />
        {opened && mapping && (
          <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
            {statementColumns.map(({ key, label }) => (
              <Select
                key={key}
                label={label}
                value={mapping[key]}
                placeholder="None"
                options={opened.headers.map((value) => ({ value, label: value }))}
                onChange={(header) => setMapping({ ...mapping, [key]: header })}
              />
            ))}
          </div>
        )}
        {statement && (
          <InlineMessage size="sm" role="status">
            {[
              `${lineCount(lines.length)} with an amount received.`,
              statement.skipped > 0 && `${statement.skipped} without are left out.`,
              ...statement.problems
                .slice(0, 3)
                .map(({ line, message }) => `Line ${line}: ${message}`),
              statement.problems.length > 3 &&
                `${statement.problems.length - 3} more can’t be read.`,
            ]
              .filter(Boolean)
              .join(' ')}
          </InlineMessage>
        )}
      </div>
    </Modal>
  );
}
