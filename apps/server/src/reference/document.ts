import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** The part of JSON Schema that the reference shows. */
export interface Schema {
  readonly type?: string | readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly items?: Schema | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly $ref?: string | undefined;
  readonly description?: string | undefined;
}

const schema: z.ZodMiniType<Schema> = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  get items() {
    return z.optional(schema);
  },
  get properties() {
    return z.optional(z.record(z.string(), schema));
  },
  required: z.optional(z.array(z.string())),
  get anyOf() {
    return z.optional(z.array(schema));
  },
  $ref: z.optional(z.string()),
  description: z.optional(z.string()),
});

const content = z.record(z.string(), z.looseObject({ schema: z.optional(schema) }));
const operation = z.looseObject({
  operationId: z.optional(z.string()),
  summary: z.optional(z.string()),
  description: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  security: z.optional(z.array(z.unknown())),
  parameters: z.optional(
    z.array(
      z.looseObject({
        name: z.string(),
        in: z.string(),
        required: z.optional(z.boolean()),
        description: z.optional(z.string()),
        schema: z.optional(schema),
      }),
    ),
  ),
  requestBody: z.optional(z.looseObject({ content })),
  responses: z.optional(
    z.record(
      z.string(),
      z.looseObject({ description: z.optional(z.string()), content: z.optional(content) }),
    ),
  ),
});
export type Operation = z.infer<typeof operation>;

const apiDocument = z.looseObject({
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.optional(z.looseObject({ schemas: z.optional(z.record(z.string(), schema)) })),
});
export type ApiDocument = z.infer<typeof apiDocument>;

/** The text of the OpenAPI document that the contract generates, or undefined before it was. */
export async function readOpenApi(): Promise<string | undefined> {
  try {
    return await readFile(
      fileURLToPath(import.meta.resolve('@booking/api-client/openapi.json')),
      'utf8',
    );
  } catch {
    return undefined;
  }
}

/** The document, checked for what the reference needs of it. */
export function parseOpenApi(text: string): ApiDocument {
  return apiDocument.parse(JSON.parse(text));
}
