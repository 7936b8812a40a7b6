import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unsafeStatements } from '../testing/migration-safety.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** No one has rolled over those before it. */
const FIRST = '0006';

describe('a migration', () => {
  it('leaves the release before to serve on while a roll migrates', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST);
    for (const file of files) {
      expect(unsafeStatements(readFileSync(path.join(FOLDER, file), 'utf8')), file).toEqual([]);
    }
  });

  it('keeps the snapshot of the newest migration alone, which the next one is compared with', () => {
    const sql = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
    const number = sql.sort().at(-1)?.slice(0, 4);
    const snapshots = readdirSync(path.join(FOLDER, 'meta')).filter(
      (name) => name !== '_journal.json',
    );
    expect(snapshots).toEqual([`${number}_snapshot.json`]);
  });

  it.each([
    'ALTER TABLE "app_user" ADD COLUMN "nick" text NOT NULL;',
    'ALTER TABLE "app_user" ALTER COLUMN "phone" SET NOT NULL;',
    'ALTER TABLE "app_user" ALTER COLUMN "status" DROP DEFAULT;',
    'ALTER TABLE "app_user" RENAME COLUMN "phone" TO "tel";',
    'ALTER TABLE "pricing" RENAME TO "plan";',
    'ALTER TABLE "app_user" DROP COLUMN "phone";',
    'DROP TABLE "throttle";',
    'ALTER TABLE "throttle" ALTER COLUMN "tries" SET DATA TYPE bigint;',
    'ALTER TABLE "throttle" ALTER COLUMN "tries" TYPE bigint;',
    'ALTER TABLE "throttle" ALTER "tries" TYPE bigint USING "tries"::bigint;',
    'ALTER TABLE "app_user" ADD COLUMN "nick" text UNIQUE;',
    'ALTER TABLE "app_user" ADD "nick" text PRIMARY KEY;',
    'ALTER TABLE "app_user" ADD UNIQUE ("phone");',
    'ALTER TABLE "app_user" ADD "nick" text NOT NULL;',
    `ALTER TABLE "app_user" ADD COLUMN "nick" text NOT NULL, ADD COLUMN "tags" text[] DEFAULT '{}';`,
    `ALTER TABLE "app_user" ADD COLUMN "tags" text[] DEFAULT '{}', ADD COLUMN "nick" text NOT NULL;`,
    'ALTER TABLE "app_user" ADD CONSTRAINT "one" UNIQUE("phone");',
    'CREATE INDEX "by_phone" ON "app_user" USING btree ("phone");',
    'CREATE UNIQUE INDEX "by_phone" ON "public"."app_user" ("phone");',
    '-- Safe: no\nDROP TABLE "throttle";',
  ])('is refused with %s', (statement) => {
    expect(unsafeStatements(`select 1;\n--> statement-breakpoint\n${statement}`)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "app_user" ADD COLUMN "nick" text;',
    `ALTER TABLE "app_user" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;`,
    `ALTER TABLE "app_user" ADD COLUMN "kind" text DEFAULT 'a, unique' NOT NULL, ADD COLUMN "size" numeric(10, 2);`,
    'ALTER TABLE "app_user" ADD COLUMN "type" text, ADD COLUMN "is_unique" boolean;',
    'CREATE TABLE "ota" ("id" text PRIMARY KEY NOT NULL, "name" text NOT NULL);',
    'CREATE TABLE "ota" ("id" text);--> statement-breakpoint\nCREATE INDEX "o" ON "ota" ("id");',
    'CREATE TABLE "ota" ("id" text);--> statement-breakpoint\nALTER TABLE "ota" ADD CONSTRAINT "o" FOREIGN KEY ("id") REFERENCES "app_user"("id");',
    'ALTER TABLE "app_user" ADD CONSTRAINT "c" CHECK (length(phone) > 3) NOT VALID;',
    '-- Safe: the release before has stopped reading it.\nDROP TABLE "throttle";',
  ])('is taken with %s', (migration) => {
    expect(unsafeStatements(migration)).toEqual([]);
  });
});
