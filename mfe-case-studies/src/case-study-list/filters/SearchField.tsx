import { TextField } from '@site/ui/controls/TextField';
import { useEffect, useRef } from 'react';

/** How long typing pauses before its text is searched for, in milliseconds. */
const pause = 150;

/**
 * Free text over title and description, searched for while it is typed. The field keeps its own text, so that a letter
 * never waits for results, and what was typed before the page came alive is searched for too.
 */
export function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = () => {
    timer.current = undefined;
    const typed = input.current?.value.trim() ?? '';
    if (typed === sent.current) return;
    sent.current = typed;
    onSearch(typed);
  };
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    // Back, forward or Clear: the address leads, and the field follows, unless somebody is typing.
    if (text === sent.current || timer.current || !input.current) return;
    sent.current = text;
    input.current.value = text;
  }, [text]);

  useEffect(() => {
    // Only now, lest the address wins over what was typed before.
    latest.current();
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <TextField
      ref={input}
      label="Search"
      type="search"
      name="q"
      placeholder="Title or description"
      autoComplete="off"
      enterKeyHint="search"
      defaultValue={text}
      onChange={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latest.current(), pause);
        // So that it is there when the pause is over.
        void import('../search/search-case-studies.ts').catch(() => {});
      }}
    />
  );
}
