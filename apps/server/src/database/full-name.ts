import { type Column, type SQL, sql } from 'drizzle-orm';

/** The whole name of a person in a statement; many have one name only. */
export function fullNameOf(person: {
  readonly firstName: Column;
  readonly lastName: Column;
}): SQL<string> {
  return sql<string>`rtrim(${person.firstName} || ' ' || ${person.lastName})`;
}
