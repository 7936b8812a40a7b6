import type { Asset, AssetUpdateMany } from '@booking/api-client';
import { ASSETS_UPDATED_MAX, type AssetStatus } from '@booking/api-client/facts';
import { notify, Select, Switch, TagInput, TextField } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusLabels } from '../../../assets/asset-words.ts';
import { readFailure, useBulkRows } from '../../../bulk/use-bulk-rows.ts';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import type { BulkRequest, EntityTools } from '../../../entity/entity.ts';
import { useCategories } from '../../../entity/use-categories.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { optionOf, optionsOf } from '../../../labels/labels.ts';
import { counted } from '../../../list/counted.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { messageOf } from '../../../messages/failure-message.ts';
import { useSession } from '../../../session/session-context.ts';
import { hasReason, ReasonFields } from '../units/status-reason.tsx';

type Keys = FilterKeyOf<'asset'>;
type Set = AssetUpdateMany['set'];

interface UpdateManyProps {
  readonly request: BulkRequest<Keys>;
  readonly tools: EntityTools<Asset, Keys>;
  readonly onClosed: () => void;
}

const what = {
  category: 'Category',
  status: 'Status',
  floor: 'Floor',
  tags: 'Tags',
  isActive: 'Active',
} as const;
type What = keyof typeof what;

const noun = { one: 'asset', many: 'assets' };
const NO_REASON = { reason: '', from: '', until: '' };

/** Changes one thing of many assets. How many would change is counted first. */
export default function UpdateMany({ request, tools, onClosed }: UpdateManyProps) {
  const rows = useBulkRows(tools.calls.list, request.rows, ASSETS_UPDATED_MAX);
  if (rows.isPending) return <LoadingBar label="Loading assets" />;
  if (rows.error) {
    return (
      <Unread
        {...{ request, onClosed }}
        error={readFailure(rows.error)}
        onRetry={() => void rows.refetch()}
      />
    );
  }
  return <Dialog {...{ request, onClosed }} rows={rows.data} />;
}

interface UnreadProps extends Pick<UpdateManyProps, 'request' | 'onClosed'> {
  readonly error: string;
  readonly onRetry: () => void;
}

/** The assets could not be read. */
function Unread({ request, error, onRetry, onClosed }: UnreadProps) {
  return (
    <ConfirmDialog
      open
      returnFocus={request.returnFocus}
      icon="pencil"
      color="theme"
      title="Edit many assets"
      confirmation={{ level: 2, impact: { lines: undefined, loadError: error, onRetry } }}
      confirmLabel="Change assets"
      onConfirm={() => undefined}
      onClosed={onClosed}
    />
  );
}

function Dialog({
  rows,
  request,
  onClosed,
}: Pick<UpdateManyProps, 'request' | 'onClosed'> & { readonly rows: readonly Asset[] }) {
  const { api } = useSession();
  const institution = rows[0]?.institution ?? '';
  const categories = useCategories(institution);
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(true);
  const [field, setField] = useState<What>('category');
  const [category, setCategory] = useState('');
  const [status, setStatus] = useState<AssetStatus>('Available');
  const [reason, setReason] = useState(NO_REASON);
  const [floor, setFloor] = useState('');
  const [tags, setTags] = useState<readonly string[]>([]);
  const [isActive, setIsActive] = useState(true);

  const sets: Readonly<Record<What, Set | undefined>> = {
    category: category ? { category } : undefined,
    status: hasReason(status)
      ? reason.reason && reason.from
        ? { status, statusReason: { ...reason, until: reason.until || null } }
        : undefined
      : { status },
    floor: { floor: floor.trim() || null },
    tags: { tags: [...tags] },
    isActive: { isActive },
  };
  const set = sets[field];
  const body = set && {
    institution,
    ids: rows.map(({ _id }) => _id),
    set,
  };
  const dry = useQuery({
    queryKey: ['asset dry run', body],
    queryFn: ({ signal }) =>
      body ? api.asset.updateMany({ ...body, dryRun: true }, { signal }) : null,
    enabled: body !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const changed = body && dry.data ? dry.data.changed : undefined;
  const lines =
    changed === undefined
      ? undefined
      : [
          `${counted(changed, noun)} will change.`,
          ...(rows.length > changed
            ? [`${counted(rows.length - changed, noun)} are like this already.`]
            : []),
        ];

  return (
    <ConfirmDialog
      open={isOpen}
      returnFocus={request.returnFocus}
      icon="pencil"
      color="theme"
      title="Edit many assets"
      description={`${counted(rows.length, noun)} selected.`}
      confirmation={
        body
          ? {
              level: 2,
              impact: {
                lines,
                loadError: dry.error ? messageOf(dry.error) : undefined,
                onRetry: () => void dry.refetch(),
              },
            }
          : { level: 1 }
      }
      confirmLabel={changed ? `Change ${counted(changed, noun)}` : 'Change assets'}
      disabledReason={
        body ? (changed === 0 ? 'None of them would change.' : undefined) : 'Choose a value.'
      }
      onConfirm={async () => {
        if (!body) return;
        const done = await api.asset.updateMany(body, { idempotencyKey: keyOf(body) });
        invalidate('asset.updateMany');
        setIsOpen(false);
        request.onDone();
        notify.success(`${counted(done.changed, noun)} changed.`);
      }}
      onClosed={onClosed}
    >
      <Select
        label="What to change"
        value={field}
        options={optionsOf(what)}
        onChange={({ target }) => setField(target.value)}
      />
      {field === 'category' && (
        <Select
          label="Category"
          value={category}
          placeholder="Choose a category"
          options={(categories.data ?? []).map(optionOf)}
          onChange={({ target }) => setCategory(target.value)}
        />
      )}
      {field === 'status' && (
        <Select
          label="Status"
          value={status}
          options={optionsOf(statusLabels)}
          onChange={({ target }) => setStatus(target.value)}
        />
      )}
      {field === 'status' && hasReason(status) && (
        <ReasonFields id="bulk-reason" value={reason} onChange={setReason} />
      )}
      {field === 'floor' && (
        <TextField
          label="Floor"
          isOptional
          autoComplete="off"
          value={floor}
          onChange={({ target }) => setFloor(target.value)}
        />
      )}
      {field === 'tags' && <TagInput label="Tags" value={tags} onChange={setTags} />}
      {field === 'isActive' && (
        <Switch
          label="Active"
          checked={isActive}
          onChange={({ target }) => setIsActive(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
