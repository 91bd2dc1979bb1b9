/**
 * A person's words as one line, for the history: line breaks, and characters that move the cursor or turn the direction of
 * text, could make it look in a terminal as if somebody else had done something else.
 */
export function toOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
}
