import type { Template } from '@booking/api-client';
import { Button, EmptyState, IconButton, Menu } from '@booking/ui';
import { Suspense, useState } from 'react';
import { useCan } from '../../access/can.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { LoadingOrError } from '../../loading/load-error.tsx';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { PageActions } from '../../page/page-actions.tsx';
import { RoleMatrix } from '../../roles/matrix/role-matrix.tsx';
import { useTemplateRoles } from '../../roles/use-roles.ts';
import { CopyRoles } from './copy-roles.tsx';

const ManageRoles = lazyComponent(() =>
  import('./manage-roles.tsx').then(({ ManageRoles }) => ({ default: ManageRoles })),
);
const RoleDialog = lazyComponent(() =>
  import('./role-dialog.tsx').then(({ RoleDialog }) => ({ default: RoleDialog })),
);

const PlatformRoles = lazyComponent(() =>
  import('./platform-roles.tsx').then(({ PlatformRoles }) => ({ default: PlatformRoles })),
);

type Asked = 'add' | 'manage' | 'platform';

/** The roles that the institutes of a template have, unless they change them. */
export function TemplateRoles({ template }: { readonly template: Template }) {
  const query = useTemplateRoles(template._id);
  const { data } = query;
  const [asked, setAsked] = useState<Asked>();
  const { reason } = useCan()('rolePermission.save');
  if (!data) return <LoadingOrError query={query} title="Couldn’t load roles" />;
  const scope = { template, institution: undefined, defaults: data.items };
  const close = () => setAsked(undefined);
  return (
    <>
      <PageActions>
        <Menu
          label="More about roles"
          items={[
            ...(data.items.length > 0
              ? [{ label: 'Manage roles', onSelect: () => setAsked('manage') }]
              : []),
            { label: 'Platform roles', onSelect: () => setAsked('platform') },
          ]}
          trigger={<IconButton size="md" icon="ellipsis" label="More about roles" />}
        />
        <Button icon="plus" disabledReason={reason} onClick={() => setAsked('add')}>
          Add role
        </Button>
      </PageActions>
      {data.items.length === 0 ? (
        <EmptyState
          title="No roles yet"
          description="Users of this template’s institutes need roles."
          action={<CopyRoles template={template} disabledReason={reason} />}
        />
      ) : (
        <RoleMatrix scope={scope} stored={data.items} />
      )}
      <Suspense fallback={<LoadingBar label="Loading form" />}>
        {asked === 'add' && <RoleDialog scope={scope} onClosed={close} />}
        {asked === 'platform' && <PlatformRoles onClosed={close} />}
        {asked === 'manage' && <ManageRoles scope={scope} onClosed={close} />}
      </Suspense>
    </>
  );
}
