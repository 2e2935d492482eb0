#!/bin/sh
# Creates the role that the shop connects as. Its rights are granted when a process with DATABASE_OWNER_URL starts.
# The PostgreSQL image runs this once, on an empty volume; running it again changes the password.
psql --no-psqlrc --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set ON_ERROR_STOP=1 --set password="$POSTGRES_SHOP_PASSWORD" <<'SQL'
select 'create role sesame_shop' where not exists (select from pg_roles where rolname = 'sesame_shop') \gexec
alter role sesame_shop login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
SQL
