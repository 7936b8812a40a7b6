import { brand } from '@booking/content/brand';
import { Stack } from '@booking/ui';
import { AccountMenu } from './account-menu.tsx';

/** Below the links: the signed-in user, and whose product it is. */
export function SidebarEnd() {
  return (
    <Stack gap={2}>
      <AccountMenu />
      <p className="px-2 pt-1.5 text-[0.6875rem]/4 text-bk-muted">
        © {new Date().getFullYear()} {brand.legalName.value}
      </p>
    </Stack>
  );
}
