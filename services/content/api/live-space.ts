import { stat } from 'node:fs/promises';
import type { Place } from '../delivery/to-resource.ts';
import { createView, type View } from '../delivery/view.ts';
import type { AssetFile } from '../export/asset-files.ts';
import { readSpace, type Space } from '../export/read-space.ts';
import { type ChangeLog, nextChangeLog } from '../sync/change-log.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';

/** The space as one version of the export has it, with what is derived from it. */
interface Snapshot {
  views: Record<View['name'], { view: View; changes: ChangeLog }>;
  files: Map<string, AssetFile>;
  answers: AnswerCache;
}

/** The space that is served; it follows its export file. */
export interface LiveSpace {
  /** The space of now: when the file was changed since the last call, it is read again first. */
  current(): Promise<Snapshot>;
}

interface Options {
  /** The export file, or the parsed content of one, which is then served as it is. */
  source: string | object;
  assetsDirectory: string;
  place: Place;
  /** Told in one line when a changed file cannot be served; the last good content stays. */
  warn: (line: string) => void;
}

/** Reads the space. Throws ExportError when the first version cannot be served. */
export async function openSpace({ source, assetsDirectory, place, warn }: Options): Promise<LiveSpace> {
  let stamp = await stampOf(source);
  let snapshot = toSnapshot(await readSpace(source, assetsDirectory), place, undefined);
  let reading = Promise.resolve();

  async function readAgain(): Promise<void> {
    try {
      snapshot = toSnapshot(await readSpace(source, assetsDirectory), place, snapshot);
    } catch (error) {
      warn(`content: still serving the last good content. ${(error as Error).message}`);
    }
  }

  return {
    current: async () => {
      const found = await stampOf(source);
      if (found !== stamp) {
        stamp = found;
        // One after the other, so that the version that was written last is the one that stays.
        reading = reading.then(readAgain);
      }
      await reading;
      return snapshot;
    },
  };
}

function toSnapshot({ export: space, files }: Space, place: Place, before: Snapshot | undefined): Snapshot {
  const now = new Date().toISOString();
  const open = (name: View['name']) => {
    const view = createView(name, space, place);
    return { view, changes: nextChangeLog(view, before?.views[name].changes, now) };
  };
  return { views: { delivery: open('delivery'), preview: open('preview') }, files, answers: createAnswerCache() };
}

/** Changes whenever the file does. A file that is gone for a moment, as while an editor saves, counts as one more change. */
async function stampOf(source: string | object): Promise<string> {
  if (typeof source !== 'string') return 'fixed';
  const found = await stat(source, { bigint: true }).catch(() => undefined);
  return found ? `${found.mtimeNs} ${found.size} ${found.ino}` : 'gone';
}
