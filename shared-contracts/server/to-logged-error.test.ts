import { expect, it } from 'vitest';
import { toLoggedError } from './to-logged-error.ts';

it('has what went wrong and its causes, and nothing of the request', () => {
  const cause = new Error('connect ECONNREFUSED');
  const request = { _header: 'Authorization: Bearer secret-token' };
  const error = Object.assign(new Error('Could not read', { cause }), { code: 'ECONNREFUSED', request });
  const logged = toLoggedError(error);
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'Could not read: connect ECONNREFUSED',
    code: 'ECONNREFUSED',
  });
  expect(JSON.stringify(logged)).toContain('to-logged-error.test.ts');
  expect(JSON.stringify(logged)).not.toContain('secret-token');
});

it('leaves what is no error as it is', () => {
  expect(toLoggedError('late')).toBe('late');
});
