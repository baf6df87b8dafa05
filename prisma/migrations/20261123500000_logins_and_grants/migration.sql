-- A link for a new password is for a member of its shop, whoever writes the row.
DELETE FROM "password_resets" r
WHERE NOT EXISTS (
  SELECT FROM "tenant_users" m WHERE m."tenant_id" = r."tenant_id" AND m."user_id" = r."user_id");

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "tenant_users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is not expressible in schema.prisma: constraints, roles, grants and row-level security.

-- Names of the platform's own addresses and paths. lib/tenants/reserved-slugs.ts has the same list; a test compares the
-- two. If this stops the migration, give the shop that has such a slug another one first.
ALTER TABLE "tenants"
  ADD CONSTRAINT "tenants_slug_reserved_check" CHECK ("slug" NOT IN (
    'about', 'account', 'accounts', 'admin', 'api', 'app', 'assets', 'auth', 'autoconfig', 'autodiscover', 'billing',
    'blog', 'cart', 'category', 'cdn', 'checkout', 'contact', 'dashboard', 'dev', 'docs', 'email', 'favicon', 'files',
    'ftp', 'health', 'help', 'hostmaster', 'icon', 'imap', 'invalid', 'legal', 'local', 'localhost', 'login', 'logout',
    'mail', 'makerfront', 'media', 'mx', 'next', 'noreply', 'ns', 'ns1', 'ns2', 'order-success', 'orders', 'payments',
    'paypal', 'placeholder', 'platform', 'pop', 'postmaster', 'preview', 'pricing', 'privacy', 'products',
    'public', 'robots', 'root', 'search', 'security', 'settings', 'shop', 'shops', 'signin', 'signup', 'sitemap',
    'smtp', 'staging', 'static', 'status', 'store', 'stores', 'stripe', 'support', 'system', 'terms', 'webhook', 'webhooks', 'webmail', 'webmaster', 'www'));

-- The role for the little work that belongs to no single shop. Like makerfront_tenant it owns nothing and cannot sign
-- in; `npm run migrate` makes a login for each of the two. Roles belong to the whole cluster, so another database of
-- it may have made this one already.
DO $$
BEGIN
  CREATE ROLE makerfront_platform NOLOGIN NOBYPASSRLS;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
GRANT USAGE ON SCHEMA public TO makerfront_platform;

-- Not since Postgres 15, but in databases that come from an older one.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
-- A temporary table hides the real one of its name from whatever uses that connection next.
DO $$
BEGIN
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
END
$$;

-- What a shop's scope may do with each table: no more than the code does. Of what may be changed, the columns in
-- "kept" may not, nor the keys of any table. A shop's own row in "tenants" has its grants already.
DO $$
DECLARE
  rule record;
  changeable text;
