import type { Whatsapp } from '@booking/api-client';
import { ReferencePicker } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import { BulkDialog } from '../../entity/bulk/bulk-dialog.tsx';
import type { BulkRequest, EntityTools } from '../../entity/entity.ts';
import { searchInstitutes } from '../../institutes/institute-picker.tsx';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';
import { copyOf } from './duplicate.ts';
import { type CopyTarget, skipReason } from './skip-reason.ts';

type Key = FilterKeyOf<'whatsapp'>;

/** A request reads so many messages of the other institute. */
const MESSAGES_A_CALL = 100;

interface CopyMessagesProps {
  readonly request: BulkRequest<Key>;
  readonly tools: EntityTools<Whatsapp, Key>;
  /** The institute that they are copied from. */
  readonly from: string;
  readonly onClosed: () => void;
}

/** Copies messages to another institute, as drafts. Lists those that are skipped, with the reason. */
export default function CopyMessages({ request, tools, from, onClosed }: CopyMessagesProps) {
  const { entity, calls, saved } = tools;
  const { api } = useSession();
  const [chosen, setChosen] = useState('');
  const [isTried, setIsTried] = useState(false);
  const target = useQuery({
    queryKey: ['copy target', chosen],
    enabled: chosen !== '',
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<CopyTarget> => {
      const institute = await api.institution.get(chosen, undefined, { signal });
      const names = new Set<string>();
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const query = { institution: [chosen], limit: MESSAGES_A_CALL, page };
        const read = await api.whatsapp.list(query, { signal });
        for (const { name } of read.items) names.add(name.toLowerCase());
        pages = read.totalPages;
      }
      return { institute, names };
    },
  });
  const to = target.data;
  const problem = isTried && chosen === '' ? 'Choose an institute.' : undefined;
  return (
    <BulkDialog<Whatsapp, Key>
      {...{ entity, request, onClosed }}
      icon="copy"
      title="Copy to another institute"
      noneText="None of the selected messages can be copied there."
      check={() => {
        setIsTried(true);
        return to !== undefined;
      }}
      change={
        to && {
          verb: 'Copy',
          doing: 'Copying',
          done: `copied to ${to.institute.name} as drafts`,
          impactOf: () => ['They are drafts there until someone activates them.'],
          action: {
            isDone: () => false,
            blockedReason: (row) => skipReason(row, to),
            write: (row) => {
              const body = copyOf(row, to.institute._id);
              return {
                body,
                send: async (options) => {
                  await calls.create(body, options);
                  return row;
                },
              };
            },
          },
        }
      }
      onWritten={() => saved('create')}
    >
      {() => (
        <ReferencePicker
          label="Institute"
          placeholder="Search by name or code"
          value={chosen}
          onChange={setChosen}
          error={target.error ? messageOf(target.error) : problem}
          search={async (search, signal) => {
            const institutes = await searchInstitutes(api, search, signal);
            return institutes.filter(({ value }) => value !== from);
          }}
        />
      )}
    </BulkDialog>
  );
}
