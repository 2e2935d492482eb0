#!/bin/sh
# Patroni runs this once, when the first node is empty, with the address of its database as the superuser.
exec psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set owner="$POSTGRES_PASSWORD" --set shop="$POSTGRES_SHOP_PASSWORD" \
  "$1" <<'SQL'
create role sesame login password :'owner';
create role sesame_shop login password :'shop';
create database sesame owner sesame;
SQL
