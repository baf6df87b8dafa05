-- What a shop can take along, and what becomes of a closed shop.

-- One file with everything that a shop owns, made in the background and kept for some days.
CREATE TABLE "tenant_archives" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    -- Who asked for it, and where they are told that it is there.
    "requested_by_name" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    -- The address at which the shop was reached, for the link in the mail.
    "store_url" TEXT NOT NULL,
    "done_parts" INTEGER NOT NULL DEFAULT 0,
    "total_parts" INTEGER NOT NULL DEFAULT 0,
    -- Null until it is made, and once it was removed.
    "object_key" TEXT,
    "byte_size" BIGINT,
    -- Files that the store did not have any more.
    "missing_files" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    -- When it is worked on next; null once it is made or given up. A claim moves it on, so a crash frees it.
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "tenant_archives_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "tenant_archives_status_check" CHECK ("status" IN ('waiting', 'ready', 'failed', 'removed')),
    CONSTRAINT "tenant_archives_object_check" CHECK (("status" = 'ready') = ("object_key" IS NOT NULL)),
    CONSTRAINT "tenant_archives_work_check" CHECK (("status" = 'waiting') = ("next_attempt_at" IS NOT NULL)),
    CONSTRAINT "tenant_archives_parts_check" CHECK ("done_parts" BETWEEN 0 AND "total_parts")
);
-- Several presses make one.
CREATE UNIQUE INDEX "tenant_archives_one_at_once" ON "tenant_archives" ("tenant_id") WHERE "status" = 'waiting';
CREATE INDEX "tenant_archives_next_attempt_at_idx" ON "tenant_archives" ("next_attempt_at");
CREATE INDEX "tenant_archives_expires_at_idx" ON "tenant_archives" ("expires_at");
ALTER TABLE "tenant_archives" ADD CONSTRAINT "tenant_archives_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tenant_archives" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tenant_archives_own_rows" ON "tenant_archives" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "tenant_archives_platform" ON "tenant_archives" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "tenant_archives" TO makerfront_tenant;
GRANT UPDATE ("status", "done_parts", "total_parts", "object_key", "byte_size", "missing_files", "attempts",
  "next_attempt_at", "ready_at", "expires_at") ON "tenant_archives" TO makerfront_tenant;
GRANT SELECT ("tenant_id", "id", "status", "next_attempt_at", "expires_at") ON "tenant_archives" TO makerfront_platform;

-- The end of a closed shop: it is told of, then everything of it is deleted, and this row stays. It names no person.
-- Without a relation, because it outlives the shop.
CREATE TABLE "tenant_deletions" (
    "tenant_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,
    "warned_at" TIMESTAMPTZ(3),
    -- From here on the shop cannot be opened again.
    "begun_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    -- Rows by table when the deletion began.
    "counts" JSONB NOT NULL DEFAULT '{}',
    -- Files that were deleted from the stores.
    "files" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "tenant_deletions_pkey" PRIMARY KEY ("tenant_id"),
    CONSTRAINT "tenant_deletions_order_check" CHECK (
      ("begun_at" IS NULL OR "warned_at" IS NOT NULL) AND ("deleted_at" IS NULL OR "begun_at" IS NOT NULL)),
    CONSTRAINT "tenant_deletions_files_check" CHECK ("files" >= 0)
);
CREATE INDEX "tenant_deletions_deleted_at_idx" ON "tenant_deletions" ("deleted_at" DESC);
ALTER TABLE "tenant_deletions" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tenant_deletions_platform" ON "tenant_deletions" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "tenant_deletions" TO makerfront_platform;

-- Asks for an archive: 'waiting' for a new one or for one that is being made, 'too_many' on one day, 'denied'.
CREATE FUNCTION "shop_request_archive"(shop UUID, actor UUID, address TEXT, most INTEGER) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  -- Locks the owners, so two requests come one after the other.
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  IF EXISTS (SELECT FROM tenant_archives a WHERE a.tenant_id = shop AND a.status = 'waiting') THEN
    RETURN 'waiting';
  END IF;
  IF (SELECT count(*) FROM tenant_archives a WHERE a.tenant_id = shop AND a.created_at > now() - interval '1 day') >= most THEN
    RETURN 'too_many';
  END IF;
  INSERT INTO tenant_archives (tenant_id, id, requested_by_name, recipient, store_url)
  SELECT shop, gen_random_uuid(), coalesce(nullif(u.name, ''), u.email), u.email, address FROM users u WHERE u.id = actor;
  PERFORM team_audit(shop, actor, 'shop.archive_requested', '', '{}');
  RETURN 'waiting';
