CREATE TABLE "assistant_feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rating" text NOT NULL,
	"question" text NOT NULL,
	"page" text,
	"comment" text
);
--> statement-breakpoint
CREATE INDEX "assistant_feedback_received_at" ON "assistant_feedback" USING btree ("received_at");