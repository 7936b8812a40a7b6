import type { Institution } from '@booking/api-client';
import { useCan } from '../../../access/can.ts';
import { channelState } from '../../../channels/channel-state.ts';
import { useCategories } from '../../../entity/use-categories.ts';
import { institutePageHref } from '../../../institutes/institute-href.ts';
import { LoadedCard } from '../../../loading/loaded-card.tsx';
import { OwnRows } from './own-rows.tsx';

/** The connections to sales channels that are not ready, or paused. */
export function ChannelsCard({ institute }: { readonly institute: Institution }) {
  const can = useCan();
  const isOpen = can('channel.read', institute).isOpen && can('category.list', institute).isOpen;
  return isOpen && institute.channels.length > 0 ? <Channels institute={institute} /> : null;
}

function Channels({ institute: { _id, channels } }: { readonly institute: Institution }) {
  const read = useCategories(_id);
  return (
    <LoadedCard title="Channels" what="the channels" read={read}>
      {(categories) => (
        <OwnRows
          label="Channels with problems"
          none={
            channels.length === 1
              ? 'Your channel is mapped.'
              : `All ${channels.length} channels are mapped.`
          }
          rows={channels
            .map((channel) => ({ channel, state: channelState(channel, categories) }))
            .filter(({ state }) => state.tone !== 'info')
            .map(({ channel, state }) => ({
              key: channel._id,
              name: channel.title,
              detail: `${state.label}. ${state.text}`,
              href: `${institutePageHref(_id)}/integration`,
            }))}
        />
      )}
    </LoadedCard>
  );
}
