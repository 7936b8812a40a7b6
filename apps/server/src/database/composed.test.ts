import { eq, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it, vi } from 'vitest';
import { institution } from '../schema/tenant.ts';
import { subscriptionDocument } from '../subscription/document.ts';
import { composed } from './composed.ts';
import { documentOf } from './document.ts';
import { byKind, PLATFORM, type TenantScope } from './scope.ts';

const tenant: TenantScope = { kind: 'institution', id: 'a tenant' };
const dialect = new PgDialect();
const queryOf = (statement: SQL) => {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return { text, params };
};

describe('composed', () => {
  it('is the same SQL with the same values, wherever in a statement it stands', () => {
    const part = sql`${institution.name} || ${'$1 of '}::text || ${institution.code}`;
    const around = (fragment: SQL) =>
      sql`select ${fragment} from ${institution} where ${eq(institution.id, 'an id')} and ${fragment} <> ${''}`;
    expect(queryOf(around(composed(part)))).toEqual(queryOf(around(part)));
    expect(queryOf(composed(part)).params).toEqual(['$1 of ']);
  });

  it('puts a part together once', () => {
    const part = sql`lower(${institution.name})`;
    expect(composed(part)).toBe(composed(part));
    const seen = vi.spyOn(part, 'toQuery');
    composed(part);
    expect(seen).not.toHaveBeenCalled();
  });
});

describe('documentOf', () => {
  it('is composed once for the same fields, and of those that are asked for', () => {
    const fields = { _id: sql`${institution.id}`, name: sql`${institution.name}` };
    expect(documentOf(fields)).toBe(documentOf(fields));
    expect(queryOf(documentOf(fields)).text).toBe(
      `json_build_object('_id', "institution"."id", 'name', "institution"."name")`,
    );
    expect(queryOf(documentOf(fields, ['name', 'unknown'])).text).toBe(
      `json_build_object('_id', "institution"."id", 'name', "institution"."name", 'unknown', null)`,
    );
  });

  it('differs between the platform and a tenant where the fields do', () => {
    const [ours, theirs] = [PLATFORM, tenant].map((scope) =>
      documentOf(subscriptionDocument(scope)),
    );
    expect(ours).not.toBe(theirs);
  });
});

describe('byKind', () => {
  it('makes what it keeps once for each kind, of the kind alone', () => {
    const make = vi.fn((kind: TenantScope['kind']) => ({ kind }));
    const ofKind = byKind(make);
    expect(ofKind(tenant)).toBe(ofKind({ kind: 'institution', id: 'another' }));
    expect(ofKind(PLATFORM)).toEqual({ kind: 'platform' });
    expect(make.mock.calls).toEqual([['platform'], ['institution']]);
  });
});
