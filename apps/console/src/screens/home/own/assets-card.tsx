import type { Asset, Institution } from '@booking/api-client';
import { ButtonLink } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../access/can.ts';
import { statusLabels } from '../../../assets/asset-words.ts';
import { formatDay } from '../../../dates/shown-date.ts';
import { assetsHref } from '../../../institutes/institute-href.ts';
import { LoadedCard } from '../../../loading/loaded-card.tsx';
import { useMayOpen } from '../../../page/screen-access.ts';
import { useReads } from '../../../session/session-context.ts';
import { MoreRows, ROWS } from './more-rows.tsx';
import { OwnRows } from './own-rows.tsx';

/** Assets that are out of service, and until when. */
export function AssetsCard({ institute }: { readonly institute: Institution }) {
  const { isOpen } = useCan()('asset.list', institute);
  return isOpen && institute.counts.assets > 0 ? <OutOfService institute={institute} /> : null;
}

function OutOfService({ institute: { _id } }: { readonly institute: Institution }) {
  const mayOpen = useMayOpen('/all-institutes/:instituteId/settings/addAssets', {
    instituteId: _id,
  });
  const read = useQuery(
    useReads().asset.list({
      institution: [_id],
      status: ['OutOfService', 'OutOfOrder'],
      isActive: true,
      sort: ['code'],
      limit: ROWS,
    }),
  );
  return (
    <LoadedCard
      title="Out of service"
      what="what is out of service"
      read={read}
      actions={
        mayOpen && (
          <ButtonLink variant="secondary" size="sm" href={assetsHref(_id)}>
            Show assets
          </ButtonLink>
        )
      }
    >
      {({ items, total }) => (
        <>
          <OwnRows
            label="Out of service"
            none="Everything is in service."
            rows={items.map((asset) => ({
              key: asset._id,
              name: `${asset.name}, ${asset.category.name}`,
              detail: stateText(asset),
              href: mayOpen ? assetsHref(_id) : undefined,
            }))}
          />
          <MoreRows shown={items.length} total={total} />
        </>
      )}
    </LoadedCard>
  );
}

/** "Out of order until 4 Dec 2026: Gearbox" */
function stateText({ status, statusReason }: Asset): string {
  const until = statusReason?.until && `until ${formatDay(statusReason.until)}`;
  const state = [statusLabels[status], until].filter(Boolean).join(' ');
  return statusReason ? `${state}: ${statusReason.reason}` : state;
}
