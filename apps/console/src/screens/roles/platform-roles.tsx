import {
  PLATFORM_BILLING,
  PLATFORM_ROLES,
  PLATFORM_SALES,
  PLATFORM_SUPPORT,
  type PlatformRole,
  SUPER_ADMIN,
} from '@booking/api-client/facts';
import { DescriptionList } from '@booking/ui';
import { InfoModal } from '../../dialogs/info-modal.tsx';

/** Permissions of each role of platform staff, in words. They are the same on every installation. */
const descriptions: Readonly<Record<PlatformRole, string>> = {
  [SUPER_ADMIN]: 'Everything.',
  [PLATFORM_BILLING]: 'Views institutes and plans. Sells, changes and collects subscriptions.',
  [PLATFORM_SUPPORT]:
    'Views institutes, users and subscriptions. Signs in as a user to look, with a reason.',
  [PLATFORM_SALES]: 'Views institutes and plans. Sells subscriptions.',
};

interface PlatformRolesProps {
  readonly onClosed: () => void;
}

/** The roles of platform staff. A user without an institute has one of them. */
export function PlatformRoles({ onClosed }: PlatformRolesProps) {
  return (
    <InfoModal icon="shield-check" title="Platform roles" onClosed={onClosed}>
      <DescriptionList
        items={PLATFORM_ROLES.map((role) => ({ key: role, term: role, value: descriptions[role] }))}
      />
    </InfoModal>
  );
}
