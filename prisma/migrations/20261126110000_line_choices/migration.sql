-- What a shopper chose on a line, as a list: {kind, label, value, files?}, each kind once. The columns beside it stay
-- filled from the same list. Null is a line of the release before, which may still run while this is applied: it is read
-- by its columns.
ALTER TABLE "order_items"
  ADD COLUMN "choices" JSONB,
  ADD CONSTRAINT "order_items_choices_check" CHECK (
    "choices" IS NULL
    OR (CASE WHEN jsonb_typeof("choices") = 'array' THEN jsonb_array_length("choices") <= 12 ELSE false END
      AND octet_length("choices"::text) <= 65536)
  );
GRANT UPDATE ("choices") ON "order_items" TO makerfront_tenant;

-- Lines of before. One whose file is no file of the order's own keeps its columns alone, and so does a text longer than
-- any checkout takes.
UPDATE "order_items" i SET "choices" = (
  SELECT coalesce(jsonb_agg(c.choice ORDER BY c.place) FILTER (WHERE c.choice IS NOT NULL), '[]')
  FROM (VALUES
    (1, CASE WHEN i."customization_text" IS NOT NULL THEN jsonb_build_object(
      'kind', 'customization', 'label', coalesce(i."customization_label", ''), 'value', i."customization_text") END),
    (2, (SELECT jsonb_build_object('kind', 'logo', 'label', '', 'value', f."file_name",
        'files', jsonb_build_array(jsonb_build_object('name', f."file_name", 'url', i."logo_url")))
      FROM "order_files" f
      WHERE f."tenant_id" = i."tenant_id" AND f."id" = i."logo_file_id" AND i."logo_url" IS NOT NULL)),
    (3, (SELECT jsonb_build_object('kind', 'roster', 'label', '', 'value', f."file_name",
        'files', jsonb_build_array(jsonb_build_object('name', f."file_name", 'url', i."roster_url")))
      FROM "order_files" f
      WHERE f."tenant_id" = i."tenant_id" AND f."id" = i."roster_file_id" AND i."roster_url" IS NOT NULL))
  ) AS c(place, choice))
WHERE (i."logo_url" IS NULL OR i."logo_file_id" IS NOT NULL)
  AND (i."roster_url" IS NULL OR i."roster_file_id" IS NOT NULL)
  AND length(coalesce(i."customization_text", '')) <= 500
  AND length(coalesce(i."customization_label", '')) <= 300;
