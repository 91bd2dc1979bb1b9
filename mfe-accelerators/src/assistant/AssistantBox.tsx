import { createProviderApi } from '@site/contract/clients/provider-api';
import { useHost } from '@site/contract/host';
import { Button } from '@site/ui/controls/Button';
import { ArrowRight } from 'lucide-react';
import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react';
import { AnswerHistory } from './AnswerHistory.tsx';
import styles from './AssistantBox.module.css';
import { beforeField, type FormAnswer, longestQuestion, questionField, toBefore, toQuestion } from './answer-form.ts';
import { forgetInHistory } from './answer-history.ts';
import { isUnanswered } from './answer-links.ts';
import { ExchangeView } from './ExchangeView.tsx';
import { prepareSanitizer } from './show-answer.ts';
import { type Exchange, useExchanges } from './use-exchanges.ts';

const examples = [
  'Where do we start with several AWS accounts?',
  'Our AWS bill grows faster than our traffic',
  'Can invoices be read automatically?',
];

/**
 * The question box (spec sections 4, 5 and 8). Without JavaScript, it is a form that the page's action answers.
 *
 * @param titles program titles to highlight in answers
 * @param answered the page action's answer, if the form was sent without JavaScript
 */
export function AssistantBox({ titles, answered }: { titles: readonly string[]; answered: FormAnswer | undefined }) {
  const { config, trackEvent } = useHost();
  const api = useMemo(() => createProviderApi(config), [config]);
  const { exchanges, current, ask, drop, stop, retry } = useExchanges(api, answered, (answer) =>
    trackEvent({ name: 'question_asked', answered: !isUnanswered(answer) }),
  );
  const [isMissing, setMissing] = useState(answered?.question === '');
  const [isFull, setFull] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = toQuestion(new FormData(event.currentTarget, event.nativeEvent.submitter));
    // Enter pressed twice is no empty question.
    setMissing(!question && !current);
    if (!question) return input.current?.focus();
    prepareSanitizer();
    ask(question);
    if (input.current) input.current.value = '';
    setFull(false);
  }

  /** Puts the question back, but not over the next one that is typed while this one waits for its answer. */
  function edit({ id: exchangeId, question, status }: Exchange) {
    drop(exchangeId);
    forgetInHistory(question);
    if (!input.current) return;
    if (status !== 'asked' || !input.current.value.trim()) input.current.value = question;
    input.current.focus();
  }

  return (
    <div className={styles.box} data-state={toState(isMissing, exchanges.at(-1)?.status)}>
      <form method="post" className={styles.form} onSubmit={onSubmit} noValidate>
        {answered?.question &&
          toBefore(answered).map((question) => (
            <input key={question} type="hidden" name={beforeField} value={question} />
          ))}
        <label htmlFor={id}>Which accelerator fits? Ask in your own words.</label>
        <div className={styles.line}>
          <input
            ref={input}
            id={id}
            type="text"
            name={questionField}
            className={styles.input}
            placeholder={current ? 'Ask another question while you wait' : 'We want to …'}
            dir="auto"
            maxLength={longestQuestion}
            autoComplete="off"
            enterKeyHint="send"
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}error` : undefined}
            onChange={({ currentTarget: { value } }) => {
              setMissing(false);
              setFull(value.length === longestQuestion);
            }}
          />
          <Button type="submit" className={styles.ask}>
            Ask
            <ArrowRight aria-hidden />
          </Button>
        </div>
        {isMissing && (
          <p id={`${id}error`} role="alert" className={styles.error}>
            Please ask something...
          </p>
        )}
        {isFull && (
          <p role="status" className={styles.error}>
            A question can have at most {longestQuestion.toLocaleString('en-US')} characters.
          </p>
        )}
        {exchanges.length === 0 && (
          <ul className={styles.examples} aria-label="Example questions">
            {examples.map((example) => (
              <li key={example}>
                <button type="submit" name={questionField} value={example}>
                  {example}
                </button>
              </li>
            ))}
          </ul>
        )}
      </form>
      {exchanges.map((exchange) => (
        <ExchangeView
          key={exchange.id}
          exchange={exchange}
          titles={titles}
          isWaiting={exchange.status === 'asked' && exchange !== current}
          onEdit={() => edit(exchange)}
          onStop={() => stop(exchange.id)}
          onRetry={() => retry(exchange.id)}
        />
      ))}
      <AnswerHistory shown={exchanges.map(({ question }) => question).join('\n')} titles={titles} />
    </div>
  );
}

function toState(isMissing: boolean, status: Exchange['status'] | undefined): string {
  if (isMissing || status === 'failed') return 'error';
  if (status === 'asked') return 'loading';
  return status ? 'response' : 'idle';
}
