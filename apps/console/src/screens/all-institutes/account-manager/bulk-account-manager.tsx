import type { Institution } from '@booking/api-client';
import { ReferencePicker } from '@booking/ui';
import { useState } from 'react';
import { BulkDialog } from '../../../entity/bulk/bulk-dialog.tsx';
import type { BulkRequest, EntityTools } from '../../../entity/entity.ts';
import { personOption, searchStaff } from '../../../institutes/account-manager/platform-staff.ts';
import type { InstituteFilterKey } from '../../../institutes/institute-sets.ts';
import { useSession } from '../../../session/session-context.ts';

interface BulkAccountManagerProps {
  readonly request: BulkRequest<InstituteFilterKey>;
  readonly tools: EntityTools<Institution, InstituteFilterKey>;
  readonly onClosed: () => void;
}

interface Person {
  readonly _id: string;
  readonly name: string;
}

/** Gives many institutes one account manager. */
export default function BulkAccountManager({ request, tools, onClosed }: BulkAccountManagerProps) {
  const { entity, calls, saved } = tools;
  const { api } = useSession();
  const [offered, setOffered] = useState<readonly Person[]>([]);
  const [chosen, setChosen] = useState<Person>();
  const [isTried, setIsTried] = useState(false);
  return (
    <BulkDialog<Institution, InstituteFilterKey>
      {...{ entity, request, onClosed }}
      icon="user"
      title="Change account manager"
      check={() => {
        setIsTried(true);
        return chosen !== undefined;
      }}
      change={
        chosen && {
          verb: 'Change',
          doing: 'Changing',
          done: `looked after by ${chosen.name}`,
          all: { call: 'institution.update', body: { accountManager: chosen._id } },
          action: {
            isDone: ({ accountManager }) => accountManager?._id === chosen._id,
            blockedReason: () => undefined,
            write: ({ _id, __v }) => {
              const body = { accountManager: chosen._id, __v };
              return { body, send: (options) => calls.update(_id, body, options) };
            },
          },
        }
      }
      onWritten={() => saved('update')}
    >
      {() => (
        <ReferencePicker
          label="Account manager"
          placeholder="Search by name or email"
          value={chosen?._id ?? ''}
          valueLabel={chosen?.name}
          onChange={(id) => setChosen(offered.find(({ _id }) => _id === id))}
          error={isTried && !chosen ? 'Choose who looks after them.' : undefined}
          search={async (search, signal) => {
            const options = (await searchStaff(api, search, signal)).map(personOption);
            setOffered(options.map(({ value, label }) => ({ _id: value, name: label })));
            return options;
          }}
        />
      )}
    </BulkDialog>
  );
}
