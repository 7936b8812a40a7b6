CREATE TABLE "paper" (
	"institution_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"financial_year" text NOT NULL,
	"sequence" integer NOT NULL,
	"day" date NOT NULL,
	"subscription_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"currency" text NOT NULL,
	"total_minor" integer NOT NULL,
	"taxable_minor" integer,
	"tax_rate" numeric(5, 2),
	"taxes" jsonb NOT NULL,
	"due_minor" integer NOT NULL,
	"content" jsonb NOT NULL,
	"searched_as" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "paper_institution_id_id_pk" PRIMARY KEY("institution_id","id"),
	CONSTRAINT "paper_number_form" CHECK ("paper"."number" ~ '^[A-Za-z0-9/-]{1,16}$')
);
--> statement-breakpoint
CREATE TABLE "paper_series" (
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_series_kind_financial_year_pk" PRIMARY KEY("kind","financial_year")
);
--> statement-breakpoint
ALTER TABLE "bkbtr_setting" ADD COLUMN "papers" jsonb;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_entry_key" ON "paper" USING btree ("institution_id","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_sequence_key" ON "paper" USING btree ("kind","financial_year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_number_key" ON "paper" USING btree ("kind","financial_year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_id_key" ON "paper" USING btree ("id");--> statement-breakpoint
CREATE INDEX "paper_search" ON "paper" USING gin ("searched_as" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "paper_created" ON "paper" USING btree ("created_at","id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change_of_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'A paper is never changed or deleted.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "paper_kept" BEFORE UPDATE OR DELETE ON "paper"
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_paper();--> statement-breakpoint
CREATE TRIGGER "paper_kept_whole" BEFORE TRUNCATE ON "paper"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_paper();--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_gap_in_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."last" = OLD."last" + 1
		AND NEW."kind" = OLD."kind" AND NEW."financial_year" = OLD."financial_year" THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Numbers of papers are consecutive.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "paper_series_consecutive" BEFORE UPDATE OR DELETE ON "paper_series"
FOR EACH ROW EXECUTE FUNCTION refuse_gap_in_series();--> statement-breakpoint
CREATE TRIGGER "paper_series_kept" BEFORE TRUNCATE ON "paper_series"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_gap_in_series();
