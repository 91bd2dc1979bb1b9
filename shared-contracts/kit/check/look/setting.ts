import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Where a candidate is looked at. */
export interface Setting {
  browser: Browser;
  /** Origin of the shell. */
  shell: string;
  remote: string;
  version: string;
  /** The versions to show in place of the live ones, e.g. `mfe-contact@1.0.0-3f2a9c1b0d`. */
  choices: readonly string[];
}

const phone = { width: 390, height: 844 };

/** A page of a browser without any past, which shows the chosen versions, and what it has said so far. */
export async function withPage<Result>(
  { browser, shell, choices }: Setting,
  options: BrowserContextOptions,
  use: (page: Page, messages: string[]) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', ...options });
  try {
    // The shell keeps the choice in a cookie, so that the addresses themselves stay what visitors have.
    await context.request.get(toChoosing(shell, choices));
    const page = await context.newPage();
    return await inTime(use(page, hear(page)), page);
  } finally {
    await context.close();
  }
}

/** Longer than any visit takes, in milliseconds. A script that never ends would hold up the check for ever. */
const patience = 90_000;

function inTime<Result>(visit: Promise<Result>, page: Page): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(new Error(`A visit to ${page.url()} did not end within ${patience / 1000} s. Look for an endless loop.`)),
    patience,
  );
  return Promise.race([visit, promise]).finally(() => clearTimeout(timer));
}

/** The address at which a shell says what became of the chosen versions. */
export function toChoosing(shell: string, choices: readonly string[]): string {
  const address = new URL('/composition.json', shell);
  for (const choice of choices) address.searchParams.append('remote', choice);
  return address.href;
}

/** The candidate's files, wherever releases are. */
export function isOwnFile({ remote, version }: Setting, url: URL): boolean {
  return url.pathname.includes(`/${remote}/${version}/`);
}

/** Console messages, uncaught errors, and problems that the page reports to the shell, such as a hydration mismatch. */
function hear(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/report') return;
    const { kind, message } = request.postDataJSON() ?? {};
    messages.push(`the page reported ${kind}: ${message}`);
  });
  return messages;
}
