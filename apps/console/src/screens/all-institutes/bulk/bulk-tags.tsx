import type { Institution } from '@booking/api-client';
import { TAGS_MAX } from '@booking/api-client/facts';
import { ErrorSummary, Modal, Select, TextField } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { type BulkAction, dryRun, dryRunLines } from '../../../bulk/bulk-action.ts';
import { BulkProgress, Running } from '../../../bulk/bulk-progress.tsx';
import { BULK_MAX } from '../../../bulk/run-writes.ts';
import { readFailure, useBulkRows } from '../../../bulk/use-bulk-rows.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useEntityRun } from '../../../entity/bulk/use-entity-run.ts';
import { changeTags, type TagChange, tagsAfter } from '../../../institutes/change-tags.ts';
import type { InstituteFilterKey } from '../../../institutes/institute-sets.ts';
import { instituteNoun, institutes } from '../../../institutes/institute-words.ts';
import { byAddress } from '../../../list/by-address.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { useSession } from '../../../session/session-context.ts';
import { type DraftKind, usePersistentDraft } from '../../../session/use-draft.ts';
import { BulkTagsOfAll } from './bulk-tags-of-all.tsx';
import type { BulkTagsProps } from './bulk-tags-props.ts';
import { tagProblem, tagsOf } from './tags-of.ts';
import { useTagsUndo } from './use-tags-undo.ts';

/** Adds a tag to many institutes, or removes it. */
export default function BulkTags(props: BulkTagsProps) {
  return props.request.count > BULK_MAX ? (
    <BulkTagsOfAll {...props} />
  ) : (
    <BulkTagsOfRows {...props} />
  );
}

/** No confirmation, but Undo in a toast. */
function BulkTagsOfRows({ entity, kind, request, onClosed }: BulkTagsProps) {
  const { api } = useSession();
  const can = useCan();
  const invalidate = useInvalidate();
  const isAdding = kind === 'addTag';
  const [isChoosing, setIsChoosing] = useState(true);
  const [isOver, setIsOver] = useState(false);
  const { content: typed, change: setTyped, drop } = usePersistentDraft(draftOf(kind), '', isBlank);
  const [isTried, setIsTried] = useState(false);
  const read = useBulkRows(byAddress(api.institution.list), request.rows);
  const offer = useTagsUndo();
  const tag = typed.trim();
  const change: TagChange = isAdding ? { add: tag } : { remove: tag };

  const run = useEntityRun<Institution, InstituteFilterKey>(
    entity,
    () => invalidate('institution.update'),
    (outcomes) => {
      setIsChoosing(false);
      drop();
      if (outcomes.some(({ kind: end }) => end !== 'done')) return;
      setIsOver(true);
      const changed = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.row] : []));
      offer(changed, change);
      request.onDone();
    },
  );

  const action: BulkAction<Institution> = {
    isDone: ({ tags }) => !tagsAfter(tags, change),
    blockedReason: (row) =>
      can('institution.administer', row).reason ??
      (isAdding && row.tags.length >= TAGS_MAX
        ? `an institute can have up to ${TAGS_MAX} tags`
        : undefined),
    write: (row) => ({
      body: { change, __v: row.__v },
      send: async (options) => (await changeTags(api, row, change, options)).institute,
    }),
  };
  const dry = tag && read.data ? dryRun(action, read.data) : undefined;
  const error = isTried ? tagProblem(tag, isAdding) : undefined;
  const isRunning = run.state === 'running';
  const words = {
    doing: isAdding ? `Adding ${tag} to` : `Removing ${tag} from`,
    done: isAdding ? `tagged ${tag}` : `no longer tagged ${tag}`,
    noun: instituteNoun,
  };

  // The dialog opens with its field, so that it gets the focus.
  if (read.isPending) return <LoadingBar label="Loading institutes" />;
  return (
    <>
      <Modal
        open={isChoosing}
        onClosed={() => (isChoosing || isOver) && onClosed()}
        returnFocus={request.returnFocus}
        size="sm"
        isLoading={isRunning}
        header={{
          icon: isAdding ? 'plus' : 'minus',
          text: isAdding ? 'Add tag' : 'Remove tag',
          ...(read.data && { description: `${institutes(read.data.length)} selected.` }),
        }}
        footer={{
          confirm: {
            name: isAdding ? 'Add tag' : 'Remove tag',
            disabledReason:
              dry && dry.can.length === 0
                ? 'None of the selected institutes would change.'
                : undefined,
          },
        }}
        onSubmit={() => {
          setIsTried(true);
          if (!dry || tagProblem(tag, isAdding)) return;
          run.start(dry.can, action);
        }}
      >
        {read.error && (
          <ErrorSummary
            title="Couldn’t load institutes"
            errors={[{ message: readFailure(read.error) }]}
          />
        )}
        {read.data && isAdding && (
          <TextField
            label="Tag"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={error}
          />
        )}
        {read.data && !isAdding && (
          <Select
            label="Tag"
            placeholder="Choose a tag"
            options={tagsOf(read.data).map((value) => ({ value, label: value }))}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={error}
          />
        )}
        {isRunning ? (
          <Running run={run} what={`${words.doing} institutes`} />
        ) : (
          dry && (
            <ul
              className="grid list-disc gap-0.5 ps-4.5 type-body-sm text-bk-secondary"
              role="status"
            >
              {dryRunLines(dry, entity.rowLabel).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )
        )}
      </Modal>
      <BulkProgress
        returnFocus={request.returnFocus}
        run={run}
        nameOf={entity.rowLabel}
        words={words}
        isQuiet
        onClosed={onClosed}
      />
    </>
  );
}

const draftOf = (kind: BulkTagsProps['kind']): DraftKind<string> => ({ form: `${kind} of many` });
const isBlank = (text: string) => text.trim() === '';
