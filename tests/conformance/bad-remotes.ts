import { createHash } from 'node:crypto';
import { type Fault, inBrowser, inRender } from '../faults/faults.ts';

/** A remote that breaks a rule of `mfe check`. */
export interface BadRemote extends Omit<Fault, 'verdict'> {
  /** The rule that it is made for. */
  rule: string;
  /** What the report says of it. */
  seen: RegExp;
  /** Other rules that cannot but find it too. */
  also?: string[];
  /** The fault is in a fragment instead of a page. */
  isFragment?: boolean;
}

/** Text that cannot be compressed. */
const filler = Array.from({ length: 800 }, (_, line) =>
  createHash('sha512').update(String(line)).digest('base64'),
).join('');

const unhydrated = 'hydrates without a message';

/** One for each rule, made from a good build. */
export const badRemotes: readonly BadRemote[] = [
  {
    name: 'has a style for the whole page',
    css: 'body{letter-spacing:2px}',
    rule: 'accepted by the shell',
    seen: /could change the rest of the page: .*`body`/,
  },
  {
    name: 'contains a copy of React',
    atLoad: 'const react = {}; react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {};',
    rule: 'no second React',
    seen: /contains a copy of React/,
    also: ['accepted by the shell'],
  },
  {
    name: 'answers 404',
    change: 'it.loader = async () => { throw Object.assign(new Response("", { status: 404 })); };',
    rule: 'each path answers 200',
    seen: /it answers 404/,
  },
  {
    name: 'renders something else in the browser',
    change:
      "const Good = it.Component; it.Component = (props) => typeof window === 'undefined' ? Good(props) : ['Hello', Good(props)];",
    rule: unhydrated,
    seen: /the page reported hydration/,
  },
  {
    name: 'leaves a message in the console',
    change: inRender(inBrowser('console.log("left in by mistake");')),
    rule: unhydrated,
    seen: /console log: left in by mistake/,
  },
  {
    name: 'has a fragment that fails in the browser',
    change: inRender(inBrowser('throw new Error("broken on purpose");')),
    isFragment: true,
    rule: 'each fragment mounts',
    seen: /offers a Retry/,
  },
  {
    name: 'styles the links of the shell with a script',
    atLoad: inBrowser(
      'const sheet = new CSSStyleSheet(); sheet.replaceSync("a { letter-spacing: 2px }"); document.adoptedStyleSheets.push(sheet);',
    ),
    rule: 'the shell looks the same',
    seen: /after it was left, a\S* has letter-spacing: 2px instead of normal/,
  },
  {
    name: 'leaves a global and a method behind',
    atLoad: inBrowser('window.campaign = {}; String.prototype.shout = function () {};'),
    rule: 'no global or prototype is left behind',
    seen: /changes (window\.campaign|String\.prototype\.shout)/,
  },
  {
    name: 'never stops a timer',
    change: inRender(inBrowser('setInterval(() => {}, 1000);')),
    rule: 'no timer runs after the page is left',
    seen: /setInterval of 1000 ms from pages-contact-us\.\S+ still runs/,
  },
  {
    name: 'is too large',
    atLoad: `const filler = "${filler}"; globalThis.performance.now(filler);`,
    rule: 'sizes within the budget',
    seen: /takes \d+ bytes of JavaScript; the budget is \d+/,
  },
  {
    name: 'has a picture without a text',
    change:
      'const Good = it.Component; it.Component = (props) => { const good = Good(props); return [good, { ...good, key: "bad", type: "img", props: { src: "/assets/icon.svg" } }]; };',
    rule: 'axe finds no barrier',
    seen: /at 390 px, image-alt/,
  },
  {
    name: 'does not expect the API to be down',
    change: inRender(
      inBrowser(
        'fetch(JSON.parse(document.getElementById("composition").textContent).config.providerApiUrl + "/smb/spentAmount");',
      ),
    ),
    rule: 'works with content and API down',
    seen: /uncaught: Failed to fetch/,
  },
  {
    name: 'renders in browsers only',
    change: "const Good = it.Component; it.Component = (props) => typeof window === 'undefined' ? null : Good(props);",
    rule: 'works without scripts',
    seen: /without scripts, it has no level 1 heading/,
    also: [unhydrated, 'survives a slow second'],
  },
  {
    name: 'gives its code no second to arrive',
    atLoad: inBrowser(
      "if (performance.getEntriesByType('resource').some(({ name, duration }) => name.includes('/mfe-contact/') && duration > 900)) throw new Error('too late');",
    ),
    rule: 'survives a slow second',
    seen: /Retry|never hydrated/,
  },
];
