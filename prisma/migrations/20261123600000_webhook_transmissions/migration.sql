-- PayPal signs a transmission's id, and of the body a CRC-32 only: texts of the same sum share one signature. The first
-- event of a transmission is kept, and no other. Events of before have none.
ALTER TABLE "webhook_events" ADD COLUMN "transmission_id" TEXT;
CREATE UNIQUE INDEX "webhook_events_tenant_id_transmission_id_key" ON "webhook_events" ("tenant_id", "transmission_id");
