import type { Template } from '@booking/api-client';
import { Button, FileUpload, InlineMessage, Modal, notify, ProgressBar } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BulkAction } from '../../../bulk/bulk-action.ts';
import { BulkProgress } from '../../../bulk/bulk-progress.tsx';
import { useBulkRun } from '../../../bulk/use-bulk-run.ts';
import { CsvError } from '../../../csv/csv-text.ts';
import { textOfFile } from '../../../csv/read-file.ts';
import { saveCsv } from '../../../csv/save-file.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { instituteNoun, institutes } from '../../../institutes/institute-words.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { messageOf } from '../../../messages/failure-message.ts';
import { useReads, useSession } from '../../../session/session-context.ts';
import { findExisting } from './find-existing.ts';
import { ImportCheck } from './import-check.tsx';
import { templateRows } from './import-columns.ts';
import { type ImportFile, type ImportRow, readImport } from './read-import.ts';
import '../../../bulk/bulk.css';
import './import.css';

interface ImportInstitutesProps {
  readonly onClosed: () => void;
}

/** Adds institutes from a CSV file. */
export default function ImportInstitutes({ onClosed }: ImportInstitutesProps) {
  const templates = useQuery(useReads().template.list({ sort: 'createdAt' }));
  if (!templates.isFetched) return <LoadingBar label="Loading import" />;
  return <Import templates={templates.data?.items ?? []} onClosed={onClosed} />;
}

/** What is known of the chosen file. */
type Checked =
  | { readonly state: 'checking' }
  | { readonly state: 'broken'; readonly message: string }
  | { readonly state: 'checked'; readonly file: ImportFile };

const FILE_BYTES_MAX = 2 * 1024 * 1024;

/** Checks the file first: line by line, then against what is on the platform. Then creates, row by row. */
function Import({
  templates,
  onClosed,
}: ImportInstitutesProps & { readonly templates: readonly Template[] }) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [checked, setChecked] = useState<Checked>();
  const [isTried, setIsTried] = useState(false);
  const [started, setStarted] = useState<readonly ImportRow[]>([]);
  const hasStarted = started.length > 0;
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const run = useBulkRun<ImportRow>({
    // Nothing about them is on the server yet.
    refetchRows: async (ids) => started.filter(({ _id }) => ids.includes(_id)),
    onEnd: (outcomes) => {
      invalidate('institution.create');
      if (outcomes.some(({ kind }) => kind !== 'done')) return;
      notify.success(`${institutes(outcomes.length)} added.`);
    },
  });
  const action: BulkAction<ImportRow> = {
    isDone: () => false,
    blockedReason: () => undefined,
    write: (row) => ({
      body: row.body,
      send: async (options) => {
        await api.institution.create(row.body, options);
        return row;
      },
    }),
  };

  async function check(file: File | undefined): Promise<void> {
    control.current?.abort();
    setIsTried(false);
    if (!file) {
      setChecked(undefined);
      return;
    }
    const begun = new AbortController();
    control.current = begun;
    const { signal } = begun;
    setChecked({ state: 'checking' });
    const next = await read(file, signal);
    if (!signal.aborted) setChecked(next);
  }

  async function read(file: File, signal: AbortSignal): Promise<Checked> {
    try {
      const found = readImport(await textOfFile(file), templates);
      const existing = await findExisting(api, found.rows, signal);
      const lines = new Set(existing.map(({ line }) => line));
      const problems = [...found.problems, ...existing].sort((a, b) => a.line - b.line);
      const rows = found.rows.filter(({ line }) => !lines.has(line));
      return { state: 'checked', file: { ...found, rows, problems } };
    } catch (error) {
      if (error instanceof CsvError) return { state: 'broken', message: error.message };
      return { state: 'broken', message: messageOf(error) };
    }
  }

  const file = checked?.state === 'checked' ? checked.file : undefined;
  const count = file?.rows.length ?? 0;
  const error =
    checked?.state === 'broken'
      ? checked.message
      : isTried && files.length === 0
        ? 'Choose a file.'
        : undefined;
  return (
    <>
      <Modal
        open={!hasStarted}
        size="lg"
        header={{ icon: 'upload', text: 'Import institutes' }}
        onClosed={() => !hasStarted && onClosed()}
        footer={{
          confirm: {
            name: count > 0 ? `Add ${institutes(count)}` : 'Add institutes',
            disabledReason:
              checked?.state === 'checking'
                ? 'The file is being checked.'
                : file && count === 0
                  ? 'None of the lines can be added.'
                  : undefined,
          },
        }}
        onSubmit={() => {
          setIsTried(true);
          if (!file || count === 0) return;
          setStarted(file.rows);
          run.start(file.rows, action);
        }}
      >
        <div className="ck-import">
          <FileUpload
            label="CSV file"
            accept={['.csv']}
            maxBytes={FILE_BYTES_MAX}
            value={files}
            onChange={(next) => {
              setFiles(next);
              void check(next[0]);
            }}
            error={error}
          />
          <InlineMessage
            size="sm"
            action={
              <Button
                size="sm"
                variant="secondary"
                color="transparent"
                icon="download"
                onClick={() => void saveCsv('institutes-template.csv', templateRows)}
              >
                Download template
              </Button>
            }
          >
            Columns are found by their names. Owners are invited by email; an institute without one
            is added as a draft.
          </InlineMessage>
          {checked?.state === 'checking' && <ProgressBar label="Checking the file" />}
          {file && <ImportCheck file={file} />}
        </div>
      </Modal>
      {hasStarted && (
        <BulkProgress
          run={run}
          nameOf={({ line, name }) => `Line ${line}: ${name}`}
          words={{ doing: 'Adding', done: 'added', noun: instituteNoun }}
          returnFocus={returnTarget}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

/** The button that opened the import; the dialogs in between are gone. */
const returnTarget = {
  get current(): HTMLElement | null {
    return document.querySelector<HTMLElement>('[data-import]');
  },
};
