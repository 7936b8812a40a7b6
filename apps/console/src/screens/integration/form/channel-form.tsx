import type { Category, Channel, Institution, Ota } from '@booking/api-client';
import { channelsWritten, channelWritten } from '@booking/api-client/contract/channel';
import { CONNECTABLE_MODES, WINDOW_DAYS_MAX } from '@booking/api-client/facts';
import { notify } from '@booking/ui';
import { useState } from 'react';
import { type FieldValues, get, set } from 'react-hook-form';
import * as z from 'zod/mini';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { choice, several } from '../../../entity/form/choice-fields.tsx';
import {
  blankValues,
  bodyOf,
  type Field,
  type FormRows,
  fieldsOf,
  valuesOf,
} from '../../../entity/form/field.ts';
import { FieldLines } from '../../../entity/form/field-lines.tsx';
import { resolverOf } from '../../../entity/form/resolver.ts';
import { number, text } from '../../../entity/form/text-fields.tsx';
import { FormModal } from '../../../forms/form-modal.tsx';
import { useEntityForm } from '../../../forms/use-entity-form.ts';
import { optionsOf } from '../../../labels/labels.ts';
import { useSession } from '../../../session/session-context.ts';
import { modeLabels, restrictionLabels } from '../../all-otas/ota-words.ts';
import { again } from '../written.ts';
import { credentialField } from './credential-field.tsx';
import { mappingsField } from './mappings-field.tsx';

export interface ChannelFormProps {
  readonly institute: Institution;
  readonly ota: Ota;
  /** Undefined connects the OTA. */
  readonly channelId: string | undefined;
  readonly categories: readonly Category[];
  readonly onClosed: () => void;
}

const yesNo = { yes: 'Include tax', no: 'Leave tax out' } as const;

/** The form in its order. Each field has its place in the institute's own list of connections. */
function rowsOf(at: string, ota: Ota, categories: readonly Category[]): FormRows<Institution> {
  const modes = ota.modes.filter((mode) => CONNECTABLE_MODES.includes(mode));
  return [
    [
      text(`${at}.title`, 'Title', { emptyMessage: 'Enter the title.' }),
      text(`${at}.propertyCode`, 'Property code', {
        emptyMessage: 'Enter the property code.',
        description: `The institute’s id at ${ota.name}.`,
        input: { spellCheck: false },
      }),
    ],
    choice(
      `${at}.mode`,
      'Connection',
      modes.map((value) => ({ value, label: modeLabels[value] })),
      { description: 'Updates are made by hand.' },
    ),
    ...(ota.credentialsSchema.length > 0
      ? [
          {
            legend: 'Sign-in at the OTA',
            rows: ota.credentialsSchema.map((one) => credentialField(`${at}.credentials`, one)),
          },
        ]
      : []),
    {
      legend: 'Rooms',
      note: 'Map each category, or mark it as not sold here.',
      rows: [mappingsField(`${at}.roomMappings`, ota.mappingSchema, categories)],
    },
    {
      legend: 'Selling',
      rows: [
        [
          number(`${at}.commissionPct`, 'Commission', {
            isOptional: true,
            suffix: '%',
            min: 0,
            max: 60,
            fractionDigits: 2,
            blank: ota.defaultCommissionPct,
          }),
          number(`${at}.windowDays`, 'Days ahead', { blank: 365, min: 1, max: WINDOW_DAYS_MAX }),
        ],
        [
          choice(`${at}.markup.mode`, 'Markup', [
            { value: 'none', label: 'None' },
            { value: 'percent', label: 'Percent' },
            { value: 'fixed', label: 'Fixed amount' },
          ]),
          number(`${at}.markup.value`, 'Markup value', {
            blank: 0,
            min: -50,
            max: 200,
            fractionDigits: 2,
          }),
        ],
        taxField(`${at}.taxInclusive`),
        ...(ota.supportedRestrictions.length > 0
          ? [
              several<Institution>(
                `${at}.restrictions`,
                'Restrictions',
                ota.supportedRestrictions.map((value) => ({
                  value,
                  label: restrictionLabels[value],
                })),
                { isOptional: true },
              ),
            ]
          : []),
      ],
    },
  ];
}

