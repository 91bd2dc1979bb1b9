import type { ReleaseFault } from 'services/releases/origin.ts';

/** Something that is wrong with a release, or with what the release origin answers. */
export interface Fault {
  name: string;
  /** Code that runs when the module is loaded. */
  atLoad?: string;
  /** Code that changes the exported `route` or `fragment`, which it knows as `it`; it may replace it. */
  change?: string;
  /** The name under which the module exports it instead. */
  exportAs?: string;
  /** Rules that the style of the module has in addition. */
  css?: string;
  contractVersion?: string;
  /** The styles are not at the release origin. */
  isStyleMissing?: boolean;
  /** What the release origin answers; the release itself is fine. */
  origin?: ReleaseFault;
  /**
   * What the shell makes of it: `delayed` until it can be fetched, `refused`, `served`, since only browsers suffer, or
   * `withdrawn`, since it does harm only after its trial.
   */
  verdict: 'refused' | 'delayed' | 'served' | 'withdrawn';
  /** What the log says, and /healthz where it is refused or delayed. */
  reason?: RegExp;
  /** Fragments have nothing of the kind. */
  isForPagesOnly?: boolean;
  /** The page is opened in a browser as well. */
  isInBrowser?: boolean;
}

const broken = 'throw new Error("broken on purpose");';
const inServer = (code: string) => `if (typeof window === 'undefined') { ${code} }`;
export const inBrowser = (code: string) => `if (typeof window !== 'undefined') { ${code} }`;
/** Where visitors' pages are rendered, but not in a trial. */
const inService = (code: string) =>
  `if (globalThis.process?.getBuiltinModule?.('node:worker_threads').isMainThread === false) { ${code} }`;
/** Runs before the component renders. */
export const inRender = (code: string) =>
  `const Good = it.Component; it.Component = function Bad(props) { ${code} return Good(props); };`;
const inLoader = (code: string) =>
  `const load = it.loader ?? it.load ?? (() => ({})); it.load = it.loader = async (args) => { ${code} };`;
const reject = 'Promise.reject(new Error("broken on purpose"));';
const loop = 'for (;;);';
const exit = 'process.exit(1);';
const missing = /is missing at the release origin/;
const changed = /is not the file that was released/;
const busy = /blocked the event loop/;

/** Every way in which a release may be bad. */
export const faults: readonly Fault[] = [
  { name: 'offline', origin: { kind: 'offline' }, verdict: 'delayed', reason: /responded with 503/, isInBrowser: true },
  {
    name: '10 s slow',
    origin: { kind: 'slow', milliseconds: 10_000 },
    verdict: 'delayed',
    reason: /timeout/,
    isInBrowser: true,
  },
  { name: '404 as HTML', origin: { kind: 'not-found' }, verdict: 'refused', reason: missing, isInBrowser: true },
  {
    name: 'truncated entry',
    origin: { kind: 'truncated', part: 'entry' },
    verdict: 'refused',
    reason: changed,
    isInBrowser: true,
  },
  {
    name: 'truncated chunk',
    origin: { kind: 'truncated', part: 'chunk' },
    verdict: 'refused',
    reason: changed,
    isInBrowser: true,
  },
  { name: 'missing style', isStyleMissing: true, verdict: 'refused', reason: missing, isInBrowser: true },
  { name: 'throws at load', atLoad: broken, verdict: 'refused', reason: /broken on purpose/, isInBrowser: true },
  { name: 'throws at load, browser only', atLoad: inBrowser(broken), verdict: 'served', isInBrowser: true },
  { name: 'throws in loader', change: inLoader(broken), verdict: 'refused', reason: /broken on purpose/ },
  {
    name: 'throws in render, server',
    change: inRender(inServer(broken)),
    verdict: 'refused',
    reason: /broken on purpose/,
  },
  { name: 'throws in render, browser only', change: inRender(inBrowser(broken)), verdict: 'served', isInBrowser: true },
  { name: 'floating rejection at load', atLoad: reject, verdict: 'refused', reason: /left an error unhandled/ },
  {
    name: 'floating rejection in render',
    change: inRender(reject),
    verdict: 'refused',
    reason: /left an error unhandled/,
  },
  { name: 'endless loop at load', atLoad: loop, verdict: 'refused', reason: busy },
  { name: 'endless loop in render', change: inRender(loop), verdict: 'refused', reason: busy },
  {
    name: 'endless loop in render, after its trial',
    change: inRender(inService(loop)),
    verdict: 'withdrawn',
    reason: /blocked its thread/,
  },
  {
    name: 'runs out of memory, after its trial',
    change: inRender(inService('for (const kept = []; ; ) kept.push(new Array(100_000).fill({}));')),
    verdict: 'withdrawn',
    reason: /blocked its thread|ended it/,
  },
  {
    name: 'process.kill in render, after its trial',
    change: inRender(inService('process.kill(process.pid, "SIGTERM");')),
    verdict: 'withdrawn',
    reason: /called process\.kill|could not render/,
  },
  { name: 'process.exit at load', atLoad: exit, verdict: 'refused', reason: /called process\.exit/ },
  { name: 'process.exit in render', change: inRender(exit), verdict: 'refused', reason: /called process\.exit/ },
  { name: 'missing export', exportAs: 'other', verdict: 'refused', reason: /does not export/ },
  { name: 'wrong export', change: 'it = 42;', verdict: 'refused', reason: /does not export/ },
  {
    name: 'no meta',
    change: 'it.handle = {};',
    verdict: 'refused',
    reason: /`handle\.meta` is not a function/,
    isForPagesOnly: true,
  },
  {
    name: 'circular data',
    change: inLoader('const data = Object.assign({}, await load(args)); data.self = data; return data;'),
    verdict: 'refused',
    reason: /JSON/,
  },
  {
    name: 'BigInt data',
    change: inLoader('return { ...await load(args), big: 1n };'),
    verdict: 'refused',
    reason: /JSON/,
  },
  { name: 'global CSS', css: 'body{display:none}', verdict: 'refused', reason: /the selector `body`|in no layer/ },
  {
    name: 'prototype write',
    atLoad: 'Object.prototype.x = 1;',
    verdict: 'refused',
    reason: /Object\.prototype\.x/,
  },
  {
    name: 'replaced fetch',
    atLoad: 'globalThis.fetch = () => Promise.reject(new Error("broken on purpose"));',
    verdict: 'refused',
    reason: /globalThis\.fetch/,
  },
  { name: 'other contract major', contractVersion: '3.0.0', verdict: 'refused', reason: /built for contract 3\.0\.0/ },
  {
    name: '100 MB of log',
    atLoad: 'for (let line = 0; line < 1000; line += 1) console.log("x".repeat(100_000));',
    verdict: 'refused',
    reason: /lines within a second|printed more than/,
  },
];
