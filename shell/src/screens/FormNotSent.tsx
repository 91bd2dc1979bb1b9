import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { Button } from '@site/ui/controls/Button';
import { TextField } from '@site/ui/controls/TextField';
import { Notice } from '@site/ui/feedback/Notice';
import { useLoaderData } from 'react-router-dom';
import styles from './FormNotSent.module.css';
import { Screen } from './Screen.tsx';

/** A form that was posted and not answered by the page it belongs to. */
export interface UnsentForm {
  /** Where it was posted. */
  action: string;
  /** What the visitor typed, by the name of the input. */
  fields: { name: string; label: string; value: string }[];
  /** What the form carries besides; its key makes sure that sending again is not sending twice. */
  hidden: { name: string; value: string }[];
  /** What is wrong with what was typed; empty where nothing is. */
  errors: { name: string; message: string }[];
}

export const formNotSentMeta = (): PageMeta => ({
  title: 'Not sent yet',
  description: 'Your message was not sent yet.',
  noIndex: true,
});

/** Keeps the typed text where a form's page is missing, late or broken, and sends it again. Needs no script. */
export function FormNotSent() {
  const { action, fields, hidden, errors } = useLoaderData<UnsentForm>();
  const isWrong = errors.length > 0;
  return (
    <Screen mark="One moment" title="Your message was not sent yet">
      <form method="post" action={action} className={styles.form} noValidate>
        <Notice tone="error">
          <p role="alert">
            {isWrong
              ? 'Please check what you typed, and send it again.'
              : 'This part of the site did not answer. What you typed is still here: please send it again in a moment. It will not arrive twice.'}
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
