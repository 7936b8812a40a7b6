import type { Institution } from '@booking/api-client';
import { ButtonLink, Card, type IconName } from '@booking/ui';
import { mayOpen } from '../../access/access.ts';
import { screenAccess } from '../../access/screen-access.ts';
import { institutePageHref } from '../../institutes/institute-href.ts';
import { useUser } from '../../session/session-context.ts';

interface PageLink {
  readonly path: keyof typeof screenAccess;
  readonly label: string;
  readonly icon: IconName;
}

const pages: readonly PageLink[] = [
  { path: '/all-institutes/:instituteId/integration', label: 'Integration', icon: 'globe' },
  { path: '/all-institutes/:instituteId/whatsapp', label: 'WhatsApp', icon: 'message-circle' },
];

/** The pages under an institute that the user may open. */
export function PageLinks({ institute }: { readonly institute: Institution }) {
  const user = useUser();
  const params = { instituteId: institute._id };
  const open = pages.filter(({ path }) => mayOpen(screenAccess[path], user, params));
  if (open.length === 0) return null;
  return (
    <Card title="Channels and messages" titleLevel={2} size="sm">
      <div className="ck-overview-links">
        {open.map(({ path, label, icon }) => (
          <ButtonLink
            key={path}
            variant="secondary"
            size="sm"
            icon={icon}
            href={path.replace('/all-institutes/:instituteId', institutePageHref(institute._id))}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}
