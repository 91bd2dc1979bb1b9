/** A posted form: its bytes for the page that answers it, and its inputs for the shell. */
export interface PostedForm {
  bytes: Uint8Array<ArrayBuffer>;
  inputs: FormData;
}

/**
 * Reads the body of a POST. An empty body is a form without inputs.
 *
 * @returns undefined if the body is not a form
 */
export async function readPostedForm(request: Request): Promise<PostedForm | undefined> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0) return { bytes, inputs: new FormData() };
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  const inputs = await new Response(bytes, { headers }).formData().catch(() => undefined);
  return inputs && { bytes, inputs };
}
