CREATE TABLE "unused_object" (
	"object" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_file" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_template_sync" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session_family" ADD COLUMN "written_to" "pg_lsn";--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "object" text;--> statement-breakpoint
CREATE INDEX "unused_object_since" ON "unused_object" USING btree ("since");--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_bytes" CHECK (num_nonnulls("stored_file"."bytes", "stored_file"."object") = 1) NOT VALID;