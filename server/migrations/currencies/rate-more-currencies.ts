import { type Kysely, sql } from 'kysely';

/** Rates of currencies that prices are only shown in; payments are charged in dollars or rubles. */
export async function rateMoreCurrencies(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exchange_rates
      drop constraint exchange_rates_currency_check,
      add constraint exchange_rates_currency_check check (currency in
        ('RUB', 'EUR', 'GBP', 'KZT', 'BYN', 'UAH', 'UZS', 'AMD', 'GEL', 'TRY', 'CNY'));
  `.execute(db);
}
