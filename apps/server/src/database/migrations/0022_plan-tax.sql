ALTER TABLE "subscription" ADD COLUMN "tax_rate" numeric(5, 2) DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "tax_inclusive" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_entry" ADD COLUMN "tax_rate" numeric(5, 2);