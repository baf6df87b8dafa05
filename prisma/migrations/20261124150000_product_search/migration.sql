-- What search needs lies in a schema of its own: the extensions, where the database does not have them elsewhere, and
-- the functions of which the two columns below are made.
CREATE SCHEMA "makerfront_search";
CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA "makerfront_search";
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA "makerfront_search";

-- Text as it is compared: small letters, no accents, no marks between words. unaccent() counts as changeable, because
-- its rules are a file; a column can be made of what is declared not to be. An extension may be installed in any schema.
DO $$
BEGIN
  EXECUTE format(
    $fold$
      CREATE FUNCTION makerfront_search.fold(words text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $body$ SELECT lower(translate(%1$I.unaccent(%2$L::regdictionary, words), '''’‘`´"“”„«»-–—_/\.,;:!?¿¡()[]{}<>|&*+=#@%%^~$€£·•', repeat(' ', 60))) $body$
    $fold$,
    n.nspname, format('%I.unaccent', n.nspname))
  FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'unaccent';
  EXECUTE format(
    $alike$
      CREATE FUNCTION makerfront_search.alike(word text, other text) RETURNS real
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $body$ SELECT %1$I.similarity(word, other) $body$
    $alike$,
    n.nspname)
  FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
END
$$;

-- Words in the forms that English gives them, and as they are written, for other languages and for beginnings of words.
CREATE FUNCTION makerfront_search.words(folded text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT to_tsvector('pg_catalog.english', folded) || to_tsvector('pg_catalog.simple', folded) $$;

-- A product's words: A in its name, B in its SKU (in parts and as one word), D in its description. Not without their
-- places, which would be smaller: a word without a place counts for each of the letters.
CREATE FUNCTION makerfront_search.document(name text, sku text, description text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT setweight(makerfront_search.words(makerfront_search.fold(name)), 'A')
      || setweight(to_tsvector('pg_catalog.simple',
        makerfront_search.fold(sku) || ' ' || replace(makerfront_search.fold(sku), ' ', '')), 'B')
      || makerfront_search.words(makerfront_search.fold(description))
  $$;

-- One word that somebody looks for: in any of its forms, and as the beginning of one. Null for a word that English has
-- in every text. `place` is '' for anywhere, or 'A' or 'B'.
CREATE FUNCTION makerfront_search.asked(word text, place text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT CASE WHEN numnode(plainto_tsquery('pg_catalog.english', folded)) = 0 THEN NULL
      ELSE to_tsquery('pg_catalog.english', quote_literal(folded) || rtrim(':' || place, ':'))
        || to_tsquery('pg_catalog.simple', quote_literal(folded) || ':*' || place) END
    FROM (SELECT makerfront_search.fold(word) AS folded) AS f
  $$;

-- Any of the words of a text, none of which English has in every text; a question that asks for nothing if there is none.
CREATE FUNCTION makerfront_search.any_of(folded text, place text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT coalesce(to_tsquery('pg_catalog.simple',
      string_agg(quote_literal(word) || rtrim(':' || place, ':'), ' | ')), ''::tsquery)
    FROM unnest(string_to_array(folded, ' ')) AS words(word) WHERE word <> ''
  $$;

-- AlterTable
ALTER TABLE "products"
  ADD COLUMN "search_name" TEXT GENERATED ALWAYS AS (makerfront_search.fold("name")) STORED,
  ADD COLUMN "search_words" tsvector GENERATED ALWAYS AS (makerfront_search.document("name", "sku", "description")) STORED;

-- Whoever writes a product makes its words, and whoever looks for one makes a question of theirs.
DO $$
DECLARE
  home record;
BEGIN
  FOR home IN
    SELECT DISTINCT n.nspname FROM pg_namespace n LEFT JOIN pg_extension e ON e.extnamespace = n.oid
    WHERE n.nspname = 'makerfront_search' OR e.extname IN ('unaccent', 'pg_trgm')
  LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO makerfront_tenant', home.nspname);
  END LOOP;
END
$$;
