import { createProviderApi } from '@site/contract/clients/provider-api';
import { useHost } from '@site/contract/host';
import { Button } from '@site/ui/controls/Button';
import { useIsHydrated } from '@site/ui/hydration/use-is-hydrated';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './AnswerFeedback.module.css';
import { isUnanswered, toQuotedPage } from './answer-links.ts';
import { longestComment, type Rating, sendFeedback } from './send-feedback.ts';

/**
 * Asks what the visitor thinks of an answer. A thumb only opens the form, which says what is kept; nothing is sent until the
 * visitor sends it.
 */
export function AnswerFeedback({ question, html }: { question: string; html: string }) {
  const { config } = useHost();
  const isHydrated = useIsHydrated();
  const [rating, setRating] = useState<Rating>();
  const [status, setStatus] = useState<'sending' | 'sent' | 'failed'>();
  const thanks = useRef<HTMLParagraphElement>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    // The button that had the focus is gone. The focus has the thanks read, so they need no live region.
    if (status === 'sent') thanks.current?.focus();
  }, [status]);

  if (!isHydrated) return null;

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!rating || status === 'sending') return;
    const comment = String(new FormData(event.currentTarget).get('comment') ?? '').trim();
    setStatus('sending');
    try {
      const page = toQuotedPage(html, config.siteOrigin);
      await sendFeedback(createProviderApi(config), { rating, question, page, comment });
      setStatus('sent');
    } catch {
      setStatus('failed');
    }
  }

  function cancel() {
    const pressed = thumbs.current?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-expanded="true"]');
    setRating(undefined);
    setStatus(undefined);
    pressed?.focus();
  }

  if (status === 'sent') {
    return (
      <p ref={thanks} tabIndex={-1} className={styles.thanks}>
        Thank you. That helps us to improve the answers.
      </p>
    );
  }
  return (
    <div className={styles.feedback}>
      <div ref={thumbs}>
        {isUnanswered(html) ? (
          <Missing isOpen={rating !== undefined} onOpen={() => setRating('unanswered')} />
        ) : (
          <Thumbs rating={rating} onRate={setRating} />
        )}
      </div>
      {rating && (
        <form className={styles.form} onSubmit={onSubmit}>
          <label htmlFor={id}>What should we know? (optional)</label>
          <input
            id={id}
            name="comment"
            className={styles.comment}
            maxLength={longestComment}
            aria-describedby={`${id}kept`}
          />
          <p id={`${id}kept`} className={styles.kept}>
            Sends your question, your rating, and this note. We take out names, email addresses, and numbers, and keep
            the rest for 180 days.
          </p>
          <div className={styles.buttons}>
            {/* A disabled button would lose the focus. */}
            <Button type="submit" look="secondary" aria-disabled={status === 'sending'}>
              {status === 'sending' ? 'Sending...' : 'Send'}
            </Button>
            <Button look="quiet" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      <p role="status" className={styles.status}>
        {status === 'failed' && 'We could not take that right now. Please try again later.'}
      </p>
    </div>
  );
}

function Thumbs({ rating, onRate }: { rating: Rating | undefined; onRate: (rating: Rating) => void }) {
  return (
    <fieldset className={styles.thumbs}>
      <legend>Was this helpful?</legend>
      <button type="button" aria-pressed={rating === 'good'} onClick={() => onRate('good')}>
        <ThumbsUp aria-hidden />
        Yes
      </button>
      <button type="button" aria-pressed={rating === 'bad'} onClick={() => onRate('bad')}>
        <ThumbsDown aria-hidden />
        No
      </button>
    </fieldset>
  );
}

function Missing({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  return (
    <div className={styles.thumbs}>
      <button type="button" aria-expanded={isOpen} onClick={onOpen}>
        Tell us that this answer is missing
      </button>
    </div>
  );
}
