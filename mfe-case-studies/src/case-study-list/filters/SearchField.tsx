import { TextField } from '@site/ui/controls/TextField';
import { useEffect, useRef } from 'react';

/** How long to wait after the last keystroke before searching, in milliseconds. */
const pause = 150;

/**
 * Searches titles and descriptions while the visitor types. The field is uncontrolled, so that typing never waits for
 * results and text typed before hydration is searched too.
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
    // Follows the URL after Back, Forward or Clear, unless the visitor is typing.
    if (text === sent.current || timer.current || !input.current) return;
    sent.current = text;
    input.current.value = text;
  }, [text]);

  useEffect(() => {
    // Searches for text typed before hydration. Must run after the effect above, which would overwrite it.
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
        // Starts loading the search so that it is ready after the pause.
        void import('../search/search-case-studies.ts').catch(() => {});
      }}
    />
  );
}
