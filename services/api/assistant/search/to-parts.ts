const asking = '(?:how|what|when|where|who|which|why|is|are|do|does|did|can|could|will)';
const between = new RegExp(`[?!;.]+\\s+|,?\\s+and\\s+(?=(?:also\\s+)?${asking}\\b)`, 'i');
const most = 3;

/** The questions in a question, such as `How long does it take and what does it cost?`. At most three. */
export function toParts(question: string): string[] {
  const parts = question.split(between).map((part) => part.trim());
  return parts.filter((part) => /\p{L}.*\s/u.test(part)).length > 1 ? parts.filter(Boolean).slice(0, most) : [question];
}
