CREATE TABLE "funding" (
	"id" serial PRIMARY KEY NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"amount_cents" bigint NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"form_name" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text,
	"message" text,
	"path" text,
	"accelerator_program" text,
	"description" text,
	"submission_key" text,
	"held" boolean DEFAULT false NOT NULL,
	"notified_at" timestamp with time zone,
	"document_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "leads_submission_key" ON "leads" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "leads_received_at" ON "leads" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"));