-- How many letters fit on what is made, as its owner says: letters as people see them. Null: as many as any order takes.
-- It is checked by the server, which counts as the field beside it does; Postgres counts otherwise.
ALTER TABLE "products"
  ADD COLUMN "customization_limit" INTEGER,
  ADD CONSTRAINT "products_customization_limit_check" CHECK ("customization_limit" BETWEEN 1 AND 500);
GRANT UPDATE ("customization_limit") ON "products" TO makerfront_tenant;
