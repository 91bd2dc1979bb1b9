import { TextField } from '@site/ui/controls/TextField';
import { useEffect, useRef } from 'react';

/** How long to wait after the last keystroke before searching, in milliseconds. */
const pause = 150;

/**
 * Searches titles and descriptions while the visitor types. The field is uncontrolled, so that typing never waits for
 * results and text typed before hydration is searched too.
 *
 * @param pending whether the list is still on its way to what was searched last
 */
export function SearchField({
  text,
  pending = false,
  onSearch,
}: {
  text: string;
  pending?: boolean;
  onSearch: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(text);
  /** What was searched before the last search, until its list is shown. On a slow device, the URL may name such a text late. */
  const overtaken = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = () => {
    timer.current = undefined;
    const typed = input.current?.value.trim() ?? '';
    if (typed === sent.current) return;
    overtaken.current.add(sent.current);
    sent.current = typed;
    onSearch(typed);
  };
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    // Follows the URL after Back, Forward or Clear, unless the visitor is typing.
    if (!pending && text === sent.current) overtaken.current.clear();
    if (text === sent.current || timer.current || overtaken.current.has(text) || !input.current) return;
    sent.current = text;
    input.current.value = text;
  }, [text, pending]);

  useEffect(() => {
    // Searches for text typed before hydration. Must run after the effect above, which would overwrite it.
    latest.current();
    const followUrl = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      overtaken.current.clear();
    };
    addEventListener('popstate', followUrl);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', followUrl);
    };
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