END
$$;

-- Keeps in the log that an owner fetches an archive; false if they are none.
CREATE FUNCTION "shop_log_archive_fetched"(shop UUID, actor UUID) RETURNS BOOLEAN
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM tenant_users m WHERE m.tenant_id = shop AND m.user_id = actor AND m.role = 'owner') THEN
    RETURN false;
  END IF;
  PERFORM team_audit(shop, actor, 'shop.archive_fetched', '', '{}');
  RETURN true;
END
$$;

-- How long a closed shop can still be taken along, and opened again.
CREATE FUNCTION "shop_closed_life"() RETURNS INTERVAL LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT interval '30 days'
$$;

-- A shop whose deletion has begun stays closed. In a trigger, so that no way of moving it is forgotten.
CREATE FUNCTION "shop_in_deletion_stays_closed"() RETURNS TRIGGER
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF OLD.state = 'closed' AND NEW.state <> 'closed' THEN
    IF EXISTS (SELECT FROM tenant_deletions d WHERE d.tenant_id = OLD.id AND d.begun_at IS NOT NULL) THEN
      RAISE EXCEPTION 'the deletion of this shop has begun' USING ERRCODE = 'check_violation', CONSTRAINT = 'tenants_in_deletion_check';
    END IF;
    DELETE FROM tenant_deletions d WHERE d.tenant_id = OLD.id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "tenants_in_deletion_stay_closed" BEFORE UPDATE OF "state" ON "tenants"
  FOR EACH ROW EXECUTE FUNCTION "shop_in_deletion_stays_closed"();

-- Which notice the owners of a closed shop get now, each once: 'closed', and 'deletion_soon' `ahead` of its deletion. With
-- their addresses; no rows if there is nothing to tell.
CREATE FUNCTION "shop_closing_notice"(shop UUID, at TIMESTAMPTZ, ahead INTERVAL) RETURNS TABLE (notice TEXT, email TEXT)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  closed timestamptz;
  its_slug text;
  told text := 'closed';
BEGIN
  SELECT t.state_since, t.slug INTO closed, its_slug FROM tenants t
  WHERE t.id = shop AND t.kind = 'shop' AND t.state = 'closed' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  INSERT INTO tenant_deletions (tenant_id, slug, closed_at) VALUES (shop, its_slug, closed) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    told := 'deletion_soon';
    UPDATE tenant_deletions d SET warned_at = at
    WHERE d.tenant_id = shop AND d.warned_at IS NULL AND closed <= at - shop_closed_life() + ahead;
    IF NOT FOUND THEN
      RETURN;
    END IF;
  END IF;
  RETURN QUERY SELECT told, u.email FROM tenant_users m JOIN users u ON u.id = m.user_id WHERE m.tenant_id = shop AND m.role = 'owner';
END
$$;

-- Begins the deletion of a shop: 'begun', 'early' if it is not the time or was told of too late, 'busy' while money of it is
-- under way, 'gone'.
CREATE FUNCTION "shop_begin_deletion"(shop UUID, at TIMESTAMPTZ, ahead INTERVAL) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  row_count jsonb;
BEGIN
  PERFORM FROM tenants t
  WHERE t.id = shop AND t.kind = 'shop' AND t.state = 'closed' AND t.state_since <= at - shop_closed_life() FOR UPDATE;
  IF NOT FOUND THEN
    RETURN CASE WHEN EXISTS (SELECT FROM tenants t WHERE t.id = shop) THEN 'early' ELSE 'gone' END;
  END IF;
  PERFORM FROM tenant_deletions d WHERE d.tenant_id = shop AND d.warned_at <= at - ahead FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'early';
  END IF;
  IF EXISTS (SELECT FROM payments p WHERE p.tenant_id = shop AND p.next_check_at IS NOT NULL)
    OR EXISTS (SELECT FROM refunds r WHERE r.tenant_id = shop AND r.next_check_at IS NOT NULL)
    OR EXISTS (SELECT FROM webhook_events e WHERE e.tenant_id = shop AND e.next_attempt_at IS NOT NULL) THEN
    RETURN 'busy';
  END IF;
  SELECT jsonb_build_object(
    'products', (SELECT count(*) FROM products x WHERE x.tenant_id = shop),
    'orders', (SELECT count(*) FROM orders x WHERE x.tenant_id = shop),
    'payments', (SELECT count(*) FROM payments x WHERE x.tenant_id = shop),
    'refunds', (SELECT count(*) FROM refunds x WHERE x.tenant_id = shop),
    'customers', (SELECT count(*) FROM customers x WHERE x.tenant_id = shop),
    'uploads', (SELECT count(*) FROM uploads x WHERE x.tenant_id = shop),
    'order_files', (SELECT count(*) FROM order_files x WHERE x.tenant_id = shop)) INTO row_count;
  UPDATE tenant_deletions d SET begun_at = at, counts = row_count WHERE d.tenant_id = shop AND d.begun_at IS NULL;
  RETURN 'begun';
