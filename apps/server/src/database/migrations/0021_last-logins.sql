CREATE TABLE "last_login" (
	"user_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "last_login" ADD CONSTRAINT "last_login_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "last_login_at" ON "last_login" USING btree ("at","user_id");--> statement-breakpoint
-- The release before goes on writing the column while a roll migrates: its sign-ins come along.
CREATE OR REPLACE FUNCTION copy_last_login() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "last_login" ("user_id", "at") VALUES (NEW."id", NEW."last_login_at")
	ON CONFLICT ("user_id") DO UPDATE SET "at" = greatest("last_login"."at", excluded."at");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "app_user_last_login" AFTER UPDATE OF "last_login_at" ON "app_user"
FOR EACH ROW WHEN (NEW."last_login_at" IS NOT NULL) EXECUTE FUNCTION copy_last_login();--> statement-breakpoint
INSERT INTO "last_login" ("user_id", "at")
SELECT "id", "last_login_at" FROM "app_user" WHERE "last_login_at" IS NOT NULL;
