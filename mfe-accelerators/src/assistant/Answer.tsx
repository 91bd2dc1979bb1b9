import { useHost, useNavigate } from '@site/contract/host';
import { useIsHydrated } from '@site/ui/hydration/use-is-hydrated';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './Answer.module.css';
import { AnswerElements } from './AnswerElements.tsx';
import { highlightTitles } from './highlight-titles.ts';
import { showAnswer } from './show-answer.ts';

/** Milliseconds until the first highlighted title scrolls into view (spec section 7). */
const scrollDelay = 5_000;

/**
 * The assistant's answer as it streams in. Screen readers announce it once it is complete, not word by word.
 *
 * @param html untrusted, as the API sent it
 * @param titles program titles to highlight
 * @param isPast whether it was announced before and must not scroll
 */
export function Answer({
  html,
  complete,
  titles,
  isPast = false,
}: {
  html: string;
  complete: boolean;
  titles: readonly string[];
  isPast?: boolean;
}) {
  const { siteOrigin } = useHost().config;
  const isHydrated = useIsHydrated();
  const [hasNoSanitizer, setNoSanitizer] = useState(false);
  if (isHydrated && !hasNoSanitizer) {
    return (
      <LiveAnswer
        html={html}
        complete={complete}
        titles={titles}
        isPast={isPast}
        onFailure={() => setNoSanitizer(true)}
      />
    );
  }
  return (
    <div className={styles.answer} aria-live="polite" aria-busy={!complete}>
      <AnswerElements html={html} siteOrigin={siteOrigin} />
    </div>
  );
}

/** @param onFailure called when there is no sanitizer, e.g. because DOMPurify failed to load */
function LiveAnswer({
  html,
  complete,
  titles,
  isPast,
  onFailure,
}: {
  html: string;
  complete: boolean;
  titles: readonly string[];
  isPast: boolean;
  onFailure: () => void;
}) {
  const { config, preload } = useHost();
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);

  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    const container = element.current;
    if (!container) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStale = false;
    showAnswer(container, html, config.siteOrigin, { isNews: complete && !isPast }).then(() => {
      if (isStale || !complete) return;
      const [first] = highlightTitles(container, titles);
      if (isPast) return;
      timer = setTimeout(() => first?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() }), scrollDelay);
    }, fail);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [html, complete, titles, isPast, config.siteOrigin]);

  // Answers contain plain links, and all of them stay on this site.
  function linkOf(target: EventTarget): string | null | undefined {
    return (target as Element).closest('a')?.getAttribute('href');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: visitors click the links inside, and Enter clicks a link too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      ref={element}
      className={styles.answer}
      aria-live={complete && !isPast ? 'polite' : 'off'}
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
