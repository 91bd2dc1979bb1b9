import { readFile, rename, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cats, startCats } from '../testing/start-cats.ts';

let cats: Cats;
beforeEach(async () => {
  cats = await startCats();
});
afterEach(() => cats.stop());

const name = async () => (await cats.client.getEntry('finn')).fields.name;
const edited = async (to: string) => (await readFile(cats.exportFile, 'utf8')).replace('"Finn"', to);

describe('an edit of the export while it is served', () => {
  it('shows in the next answer', async () => {
    expect(await name()).toBe('Finn');
    await writeFile(cats.exportFile, await edited('"Finn the Human"'));
    expect(await name()).toBe('Finn the Human');
    expect(cats.warnings).toEqual([]);
  });

  it('shows even if another file of the same size replaces the export', async () => {
    expect(await name()).toBe('Finn');
    await writeFile(`${cats.exportFile}.new`, await edited('"Fern"'));
    await rename(`${cats.exportFile}.new`, cats.exportFile);
    expect(await name()).toBe('Fern');
  });

  it.each<[string, string, string]>([
    ['is no JSON', '"Finn', 'is not JSON'],
    ['does not fit the content model', '7', 'entry "finn" (dog), field "name" (en-US): expected text, found 7.'],
  ])('keeps the last good content when it %s, and says so once', async (_, to, line) => {
    const good = await readFile(cats.exportFile, 'utf8');
    await writeFile(cats.exportFile, await edited(to));
    expect([await name(), await name()]).toEqual(['Finn', 'Finn']);
    expect(cats.warnings).toEqual([expect.stringContaining(line)]);
    expect(cats.warnings[0]).not.toContain('\n');
    await writeFile(cats.exportFile, good.replace('"Finn"', '"Finn again"'));
    expect(await name()).toBe('Finn again');
  });
});
