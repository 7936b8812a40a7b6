ALTER TABLE "category" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "category_images" ON "category" USING gin ("images" jsonb_path_ops) WITH (fastupdate=false);