import type { Template } from '@booking/api-client';
import {
  Button,
  Checkbox,
  FileUpload,
  InlineMessage,
  Modal,
  notify,
  ProgressBar,
} from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCan } from '../../../access/can.ts';
import type { BulkAction } from '../../../bulk/bulk-action.ts';
import { BulkProgress } from '../../../bulk/bulk-progress.tsx';
import { useBulkRun } from '../../../bulk/use-bulk-run.ts';
import { CsvError } from '../../../csv/csv-text.ts';
import { csvUpload, textOfFile } from '../../../csv/read-file.ts';
import { saveCsv } from '../../../csv/save-file.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { instituteNoun, institutes } from '../../../institutes/institute-words.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { messageOf } from '../../../messages/failure-message.ts';
import { useReads, useSession } from '../../../session/session-context.ts';
import { checkImport } from './check-import.ts';
import { findExisting } from './find-existing.ts';
import { ImportCheck } from './import-check.tsx';
import { templateRows } from './import-columns.ts';
import { failureOf, type ImportContext } from './line-rules.ts';
import { type ImportFile, type ImportLines, type ImportRow, readImport } from './read-import.ts';

interface ImportInstitutesProps {
  readonly onClosed: () => void;
}

/** Adds institutes from a CSV file, and changes those that exist. */
export default function ImportInstitutes({ onClosed }: ImportInstitutesProps) {
  const templates = useQuery(useReads().template.list({ sort: 'createdAt' }));
  if (!templates.isFetched) return <LoadingBar label="Loading import" />;
  return <Import templates={templates.data?.items ?? []} onClosed={onClosed} />;
}

/** State of the chosen file's check. */
type Checked =
  | { readonly state: 'checking' }
  | { readonly state: 'broken'; readonly message: string }
  | { readonly state: 'checked'; readonly lines: ImportLines; readonly found: Found };

type Found = Awaited<ReturnType<typeof findExisting>>;

/** Checks the file first: line by line, then against what is on the platform. Then sends it, row by row. */
function Import({
  templates,
  onClosed,
}: ImportInstitutesProps & { readonly templates: readonly Template[] }) {
  const { api } = useSession();
  const canUpdate = useCan()('institution.update');
  const invalidate = useInvalidate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [checked, setChecked] = useState<Checked>();
  const [isUpdate, setIsUpdate] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [started, setStarted] = useState<readonly ImportRow[]>([]);
  const hasStarted = started.length > 0;
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const run = useBulkRun<ImportRow>({
    // They are lines of a file, which never change.
    refetchRows: async (ids) => started.filter(({ _id }) => ids.includes(_id)),
    onEnd: (outcomes) => {
      invalidate('institution.create');
      invalidate('institution.update');
      if (outcomes.some(({ kind }) => kind !== 'done')) return;
      notify.success(
        `${institutes(outcomes.length)} ${wordsOf(outcomes.map(({ row }) => row)).done}.`,
      );
    },
  });
  const action: BulkAction<ImportRow> = {
    isDone: () => false,
    blockedReason: () => undefined,
    reasonOf: failureOf,
    write: (row) => ({
      body: row.body,
      send: async (options) => {
        if (row.kind === 'add') await api.institution.create(row.body, options);
        else await api.institution.update(row.institute, row.body, options);
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
      const lines = readImport(await textOfFile(file));
      return { state: 'checked', lines, found: await findExisting(api, lines.lines, signal) };
    } catch (error) {
      if (error instanceof CsvError) return { state: 'broken', message: error.message };
      return { state: 'broken', message: messageOf(error) };
    }
  }

  const { file, problem } = judged(checked, { templates, isUpdate });
  const rows = file?.rows ?? [];
  const error = problem ?? (isTried && files.length === 0 ? 'Choose a file.' : undefined);
  return (
    <>
      <Modal
        open={!hasStarted}
        size="lg"
        header={{ icon: 'upload', text: 'Import institutes' }}
        onClosed={() => !hasStarted && onClosed()}
        footer={{
          confirm: {
            name:
              rows.length > 0
                ? `${wordsOf(rows).verb} ${institutes(rows.length)}`
                : 'Add institutes',
            disabledReason:
              checked?.state === 'checking'
                ? 'The file is being checked.'
                : file && rows.length === 0
                  ? file.same > 0
                    ? 'The file changes nothing.'
                    : 'None of the lines can be added.'
                  : undefined,
          },
        }}
        onSubmit={() => {
          setIsTried(true);
          if (rows.length === 0) return;
          setStarted(rows);
          run.start(rows, action);
        }}
      >
        <div className="grid gap-4">
          <FileUpload
            {...csvUpload}
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
            Columns are matched by name. Owners are invited by email. Rows without an owner become
            drafts.
          </InlineMessage>
          {checked?.state === 'checking' && <ProgressBar label="Checking the file" />}
          {file && file.existing > 0 && (
            <Checkbox
              label={`Change ${file.existing === 1 ? 'the institute' : `the ${institutes(file.existing)}`} whose code exists`}
              description="Columns that are absent or empty are left alone."
              checked={isUpdate}
              disabledReason={canUpdate.reason}
              onChange={({ target }) => setIsUpdate(target.checked)}
            />
          )}
          {file && <ImportCheck file={file} />}
        </div>
      </Modal>
      {hasStarted && (
        <BulkProgress
          run={run}
          nameOf={({ line, name }) => `Line ${line}: ${name}`}
          words={{ ...wordsOf(started), noun: instituteNoun }}
          returnFocus={returnTarget}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

/** Returns the rows of a checked file, or why it can't be used. */
function judged(
  checked: Checked | undefined,
  { templates, isUpdate }: Pick<ImportContext, 'templates' | 'isUpdate'>,
): { readonly file?: ImportFile; readonly problem?: string } {
  if (checked?.state === 'broken') return { problem: checked.message };
  if (checked?.state !== 'checked') return {};
  try {
    return { file: checkImport(checked.lines, { ...checked.found, templates, isUpdate }) };
  } catch (error) {
    if (error instanceof CsvError) return { problem: error.message };
    throw error;
  }
}

/** Returns the verbs for the rows. */
function wordsOf(rows: readonly ImportRow[]) {
  const kinds = new Set(rows.map(({ kind }) => kind));
  if (kinds.size > 1) return { verb: 'Import', doing: 'Importing', done: 'imported' };
  return kinds.has('change')
    ? { verb: 'Change', doing: 'Changing', done: 'changed' }
    : { verb: 'Add', doing: 'Adding', done: 'added' };
}

/** The button of the menu that opened the import; the dialogs in between are gone. */
const returnTarget = {
  get current(): HTMLElement | null {
    return document.querySelector<HTMLElement>('[data-import] ~ [data-part="more"]');
  },
};
