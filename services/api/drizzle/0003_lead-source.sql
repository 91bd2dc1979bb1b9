ALTER TABLE "leads" ADD COLUMN "privacy_notice" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" jsonb;