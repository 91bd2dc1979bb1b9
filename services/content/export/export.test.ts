import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catsExport } from '../testing/cats-export.ts';
import { writeAssets } from '../testing/start-cats.ts';
import { readSpace } from './read-space.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'export-'));
  await writeAssets(directory);
});
afterAll(() => rm(directory, { recursive: true }));

// biome-ignore lint/suspicious/noExplicitAny: the tests break the export in every way
type Anything = any;

const entry = (space: Anything, id: string) => space.entries.find((one: Anything) => one.sys.id === id);

describe('an export that cannot be served is refused in one line', () => {
  it.each<[string, (space: Anything) => void, string]>([
    ['no entries', (space) => delete space.entries, 'the export: entries'],
    ['no default locale', (space) => delete space.locales[0].default, 'locales: expected exactly one default locale'],
    ['an entry without id', (space) => delete space.entries[1].sys.id, 'entry "number 2", field "sys.id"'],
    ['an id twice', (space) => space.entries.push(space.entries[0]), 'entry "nyancat" is in the export twice.'],
    [
      'an unknown content type',
      (space) => (entry(space, 'finn').sys.contentType.sys.id = 'bird'),
      'entry "finn" (bird): its content type "bird" is not in the export.',
    ],
    [
      'a field that the content type does not have',
      (space) => (entry(space, 'finn').fields.tail = { 'en-US': 1 }),
      'entry "finn" (dog), field "tail": the content type has no such field.',
    ],
    [
      'a field without locales',
      (space) => (entry(space, 'finn').fields.name = 'Finn'),
      'entry "finn", field "name": expected Object found "Finn".',
    ],
    [
      'an unknown locale',
      (space) => (entry(space, 'finn').fields.name = { fr: 'Finn' }),
      'entry "finn" (dog), field "name": unknown locale "fr".',
    ],
    [
      'text for a number',
      (space) => (entry(space, 'nyancat').fields.lives = { 'en-US': 'many' }),
      'entry "nyancat" (cat), field "lives" (en-US): expected a whole number, found "many".',
    ],
    [
      'short text that is too long',
      (space) => (entry(space, 'finn').fields.name = { 'en-US': 'x'.repeat(257) }),
      'entry "finn" (dog), field "name" (en-US): short text may have 256 characters, found 257.',
    ],
    [
      'a link of the wrong kind',
      (space) => (entry(space, 'nyancat').fields.image = entry(space, 'nyancat').fields.bestFriend),
      'entry "nyancat" (cat), field "image" (en-US): expected a link to an Asset, found {"sys"',
    ],
    [
      'a list item of the wrong type',
      (space) => (entry(space, 'nyancat').fields.likes = { 'en-US': ['fish', 3] }),
      'entry "nyancat" (cat), field "likes" (en-US): item 2: expected text, found 3.',
    ],
    [
      'rich text that is none',
      (space) => (entry(space, 'jake').fields.story = { 'en-US': 'Once' }),
      'entry "jake" (dog), field "story" (en-US): expected a rich text document, found "Once".',
    ],
    [
      'a required field that is empty',
      (space) => delete entry(space, 'garfield').fields.name,
      'entry "garfield" (cat), field "name": required in a published entry, but empty in en-US.',
    ],
    [
      'a missing asset file',
      (space) => (space.assets[0].fields.file['en-US'].url = '//images.ctfassets.net/cats/nyancat/x/gone.png'),
      'asset "nyancat", field "file" (en-US): there is no file ',
    ],
    [
      'an asset address that is none',
      (space) => (space.assets[0].fields.file['en-US'].url = 'gone.png'),
      'asset "nyancat", field "file" (en-US): expected an address such as //images.ctfassets.net/…, found "gone.png".',
    ],
    [
      'an asset title that is no text',
      (space) => (space.assets[0].fields.title['en-US'] = 7),
      'asset "nyancat", field "title.en-US": expected string found 7.',
    ],
  ])('%s', async (_, damage, line) => {
    const space = catsExport();
    damage(space);
    const error = await readSpace(space, directory).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    expect(error?.name).toBe('ExportError');
    expect(error?.message).toContain(line);
    expect(error?.message).not.toContain('\n');
  });

  it('names a file that does not exist', async () => {
    await expect(readSpace('/nowhere/export.json', directory)).rejects.toThrow(
      '/nowhere/export.json: cannot be read (ENOENT)',
    );
  });

  it('allows drafts without required fields, and links that lead nowhere', async () => {
    const space: Anything = catsExport();
    delete entry(space, 'draftcat').fields.name;
    expect((await readSpace(space, directory)).export.entries).toHaveLength(8);
  });
});
