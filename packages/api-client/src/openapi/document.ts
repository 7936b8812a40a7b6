import * as z from 'zod/mini';
import { codes } from '../contract/codes.ts';
import * as contracts from '../contract/contracts.ts';
import { API_BASE_PATH, REFRESH_TOKEN_HEADER } from '../contract/protocol.ts';
import { parseRoute, type Route } from '../contract/route.ts';
import { type RouteLine, routes } from '../contract/routes.ts';
import { statusColor } from '../contract/schemas/color.ts';
import { tokens } from '../contract/schemas/credentials.ts';
import { currentUser } from '../contract/schemas/user.ts';
import { messageTemplate } from '../contract/schemas/whatsapp.ts';
import { type CallSchemas, schemas } from '../contract/schemas.ts';
import { searchedText } from '../contract/searched.ts';

type Json = Readonly<Record<string, unknown>>;

/** Rule that style and explode leave open: they have no word for a value with a comma. */
const LIST_RULE =
  'Comma-separated values. Escape a comma inside a value as `\\,` and a backslash as `\\\\`.';

/** Entities that the document names once: what a group is called after, and parts of it. */
const entities = new Map<z.core.$ZodType, string>([
  ...ofGroups(contracts),
  [tokens, 'Tokens'],
  [currentUser, 'CurrentUser'],
  [statusColor, 'StatusColor'],
  [messageTemplate, 'MessageTemplate'],
]);

function ofGroups(exported: Json): [z.core.$ZodType, string][] {
  return Object.entries(exported).flatMap(([name, entity]): [z.core.$ZodType, string][] =>
    name in routes && entity instanceof z.core.$ZodType ? [[entity, pascal(name)]] : [],
  );
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The OpenAPI 3.1 document of the v1 API, made from the table and its schemas. */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Booking API', version: 'v1' },
    servers: [{ url: API_BASE_PATH }],
    tags: Object.keys(routes).map((name) => ({ name })),
    security: [{ accessToken: [] }],
    paths: paths(),
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        refreshToken: { type: 'apiKey', in: 'header', name: REFRESH_TOKEN_HEADER },
      },
      responses: {
        Failure: {
          description: 'An error, with its code.',
          headers: {
            'Retry-After': {
              description: 'Seconds to wait before retrying. Sent with 429 and 503.',
              schema: { type: 'integer' },
            },
          },
          ...json({ $ref: '#/components/schemas/Failure' }),
        },
      },
      schemas: {
        ...Object.fromEntries([...entities].map(([schema, name]) => [name, jsonSchema(schema)])),
        Failure: failure,
      },
    },
  };
}

function paths(): Json {
  const pathItems: Record<string, Record<string, Json>> = {};
  for (const [group, calls] of Object.entries(routes)) {
    const shapes: Readonly<Record<string, CallSchemas>> = schemas[group as keyof typeof schemas];
    for (const [call, line] of Object.entries<RouteLine>(calls)) {
      const route = parseRoute(line);
      const shape = shapes[call];
      if (!shape) throw new TypeError(`${group}.${call} has no schema`);
      pathItems[route.path] = {
        ...pathItems[route.path],
        [route.method.toLowerCase()]: operation(group, call, route, shape),
      };
    }
  }
  return pathItems;
}

