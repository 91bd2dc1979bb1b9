import { isEnglish } from './word-weight.ts';

/**
 * Turns questions about the provider into questions to it: `Where is Bluecrest located?` is `Where are you located?`. Pages say `we`,
 * and most visitors `you`, so its name says nothing about what they ask.
 *
 * @param name the provider's name; a first word that is no English word stands for all of it
 */
export function createAddressing(name: string | undefined): (question: string) => string {
  const [first = '', ...rest] = name?.split(/\s+/) ?? [];
  if (!first) {
    return (question) => question;
  }
  const others = rest.map((word) => `\\s+${RegExp.escape(word)}`).join('');
  const named = `(?<!\\p{L})${RegExp.escape(first)}(?:${others})${isEnglish(first.toLowerCase()) ? '' : '?'}(?!\\p{L})`;
  const asked = "(?:^|(?<!\\p{L})(?:about|describe|who is|what is|who['’]s|what['’]s))\\P{L}*";
  const itself = new RegExp(`(?<=${asked})${named}(?=\\P{L}*$)`, 'iu');
  const possessive = new RegExp(`${named}['’]s?(?!\\p{L})`, 'giu');
  const verb = new RegExp(`(?<!\\p{L})(is|was|has|does)\\s+${named}`, 'giu');
  const any = new RegExp(named, 'giu');
  const verbs = new Map([
    ['is', 'are'],
    ['was', 'were'],
    ['has', 'have'],
    ['does', 'do'],
  ]);
  return (question) =>
    question
      .replace(possessive, 'your')
      .replace(itself, 'your company')
      .replace(verb, (_, is: string) => `${verbs.get(is.toLowerCase())} you`)
      .replace(any, 'you');
}
