import { setTimeout as pause } from 'node:timers/promises';
import { sendLead } from 'services/api/testing/api-process.ts';
import { ask } from '../site/ask.ts';

interface Where {
  site: string;
  /** A visitor whose lead was not stored sends it again, under the same key, and reaches the next one. */
  apis: readonly string[];
  paths: readonly string[];
}

/** How long a visitor looks at an answer, in milliseconds: enough to leave the machine room for what the test does to the site. */
const look = 50;

/** Three visitors who read, and two who send one lead after the other, until they are stopped. */
export function startVisitors({ site, apis, paths }: Where) {
  const failedPages: string[] = [];
  const stored: string[] = [];
  let pages = 0;
  let isStopped = false;

  async function read(visitor: number) {
    for (let turn = visitor; !isStopped; turn++) {
      // Every other visit is one that no cache knows.
      const path = `${paths[turn % paths.length]}${turn % 2 ? `?visit=${visitor}-${turn}` : ''}`;
      const answer = await ask(site, path).catch((error: Error) => ({ status: error.message }));
      if (answer.status !== 200) failedPages.push(`${path}: ${answer.status}`);
      pages++;
      await pause(look);
    }
  }

  async function write(visitor: number) {
    for (let turn = 0; !isStopped; turn++) {
      const key = `visitor-${visitor}-${turn}`;
      for (let next = turn; ; next++) {
        if ((await sendLead(apis[next % apis.length] ?? '', key)) === 200) break;
        if (isStopped) return;
        await pause(look);
      }
      stored.push(key);
      await pause(look);
    }
  }

  const all = Promise.all([read(0), read(1), read(2), write(0), write(1)]);
  return {
    failedPages,
    /** The keys of leads whose senders were thanked. */
    stored,
    get pages() {
      return pages;
    },
    async stop() {
      isStopped = true;
      await all;
    },
  };
}
