/**
 * As the database function `plan_after` of each row of `payments`, for lists: PostgreSQL plans such a function anew in every
 * statement that calls it.
 */
export const PLAN_AFTER_PAYMENT = `(
    select case when changed_by is not null then plan_of(changed_by) end from grants
    where payment_id = payments.id and not payments.is_gift)`;
