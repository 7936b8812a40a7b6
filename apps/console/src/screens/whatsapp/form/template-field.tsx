import type { MessageTemplate, Whatsapp } from '@booking/api-client';
import { TEMPLATE_APPROVED } from '@booking/api-client/facts';
import { choice } from '../../../entity/form/choice-fields.tsx';
import type { Field } from '../../../entity/form/field.ts';
import { providerWord, templateName } from '../provider-words.ts';
import { templateOf, templateValue } from './form-values.ts';

/** The template of a message. One that is not approved can be chosen, but not sent. */
export function templateField(templates: readonly MessageTemplate[]): Field<Whatsapp> {
  const options = templates.map((template) => {
    const name = templateName(template);
    const isApproved = template.status === TEMPLATE_APPROVED;
    return {
      value: templateValue(template),
      label: isApproved ? name : `${name}: ${providerWord(template.status)}`,
    };
  });
  const field = choice<Whatsapp>('template', 'Template', options, {
    isOptional: true,
    placeholder: 'None yet',
    description: 'Only an approved template can be activated.',
  });
  return {
    ...field,
    fromStored: (value) => templateValue(storedTemplate(value)),
    toBody: templateOf,
    // A template that the provider has no more stays chosen.
    draw: (props) => field.draw({ ...props, stored: templateValue(storedTemplate(props.stored)) }),
  };
}

function storedTemplate(value: unknown): Whatsapp['template'] {
  if (typeof value !== 'object' || value === null) return null;
  const { name, language } = { name: '', language: '', ...value };
  return { name, language };
}
