-- Why a refund is made that nobody asked for: a code, so that each reader can be told in their own language. What a
-- person has typed stays in `reason`. A release that still writes the sentences writes them without a code, and they
-- are shown as they are.
ALTER TABLE "refunds" ADD COLUMN "reason_code" TEXT;

UPDATE "refunds" SET "reason_code" = 'second_capture', "reason" = ''
  WHERE "actor_name" IS NULL AND "reason" = 'This order was paid twice';
UPDATE "refunds" SET "reason_code" = 'capture_mismatch', "reason" = ''
  WHERE "actor_name" IS NULL AND "reason" = 'The amount taken was not the total of the order';

ALTER TABLE "refunds"
  ADD CONSTRAINT "refunds_reason_code_check" CHECK ("reason_code" IN ('second_capture', 'capture_mismatch'));
