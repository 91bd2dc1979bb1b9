import type { Sign } from '@site/server/signatures';
import { publishEdited } from './publish-edited.ts';

interface Change {
  /** A text on the remote's pages, and its replacement. */
  from: string | RegExp;
  to: string;
  contractVersion?: string;
  sign?: Sign;
  /** The share of visitors that get it, in percent; missing for all. */
  canary?: number;
}

/**
 * Releases a remote with a changed text, like its team would: the same build with the text replaced in its files for
 * browsers and Node.
 *
 * @returns the version of the release
 */
export function publishChanged(releasesDirectory: string, remote: string, change: Change): Promise<string> {
  const { from, to, contractVersion, sign, canary } = change;
  return publishEdited(releasesDirectory, remote, {
    contractVersion,
    sign,
    canary,
    edit: (path, text) => {
      if (!/\.c?js$/.test(path)) return text;
      return typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
    },
  });
}
