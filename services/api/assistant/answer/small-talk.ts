const replies: [pattern: RegExp, reply: string][] = [
  [
    /^(?:hi|hey|hello|hi there|hello there|good (?:morning|afternoon|evening|day)|greetings)$/,
    'Hello! What would you like to know?',
  ],
  [/^(?:how are you|how do you do|how is it going)(?: today)?$/, 'Fine, thank you. What would you like to know?'],
  [
    /^(?:(?:ok|okay|great|perfect|cool|nice|alright|got it|understood|yes|no)\s*)+(?:thanks?|thank you)?$/,
    'Good. Ask me anything else about this site.',
  ],
  [
    /^(?:many )?(?:thanks?|thank you|thx|cheers)(?: you)?(?: (?:so|very) much| a lot| for (?:your|the) help)?$/,
    'You’re welcome.',
  ],
  [/^(?:bye|goodbye|bye bye|see you|have a nice day)$/, 'Goodbye, and thank you for your visit.'],
  [
    /^(?:what can you do|who am i talking to|what are you|help|help me|are you (?:a |an )?(?:bot|robot|human|person|real|ai|machine)(?: person)?)$/,
    'I am this site’s assistant, not a person. I look up what its pages say about our accelerators, services, case studies, funding, and policies, and I say so when I don’t know.',
  ],
];

/** The polite reply to a greeting or thanks. `undefined` if something is asked. */
export function toSmallTalk(question: string): string | undefined {
  const plain = question
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return replies.find(([pattern]) => pattern.test(plain))?.[1];
}