BEGIN
  FOR rule IN
    SELECT * FROM (VALUES
      ('tenant_users', 'SELECT', NULL::text[]),
      ('password_resets', NULL, NULL),
      ('sessions', 'SELECT, INSERT, DELETE', '{user_id,created_at}'),
      ('uploads', 'SELECT, INSERT, DELETE', '{created_at}'),
      ('categories', 'SELECT, INSERT, DELETE', '{created_at}'),
      ('products', 'SELECT, INSERT, DELETE', '{created_at}'),
      ('rosters', 'SELECT, INSERT, DELETE', NULL),
      ('order_counters', 'SELECT, INSERT', '{}'),
      ('orders', 'SELECT, INSERT', '{order_number,customer_name,customer_email,customer_phone,shipping_address,shipping_city,shipping_state,shipping_zip,shipping_country,total_cents,platform_fee_cents,idempotency_key,request_fingerprint,store_url,created_at}'),
      ('order_items', 'SELECT, INSERT', '{order_id,position,product_name,product_sku,product_price_cents,product_image_url,quantity,customization_label,customization_text,upcharge_cents,subtotal_cents}'),
      ('order_files', 'SELECT, INSERT, DELETE', '{order_id,created_at}'),
      ('order_events', 'SELECT, INSERT', NULL),
      ('order_alerts', 'SELECT, INSERT', '{order_id,kind,subject}'),
      ('made_pieces', 'SELECT, INSERT, DELETE', NULL),
      ('payments', 'SELECT, INSERT', '{order_id,attempt,paypal_order_id,amount_cents,created_at}'),
      ('refunds', 'SELECT, INSERT', '{order_id,payment_id,reason,actor_name,created_at}'),
      ('webhook_events', 'SELECT, INSERT, DELETE', '{event_type,payload,received_at}'),
      ('outbox_mails', 'SELECT, INSERT, DELETE', '{order_id,kind,subject,created_at}')
    ) AS rules("table", rights, kept)
  LOOP
    EXECUTE format('REVOKE ALL ON %I FROM makerfront_tenant', rule."table");
    IF rule.rights IS NOT NULL THEN
      EXECUTE format('GRANT %s ON %I TO makerfront_tenant', rule.rights, rule."table");
    END IF;
    IF rule.kept IS NOT NULL THEN
      SELECT string_agg(quote_ident(attname), ', ') INTO changeable
      FROM pg_attribute
      WHERE attrelid = quote_ident(rule."table")::regclass AND attnum > 0 AND NOT attisdropped
        AND attname <> ALL (rule.kept || '{tenant_id,id}');
      EXECUTE format('GRANT UPDATE (%s) ON %I TO makerfront_tenant', changeable, rule."table");
    END IF;
  END LOOP;
END
$$;

-- Of a roster only its product changes, to none when the product is deleted.
GRANT UPDATE ("product_id") ON "rosters" TO makerfront_tenant;

-- Links for new passwords are the platform's: whoever may plant one owns the account.
DROP POLICY "password_resets_own_rows" ON "password_resets";

-- What is done across shops: people sign in, hosts are looked up, limits are counted, and whoever looks after payments,
-- mails and files asks which shops have something to do. A shop's PayPal secret, shoppers' names and addresses and what
-- PayPal wrote are read in the shop's own scope only.
DO $$
DECLARE
  rule record;
  readable text;
BEGIN
  FOR rule IN
    SELECT * FROM (VALUES
      ('tenants', '{paypal_secret_encrypted}'::text[]),
      ('orders', '{customer_name,customer_email,customer_phone,shipping_address,shipping_city,shipping_state,shipping_zip,internal_note}'),
      ('webhook_events', '{payload}'),
      ('tenant_users', '{}'),
      ('sessions', '{}'),
      ('password_resets', '{}'),
      ('order_items', '{}'),
      ('order_files', '{}'),
      ('made_pieces', '{made_by}'),
      ('payments', '{}'),
      ('refunds', '{}'),
      ('outbox_mails', '{}'),
      ('uploads', '{}')
    ) AS rules("table", hidden)
  LOOP
    SELECT string_agg(quote_ident(attname), ', ') INTO readable
    FROM pg_attribute
    WHERE attrelid = quote_ident(rule."table")::regclass AND attnum > 0 AND NOT attisdropped
      AND attname <> ALL (rule.hidden);
    EXECUTE format('GRANT SELECT (%s) ON %I TO makerfront_platform', readable, rule."table");
    EXECUTE format(
      'CREATE POLICY %I ON %I TO makerfront_platform USING (true) WITH CHECK (true)',
      rule."table" || '_platform', rule."table");
  END LOOP;
END
$$;
GRANT SELECT, UPDATE ("password_hash") ON "users" TO makerfront_platform;
GRANT DELETE ON "sessions" TO makerfront_platform;
GRANT INSERT, UPDATE ("used_at"), DELETE ON "password_resets" TO makerfront_platform;
GRANT SELECT, INSERT ON "contact_signups" TO makerfront_platform;
GRANT SELECT, INSERT, UPDATE, DELETE ON "rate_limits" TO makerfront_platform;
