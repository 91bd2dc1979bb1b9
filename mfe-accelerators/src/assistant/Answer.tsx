import { useHost, useNavigate } from '@site/contract/host';
import { useIsHydrated } from '@site/ui/hydration/use-is-hydrated';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './Answer.module.css';
import { AnswerElements } from './AnswerElements.tsx';
import { highlightTitles } from './highlight-titles.ts';
import { showAnswer } from './show-answer.ts';

/** How long a visitor has to read before the first title is brought into view (spec section 7). */
const scrollDelay = 5_000;

/**
 * An answer of the assistant, as far as it is written. Screen readers hear it once it is complete, not word by word.
 *
 * @param html as the API sent it
 * @param titles of the programs, to be highlighted
 */
export function Answer({ html, complete, titles }: { html: string; complete: boolean; titles: readonly string[] }) {
  const { siteOrigin } = useHost().config;
  const isHydrated = useIsHydrated();
  const [hasNoSanitizer, setNoSanitizer] = useState(false);
  if (isHydrated && !hasNoSanitizer) {
    return <LiveAnswer html={html} complete={complete} titles={titles} onFailure={() => setNoSanitizer(true)} />;
  }
  return (
    <div className={styles.answer} aria-live="polite" aria-busy={!complete}>
      <AnswerElements html={html} siteOrigin={siteOrigin} />
    </div>
  );
}

/** @param onFailure called where nothing can sanitise the answer, e.g. because DOMPurify could not be loaded */
function LiveAnswer({
  html,
  complete,
  titles,
  onFailure,
}: {
  html: string;
  complete: boolean;
  titles: readonly string[];
  onFailure: () => void;
}) {
  const { config, preload } = useHost();
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);

  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    const container = element.current;
    if (!container || !html) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStale = false;
    showAnswer(container, html, config.siteOrigin).then(() => {
      if (isStale || !complete) return;
      const [first] = highlightTitles(container, titles);
      timer = setTimeout(() => first?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() }), scrollDelay);
    }, fail);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [html, complete, titles, config.siteOrigin]);

  // The links in it are plain ones, all to pages of this site.
  function linkOf(target: EventTarget): string | null | undefined {
    return (target as Element).closest('a')?.getAttribute('href');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed; Enter clicks them.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      ref={element}
      className={styles.answer}
      aria-live={complete ? 'polite' : 'off'}
      aria-busy={!complete}
      onClick={(event) => {
        const path = linkOf(event.target);
        if (!path || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(path, { viewTransition: 'startViewTransition' in document });
      }}
      onPointerOver={(event) => {
        const path = linkOf(event.target);
        if (path) preload(path);
      }}
    />
  );
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
