import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { type CommandSocket, openCommandSocket } from './command-socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'command-socket-'));
let embedded: PGlite;
let socket: CommandSocket;

beforeAll(async () => {
  embedded = await PGlite.create();
  await embedded.exec('create table notes (author text)');
  socket = await openCommandSocket(embedded, folder);
});
beforeEach(async () => {
  await embedded.exec('delete from notes');
});
afterAll(async () => {
  await socket.close();
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
});

it('gives each client its own answers, and the process that holds the database too', async () => {
  const [first, second] = [await connect(), await connect()];
  const ask = [
    (text: string) => first.query('select $1::text as said', [text]),
    (text: string) => second.query('select $1::text as said', [text]),
    (text: string) => embedded.query<{ said: string }>('select $1::text as said', [text]),
  ];
  const said = await Promise.all(
    ask.map(async (query, asker) => {
      const answers: string[] = [];
      for (let turn = 0; turn < 50; turn++) {
        answers.push((await query(`${asker}-${turn}`)).rows[0]?.said ?? '');
      }
      return answers;
    }),
  );
  expect(said).toEqual(ask.map((_, asker) => Array.from({ length: 50 }, (_, turn) => `${asker}-${turn}`)));
});

it('keeps a client out of a transaction of the process that holds the database', async () => {
  const client = await connect();
  let written: Promise<unknown> | undefined;
  await embedded.transaction(async (transaction) => {
    await transaction.query(`insert into notes values ('api')`);
    written = client.query(`insert into notes values ('client')`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await transaction.rollback();
  });
  await written;
  expect(await authors()).toEqual(['client']);
});

it('keeps the process that holds the database out of the transaction of a client', async () => {
  const client = await connect();
  await client.query('begin');
  await client.query(`insert into notes values ('client')`);
  const written = embedded.query(`insert into notes values ('api')`);
  await client.query('rollback');
  await written;
  expect(await authors()).toEqual(['api']);
});

it('undoes what a client leaves open when it goes', async () => {
  const client = await connect();
  await client.query('begin');
  await client.query(`insert into notes values ('client')`);
  client.removeAllListeners('error').on('error', () => undefined);
  client.connection.stream.destroy();
  expect(await authors()).toEqual([]);
});

it('drops a statement whose client has gone while it waited', async () => {
  const client = await connect();
  client.removeAllListeners('error').on('error', () => undefined);
  await embedded.transaction(async () => {
    client.query(`insert into notes values ('client')`).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    client.connection.stream.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(await authors()).toEqual([]);
});

it('cuts off a client that stays silent in the middle of a transaction', async () => {
  const client = await connect();
  const ended = new Promise((resolve) => client.removeAllListeners('error').on('error', resolve));
  await client.query('begin');
  await client.query(`insert into notes values ('client')`);
  expect(await authors()).toEqual([]);
  expect(await ended).toMatchObject({ message: 'Connection terminated unexpectedly' });
});

it('goes on after a statement that fails', async () => {
  const client = await connect();
  await expect(client.query('select $1::int', ['x'])).rejects.toThrow('invalid input syntax');
  await expect(client.query('selec')).rejects.toThrow('syntax error');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('opens also where the path of the data folder is too long for a socket', async () => {
  const other = await openCommandSocket(embedded, `${folder}/${'x'.repeat(100)}`);
  onTestFinished(other.close);
  expect(other.path.length).toBeLessThan(104);
});

async function connect() {
  const client = new pg.Client({ host: dirname(socket.path), user: 'postgres', database: 'postgres', ssl: false });
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client as pg.Client & { connection: { stream: { destroy(): void } } };
}

async function authors(): Promise<string[]> {
  const { rows } = await embedded.query<{ author: string }>('select author from notes order by author');
  return rows.map(({ author }) => author);
}
