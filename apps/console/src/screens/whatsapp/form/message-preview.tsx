import type { MessageTemplate } from '@booking/api-client';
import { TEMPLATE_MARKETING } from '@booking/api-client/facts';
import { Checkbox, InlineMessage } from '@booking/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ControlProps } from '../../../entity/form/field.ts';
import { MessageBubble } from '../message-bubble.tsx';
import { filledText, headerText, type TextPart } from '../message-text.ts';
import { findTemplate, recordOf, variablesOf } from './form-values.ts';

interface MessagePreviewProps {
  readonly form: Pick<ControlProps['form'], 'control'>;
  readonly templates: readonly MessageTemplate[];
}

/** The message as it reads, with examples for the values of a booking. */
export function MessagePreview({ form, templates }: MessagePreviewProps) {
  const values = useWatch({ control: form.control });
  const [withFallbacks, setWithFallbacks] = useState(false);
  const template = findTemplate(templates, values.template);
  if (!template) return null;
  const { header, body, footer, buttons, category, language } = template;
  const variables = variablesOf(values.variables);
  const isMarketing = category === TEMPLATE_MARKETING && recordOf(values.audience).kind === 'Guest';
  return (
    <section className="grid gap-2" aria-label="Preview">
      <p className="ck-form-note">Preview, with example values</p>
      <MessageBubble
        lang={language}
        header={
          header && (
            <Parts
              parts={filledText(headerText(header), variables, {
                prefix: 'header.',
                withFallbacks,
              })}
            />
          )
        }
        footer={footer}
        buttons={buttons}
      >
        <p>
          <Parts parts={filledText(body, variables, { withFallbacks })} />
        </p>
      </MessageBubble>
      <Checkbox
        label="Show fallbacks"
        checked={withFallbacks}
        onChange={({ target }) => setWithFallbacks(target.checked)}
      />
      {isMarketing && (
        <InlineMessage tone="warning" role="status" title="Marketing needs consent">
          Send this template only to guests who have agreed to get offers.
        </InlineMessage>
      )}
    </section>
  );
}

function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, kind }, at) =>
    kind === 'missing' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
      <mark key={at} className="text-bk-danger">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
