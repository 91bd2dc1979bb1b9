/** The export cannot be served. The message is one line that names the file, the resource, and the field. */
export class ExportError extends Error {
  override name = 'ExportError';
}
