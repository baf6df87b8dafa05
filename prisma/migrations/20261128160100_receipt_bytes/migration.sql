-- The receipt of a deleted shop says how large its files were, and no archive is made while a shop is deleted.

ALTER TABLE "tenant_deletions" ADD COLUMN "bytes" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "tenant_deletions" ADD CONSTRAINT "tenant_deletions_bytes_check" CHECK ("bytes" >= 0);

-- Counts files of a shop in deletion that were deleted from the stores, and their bytes.
DROP FUNCTION "shop_count_deleted_files"(UUID, INTEGER);
CREATE FUNCTION "shop_count_deleted_files"(shop UUID, more INTEGER, size BIGINT) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE tenant_deletions d SET files = d.files + more, bytes = d.bytes + size
  WHERE d.tenant_id = shop AND d.begun_at IS NOT NULL AND d.deleted_at IS NULL;
END
$$;
REVOKE ALL ON FUNCTION "shop_count_deleted_files" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "shop_count_deleted_files" TO makerfront_platform;

-- Asks for an archive: 'waiting' for a new one or for one that is being made, 'too_many' on one day, 'ending' once the
-- shop's deletion has begun, 'denied'.
CREATE OR REPLACE FUNCTION "shop_request_archive"(shop UUID, actor UUID, address TEXT, most INTEGER) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  -- Locks the owners, so two requests come one after the other.
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  -- Waits for a deletion that begins now, and the other way round.
  PERFORM FROM tenants t WHERE t.id = shop FOR UPDATE;
  IF EXISTS (SELECT FROM tenant_deletions d WHERE d.tenant_id = shop AND d.begun_at IS NOT NULL) THEN
    RETURN 'ending';
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

-- Begins the deletion of a shop: 'begun', 'early' if it is not the time or was told of too late, 'busy' while money of it or
-- an archive is under way, 'gone'.
CREATE OR REPLACE FUNCTION "shop_begin_deletion"(shop UUID, at TIMESTAMPTZ, ahead INTERVAL) RETURNS TEXT
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
    OR EXISTS (SELECT FROM webhook_events e WHERE e.tenant_id = shop AND e.next_attempt_at IS NOT NULL)
    -- An archive that is written meanwhile would be left in the store.
    OR EXISTS (SELECT FROM tenant_archives a WHERE a.tenant_id = shop AND a.status = 'waiting') THEN
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
