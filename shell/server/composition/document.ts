import { compositionElementId } from '../../src/federation/composition.ts';
import type { HeadTag } from '../../src/head/head-tags.ts';
import { escapeHtml, escapeJson, toHeadHtml } from '../../src/head/write-head.ts';
import {
  afterPaintId,
  beforeHydrationScript,
  earlyPagesId,
  earlyPagesRules,
} from '../../src/hydration/before-hydration.ts';
import type { LinkedFile } from './page-files.ts';
import type { ShellAssets } from './shell-assets.ts';

/** What stands beside a page, and its code knows nothing of. */
export interface PageAside {
  html: string;
  /** Text of the style within its HTML. */
  style: string;
  /** Addresses of scripts of the shell. */
  scripts: readonly string[];
}

interface DocumentParts {
  /** HTML of the rendered page. */
  body: string;
  head: HeadTag[];
  assets: ShellAssets;
  /** Styles of the page and its fragments. */
  styles: { href: string; text: string }[];
  /** Scripts of the page's remotes. */
  scripts: LinkedFile[];
  /** JSON of the composition; a page without it gets no scripts. */
  composition: string | undefined;
  /** Whether it says that it shows drafts. */
  isDraft?: boolean;
  aside?: PageAside | undefined;
}

/**
 * The document of a rendered page. It contains all styles, so the first paint waits for nothing else. Scripts are fetched in
 * parallel once the page has been painted.
 *
 * @returns its HTML, and the text of each inline style
 */
export function toDocument(parts: DocumentParts): { html: string; inlineStyles: string[] } {
  const { body, head, assets, styles, scripts, composition, isDraft, aside } = parts;
  const [entry = '', ...shellScripts] = assets.scripts;
  const inlined = [...assets.styles, ...styles].map(({ href, text }) => ({
    href,
    text: text.replace(/<\//g, '<\\/'),
  }));
  const afterPaint = [
    `<script fetchpriority="low" src="${escapeHtml(entry)}"></script>`,
    ...shellScripts.map((href) => toScriptPreload({ href })),
    ...scripts.map((file) => toScriptPreload(file, ' crossorigin')),
  ];
  const early = `<template id="${afterPaintId}">${afterPaint.join('')}</template><script>${beforeHydrationScript}</script>`;
  // Other pages have links that end a preview or choose versions as soon as somebody asks for their address.
  const isForAll = !isDraft && !aside;
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0b1120" media="(prefers-color-scheme: dark)">',
    ...assets.fonts.map(toFontPreload),
    ...inlined.map(({ href, text }) => `<style data-href="${escapeHtml(href)}">${text}</style>`),
    `<link rel="expect" blocking="render" href="#${escapeHtml(findFirstLate(body))}">`,
    toHeadHtml(head),
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">',
    '<link rel="alternate" type="application/rss+xml" title="Press" href="/rss.xml">',
    ...(composition === undefined ? [] : [early]),
    ...(isForAll ? [`<script type="speculationrules" id="${earlyPagesId}">${earlyPagesRules}</script>`] : []),
    `</head><body><div id="root">${body}</div>`,
    ...(isDraft ? [draftBar] : []),
    ...(aside ? [aside.html] : []),
    ...(composition === undefined ? [] : [toJsonElement(composition)]),
    ...(aside?.scripts ?? []).map((src) => `<script defer fetchpriority="low" src="${escapeHtml(src)}"></script>`),
    '</body></html>',
  ].join('');
  return { html, inlineStyles: [...inlined.map(({ text }) => text), ...(aside ? [aside.style] : [])] };
}

/** Outside of what React renders, so that pages know nothing of it, and it works without scripts. */
const draftBar =
  '<aside class="draft-bar" aria-label="Preview">Draft<span aria-hidden="true">—</span><a class="draft-bar-exit" href="?preview=exit">exit</a></aside>';

/**
 * The first id below the first screen. The first paint waits for that element to arrive; otherwise half of the first screen
 * would be painted, and then move.
 */
function findFirstLate(body: string): string {
  return / data-layout="late".*? id="([^"]+)"/s.exec(body)?.[1] ?? 'content';
}

/**
 * A font that is not preloaded misses the first paint, and one that is holds it back. Wide screens have fast connections,
 * so that they wait for milliseconds; on narrow ones, text is painted at once in faces of the system.
 */
function toFontPreload(href: string): string {
  const wide = '(min-width: 1025px)';
  return `<link rel="preload" as="font" type="font/woff2" crossorigin media="${wide}" href="${escapeHtml(href)}">`;
}

function toJsonElement(json: string): string {
  return `<script type="application/json" id="${compositionElementId}">${escapeJson(json)}</script>`;
}

/** `crossorigin` and `integrity` must match the later request, or the browser downloads the file twice. */
function toScriptPreload({ href, integrity }: LinkedFile, crossOrigin = ''): string {
  const digest = integrity ? ` integrity="${integrity}"` : '';
  return `<link rel="preload" as="script"${crossOrigin}${digest} fetchpriority="low" href="${escapeHtml(href)}">`;
}
