import * as z from 'zod/mini';
import type { ProviderTemplate } from './provider.ts';

/** Longer than WhatsApp has them: these are keys of a row. */
const KEY_MAX = 512;

/** A text that the database can keep: half of a character and what controls a terminal are left out. */
const text = z.pipe(
  z.string(),
  z.transform((value) => value.toWellFormed().replace(/(?![\n\t])\p{Cc}/gu, '')),
);
const key = z.pipe(text, z.string().check(z.minLength(1), z.maxLength(KEY_MAX)));

/** A part of a template, as WhatsApp describes it. Parts of kinds that are not known here are left out. */
const component = z.object({
  type: text,
  format: z.optional(text),
  text: z.optional(text),
  example: z.optional(z.unknown()),
  buttons: z.optional(
    z.array(
      z.object({
        text: z.optional(text),
        url: z.optional(text),
        example: z.optional(z.unknown()),
      }),
    ),
  ),
});
type Component = z.infer<typeof component>;

/** A template in the response of a provider. Fields that are not used here may be anything. */
export const wireTemplate = z.object({
  name: key,
  language: key,
  status: key,
  category: key,
  rejected_reason: z.nullish(text),
  quality_score: z.nullish(z.object({ score: z.nullish(text) })),
  components: z.nullish(z.array(component)),
});

const examples = z.object({
  body_text: z.catch(z.array(z.array(text)), []),
  body_text_named_params: z.catch(namedExamples(), []),
  header_text: z.catch(z.array(text), []),
  header_text_named_params: z.catch(namedExamples(), []),
});

function namedExamples() {
  return z.array(z.object({ param_name: text, example: text }));
}

/** Turns a template of a provider into one that is stored. */
export function storedTemplate(wire: z.infer<typeof wireTemplate>): ProviderTemplate {
  const parts = wire.components ?? [];
  const part = (type: string) => parts.find((candidate) => candidate.type.toUpperCase() === type);
  const header = part('HEADER');
  const body = part('BODY');
  const buttons = part('BUTTONS')?.buttons ?? [];
  const { name, language, status, category, rejected_reason: reason } = wire;
  return {
    ...{ name, language, status, category },
    content: {
      // Templates that were not rejected have the reason `NONE`.
      rejectedReason: reason && reason !== 'NONE' ? reason : null,
      quality: wire.quality_score?.score ?? null,
      header: header ? { format: header.format ?? 'TEXT', text: header.text ?? null } : null,
      body: body?.text ?? '',
      footer: part('FOOTER')?.text ?? null,
      buttons: buttons.flatMap(({ text }) => text ?? []),
      variables: [
        ...variablesOf(header, 'header'),
        ...variablesOf(body, 'body'),
        ...buttons.flatMap(({ url = '', example }, at) =>
          keysIn(url).map((key) => ({
            key: `button${at + 1}.${key}`,
            example: z.catch(z.array(text), []).parse(example)[0] ?? null,
          })),
        ),
      ],
    },
  };
}

/** `{{1}}` and `{{guest_name}}`, each once, in their order. */
function keysIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].flatMap(([, key]) => key ?? []))];
}

function variablesOf(part: Component | undefined, place: 'header' | 'body') {
  const read = examples.safeParse(part?.example ?? {}).data;
  const named = read?.[`${place}_text_named_params`] ?? [];
  const inOrder = (place === 'body' ? read?.body_text[0] : read?.header_text) ?? [];
  return keysIn(part?.text ?? '').map((key, at) => ({
    key: place === 'body' ? key : `${place}.${key}`,
    example:
      named.find(({ param_name }) => param_name === key)?.example ??
      inOrder[/^\d+$/.test(key) ? Number(key) - 1 : at] ??
      null,
  }));
}
