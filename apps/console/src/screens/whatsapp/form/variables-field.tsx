import type { MessageTemplate, MessageVariable, Whatsapp } from '@booking/api-client';
import { MESSAGE_PATHS, MESSAGE_PATHS_ALWAYS, openVariables } from '@booking/api-client/facts';
import { FieldGroup, Select, TextField } from '@booking/ui';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { ControlProps, Field } from '../../../entity/form/field.ts';
import { useValued } from '../../../entity/form/use-valued.ts';
import type { TemplateWords } from '../../../templates/template-words.ts';
import { pathLabels } from '../../../whatsapp/message-words.ts';
import { variablesFor } from '../message-text.ts';
import { findTemplate, variablesOf } from './form-values.ts';
import { MessagePreview } from './message-preview.tsx';

const FIXED = '';
const sourcesOf = (words: TemplateWords) => [
  { value: FIXED, label: 'Fixed text' },
  ...MESSAGE_PATHS.map((path) => ({ value: path, label: pathLabels(words)[path] })),
];

/** Field for the values of the chosen template's variables, with a preview of the message. */
export function variablesField(
  templates: readonly MessageTemplate[],
  words: TemplateWords,
): Field<Whatsapp> {
  const labels = pathLabels(words);
  return {
    path: 'variables',
    label: 'Variables',
    blank: [],
    fromStored: variablesOf,
    toBody: variablesOf,
    format: (value) =>
      variablesOf(value)
        .map(
          ({ key, path, text }) =>
            `{{${key}}} ${[path && labels[path], text].filter(Boolean).join(', ')}`,
        )
        .join('; '),
    // Beside the sources of values: the conditions that follow are long.
    draw: (props) => (
      <>
        <Variables {...props} templates={templates} sources={sourcesOf(words)} />
        <MessagePreview form={props.form} templates={templates} />
      </>
    ),
  };
}

/** Returns an error about variables of the chosen template that could stay empty: WhatsApp refuses such a message. */
export function variablesRule(
  templates: readonly MessageTemplate[],
  values: FieldValues,
): Record<string, string> {
  const template = findTemplate(templates, values.template);
  const open = openVariables(template?.variables ?? [], variablesOf(values.variables));
  if (open.length === 0) return {};
  const names = open.map((key) => `{{${key}}}`);
  return { variables: `Enter a text or a fallback for ${all.format(names)}.` };
}

const all = new Intl.ListFormat('en-IN', { type: 'conjunction' });

interface VariablesProps extends ControlProps {
  readonly templates: readonly MessageTemplate[];
  readonly sources: ReturnType<typeof sourcesOf>;
}

function Variables({ templates, sources, ...control }: VariablesProps) {
  const { props, value } = useValued(control);
  const chosen: unknown = useWatch({ control: control.form.control, name: 'template' });
  const template = findTemplate(templates, chosen);
  const { id, error, onBlur, onChange, ref } = props;
  const variables = variablesFor(template, variablesOf(value));
  if (variables.length === 0) return null;
  const open = error === undefined ? [] : openVariables(variables, variables);
  const change = (key: string, next: Partial<MessageVariable>) =>
    onChange(
      variables.map((variable) => (variable.key === key ? { ...variable, ...next } : variable)),
    );
  return (
    <FieldGroup
      id={id}
      label="Variables"
      error={error}
      description="A fallback is sent when a booking lacks the value."
    >
      <div className="grid gap-3.5">
        {variables.map(({ key, path, text }, at) => (
          <div
            key={key}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,200px),1fr))] gap-x-3 gap-y-2"
          >
            <Select
              {...(at === 0 && { ref })}
              label={`{{${key}}}`}
              options={sources}
              value={path ?? FIXED}
              onBlur={onBlur}
              onChange={({ target }) => {
                const next = MESSAGE_PATHS.find((messagePath) => messagePath === target.value);
                change(key, { path: next ?? null });
              }}
            />
            <TextField
              label={path ? `Fallback for {{${key}}}` : `Text for {{${key}}}`}
              isOptional={path !== null && MESSAGE_PATHS_ALWAYS.includes(path)}
              error={open.includes(key) ? `Enter the ${path ? 'fallback' : 'text'}.` : undefined}
              value={text}
              placeholder={
                template?.variables.find((variable) => variable.key === key)?.example ?? undefined
              }
              autoComplete="off"
              onBlur={onBlur}
              onChange={({ target }) => change(key, { text: target.value })}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