/** Whether prices at the OTA include tax; undecided as the OTA does it. */
function taxField(path: string): Field<Institution> {
  const field = choice<Institution>(path, 'Prices there', optionsOf(yesNo), {
    isOptional: true,
    placeholder: 'As the OTA does',
  });
  return {
    ...field,
    fromStored: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''),
    toBody: (value) => (value === '' ? null : value === 'yes'),
    draw: (props) =>
      field.draw({ ...props, stored: typeof props.stored === 'boolean' ? '' : props.stored }),
  };
}

/** Connects an OTA, or edits a connection. What is typed survives every failure. */
export default function ChannelForm({
  institute,
  ota,
  channelId,
  categories,
  onClosed,
}: ChannelFormProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [isOpen, setIsOpen] = useState(true);
  const index = channelId
    ? institute.channels.findIndex(({ _id }) => _id === channelId)
    : institute.channels.length;
  const at = `channels.${index}`;
  const rows = rowsOf(at, ota, categories);
  const fields = fieldsOf(rows, channelId === undefined);
  const known = institute.channels[index];
  /** The connection of the form's values; its title when it is new is the OTA's name. */
  const written = (values: FieldValues, stored: Channel | undefined) => ({
    status: 'Draft',
    ...(stored && { _id: stored._id, status: stored.status }),
    ...partAt(bodyOf(fields, values), at),
    ota: ota._id,
  });
  const blank = () => {
    const values = blankValues(fields);
    set(values, `${at}.title`, ota.name);
    return values;
  };
  const form = useEntityForm<FieldValues, string, Institution>({
    kind: { form: `channel-${channelId ?? ota._id}` },
    fields,
    start: known ? valuesOf(fields, institute) : blank(),
    stored: known && institute,
    resolver: resolverOf(fields, wrapped, (values) => ({
      channels: [...Array.from({ length: index }, () => OTHER), written(values, known)],
    })),
    rule: {
      valuesOf: (document) => valuesOf(fields, document),
      write(values, base) {
        return {
          body: { at, values },
          async send(options) {
            // A new connection joins those that are there now; an edit must not miss another's.
            const current = base.stored ?? (await api.institution.get(institute._id));
            const before = base.stored?.channels[index];
            const own = z.parse(channelWritten, written(values, before));
            const channels = before
              ? current.channels.map((one) => (one._id === before._id ? own : again(one)))
              : [...current.channels.map(again), own];
            const body = { channels, __v: current.__v };
            return api.institution.update(institute._id, body, options);
          },
        };
      },
    },
    onSaved: (document, { isAll }) => {
      invalidate('institution.update', document);
      if (isAll) setIsOpen(false);
      notify.success(known ? `Changes to ${known.title} saved.` : `${ota.name} added as a draft.`);
    },
  });
  return (
    <FormModal
      form={form}
      open={isOpen}
      icon={known ? 'pencil' : 'plus'}
      title={known ? `Edit ${known.title}` : `Connect ${ota.name}`}
      what={known?.title ?? `the connection to ${ota.name}`}
      addName={known ? undefined : 'Connect'}
      note="All fields are required unless marked optional."
      onClosed={onClosed}
    >
      <FieldLines rows={rows} form={form} stored={known && institute} />
    </FormModal>
  );
}

/** Stands for the connections that this form does not change. */
const OTHER = { ota: '0'.repeat(24), title: 'Other', propertyCode: 'x', mode: 'Manual' };
const wrapped = z.object({ channels: channelsWritten });

/** The connection in a request of the whole form, without what is left out. */
function partAt(body: FieldValues, at: string): FieldValues {
  const part: unknown = get(body, at);
  return typeof part === 'object' ? JSON.parse(JSON.stringify(part)) : {};
}
