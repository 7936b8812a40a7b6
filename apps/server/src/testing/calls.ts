import {
  type CallSchemas,
  parseRoute,
  type Route,
  type RouteLine,
  routes,
  schemas,
} from '@booking/api-client/contract';

/** A call of the contract, for tests that go through all of them: a later one is covered by itself. */
export interface ContractCall {
  /** Its name, as in `user.login`. */
  readonly name: string;
  readonly route: Route;
  readonly schema: CallSchemas;
}

const lines: Record<string, Record<string, RouteLine>> = routes;
const schemaOf: Record<string, Record<string, CallSchemas>> = schemas;

export const calls: readonly ContractCall[] = Object.entries(lines).flatMap(([group, names]) =>
  Object.entries(names).map(([name, line]) => {
    const schema = schemaOf[group]?.[name];
    if (!schema) throw new Error(`${group}.${name} has no schema.`);
    return { name: `${group}.${name}`, route: parseRoute(line), schema };
  }),
);

/** The path of a call with its identifier, if it takes one. */
export function pathOf({ route }: ContractCall, id = ''): string {
  return route.path.replace(/\{\w+\}/, id);
}
