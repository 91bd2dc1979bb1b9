import type { Picture as PictureOfContent } from '@site/content/fields/picture';
import type { RichText as RichTextDocument } from '@site/content/fields/rich-text';
import { Section } from '@site/ui/layout/Section';
import { Picture } from '@site/ui/media/Picture';
import { RichText } from '@site/ui/media/RichText';
import type { ReactNode } from 'react';
import type { DetailData } from '../detail-data.ts';
import { Chapter } from './Chapter.tsx';
import styles from './Story.module.css';

/** Client, challenge, solution and result; sections without text are omitted. */
export function Story({ study: { aboutClient, clientLogo, challenge, solution, result } }: { study: DetailData }) {
  if (![aboutClient, challenge, solution, result].some(Boolean)) return null;
  return (
    <Section className={styles.section}>
      <div className={styles.story}>
        <Text title="About Client" text={aboutClient}>
          <ClientLogo picture={clientLogo} />
        </Text>
        <Text title="The Challenge" text={challenge} />
        <Text title="The Solution" text={solution} />
        <Text title="The Result" text={result} />
      </div>
    </Section>
  );
}

function Text({ title, text, children }: { title: string; text: RichTextDocument | undefined; children?: ReactNode }) {
  if (!text) return null;
  return (
    <Chapter title={title}>
      {children}
      <div className={styles.text}>
        <RichText document={text} />
      </div>
    </Chapter>
  );
}

function ClientLogo({ picture }: { picture: PictureOfContent | undefined }) {
  if (picture) return <Picture picture={picture} sizes="12rem" maxWidth={192} className={styles.logo} />;
  return (
    <svg viewBox="0 0 48 48" role="img" aria-label="Client" className={styles.logo}>
      <path d="M8 42V12l16-6v36M24 18l16 6v18M4 42h40M14 18v2m0 6v2m0 6v2m18-8v2m0 6v2" />
    </svg>
  );
}
