import { readFile } from 'node:fs/promises';
import { type AssetFile, findAssetFiles } from './asset-files.ts';
import { checkFields } from './check-fields.ts';
import { ExportError } from './export-error.ts';
import { type SpaceExport, toSpaceExport } from './space-export.ts';

/** A space that has been read and checked. */
export interface Space {
  export: SpaceExport;
  files: Map<string, AssetFile>;
}

/**
 * Reads an export file, or takes its parsed content, and checks it and its asset files.
 *
 * @throws ExportError of one line
 */
export async function readSpace(source: string | object, assetsDirectory: string): Promise<Space> {
  const fileName = typeof source === 'string' ? source : 'the export';
  const checked = toSpaceExport(typeof source === 'string' ? await readJson(source) : source, fileName);
  checkFields(checked, fileName);
  return { export: checked, files: await findAssetFiles(checked, assetsDirectory, fileName) };
}

async function readJson(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new ExportError(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code}). Is the path right?`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ExportError(`${file}: is not JSON. ${(error as Error).message.replaceAll(/\s+/g, ' ')}`);
  }
}
