-- Safe: on a large platform these are made before the release (`create index concurrently`), and are there already: of the
-- audit log for each partition, which the statement then takes.
CREATE INDEX IF NOT EXISTS "audit_entry_kind" ON "audit_entry" USING btree ("record_kind");--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "audit_entry_action" ON "audit_entry" USING btree ("action");--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "audit_entry_call" ON "audit_entry" USING btree ("call");--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "note_owner" ON "note" USING btree ("owner_id") WHERE "note"."owner_id" is not null;--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "notice_kind" ON "notice" USING btree ("kind");--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "notice_day" ON "notice" USING btree ("day");--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "notice_unsent" ON "notice" USING btree ("status") WHERE "notice"."status" <> 'Sent';--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "paper_subscription" ON "paper" USING btree ("subscription_id");--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "whatsapp_inactive" ON "whatsapp" USING btree ("status") WHERE "whatsapp"."status" <> 'Active';
