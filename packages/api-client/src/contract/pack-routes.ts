import { parseRoute } from './route.ts';
import type { RouteTable } from './routes.ts';

const signs = { GET: ':', POST: '+', PATCH: '*', DELETE: '-' } as const;

/**
 * The table in a compact form for pages: one line per group, one word per call. `list:>[]` of `user` is
 * `list: 'GET /user -> users[]'`: anything implied by the group is omitted. `readPacked` parses it.
 *
 * @throws TypeError for a path that does not begin with its group.
 */
export function packRoutes(routes: RouteTable): string {
  const groups = Object.entries(routes).map(([group, calls]) => {
    const words = Object.entries(calls).map(([call, line]) => {
      const { method, path, response, isPublic, clearsLocal } = parseRoute(line);
      const [, rest] = new RegExp(`^/${group}(|[/-].*)$`).exec(path) ?? [];
      if (rest === undefined) throw new TypeError(`${path} does not begin with /${group}`);
      const flag = isPublic ? '!' : clearsLocal ? '~' : '';
      if (response.kind === 'body') return `${call}${signs[method]}${rest}${flag}`;
      const suffix = { one: '', list: '[]', first: '[0]' }[response.kind];
      const extra = response.extra ? `+${response.extra}` : '';
      const key = response.key === (suffix ? `${group}s` : group) ? '' : response.key;
      return `${call}${signs[method]}${rest}>${key}${suffix}${extra}${flag}`;
    });
    return [group, ...words].join(' ');
  });
  return groups.join('\n');
}

/** The source of `packed-routes.ts`. */
export function packedSource(routes: RouteTable): string {
  return `// Made from resources/ by \`pnpm --filter @booking/api-client openapi\`.\nexport const packedRoutes = \`${packRoutes(routes)}\`;\n`;
}
