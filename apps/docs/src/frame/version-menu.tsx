import { Button, Menu } from '@booking/ui';
import { BASE, hrefOf } from '../pages/address.ts';
import type { ReleasedVersion } from '../pages/doc-page.ts';
import { type EditionLink, hrefIn, newestFirst } from '../pages/edition.ts';

export interface VersionMenuProps {
  /** The path of the page. */
  readonly current: string;
  readonly versions: readonly ReleasedVersion[];
  /** The newest first. */
  readonly editions: readonly EditionLink[];
}

/** Leads to the same page of another version. Of a version without documentation there is what changed in it. */
export function VersionMenu({ current, versions, editions }: VersionMenuProps) {
  const own = editions.find(({ base }) => base === BASE);
  if (!own) return null;
  const documented = editions.map((edition) => ({
    label: edition.version,
    description: edition === own ? 'This documentation' : descriptionOf(edition === editions[0]),
    href: edition === own ? BASE : hrefIn(edition, current),
  }));
  const others = versions
    .filter(({ version }) => !editions.some((edition) => edition.version === version))
    .map(({ version, path }) => ({
      label: version,
      description: 'Its changes',
      href: hrefOf(path),
    }));
  return (
    <Menu
      label="Version"
      trigger={
        <Button size="sm" variant="secondary" color="transparent">
          {own.version}
        </Button>
      }
      items={[
        ...[...documented, ...others].sort((a, b) => newestFirst(a.label, b.label)),
        { label: 'All versions', href: hrefOf('versions/') },
      ]}
    />
  );
}

const descriptionOf = (isNewest: boolean) => (isNewest ? 'The newest' : undefined);
