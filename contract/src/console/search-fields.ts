import * as z from 'zod/mini';
import { EMAIL_MAX, PERSON_SEARCH_MIN } from '../shared/limits.ts';

/** Text of a list's search. */
export const searchField = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const searchFrom = (min: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(EMAIL_MAX));
/** A name or an email. */
export const personSearchField = searchFrom(PERSON_SEARCH_MIN);
/** A number, a reference or an email. */
export const paymentSearchField = searchFrom(3);
/** The record that an alert or an audit event is about, as they name it: `payment:<id>`. */
export const subjectField = z.string().check(z.minLength(1), z.maxLength(200));
