const replies: [pattern: RegExp, reply: string][] = [
  [
    /^(?:hi|hey|hello|hi there|hello there|good (?:morning|afternoon|evening|day)|greetings)$/,
    'Hello! What would you like to know?',
  ],
  [/^(?:how are you|how do you do|how is it going)(?: today)?$/, 'Fine, thank you. What would you like to know?'],
  [
    /^(?:(?:ok|okay|great|perfect|cool|nice|alright|got it|understood|yes)\s*)+(?:thanks?|thank you)?$/,
    'Good. Ask me anything else about this site.',
  ],
  [
    /^(?:no|nope|nothing else)(?: thanks?| thank you)?$/,
    'All right. You can ask me something else about this site at any time.',
  ],
  [
    /^(?:many )?(?:thanks?|thank you|thx|cheers)(?: you)?(?: (?:so|very) much| a lot)?(?: for (?:your|the) (?:help|answer))?$/,
    'You’re welcome.',
  ],
  [
    /^(?:(?:(?:that|this|it)(?: was| is| s)? )?(?:very |really |so )?(?:helpful|useful)|that help(?:s|ed)(?: me)?(?: a lot)?|good job|well done)$/,
    'Good. Ask me anything else about this site.',
  ],
  [/^(?:bye|goodbye|bye bye|see you|have a nice day)$/, 'Goodbye, and thank you for your visit.'],
  [
    /^(?:what can you do|who am i talking to|what are you|help|help me|are you (?:a |an )?(?:bot|robot|human|person|real|ai|machine)(?: person)?)$/,
    'I am this site’s assistant, not a person. I look up what its pages say about our accelerators, services, case studies, funding, and policies, and I say so when I don’t know.',
  ],
];

/** The polite reply to a greeting or thanks, of several the last. `undefined` if something is asked. */
export function toSmallTalk(question: string): string | undefined {
  const phrases = question
    .toLowerCase()
    .split(/[.,;:!?–—\n]/)
    .map((phrase) =>
      phrase
        .replace(/[^\p{L}\s]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  const said = phrases.map((phrase) => replies.find(([pattern]) => pattern.test(phrase))?.[1]);
  return said.every(Boolean) ? said.at(-1) : undefined;
}
