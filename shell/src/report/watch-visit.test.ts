import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent: Record<string, unknown>[] = [];
let observed: PerformanceObserverInit | undefined;
let tell: (entries: object[]) => void;
let isObserving = false;

class Observer {
  constructor(callback: (list: { getEntries(): object[] }) => void) {
    tell = (entries) => isObserving && callback({ getEntries: () => entries });
  }
  observe(options: PerformanceObserverInit) {
    isObserving = true;
    observed = options;
  }
  disconnect() {
    isObserving = false;
  }
}

const listeners: [string, EventListener][] = [];

beforeEach(async () => {
  vi.resetModules();
  sent.length = 0;
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: string) => sent.push(JSON.parse(body)) });
  vi.stubGlobal('location', { pathname: '/contact-us' });
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => listeners.push([type, listener]));
  const { watchVisit } = await import('./watch-visit.ts');
  watchVisit();
});

afterEach(() => {
  listeners.length = 0;
  vi.unstubAllGlobals();
});

const happen = (type: string, event: object) => {
  for (const [name, listener] of listeners) if (name === type) listener(event as Event);
};

function toError(file: string): Error {
  const error = new Error('broken on purpose');
  error.stack = `Error: broken on purpose\n    at f (${file}:1:2)`;
  return error;
}

const own = toError('https://www.example.com/releases/mfe-contact/1.1.0-bbbb/client/pages-contact-us.js');

it.each([
  ['an error', 'error', { error: own }],
  ['a rejected promise', 'unhandledrejection', { reason: own }],
])('reports %s that nobody handled, with the release whose code it was', (_what, type, event) => {
  happen(type, event);
  expect(sent).toMatchObject([
    { kind: 'uncaught', remote: 'mfe-contact', version: '1.1.0-bbbb', message: 'broken on purpose', isFirst: true },
  ]);
});

it.each([
  ['an extension', toError('chrome-extension://abc/content.js')],
  ['the shell', toError('https://www.example.com/assets/client.js')],
  ['something that is no error', 'offline'],
  ['nothing at all', undefined],
])('leaves out what comes from %s', (_source, error) => {
  happen('error', { error });
  happen('unhandledrejection', { reason: error });
  expect(sent).toEqual([]);
});

it('reports the first slow interaction, and no other event or interaction', () => {
  expect(observed).toMatchObject({ type: 'event', durationThreshold: 500, buffered: true });
  tell([{ name: 'mouseover', duration: 900, interactionId: 0 }]);
  expect(sent).toEqual([]);
  tell([{ name: 'click', duration: 640, interactionId: 7 }]);
  tell([{ name: 'click', duration: 700, interactionId: 8 }]);
  expect(sent).toMatchObject([{ kind: 'slow-interaction', message: 'click took 640 ms' }]);
});
