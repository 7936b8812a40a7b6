import type { Category, Channel, Institution, Ota } from '@booking/api-client';
import { channelsWritten, channelWritten } from '@booking/api-client/contract/channel';
import { notify } from '@booking/ui';
import { useState } from 'react';
import { type FieldValues, get, set } from 'react-hook-form';
import * as z from 'zod/mini';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { blankValues, bodyOf, fieldsOf, valuesOf } from '../../../entity/form/field.ts';
import { FieldLines } from '../../../entity/form/field-lines.tsx';
import { resolverOf } from '../../../entity/form/resolver.ts';
import { FormModal } from '../../../forms/form-modal.tsx';
import { type FormDraft, useEntityForm } from '../../../forms/use-entity-form.ts';
import { withEntryTitles } from '../../../messages/entry-titles.ts';
import { useSession } from '../../../session/session-context.ts';
import { type DraftKind, useRestoredDraft } from '../../../session/use-draft.ts';
import type { RatePackage } from '../rate-packages.ts';
import { again, titlesOf } from '../written.ts';
import { channelRows } from './channel-rows.tsx';

export interface ChannelFormProps {
  readonly institute: Institution;
  readonly ota: Ota;
  /** Undefined connects the OTA. */
  readonly channelId: string | undefined;
  readonly categories: readonly Category[];
  readonly packages: readonly RatePackage[];
  readonly onClosed: () => void;
}

/** Connects an OTA, or edits a connection. What is typed survives every failure. */
export default function ChannelForm({
  institute,
  ota,
  channelId,
  categories,
  packages,
  onClosed,
}: ChannelFormProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [isOpen, setIsOpen] = useState(true);
  // Its place in the form stays, also when others connect in the meantime.
  const kind: DraftKind<FormDraft<FieldValues, Institution>> = {
    form: `channel-${channelId ?? ota._id}`,
  };
  const draft = useRestoredDraft(kind);
  const [opened] = useState(draft?.stored ?? institute);
  const ownIn = ({ channels }: Institution) => channels.find(({ _id }) => _id === channelId);
  const channel = ownIn(opened);
  const index = channel ? opened.channels.indexOf(channel) : opened.channels.length;
  const at = `channels.${index}`;
  const rows = channelRows(at, { ota, categories, packages, institute });
  const fields = fieldsOf(rows, channelId === undefined);
  /** The connection of the form's values; its title when it is new is the OTA's name. */
  const written = (values: FieldValues, stored: Channel | undefined) => ({
    ...(stored && again(stored)),
    ...partAt(bodyOf(fields, values), at),
    ota: ota._id,
  });
  const blank = () => {
    const values = blankValues(fields);
    set(values, `${at}.title`, ota.name);
    return values;
  };
  const form = useEntityForm<FieldValues, string, Institution>({
    kind,
    fields,
    draft: draft?.values,
    start: channel ? valuesOf(fields, opened) : blank(),
    stored: channel && opened,
    resolver: resolverOf(fields, wrapped, (values) => ({
      channels: [...Array.from({ length: index }, () => OTHER), written(values, channel)],
    })),
    rule: {
      // A document without it is one that does not have it yet.
      valuesOf: (document) => {
        const own = ownIn(document);
        return own ? valuesOf(fields, placed(document, own, index)) : blank();
      },
      write(values, base) {
        // The same bytes in every attempt, so that one whose response is lost does not add it twice.
        const current = base.stored ?? opened;
        const { channels, __v } = current;
        const own = z.parse(channelWritten, written(values, ownIn(current) ?? channel));
        const others = channels.filter(({ _id }) => _id !== channelId).map(again);
        const body = { channels: others.toSpliced(index, 0, own), __v };
        return {
          body,
          send: (options) =>
            withEntryTitles(titlesOf(body.channels), () =>
              api.institution.update(institute._id, body, options),
            ),
        };
      },
    },
    onSaved: (document, { isAll }) => {
      invalidate('institution.update', document);
      if (isAll) setIsOpen(false);
      notify.success(
        channel ? `Changes to ${channel.title} saved.` : `${ota.name} added as a draft.`,
      );
    },
  });
  return (
    <FormModal
      form={form}
      open={isOpen}
      icon={channel ? 'pencil' : 'plus'}
      title={channel ? `Edit ${channel.title}` : `Connect ${ota.name}`}
      what={channel?.title ?? `the channel ${ota.name}`}
      addName={channel ? undefined : 'Connect'}
      note="All fields are required unless marked optional."
      onClosed={onClosed}
    >
      <FieldLines rows={rows} form={form} stored={channel && opened} />
    </FormModal>
  );
}

/** The institute with a connection at the place that it has in the form. */
function placed(institute: Institution, own: Channel, index: number): Institution {
  const others = institute.channels.filter((channel) => channel !== own);
  return { ...institute, channels: others.toSpliced(index, 0, own) };
}

/** Stands for the connections that this form does not change. */
const OTHER = { ota: '0'.repeat(24), title: 'Other', propertyCode: 'x', mode: 'Manual' };
const wrapped = z.object({ channels: channelsWritten });

/** The connection in a request of the whole form, without what is left out. */
function partAt(body: FieldValues, at: string): FieldValues {
  const part: unknown = get(body, at);
  return typeof part === 'object' ? JSON.parse(JSON.stringify(part)) : {};
}
