import { HtmlValidate } from 'html-validate';
import { ask } from '../site/ask.ts';
import { brokenPath, pagePaths, unknownPath } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test('the HTML of every page is valid', async ({ site }) => {
  for (const path of [...pagePaths, brokenPath, unknownPath]) {
    const { text } = await ask(site.url, path);
    const { results } = await validator.validateString(text, path);
    const mistakes = results
      .flatMap(({ messages }) => messages)
      .map(({ message, selector }) => `${message} ${selector}`);
    expect.soft(mistakes, path).toEqual([]);
    expect.soft(text.match(/<(?:img|source)(?=[^>]* sizes=)(?![^>]* srcset=)[^>]*>/gi) ?? [], path).toEqual([]);
  }
});
