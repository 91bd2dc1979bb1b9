import type { Context } from 'hono';

export type Payload = { value: unknown; form: boolean } | 'unreadable' | 'unsupported';

/** Reads a request's body: JSON, or a form as browsers post it without JavaScript. */
export async function readPayload(context: Context): Promise<Payload> {
  const [type] = (context.req.header('Content-Type') ?? '').toLowerCase().split(';');
  if (type === 'application/json') {
    return context.req.json().then(
      (value) => ({ value, form: false }),
      () => 'unreadable',
    );
  }
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') {
    return context.req.formData().then(
      (form) => ({ value: Object.fromEntries(form), form: true }),
      () => 'unreadable',
    );
  }
  return 'unsupported';
}
