import { expect, it } from 'vitest';
import { toSmallTalk } from './small-talk.ts';

it.each([
  ['thanks', 'You’re welcome.'],
  ['Thank you so much for your help!', 'You’re welcome.'],
  ['thanks for the answer', 'You’re welcome.'],
  ['great, thanks a lot!', 'You’re welcome.'],
  ['That was very helpful, thank you', 'You’re welcome.'],
  ['thanks, that was helpful :-)', 'Good. Ask me anything else about this site.'],
  ['Thanks! That helps.', 'Good. Ask me anything else about this site.'],
  ['hello, how are you?', 'Fine, thank you. What would you like to know?'],
  ['no', 'All right. You can ask me something else about this site at any time.'],
  ['thank you, bye', 'Goodbye, and thank you for your visit.'],
])('replies to “%s”', (said, reply) => {
  expect(toSmallTalk(said)).toBe(reply);
});

it.each(['Hello, what is SkillSprint?', 'thanks, and what does it cost?', 'Is that useful for startups?', '?!', ''])(
  'leaves “%s” to the search',
  (question) => {
    expect(toSmallTalk(question)).toBeUndefined();
  },
);
