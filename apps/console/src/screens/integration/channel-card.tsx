import type { Category, Channel, Institution } from '@booking/api-client';
import { Badge, Button, Card, DescriptionList, IconButton, Menu, notify } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../access/can.ts';
import { channelState } from '../../channels/channel-state.ts';
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { useIdempotencyKey } from '../../idempotency/use-idempotency-key.ts';
import { withEntryTitles } from '../../messages/entry-titles.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { numberFormat } from '../../region/region.ts';
import { useSession } from '../../session/session-context.ts';
import { ChannelText } from './channel-text.tsx';
import { MappingTable } from './mapping-table.tsx';
import type { RatePackage } from './rate-packages.ts';
import { titlesOf, withChange } from './written.ts';

interface ChannelCardProps {
  readonly institute: Institution;
  readonly channel: Channel;
  readonly categories: readonly Category[];
  readonly packages: readonly RatePackage[];
  readonly onEdit: () => void;
}

/** A connection: its state and its actions. */
export function ChannelCard({
  institute,
  channel,
  categories,
  packages,
  onEdit,
}: ChannelCardProps) {
  const { title, ota, propertyCode, status, roomMappings } = channel;
  const { label, tone, text, decided, of } = channelState(channel, categories);
  const can = useCan();
  const save = useChannelSave(institute);
  const [isAsking, setIsAsking] = useState(false);
  const editReason = can('channel.update', institute).reason;
  // A connection can be disconnected even where the plan no longer includes it.
  const { _id, name, status: instituteStatus } = institute;
  const leaveReason = can('channel.connect', { _id, name, status: instituteStatus }).reason;
  const isActive = status === 'Active';
  const toggle = async () => {
    const next = isActive ? 'Paused' : 'Active';
    try {
      await save(withChange(institute, channel._id, { status: next }));
      notify.success(isActive ? `${title} paused.` : `${title} activated.`);
    } catch (error) {
      notify.error(`${title} wasn’t ${isActive ? 'paused' : 'activated'}. ${messageOf(error)}`);
    }
  };
  const mapped = roomMappings.filter(({ isSold }) => isSold).length;
  return (
    <Card
      title={title}
      titleLevel={2}
      size="sm"
      titleEnd={<Badge tone={tone}>{label}</Badge>}
      actions={
        <>
          <Button
            variant="secondary"
            size="sm"
            icon="pencil"
            disabledReason={editReason}
            onClick={onEdit}
          >
            Edit
          </Button>
          <Menu
            label={`More for ${title}`}
            trigger={<IconButton icon="ellipsis" size="sm" label={`More for ${title}`} />}
            items={[
              {
                label: isActive ? 'Pause' : 'Activate',
                icon: isActive ? 'ban' : 'circle-check',
                disabledReason: editReason ?? (!isActive && decided < of ? text : undefined),
                onSelect: () => void toggle(),
              },
              {
                label: 'Disconnect…',
                icon: 'trash-2',
                tone: 'danger',
                disabledReason: leaveReason,
                onSelect: () => setIsAsking(true),
              },
            ]}
          />
        </>
      }
    >
      <ChannelText>{text}</ChannelText>
      <DescriptionList
        items={[
          { key: 'ota', term: 'OTA', value: ota.name },
          { key: 'property', term: 'Property code', value: propertyCode },
          { key: 'mode', term: 'Updates', value: 'Manual, no sync' },
          {
            key: 'mapped',
            term: 'Categories',
            value: `${numberFormat().format(decided)} of ${numberFormat().format(of)} mapped`,
          },
        ]}
      />
      <MappingTable {...{ channel, categories, packages }} />
      <ConfirmDialog
        open={isAsking}
        confirmation={{
          level: 2,
          impact: {
            lines: [
              mapped === 1 ? '1 room mapping is removed.' : `${mapped} room mappings are removed.`,
              `Rooms and rates at ${ota.name} stay as last entered. Close them in their extranet.`,
            ],
            onRetry: () => undefined,
          },
        }}
        icon="trash-2"
        title={`Disconnect ${title}?`}
        description="This can’t be undone."
        confirmLabel="Disconnect"
        onConfirm={async () => {
          await save(withChange(institute, channel._id, null));
          setIsAsking(false);
          notify.success(`${title} disconnected.`);
        }}
        onClosed={() => setIsAsking(false)}
      />
    </Card>
  );
}

/** Saves all connections of an institute. */
function useChannelSave(institute: Institution) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  return async (channels: ReturnType<typeof withChange>): Promise<void> => {
    const body = { channels, __v: institute.__v };
    try {
      const options = { idempotencyKey: keyOf(body) };
      const after = await withEntryTitles(titlesOf(channels), () =>
        api.institution.update(institute._id, body, options),
      );
      invalidate('institution.update', after);
    } catch (error) {
      // Someone else may have changed it: the next try uses the current version.
      invalidate('institution.update');
      throw error;
    }
  };
}