END
$$;

-- Counts files of a shop in deletion that were deleted from the stores.
CREATE FUNCTION "shop_count_deleted_files"(shop UUID, more INTEGER) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE tenant_deletions d SET files = d.files + more WHERE d.tenant_id = shop AND d.begun_at IS NOT NULL AND d.deleted_at IS NULL;
END
$$;

-- Deletes some orders of a shop in deletion, with everything that hangs on them; how many. In steps, so that a shop with a
-- million of them locks nothing for long.
CREATE FUNCTION "shop_delete_orders"(shop UUID, most INTEGER) RETURNS INTEGER
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  deleted integer;
BEGIN
  PERFORM FROM tenant_deletions d WHERE d.tenant_id = shop AND d.begun_at IS NOT NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  DELETE FROM orders o WHERE o.tenant_id = shop AND o.id IN (SELECT x.id FROM orders x WHERE x.tenant_id = shop ORDER BY x.id LIMIT most);
  GET DIAGNOSTICS deleted = ROW_COUNT;
  RETURN deleted;
END
$$;

-- Deletes what is left of a shop in deletion. Its owners' addresses, for the mail that says so; nobody if that was done before.
CREATE FUNCTION "shop_finish_deletion"(shop UUID, at TIMESTAMPTZ) RETURNS TABLE (email TEXT)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  owners text[];
  people uuid[];
BEGIN
  PERFORM FROM tenant_deletions d WHERE d.tenant_id = shop AND d.begun_at IS NOT NULL AND d.deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT array_agg(u.email) INTO owners FROM tenant_users m JOIN users u ON u.id = m.user_id WHERE m.tenant_id = shop AND m.role = 'owner';
  SELECT array_agg(m.user_id) INTO people FROM tenant_users m WHERE m.tenant_id = shop;
  DELETE FROM tenants t WHERE t.id = shop AND t.kind = 'shop' AND t.state = 'closed';
  -- People of no other shop are people of nothing any more.
  DELETE FROM users u WHERE u.id = ANY(people) AND NOT EXISTS (SELECT FROM tenant_users m WHERE m.user_id = u.id);
  UPDATE tenant_deletions d SET deleted_at = at WHERE d.tenant_id = shop;
  RETURN QUERY SELECT unnest(owners);
END
$$;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''shop.archive_requested'' ''shop.archive_fetched''', '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'audit_events_kind_check' AND c.conrelid = 'audit_events'::regclass;
  ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_kind_check";
  EXECUTE format('ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (%s))', kinds);
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''store_notice''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'outbox_mails_kind_check' AND c.conrelid = 'outbox_mails'::regclass;
  ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";
  EXECUTE format('ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

REVOKE ALL ON FUNCTION "shop_request_archive", "shop_log_archive_fetched", "shop_closed_life", "shop_in_deletion_stays_closed", "shop_closing_notice", "shop_begin_deletion",
  "shop_count_deleted_files", "shop_delete_orders", "shop_finish_deletion" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "shop_request_archive", "shop_log_archive_fetched", "shop_closing_notice", "shop_begin_deletion", "shop_count_deleted_files", "shop_delete_orders",
  "shop_finish_deletion" TO makerfront_platform;
