import { stat } from 'node:fs/promises';
import type { Place } from '../delivery/to-resource.ts';
import { createView, type View } from '../delivery/view.ts';
import type { AssetFile } from '../export/asset-files.ts';
import { readSpace, type Space } from '../export/read-space.ts';
import { describeUnpublishedChanges } from '../export/unpublished-changes.ts';
import { type ChangeLog, nextChangeLog } from '../sync/change-log.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';

/** One version of the space, with everything that is derived from it. */
interface Snapshot {
  views: Record<View['name'], { view: View; changes: ChangeLog }>;
  files: Map<string, AssetFile>;
  answers: AnswerCache;
}

/** A space that follows the changes of its export file. */
export interface LiveSpace {
  /** Returns the current space. If the file has changed since the last call, reads it again first. */
  current(): Promise<Snapshot>;
}

interface Options {
  /** The export file, or the parsed content of one, which never changes. */
  source: string | object;
  assetsDirectory: string;
  place: Place;
  /** Receives one line if a changed file cannot be served, in which case the last good content stays, or only in part. */
  warn: (line: string) => void;
}

/** Reads the space. Throws an ExportError if the first version cannot be served. */
export async function openSpace({ source, assetsDirectory, place, warn }: Options): Promise<LiveSpace> {
  let stamp = await stampOf(source);
  let snapshot = toSnapshot(await readSpace(source, assetsDirectory), place, undefined, warn);
  let reading = Promise.resolve();

  async function readAgain(): Promise<void> {
    try {
      snapshot = toSnapshot(await readSpace(source, assetsDirectory), place, snapshot, warn);
    } catch (error) {
      warn(`content: still serving the last good content. ${(error as Error).message}`);
    }
  }

  return {
    current: async () => {
      const found = await stampOf(source);
      if (found !== stamp) {
        stamp = found;
        // One read at a time, so that the version written last is the one that stays.
        reading = reading.then(readAgain);
      }
      await reading;
      return snapshot;
    },
  };
}

function toSnapshot(
  { export: space, files }: Space,
  place: Place,
  before: Snapshot | undefined,
  warn: Options['warn'],
): Snapshot {
  const now = new Date().toISOString();
  const open = (name: View['name']) => {
    const last = before?.views[name];
    const view = createView(name, space, place, last?.view);
    return { view, changes: nextChangeLog(view, last?.changes, now) };
  };
  const delivery = open('delivery');
  const warning = describeUnpublishedChanges(space, delivery.view);
  if (warning) warn(warning);
  return { views: { delivery, preview: open('preview') }, files, answers: createAnswerCache() };
}

/** A text that changes whenever the file does, and also if the file is gone for a moment while an editor saves it. */
async function stampOf(source: string | object): Promise<string> {
  if (typeof source !== 'string') return 'fixed';
  const found = await stat(source, { bigint: true }).catch(() => undefined);
  return found ? `${found.mtimeNs} ${found.size} ${found.ino}` : 'gone';
}