function operation(group: string, call: string, route: Route, shape: CallSchemas): Json {
  const isCreation = route.method === 'POST' && route.response.kind !== 'body';
  return {
    operationId: `${group}.${call}`,
    tags: [group],
    ...security(call, route),
    parameters: [
      ...pathParameter(route),
      ...queryParameters(`${group}.${call}`, shape),
      ...writeParameters(route),
    ],
    ...requestBody(shape),
    responses: {
      [isCreation ? 201 : 200]: { description: 'OK', ...json(envelope(route, shape)) },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

function requestBody({ body, form }: CallSchemas): Json {
  const sent = body ?? form;
  if (!sent) return {};
  return {
    requestBody: {
      required: !z.safeParse(sent, undefined).success,
      content: {
        ...(body && { 'application/json': { schema: jsonSchema(body, 'input') } }),
        ...(form && { 'multipart/form-data': { schema: jsonSchema(form, 'input') } }),
      },
    },
  };
}

function security(call: string, { isPublic }: Route): Json {
  if (!isPublic) return {};
  return { security: call === 'refresh' ? [{ refreshToken: [] }] : [] };
}

function pathParameter({ param }: Route): Json[] {
  return param ? [{ name: param, in: 'path', required: true, schema: { type: 'string' } }] : [];
}

function queryParameters(call: string, { query }: CallSchemas): Json[] {
  if (!query) return [];
  const { properties = {} } = jsonSchema(query);
  const { required = [] } = jsonSchema(query, 'input');
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    ...((required as readonly string[]).includes(name) && { required: true }),
    schema,
    ...(name === 'search' && { description: `Looks at: ${searchedText(call)}.` }),
    ...(schema.type === 'array' && { description: LIST_RULE, style: 'form', explode: false }),
  }));
}

function writeParameters({ method }: Route): Json[] {
  if (method === 'GET') return [];
  const schema = { type: 'string', maxLength: 255 };
  return [{ name: 'Idempotency-Key', in: 'header', schema }];
}

function envelope({ response }: Route, shape: CallSchemas): Json {
  const status = { const: 'success' };
  const value = reference(shape.response);
  if (response.kind === 'body') {
    const body = object({ status });
    return value.$ref || value.properties ? { allOf: [body, value] } : body;
  }
  const isOne = response.kind === 'one';
  const isFirst = response.kind === 'first';
  const data = object({
    [response.key]: isOne ? value : { ...arrayOf(value), ...(isFirst && { maxItems: 1 }) },
    ...(response.kind === 'list' &&
      response.extra &&
      shape.extra && { [response.extra]: arrayOf(reference(shape.extra)) }),
  });
  if (response.kind !== 'list') return object({ status, data });
  const number = { type: 'integer', minimum: 0 };
  const isTotalCapped = {
    const: true,
    description: 'There are more matching rows than `total`: only so many were counted.',
  };
  const numbers = {
    results: number,
    total: number,
    page: number,
    limit: number,
    totalPages: number,
  };
  return object({ status, ...numbers, data }, { isTotalCapped });
}

const failure = {
  type: 'object',
  required: ['status', 'code', 'message', 'requestId'],
  properties: {
    status: { enum: ['fail', 'error'] },
    code: { enum: Object.keys(codes) },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: object({
        path: { type: 'string' },
        code: { type: 'string' },
        message: { type: 'string' },
      }),
    },
    requestId: { type: 'string' },
    data: { description: 'With VERSION_CONFLICT: the current document.' },
    changed: {
      description: 'With VERSION_CONFLICT: who changed the document last, and when.',
      type: 'object',
      properties: { at: { type: 'string' }, by: { type: ['object', 'null'] } },
    },
  },
};

function object(properties: Json, optional: Json = {}): Json {
  const required = Object.keys(properties);
  return { type: 'object', required, properties: { ...properties, ...optional } };
}

function arrayOf(items: Json): Json {
  return { type: 'array', items };
}

function json(schema: Json): Json {
  return { content: { 'application/json': { schema } } };
}

function reference(schema: z.core.$ZodType): Json {
  const name = entities.get(schema);
  return name ? { $ref: `#/components/schemas/${name}` } : jsonSchema(schema);
}

/** Responses and queries as they are after parsing, bodies as they are sent. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    // A response without a value, as that of a sign-out.
    unrepresentable: 'any',
    override: ({ jsonSchema: fragment }) => {
      // The format says it; its expression only hides it.
      if (fragment.format) delete fragment.pattern;
      // Clients must bear with fields that a newer server adds to a response.
      if (io === 'output') delete fragment.additionalProperties;
    },
  });
  return rest;
}

/** The text of `openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
