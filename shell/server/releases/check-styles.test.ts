import { expect, it } from 'vitest';
import { checkStyles } from './check-styles.ts';

const check = (text: string) => checkStyles(new Map([['pages-home.css', text]]), 'mfe-contact');

it.each([
  '@layer pages{.mfe-contact-form-x1{color:red}}',
  '@layer pages{@media (min-width:48rem){.mfe-contact-form-x1:is(:hover,:focus)>a{color:red}}}',
  '@layer pages{.mfe-contact-form-x1 p,.mfe-contact-a:has(button)::before{color:red}}',
  '@layer pages{:is(.mfe-contact-a,.mfe-contact-b) span{color:red}}',
  '@layer pages{.mfe-contact-a{& :hover{color:red}}}',
  '@keyframes mfe-contact-spin{to{rotate:1turn}}',
  '@layer pages{.mfe-contact-list>li+li::before{content:none}}',
  '@layer pages{@container (min-width:20rem){.mfe-contact-a~.mfe-contact-b{@starting-style{opacity:0}}}}',
])('accepts a style that stays with its own classes: %s', (text) => {
  expect(check(text)).toEqual([]);
});

it.each([
  ['body{display:none}', 'body'],
  ['@layer pages{body{display:none}}', 'body'],
  ['@layer pages{header a{color:red}}', 'header a'],
  ['@layer pages{.mfe-marketing-hero{color:red}}', '.mfe-marketing-hero'],
  ['@layer pages{body:has(.mfe-contact-form){overflow:hidden}}', 'body:has(.mfe-contact-form)'],
  ['@layer pages{:is(.mfe-contact-a,nav) a{color:red}}', 'nav'],
  ['.mfe-contact-form-x1{color:red}', '@layer'],
  ['@layer pages{:root{--color-text:red}}', ':root'],
  ['@import "https://evil.example.com/a.css";', 'import'],
  ['@property --color-text{syntax:"<color>";inherits:true;initial-value:red}', '@property'],
  ['@font-face{font-family:Inter;src:url(a.woff2)}', '@font-face'],
  ['@layer zzz,pages;', 'layers'],
  ['@layer pages{.mfe-contact-b~footer{display:none}}', 'footer'],
  ['@layer pages{.mfe-contact-b{&+footer{display:none}}}', 'footer'],
  ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin'],
])('refuses a style that reaches beyond the remote: %s', (text, named) => {
  expect(check(text).join()).toContain('pages-home.css');
  expect(check(text).join()).toContain(named);
});
