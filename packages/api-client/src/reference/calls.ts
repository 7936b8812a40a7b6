import type { Method } from '../contract/resources/resource.ts';
import { parseRoute, type ResponseShape } from '../contract/route.ts';
import { type RouteLine, routes } from '../contract/routes.ts';
import { openApiDocument } from '../openapi/document.ts';
import { codeOf, exampleOf } from './example.ts';
import { writtenExamples } from './examples.ts';
import { choices, type Fragment } from './json-schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Fragment;
}

type Content = Readonly<Record<string, { readonly schema: Fragment }>>;

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Fragment>> };
}

/** A call, as its page documents it. */
export interface ReferencedCall {
  readonly group: string;
  readonly call: string;
  readonly method: Method;
  readonly path: string;
  /** Input after the id in its path; undefined for none. */
  readonly input: Fragment | undefined;
  /** Input that its example sends; undefined for none, and where only its code has it. */
  readonly sent: unknown;
  readonly example: string;
  readonly response: ResponseShape;
  /** Result that it resolves with, or the items of that; undefined for none. */
  readonly result: Fragment | undefined;
}

// It is made here in this shape; its type says JSON alone.
const document = openApiDocument() as unknown as Document;

/** The entities of the document by name. */
export const entities = document.components.schemas;

const operations = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

/** Every call of the table. */
export const referencedCalls: readonly ReferencedCall[] = Object.entries(routes).flatMap(
  ([group, lines]) =>
    Object.entries<RouteLine>(lines).map(([call, line]) => referenced(group, call, line)),
);

function referenced(group: string, call: string, line: RouteLine): ReferencedCall {
  const operation = operations.get(`${group}.${call}`);
  if (!operation) throw new TypeError(`${group}.${call} is not in the OpenAPI document.`);
  const { method, path, param, response } = parseRoute(line);
  const input = inputOf(operation);
  const written = writtenExamples[`${group}.${call}`];
  const sent = written?.code ? undefined : (written?.sent ?? (input && exampleInput(input)));
  const args = [
    ...(param ? ["'65f0000000000000000000a1'"] : []),
    ...(sent && Object.keys(sent).length > 0 ? [codeOf(sent)] : []),
  ];
  return {
    group,
    call,
    method,
    path,
    input,
    sent,
    example: written?.code ?? `${target(response)}await api.${group}.${call}(${args.join(', ')});`,
    response,
    result: resultOf(operation, response),
  };
}

function inputOf({ parameters, requestBody }: Operation): Fragment | undefined {
  const [sent] = Object.values(requestBody?.content ?? {});
  if (sent) return sent.schema;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (query.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.flatMap(({ name, required }) => (required ? [name] : [])),
  };
}

/** Returns the input of an example: required fields, the size of a page for a list, or the first field of a change. */
function exampleInput(input: Fragment): object {
  const required = Object(exampleOf(input));
  const [first] = choices(input) ?? [input];
  const fields = Object.entries(first?.properties ?? {});
  if (first?.properties?.limit) return { ...required, limit: 20 };
  const [name, field] = fields.find(([key]) => key !== '__v') ?? [];
  const isChange = first?.properties?.__v !== undefined;
  if (!(isChange && name && field)) return required;
  const version = { __v: 3 };
  if (Object.keys(required).some((key) => key !== '__v')) return { ...required, ...version };
  return { [name]: exampleOf(field, name), ...version };
}

/** Returns where an example puts the result of the call. */
function target(response: ResponseShape): string {
  if (response.kind === 'body') return '';
  return response.kind === 'list' ? 'const { items, total } = ' : `const ${camel(response.key)} = `;
}

function resultOf({ responses }: Operation, response: ResponseShape): Fragment | undefined {
  const success = responses['200'] ?? responses['201'];
  const schema = success?.content?.['application/json']?.schema;
  if (response.kind === 'body') return schema?.allOf?.[1];
  const value = schema?.properties?.data?.properties?.[response.key];
  return value?.items ?? value;
}

function camel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
