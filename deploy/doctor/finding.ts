/** What one check found. */
export interface Finding {
  /** `wrong`: visitors are going to notice. `note`: it works, but was it meant? */
  level: 'ok' | 'note' | 'wrong';
  /** What was looked at, such as `content`. */
  about: string;
  /** What was seen, and what to do about it. */
  text: string;
}

/** Makes the findings about one thing. */
export function findings(about: string) {
  const finding = (level: Finding['level']) => (text: string) => ({ level, about, text });
  return { ok: finding('ok'), note: finding('note'), wrong: finding('wrong') };
}
