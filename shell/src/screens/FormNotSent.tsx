import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { Button } from '@site/ui/controls/Button';
import { TextField } from '@site/ui/controls/TextField';
import { Notice } from '@site/ui/feedback/Notice';
import { useLoaderData } from 'react-router-dom';
import styles from './FormNotSent.module.css';
import { Screen } from './Screen.tsx';

/** A form whose page did not answer it. */
export interface UnsentForm {
  /** Where it was posted. */
  action: string;
  /** What the visitor typed, by the name of the input. */
  fields: { name: string; label: string; value: string }[];
  /** Its hidden fields. With the idempotency key among them, a form that is sent again arrives only once. */
  hidden: { name: string; value: string }[];
  /** Errors in what was typed. */
  errors: { name: string; message: string }[];
}

export const formNotSentMeta = (): PageMeta => ({
  title: 'Not sent yet',
  description: 'Your message has not been sent yet.',
  noIndex: true,
});

/** Gives typed text back when a form's page is missing, late or broken, and sends it again. Needs no script. */
export function FormNotSent() {
  const { action, fields, hidden, errors } = useLoaderData<UnsentForm>();
  const isWrong = errors.length > 0;
  return (
    <Screen mark="One moment" title="Your message has not been sent yet">
      <form method="post" action={action} className={styles.form} noValidate>
        <Notice tone="error">
          <p role="alert">
            {isWrong
              ? 'Please correct the fields that are marked below, then send it again.'
              : 'This part of the site did not answer. Everything you typed is still here, so please wait a moment and send it again. We will get it only once.'}
          </p>
        </Notice>
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map(({ name, label, value }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            defaultValue={value}
            multiline={value.length > 80 || value.includes('\n')}
            error={errors.find((error) => error.name === name)?.message}
          />
        ))}
        <Button type="submit">Send again</Button>
      </form>
    </Screen>
  );
}
