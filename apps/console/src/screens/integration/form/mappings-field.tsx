import type { Category, Institution, Ota, RoomMapping } from '@booking/api-client';
import { Button, Checkbox, FieldGroup, Select, TextArea, TextField } from '@booking/ui';
import { useState } from 'react';
import type { ControlProps, Field } from '../../../entity/form/field.ts';
import { useValued } from '../../../entity/form/use-valued.ts';
import { type ExternalRoom, parseRooms, suggestRooms } from '../room-suggestions.ts';

type Schema = Ota['mappingSchema'];

function mappingsOf(value: unknown): RoomMapping[] {
  return Array.isArray(value) ? value : [];
}

/** Which room of the OTA each category is. A row without a room is not mapped, so it is not sent. */
export function mappingsField(
  path: string,
  schema: Schema,
  categories: readonly Category[],
): Field<Institution> {
  const nameOf = (id: string) => categories.find(({ _id }) => _id === id)?.name ?? id;
  const decidedMappings = (value: unknown) =>
    mappingsOf(value).filter(({ isSold, externalRoomId }) => !isSold || externalRoomId);
  return {
    path,
    label: 'Rooms',
    blank: [],
    fromStored: mappingsOf,
    toBody: (value) =>
      decidedMappings(value).map((mapping) =>
        mapping.isSold
          ? mapping
          : { ...mapping, externalRoomId: null, externalRoomName: null, fields: {} },
      ),
    format: (value) =>
      decidedMappings(value)
        .map(({ category, isSold, externalRoomId, externalRoomName, fields }) =>
          [
            `${nameOf(category)}: ${isSold ? (externalRoomName ?? externalRoomId) : 'not sold here'}`,
            ...Object.values(fields),
          ].join(', '),
        )
        .join('; '),
    draw: (props) => <Mappings {...props} schema={schema} categories={categories} />,
  };
}

interface MappingsProps extends ControlProps {
  readonly schema: Schema;
  readonly categories: readonly Category[];
}

function Mappings({ schema, categories, ...control }: MappingsProps) {
  const { props, value } = useValued(control);
  const [pasted, setPasted] = useState('');
  const mappings = mappingsOf(value);
  const { id, error, onChange, onBlur } = props;
  const mappingOf = (category: string): RoomMapping =>
    mappings.find((mapping) => mapping.category === category) ?? {
      ...{ category, isSold: true, externalRoomId: null, externalRoomName: null },
      fields: {},
    };
  const change = (category: string, next: Partial<RoomMapping>) =>
    onChange([
      ...mappings.filter((mapping) => mapping.category !== category),
      { ...mappingOf(category), ...next },
    ]);
  const open = categories.filter(({ _id }) => {
    const { isSold, externalRoomId } = mappingOf(_id);
    return isSold && !externalRoomId;
  });
  const suggested = suggestRooms(open, parseRooms(pasted));
  if (categories.length === 0) return <p className="ck-form-note">Add categories first.</p>;
  return (
    <FieldGroup id={id} label="Rooms" error={error}>
      <div className="grid gap-4">
        <TextArea
          label="Rooms at the OTA"
          isOptional
          description="Paste one room per line, for example “101, Deluxe”. We’ll suggest matches."
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        {categories.map((category) => (
          <Row
            key={category._id}
            category={category}
            mapping={mappingOf(category._id)}
            schema={schema}
            suggestion={suggested.get(category._id)}
            onBlur={onBlur}
            onChange={(next) => change(category._id, next)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface RowProps {
  readonly category: Category;
  readonly mapping: RoomMapping;
  readonly schema: Schema;
  readonly suggestion: ExternalRoom | undefined;
  readonly onBlur: () => void;
  readonly onChange: (next: Partial<RoomMapping>) => void;
}

function Row({ category, mapping, schema, suggestion, onBlur, onChange }: RowProps) {
  const { isSold, externalRoomId, externalRoomName, fields } = mapping;
  const reason = isSold ? undefined : 'It’s not sold here.';
  const { name, code } = category;
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,160px),1fr))] items-center gap-x-3 gap-y-2 border-0 p-0">
      <legend className="mb-1 p-0 text-bk-primary type-label">
        {name} ({code})
      </legend>
      <TextField
        label="Room id"
        aria-label={`Room id for ${name}`}
        value={externalRoomId ?? ''}
        disabledReason={reason}
        autoComplete="off"
        onBlur={onBlur}
        onChange={({ target }) => onChange({ externalRoomId: target.value || null })}
      />
      <TextField
        label="Room name"
        isOptional
        value={externalRoomName ?? ''}
        disabledReason={reason}
        autoComplete="off"
        onBlur={onBlur}
        onChange={({ target }) => onChange({ externalRoomName: target.value || null })}
      />
      {schema.map(({ key, label, type, required, options }) => {
        const shared = {
          label,
          isOptional: !required,
          value: fields[key] ?? '',
          disabledReason: reason,
          onBlur,
        };
        const set = (text: string) => onChange({ fields: { ...fields, [key]: text } });
        return type === 'select' ? (
          <Select
            key={key}
            {...shared}
            placeholder="Choose one"
            options={options.map((value) => ({ value, label: value }))}
            onChange={({ target }) => set(target.value)}
          />
        ) : (
          <TextField
            key={key}
            {...shared}
            autoComplete="off"
            inputMode={type === 'number' ? 'decimal' : 'text'}
            onChange={({ target }) => set(target.value)}
          />
        );
      })}
      <Checkbox
        label="Not sold here"
        checked={!isSold}
        onBlur={onBlur}
        onChange={({ target }) => onChange({ isSold: !target.checked })}
      />
      {suggestion && (
        <p className="col-span-full flex flex-wrap items-center gap-2 text-bk-secondary type-body-sm">
          Suggestion: {suggestion.name} ({suggestion.id})
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Use ${suggestion.name} for ${name}`}
            onClick={() =>
              onChange({ externalRoomId: suggestion.id, externalRoomName: suggestion.name })
            }
          >
            Use
          </Button>
        </p>
      )}
    </fieldset>
  );
}
