import type { ApiDocument, Operation, Schema } from './document.ts';

/** HTML that has been escaped where it came from outside. */
interface Html {
  readonly html: string;
}

/** The reference as one page without a script: it reads in a text browser, and under any policy. */
export function referencePage(document: ApiDocument): string {
  const groups = grouped(document);
  const links = [...groups].map(
    ([group, calls]) =>
      html`<li><a href="#${group}">${group}</a> <span>${calls.length}</span></li>`,
  );
  const sections = [...groups].map(([group, calls]) => section(document, group, calls));
  const { title, version } = document.info;
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><h1>${title}</h1><p>Version ${version} · <a href="/api/openapi.json">OpenAPI document</a></p></header>
<nav aria-label="Resources"><ul>${links}</ul></nav>
<main>${sections}</main>
</body>
</html>
`.html;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function grouped(document: ApiDocument): Map<string, Call[]> {
  const groups = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const group = operation.tags?.[0] ?? path.split('/')[1] ?? 'other';
      groups.set(group, [...(groups.get(group) ?? []), { method, path, operation }]);
    }
  }
  return groups;
}

function section(document: ApiDocument, group: string, calls: readonly Call[]): Html {
  return html`<section id="${group}"><h2>${group}</h2>${calls.map((call) => article(document, call))}</section>`;
}

function article(document: ApiDocument, { method, path, operation }: Call): Html {
  const { operationId = `${method} ${path}`, summary, description, parameters = [] } = operation;
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return html`<article id="${operationId}">
<h3><code class="method">${method.toUpperCase()}</code> <code>${path}</code></h3>
<p>${summary ?? operationId}${description ? html`. ${description}` : ''}</p>
${
  parameters.length > 0
    ? table(
        'Parameters',
        'In',
        parameters.map(({ name, in: place, required, schema }) => [
          html`<code>${name}</code>`,
          html`${place}${required ? ', required' : ''}`,
          typeOf(document, schema),
        ]),
      )
    : ''
}
${body ? table('Body', 'Required', propertyRows(document, body)) : ''}
${responses(document, operation)}
</article>`;
}

function responses(document: ApiDocument, operation: Operation): Html[] {
  return Object.entries(operation.responses ?? {}).map(
    ([status, { description = '', content }]) => {
      const schema = Object.values(content ?? {})[0]?.schema;
      const rows = status.startsWith('2') && schema ? propertyRows(document, schema) : [];
      const title = html`<code>${status}</code> ${description}`;
      if (rows.length === 0) return html`<p class="response">${title}</p>`;
      return html`<details><summary>${title}</summary>${table('Response', 'Required', rows)}</details>`;
    },
  );
}

function table(caption: string, second: string, rows: readonly (readonly Html[])[]): Html {
  const lines = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr><th scope="col">Name</th><th scope="col">${second}</th><th scope="col">Type</th></tr></thead><tbody>${lines}</tbody></table></div>`;
}

const DEPTH_MAX = 5;

/** A line a property, those of nested objects under their dotted path. */
function propertyRows(document: ApiDocument, schema: Schema, prefix = '', depth = 0): Html[][] {
  const { properties = {}, required = [] } = resolved(document, schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = prefix + name;
    const isRequired = required.includes(name) ? 'yes' : 'no';
    const own = [html`<code>${path}</code>`, html`${isRequired}`, typeOf(document, property)];
    if (depth === DEPTH_MAX) return [own];
    const inner = resolved(document, property);
    const item = inner.items && resolved(document, inner.items);
    const nested = item ? propertyRows(document, item, `${path}[].`, depth + 1) : [];
    return [own, ...propertyRows(document, inner, `${path}.`, depth + 1), ...nested];
  });
}

function typeOf(document: ApiDocument, schema: Schema | undefined): Html {
  if (!schema) return html`any`;
  const {
    enum: values,
    const: value,
    anyOf,
    items,
    type,
    format,
    pattern,
  } = resolvedOnce(document, schema);
  if (values)
    return html`${values.map((value, at) => html`${at > 0 ? ' | ' : ''}<code>${String(value)}</code>`)}`;
  if (value !== undefined) return html`<code>${String(value)}</code>`;
  if (anyOf)
    return html`${anyOf.map((schema, at) => html`${at > 0 ? ' or ' : ''}${typeOf(document, schema)}`)}`;
  if (items) return html`list of ${typeOf(document, items)}`;
  const name = typeof type === 'string' ? type : (type?.join(' or ') ?? 'any');
  const form = format ?? pattern;
  return form ? html`${name}, <code>${form}</code>` : html`${name}`;
}

/** Behind references, and behind "or null". */
function resolved(document: ApiDocument, schema: Schema): Schema {
  const direct = resolvedOnce(document, schema);
  const present = direct.anyOf?.filter((schema) => schema.type !== 'null') ?? [];
  const [only] = present;
  return only && present.length === 1 ? resolved(document, only) : direct;
}

function resolvedOnce(document: ApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return (name !== undefined && document.components?.schemas?.[name]) || schema;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Every value is escaped unless it is HTML already. */
function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const filled = values.map((value) => {
    if (typeof value === 'object') {
      return 'html' in value ? value.html : value.map((part) => part.html).join('');
    }
    return String(value).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
  });
  return { html: String.raw({ raw: parts }, ...filled) };
}
