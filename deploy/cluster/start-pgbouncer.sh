#!/bin/sh
# PgBouncer reads no environment, so the password of the shop's role is written into its list of users.
set -e
umask 077
folder=$(mktemp -d)
cp pgbouncer.ini "$folder"
printf '"sesame_shop" "%s"\n' "$POSTGRES_SHOP_PASSWORD" > "$folder/userlist.txt"
cd "$folder"
exec pgbouncer pgbouncer.ini
