import { type Kysely, sql } from 'kysely';
import { describeTable } from './describe-table.ts';
import { refuseTruncate } from './protect-rows.ts';

/** Tables whose rows lie in a partition for each month, so that old ones are dropped at once instead of row by row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table monthly_tables (
      name text primary key,
      time_column text not null,
      kept_months integer not null check (kept_months > 0)
    );
    insert into monthly_tables values ('security_events', 'created_at', 24);

    -- The role of the shop may create and drop nothing. It may call this, which drops no month that its table
    -- still keeps, by the clock of the database.
    create function keep_months(today date) returns table (table_name text, month text, change text)
      language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as $$
    declare
      parent record;
      part record;
      firsts date[];
      first date;
      rest text;
      bound text;
      has_rows boolean;
    begin
      perform pg_advisory_xact_lock(hashtextextended('sesame months', 0));
      for parent in select * from public.monthly_tables order by name loop
        rest := parent.name || '_rest';
        execute format(
          'select array_agg(distinct make_date(extract(year from day)::integer, extract(month from day)::integer, 1)) from ('
            'select %L::timestamp + make_interval(months => n) as day from generate_series(0, 2) n '
            'union all select %I at time zone ''UTC'' from partitions.%I) days',
          date_trunc('month', today::timestamp), parent.time_column, rest) into firsts;
        foreach first in array firsts loop
          month := to_char(first, 'YYYY_MM');
          table_name := parent.name || '_' || month;
          continue when to_regclass(format('partitions.%I', table_name)) is not null;
          bound := format('%I >= %L and %1$I < %3$L', parent.time_column,
            first || ' 00:00+00', (first + interval '1 month')::date || ' 00:00+00');
          execute format('create table partitions.%I (like public.%I including all, constraint of_month check (%s))',
            table_name, parent.name, bound);
          execute format('select exists (select from partitions.%I where %s)', rest, bound) into has_rows;
          if has_rows then
            -- Rows that came before their month existed, as after a restore.
            execute format('alter table partitions.%I disable trigger user', rest);
            execute format('with moved as (delete from partitions.%I where %s returning *) insert into partitions.%I select * from moved',
              rest, bound, table_name);
            execute format('alter table partitions.%I enable trigger user', rest);
          end if;
          -- The check spares reading its rows again.
          execute format('alter table public.%I attach partition partitions.%I for values from (%L) to (%L)', parent.name,
            table_name, first || ' 00:00+00', (first + interval '1 month')::date || ' 00:00+00');
          execute format('alter table partitions.%I drop constraint of_month', table_name);
          change := 'created';
          return next;
        end loop;
        for part in
          select c.relname::text as name, to_date(right(c.relname, 7), 'YYYY_MM') as first
          from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = format('public.%I', parent.name)::regclass and c.relname <> rest
          order by c.relname
        loop
          continue when part.first + make_interval(months => parent.kept_months + 1)
            > least(today::timestamp, clock_timestamp() at time zone 'UTC');
          execute format('drop table partitions.%I', part.name);
          table_name := part.name;
          month := right(part.name, 7);
          change := 'dropped';
          return next;
        end loop;
      end loop;
    end $$;
  `.execute(db);
  await describeTable(
    db,
    'monthly_tables',
    'Tables with a partition for each month, in the schema `partitions`; written only by migrations.',
    {
      name: 'The table.',
      time_column: 'The column whose month decides.',
      kept_months: 'How many complete months are kept before the current one.',
    },
  );
  await refuseTruncate(db, 'monthly_tables');
}
