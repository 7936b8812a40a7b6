CREATE TABLE "bulk_item" (
	"job_id" text NOT NULL,
	"place" integer NOT NULL,
	"row_id" text NOT NULL,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"code" text,
	"message" text,
	"request_id" text,
	CONSTRAINT "bulk_item_job_id_place_pk" PRIMARY KEY("job_id","place")
);
--> statement-breakpoint
CREATE TABLE "bulk_job" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"call" text NOT NULL,
	"change" jsonb NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"served_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_item" ADD CONSTRAINT "bulk_item_job_id_bulk_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job" ADD CONSTRAINT "bulk_job_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_item_outcome" ON "bulk_item" USING btree ("job_id","outcome","place");--> statement-breakpoint
CREATE INDEX "bulk_job_user" ON "bulk_job" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_job_served" ON "bulk_job" USING btree ("status","served_at");--> statement-breakpoint
CREATE INDEX "bulk_job_created" ON "bulk_job" USING btree ("created_at");