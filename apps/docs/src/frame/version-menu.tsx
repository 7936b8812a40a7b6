import { Button, Menu } from '@booking/ui';
import { BASE, hrefOf, type ReleasedVersion } from '../pages/doc-page.ts';

export interface VersionMenuProps {
  readonly versions: readonly ReleasedVersion[];
}

/** The newest version is this documentation; of an earlier one there is what changed in it. */
export function VersionMenu({ versions: [newest, ...earlier] }: VersionMenuProps) {
  if (!newest) return null;
  return (
    <Menu
      label="Version"
      trigger={
        <Button size="sm" variant="secondary" color="transparent">
          {newest.version}
        </Button>
      }
      items={[
        { label: newest.version, description: 'This documentation', href: BASE },
        ...earlier.map(({ version, path }) => ({
          label: version,
          description: 'Its changes',
          href: hrefOf(path),
        })),
        { label: 'All versions', href: hrefOf('versions/') },
      ]}
    />
  );
}
