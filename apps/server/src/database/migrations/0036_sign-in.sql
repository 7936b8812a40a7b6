CREATE TABLE "recovery_code" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenge" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"password_mark" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer,
	"pending_sealed" text,
	"pending_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "security_event" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "session_family" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "session_family" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "session_family" ADD COLUMN "acted_by_id" text;--> statement-breakpoint
ALTER TABLE "session_family" ADD COLUMN "acted_for" text;--> statement-breakpoint
ALTER TABLE "session_family" ADD COLUMN "is_read_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ADD CONSTRAINT "sign_in_challenge_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_code_user" ON "recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenge_end" ON "sign_in_challenge" USING btree ("expires_at");