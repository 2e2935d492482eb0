import { expect, test } from 'vitest';
import { ApiError } from '../api/client/api-error.ts';
import { errorText } from './error-text.ts';
import type { Translate } from './use-i18n.ts';

const t = ((key: string, params: { count?: number } = {}) =>
  params.count === undefined ? key : `${key} ${params.count}`) as Translate;
const tooMany = (retryAfterS?: number) =>
  new ApiError({
    status: 429,
    code: 'too_many_requests',
    message: 'Too many attempts.',
    ...(retryAfterS !== undefined && { retryAfterS }),
  });

test.each([
  [940, 'errorWaitMinutes 16'],
  [60, 'errorWaitMinutes 1'],
  [59, 'Too many attempts.'],
  [undefined, 'Too many attempts.'],
])('a wait of %s seconds is shown as %s', (seconds, text) => {
  expect(errorText(t, tooMany(seconds))).toBe(text);
});
