import { createSampleContent } from '@site/kit/testing/sample-content';
import { describe, expect, it } from 'vitest';
import { createEmbeddedAnswerer } from './embedded-answerer.ts';
import { createIndexCache, fillIndexCache } from './index-cache.ts';
import { createIndexReader } from './index-reader.ts';
import type { SitePage } from './knowledge/page.ts';
import { getSitePages } from './knowledge/site-pages.ts';
import { createSiteIndex, type SiteIndex } from './search/site-index.ts';
import { getSynonyms } from './search/synonyms.ts';

const content = createSampleContent();
const readFile = () => Promise.reject(new Error('there are no files here'));
const index = createSiteIndex(await getSitePages({ content, readFile, log: () => {} }), await getSynonyms(content));
const now = Date.parse('2025-11-01T12:00:00Z');

describe('an answer', () => {
  it('is in the words of the page that fits, with a link to it', async () => {
    const answer = await ask('How do we rehearse a failover?');
    expect(answer).toContain('<a href="/accelerators/resiliencex-backup-disaster-recovery-ha-workshop">');
    expect(answer).toContain('rehearses one failover for real');
  });

  it('tells what is left of the funding pool, and whether the program is open', async () => {
    expect(await ask('How much funding is left in the pool?')).toContain(
      '$487,500 of the funding pool of $500,000 is left',
    );
    const status = await ask('Can we still apply for the SMB program, and until which deadline?');
    expect(status).toMatch(/is open: apply by [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d/);
  });

  it('names the program, which knows how things are now, before the news of it', async () => {
    const paths = [...(await ask('Is the funding still open?')).matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect([...new Set(paths)].slice(0, 2)).toEqual([
      '/smb-aws-accelerator-program',
      '/press#pressItem-smb-accelerator',
    ]);
  });

  it('does not quote a challenge as if it were a claim', async () => {
    const answer = await ask('Can the logs be deleted by an attacker after CTRL Ignite?');
    expect(answer).toContain('It addresses this challenge: Logs that the person under investigation can delete.');
  });

  it('gives telephone, email, address and form to who asks for one of them', async () => {
    const answer = await ask('What is your telephone number?');
    for (const way of ['+1 555-010-0142', 'hello@example.com', '1200 Harbor Street', 'href="/contact-us"']) {
      expect(answer).toContain(way);
    }
  });

  it.each([
    'give me your fone number',
    'what is your telefone nr',
    'can i have the email adres',
    'whats ur adress',
    'how do i kontact you',
    'I want to talk to a human',
  ])('gives them in answer to "%s", too', async (question) => {
    const answer = await ask(question);
    for (const way of ['+1 555-010-0142', 'hello@example.com', '1200 Harbor Street', 'href="/contact-us"']) {
      expect(answer).toContain(way);
    }
  });

  it('quotes what clients say about the company from the page that shows their words', async () => {
    expect(await ask('What do clients say about you?')).toMatch(/^.*?<a href="\/">/s);
    expect(await ask('Do you have testimonials?')).toContain('estimonial');
  });

  it.each(['Did you work for banks?', '0', '???', '7 7 7'])('does not guess at "%s"', async (question) => {
    expect(await ask(question)).toContain('I don’t know');
  });

  it('answers both of two questions', async () => {
    const answer = await ask('How is our data encrypted, and how long does SkillSprint take?');
    expect(answer).toContain('AES-256');
    expect(answer).toContain('Six weeks');
  });

  it('knows what a question follows', async () => {
    expect(await ask('How long does it take?', ['What is the ResilienceX workshop?'])).toContain(
      '/accelerators/resiliencex',
    );
    expect(await ask('Who is the prime minister of Canada?', ['What is ResilienceX?'])).toContain('I don’t know');
  });

  it('suggests first what answered the question before, where a question that points back leaves it unsure', async () => {
    const answer = await ask('and who finds out when it is used?', ['What is break-glass access?']);
    expect(answer).toContain('I am not sure which of these pages you mean');
    expect(answer.match(/href="([^"]+)"/)?.[1]).toMatch(/^\/access-control-policy/);
  });

  it('is asked about its provider by name', async () => {
    expect(await ask('Where is Bluecrest located?')).toContain('<a href="/contact-us">');
  });

  it('knows what a question follows that follows another', async () => {
    const answer = await ask('how much did they save', ['Tell me about the freight forwarder', 'how long did it take']);
    expect(answer).toMatch(/^.*?href="\/case-study\/freightdatacenterexit"/);
  });

  it('says which questions it follows, and leaves out those that make no difference', async () => {
    const one = ['What is the ResilienceX workshop?'];
    const two = ['Tell me about the freight forwarder', 'how long did it take'];
    expect(await followed('How long does it take?', one)).toEqual(one);
    expect(await followed('how much did they save', ['What is SkillSprint?', ...two])).toEqual(two);
    expect(await followed('How do we rehearse a failover?', one)).toEqual([]);
    expect(await followed('Thank you!', one)).toEqual([]);
  });

  it('finds what a question means that is typed in a hurry', async () => {
    expect(await ask('hwo many weks is the traning')).toContain('/accelerators/skillsprint');
    expect(await ask('where r u located')).toContain('href="/contact-us"');
  });

  it('suggests each page once, whatever several questions have found', async () => {
    const answer = await ask('We have AWS accounts everywhere and no rules. What do we do?');
    const paths = [...answer.matchAll(/<li><a href="([^"]+)"/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(1);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names parts of a page as the page does', () => {
    const headings = index.pages.flatMap(({ sections }) => sections.flatMap((section) => section.headings));
    expect(headings.filter((heading) => /^Image/i.test(heading))).toEqual([]);
    expect(headings).toContain('A landing zone before lunch');
  });

  it('says that it does not know, with a link that carries the question to a person', async () => {
    const answer = await ask('How do I cook "tomato" soup?');
    expect(answer).toContain('I don’t know');
    expect(answer).toContain(
      'href="/contact-us?PreviousPage=accelerators&#38;question=How+do+I+cook+%22tomato%22+soup%3F"',
    );
  });

  it.each([
    ['Was kostet ein Well-Architected Review?', '/well-architected-review'],
    ['Combien coûte SkillSprint ?', '/accelerators/skillsprint-by-bce-aws-skill-builder-program'],
  ])('leads %s to the page that it names, in English', async (question, path) => {
    const answer = await ask(question);
    expect(answer).toContain('I can answer in English only.');
    expect(answer).toContain(`<a href="${path}">`);
    expect(answer).toContain('Ask an engineer');
  });

  it('says that it does not know what is asked in another language about no page', async () => {
    const answer = await ask('Wer ist euer Chef?');
    expect(answer).toContain('I don’t know');
    expect(answer).not.toContain('English only');
  });

  it('says how soon a person answers, as the editor wrote', async () => {
    expect(await ask('How do I cook "tomato" soup?')).toContain('who answers within one business day, or');
    const edited = index.pages.map((page) =>
      page.kind === 'contact' ? { ...page, responseTime: 'in <1 hour' } : page,
    );
    const answer = await ask('How do I cook "tomato" soup?', [], createSiteIndex(edited, []));
    expect(answer).toContain('who answers in &#60;1 hour, or');
  });

  it('does not quote buttons and calls to action', () => {
    const quoted = JSON.stringify(
      index.pages.flatMap(({ sections }) => sections.flatMap(({ statements }) => statements)),
    );
    for (const words of [
      'Talk to an engineer',
      'Download One Pager',
      'Describe the problem, and we will',
      'Our strategy',
    ]) {
      expect(quoted).not.toContain(words);
    }
  });

  it('leaves to a person what editors want a person to answer', async () => {
    expect(await ask('Are there any jobs in cloud migration?')).toContain('I don’t know');
  });

  it('is polite', async () => {
    expect(await ask('Thank you very much!')).toBe('<p>You’re welcome.</p>');
  });

  it('shows content as text, whatever an editor typed', async () => {
    const page: SitePage = {
      path: '/accelerators/"><script>',
      kind: 'program',
      title: '<b>Backup</b>',
      sections: [{ headings: ['<i>'], statements: ['<img src=x onerror=alert(1)> backup'] }],
    };
    const answer = await ask('backup', [], createSiteIndex([page], []));
    expect(answer.match(/<(?!\/?(?:p|ul|li|a)\b)/g)).toBeNull();
  });
});

describe('the index', () => {
  it('is built again only if the site says something new', async () => {
    const page: SitePage = {
      path: '/a',
      kind: 'company',
      title: 'A',
      sections: [{ headings: [], statements: ['One.'] }],
    };
    const reads: SitePage[][] = [[page], [{ ...page }], [{ ...page, title: 'B' }]];
    const read = createIndexReader(async () => [reads.shift() ?? [], []]);
    const first = await read();
    expect(await read()).toBe(first);
    expect((await read()).pages[0]?.title).toBe('B');
  });

  it('is read before anybody asks, also if the content service starts later', async () => {
    const away = () => Promise.reject(new Error('away'));
    const reads = [away, away, async () => index];
    const cache = createIndexCache(
      () => (reads.shift() ?? away)(),
      (line) => expect.unreachable(line),
    );
    await fillIndexCache(cache);
    expect(reads).toEqual([]);
    expect(cache.age()).not.toBeNull();
  });

  it('is read again if content changed while it was read', async () => {
    const other = createSiteIndex([], []);
    const { promise, resolve } = Promise.withResolvers<SiteIndex>();
    const reads = [promise, Promise.resolve(other)];
    const { get, invalidate } = createIndexCache(
      () => reads.shift() ?? Promise.reject(new Error('read too often')),
      (line) => expect.unreachable(line),
    );
    const first = get();
    invalidate();
    resolve(index);
    expect(await first).toBe(index);
    await expect.poll(get).toBe(other);
  });

  it('stays while the content service is down, and is read again at once after a change', async () => {
    let time = 0;
    const logged: string[] = [];
    const other = createSiteIndex([], []);
    const reads = [async () => index, () => Promise.reject(new Error('away')), async () => other];
    const { get, invalidate } = createIndexCache(
      () => (reads.shift() ?? (() => Promise.reject(new Error('read too often'))))(),
      (line) => logged.push(line),
      () => time,
    );
    expect(await get()).toBe(index);
    time = 61_000;
    expect(await get()).toBe(index);
    await expect.poll(() => logged).toEqual(['assistant keeps its last content: away']);
    invalidate();
    await expect.poll(get).toBe(other);
    expect(await get()).toBe(other);
  });

  it('has what was published for the next question, also after nobody asked for long', async () => {
    let time = 0;
    const [published, later, last] = [createSiteIndex([], []), createSiteIndex([], []), createSiteIndex([], [])];
    // The fourth is still being read when the change comes.
    const reads = [index, published, later, later, last];
    const readSlowly = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return reads.shift() ?? Promise.reject(new Error('read too often'));
    };
    const { get, invalidate } = createIndexCache(
      readSlowly,
      (line) => expect.unreachable(line),
      () => time,
    );
    expect(await get()).toBe(index);
    invalidate();
    expect(await get()).toBe(published);
    time = 200_000;
    expect(await get()).toBe(later);
    time = 265_000;
    expect(await get()).toBe(later);
    invalidate();
    expect(await get()).toBe(last);
  });

  it('is not waited for while the content service hangs', async () => {
    const reads = [Promise.resolve(index), new Promise<SiteIndex>(() => undefined)];
    const { get, invalidate } = createIndexCache(
      () => reads.shift() ?? Promise.reject(new Error('read too often')),
      (line) => expect.unreachable(line),
    );
    await get();
    invalidate();
    const start = performance.now();
    expect(await get()).toBe(index);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

const getFacts = async () => ({ spent: 12_500, now });

async function ask(question: string, before: string[] = [], site: SiteIndex = index): Promise<string> {
  const answer = createEmbeddedAnswerer(async () => site);
  const pieces = await Array.fromAsync(answer({ question, before, getFacts }, new AbortController().signal));
  return pieces.join('');
}

/** @returns the questions before on which the answer depends */
async function followed(question: string, before: string[]): Promise<readonly string[] | undefined> {
  const answer = createEmbeddedAnswerer(async () => index);
  let follows: readonly string[] | undefined;
  const noteFollowed = (questions: readonly string[]) => {
    follows = questions;
  };
  await Array.fromAsync(answer({ question, before, getFacts, noteFollowed }, new AbortController().signal));
  return follows;
}
